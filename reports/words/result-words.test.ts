import { describe, expect, test } from 'vitest';
import type { RoundReport } from '../../checker/index.js';
import { resultWords } from './result-words.js';

type Verdict = RoundReport['verdict'];

const roundsWith = (...verdicts: readonly Verdict[]) =>
  verdicts.map((verdict, index) => ({ round: index + 1, verdict }));

/** One round, two of three, and all of two. */
const CLAUSES: Readonly<Record<Verdict, readonly [one: string, some: string, all: string]>> = {
  agrees: [
    'Round 1 is paired by the rules.',
    'Rounds 1 and 3 are paired by the rules.',
    'All 2 rounds are paired by the rules.',
  ],
  'agrees-otherwise': [
    'Round 1 is right by another reading.',
    'Rounds 1 and 3 are right by another reading.',
    'All 2 rounds are right by another reading.',
  ],
  deviates: ['Round 1 deviates.', 'Rounds 1 and 3 deviate.', 'All 2 rounds deviate.'],
  impossible: [
    'Round 1 cannot be paired by the rules.',
    'Rounds 1 and 3 cannot be paired by the rules.',
    'All 2 rounds cannot be paired by the rules.',
  ],
  'not-checked': [
    'Round 1 was not checked.',
    'Rounds 1 and 3 were not checked.',
    'All 2 rounds were not checked.',
  ],
};

describe.each(Object.entries(CLAUSES) as [Verdict, (typeof CLAUSES)[Verdict]][])(
  'rounds with the verdict %s',
  (verdict, [one, some, all]) => {
    const headline = (verdicts: readonly Verdict[], isWhole?: boolean): string =>
      resultWords({ verdict: 'agrees', rounds: roundsWith(...verdicts) }, isWhole).headline;
    const other: Verdict = verdict === 'deviates' ? 'impossible' : 'deviates';

    test('one, some and all of them; the others have a sentence of their own', () => {
      expect(headline([verdict])).toBe(one);
      expect(headline([verdict, verdict])).toBe(all);
      const sentences = headline([verdict, other, verdict]);
      expect(sentences).toContain(some);
      expect(sentences.replace(some, '').trim()).toBe(CLAUSES[other][0].replace('Round 1', 'Round 2'));
    });

    test('of a part of the rounds it is not said that they are all', () => {
      expect(headline([verdict, verdict], false)).toBe(some.replace('1 and 3', '1 and 2'));
    });
  },
);

test('what deviates comes first, and what agrees last', () => {
  const rounds = roundsWith('agrees', 'not-checked', 'agrees-otherwise', 'impossible', 'deviates');
  expect(resultWords({ verdict: 'deviates', rounds }).headline).toBe(
    'Round 5 deviates. Round 4 cannot be paired by the rules. Round 3 is right by another reading. Round 2 was not checked. Round 1 is paired by the rules.',
  );
});

test.each([
  ['deviates', ['deviates'], 'bad', 'Round 1 deviates.'],
  ['agrees', ['agrees'], 'good', 'Round 1 is paired by the rules.'],
  ['agrees', ['agrees', 'not-checked'], 'note', 'Round 2 was not checked. Round 1 is paired by the rules.'],
  ['not-checked', [], 'note', 'No round was checked.'],
  ['invalid', [], 'note', 'The file could not be checked.'],
] as const)('the verdict %s with the rounds %j', (verdict, rounds, kind, headline) => {
  expect(resultWords({ verdict, rounds: roundsWith(...rounds) })).toEqual({ kind, headline, more: '' });
});

test.each([
  ['agrees', 'The standings agree with the results.'],
  ['agrees-otherwise', 'The standings agree with the results by another reading.'],
  ['deviates', 'The standings are wrong.'],
  ['not-checked', 'The ranks were not compared.'],
] as const)('standings with the verdict %s', (verdict, more) => {
  const standings = { verdict } as NonNullable<Parameters<typeof resultWords>[0]['standings']>;
  expect(resultWords({ verdict: 'agrees', rounds: [], standings }).more).toBe(more);
  expect(resultWords({ verdict: 'invalid', rounds: [], standings }).more).toBe(more);
});
