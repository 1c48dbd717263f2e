import { describe, expect, it, test } from 'vitest';
import { STANDARD_POINTS } from '../../model/event.js';
import type { EventData } from '../../model/event.js';
import type { PastRound, Player, RoundState } from '../../model/player.js';
import { Strength } from '../../rules/colour-preference.js';
import { subsets } from '../../order/subsets.js';
import { eventOfCells, stateAfter } from '../../testing/event-of-cells.js';
import { plainPlayer, plainState, withPast } from '../../testing/plain-player.js';
import { upfloaterOrder } from '../bye-first/orders.js';
import { pairRound } from '../interface/pair-round.js';
import { withChoices } from '../interface/registry.js';
import type { Edition } from '../interface/system.js';
import { matchState } from '../upfloater-brackets/player.js';
import { identified } from '../upfloater-brackets/explain/sequence-place.js';
import { teamRules } from './declared.js';
import { teamSwissEditions } from './index.js';
import { typeB, typeBStrongInLast } from './preferences.js';
import { teamSwiss2026 } from './team-swiss-2026.js';

/** The examples of the regulations, and the positions of the published probe of the one program that has the system. */
const [edition] = teamSwissEditions;
const own = teamSwiss2026(teamRules({}));

/** Match points 2-1-0; the pairing-allocated bye is a draw (1.4). */
const MATCH_POINTS = {
  ...STANDARD_POINTS,
  ...{ whiteWin: 20, blackWin: 20, whiteDraw: 10, blackDraw: 10, forfeitWin: 20 },
  ...{ pairingAllocatedBye: 10, halfPointBye: 10, fullPointBye: 20 },
};

test('3.5.4: the sets of the example, in their order', () => {
  const scores = new Map([2, 6, 8].map((id) => [id, 30]));
  const players = [2, 6, 8, 1, 3, 5].map((id) => plainPlayer(id, scores.get(id) ?? 25));
  const pool = upfloaterOrder([...players.keys()], players);
  const sets = [...subsets(pool, 3)].map((set) => set.map((place) => players[place].id));
  const ofThreePoints = (set: readonly number[]): number => set.filter((id) => scores.has(id)).length;
  expect(sets.filter((set) => ofThreePoints(set) === 2)).toEqual([
    ...[
      [2, 6, 1],
      [2, 6, 3],
      [2, 6, 5],
      [2, 8, 1],
      [2, 8, 3],
      [2, 8, 5],
    ],
    ...[
      [6, 8, 1],
      [6, 8, 3],
      [6, 8, 5],
    ],
  ]);
});

test('3.5.4: of these sets the first one is brought up that is legal', () => {
  // Three residents who have met each other need three; 8 has met them all, so that one of 2.5 points has to come, and it
  // is 1: then 8 can meet 9, and 3 can meet 5.
  const met = (id: number, score: number, opponents: readonly number[]): Player => ({
    ...plainPlayer(id, score),
    opponents,
  });
  const players = [
    met(10, 40, [11, 12, 8]),
    met(11, 40, [10, 12, 8]),
    met(12, 40, [10, 11, 8]),
    ...[met(2, 30, []), met(6, 30, []), met(8, 30, [10, 11, 12, 3, 5])],
    ...[met(1, 25, []), met(3, 25, [8]), met(5, 25, [8])],
    met(9, 0, []),
  ];
  const state = plainState(players);
  expect(pairsOf(state)).toEqual(['1-10', '12-6', '2-11', '3-5', '8-9'].map(sorted).sort());
});

test('3.6.2: the identifier of the example', () => {
  const players = [11, 24, 16, 6, 10, 9, 8, 4].map((id) => plainPlayer(id, 0));
  const state = matchState(plainState(players), own);
  const placeOf = (id: number): number => state.players.findIndex((player) => player.id === id);
  const pairs = [
    [11, 24],
    [16, 6],
    [10, 9],
    [8, 4],
  ].map(([a, b]) => [placeOf(a), placeOf(b)] as const);
  const { tops, bottoms } = identified({ pairs, floaters: [] }, state);
  expect([...tops, ...bottoms].map((place) => state.players[place].id)).toEqual([4, 6, 9, 11, 8, 16, 10, 24]);
});

test('the first round of eight teams', () => {
  const event = eventOfCells(Array.from({ length: 8 }, () => 'Z'));
  expect(
    boards({ ...event, players: event.players.map((player) => ({ ...player, rounds: [] })) }, 0),
  ).toEqual(['1-5', '6-2', '3-7', '8-4']);
});

test('case 1: the seats of a pair go by number, whoever has more points', () => {
  const rows = ['5w1', '6b1', '7w=', '8b1', '1b0', '2w0', '3b=', '4w0'];
  const pairs = pairsOf(stateAfter(eventOfCells(rows, { points: MATCH_POINTS, totalRounds: 5 }), 1));
  expect(pairs).toEqual(expect.arrayContaining(['1-3', '2-4']));
});

