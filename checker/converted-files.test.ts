import { describe, expect, test } from 'vitest';
import { convertTrf } from '../corpus/index.js';
import type { TrfVersion } from '../corpus/index.js';
import { generate } from '../generator/index.js';
import { checkFile } from './index.js';
import { GOLDEN, goldenFiles, hasGolden } from './testing/golden.js';

/** What a check says of a file, without what depends on lines. */
function verdictOf(content: string | Uint8Array): unknown {
  const { verdict, edition, rounds } = checkFile(content, 'event.trf');
  return { verdict, edition, rounds };
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

test('generated events, with all that decides about pairings', () => {
  const settings = { players: 14, rounds: 7, preset: 'chaos' as const };
  for (const { text, name } of generate(settings, { seed: 'convert', count: 12 })) {
    const before = verdictOf(text);
    const old = convertedTo(text, '16');
    expect(verdictOf(old), name).toEqual(before);
    expect(verdictOf(convertedTo(old, '26')), name).toEqual(before);
  }
});
