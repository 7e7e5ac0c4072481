/** Eight goblins told apart by outline alone; colour and letter come on top. Drawn in 100 x 100. */
export interface Goblin {
  /** ears, hat or tool behind the head */
  back: string;
  /** what sits on top of the head */
  top: string;
  fill: string;
  ink: string;
}

export const HEAD = "M50 30c14 0 22 9 21 20-1 12-10 20-21 20s-20-8-21-20c-1-11 7-20 21-20z";
export const ROBE = "M24 97c0-19 9-29 26-29s26 10 26 29z";

const WIDE = "M33 44 3 35q8 20 29 22zM67 44l30-9q-8 20-29 22z";
const SMALL = "M32 46 14 38q4 16 18 18zM68 46l18-8q-4 16-18 18z";
const BAT = "M36 40 17 3q24 6 32 28zM64 40 83 3Q59 9 51 31z";
const DROOP = "M33 42C10 40 6 60 11 80c10-4 18-12 23-24zM67 42c23-2 27 18 22 38-10-4-18-12-23-24z";
const HORNS = "M38 37C18 35 9 22 13 4c8 14 18 20 32 24zM62 37c20-2 29-15 25-33-8 14-18 20-32 24z";

export const GOBLINS: readonly Goblin[] = [
  { back: WIDE, top: "", fill: "#d55445", ink: "#ffffff" },
  { back: SMALL, top: "M26 39 60 1q2 20 15 37-25 7-49 1z", fill: "#a06ac9", ink: "#ffffff" },
  { back: BAT, top: "", fill: "#e88b2e", ink: "#1a1208" },
  {
    back: SMALL,
    top: "M27 40q0-22 23-22t23 22zM70 31h24v7H71zM24 38h52v5H24z",
    fill: "#4f9e55",
    ink: "#ffffff",
  },
  { back: DROOP, top: "", fill: "#4c84d8", ink: "#ffffff" },
  {
    back: SMALL,
    top: "M33 37 24 14l14 9 4-20 10 17L64 4l1 19 13-8-10 23q-17-9-35-1z",
    fill: "#eccb3c",
    ink: "#1a1208",
  },
  {
    back: SMALL,
    top: "M43 32V15h14v17zM50 1q8 8 0 13-8-5 0-13zM36 30h28v5H36z",
    fill: "#f4efe2",
    ink: "#1a1208",
  },
  { back: HORNS, top: "", fill: "#3a3743", ink: "#ffffff" },
];

export const LETTERS = "ABCDEFGH";
