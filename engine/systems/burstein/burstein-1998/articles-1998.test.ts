import { describe, expect, it, test } from 'vitest';
import type { RoundState } from '../../../model/player.js';
import { completeRound } from '../../interface/pair-round.js';
import { colourRulesOf } from './colours-1998.js';
import { toEdition1998 } from './to-edition-1998.js';
import { burstein1998 } from './burstein-1998.js';
import { boards, ordered, pairs, position } from './testing/positions-1998.js';
import type { Game, Seated } from './testing/positions-1998.js';

/** Ids of players who stand in the order given; all are due White, so that 6.5 decides nothing. */
function group(score: number, ids: readonly number[], parts: Partial<Seated> = {}): Seated[] {
  return ordered(
    score,
    ids.map((id) => ({ id, ...parts })),
  );
}

/** Puts a player between the second and the third of a group of four points. */
const BETWEEN: readonly Game[] = [
  [5, 78],
  [5, 79],
];

/** The same with some who have met. */
function met(seated: readonly Seated[], meetings: Readonly<Record<number, readonly number[]>>): Seated[] {
  return seated.map((one) => ({ ...one, met: meetings[one.id] ?? [] }));
}

function stagesOf(state: RoundState): { kind: string; residents: number[]; floaters: number[] }[] {
  const outcome = completeRound(state, toEdition1998(burstein1998).round(state));
  if (outcome.kind !== 'paired') throw new Error(outcome.kind);
  const ids = (places: readonly number[]): number[] => places.map((place) => state.players[place].id);
  return outcome.steps.map(({ stage, chosen }) => ({
    kind: stage.kind,
    residents: ids(stage.residents),
    floaters: ids(chosen.floaters),
  }));
}

describe('3.2: the order in a score group', () => {
  const four = (first: Partial<Seated>, others: Partial<Seated>): string =>
    pairs([1, 2, 3, 4].map((id) => ({ id, score: 30, ...(id === 4 ? first : others) })));

  it('Sonneborn-Berger, before a higher Buchholz and rating', () => {
    const games = [
      [10, 30],
      [0, 10],
    ] as const;
    const other = [
      [5, 30],
      [5, 20],
    ] as const;
    expect(four({ games, rating: 1000 }, { games: other })).toBe('1-2 3-4');
    expect(four({ games: other }, { games, rating: 1000 })).toBe('1-4 2-3');
  });

  it('then Buchholz, then Median, then rating, then the initial order', () => {
    const lost = (...scores: number[]): readonly Game[] => scores.map((score) => [0, score] as const);
    const colours = 'WBWB';
    const usual = { colours, games: lost(10, 20, 30, 40) };
    expect(four({ ...usual, games: lost(10, 20, 30, 50) }, usual)).toBe('1-2 3-4');
    expect(four({ ...usual, games: lost(10, 25, 30, 35) }, usual)).toBe('1-2 3-4');
    expect(four({ ...usual, games: lost(5, 15, 30, 50), rating: 2400 }, usual)).toBe('1-4 2-3');
    expect(four({ ...usual, rating: 2400 }, usual)).toBe('1-2 3-4');
    expect(four(usual, usual)).toBe('1-4 2-3');
  });

  it('floaters stand where their own values put them', () => {
    const strong = ordered(50, [{ id: 1 }]);
    const games = [
      [5, 70],
      [5, 70],
    ] as const;
    const below = group(40, [2, 3, 4]);
    expect(pairs([...strong, ...below])).toBe('1-4 2-3');
    expect(pairs([{ ...strong[0], games }, ...below])).toBe('1-2 3-4');
  });
});

describe('4: the bye', () => {
  const nine = (parts: Readonly<Record<number, Partial<Seated>>>): string =>
    (pairs([
      ...group(40, [1, 2, 3, 4]).map((one) => ({ ...one, ...parts[one.id] })),
      ...group(30, [5, 6, 7, 8, 9]).map((one) => ({ ...one, ...parts[one.id] })),
    ]).match(/(\d):bye/) ?? [])[1];

  it('goes to the lowest Sonneborn-Berger of the lowest score group (4.2)', () => {
    expect(nine({})).toBe('9');
    const games = [
      [5, 10],
      [5, 10],
    ] as const;
    expect(nine({ 7: { games }, 2: { games: [] } })).toBe('7');
  });

  it('then to the lowest Buchholz, Median and rating (4.3)', () => {
    const lost = (...scores: number[]): Partial<Seated> => ({
      colours: 'WBWB',
      games: scores.map((score) => [0, score] as const),
    });
    const usual = Object.fromEntries([5, 6, 7, 8, 9].map((id) => [id, lost(10, 20, 30, 40)]));
    expect(nine(usual)).toBe('9');
    expect(nine({ ...usual, 6: lost(10, 20, 30, 39) })).toBe('6');
    expect(nine({ ...usual, 6: lost(0, 20, 30, 50) })).toBe('9');
    expect(nine({ ...usual, 6: lost(10, 20, 20, 50) })).toBe('6');
    expect(nine({ ...usual, 6: { ...lost(10, 20, 30, 40), rating: 1999 } })).toBe('6');
  });

  it.each(['U', '+', 'F'] as const)('not to who has had a point without playing (4.1): %s', (result) => {
    expect(nine({ 9: { unplayed: [result] } })).toBe('8');
    expect(nine({ 9: { unplayed: ['H'] } })).toBe('9');
  });

  it('a requested full-point bye does not bar where it is read so (BA12)', () => {
    const seated = group(30, [1, 2, 3]).map((one) =>
      one.id === 3 ? { ...one, unplayed: ['F' as const] } : one,
    );
    expect(boards(position(seated))).toContain('2:bye');
    expect(boards(position(seated), { barsBye: () => false })).toContain('3:bye');
  });

  it('not to somebody without whom the others cannot be paired; nor is there a round without a receiver', () => {
    const five = met(group(30, [1, 2, 3, 4, 5]), { 1: [2, 3, 4] });
    expect(pairs(five)).toContain('4:bye');
    const barred = group(30, [1, 2, 3]).map((one) => ({ ...one, unplayed: ['U' as const] }));
    expect(boards(position(barred))).toBe('impossible');
  });
});

