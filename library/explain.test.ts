import { expect, test } from 'vitest';
import { explain, generate } from './index.js';

const [{ text }] = [...generate({ players: 8, rounds: 3 }, { seed: 'library', count: 1 })];

test('explain gives the document of the command', () => {
  const result = explain(text, { file: 'a.trf', round: 1, pairs: [[1, 5]], whyNot: [[1, 'bye']] });
  expect(result).toMatchObject({
    kind: 'explained',
    document: { file: 'a.trf', round: 1, questions: [{ question: 'pair' }, { question: 'why-not' }] },
  });
});

test('why there is no explanation', () => {
  expect(explain('nonsense')).toMatchObject({ kind: 'invalid' });
  expect(explain(text, { round: 7 })).toMatchObject({ kind: 'missing', missing: 'round' });
  expect(explain(text, { pairs: [[1, 99]] })).toMatchObject({ kind: 'missing', missing: 'player' });
  expect(() => explain(text, { rules: 'french' })).toThrow(RangeError);
});