describe('case 2: the following scoregroup cannot do with the fewest upfloaters', () => {
  const groups = [
    plainPlayer(1, 60),
    plainPlayer(2, 30),
    ...[3, 4, 5, 6].map((id) => ({ ...plainPlayer(id, 30), opponents: [3, 4, 5, 6] })),
    ...[7, 8, 9, 10].map((id) => plainPlayer(id, 10)),
  ];
  const state = { ...plainState(groups), round: 4, totalRounds: 5 };

  it('by degrees: two are better than four', () => {
    expect(pairsOf(state)).toContain('1-3');
  });

  it('pass or fail (M1): whoever comes first is brought up', () => {
    expect(pairsOf(state, otherwise('M1'))).toContain('1-2');
  });
});

test('case 3: the fewest possible floaters of the previous round', () => {
  const floated = [past({ scoreDifference: 10 })];
  const state = plainState([
    { ...plainPlayer(1, 40), opponents: [2] },
    { ...plainPlayer(2, 40), opponents: [1] },
    ...[3, 4].map((id) => ({ ...plainPlayer(id, 20), past: floated })),
    plainPlayer(5, 20),
    plainPlayer(6, 0),
  ]);
  expect(pairsOf(state)).toEqual(['1-3', '2-5', '4-6']);
  // In the last two rounds nobody is spared.
  expect(pairsOf({ ...state, totalRounds: 4 })).toEqual(['1-3', '2-4', '5-6']);
});

test('case 4a: who has only forfeited a match may meet again', () => {
  const event = eventOfCells(['2w-', '1b-', '4w=', '3b=', '6w=', '5b='], { points: MATCH_POINTS });
  expect(boards(event, 1)).toEqual(['5-3', '4-6', '1-2']);
});

test('case 4b: a forfeit is not a match played', () => {
  const event = eventOfCells(['2w1', '1b0', '4w+', '3b-', 'U'], { points: MATCH_POINTS });
  expect(boards(event, 1)).toEqual(['3-1', '5-4', '2-bye']);
  expect(boards(event, 1, otherwise('M10'))).toContain('4-bye');
});

test('case 5: with a difference of zero there is no preference in the last round, not even a strong one', () => {
  const team = plainPlayer(1, 0, 'BBWW');
  expect(typeB(team, { isFinal: true }).preference).toBeNull();
  expect(typeBStrongInLast(team, { isFinal: true })).toEqual({
    preference: 'black',
    strength: Strength.strong,
  });
  expect(typeBStrongInLast(team, { isFinal: false })).toEqual(typeB(team, { isFinal: false }));
  const formB = withChoices(edition, { colours: 'B' });
  expect(formB.otherReadings.map(({ id }) => id)).toContain('M12');
});

test('case 6: colours are compared without the rounds not played', () => {
  const event = eventOfCells(['Z 3b0 4w1 3b0', '3b0 4w1 3b0 Z', '2w1 1w1 2w1 1w1', 'Z 2b0 1b0 Z'], {
    points: MATCH_POINTS,
  });
  const state = stateAfter(event, 4);
  const alone = { ...state, players: state.players.filter(({ id }) => id < 3) };
  expect(boardsOf(alone)).toEqual(['1-2']);
  expect(boardsOf(alone, otherwise('M5'))).toEqual(['2-1']);
});

test('case 7: floaters are told by pairing scores', () => {
  const rows = ['3w1 4w1', '4b0 5b1', '1b0 Z', '2w1 1b0', 'F 2w0'];
  const points = { points: MATCH_POINTS, virtualPoints: new Map([[2, [20, 20, 0]]]) };
  const seen = (of: Parameters<typeof matchState>[1]): boolean | undefined =>
    matchState(stateAfter(eventOfCells(rows, points), 2), of).players.find(({ id }) => id === 2)?.floatedLast;
  // Before round 2 both have 2 points, those of 2 being virtual.
  expect(seen(own)).toBe(false);
  expect(otherwise('M3').traits(stateAfter(eventOfCells(rows, points), 2))).not.toEqual(
    edition.traits(stateAfter(eventOfCells(rows, points), 2)),
  );
});

function past(parts: Partial<PastRound>): PastRound {
  return {
    ...{ opponent: 99, colour: null, result: '=', isPlayed: true, worth: 10, scoreDifference: 0 },
    ...parts,
  };
}

function otherwise(id: string): Edition {
  const reading = edition.otherReadings.find((one) => one.id === id);
  if (reading === undefined) throw new Error(`there is no reading ${id}`);
  return reading.edition;
}

/** The pairs by number, in both readings of the text. */
function pairsOf(state: RoundState, by = edition): string[] {
  return boardsOf(state, by).map(sorted).sort();
}

function sorted(board: string): string {
  return board
    .split('-')
    .map(Number)
    .sort((a, b) => a - b)
    .join('-');
}

/** The boards of the round after so many, White first. */
function boards(event: EventData, rounds: number, by = edition): string[] {
  return boardsOf(stateAfter(event, rounds), by);
}

function boardsOf(state: RoundState, by = edition): string[] {
  const outcomes = [pairRound(state, by), by.byLetter(withPast(state))];
  const [fast, literal] = outcomes.map((outcome) => {
    if (outcome.kind !== 'paired') throw new Error(outcome.kind);
    const { pairs, bye } = outcome;
    return [...pairs.map(({ white, black }) => `${white}-${black}`), ...(bye === null ? [] : [`${bye}-bye`])];
  });
  expect(fast.toSorted()).toEqual(literal.toSorted());
  return fast;
}