describe('6.3: an odd number', () => {
  it('the floater goes to the next score group and is paired there', () => {
    expect(pairs([...group(40, [1, 2, 3, 4, 5]), ...group(30, [6, 7, 8])])).toBe('1-5 2-4 3-8 6-7');
  });

  it('who has come as a floater does not float again', () => {
    // In the middle of the second group stands 3, who has come from the first.
    const strong = ordered(50, [{ id: 3, games: BETWEEN }]);
    const seated = [...strong, ...group(40, [4, 5, 6, 7]), ...group(30, [8, 9, 10])];
    expect(pairs(seated)).toBe('3-5 4-7 6-10 8-9');
    expect(pairs(seated, { floatsAgain: 'like others' })).not.toBe(pairs(seated));
  });
});

describe('6.6', () => {
  const above = group(40, [1, 2, 3]);
  const below = group(30, [4, 5, 6]);

  it('a floater who has met all players of the next score group goes back for the next combination', () => {
    const seated = [...above, ...below];
    expect(pairs(seated)).toBe('1-3 2-6 4-5');
    expect(pairs(met(seated, { 2: [4, 5, 6] }))).toBe('1-2 3-6 4-5');
  });

  it('so does one with whom it cannot be paired completely, or where it is read otherwise does not (BA6)', () => {
    // With 2 the others of 4, 5 and 6 would have to meet; 4 has met both, and 2.
    const seated = met([...above, ...below, ...group(20, [7, 8])], { 2: [4], 4: [5, 6] });
    expect(pairs(seated)).toBe('1-2 3-4 5-6 7-8');
    const state = position(seated);
    expect(boards(state, { backtracksOn: 'want of an opponent' })).not.toBe(boards(state));
  });

  it('two score groups that cannot be paired completely are considered as one, the last with the one above it', () => {
    const lastTwo = met([...group(40, [1, 2, 3, 4]), ...group(30, [5, 6])], { 5: [6] });
    expect(stagesOf(position(lastTwo))).toEqual([
      { kind: 'joined', residents: [1, 2, 3, 4, 5, 6], floaters: [] },
    ]);
    expect(pairs(lastTwo)).toBe('1-6 2-5 3-4');
  });

  it('a score group in the middle with the next below, or above where it is read so (BA5)', () => {
    const middle = [...group(40, [1, 2]), ...group(30, [3, 4]), ...group(20, [5, 6])];
    const seated = met(middle, { 3: [4] });
    expect(stagesOf(position(seated)).map(({ residents }) => residents)).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
    expect(pairs(seated)).toBe('1-2 3-6 4-5');
    expect(pairs(seated, { joinedWith: 'next above' })).toBe('1-4 2-3 5-6');
  });

  it('as often as it takes', () => {
    const seated = met([...group(40, [1, 2]), ...group(30, [3, 4]), ...group(20, [5, 6])], {
      1: [2, 3, 4],
      3: [4],
    });
    expect(stagesOf(position(seated)).map(({ residents }) => residents)).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(pairs(seated)).toBe('1-6 2-4 3-5');
  });

  it('an odd number of which nobody suits the next is joined with it', () => {
    const seated = met([...above, ...below], { 4: [5, 6], 5: [6] });
    expect(stagesOf(position(seated)).map(({ kind }) => kind)).toEqual(['joined']);
    expect(pairs(seated)).toBe('1-6 2-5 3-4');
  });

  it('a floater stays one in score groups that are joined, or is none where it is read so (BA8)', () => {
    const seated = [
      ...ordered(50, [{ id: 1, games: BETWEEN }]),
      ...group(40, [2, 3]),
      ...group(30, [4, 5]),
      ...group(20, [6]),
    ];
    const state = met(seated, { 1: [2, 4, 5], 2: [4, 5], 3: [4, 5] });
    expect(pairs(state)).toBe('1-3 2-6 4-5');
    expect(pairs(state, { joinedFloaters: 'players like others' })).toBe('1-6 2-3 4-5');
  });
});

