import type { Colour, Player, RoundPairing, RoundState } from '../../engine/index.js';
import type { Random } from '../random.js';

/** A round as an arbiter leaves it, and what he declares of it. */
export interface AlteredRound extends PairedRound {
  /** The comment of a manual pairing alteration (TEC Manual 3.9.4.9), without its `###`; null: he declares nothing. */
  readonly declaration: string | null;
}

/** Who meets whom in a round, by starting numbers, and who has the pairing-allocated bye. */
export interface PairedRound {
  readonly pairs: readonly Couple[];
  readonly bye: number | null;
}

/** Alters a round that the rules have paired so; null leaves it as it is. The event goes on from what is left. */
export type Hand = (round: number, right: PairedRound) => PairedRound | null;

interface Couple {
  readonly white: number;
  readonly black: number;
}

/**
 * Alters the rounds of one event that are paired by hand.
 * @param other alters rounds besides, and declares nothing.
 */
export function handOf(
  random: Random,
  share: number,
  totalRounds: number,
  other: Hand = () => null,
): (state: RoundState, outcome: RoundPairing) => AlteredRound | null {
  const rounds = roundsByHand(random, share, totalRounds);
  return (state, outcome) => {
    const altered = other(state.round, outcome);
    if (altered !== null) return { ...altered, declaration: null };
    return rounds.has(state.round) ? alteredByHand(random, state, outcome) : null;
  };
}

/** Alters the rounds of an event with a table that are paired by hand, in any way that changes something. */
export function tableHand(
  random: Random,
  share: number,
  totalRounds: number,
): (round: number, outcome: TableRound) => AlteredRound | null {
  const rounds = roundsByHand(random, share, totalRounds);
  return (round, outcome) => {
    if (!rounds.has(round)) return null;
    const boards = boardsOf(outcome);
    const changes = changesOf(boards);
    return changes.length === 0 ? null : alteredRound(round, boards, apply(boards, random.pick(changes)));
  };
}

interface TableRound {
  readonly pairs: readonly Couple[];
  readonly bye: number | null;
}

/**
 * The rounds that are paired by hand, never the last one; half of the time one after the other, so that colours get far
 * from what the rules allow.
 * @param share of the rounds, from 0 to 0.3.
 */
function roundsByHand(random: Random, share: number, totalRounds: number): ReadonlySet<number> {
  const earlier = Array.from({ length: totalRounds - 1 }, (_, index) => index + 1);
  const wanted = Math.min(earlier.length, Math.round(share * totalRounds));
  const first = random.integer(0, earlier.length - wanted);
  const inRow = earlier.slice(first, first + wanted);
  return new Set(random.chance(1 / 2) ? inRow : random.shuffle(earlier).slice(0, wanted));
}

/**
 * Alters a round as arbiters do who pair by hand: one to three times two opponents change places, a pair turns its
 * colours, or the bye goes to somebody else; above all so that the rules are broken, by a game that was played before, a
 * third game of a colour, or a second bye. Null where nothing changes in the end.
 */
function alteredByHand(
  random: Random,
  { players, round }: RoundState,
  outcome: RoundPairing,
): AlteredRound | null {
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const before = boardsOf(outcome);
  let boards = before;
  const wishes = Array.from({ length: random.integer(1, 3) }, () => random.pick(WISHES));
  for (const wish of wishes) {
    const all = changesOf(boards).map((change) => ({
      change,
      worth: Math.max(...change.fresh.map((board) => wish(board, playerOf))),
    }));
    const most = Math.max(...all.map(({ worth }) => worth));
    const list = all.filter(({ worth }) => worth === most);
    if (list.length > 0) boards = apply(boards, random.pick(list).change);
  }
  return alteredRound(round, before, boards);
}

function boardsOf({ pairs, bye }: TableRound): readonly Board[] {
  return [...pairs, ...(bye === null ? [] : [{ bye }])];
}

