import { entryOf, tookPart } from '../../engine/index.js';
import type { Misreading } from './alterations.js';
import { earlierResult, resultText, type EarlierResult } from './known-later-results.js';
import { placeOf, type Line, type ProblemLog } from './problems.js';
import { wholeNumber } from './records/fields.js';
import type { Tournament } from './tournament.js';

/**
 * Something that a final file has otherwise than it was known when rounds were paired (C.04.2 D.1, D.8 and B.4; 3.1, 3.8
 * and 2.3 of 2026). `until` is the last round that was paired without it.
 */
export type KnownLater = {
  readonly until: number;
  /** The comment without its `###`. */
  readonly text: string;
} & (
  | {
      readonly kind: 'result';
      /** Round of the game. */
      readonly round: number;
      readonly players: readonly [number, number];
      /** What the game counted as, by the result letters of the two players. */
      readonly earlier: EarlierResult;
    }
  | {
      readonly kind: 'colours';
      readonly round: number;
      /** The player who was believed to have White comes first; with `until` the round of the game, who was to have White. */
      readonly players: readonly [number, number];
    }
  | {
      readonly kind: 'numbers';
      /** The present starting numbers in the order of that time. */
      readonly order: readonly number[];
    }
);

/** The same without the comment that declares it. */
export type KnownLaterFact = Without<KnownLater, 'text'>;

/** What was known at that time, whatever shows it. */
export type KnownState = Without<KnownLater, 'text' | 'until'>;

type Without<Known, Keys extends PropertyKey> = Known extends unknown ? Omit<Known, Keys> : never;

/** What decides whether a declaration can be true. */
type DeclaredEvent = Pick<Tournament, 'kind' | 'players' | 'twoGames' | 'pairedRounds'>;

/** What the comments of a tournament declare to have been known later, in their order. Impossible declarations are left out. */
export function knownLater(tournament: DeclaredEvent & Pick<Tournament, 'comments'>): KnownLater[] {
  const found: KnownLater[] = [];
  for (const text of tournament.comments) {
    const read = readComment(text);
    if (read !== null && !('misread' in read) && faultOf(read, tournament) === null) found.push(read);
  }
  return found.filter((known) => !isVain(known, found, tournament));
}

/** Whether a comment can be read as such a declaration, be it true or not. */
export function saysKnownLater(text: string): boolean {
  const read = readComment(text);
  return read !== null && !('misread' in read);
}

/** Warns about comments that begin like such a declaration and cannot be read, or cannot be true. */
export function checkKnownLater(lines: readonly Line[], event: DeclaredEvent, log: ProblemLog): void {
  const all = knownLater({ ...event, comments: lines.map(({ text }) => text.slice(MARK.length)) });
  for (const line of lines) {
    const read = readComment(line.text.slice(MARK.length));
    if (read === null) continue;
    const key = `known later ${line.number}`;
    if ('misread' in read) {
      const place = placeOf(line, MARK.length + read.misread + 1);
      const message =
        'This comment begins like a declaration of something that was known later, but cannot be read.';
      log.warnOnce(key, 'known-later', place, read.expected, message, IGNORED);
      continue;
    }
    const fault = faultOf(read, event) ?? (isVain(read, all, event) ? SAME : null);
    if (fault !== null)
      log.warnOnce(key, 'known-later', placeOf(line, 1), fault.expected, fault.message, IGNORED);
  }
}

/** What a declaration is about, the same for two of one game. */
export function subjectOf(known: KnownLaterFact): string {
  if (known.kind === 'numbers') return known.kind;
  return `${known.kind} ${known.round} ${known.players.toSorted((a, b) => a - b).join('-')}`;
}

/** The comment that declares something, without its `###`. */
export function knownLaterComment(known: KnownLaterFact): string {
  if (known.kind === 'numbers') return ` Numbers as of Round ${known.until}: ${known.order.join(' ')}`;
  const game = `@ Round ${known.round}: ${known.players.join('-')}`;
  return known.kind === 'colours'
    ? ` Colours corrected later ${game} until Round ${known.until}`
    : ` Result known later ${game} ${resultText(known.earlier)} until Round ${known.until}`;
}

const MARK = '###';
const IGNORED = 'it declares nothing';

const START = /^\s*(?:(Result)\s+known\s+later|(Colou?rs)\s+corrected\s+later|(Numbers)\s+as\s+of)\b\s*/i;
const ROUND = /^@?\s*Round\s*(\d{1,3})(?!\d)\s*:\s*/i;
const GAME = /^(\d{1,4})\s*-\s*(\d{1,4})(?!\d)\s*/;
const RESULT = /^(\S+)\s+(?=until\b)/i;
const UNTIL = /^until\s+Round\s*(\d{1,3})(?!\d)\s*$/i;

