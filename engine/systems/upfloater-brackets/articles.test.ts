import { describe, expect, it, test } from 'vitest';
import type { ResultCode } from '../../model/event.js';
import type { PastRound, RoundState } from '../../model/player.js';
import { compareReadings } from '../../testing/compare-readings.js';
import { eventOfCells, stateAfter } from '../../testing/event-of-cells.js';
import { plainPlayer, plainState, withPast } from '../../testing/plain-player.js';
import { completeRound } from '../interface/pair-round.js';
import { doubleSwissEditions } from '../double-swiss/index.js';
import type { Edition, RuleValue, Step } from '../interface/system.js';
import { teamSwissEditions } from '../team-swiss/index.js';
import { followingScore } from './following.js';
import { matchState } from './player.js';
import type { MatchReading } from './player.js';

const [teams] = teamSwissEditions;
const [games] = doubleSwissEditions;
/** A match drawn against somebody with the same score. */
const EVEN: PastRound = {
  ...{ opponent: 99, colour: null, result: '=', isPlayed: true, worth: 10, scoreDifference: 0 },
};
const NOBODY_PREFERS: MatchReading = { preferenceOf: () => ({ preference: null, strength: 0 }) };
const both = [teams, games].map((edition) => [edition.id, edition] as const);

describe.each(both)('%s', (_id, edition) => {
  it('2.1.2: who may not have the bye', () => {
    const bars = (result: ResultCode): boolean => {
      const [player] = [{ ...plainPlayer(1, 0), past: [past({ result, isPlayed: false })] }];
      return edition.round(plainState([player])).forbids(0, null) !== null;
    };
    expect((['U', '+', 'F'] as const).map(bars)).toEqual([true, true, true]);
    expect((['H', 'Z', '-'] as const).map(bars)).toEqual([false, false, false]);
  });

  it('1.5: a forfeit makes no floater, upwards and downwards are alike', () => {
    const floated = (parts: Partial<PastRound>): boolean => {
      const state = plainState([{ ...plainPlayer(1, 0), past: [past(parts)] }]);
      return matchState(state, NOBODY_PREFERS).players[0].floatedLast;
    };
    expect(floated({ scoreDifference: 10 })).toBe(true);
    expect(floated({ scoreDifference: -5 })).toBe(true);
    expect(floated({ scoreDifference: 0 })).toBe(false);
    expect(floated({ scoreDifference: 10, isPlayed: false, result: '+' })).toBe(false);
  });

  it('3.5.5: the set is chosen before the pairs', () => {
    // With 3 brought up both pairs want the same colour, with 4 they would not.
    const state = plainState([
      { ...plainPlayer(1, 40, 'WW'), opponents: [2] },
      { ...plainPlayer(2, 40, 'WW'), opponents: [1] },
      { ...plainPlayer(3, 20, 'WW') },
      { ...plainPlayer(4, 20, 'BB') },
      { ...plainPlayer(5, 20, 'BB') },
      { ...plainPlayer(6, 20, 'BB') },
    ]);
    expect(pairs(state, edition)).toEqual(['1-3', '2-4', '5-6']);
    const step = edition.round(state).first;
    const candidate = (lower: readonly [number, number]) => ({
      pairs: [
        [0, lower[0]],
        [1, lower[1]],
      ] as const,
      floaters: [],
    });
    const [chosen, later] = [candidate([2, 3]), candidate([3, 4])].map((one) => valuesOf(step, one));
    const parting = chosen.findIndex((value, index) => value !== later[index]);
    expect(rulesOf(step, candidate([2, 3]))[parting]).toBe('3.5.4');
  });

  it('2.3.7, 2.3.5: opponents of upfloaters who floated in the previous round', () => {
    const state = plainState([
      plainPlayer(1, 40),
      { ...plainPlayer(2, 40), past: [past({ scoreDifference: 10 })] },
      plainPlayer(3, 40),
      plainPlayer(4, 20),
    ]);
    expect(pairs(state, edition)).toEqual(['1-4', '2-3']);
    expect(pairs({ ...state, round: 9 }, edition)).toEqual(['1-3', '2-4']);
  });

  it('2.3.4: in the last rounds nobody is spared', () => {
    const off = edition === teams ? 2 : 1;
    const floated = [past({ scoreDifference: 10 })];
    const players = [
      plainPlayer(1, 40),
      { ...plainPlayer(2, 20), past: floated },
      plainPlayer(3, 20),
      plainPlayer(4, 20),
    ];
    for (const before of [0, 1, 2, 3]) {
      const state = { ...plainState(players), round: 9 - before };
      expect(pairs(state, edition)).toContain(before < off ? '1-2' : '1-3');
    }
  });

  it('4.3: two without a colour have yet to play, whatever they have played', () => {
    const state = plainState([
      { ...plainPlayer(1, 10), past: [past({ colour: null })] },
      { ...plainPlayer(2, 10), past: [past({ colour: null })] },
    ]);
    expect(compareReadings(state, edition).fast).toEqual(['1-2 by 4.3.1']);
    const black = { ...state, initialColour: 'black' as const };
    expect(compareReadings(black, edition).fast).toEqual(['2-1 by 4.3.1']);
    expect(completeRound(state, edition.without('4.3.1').round(state))).toMatchObject({
      pairs: [{ white: 1, black: 2 }],
    });
  });
});

