/** The questions of the checklist for programs (VCL4THP, Q24 to Q32) that concern the generator, put to the command line. */
import { describe, expect, test } from 'vitest';
import { checkStandings } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { ResultCode } from '../../engine/index.js';
import { gameChances } from '../../generator/index.js';
import { runCli } from '../testing/run-cli.js';

async function tournament(...options: string[]): Promise<Tournament> {
  const { stdout, code, stderr } = await runCli(['generate', ...options]);
  expect(code, stderr).toBe(0);
  const { tournament: read, problems } = parseTrf(stdout);
  expect(problems).toEqual([]);
  return read!;
}

/** 20 players, 5 rounds, nobody absent; with these options besides. */
function calm(...options: string[]): Promise<Tournament> {
  return tournament('--seed', 'Q24', '--preset', 'calm', '--players', '20', '--rounds', '5', ...options);
}

/** How often a result stands in each round. */
function byRound({ players, totalRounds }: Tournament, result: ResultCode): number[] {
  return Array.from(
    { length: totalRounds },
    (_, index) => players.filter(({ rounds }) => rounds[index].result === result).length,
  );
}

/** Games of each round that end with these two results, in either order. */
function games({ players, totalRounds }: Tournament, one: ResultCode, other: ResultCode): number[] {
  return Array.from({ length: totalRounds }, (_, index) => {
    const found = players.filter(({ id, rounds }) => {
      const { opponent, result } = rounds[index];
      if (opponent === null || opponent < id) return false;
      const theirs = players[opponent - 1].rounds[index].result;
      return (result === one && theirs === other) || (result === other && theirs === one);
    });
    return found.length;
  });
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const ratingsOf = ({ players }: Tournament): number[] => players.map(({ rating }) => rating ?? 0);
const listOf = ({ header }: Tournament): string[] =>
  header.filter(({ tag }) => tag === '202' || tag === '212').map(({ tag, text }) => `${tag} ${text}`);

/** What can happen, its option, and how often it happened in each round. */
const EVENTS: readonly (readonly [string, string, (found: Tournament) => number[]])[] = [
  ['full-point byes', '--full-point-byes', (found) => byRound(found, 'F')],
  ['half-point byes', '--half-point-byes', (found) => byRound(found, 'H')],
  ['zero-point byes', '--zero-point-byes', (found) => byRound(found, 'Z')],
  ['forfeit wins and losses', '--forfeits', (found) => games(found, '+', '-')],
  ['forfeit losses of both', '--double-forfeits', (found) => games(found, '-', '-')],
  ['½-0 and 0-½', '--draws-against-losses', (found) => games(found, '=', '0')],
  ['0-0', '--double-losses', (found) => games(found, '0', '0')],
];

describe('Q24: the generator can be configured for', () => {
  test('the number of players', async () => {
    expect((await calm('--players', '33')).players).toHaveLength(33);
    expect((await calm('--players', '30..40')).players.length).toBeGreaterThanOrEqual(30);
  });

  test('the number of rounds', async () => {
    expect((await calm('--rounds', '7')).totalRounds).toBe(7);
    expect((await calm('--rounds', '7..9')).totalRounds).toBeGreaterThanOrEqual(7);
  });

  test.each(EVENTS)('%s, as a number', async (_what, option, count) => {
    expect(sum(count(await calm(option, '3')))).toBe(3);
    expect(sum(count(await calm()))).toBe(0);
  });

  test.each(EVENTS)('%s, as a percentage', async (_what, option, count) => {
    const often = sum(count(await calm(option, '20%')));
    expect(often).toBeGreaterThan(0);
    expect(often).toBeLessThan(50);
  });

  test.each(EVENTS)('%s, for each round', async (_what, option, count) => {
    const found = count(await calm(option, '0,2,0%,100%'));
    expect(found).toMatchObject({ 0: 0, 1: 2, 2: 0, 4: 0 });
    expect(found[3]).toBeGreaterThanOrEqual(7);
  });

  test('the Baku Acceleration', async () => {
    const found = await calm('--acceleration', 'baku', '--rounds', '9');
    expect(found.systemCode).toBe('FIDE_DUTCH_2026_BAKU');
    expect(found.virtualPoints.get(1)).toEqual([10, 10, 10, 5, 5]);
  });

  test('the list of tie-breaks', async () => {
    expect(listOf(await calm('--tie-breaks', 'de,BH/C1,SB'))).toEqual(['202 DE,BH/C1,SB']);
    expect(listOf(await calm('--tie-breaks', 'PTS,BH'))).toEqual(['212 PTS,BH']);
    const { code, stderr } = await runCli(['generate', '--tie-breaks', 'BH,BHX']);
    expect(stderr).toContain('position 4: "BHX" is not a tie-break of MTB26');
    expect(code).toBe(2);
  });
});

test('Q25: what is left unset gets random values that make sense', async () => {
  const drawn: Tournament[] = [];
  for (let index = 1; index <= 12; index++)
    drawn.push(await tournament('--seed', 'Q25', '--first', String(index)));
  const different = (value: (found: Tournament) => unknown): number => new Set(drawn.map(value)).size;
  expect(different(({ players }) => players.length)).toBeGreaterThan(5);
  expect(different(({ totalRounds }) => totalRounds)).toBeGreaterThan(3);
  expect(different(({ initialColour }) => initialColour)).toBe(2);
  expect(different((found) => listOf(found).join())).toBeGreaterThan(5);
  expect(different((found) => sum(byRound(found, 'H')))).toBeGreaterThan(3);
  for (const { players, totalRounds } of drawn) {
    expect(totalRounds).toBeGreaterThanOrEqual(5);
    expect(players.length).toBeGreaterThan(totalRounds);
  }
  for (const found of drawn) expect(listOf(found)).toHaveLength(1);
});

describe('Q26: the ratings are', () => {
  test('specified by the user (Q27)', async () => {
    const found = await calm('--players', '5', '--rounds', '3', '--ratings', '2450,0,2500,2388,2100');
    expect(ratingsOf(found)).toEqual([2500, 2450, 2388, 2100, 0]);
    const { code, stderr } = await runCli(['generate', '--ratings', '2450,x']);
    expect(stderr).toContain('Expected ratings with commas, like 2450,2310,0 (0: unrated).');
    expect(code).toBe(2);
  });

  test('between a minimum and a maximum (Q28)', async () => {
    const ratings = ratingsOf(await calm('--ratings', '1900..1950'));
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(1900);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(1950);
  });

  test('with gaps between neighbours (Q28)', async () => {
    const ratings = ratingsOf(await calm('--ratings', '1200..2400', '--rating-gaps', '5..20'));
    const gaps = ratings.slice(1).map((rating, place) => ratings[place] - rating);
    expect(ratings[0]).toBe(2400);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(20);
    expect(new Set(gaps).size).toBeGreaterThan(3);
    const near = ratingsOf(await calm('--ratings', '2300..2400', '--rating-gaps', '50'));
    expect(near.slice(0, 5)).toEqual([2400, 2350, 2300, 2300, 2300]);
    const both = await runCli(['generate', '--ratings', '2450,2400', '--rating-gaps', '5']);
    expect(both.stderr).toContain('leave out --rating-gaps');
    expect(both.code).toBe(2);
  });

  test('random (Q29)', async () => {
    const [one, other] = [await calm(), await calm('--first', '2')].map(ratingsOf);
    expect(new Set(one).size).toBeGreaterThan(10);
    expect(one).not.toEqual(other);
  });
});

test('Q30: without a seed two runs with the same parameters differ, and the seed is printed', async () => {
  const options = ['generate', '--players', '8', '--rounds', '3'];
  const [one, other] = [await runCli(options), await runCli(options)];
  expect(one.stdout).not.toBe(other.stdout);
  const seeds = [one, other].map(({ stderr }) => /^seed: (\w+) /.exec(stderr)?.[1] ?? '');
  expect(seeds[0]).not.toBe(seeds[1]);
  const again = await runCli([...options, '--seed', seeds[0]]);
  expect(again.stdout).toBe(one.stdout);
});

test.each(['calm', 'open', 'weekend', 'chaos', 'tiny', 'norm'])(
  'Q31: the standings of %s tournaments are those of the announced list',
  async (preset) => {
    for (const rules of ['dutch-2012', 'dutch-2017', 'dutch-2026']) {
      const options = ['--seed', 'Q31', '--preset', preset, '--rules', rules, '--trf'];
      for (const version of ['16', '26']) {
        const found = await tournament(...options, version);
        const check = checkStandings(found, { tieBreaks: null, unrated: null });
        expect(check).toMatchObject({ verdict: 'agrees', ranksNotChecked: null, undecided: null });
        expect(check.reference?.tieBreaks.from).toBe('file');
      }
    }
  },
);

const ENDS = ['white', 'draw', 'black'] as const;

test('Q32: results are as frequent as the model of the Technical Commission says', async () => {
  const found = { white: 0, draw: 0, black: 0 };
  const expected = { ...found };
  const variance = { ...found };
  for (let index = 1; index <= 4; index++) {
    const options = ['--preset', 'calm', '--players', '100', '--rounds', '9', '--first', String(index)];
    const { players } = await tournament('--seed', 'Q32', ...options);
    for (const { rating, rounds } of players) {
      for (const { opponent, colour, result } of rounds) {
        if (opponent === null || colour !== 'white') continue;
        const chances = gameChances(rating ?? 0, players[opponent - 1].rating ?? 0);
        for (const end of ENDS) {
          expected[end] += chances[end];
          variance[end] += chances[end] * (1 - chances[end]);
        }
        found[result === '1' ? 'white' : result === '=' ? 'draw' : 'black'] += 1;
      }
    }
  }
  expect(sum(Object.values(found))).toBe(4 * 50 * 9);
  // More than four standard deviations from the mean happen once in 16,000 cases.
  for (const end of ENDS)
    expect(Math.abs(found[end] - expected[end]), end).toBeLessThan(4 * Math.sqrt(variance[end]));
});
