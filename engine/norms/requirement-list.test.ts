import { describe, expect, it } from 'vitest';
import { Counts } from '../testing/counts.js';
import { runs } from '../../tests/suite.js';
import { judgeNorm, normSourceOf, NORMS, requirementsOf, unmetOf } from './index.js';
import type { PrintedPlayer } from './index.js';
import type { MissingFact } from './requirement.js';
import { candidateWith, event, opponents } from './testing/made-up.js';
import { randomNormEvent } from './testing/random-norm-event.js';

const LACKS: readonly ((player: PrintedPlayer) => PrintedPlayer)[] = [
  (player) => player,
  (player) => ({ ...player, federation: player.id % 5 === 0 ? '' : player.federation }),
  (player) => ({ ...player, title: '' }),
  (player) => ({ ...player, rating: null }),
  (player) => ({ ...player, sex: '' }),
];

describe('the requirements of a norm', () => {
  it('say what its verdict says, on random events with missing facts', () => {
    const counts = new Counts();
    for (let seed = 0; seed < runs(150, 600); seed++) {
      const made = randomNormEvent(seed);
      const players = made.players.map(LACKS[seed % LACKS.length]);
      const source = normSourceOf(players, made);
      for (const candidate of source.candidates)
        for (const norm of NORMS) {
          const result = judgeNorm(norm, candidate, source.event);
          const verdicts = requirementsOf(result).map(({ verdict }) => verdict);
          const said = verdicts.includes('not-met')
            ? 'not-made'
            : verdicts.includes('unknown')
              ? 'unknown'
              : 'made';
          const isOpen = result.readings.some((article) => article === '1.7' || article === '1.4.1');
          const name = `event ${seed}, player ${candidate.player.id}, ${norm.title}`;
          if (!isOpen) expect([name, said]).toEqual([name, result.verdict]);
          counts.add(said);
          expect(unmetOf(result).length).toBe(result.requirements.filter(({ holds }) => !holds).length);
        }
    }
    counts.expectAll(['made', 'not-made', 'unknown']);
  });

  it('are in the order of the articles, with the numbers of the judgement', () => {
    const result = judgeNorm(NORMS[0], candidateWith(opponents(8, {}), 6), event({}));
    expect(requirementsOf(result)[0]).toEqual({
      ...{ name: 'games', article: '1.4.1a', value: 8, threshold: 9, limit: 'at-least' },
      verdict: 'not-met',
    });
    expect(requirementsOf(result).map(({ article }) => article)).toEqual([
      ...['1.4.1a', '1.4.3', '1.4.4', '1.4.4', '1.4.5a', '1.4.5b', '1.4.8a', '1.4.8b', '1.4.8'],
    ]);
  });

  it('have the exemption in the place of what it exempts from', () => {
    const exempt = event({ declared: ['1.4.3a'] });
    const result = judgeNorm(NORMS[0], candidateWith(opponents(9, {}), 6), exempt);
    const names = requirementsOf(result).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['games', 'exemption', 'title-holders']);
    expect(requirementsOf(result)[1]).toMatchObject({ article: '1.4.3a', value: 1, verdict: 'met' });
  });

  it('are unknown where a fact is missing', () => {
    const untold = opponents(9, { title: null });
    const result = judgeNorm(NORMS[0], candidateWith(untold, 9), event({}));
    const open = requirementsOf(result).filter(({ verdict }) => verdict === 'unknown');
    expect(open.map(({ name, value }) => [name, value])).toEqual([
      ['title-holders', null],
      ['required-titles', null],
    ]);
  });

  it.each<[MissingFact['what'], string, readonly string[]]>([
    [
      'federation',
      '1.4.2a',
      ['games', 'foreign-federations', 'own-federation', 'one-federation', 'exemption'],
    ],
    [
      'federation',
      '1.4.3',
      ['games', 'foreign-federations', 'own-federation', 'one-federation', 'exemption'],
    ],
    ['federation', '1.4.3a', ['exemption']],
    ['federation', '1.4.3d', ['exemption']],
    ['title', '1.4.5', ['title-holders', 'required-titles']],
    ['rating', '1.4.6', ['rating-average', 'performance']],
    ['result', '1.4.2d', ['score', 'performance']],
    ['sex', '0.3.1', ['woman']],
    ['host-federation', '1.4.3b', ['exemption']],
    ['approval', '1.4.2e', ['format']],
    ['start-date', '1.4.2e', ['format']],
  ])('a missing fact leaves open what depends on it: %s of %s', (what, article, names) => {
    const result = judgeNorm(NORMS[0], candidateWith(opponents(9, {}), 7), event({}));
    const met = { ...result, requirements: result.requirements.map((one) => ({ ...one, holds: true })) };
    const open = requirementsOf({ ...met, exemption: '1.4.3a', missing: [{ what, article, players: [] }] });
    const unknown = open.filter(({ verdict }) => verdict === 'unknown').map(({ name }) => name);
    expect(requirementsOf(met).every(({ verdict }) => verdict === 'met')).toBe(true);
    expect([...unknown].sort()).toEqual([...names].sort());
  });
});
