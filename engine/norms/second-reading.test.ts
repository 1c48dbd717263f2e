import { describe, expect, it } from 'vitest';
import { Counts } from '../testing/counts.js';
import { runs } from '../../tests/suite.js';
import { judgeNorm, normSourceOf, NORMS } from './index.js';
import type { Candidate, NormGame, NormResult, NormSource } from './index.js';
import { declaredExemption, leastGames, plainNorm, plainUses } from './testing/plain-norm.js';
import { plainField, plainGames } from './testing/plain-games.js';
import type { PlainEvent, PlainGame } from './testing/plain-games.js';
import { plainPerformance, plainRequirements } from './testing/plain-requirements.js';
import { randomNormEvent } from './testing/random-norm-event.js';

/* Every figure of norms against a second reading of B.01 (testing/plain-norm.ts), on events near the thresholds. */

interface Case {
  readonly seed: number;
  readonly event: PlainEvent;
  readonly source: NormSource;
}

const CASES: readonly Case[] = Array.from({ length: runs(220, 800) }, (_, seed) => {
  const event = randomNormEvent(seed);
  return { seed, event, source: normSourceOf(event.players, event) };
});

/** Every player of every event, for every title. */
const JUDGED = CASES.flatMap(({ seed, event, source }) =>
  source.candidates.flatMap((candidate) =>
    NORMS.map((norm) => {
      const { id } = candidate.player;
      const result = judgeNorm(norm, candidate, source.event);
      return { name: `event ${seed}, player ${id}, ${norm.title}`, event, id, title: norm.title, result };
    }),
  ),
);

