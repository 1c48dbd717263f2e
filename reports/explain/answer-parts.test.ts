import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Question } from '../../checker/index.js';
import { explanation } from '../testing/explanations.js';
import { answerParts } from './answer-parts.js';
import { answerWords, peopleExplained } from './text.js';

const example = readFileSync(
  new URL('../../corpus/examples/dutch-2026-absences.trf', import.meta.url),
  'utf8',
);
const IDS = Array.from({ length: 18 }, (_, index) => index + 1);
const QUESTIONS = IDS.flatMap((a) =>
  (['pair', 'why-not'] as const).flatMap((kind): Question[] => [
    ...IDS.filter((b) => b !== a).map((b): Question => ({ kind, players: [a, b] })),
    { kind, players: [a, 'bye'] },
  ]),
);

test('every answer has its reason, and its steps are the other sentences', () => {
  const report = explanation(example, { questions: QUESTIONS });
  const people = peopleExplained(report);
  const kinds = new Set<string>();
  for (const question of report.questions) {
    const { reason, steps } = answerParts(question, 'dutch-2026', people);
    const words = ({ text, rule }: (typeof steps)[number]): string =>
      rule === null ? text : text.replace(/\.$/, ` [${rule}].`);
    const lines = answerWords(question, 'dutch-2026', people);
    expect(reason.text).toMatch(/\.$/);
    expect(steps.map(words)).toEqual(lines.filter((line) => line.replace(/:$/, '.') !== words(reason)));
    expect(steps.length).toBeGreaterThanOrEqual(lines.length - 1);
    kinds.add(question.answer.kind === 'not-paired' ? question.answer.answer.kind : question.answer.kind);
  }
  expect([...kinds].sort()).toEqual([
    'cannot-complete',
    'impossible',
    'is-paired',
    'later',
    'no-bye',
    'paired',
    'worse',
  ]);
});

test.each([
  [{ kind: 'why-not', players: [2, 3] }, '2 players float down', null],
  [{ kind: 'pair', players: [17, 7] }, 'The rules pair them in bracket 1.5.', null],
  [
    { kind: 'why-not', players: [1, 'bye'] },
    'The number of players is even: nobody receives the pairing-allocated bye.',
    null,
  ],
] as const)('%j', (question, text, rule) => {
  const report = explanation(example, { questions: [question] });
  const { reason } = answerParts(report.questions[0], 'dutch-2026');
  expect(reason.text).toContain(text);
  expect(reason.rule).toBe(rule);
});
