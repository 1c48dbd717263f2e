import { describe, expect, it } from 'vitest';
import type { PastRound } from '../../../../model/player.js';
import { player, state } from '../../../../testing/players.js';
import type { Candidate, Step } from '../../../interface/system.js';
import { dutch2015Draft } from '../../dutch-2015-draft.js';
import { dutchState } from '../../player.js';
import type { DutchPlayer } from '../../player.js';
import { DutchRound } from '../../round.js';
import { RoundBoard } from '../../search/board.js';
import { pairBracket } from '../../search/pair-bracket.js';
import { brackets2015 } from './brackets-2015.js';
import { TriedRound } from './tried-round.js';
import { Possibilities } from './possibilities.js';

/** Players of whom only some may meet: all the others count as met. */
function acquainted(
  scores: Readonly<Record<number, number>>,
  open: readonly (readonly [number, number])[],
  parts: Readonly<Record<number, Partial<DutchPlayer>>> = {},
): DutchPlayer[] {
  const ids = Object.keys(scores).map(Number);
  const mayMeet = (a: number, b: number): boolean =>
    open.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return ids.map((id) => {
    const opponents = ids.filter((other) => other !== id && !mayMeet(id, other));
    return player(id, scores[id], '', { opponents, ...parts[id] });
  });
}

/** The pairs of all brackets, and who is left over at the end, in both readings. */
function pairing(players: readonly DutchPlayer[], round = 3): string {
  const position = state(players, { round });
  const [fast, literal] = [DutchRound, TriedRound].map((Round) => {
    const candidates = [...candidatesOf(new Round(position, dutch2015Draft).first)];
    return named(position.players, candidates);
  });
  expect(fast).toBe(literal);
  return fast;
}

function* candidatesOf(first: Step | null): Generator<Candidate> {
  for (let step = first; step?.chosen; step = step.after(step.chosen)) yield step.chosen;
}

function named(players: readonly DutchPlayer[], candidates: readonly Candidate[]): string {
  const pairs = candidates.flatMap((candidate) =>
    candidate.pairs.map(([a, b]) => `${players[a].id}-${players[b].id}`),
  );
  const left = candidates.at(-1)?.floaters.map((place) => `bye ${players[place].id}`) ?? [];
  return [...pairs.sort(), ...left].join(' ');
}

/** The last bracket with 1 moved down, as D.4 has it, in both readings. */
function lastBracket(scoreOf7: number): string {
  const open = [
    [1, 4],
    [1, 6],
    [4, 5],
    [6, 7],
  ] as const;
  const scores = { 1: 30, 4: 20, 5: 20, 6: 15, 7: scoreOf7 };
  const barred = { mayTakeBye: false };
  const position = state(acquainted(scores, open, { 4: barred, 6: barred }));
  const { players } = position;
  const literal = brackets2015.last(
    new Possibilities(position, dutch2015Draft),
    [players[0]],
    players.slice(1),
  );
  const board = RoundBoard.open(position, dutch2015Draft);
  const below = { next: [], rest: [], keepsCompletable: false, looksAhead: false };
  const fast = pairBracket({ board, mdps: [0], residents: [1, 2, 3, 4], shape: 'joined', ...below });
  const byPlace = (candidate: typeof literal.chosen): Candidate => ({
    pairs: (candidate?.pairs ?? []).map(([a, b]) => [players.indexOf(a), players.indexOf(b)] as const),
    floaters: (candidate?.floaters ?? []).map((one) => players.indexOf(one)),
  });
  const text = named(players, [byPlace(literal.chosen)]);
  expect(fast === null ? null : named(players, [fast])).toBe(text);
  return text;
}

describe('D.4 of the draft of 2015', () => {
  it('example 1: of two moved-down players the one is paired who leaves the smaller list (K4)', () => {
    const below = [4, 5, 6].map((id) => player(id, 0));
    const players = [
      player(1, 75, '', { opponents: [2] }),
      player(2, 60, '', { opponents: [1] }),
      player(3, 55),
      ...below,
    ];
    expect(pairing(players)).toBe('1-3 2-4 5-6');
  });

  it('example 2: in the last bracket all pairs and the bye are in the list (K3, K4)', () => {
    expect(lastBracket(10)).toBe('1-6 4-5 bye 7');
  });

  it('example 2, modified: equal lists, so the first candidate (K12)', () => {
    expect(lastBracket(15)).toBe('1-4 6-7 bye 5');
  });
});

describe('the draft of 2015', () => {
  it('joins the two last brackets where the penultimate can make no pair (K14, K16)', () => {
    // 1 and 2 can only meet 3 and 4, who have met each other.
    const open = [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
    ] as const;
    expect(pairing(acquainted({ 1: 20, 2: 20, 3: 10, 4: 10 }, open))).toBe('1-3 2-4');
  });

  it('counts moved-down players who float again (K10)', () => {
    const down = { lastFloat: 'down' } as const;
    const players = acquainted(
      { 1: 20, 2: 20, 3: 10, 4: 0, 5: 0, 6: 0 },
      [
        [1, 3],
        [2, 3],
        [1, 4],
        [2, 4],
        [5, 6],
        [4, 5],
      ],
      { 2: down },
    );
    // 1-3 comes first, but then 2 would float down once more.
    expect(pairing(players)).toBe('1-4 2-3 5-6');
  });

  it('sees a downfloat where half a point was had without playing, and none after a lost forfeit (K2)', () => {
    const past = (result: PastRound['result'], worth: number): PastRound => ({
      ...{ opponent: null, colour: null, isPlayed: false, scoreDifference: 0 },
      ...{ result, worth },
    });
    const seen = dutchState(
      state([
        player(1, 10, '', { past: [past('F', 10)] }),
        player(2, 5, '', { past: [past('H', 5)] }),
        player(3, 0, '', { past: [past('-', 0)] }),
      ]),
      dutch2015Draft,
    ).players;
    expect(seen.map(({ lastFloat }) => lastFloat)).toEqual(['down', 'down', null]);
    expect(seen.map(({ mayTakeBye }) => mayTakeBye)).toEqual([false, false, true]);
  });

  it('bars nobody from the bye where that would bar everybody (K18)', () => {
    const past: PastRound = {
      opponent: null,
      colour: null,
      isPlayed: false,
      scoreDifference: 0,
      result: 'U',
      worth: 10,
    };
    const seen = dutchState(state([player(1, 10, '', { past: [past] })]), dutch2015Draft).players;
    expect(seen[0].mayTakeBye).toBe(true);
  });
});
