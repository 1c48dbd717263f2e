import { describe, expect, it } from 'vitest';
import type { EventPlayer, ResultCode } from '../model/event.js';
import { fieldExemption } from './field-exemption.js';
import { isHeld, judgeNorm, NORMS, normsOpenTo, twoCampsOf } from './index.js';
import type { NormEvent, NormPlayer, NormTitle } from './index.js';
import { candidateWith, event, opponents } from './testing/made-up.js';

/* One below, exactly and one above, where a limit stands in the article. */

describe('1.4.3d: twenty, from three federations, ten with titles, in every round', () => {
  /** @param titled with one of the titles, the others being FM. */
  function kindOf(count: number, federations: number, titled: number, title = 'GM'): string {
    const people = Array.from({ length: count }, (_, index): NormPlayer => ({
      id: index + 1,
      title: index < titled ? title : 'FM',
      rating: 2000,
      federation: ['GER', 'POL', 'IND', 'FRA'][index % federations],
      sex: 'm',
    }));
    const players = people.map(({ id }): EventPlayer => ({
      id,
      rounds: Array.from({ length: 9 }, () => ({ opponent: 99, colour: null, result: '=' })),
    }));
    return fieldExemption(players, new Map(people.map((one) => [one.id, one])), 9, 'NOR').kind;
  }

  it.each([
    [19, 3, 10, 'no'],
    [20, 3, 10, 'exempt'],
    [21, 4, 11, 'exempt'],
    [20, 2, 10, 'no'],
    [20, 4, 10, 'exempt'],
    [20, 3, 9, 'no'],
    [20, 3, 11, 'exempt'],
  ])('%d players from %d federations, %d with titles: %s', (count, federations, titled, kind) => {
    expect(kindOf(count, federations, titled)).toBe(kind);
  });

  it.each([
    ['GM', 'exempt'],
    ['IM', 'exempt'],
    ['WGM', 'exempt'],
    ['WIM', 'exempt'],
    ['FM', 'no'],
    ['WFM', 'no'],
    ['CM', 'no'],
    ['', 'no'],
  ])('ten with the title "%s": %s', (title, kind) => {
    expect(kindOf(20, 3, 10, title)).toBe(kind);
  });

  it.each<[string, readonly ResultCode[], string]>([
    ['no round missed', [], 'exempt'],
    ['the pairing-allocated bye is no round missed', ['U', 'U'], 'exempt'],
    ['forfeit wins are none', ['+', '+'], 'exempt'],
    ['one half-point bye', ['H'], 'reading'],
    ['one full-point bye', ['F'], 'reading'],
    ['one forfeit loss', ['-'], 'reading'],
    ['a bye and a forfeit loss', ['Z', '-'], 'no'],
  ])('%s', (_, missed, kind) => {
    const people = opponents(20, {}).map((one, index) => ({ ...one, id: index + 1 }));
    const players = people.map(({ id }): EventPlayer => ({
      id,
      rounds: Array.from({ length: 9 }, (_unused, round) => {
        const result = id === 1 ? (missed[round] ?? '=') : '=';
        return { opponent: 'UHFZ'.includes(result) ? null : 99, colour: null, result };
      }),
    }));
    expect(fieldExemption(players, new Map(people.map((one) => [one.id, one])), 9, 'NOR').kind).toBe(kind);
  });
});

describe('the field of 1.4.3d', () => {
  it.each<[NormEvent['field'], string, string]>([
    [{ kind: 'exempt' }, 'made', 'not-made'],
    [{ kind: 'reading' }, 'unknown', 'not-made'],
    [
      { kind: 'unknown', missing: [{ what: 'title', players: [], article: '1.4.3d' }] },
      'unknown',
      'not-made',
    ],
    [{ kind: 'no' }, 'not-made', 'not-made'],
  ])('%j: %s in a Swiss, %s in a round robin', (field, swiss, robin) => {
    const candidate = candidateWith(opponents(9, { federation: 'GER' }), 6);
    const verdict = (format: NormEvent['format']): string =>
      judgeNorm(NORMS[0], candidate, event({ field, format, players: 10 })).verdict;
    expect([verdict('swiss'), verdict('round-robin'), verdict('two-camps')]).toEqual([swiss, robin, robin]);
  });
});

