import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { ExplainReport, PairStory, Question } from '../../checker/index.js';
import { read } from '../../corpus/trf/testing/lines.js';
import { generate } from '../../generator/index.js';
import { explainDocument, explainJson } from './json.js';
import { deviation } from '../testing/deviations.js';
import { explanation } from '../testing/explanations.js';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../corpus/schema/explain-report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);

const settings = { players: 9, rounds: 5 };
const documents = (['dutch-2017', 'dutch-2026'] as const).flatMap((system) => [
  ...generate({ ...settings, system }, { seed: 'explain', count: 3 }),
]);

const questions = (report: ExplainReport): Question[] => {
  if (report.story.kind !== 'paired') return [];
  const ids = report.story.brackets.flatMap(({ residents }) => residents.map(({ id }) => id));
  return ids.flatMap((a) => [
    { kind: 'pair', players: [a, 'bye'] },
    ...ids
      .filter((b) => b !== a)
      .flatMap((b): Question[] => [
        { kind: 'pair', players: [a, b] },
        { kind: 'why-not', players: [a, b] },
      ]),
  ]);
};

test.each(documents)('every round and question of $name is valid under the schema', ({ text }) => {
  for (let round = 1; round <= settings.rounds; round++) {
    const report = explanation(text, { round, questions: questions(explanation(text, { round })) });
    validate(JSON.parse(explainJson(report, 'a.trf')));
    expect(validate.errors).toBeNull();
  }
});

const [{ text }] = documents;

test('the same file gives the same bytes', () => {
  expect(explainJson(explanation(text), 'a.trf')).toBe(explainJson(explanation(text), 'a.trf'));
});

test('scores are points', () => {
  const { brackets, edition, round, published } = explainDocument(explanation(text, { round: 2 }), 'a.trf');
  expect({ edition: edition.id, round, published }).toEqual({
    edition: 'dutch-2017',
    round: 2,
    published: 'agrees',
  });
  expect(brackets[0].score).toBe(brackets[0].residents[0].score);
  expect(brackets[0].score).toBeLessThanOrEqual(1);
});

test('an impossible round', () => {
  const report: ExplainReport = {
    ...explanation(text),
    published: 'deviates',
    story: { kind: 'impossible', round: 4, isFinal: false, players: 2 },
  };
  const document = explainDocument(report, 'a.trf');
  expect(document).toMatchObject({
    verdict: 'impossible',
    round: 4,
    brackets: [],
    bye: null,
    byeScore: null,
  });
  validate(JSON.parse(JSON.stringify(document)));
  expect(validate.errors).toBeNull();
});

test('a published pair where the rules find no pairing', () => {
  const answer = {
    kind: 'published-only',
    deviations: [deviation({ reference: null })],
    index: 0,
    heldIn: null,
    meetings: null,
  } as const;
  const question = { kind: 'pair', players: [5, 12], isPublished: true, answer } as const;
  const document = explainDocument({ ...explanation(text), questions: [question] }, 'a.trf');
  expect(document.questions[0].answer.reference).toBeNull();
  validate(JSON.parse(JSON.stringify(document)));
  expect(validate.errors).toBeNull();
});

describe('groups', () => {
  interface Loose {
    readonly edition: { readonly id: string };
    readonly brackets: readonly Readonly<Record<string, unknown>>[];
  }
  const dutch = JSON.parse(explainJson(explanation(text), 'a.trf')) as Loose;
  const GROUPS = ['s1', 's2', 'limbo', 'remainder'];
  const without = (bracket: Loose['brackets'][number], names: readonly string[]): object =>
    Object.fromEntries(Object.entries(bracket).filter(([name]) => !names.includes(name)));
  const withBrackets = (change: (bracket: Loose['brackets'][number]) => object): object => ({
    ...dutch,
    brackets: dutch.brackets.map(change),
  });
  const asOther = (groups: object): object => ({
    ...withBrackets((bracket) => ({
      ...without(bracket, GROUPS),
      ...{ kind: 'median', sequence: { board: [2, 1] }, ...groups },
    })),
    edition: { ...dutch.edition, id: 'lim-1987' },
  });

  test('of other systems stand under their own names', () => {
    expect(validate(asOther({ g1: [1, 2], upfloaters: { here: [3], below: [] }, rest: null }))).toBe(true);
    expect(validate(asOther({ g1: 'nobody' }))).toBe(false);
  });

  test.each(GROUPS)('a Dutch bracket has %s', (name) => {
    expect(validate(withBrackets((bracket) => without(bracket, [name])))).toBe(false);
  });

  test.each([
    ['kind', 'median'],
    ['remainder', [1]],
    ['sequence', { board: [2, 1] }],
  ])('a Dutch bracket has no %s like %j', (name, value) => {
    expect(validate(withBrackets((bracket) => ({ ...bracket, [name]: value })))).toBe(false);
  });
});

