import { describe, expect, test } from 'vitest';
import { isForfeit, isPlayed } from '../index.js';
import type { EventPlayer, ResultCode } from '../index.js';
import { rowsOf } from '../testing/each-result.js';
import type { EachResult } from '../testing/each-result.js';
import { fieldExemption } from './field-exemption.js';
import { scorelessOf } from './games.js';
import { judgeNorm, NORMS, normSourceOf } from './index.js';
import type { Candidate, NormSettings } from './index.js';
import { peopleOf } from './people.js';
import type { PrintedPlayer } from './people.js';
import { event, opponents } from './testing/made-up.js';

const [GM] = NORMS;
const SWISS: NormSettings = {
  format: 'swiss',
  rounds: 9,
  pairedRounds: 9,
  leastGames: 9,
  declared: [],
  host: 'NOR',
};

/**
 * A player without a title with these results in order, against grandmasters of 2600 from three federations. A result
 * that is no pairing has no opponent.
 */
function candidateWith(
  results: readonly ResultCode[],
  federations: Readonly<Partial<Record<number, string>>> = {},
): Candidate {
  const others = results.map((_, index) =>
    person(index + 2, { federation: federations[index + 1] ?? ['GER', 'POL', 'IND'][index % 3] }),
  );
  const me = person(1, { title: '', rating: 2400, federation: 'NOR', rounds: results.map(entryOf) });
  return normSourceOf([me, ...others], { ...SWISS, rounds: results.length, pairedRounds: results.length })
    .candidates[0];
}

function entryOf(result: ResultCode, index: number): EventPlayer['rounds'][number] {
  return { opponent: isPlayed(result) || isForfeit(result) ? index + 2 : null, colour: null, result };
}

function person(id: number, parts: Partial<PrintedPlayer>): PrintedPlayer {
  return { id, title: 'GM', rating: 2600, sex: 'm', federation: 'GER', rounds: [], ...parts };
}

/** What the last of two rounds is: the half points of its game, the article by which it does not count, a free round. */
interface Row {
  readonly game: 0 | 1 | 2 | null | 'none';
  readonly excluded: string | null;
  /** The same against an opponent of no federation. */
  readonly stateless: string | null;
  readonly isFree: boolean;
  readonly isLastForfeit: boolean;
}

const game = (halfPoints: Row['game']): Row => ({
  game: halfPoints,
  excluded: null,
  stateless: '1.4.2a',
  isFree: false,
  isLastForfeit: false,
});
const none: Row = { game: 'none', excluded: null, stateless: null, isFree: false, isLastForfeit: false };
const forfeit: Row = { ...none, excluded: '1.4.2c', stateless: '1.4.2c' };

const ROWS: EachResult<Row> = {
  '1': game(2),
  '=': game(1),
  '0': game(0),
  W: game(2),
  D: game(1),
  L: game(0),
  '?': game(null),
  '*': game(null),
  '+': { ...forfeit, isFree: true, isLastForfeit: true },
  '-': forfeit,
  H: none,
  F: none,
  U: { ...none, isFree: true },
  Z: none,
};

test.each(rowsOf(ROWS))('%s counts as a game, or not (1.4.2)', (code, row) => {
  const { games, excluded, freeRounds, lastForfeit } = candidateWith(['=', code]);
  const found = games.map(({ round, halfPoints }) => [round, halfPoints]);
  expect(found).toEqual(
    row.game === 'none'
      ? [[1, 1]]
      : [
          [1, 1],
          [2, row.game],
        ],
  );
  expect(excluded).toEqual(row.excluded === null ? [] : [{ round: 2, opponent: 3, article: row.excluded }]);
  expect(freeRounds).toEqual(row.isFree ? [2] : []);
  expect(
    lastForfeit === null ? null : [lastForfeit.round, lastForfeit.opponent.id, lastForfeit.halfPoints],
  ).toEqual(row.isLastForfeit ? [2, 3, 0] : null);
  expect(candidateWith([code, '=']).lastForfeit).toBeNull();
});

test.each(rowsOf(ROWS))('%s against an opponent of no federation is no game', (code, row) => {
  const { games, excluded, freeRounds, lastForfeit } = candidateWith(['=', code], { 2: 'NON' });
  expect(games.map(({ round }) => round)).toEqual([1]);
  expect(excluded.map(({ article }) => article)).toEqual(row.stateless === null ? [] : [row.stateless]);
  expect([freeRounds, lastForfeit]).toEqual([row.isFree ? [2] : [], null]);
});

/** 1.4.2b: whether an unrated player who had the result alone scored nothing; and what the rated opponent then counts. */
const SCORELESS: EachResult<boolean> = {
  '1': false,
  '=': false,
  '0': true,
  W: false,
  D: false,
  L: true,
  '?': false,
  '*': false,
  '+': true,
  '-': true,
  H: true,
  F: true,
  U: true,
  Z: true,
};

test.each(rowsOf(SCORELESS))('%s of an unrated player of a round robin (1.4.2b)', (code, isScoreless) => {
  const opponent = isPlayed(code) || isForfeit(code) ? 1 : null;
  const unrated = person(2, { rating: 0, rounds: [{ opponent, colour: null, result: code }] });
  const players = [person(1, {}), unrated];
  const people = new Map(peopleOf(players).map((one) => [one.id, one]));
  expect([...scorelessOf(players, people, null)]).toEqual(isScoreless ? [2] : []);
  // Points against other unrated players do not matter.
  const third = person(3, { rating: 0, rounds: [{ opponent: 2, colour: null, result: code }] });
  const all = [...players, third];
  expect([...scorelessOf(all, new Map(peopleOf(all).map((one) => [one.id, one])), null)]).toContain(3);
});