describe('2.3.3: the following scoregroup', () => {
  const state = matchState(
    plainState([plainPlayer(1, 40), plainPlayer(2, 30), plainPlayer(3, 20), plainPlayer(4, 0)]),
    NOBODY_PREFERS,
  );

  it('is the next one in the standings, though all of it have been paired', () => {
    expect(followingScore({ follows: 'in the standings' }, state, 40, [2, 3])).toBe(30);
    expect(followingScore({ follows: 'among those left' }, state, 40, [2, 3])).toBe(20);
  });

  it('there is none below the last', () => {
    expect(followingScore({ follows: 'in the standings' }, state, 0, [])).toBeNull();
  });
});

describe('4.2: the first of a pair', () => {
  const rows = ['4w1', '3b1', '2w0', '1b0'];

  it('has the higher score, virtual points included', () => {
    const event = eventOfCells(rows, { virtualPoints: new Map([[4, [0, 30]]]) });
    const state = stateAfter(event, 1);
    const met = { ...state, players: state.players.filter(({ id }) => id === 4 || id === 3) };
    // Both have had Black or White once: 4 had Black and gets White.
    expect(compareReadings(met, teams).fast).toEqual(['4-3 by 4.3.5']);
  });

  it('of teams has the higher secondary score', () => {
    const event = eventOfCells(['3w1', '4w1', '1b0', '2b0'], {});
    const players = event.players.map((player) => ({
      ...player,
      rounds: player.rounds.map((entry) => ({ ...entry, secondaryPoints: player.id === 2 ? 35 : 25 })),
    }));
    const state = stateAfter({ ...event, players }, 1);
    const leaders = { ...state, players: state.players.filter(({ id }) => id < 3) };
    // Both have had White: the first-team gets Black.
    expect(compareReadings(leaders, teams).fast).toEqual(['1-2 by 4.3.8']);
    const unused = teams.declarable?.as({ secondary: 'unused' });
    expect(unused === undefined ? [] : compareReadings(leaders, unused).fast).toEqual(['2-1 by 4.3.8']);
    expect(compareReadings(leaders, games).fast).toEqual(['2-1 by 4.3.4']);
  });
});

test('C.04.5 4.3.2: White for who has had it fewer times, whatever the difference', () => {
  const state = plainState([plainPlayer(1, 10, 'WB'), plainPlayer(2, 10, 'B')]);
  expect(compareReadings(state, games).fast).toEqual(['2-1 by 4.3.2']);
  expect(compareReadings(state, teams).fast).toEqual(['2-1 by 4.3.5']);
  const more = plainState([plainPlayer(1, 10, 'WBB'), plainPlayer(2, 10, 'W')]);
  expect(compareReadings(more, games).fast[0]).not.toContain('4.3.2');
});

function past(parts: Partial<PastRound>): PastRound {
  return { ...EVEN, ...parts };
}

function pairs(state: RoundState, edition: Edition): string[] {
  const { fast, literal } = compareReadings(withPast(state), edition);
  expect(fast).toEqual(literal);
  return fast
    .map((board) =>
      board
        .replace(/ by .*/, '')
        .split('-')
        .sort()
        .join('-'),
    )
    .sort();
}

function valuesOf(step: Step | null, candidate: Parameters<Step['values']>[0]): string[] {
  return [...(step?.values(candidate) ?? [])].map(({ parts }: RuleValue) =>
    JSON.stringify(parts.map(({ weighed }) => weighed)),
  );
}

function rulesOf(step: Step | null, candidate: Parameters<Step['values']>[0]): string[] {
  return [...(step?.values(candidate) ?? [])].map(({ rule }) => rule.id);
}
