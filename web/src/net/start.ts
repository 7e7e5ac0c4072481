/** A game at once: yourself, and as many programs as the game usually has. */
import { USUAL_SEATS, type GameName } from "../games/catalogue.ts";
import { t } from "../i18n/text.svelte.ts";
import { route } from "../shell/route.svelte.ts";
import { api } from "./http.ts";

export async function playAtOnce(game: GameName, bot: string): Promise<void> {
  const me = { kind: "me", name: myName() } as const;
  const names = t("ui-bot-names").split(", ");
  const others = Array.from({ length: USUAL_SEATS[game] - 1 }, (_, n) => ({
    kind: "bot" as const,
    bot,
    name: names[n] ?? null,
  }));
  const table = await api.create({ game, seats: [me, ...others], start: true });
  route.go(`/t/${table.id}`);
}

export function myName(): string {
  return localStorage.getItem("name") ?? t("ui-default-name");
}
