import type { Line } from '../problems.js';

/** The lines of a file sorted by what they are; each list keeps the order of the file. */
export interface Records {
  /** Records 001. */
  readonly players: Line[];
  /** Descriptive records, kept as they are. */
  readonly header: Line[];
  /** Records of all codes that are known, by code. */
  readonly byTag: ReadonlyMap<string, Line[]>;
  readonly comments: Line[];
  /** Records about teams (TRF16 section 3, TRF26 section 4). */
  readonly teams: Line[];
  /** National Rating Support (TRF26 section 3). */
  readonly national: Line[];
  readonly unknown: Line[];
}

/** The lines of several codes in file order. */
export function linesOf({ byTag }: Pick<Records, 'byTag'>, ...codes: string[]): Line[] {
  const lines: Line[] = [];
  for (const code of codes) for (const line of byTag.get(code) ?? []) lines.push(line);
  return lines.sort((a, b) => a.number - b.number);
}

/** The code of a record: positions 1-3. */
export function codeOf({ text }: Line): string {
  return text.slice(0, 3);
}
