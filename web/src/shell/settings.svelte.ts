/** What a person set on this device: looks, motion, sound, speed. */
import { preferredLanguage, texts, type Language } from "../i18n/text.svelte.ts";

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  motion: boolean;
  sound: boolean;
  volume: number;
  confirm: boolean;
  forced: boolean;
  notify: boolean;
  /** Letters and digits as short cuts: who speaks to the device may not want them (WCAG 2.1.4). */
  keys: boolean;
}

const coarse = matchMedia("(pointer: coarse)").matches;

const DEFAULTS: Kept = {
  theme: "system",
  motion: true,
  sound: !coarse,
  volume: 0.5,
  confirm: coarse,
  forced: true,
  notify: false,
  keys: true,
};

class Settings {
  kept = $state<Kept>({ ...DEFAULTS, ...stored() });

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    localStorage.setItem("settings", JSON.stringify(this.kept));
    this.show();
  }

  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.kept.theme;
    root.dataset["motion"] = this.kept.motion ? "on" : "off";
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    await texts.speak(language);
  }

  async start(): Promise<void> {
    this.show();
    await texts.speak(preferredLanguage());
  }
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
