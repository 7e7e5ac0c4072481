/**
 * Dragging with the mouse: a lit card to the board, a piece to a lit square. It presses what tapping
 * would press, one after the other, so nothing can be dragged that could not be tapped. Fingers
 * scroll, and tap.
 */

const START = 8; // pixels before a press becomes a drag
const PATIENCE = 4000; // milliseconds the service has to light the square for the dragged card
const CARD = ".hand .lit";
const PLACE = "[data-square], [data-place]";

export interface Dragging {
  /** Whether a choice waits for its confirmation; a drag says it already. */
  confirm: () => void;
}

export function draggable(table: HTMLElement, { confirm }: Dragging): () => void {
  let source: Element | null = null;
  let from = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let dragged = false;
  let waiting: MutationObserver | undefined;

  function down(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const target = event.target as Element;
    source = target.closest(CARD) ?? target.closest("[data-square]");
    from = { x: event.clientX, y: event.clientY };
    dragged = false;
  }

  function move(event: PointerEvent): void {
    if (!source) return;
    if (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < START) return;
    if (!dragged) begin();
    over(event)?.classList.add("under");
    if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  function begin(): void {
    dragged = true;
    table.classList.add("dragging");
    if (!(source instanceof HTMLElement)) return;
    ghost = source.cloneNode(true) as HTMLElement;
    ghost.classList.add("ghost");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.width = `${source.offsetWidth}px`;
    source.parentElement?.append(ghost);
  }

  /** What lies below the pointer; nothing else is under it any more. */
  function over(event: PointerEvent): Element | null {
    table.querySelectorAll(".under").forEach((one) => {
      one.classList.remove("under");
    });
    const below = document.elementFromPoint(event.clientX, event.clientY);
    return below?.closest(PLACE) ?? null;
  }

  function up(event: PointerEvent): void {
    const [start, place] = [source, dragged ? over(event) : null];
    const onBoard = dragged && document.elementFromPoint(event.clientX, event.clientY);
    end();
    if (!start || !onBoard || place === start) return;
    place?.classList.remove("under");
    if (start.matches(CARD)) {
      if (!onBoard.closest(".board")) return;
      press(start);
      if (place) pressWhenLit(place);
    } else if (lit(place)) {
      press(place);
    }
  }

  function end(): void {
    source = null;
    ghost?.remove();
    ghost = null;
    table.classList.remove("dragging");
  }

  function lit(place: Element | null): place is Element {
    return place?.matches(".lit, :has(> .lit)") ?? false;
  }

  function press(what: Element): void {
    const button = what.matches(".lit") ? what : (what.querySelector(":scope > .lit") ?? what);
    button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    confirm();
  }

  function pressWhenLit(place: Element): void {
    waiting?.disconnect();
    const observer = new MutationObserver(() => {
      if (!lit(place)) return;
      observer.disconnect();
      press(place);
    });
    observer.observe(place, { attributes: true, subtree: true, attributeFilter: ["class"] });
    setTimeout(() => {
      observer.disconnect();
    }, PATIENCE);
    waiting = observer;
  }

  /** The click that follows a drag was no click. */
  function click(event: MouseEvent): void {
    if (dragged && event.isTrusted) event.stopPropagation();
    dragged = false;
  }

  table.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  table.addEventListener("click", click, true);
  return () => {
    waiting?.disconnect();
    end();
    table.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
    table.removeEventListener("click", click, true);
  };
}
