import { describe, expect, test } from 'vitest';
import { convertTrf } from '../corpus/index.js';
import type { TrfVersion } from '../corpus/index.js';
import { generate, presets } from '../generator/index.js';
import { checkFile } from './index.js';
import { GOLDEN, goldenFiles, hasGolden } from './testing/golden.js';

/** What a check says of a file, without what depends on lines. */
function verdictOf(content: string | Uint8Array): unknown {
  const { verdict, edition, rounds, standings } = checkFile(content, 'event.trf');
  // The lists are the same, said of the same file.
  const ranks = [standings?.verdict, standings?.deviations.length, standings?.reference?.tieBreaks];
  return { verdict, edition, rounds, ranks };
}

function convertedTo(content: string | Uint8Array, to: TrfVersion): string {
  const { text, problems } = convertTrf(content, to);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return text ?? '';
}

/** Every so many of a list. */
function sample<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}

describe.skipIf(!hasGolden)(GOLDEN, () => {
  test.each(['dutch-2012', 'dutch-2017', 'dutch-2026'])(
    '%s: converted files are judged alike',
    (edition) => {
      for (const { name, content } of sample(goldenFiles(edition), 12)) {
        const before = verdictOf(content);
        const modern = convertedTo(content, '26');
        expect(verdictOf(modern), name).toEqual(before);
        expect(verdictOf(convertedTo(modern, '16')), name).toEqual(before);
      }
    },
    60_000,
  );

  test('from TRF06 over TRF16 to TRF26', () => {
    for (const { name, content } of sample(goldenFiles('dutch-2012'), 12)) {
      const before = verdictOf(content);
      const second = convertedTo(content, '16');
      expect(verdictOf(second), name).toEqual(before);
      const third = convertedTo(second, '26');
      expect(verdictOf(third), name).toEqual(before);
      expect(convertedTo(convertedTo(third, '06'), '26'), name).toBe(third);
    }
  }, 60_000);
});

test.each(['trf16', 'trf26'] as const)(
  'generated events in %s, with all that decides about pairings',
  (format) => {
    const settings = { ...presets.chaos, players: 14, rounds: 7, points: ['1-½-0', '3-1-0'] as const };
    for (const { text, name } of generate(settings, { seed: 'convert', count: 8, format })) {
      const before = verdictOf(text);
      const old = convertedTo(text, '16');
      if (format === 'trf16') expect(old).toBe(text);
      expect(verdictOf(old), name).toEqual(before);
      expect(verdictOf(convertedTo(old, '26')), name).toEqual(before);
      expect(checkFile(convertedTo(text, '06'), name).verdict).not.toBe('invalid');
    }
  },
);