/** Null where nothing changes in the end. */
function alteredRound(
  round: number,
  before: readonly Board[],
  boards: readonly Board[],
): AlteredRound | null {
  const right = new Set(before.map(nameOf));
  const left = new Set(boards.map(nameOf));
  if ([...left].every((name) => right.has(name))) return null;
  const engine = [...right].filter((name) => !left.has(name));
  const altered = [...left].filter((name) => !right.has(name));
  return {
    pairs: boards.filter((board): board is Couple => 'white' in board),
    bye: boards.flatMap((board) => ('bye' in board ? [board.bye] : []))[0] ?? null,
    declaration: ` MPA @ Round ${round}: ${engine.join(' ')} => ${altered.join(' ')}`,
  };
}

type Board = Couple | { readonly bye: number };

interface Change {
  readonly gone: readonly Board[];
  readonly fresh: readonly Board[];
}

/** Every way to turn one board, or to let two boards exchange a player. */
function changesOf(boards: readonly Board[]): Change[] {
  return boards.flatMap((one, index) => [
    ...('white' in one ? [{ gone: [one], fresh: [{ white: one.black, black: one.white }] }] : []),
    ...boards.slice(index + 1).flatMap((other) => exchanges(one, other)),
  ]);
}

function exchanges(one: Board, other: Board): Change[] {
  const gone = [one, other];
  if ('bye' in one) return 'bye' in other ? [] : exchanges(other, one);
  if ('bye' in other)
    return [
      { gone, fresh: [{ white: other.bye, black: one.black }, { bye: one.white }] },
      { gone, fresh: [{ white: one.white, black: other.bye }, { bye: one.black }] },
    ];
  return [
    {
      gone,
      fresh: [
        { white: one.white, black: other.black },
        { white: other.white, black: one.black },
      ],
    },
    {
      gone,
      fresh: [
        { white: one.white, black: other.white },
        { white: one.black, black: other.black },
      ],
    },
  ];
}

function apply(boards: readonly Board[], { gone, fresh }: Change): Board[] {
  return [...boards.filter((board) => !gone.includes(board)), ...fresh];
}

/** How much a board is what somebody wishes for; 0: not at all. */
type Wish = (board: Board, playerOf: ReadonlyMap<number, Player>) => number;

const WISHES: readonly Wish[] = [anything, repeatedGame, thirdColour, colourDifference, secondBye];

function anything(): number {
  return 0;
}

function repeatedGame(board: Board, playerOf: ReadonlyMap<number, Player>): number {
  return 'white' in board && playerOf.get(board.white)?.opponents.includes(board.black) === true ? 1 : 0;
}

function thirdColour(board: Board, playerOf: ReadonlyMap<number, Player>): number {
  return most(board, playerOf, ({ colours }, colour) =>
    colours.length > 1 && colours.slice(-2).every((one) => one === colour) ? 1 : 0,
  );
}

/** The larger the difference that grows. */
function colourDifference(board: Board, playerOf: ReadonlyMap<number, Player>): number {
  return most(board, playerOf, (player, colour) =>
    Math.max(0, colour === 'white' ? player.colourDifference : -player.colourDifference),
  );
}

function secondBye(board: Board, playerOf: ReadonlyMap<number, Player>): number {
  return 'bye' in board && playerOf.get(board.bye)?.past.some(({ result }) => result === 'U') === true
    ? 1
    : 0;
}

function most(
  board: Board,
  playerOf: ReadonlyMap<number, Player>,
  worthFor: (player: Player, colour: Colour) => number,
): number {
  if ('bye' in board) return 0;
  const worths = (['white', 'black'] as const).map((colour) => {
    const player = playerOf.get(board[colour]);
    return player === undefined ? 0 : worthFor(player, colour);
  });
  return Math.max(...worths);
}

function nameOf(board: Board): string {
  return 'bye' in board ? `${board.bye}-0` : `${board.white}-${board.black}`;
}