describe('5: colours', () => {
  it('5.1: odd numbers of the initial list have the colour drawn by lot', () => {
    const seated = [1, 2, 3, 4, 5, 6].map((id) => ({ id, score: 0, colours: '', rating: 2100 - id }));
    expect(boards(position(seated, { round: 1 }))).toBe('1-6 3-4 5-2');
    expect(boards(position(seated, { round: 1, initialColour: 'black' }))).toBe('2-5 4-3 6-1');
  });

  it('5.1: of two it is the number of the one of the top half by rating, not the smaller one (BA17)', () => {
    const ratings = [2000, 2400, 2300, 2100];
    const seated = ratings.map((rating, index) => ({ id: index + 1, score: 0, colours: '', rating }));
    // 2 and 3 are the top half: 2, an even number, has Black against 1, and 3 White against 4.
    expect(boards(position(seated, { round: 1 }))).toBe('1-2 3-4');
    const turned = [2000, 2400, 2100, 2300].map((rating, index) => ({
      id: index + 1,
      score: 0,
      colours: '',
      rating,
    }));
    // 4 is even, and in the top half: 3 has White.
    expect(boards(position(turned, { round: 1 }))).toBe('1-2 3-4');
  });

  const two = (first: Partial<Seated>, second: Partial<Seated>, parts: Partial<RoundState> = {}): string =>
    boards(
      position(
        [
          { id: 1, score: 30, ...first },
          { id: 2, score: 30, ...second },
        ],
        parts,
      ),
    );

  it('no third colour in a row, whatever is due (5.3)', () => {
    // Both are due Black; the first has had it twice.
    expect(two({ colours: 'WWWBB' }, { colours: 'WBW' })).toBe('1-2');
    expect(two({ colours: 'WBW' }, { colours: 'WWWBB' })).toBe('2-1');
  });

  it('two who must have the same colour do not meet (5.2, 5.3)', () => {
    expect(two({ colours: 'BWW' }, { colours: 'WW' })).toBe('impossible');
  });

  it('due colours; who has played no game takes what is left, or has that of round 1 where it is read so (BA10)', () => {
    expect(two({ colours: 'BW' }, { colours: 'WB' })).toBe('2-1');
    expect(two({ colours: '' }, { colours: 'WB' })).toBe('2-1');
    expect(two({ colours: 'WBW' }, { colours: '' })).toBe('2-1');
    const second = position([
      { id: 1, score: 30, colours: '' },
      { id: 2, score: 30, colours: 'BW' },
    ]);
    expect([boards(second), boards(second, { dueWithoutGames: 'as in round 1' })]).toEqual(['1-2', '1-2']);
    const third = position([
      { id: 1, score: 30, colours: '' },
      { id: 2, score: 30, colours: 'WB' },
    ]);
    expect([boards(third), boards(third, { dueWithoutGames: 'as in round 1' })]).toEqual(['2-1', '2-1']);
  });

  it('the larger difference is equalised first', () => {
    expect(two({ colours: 'BWB' }, { colours: 'WBBWBB' })).toBe('2-1');
  });

  it('the histories alternate from the last game backward', () => {
    expect(two({ colours: 'WBWB' }, { colours: 'BWWB' })).toBe('1-2');
    expect(two({ colours: 'BWWB' }, { colours: 'WBWB' })).toBe('2-1');
  });

  it('then the higher Sonneborn-Berger gets his due colour, a floater or not; or more points where read so (BA11)', () => {
    const [low, high] = [10, 40].map((score) => ({
      games: [
        [5, score],
        [5, score],
      ] as const,
    }));
    expect(two(low, high)).toBe('2-1');
    expect(two({ ...low, score: 40 }, high)).toBe('2-1');
    const state = position([
      { id: 1, ...low, score: 40 },
      { id: 2, ...high, score: 30 },
    ]);
    expect(boards(state, { colourRules: colourRulesOf(true) })).toBe('1-2');
  });

  it('then Buchholz, Median, rating and the initial order', () => {
    const lost = (...scores: number[]): Partial<Seated> => ({
      colours: 'WBWB',
      games: scores.map((score) => [0, score] as const),
    });
    const usual = lost(10, 20, 30, 40);
    expect(two(usual, lost(10, 20, 30, 50))).toBe('2-1');
    expect(two(usual, lost(5, 25, 30, 40))).toBe('2-1');
    expect(two(usual, { ...usual, rating: 2001 })).toBe('2-1');
    expect(two(usual, usual)).toBe('1-2');
  });

  it('two without a game have the colours of round 1', () => {
    expect(two({ colours: '' }, { colours: '' })).toBe('1-2');
    expect(two({ colours: '' }, { colours: '' }, { initialColour: 'black' })).toBe('2-1');
  });
});

test('virtual points count for the score group and for nothing else', () => {
  const seated = group(30, [1, 2, 3, 4]);
  const state = position(seated);
  const players = state.players.map((player) => (player.id > 2 ? player : { ...player, score: 40 }));
  expect(boards({ ...state, players })).not.toBe(boards(state));
});
