/**
 * Faces from a kit of parts. A recipe is seven signs: head, hair, hat, beard, eyes, extra, coat.
 * A card without a recipe gets one from its id, the same every time.
 */
export interface Recipe {
  head: string;
  hair: string;
  hat: string;
  beard: string;
  eyes: string;
  extra: string;
  coat: string;
}

// head  o oval, s square, l long, r round
// hair  - none, s short, l long, b bun, c curly, f fringe, p plait, w wild
// hat   - none, n naval cap, k kepi, h hood, f fedora, t turban, p pith helmet, u fur hat,
//       a flying cap, b bandana, e beret, s straw cone, w wreath, z fez, v veil, q spiked helmet
// beard - none, m moustache, g goatee, f full, l long, h handlebar, s stubble
// eyes  d dots, g glasses, m monocle, p patch, o goggles, l lashes, n narrow
// extra - none, s scar, e earring, p pipe, c cigarette, n necklace, m face marks, t tear
// coat  j jacket, u uniform, r robe, d dress, f fur, s striped shirt, b bare
const RECIPES: Record<string, string> = {
  A01: "ol--lnd",
  A02: "ls--dmb",
  A03: "ss--deb",
  A04: "os-gdmb",
  A05: "rsbsd-s",
  A06: "sfbhpej",
  A07: "lsn-n-u",
  A08: "l-h-nsr",
  A09: "ssnmd-u",
  A10: "ospmm-u",
  A11: "of--d-j",
  B01: "rw-fg-j",
  B02: "ob-ldnd",
  B03: "rs--d-j",
  B04: "rbv-led",
  B05: "olb-lmd",
  B06: "ls-gncj",
  B07: "ssfhmsj",
  B08: "rskmd-u",
  B09: "ob-lled",
  B10: "swf-nsr",
  B11: "sf--gpj",
  C01: "ol--l-d",
  C02: "rcw-d-r",
  C03: "l-h-l-r",
  C04: "rsk-g-u",
  C05: "rsnfd-u",
  C06: "lskhm-u",
  C07: "ssemgpu",
  C08: "osa-o-u",
  C09: "sskmdpu",
  C10: "rsefd-j",
  C11: "ofv-lcd",
  D01: "lst-dsr",
  D02: "lw--dnr",
  D03: "lstld-r",
  D04: "oszmd-u",
  D05: "rstgner",
  D06: "ssbsdcj",
  D07: "s-zsdmu",
  D08: "l-h-nmb",
  D09: "owt-dtr",
  D10: "lspmgpu",
  D11: "s-qhm-u",
  E01: "of--lnd",
  E02: "rp--l-r",
  E03: "ssa-o-j",
  E04: "ssufd-u",
  E05: "rsuhpsu",
  E06: "rskmn-u",
  E07: "s-s-nsj",
  E08: "lsugdsu",
  E09: "r-slg-r",
  E10: "olu-lcf",
  E11: "lsamg-j",
  F01: "ol--ltd",
  F02: "ofe-led",
  F03: "lwtld-r",
  F04: "rstfd-r",
  F05: "oszhd-u",
  F06: "ssksd-u",
  F07: "rsumnsf",
  F08: "lstmp-r",
  F09: "rs-lger",
  F10: "s-kfd-u",
  F11: "lse-gcu",
  G01: "rsegd-j",
  G02: "ob--lnd",
  G03: "rf--d-s",
  G04: "ssshd-s",
  G05: "lsf-m-j",
  G06: "s-zsn-u",
  G07: "os-mgcj",
  G08: "o--gm-u",
  G09: "of--l-d",
  G10: "lshgd-r",
  G11: "rs-fgpj",
};

const CHOICES: (readonly [keyof Recipe, string])[] = [
  ["head", "oslr"],
  ["hair", "slcfbpw"],
  ["hat", "-nkhftpuabeswzv"],
  ["beard", "-mgfhs"],
  ["eyes", "dgmpoln"],
  ["extra", "-secpnmt"],
  ["coat", "jurdfsb"],
];

export function recipeText(card: string): string {
  return RECIPES[card] ?? derived(card);
}

export function recipe(card: string): Recipe {
  const text = recipeText(card);
  return Object.fromEntries(
    CHOICES.map(([name], n) => [name, text.charAt(n)]),
  ) as unknown as Recipe;
}

/** For packs that bring their own people: digits of a hash of the id choose the parts. */
function derived(card: string): string {
  let hash = 2166136261;
  for (const letter of card) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return CHOICES.map(([, parts]) => {
    const part = parts.charAt(hash % parts.length);
    hash = Math.imul(hash ^ (hash >>> 7), 2246822519) >>> 0;
    return part;
  }).join("");
}

export const CARDS = Object.keys(RECIPES);

/** The word that is lettered on an object: `cry-bang` and so on in the catalogues. */
const CRIES: Record<string, string> = {
  A12: "psst",
  A13: "splash",
  A14: "swish",
  A15: "boom",
  B12: "pling",
  B13: "hmm",
  B14: "swish",
  B15: "bang",
  C12: "la",
  C13: "flap",
  C14: "bang",
  C15: "kaboom",
  D12: "pling",
  D13: "swish",
  D14: "bang",
  D15: "kaboom",
  E12: "psst",
  E13: "bang",
  E14: "boom",
  E15: "rattle",
  F12: "hmm",
  F13: "clop",
  F14: "swish",
  F15: "bang",
  G12: "psst",
  G13: "hmm",
  G14: "swish",
  G15: "bang",
};

export function cryOf(card: string, side: string | undefined): string {
  return CRIES[card] ?? (side === "black" ? "bang" : "psst");
}
