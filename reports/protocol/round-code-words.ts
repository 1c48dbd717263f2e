/** A round of somebody as it is told in a protocol ("12 w 1", "- H"; see `roundCode`), in words. */
export interface RoundCodeWords {
  /** "white against 12", "a half-point bye". */
  readonly place: string;
  /** "1", "½", "1 (1, ½)"; "no result". */
  readonly result: string;
}

/** What is no such code stays as it is. */
export function roundCodeWords(code: string): RoundCodeWords {
  const [, opponent, colour, result = 'no result'] = /^(\d+) ([wb-])(?: (.+))?$/.exec(code) ?? [];
  if (opponent !== undefined && colour !== undefined)
    return { place: `${COLOURS[colour] ?? ''} against ${opponent}`, result: result.replaceAll('=', '½') };
  const bye = /^- (.)$/.exec(code)?.[1];
  return { place: BYES[bye ?? ''] ?? code, result: code };
}

const COLOURS: Readonly<Record<string, string>> = { w: 'white', b: 'black', '-': 'no colour' };

const BYES: Readonly<Record<string, string>> = {
  U: 'the pairing-allocated bye',
  F: 'a full-point bye',
  H: 'a half-point bye',
  Z: 'a zero-point bye or an absence',
};
