import type { RoundPairing, RoundState } from '../../engine/index.js';
import type { PublishedPair, PublishedRound } from '../judge/published-round.js';

export interface WrongRound {
  readonly wrong: PublishedRound;
  /** Boards (the bye is one) that differ from the right ones. */
  readonly differing: number;
}

/**
 * The small mistakes of a round: one pair with its colours turned, two boards that exchange players, and some of
 * three or more boards paired at random. All pairs that change have the colours that the rules give them.
 */
export function* wrongRounds(
  state: RoundState,
  { pairs, bye, steps: [first] }: RoundPairing,
  random: () => number,
): Generator<WrongRound> {
  const right: PublishedPair[] = pairs.map(({ white, black }) => ({ white, black, coloursKnown: true }));
  const round = {
    round: state.round,
    participants: new Set(state.players.map(({ id }) => id)),
    bye,
  };
  for (const [index, { white, black }] of right.entries())
    yield {
      wrong: { ...round, pairs: right.with(index, { white: black, black: white, coloursKnown: true }) },
      differing: 1,
    };
  const couple = (a: number, b: number): PublishedPair => {
    const [higher, lower] = [...state.players.keys()].filter((place) =>
      [a, b].includes(state.players[place].id),
    );
    const { white } = first.coloursOf([higher, lower]);
    const black = white === higher ? lower : higher;
    return { white: state.players[white].id, black: state.players[black].id, coloursKnown: true };
  };
  const boards: Board[] = right.map(({ white, black }) => [white, black]);
  if (bye !== null) boards.push([bye]);
  for (const chosen of choices(boards, random)) {
    const others = boards.filter((board) => !chosen.includes(board));
    const members = chosen.flat();
    for (const rearranged of rearrangements(members, chosen.length > 2 ? random : null)) {
      const fresh = rearranged.filter((board) => !chosen.some((old) => sameBoard(old, board)));
      const kept = [...others, ...chosen.filter((old) => rearranged.some((board) => sameBoard(old, board)))];
      if (fresh.length === 0) continue;
      const left = rearranged.find((board) => board.length === 1);
      const wrong: PublishedRound = {
        ...round,
        bye: left === undefined ? bye : left[0],
        pairs: [
          ...right.filter(({ white, black }) => kept.some((board) => sameBoard(board, [white, black]))),
          ...fresh.flatMap(([a, b]) => (b === undefined ? [] : [couple(a, b)])),
        ],
      };
      yield { wrong, differing: fresh.length };
    }
  }
}

type Board = readonly [number, number] | readonly [number];

/** All pairs of boards, then some triples, and all boards. */
function* choices(boards: readonly Board[], random: () => number): Generator<readonly Board[]> {
  for (const [index, first] of boards.entries())
    for (const second of boards.slice(index + 1)) yield [first, second];
  if (boards.length < 3) return;
  const all = shuffled(boards, random);
  for (let i = 0; i + 3 <= all.length; i++) yield all.slice(i, i + 3);
  if (boards.length > 3) yield boards;
}

/** All other ways to seat the players of two boards; a few random ones for more. */
function* rearrangements(
  members: readonly number[],
  random: (() => number) | null,
): Generator<readonly Board[]> {
  if (random !== null) {
    for (let i = 0; i < RANDOM_TRIES; i++) yield seated(shuffled(members, random));
    return;
  }
  const [a, b, c, d] = members;
  if (d === undefined) yield* [[[a, c], [b]] as const, [[b, c], [a]] as const];
  else
    yield* [
      [
        [a, c],
        [b, d],
      ] as const,
      [
        [a, d],
        [b, c],
      ] as const,
    ];
}

const RANDOM_TRIES = 4;

function seated(members: readonly number[]): Board[] {
  const boards: Board[] = [];
  for (let i = 0; i < members.length; i += 2)
    boards.push(i + 1 < members.length ? [members[i], members[i + 1]] : [members[i]]);
  return boards;
}

function sameBoard(a: Board, b: Board): boolean {
  return a.length === b.length && a.every((id) => (b as readonly number[]).includes(id));
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}
