import { wholeNumber } from './records/fields.js';
import { placeOf, type Line, type ProblemLog } from './problems.js';
import type { Tournament } from './tournament.js';

/** A pair or a pairing-allocated bye in a comment. Whether the first of a pair has White is not certain. */
export type AlteredBoard = { readonly pair: readonly [number, number] } | { readonly bye: number };

/**
 * What a comment says about a round that does not come from the pairing program alone (TEC Manual 3.9.4.9). `mpa`: a
 * manual pairing alteration, from what the program paired to what was played. `full-point-bye`: to whom it was given.
 * `correction`, `import`, `fide-mode-exited`: what was done stays a text.
 */
export type DeclaredAlteration = {
  readonly round: number;
  /** The comment without its `###`. */
  readonly text: string;
} & (
  | {
      readonly kind: 'mpa';
      readonly engine: readonly AlteredBoard[];
      readonly altered: readonly AlteredBoard[];
    }
  | { readonly kind: 'full-point-bye'; readonly players: readonly number[] }
  | { readonly kind: 'correction' | 'import' | 'fide-mode-exited' }
);

/** What the comments of a tournament declare, in their order. Comments that cannot be read declare nothing. */
export function declaredAlterations({ comments }: Pick<Tournament, 'comments'>): DeclaredAlteration[] {
  return comments.flatMap((text) => {
    const found = readComment(text);
    return found === null || 'misread' in found ? [] : [found];
  });
}

/** Whether a comment declares an alteration by starting numbers alone. */
export function declaresAlterationOfPlayers(text: string): boolean {
  const found = readComment(text);
  return found !== null && !('misread' in found) && (found.kind === 'mpa' || found.kind === 'full-point-bye');
}

/** Warns about comments that begin like a declaration and cannot be read, or speak of a round that is not there. */
export function checkAlterations(lines: readonly Line[], pairedRounds: number, log: ProblemLog): void {
  for (const line of lines) {
    const found = readComment(line.text.slice(MARK.length));
    if (found === null) continue;
    if ('misread' in found) {
      log.warnOnce(
        `alteration ${line.number}`,
        'alteration',
        placeOf(line, MARK.length + found.misread + 1),
        found.expected,
        'This comment begins like a declaration of an alteration, but cannot be read.',
        'it declares nothing',
      );
    } else if (found.round > pairedRounds) {
      log.warnOnce(
        `alteration ${line.number}`,
        'alteration',
        placeOf(line, 1),
        `a round up to ${pairedRounds}`,
        `The comment speaks of round ${found.round}, which has not been paired.`,
        'it declares nothing about the rounds of the file',
      );
    }
  }
}

const MARK = '###';

/** The exact wording of these comments is not published, so case and blanks are free. */
const KINDS = [
  ['mpa', /^\s*MPA\b\s*/i],
  ['correction', /^\s*Correction\b(?=\s*(?:@|Round\b))\s*/i],
  ['import', /^\s*Import\b(?=\s*(?:@|Round\b))\s*/i],
  ['fide-mode-exited', /^\s*FIDE[\s-]*mode\s+exited\b\s*/i],
  ['full-point-bye', /^\s*FPB\b\s*/i],
] as const;
const ROUND = /^@?\s*Round\s*(\d{1,3})(?!\d)\s*(?::\s*|$)/i;

/** Where a comment that begins like a declaration cannot be read: a 0-based position. */
export interface Misreading {
  readonly misread: number;
  readonly expected: string;
}

/** Null for comments about anything else. */
function readComment(text: string): DeclaredAlteration | Misreading | null {
  for (const [kind, start] of KINDS) {
    const begin = start.exec(text);
    if (begin === null) continue;
    const afterKind = begin[0].length;
    const found = ROUND.exec(text.slice(afterKind));
    const round = wholeNumber(found?.[1] ?? '') ?? 0;
    if (found === null || round === 0)
      return { misread: afterKind, expected: '@ Round, a number and a colon' };
    const position = afterKind + found[0].length;
    const common = { round, text };
    if (kind === 'mpa') {
      const sides = readSides(text, position);
      return 'misread' in sides ? sides : { ...common, kind, ...sides };
    }
    if (kind === 'full-point-bye') {
      const players = readTakers(text.slice(position));
      return players === null
        ? { misread: position, expected: 'starting numbers, like 7=FPB' }
        : { ...common, kind, players };
    }
    return { ...common, kind };
  }
  return null;
}

const BOARDS = 'pairs of starting numbers, like 1-4 2-3 => 1-2 3-4';

function readSides(
  text: string,
  position: number,
): { readonly engine: AlteredBoard[]; readonly altered: AlteredBoard[] } | Misreading {
  const arrow = /(?:=>|->)\s*/.exec(text.slice(position));
  if (arrow === null) return { misread: position, expected: BOARDS };
  const engine = readBoards(text.slice(position, position + arrow.index));
  if (engine === null) return { misread: position, expected: BOARDS };
  const right = position + arrow.index + arrow[0].length;
  const altered = readBoards(text.slice(right));
  return altered === null ? { misread: right, expected: BOARDS } : { engine, altered };
}

/** Pairs with blanks or commas between them; a bye is a number alone, or with 0, PAB or bye in place of the opponent. */
function readBoards(text: string): AlteredBoard[] | null {
  const boards: AlteredBoard[] = [];
  const seen = new Set<number>();
  for (const word of wordsOf(text)) {
    const [, one, other] = /^(\d{1,4})(?:[-=](\d{1,4}|PAB|BYE|U))?$/i.exec(word) ?? [];
    const first = wholeNumber(one ?? '');
    const second = wholeNumber(other ?? '') ?? 0;
    if (first === null || first === 0 || seen.has(first) || seen.has(second) || first === second) return null;
    seen.add(first);
    if (second !== 0) seen.add(second);
    boards.push(second === 0 ? { bye: first } : { pair: [first, second] });
  }
  return boards.length === 0 ? null : boards;
}

function readTakers(text: string): number[] | null {
  const players = wordsOf(text).map((word) =>
    wholeNumber(/^(\d{1,4})(?:=F(?:PB)?)?$/i.exec(word)?.[1] ?? ''),
  );
  return players.length === 0 || players.includes(null) ? null : players.filter((id) => id !== null);
}

/** Words with blanks or commas between them; blanks around `-` and `=` do not part them. */
function wordsOf(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words
    .join(' ')
    .replace(/ ?([-=]) ?/g, '$1')
    .split(' ')
    .filter((word) => word !== '');
}