/** Eight draws against grandmasters, and the result in the last of nine rounds: a norm of grandmasters, by what. */
const NINTH: EachResult<readonly [verdict: string, uses: string, games: number, countsAs: number]> = {
  '1': ['made', '', 9, 9],
  '=': ['made', '', 9, 9],
  '0': ['not-made', '', 9, 0],
  W: ['made', '', 9, 9],
  D: ['made', '', 9, 9],
  L: ['not-made', '', 9, 0],
  '?': ['unknown', '', 9, 0],
  '*': ['unknown', '', 9, 0],
  '+': ['made', '1.4.1c', 8, 9],
  '-': ['not-made', '', 8, 0],
  H: ['not-made', '', 8, 0],
  F: ['not-made', '', 8, 0],
  U: ['made', '1.4.1c', 8, 9],
  Z: ['not-made', '', 8, 0],
};

test.each(rowsOf(NINTH))('%s in the ninth round of a norm', (code, expected) => {
  const candidate = candidateWith([...DRAWS, code]);
  const { verdict, uses, choice, countsAs } = judgeNorm(GM, candidate, event({ rounds: 9 }));
  expect([verdict, uses.join(), choice.games.length, countsAs]).toEqual(expected);
});

/** Eight games, a bye, and the result in the last of ten rounds: 1.4.1c is for nine rounds only. */
const TENTH: EachResult<readonly [verdict: string, readings: string]> = {
  '1': ['made', ''],
  '=': ['made', ''],
  '0': ['made', ''],
  W: ['made', ''],
  D: ['made', ''],
  L: ['made', ''],
  '?': ['unknown', ''],
  '*': ['unknown', ''],
  '+': ['unknown', '1.4.2c'],
  '-': ['not-made', ''],
  H: ['not-made', ''],
  F: ['not-made', ''],
  U: ['not-made', ''],
  Z: ['not-made', ''],
};

test.each(rowsOf(TENTH))('%s in the last round, after eight games of nine rounds', (code, expected) => {
  const candidate = candidateWith(['1', '1', ...DRAWS.slice(2), 'H', code]);
  const { verdict, readings } = judgeNorm(GM, candidate, event({ rounds: 10 }));
  expect([verdict, readings.join()]).toEqual(expected);
});

/** 1.4.3d: whether a player with the result was there in a round; the allocated bye is no round missed. */
const PRESENT: EachResult<boolean> = {
  '1': true,
  '=': true,
  '0': true,
  W: true,
  D: true,
  L: true,
  '?': true,
  '*': true,
  '+': true,
  '-': false,
  H: false,
  F: false,
  U: true,
  Z: false,
};

test.each(rowsOf(PRESENT))('%s of one of the twenty of 1.4.3d', (code, isThere) => {
  const list = opponents(20, {});
  const people = new Map(list.map((one) => [one.id, one]));
  const kindWith = (rounds: readonly ResultCode[]): string => {
    const players = list.map(({ id }, index) => ({
      id,
      rounds: (index === 0 ? rounds : (['=', '=', '='] as const)).map((result) => ({
        opponent: isPlayed(result) || isForfeit(result) ? 99 : null,
        colour: null,
        result,
      })),
    }));
    return fieldExemption(players, people, 3, 'NOR').kind;
  };
  expect([kindWith(['=', code, '=']), kindWith(['=', code, code])]).toEqual(
    isThere ? ['exempt', 'exempt'] : ['reading', 'no'],
  );
});

/** 1.4.3d for twenty players with missing data: the missing data and their players. */
test.each([
  ['nothing', {}, 'NOR', 'exempt', []],
  ['the host', {}, null, 'unknown', ['host-federation ']],
  ['a title of one', { title: null }, 'NOR', 'exempt', []],
  ['a rating of one', { rating: null }, 'NOR', 'unknown', ['rating ']],
  ['a federation of one', { federation: null }, 'NOR', 'unknown', ['federation 2']],
  ['a federation and the host', { federation: null }, null, 'unknown', ['host-federation ', 'federation 2']],
] as const)('1.4.3d without %s', (_, parts, host, kind, missing) => {
  const [first, ...others] = opponents(20, {});
  const list = [{ ...first, ...parts }, ...others];
  const players = list.map(({ id }) => ({
    id,
    rounds: [{ opponent: 99, colour: null, result: '=' as const }],
  }));
  const found = fieldExemption(players, new Map(list.map((one) => [one.id, one])), 1, host);
  expect(found.kind).toBe(kind);
  const facts = found.kind === 'unknown' ? found.missing : [];
  expect(facts.map(({ what, players: ids }) => `${what} ${ids.join()}`)).toEqual(missing);
  expect(facts.every(({ article }) => article === '1.4.3d')).toBe(true);
});

describe('a game whose result is not known', () => {
  test('counts as a win in the performance, and the norm lacks the result', () => {
    const open = judgeNorm(GM, candidateWith([...DRAWS, '?']), event({}));
    expect([open.halfPoints, open.percentage, open.dp, open.rp]).toEqual([10, 56, 43, 2643]);
    expect(open.missing).toEqual([{ what: 'result', players: [10], article: '1.4.8' }]);
  });
});

const DRAWS: readonly ResultCode[] = ['=', '=', '=', '=', '=', '=', '=', '='];
