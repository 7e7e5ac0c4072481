/** Options as paths of targets: pick one target after the other until one option is left. */
import type { Choice } from "../wire.ts";

/** Something that can be pointed at: `square:e3`, `slot:1`, `seat:2`. */
export type Target = string;
export type Path = (choice: Choice) => Target[];

/** The usual path: one target for each argument. */
export function usualPath(choice: Choice): Target[] {
  return Object.entries(choice.args).map(([name, value]) => `${name}:${value}`);
}

/** The options that begin with what was picked. */
export function candidates(options: readonly Choice[], path: Path, picked: Target[]): Choice[] {
  return options.filter((choice) => {
    const targets = path(choice);
    return picked.every((target, n) => targets[n] === target);
  });
}

/** What can be pointed at next, with the options it leads to. */
export function lit(
  options: readonly Choice[],
  path: Path,
  picked: Target[],
): Map<Target, Choice[]> {
  const found = new Map<Target, Choice[]>();
  for (const choice of candidates(options, path, picked)) {
    const next = path(choice)[picked.length];
    if (next === undefined) continue;
    const there = found.get(next);
    if (there) there.push(choice);
    else found.set(next, [choice]);
  }
  return found;
}

/** The options that are fully picked. */
export function complete(options: readonly Choice[], path: Path, picked: Target[]): Choice[] {
  return candidates(options, path, picked).filter(
    (choice) => path(choice).length === picked.length,
  );
}

/** Options by kind, in the order they came. */
export function byKind(options: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of options) {
    const group = groups.get(choice.kind);
    if (group) group.push(choice);
    else groups.set(choice.kind, [choice]);
  }
  return groups;
}
