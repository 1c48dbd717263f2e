import { describe, expect, test } from 'vitest';
import { generate } from '../../generator/index.js';
import { checkFile } from '../index.js';
import { seriesOf } from './testing/series-of.js';

describe.each(['adjourned', 'corrected'] as const)('the files of an event, round after round: %s', (key) => {
  const config = { players: 14, rounds: 6, acceleration: 'none', [key]: 1 } as const;
  const events = [...generate(config, { seed: 'series', count: 6 })].map(({ tournament }) =>
    seriesOf(tournament),
  );

  test('the last one agrees with the files before it', () => {
    let without = 0;
    for (const files of events) {
      const last = files[files.length - 1];
      if (checkFile(last, 'last').rounds.every(({ verdict }) => verdict === 'agrees')) continue;
      without += 1;
      const report = checkFile(last, 'last', { otherFiles: () => files });
      expect(report.rounds.map(({ verdict }) => verdict)).toEqual(files.map(() => 'agrees'));
      expect(report.verdict).toBe('agrees');
      const explained = report.rounds.flatMap(({ declaredKnowledge: one }) =>
        one === undefined ? [] : [one],
      );
      expect(explained).toMatchObject([{ declared: false, from: 'earlier-files', verdict: 'rightly' }]);
    }
    expect(without).toBeGreaterThan(1);
  });

  test('files of other events explain nothing', () => {
    for (const [index, files] of events.entries()) {
      const last = files[files.length - 1];
      const others = events[(index + 1) % events.length];
      const report = checkFile(last, 'last', { otherFiles: () => others });
      expect(report.rounds).toEqual(checkFile(last, 'last').rounds);
    }
  });
});
