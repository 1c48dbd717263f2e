import { describe, expect, it } from 'vitest';
import { generate, presets } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import type { Tournament } from '../../corpus/index.js';
import { judgeNorm, normSourceOf, normsOpenTo } from './index.js';
import type { NormTitle } from './index.js';
import { PLAIN_SWISS } from './testing/plain-games.js';
import { plainNorm } from './testing/plain-norm.js';
import { runs } from '../../tests/suite.js';

const RUNS = runs(10, 24);
const HOME = { GER: 8, AUT: 1, SUI: 1, POL: 1 };
const FIELDS: Readonly<Record<string, GeneratorConfig>> = {
  'as the preset has them': presets.norm,
  'with many absences': {
    ...presets.norm,
    rates: { ...presets.norm.rates, forfeit: { min: 0, max: 0.1 }, halfPointBye: { min: 0, max: 0.05 } },
  },
  'of few federations': { ...presets.norm, field: { ...presets.norm.field, federations: HOME } },
  'of 11 rounds': { ...presets.norm, rounds: 11, players: { min: 14, max: 40 } },
};

describe.each(Object.entries(FIELDS))('generated norm events %s', (name, config) => {
  it('have the norms that the second writing of B.01 finds', () => {
    const counts: Record<string, number> = {};
    const runs = Math.ceil(RUNS / Object.keys(FIELDS).length);
    for (const { tournament, index } of generate(config, { seed: `norms ${name}`, count: runs })) {
      const host = tournament.header.find(({ tag }) => tag === '032')?.text.trim() ?? '';
      const { players, totalRounds: rounds, pairedRounds } = tournament;
      const event = { ...PLAIN_SWISS, players, rounds, pairedRounds, host };
      for (const [player, title, verdict] of verdictsOf(tournament, host)) {
        const expected = plainNorm(event, player, title).verdict;
        expect([index, player, title, verdict]).toEqual([index, player, title, expected]);
        counts[verdict] = (counts[verdict] ?? 0) + 1;
      }
    }
    expect(counts['made']).toBeGreaterThan(runs / 5);
    expect(counts['not-made']).toBeGreaterThan(runs);
  });
});

function verdictsOf(tournament: Tournament, host: string): [number, NormTitle, string][] {
  const source = normSourceOf(tournament.players, {
    format: 'swiss',
    rounds: tournament.totalRounds,
    pairedRounds: tournament.pairedRounds,
    leastGames: 9,
    declared: [],
    host,
  });
  return source.candidates.flatMap((candidate) =>
    normsOpenTo(candidate.player).map((norm): [number, NormTitle, string] => [
      candidate.player.id,
      norm.title,
      judgeNorm(norm, candidate, source.event).verdict,
    ]),
  );
}
