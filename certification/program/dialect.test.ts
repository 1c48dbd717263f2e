import { declaredCase } from '../../checker/case/swiss-case.js';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament, presets, resolveConfig } from '../../generator/index.js';
import { pairTournamentRound } from '../../checker/pair-next.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { isSame } from './ask-pairing.js';
import { drawWish, fileFor, fileToPair, presentIn, tournamentBefore } from './index.js';
import type { Dialect } from './index.js';
import { keyValueFile } from './generator-wishes.js';

const config = { ...presets.chaos, players: 14, rounds: 5, points: '3-1-0', forbiddenPairs: 2 } as const;
const tournaments = Array.from({ length: 20 }, (_, index) =>
  generateTournament(config, 'dialect', index + 1),
);

const DIALECTS: [string, Partial<Dialect>][] = [
  ['the usual', {}],
  ['bbpPairings', { lineEnd: 'cr', nextByeCounts: true, omit: ['192', '299', '240'] }],
  ['JaVaFo', { points: 'xxs', nextByeCounts: true }],
  ['TRF26', { format: 'trf26', lineEnd: 'lf', systemCode: 'FIDE_DUTCH_2026' }],
];

describe.each(DIALECTS)('a file in the dialect %s', (_name, dialect) => {
  it('asks for the round that our own tournament has next', () => {
    for (const tournament of tournaments) {
      for (let round = 1; round <= tournament.pairedRounds; round++) {
        const before = tournamentBefore(tournament, round);
        const { tournament: read, problems } = parseTrf(fileFor(before, dialect));
        expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        if (read === null) continue;
        expect(presentIn(before)).toEqual(publishedRound(tournament, round).participants);
        const answer = pairTournamentRound(declaredCase(read, dutch2026));
        if (!answer.ok || answer.outcome.kind !== 'paired') throw new Error('not paired');
        expect(answer.round).toBe(round);
        expect(isSame(answer.outcome, publishedRound(tournament, round))).toBe(true);
      }
    }
  });
});

describe('pairs that are forbidden in some rounds', () => {
  const [event] = tournaments;
  const { totalRounds } = event;
  const ids = [4, 7];
  const with260 = (first: number, last: number): Tournament => ({
    ...event,
    forbidden: [{ first, last, ids }],
  });
  const record = (text: string): string[] => text.match(/^(?:XXP|260) [^\r\n]*/gm) ?? [];

  it('are forbidden without end in TRF16 where they are in all rounds', () => {
    expect(record(fileFor(with260(1, totalRounds)))).toEqual(['XXP 4 7']);
    expect(record(fileFor(with260(1, totalRounds), { format: 'trf26' }))).toEqual(['260 001 005    4    7']);
    expect(record(fileFor(with260(2, totalRounds)))).toEqual(['260 002 005    4    7']);
  });

  it('are forbidden in the question for a round where they are in that', () => {
    const asked = (next: number): string[] => record(fileToPair(tournamentBefore(with260(2, 3), next)));
    expect([1, 2, 3, 4].map(asked)).toEqual([[], ['XXP 4 7'], ['XXP 4 7'], []]);
    const before = tournamentBefore(with260(2, 3), 4);
    expect(record(fileToPair(before, { format: 'trf26' }))).toEqual(['260 002 003    4    7']);
  });
});

describe('a file', () => {
  const [tournament] = tournaments;
  const tags = (dialect: Partial<Dialect>): string[] =>
    fileFor(tournament, dialect)
      .split(/\r\n|\r|\n/)
      .map((line) => line.slice(0, 3));

  it('tells the points in the records of its dialect', () => {
    expect(tags({})).toContain('BBW');
    expect(tags({ points: 'xxs' })).toContain('XXS');
    expect(tags({ points: 'xxs' })).not.toContain('BBW');
    expect(tags({ format: 'trf26' })).toContain('162');
  });

  it('names the system, or leaves records out', () => {
    expect(tags({})).not.toContain('192');
    expect(fileFor(tournament, { systemCode: 'FIDE_DUTCH' })).toContain('192 FIDE_DUTCH\r\n');
    expect(tags({})).toContain('XXP');
    expect(tags({ omit: ['XXP'] })).not.toContain('XXP');
  });

  it('counts the bye of the next round where that is wanted', () => {
    const cases = tournaments.flatMap((event) =>
      Array.from({ length: event.pairedRounds }, (_, index) => tournamentBefore(event, index + 1)),
    );
    const points = (text: string): number =>
      (parseTrf(text).tournament?.players ?? []).reduce((sum, player) => sum + (player.points ?? 0), 0);
    const more = cases.filter(
      (before) => points(fileFor(before, { nextByeCounts: true })) > points(fileFor(before)),
    );
    expect(more.length).toBeGreaterThan(0);
    for (const { players, pairedRounds } of more)
      expect(players.some(({ rounds }) => 'HF'.includes(rounds[pairedRounds]?.result ?? '-'))).toBe(true);
  });
});

describe('what a generator is asked for', () => {
  it('is one value of every range, the same for the same seed', () => {
    const wish = drawWish(presets.open, 'dutch-2017', 'a');
    const settings = resolveConfig(wish.config);
    expect(settings.players.min).toBe(settings.players.max);
    expect(settings.rates.forfeit.min).toBe(settings.rates.forfeit.max);
    expect(settings.system).toBe('dutch-2017');
    expect(drawWish(presets.open, 'dutch-2017', 'a')).toEqual(wish);
    expect(drawWish(presets.open, 'dutch-2017', 'b').seed).not.toBe(wish.seed);
  });

  it('is written as the settings of JaVaFo and bbpPairings', () => {
    const points = { win: 3, draw: 1, loss: 0.5, pairingAllocatedBye: 1 };
    // One in 167 players retires in one of six rounds, of which each has the chance 0.001.
    const rates = { forfeit: 0.05, halfPointBye: 0, withdrawal: 0.001 };
    const config = { players: 30, rounds: 7, points, rates, ratings: { lowest: 1500, highest: 2300 } };
    expect(keyValueFile({ seed: 1, config }).trim().split('\n')).toEqual([
      'PlayersNumber=30',
      'RoundsNumber=7',
      'ForfeitRate=20',
      'RetiredRate=167',
      'HalfPointByeRate=100000',
      'HighestRating=2300',
      'LowestRating=1500',
      'PointsForWin=3',
      'PointsForDraw=1',
      'PointsForLoss=0.5',
      'PointsForPAB=1',
    ]);
  });
});