describe('1.4.1f in a round robin: each part of the mix must be there for all games', () => {
  // The first two of eleven were beaten; without them the mix of nine suffices.
  const won = { federation: 'GER', title: 'IM' };
  it.each<[string, (index: number) => Partial<NormPlayer>]>([
    ['own federation, 7 of 11', (index) => (index < 7 ? { federation: 'NOR' } : {})],
    ['one federation, 8 of 11', (index) => ({ federation: index < 8 ? 'GER' : index === 8 ? 'IND' : 'POL' })],
    ['title-holders, 5 of 11', (index) => (index < 6 ? { title: '' } : {})],
    ['required titles, 3 of 11', (index) => (index < 8 ? { title: 'IM' } : {})],
  ])('%s', (_, part) => {
    const list = opponents(11, {}).map((one, index) => ({
      ...one,
      ...(index < 2 ? won : {}),
      ...part(index),
    }));
    const games = list.map((opponent, index) => ({
      round: index + 1,
      opponent,
      halfPoints: index < 2 ? (2 as const) : (1 as const),
    }));
    const candidate = candidateWith(list, 0, { games });
    const verdict = (format: NormEvent['format']): string =>
      judgeNorm(NORMS[0], candidate, event({ format, rounds: 11, players: 12 })).verdict;
    expect([verdict('swiss'), verdict('round-robin')]).toEqual(['made', 'not-made']);
  });
});

it('1.4.1f in a double round robin: of two grandmasters who were beaten twice one game each is ignored, so that both count', () => {
  // All ten games have an average of 2434 (7 points need 2451), nine at most 2471 (6 points need 2475), eight 2518.
  const weak = { title: 'GM', federation: 'GER' };
  const strong = { title: 'IM', rating: 2640 };
  const five = opponents(5, {}).map((one, index) =>
    index < 2 ? { ...one, ...weak, rating: 2099 + index } : { ...one, ...strong },
  );
  const games = [...five, ...five].map((opponent, index) => ({
    round: index + 1,
    opponent,
    halfPoints: opponent.title === 'GM' ? (2 as const) : (1 as const),
  }));
  const result = judgeNorm(
    NORMS[0],
    candidateWith(five, 0, { games }),
    event({ format: 'double-round-robin', rounds: 10, players: 6, leastGames: 8 }),
  );
  expect([result.verdict, result.choice.games.length, result.average]).toEqual(['made', 8, 2518]);
  expect(new Set(result.choice.ignored.map(({ game }) => game.opponent.id)).size).toBe(2);
});

describe('1.4.2c: the forfeit of the last round', () => {
  it.each([
    [8, 'unknown'],
    [9, 'not-made'],
  ])('is needed for the number of games only: after %d games the norm is %s', (count, verdict) => {
    // Of another federation only the opponent who did not come.
    const list = opponents(count, { federation: 'GER' });
    const [last] = opponents(1, { id: 30, federation: 'POL' });
    const lastForfeit = { round: 10, opponent: last, halfPoints: 0 as const };
    const field = { kind: 'no' as const };
    const few = list.map((one, index) => (index < 3 ? { ...one, federation: 'NOR' } : one));
    const candidate = candidateWith(few, count - 1, { lastForfeit });
    expect(judgeNorm(NORMS[0], candidate, event({ rounds: 10, field })).verdict).toBe(verdict);
  });
});

