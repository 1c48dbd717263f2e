import { expect, test } from 'vitest';
import { tableStoryOf } from '../checker/index.js';
import { tableExplanationJson } from '../reports/index.js';
import { explain, generate, parseTrf } from './index.js';

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

const [{ text: closed }] = [
  ...generate({ system: 'round-robin', players: 8, rates: { withdrawal: 0 } }, { seed: 'library', count: 1 }),
];

test('explain of a round robin gives the document of the command, by its table', () => {
  const result = explain(closed, { file: 'a.trf', round: 3, whyNot: [[1, 2]] });
  const { tournament } = parseTrf(closed);
  const questions = [{ kind: 'why-not', players: [1, 2] }] as const;
  const explained = tableStoryOf(tournament!, null, 3, questions);
  expect(result.kind).toBe('by-table');
  if (result.kind !== 'by-table' || explained?.ok !== true) throw new Error('nothing is told');
  expect(`${JSON.stringify(result.document, null, 2)}\n`).toBe(
    tableExplanationJson(explained.story, 'a.trf'),
  );
  expect(result.document).toMatchObject({
    schema: 'swissproof/table-explanation/1',
    ...{ round: 3, rounds: 7, published: 'agrees', questions: [{ question: 'why-not', players: [1, 2] }] },
  });
});

test('explain takes the last round of a round robin, and a name asks for one', () => {
  expect(explain(closed)).toMatchObject({ kind: 'by-table', document: { round: 7 } });
  expect(explain(text, { rules: 'round-robin' })).toMatchObject({
    kind: 'by-table',
    document: { edition: { id: 'round-robin', chosenBy: 'option' } },
  });
  expect(explain(closed, { rules: 'dutch-2026', round: 1 })).toMatchObject({ kind: 'explained' });
});

test('why there is no explanation by the table', () => {
  const missing = (options: Parameters<typeof explain>[1]): unknown => explain(closed, options);
  expect(missing({ round: 8 })).toMatchObject({ kind: 'missing', missing: 'round' });
  expect(missing({ pairs: [[1, 99]] })).toEqual({
    ...{ kind: 'missing', missing: 'player', message: 'there is no player 99 in the table of this event' },
  });
});
