/** The names of places in a page: "open.trf", "open.trf.r5", "open.trf.r5.b2". */
export function fileAnchor(file: string): string {
  return file.replace(/[^A-Za-z0-9_./-]/gu, (sign) => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`);
}

export function roundAnchor(file: string, round: number): string {
  return `${fileAnchor(file)}.r${round}`;
}

/** @param index of the bracket, from the top: 0 is the first. */
export function bracketAnchor(file: string, round: number, index: number): string {
  return `${roundAnchor(file, round)}.b${index + 1}`;
}

/** Where a page has both, what is wrong with a bracket and how it is paired, the latter has this name: "open.trf.r5.s2". */
export function storyAnchor(file: string, round: number, index: number): string {
  return `${roundAnchor(file, round)}.s${index + 1}`;
}

/** The statement on a round, which a page in a file prints: "open.trf.r5.sheet". */
export function sheetAnchor(file: string, round: number): string {
  return `${roundAnchor(file, round)}.sheet`;
}

/** @param index of the norm in the audit of the file, from 0: "open.trf.n1.sheet". */
export function normSheetAnchor(file: string, index: number): string {
  return `${fileAnchor(file)}.n${index + 1}.sheet`;
}

/** What the name of a place speaks of. */
export interface NamedPlace {
  /** As {@link fileAnchor} gives it. */
  readonly file: string;
  /** Null: the file as a whole. */
  readonly round: number | null;
  /** There is more to the name: a bracket, or its story. */
  readonly isBracket: boolean;
  readonly isStory: boolean;
}

/** The place that a name stands for; a file that is called "open.r5" is meant where it is one of `files`. */
export function placeNamed(anchor: string, files: readonly string[]): NamedPlace {
  const whole = { file: anchor, round: null, isBracket: false, isStory: false };
  if (files.includes(anchor)) return whole;
  const found = /^(.*)\.r(\d+)(?:\.([bs])\d+)?$/.exec(anchor);
  if (found === null) return whole;
  const [, file, round, kind] = found;
  return { file, round: Number(round), isBracket: kind !== undefined, isStory: kind === 's' };
}