describe('two camps that met only each other', () => {
  /** @param missing meetings that are left out, one of everybody first. */
  function camps(own: number, other: number, missing = 0): EventPlayer[] {
    const pairs = Array.from({ length: own * other }, (_, index) => {
      const one = index % own;
      return [one, (one + Math.floor(index / own)) % other] as const;
    });
    const there = pairs.slice(missing);
    const roundsOf = (opponentsOf: readonly number[]): EventPlayer['rounds'] =>
      opponentsOf.map((opponent) => ({ opponent, colour: null, result: '=' }));
    return [
      ...Array.from({ length: own }, (_, a) => ({
        id: a + 1,
        rounds: roundsOf(there.filter(([one]) => one === a).map(([, b]) => own + b + 1)),
      })),
      ...Array.from({ length: other }, (_, b) => ({
        id: own + b + 1,
        rounds: roundsOf(there.filter(([, one]) => one === b).map(([a]) => a + 1)),
      })),
    ];
  }

  it.each([
    ['six rounds are fewer than any norm needs', camps(7, 7), 6, false],
    ['seven are enough', camps(7, 7), 7, true],
    ['two members are a match', camps(2, 7), 7, false],
    ['three are a camp', camps(3, 7), 7, true],
    ['of a hundred meetings ten may be missing', camps(10, 10, 10), 10, true],
    ['eleven may not', camps(10, 10, 11), 10, false],
  ])('%s', (_, players, rounds, areThere) => {
    expect(twoCampsOf(players, rounds) !== null).toBe(areThere);
  });
});

describe('games that a norm counts for (1.4.1 b to d, 1.7)', () => {
  it.each([
    [13, 13, 13],
    [13, 14, 13],
    [14, 14, 13],
    [15, 15, 13],
  ])('%d games of %d rounds: %d', (games, rounds, counted) => {
    const result = judgeNorm(NORMS[0], candidateWith(opponents(games, {}), games / 2), event({ rounds }));
    expect([result.verdict, result.countsAs]).toEqual(['made', counted]);
  });

  it.each([
    [9, 4.5, 9],
    [9, 5, 9],
    [9, 5.5, 10],
    [13, 7.5, 14],
  ])('%d games, %d points against 2600: %d', (games, score, counted) => {
    const result = judgeNorm(NORMS[0], candidateWith(opponents(games, {}), score), event({ rounds: games }));
    expect(result.countsAs).toBe(counted);
  });
});

describe('the floor of 1.4.6 for each title', () => {
  it.each([
    ['GM', 2200],
    ['IM', 2050],
    ['WGM', 2000],
    ['WIM', 1850],
  ] as const)('%s: %d is not raised, one below is', (title, floor) => {
    const norm = NORMS.find((one) => one.title === title)!;
    const raised = (rating: number): number | null => {
      const list = opponents(9, {}).map((one, index) => (index === 4 ? { ...one, rating } : one));
      return judgeNorm(norm, candidateWith(list, 6), event({ format: 'round-robin' })).raised;
    };
    const [, , , , fifth] = opponents(9, {});
    expect([raised(floor - 1), raised(floor), raised(floor + 1)]).toEqual([fifth.id, null, null]);
  });
});

describe('titles', () => {
  const person = (title: string, sex: NormPlayer['sex'] = null): NormPlayer => ({
    id: 1,
    title,
    rating: 2400,
    federation: 'NOR',
    sex,
  });

  it.each<[string, readonly NormTitle[]]>([
    ['', []],
    ['FM', []],
    ['WFM', []],
    ['WIM', ['WIM']],
    ['WGM', ['WGM', 'WIM']],
    ['IM', ['IM', 'WIM']],
    ['GM', ['GM', 'IM', 'WGM', 'WIM']],
  ])('who is "%s" gains nothing by norms for %j', (title, held) => {
    expect(NORMS.filter((norm) => isHeld(norm, person(title))).map((norm) => norm.title)).toEqual(held);
  });

  it.each<[NormPlayer['sex'], readonly NormTitle[]]>([
    ['m', ['GM', 'IM']],
    ['w', ['GM', 'IM', 'WGM', 'WIM']],
    [null, ['GM', 'IM', 'WGM', 'WIM']],
  ])('norms open to somebody of the sex %s: %j', (sex, titles) => {
    expect(normsOpenTo(person('', sex)).map(({ title }) => title)).toEqual(titles);
  });
});