/** Null for comments about anything else. */
function readComment(text: string): KnownLater | Misreading | null {
  const begin = START.exec(text);
  if (begin === null) return null;
  const [start, isResult, , isNumbers] = begin;
  let position = start.length;
  let part = position;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    part = position;
    const found = pattern.exec(text.slice(position));
    position += found?.[0].length ?? 0;
    return found;
  };
  const misread = (expected: string): Misreading => ({ misread: part, expected });
  const round = wholeNumber(next(ROUND)?.[1] ?? '') ?? 0;
  if (round === 0)
    return misread(isNumbers === undefined ? '@ Round, a number and a colon' : 'Round, a number and a colon');
  if (isNumbers !== undefined) {
    const order = readOrder(text.slice(position));
    return order === null
      ? { misread: position, expected: 'starting numbers, each of them once, like 1 2 3 5 4' }
      : { kind: 'numbers', until: round, order, text };
  }
  const [white, black] = next(GAME)?.slice(1).map(Number) ?? [0, 0];
  if (white === 0 || black === 0 || white === black) return misread('two starting numbers, like 5-1');
  const players = [white, black] as const;
  const earlier = isResult === undefined ? null : earlierResult(next(RESULT)?.[1] ?? '');
  if (isResult !== undefined && earlier === null)
    return misread('the earlier result of the first player: 1, = or 0, and until');
  const until = wholeNumber(next(UNTIL)?.[1] ?? '') ?? 0;
  if (until === 0) return misread('until Round, and a number');
  if (earlier === null) return { kind: 'colours', round, players, until, text };
  return { kind: 'result', round, players, earlier, until, text };
}

function readOrder(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const ids = words.map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : 0));
  return ids.length === 0 || ids.includes(0) || new Set(ids).size < ids.length ? null : ids;
}

interface Fault {
  readonly expected: string;
  readonly message: string;
}

/** Why a declaration cannot be true; null: it can. */
function faultOf(known: KnownLater, event: DeclaredEvent): Fault | null {
  if (known.kind === 'numbers') return faultOfOrder(known, event);
  const { round, players, until } = known;
  if (event.kind === 'team' || event.twoGames !== undefined)
    return {
      expected: 'an event in which a round is one game of two players',
      message:
        'The comment speaks of a single game, and the rounds of this event have matches of several games.',
    };
  const [one, other] = players.map((id) => event.players.find((player) => player.id === id));
  const entries =
    one === undefined || other === undefined ? null : [entryOf(one, round), entryOf(other, round)];
  if (entries === null || round > event.pairedRounds || entries[0].opponent !== players[1])
    return {
      expected: `a game of round ${round}`,
      message: `The comment speaks of the game ${players.join('-')} of round ${round}, which is not in the file.`,
    };
  // A game whose colours were turned at the board was paired with others in its own round.
  const first = known.kind === 'colours' ? round : round + 1;
  if (until < first)
    return {
      expected: `round ${first} or a later one`,
      message: `The comment speaks of a game of round ${round} and of the rounds until ${until}, which were paired before that game.`,
    };
  return null;
}

const SAME: Fault = {
  expected: 'something that the file has otherwise now',
  message: 'The comment says that a game was known as it is in the file.',
};

/** The game was known as it is now, and at no time otherwise. */
function isVain(known: KnownLater, all: readonly KnownLater[], { players }: DeclaredEvent): boolean {
  if (known.kind === 'numbers') return false;
  const subject = subjectOf(known);
  return all.every((other) => subjectOf(other) !== subject || !isOtherwise(other, players));
}

function isOtherwise(known: KnownLater, players: DeclaredEvent['players']): boolean {
  if (known.kind === 'numbers') return true;
  return known.players.some((id, side) => {
    const player = players.find((one) => one.id === id);
    if (player === undefined) return false;
    const { colour, result } = entryOf(player, known.round);
    if (known.kind === 'result') return result !== known.earlier[side];
    return colour === (side === 0 ? 'black' : 'white');
  });
}

function faultOfOrder(
  { until, order }: Extract<KnownLater, { kind: 'numbers' }>,
  { players }: DeclaredEvent,
): Fault | null {
  const ids = new Set(players.map(({ id }) => id));
  const unknown = order.filter((id) => !ids.has(id));
  if (unknown.length > 0)
    return {
      expected: 'starting numbers of the file',
      message: `The comment lists ${unknown.join(', ')}, who ${unknown.length === 1 ? 'is' : 'are'} not in the file.`,
    };
  const listed = new Set(order);
  const missing = players.filter(
    (player) => !listed.has(player.id) && player.rounds.slice(0, until).some((entry) => tookPart(entry)),
  );
  if (missing.length === 0) return null;
  return {
    expected: `the numbers of all who took part in the rounds until ${until}`,
    message: `The comment does not list ${missing.map(({ id }) => id).join(', ')}, who took part in the rounds until ${until}.`,
  };
}