test('of every pair the differences, costs and parity that the story has, and no empty ones', () => {
  const counts = { differences: 0, costs: 0 };
  const absolute = readFileSync(
    new URL('../../corpus/found/both-absolute-colours.trf', import.meta.url),
    'utf8',
  );
  for (const text of [...documents.map((document) => document.text), absolute]) {
    const { pairedRounds } = read(text);
    for (let round = 1; round <= pairedRounds; round++) {
      const report = explanation(text, { round });
      const pairs =
        report.story.kind === 'paired' ? report.story.brackets.flatMap((bracket) => bracket.pairs) : [];
      const written = explainDocument(report, 'a.trf').brackets.flatMap((bracket) => bracket.pairs);
      expect(written).toHaveLength(pairs.length);
      pairs.forEach(({ differences, costs, parity }, index) => {
        expect(written[index].differences ?? []).toEqual(JSON.parse(JSON.stringify(differences)));
        expect(written[index].costs?.length ?? 0).toBe(costs.length);
        expect(written[index].parity ?? null).toEqual(parity);
        for (const [name, list] of Object.entries({ differences, costs })) {
          expect(name in written[index]).toBe(list.length > 0);
          counts[name as keyof typeof counts] += list.length;
        }
      });
    }
  }
  expect(counts.differences).toBeGreaterThan(0);
});

test.each<[string, Partial<PairStory>, object]>([
  ['nothing', {}, {}],
  [
    'the parity of a number that is not the starting number',
    { parity: { player: 5, countsAs: 4, notYet: [2] } },
    { parity: { player: 5, countsAs: 4, notYet: [2] } },
  ],
  [
    'colour differences',
    {
      differences: [
        { player: 5, difference: 3 },
        { player: 8, difference: 2 },
      ],
    },
    {
      differences: [
        { player: 5, difference: 3 },
        { player: 8, difference: 2 },
      ],
    },
  ],
  [
    'what the colours cost',
    { costs: [{ player: 5, colour: 'white', kind: 'third-colour', difference: 1 }] },
    { costs: [{ player: 5, colour: 'white', kind: 'third-colour', difference: 1 }] },
  ],
])('a pair has the members that its story has: %s', (_, parts, members) => {
  const report = explanation(text, { round: 2 });
  if (report.story.kind !== 'paired') throw new Error(report.story.kind);
  const [bracket, ...others] = report.story.brackets;
  const [pair] = bracket.pairs;
  const pairs = [{ ...pair, ...{ parity: null, differences: [], costs: [] }, ...parts }];
  const story = { ...report.story, brackets: [{ ...bracket, pairs }, ...others] };
  const document = explainDocument({ ...report, story }, 'a.trf');
  const { white, black, colourRule, preferences, ...more } = document.brackets[0].pairs[0];
  expect([white, black]).toEqual([pair.white.id, pair.black.id]);
  expect(colourRule).toEqual({ article: pair.article, title: pair.title });
  expect(preferences).toEqual({
    white: { preference: pair.white.preference, strength: pair.white.strength },
    black: { preference: pair.black.preference, strength: pair.black.strength },
  });
  expect(more).toEqual(members);
  validate(JSON.parse(JSON.stringify(document)));
  expect(validate.errors).toBeNull();
});