describe('a second reading of B.01', () => {
  it('has the same games, excluded games, free rounds and last forfeits (1.4.1c, 1.4.2)', () => {
    const counts = new Counts();
    for (const { seed, event, source } of CASES)
      for (const candidate of source.candidates) {
        const { id } = candidate.player;
        const { played, left, free, lastForfeit } = plainGames(event, id);
        expectSame(`event ${seed}, player ${id}`, gamesOf(candidate), {
          games: played.map(own),
          excluded: left,
          freeRounds: free,
          lastForfeit: lastForfeit === null ? null : own(lastForfeit),
        });
        counts.add(...left.map(([, , article]) => article));
        counts.add(lastForfeit === null ? 'none' : 'last forfeit', `${free.length} free`);
      }
    counts.expectAll(['1.4.2a', '1.4.2b', '1.4.2c', 'last forfeit', '0 free', '1 free', '2 free']);
  });

  it('has the same fields that are free of the foreigner requirement (1.4.3d)', () => {
    const counts = new Counts();
    for (const { seed, event, source } of CASES) {
      expect([seed, source.event.field.kind]).toEqual([seed, plainField(event)]);
      counts.add(plainField(event));
    }
    counts.expectAll(['exempt', 'reading', 'no']);
  });

  it('has the same value, threshold and article of every requirement alone', () => {
    const counts = new Counts();
    for (const { name, event, id, title, result } of JUDGED) {
      const games = chosenGames(event, id, result);
      const isLost = result.readings.includes('1.4.2c');
      const needs = isLost ? ([event.leastGames, '1.4.2c'] as const) : leastGames(event, id);
      const expected = plainRequirements(event, id, title, games, needs, result.exemption !== null);
      const found = result.requirements.map(({ holds: _, ...requirement }) => requirement);
      const { halfPoints, percentage, dp, average, rp, raised } = result;
      const performance = plainPerformance(games, title);
      // Of several who are rated equally low any one is raised.
      expect([name, raised === null]).toEqual([name, performance.raised === null]);
      expectSame(
        name,
        { found, performance: { halfPoints, percentage, dp, average, rp } },
        { found: expected, performance: { ...performance, raised: undefined } },
      );
      for (const { name: what, value, threshold } of expected)
        counts.add(what, `${what} ${Math.sign(value - threshold)}`);
      counts.add(raised === null ? 'not raised' : 'raised');
    }
    counts.expectAll(['format', 'open-rounds', 'players', 'raised', 'not raised']);
    const limits = ['games', 'foreign-federations', 'own-federation', 'one-federation', 'title-holders'];
    for (const name of [...limits, 'required-titles', 'rating-average', 'score', 'performance'])
      counts.expectAll([`${name} -1`, `${name} 0`, `${name} 1`]);
  });

  it('has the same exemptions (1.4.3)', () => {
    const counts = new Counts();
    for (const { name, event, id, result } of JUDGED) {
      const declared = declaredExemption(event, id);
      const field = event.format === 'swiss' ? plainField(event) : 'no';
      const isByReading = field === 'reading' && result.readings.includes('1.4.3d');
      const expected = declared ?? (field === 'exempt' || isByReading ? '1.4.3d' : null);
      expect([name, result.exemption]).toEqual([name, expected]);
      counts.add(result.exemption ?? 'none');
    }
    counts.expectAll(['1.4.3a', '1.4.3b', '1.4.3c', '1.4.3d', 'none']);
  });

  it('has the same verdicts, makes a norm by as many games, of as high a performance, by the same articles', () => {
    const counts = new Counts();
    for (const { name, event, id, title, result } of JUDGED) {
      const { verdict, best, countsAs } = plainNorm(event, id, title);
      const rounds = result.choice.games.map(({ round }) => round);
      const isMade = verdict === 'made';
      expectSame(
        name,
        {
          verdict: result.verdict,
          best: isMade ? { games: rounds.length, rp: result.rp } : null,
          countsAs: result.countsAs,
          uses: isMade ? result.uses : [],
        },
        { verdict, best, countsAs, uses: isMade ? plainUses(event, id, rounds) : [] },
      );
      counts.add(`${title} ${verdict}`, `${event.format} ${verdict}`);
      if (verdict === 'unknown')
        counts.add(...result.readings, ...result.missing.map(({ article }) => article));
      if (isMade) counts.add(...result.uses.map((article) => `made by ${article}`), `counts as ${countsAs}`);
      if (isMade && event.rounds > 13 && countsAs === 13) counts.add('1.7');
    }
    counts.expectAll(NORMS.flatMap(({ title }) => [`${title} made`, `${title} not-made`]));
    counts.expectAll(['swiss made', 'round-robin made', 'double-round-robin made', 'two-camps made']);
    counts.expectAll(['1.4.3d', '1.4.2c', '1.4.1e', '1.4.2e', '1.7']);
    counts.expectAll(['made by 1.4.1b', 'made by 1.4.1c', 'made by 1.4.1e', 'made by 1.4.1f']);
    counts.expectAll(['counts as 7', 'counts as 9', 'counts as 10', 'counts as 11']);
  });
});

/** The same JSON: thousands of comparisons that need no explanation unless one fails. */
function expectSame(name: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect([name, found]).toEqual([name, expected]);
}

function own({ round, opponent, score }: PlainGame): unknown {
  return [round, opponent.id, 2 * score];
}

function gamesOf({ games, excluded, freeRounds, lastForfeit }: Candidate): object {
  const short = ({ round, opponent, halfPoints }: NormGame): unknown => [round, opponent.id, halfPoints];
  return {
    games: games.map(short),
    excluded: excluded.map(({ round, opponent, article }) => [round, opponent, article]),
    freeRounds,
    lastForfeit: lastForfeit === null ? null : short(lastForfeit),
  };
}

/** The same games as the plain reading has them. */
function chosenGames(event: PlainEvent, id: number, { choice }: NormResult): PlainGame[] {
  const { played, lastForfeit } = plainGames(event, id);
  const rounds = choice.games.map(({ round }) => round);
  const all = lastForfeit === null ? played : [...played, lastForfeit];
  return all.filter(({ round }) => rounds.includes(round));
}
