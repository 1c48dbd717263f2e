import { expect, test } from 'vitest';
import type { Deviation } from '../../../checker/index.js';
import { deviation } from '../../testing/deviations.js';
import { remarksInBrackets, remarksOn } from './remarks.js';

test.each<[string, Partial<Deviation>, readonly string[]]>([
  ['nothing', {}, []],
  ['declared', { declared: true }, ['declared by the file']],
  ['an exchange of another bracket', { sameExchangeAs: 1 }, ['counted once, in the bracket of 3 points']],
  [
    'both',
    { declared: true, sameExchangeAs: 0 },
    ['declared by the file', 'counted once, in the bracket of 2.5 points'],
  ],
])('%s', (_, parts, remarks) => {
  const found = deviation(parts);
  const context = { edition: 'dutch-2026', deviations: [deviation(), deviation({ bracket: 30 })] };
  expect(remarksOn(found, context)).toEqual(remarks);
  expect(remarksInBrackets(found, context)).toBe(remarks.length === 0 ? '' : ` (${remarks.join('; ')})`);
});
