/** What shows its text when it is pointed at or has the focus; a tap or click does it as well. */
import type { Target } from "../prompt/draft.ts";
import type { Scene } from "../table/scene.svelte.ts";

export interface Reads {
  onpointerenter: (event: PointerEvent) => void;
  onfocus: () => void;
}

export function reads(scene: Scene, target: Target): Reads {
  const look = (): void => {
    scene.looked = target;
  };
  return {
    onpointerenter: (event) => {
      if (event.pointerType === "mouse") look();
    },
    onfocus: look,
  };
}
