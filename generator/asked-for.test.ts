import { expect, test } from 'vitest';
import { announcesTwoGames, parseTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { editionById, editions, pairsTeams } from '../engine/index.js';
import { generate, generateTournament, NotPossibleError, resolveConfig } from './index.js';
import type { GeneratorConfig } from './index.js';
import { Random } from './random.js';
import { runs } from '../tests/suite.js';

const RUNS = runs(40, 60);
// Matches of two games, and of teams, have results of their own.
const SYSTEMS = editions.filter((edition) => !pairsTeams(edition) && !announcesTwoGames(edition.code));

function countOf({ players }: Tournament, result: string): number {
  return players.flatMap(({ rounds }) => rounds).filter((own) => own.result === result).length;
}

/** A configuration in which everything is asked for by number. */
function drawnConfig(random: Random) {
  const count = (most: number): { count: number } => ({ count: random.integer(0, most) });
  return {
    system: random.pick(SYSTEMS).id,
    players: random.integer(14, 24),
    rounds: random.integer(3, 6),
    forbiddenPairs: random.integer(0, 3),
    points: random.pick(['1-½-0', '3-1-0'] as const),
    acceleration: random.pick(['none', { rounds: [1, 0.5], share: 0.5 }] as const),
    ratings: { unrated: count(3) },
    rates: {
      forfeit: count(2),
      forfeitWin: count(2),
      forfeitLoss: count(2),
      doubleForfeit: count(1),
      drawAgainstLoss: count(1),
      doubleLoss: count(1),
      unratedGame: count(2),
      halfPointBye: count(4),
      zeroPointBye: count(3),
      fullPointBye: count(2),
      withdrawal: 0,
      comeback: 0,
      lateEntry: 0,
    },
  };
}

test('what was asked for is what is in the file, and our own strict reading finds no problem in it', () => {
  for (let run = 1; run <= RUNS; run++) {
    const random = new Random(`asked for ${run}`);
    const config = drawnConfig(random);
    const format = random.pick(['trf16', 'trf26'] as const);
    const [{ text, missing }] = generate(config, { seed: 'asked for', count: 1, first: run, format });
    const { tournament, problems } = parseTrf(text);
    expect(problems, `run ${run}`).toEqual([]);
    expect(missing).toEqual([]);
    const { rates } = config;
    const found = tournament!;
    const areProvided = editionById(config.system)!.needs.includes('ratings');
    const forfeits = rates.forfeit.count + rates.forfeitWin.count + rates.forfeitLoss.count;
    expect(
      {
        players: found.players.length,
        rounds: found.totalRounds,
        paired: found.pairedRounds,
        forbidden: found.forbidden.length,
        accelerated: found.virtualPoints.size > 0,
        win: found.points.whiteWin,
        unrated: found.players.filter(({ rating }) => !rating).length,
        H: countOf(found, 'H'),
        Z: countOf(found, 'Z'),
        F: countOf(found, 'F'),
        '+': countOf(found, '+'),
        '-': countOf(found, '-'),
        unratedGames: countOf(found, 'W') + countOf(found, 'D') + countOf(found, 'L'),
        header: found.header.map(({ tag }) => tag).join(' '),
      },
      `run ${run}`,
    ).toEqual({
      players: config.players,
      rounds: config.rounds,
      paired: config.rounds,
      forbidden: config.forbiddenPairs,
      accelerated: config.acceleration !== 'none',
      win: config.points === '3-1-0' ? 30 : 10,
      // Who has none is given a provisional one where the rules read ratings.
      unrated: areProvided ? 0 : config.ratings.unrated.count,
      H: rates.halfPointBye.count,
      Z: rates.zeroPointBye.count,
      F: rates.fullPointBye.count,
      '+': forfeits,
      '-': forfeits + 2 * rates.doubleForfeit.count,
      unratedGames: 2 * rates.unratedGame.count,
      header: expect.stringMatching(
        /^012 022 032 042 052 062 072 092 102 112 122 132 182 2[01]2 222$/,
      ) as string,
    });
    expect(text.includes('\nXXS') && format === 'trf26').toBe(false);
    const start = Number(found.startDate!.iso!.slice(0, 4));
    expect(start).toBeLessThan(2027);
    const lowest = Math.min(...found.players.map(({ rating }) => rating ?? 0));
    for (const { rating, birthDate } of found.players) {
      const own = rating === null || (areProvided && rating === lowest) ? 0 : rating;
      expect(start - Number(birthDate.slice(0, 4))).toBeGreaterThanOrEqual(7 + Math.max(0, own - 1400) / 100);
    }
  }
}, 3_600_000);

test('of teams, and of matches of two games, there are as many as asked for, with as many byes of each kind', () => {
  for (let run = 1; run <= RUNS; run++) {
    const random = new Random(`matches asked for ${run}`);
    const edition = random.pick(OF_MATCHES);
    const { rates, acceleration, ...own } = drawnConfig(random);
    const { halfPointBye, zeroPointBye, fullPointBye } = rates;
    const boards = random.integer(2, 6);
    const config = {
      ...own,
      system: edition.id,
      acceleration: announcesTwoGames(edition.code) ? acceleration : 'none',
      ratings: {},
      rates: { ...NO_ABSENCES, halfPointBye, zeroPointBye, fullPointBye },
      ...(pairsTeams(edition) ? { teams: { boards, reserves: random.integer(0, 2) } } : {}),
    } as const;
    const [{ text, missing }] = generate(config, { seed: 'matches', count: 1, first: run });
    const { tournament, problems } = parseTrf(text, { teamEvents: 'pair' });
    expect(problems, `run ${run}`).toEqual([]);
    expect(missing).toEqual([]);
    const found = tournament!;
    expect(
      {
        participants: found.players.length,
        rounds: found.totalRounds,
        paired: found.pairedRounds,
        forbidden: found.forbidden.length,
        accelerated: found.virtualPoints.size > 0,
        H: countOf(found, 'H'),
        Z: countOf(found, 'Z'),
        F: countOf(found, 'F'),
        '+': countOf(found, '+'),
      },
      `run ${run}`,
    ).toEqual({
      participants: config.players,
      rounds: config.rounds,
      paired: config.rounds,
      forbidden: config.forbiddenPairs,
      accelerated: config.acceleration !== 'none',
      H: halfPointBye.count,
      Z: zeroPointBye.count,
      F: fullPointBye.count,
      '+': 0,
    });
    if (pairsTeams(edition)) expect(text.match(/^310 /gm)).toHaveLength(config.players);
  }
}, 3_600_000);

const OF_MATCHES = editions.filter((edition) => !SYSTEMS.includes(edition));
const NO_ABSENCES = {
  ...{ forfeit: 0, forfeitWin: 0, forfeitLoss: 0, doubleForfeit: 0 },
  ...{ drawAgainstLoss: 0, doubleLoss: 0, unratedGame: 0, withdrawal: 0, comeback: 0, lateEntry: 0 },
};

const LESS: readonly (readonly [GeneratorConfig, string])[] = [
  [{ players: 4, rounds: 5 }, 'rounds: 4 players can play 3 rounds at most, and 5 are asked for'],
  [{ players: 5, rounds: 9 }, 'possible: rounds 4, or players 10'],
  [{ ratings: { list: [2000, 1900] }, players: 3, rounds: 1 }, 'players: 3 are asked for'],
  [{ tieBreaks: ['KS'] }, 'tieBreaks: KS is for round robins only'],
  [{ players: 8, rounds: 3, forbiddenPairs: 9 }, 'forbiddenPairs: 6 fewer than asked for'],
  [{ players: 8, rounds: 3, rates: { halfPointBye: { count: 50 } } }, 'halfPointBye'],
  [{ players: 20, rounds: 5, system: 'dutch-2017', acceleration: 'baku' }, 'acceleration: 1 fewer'],
];

test.each(LESS)('%j is refused, with what is possible', (config, words) => {
  expect(() => generateTournament(config, 'less', 1)).toThrow(words);
  expect(() => generateTournament(config, 'less', 1)).toThrow(RangeError);
});

test('with atMost as much as possible is taken, and what is missing is told', () => {
  const [{ missing, tournament }] = generate(
    { players: 4, rounds: 5, atMost: true },
    { seed: 'less', count: 1 },
  );
  expect(tournament.totalRounds).toBeLessThanOrEqual(3);
  expect(missing.join()).toContain('rounds: ');
  expect(NotPossibleError.prototype).toBeInstanceOf(RangeError);
});

test('points that record 162 cannot tell are explained in the file', () => {
  const [{ text }] = generate({ points: { forfeitWin: 0.5 }, players: 6, rounds: 2 }, { seed: 1, count: 1 });
  expect(text).toMatch(/^### XXS stands for record 162/m);
});

test('what is left open is drawn: most tournaments are ordinary, some are not (Q25)', () => {
  const { points, acceleration } = resolveConfig({});
  expect(points.filter(({ win }) => win === 1)).toHaveLength(19);
  expect(new Set(acceleration)).toEqual(new Set(['none', 'baku']));
  expect(acceleration.filter((method) => method === 'none')).toHaveLength(19);
});
