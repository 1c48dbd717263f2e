import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { editionById, editions, widestForm } from '../../engine/index.js';
import { compareReadings } from '../../engine/testing/compare-readings.js';
import { nameOf } from '../../checker/judge/right-otherwise.js';
import type { Pairing } from '../../checker/judge/right-otherwise.js';
import type { CaseDocument, RoundDocument } from '../../corpus/schema/types/conformance-manifest.js';
import { inWholeSuite, runs } from '../../tests/suite.js';
import { alternativesOf } from './testing/alternatives.js';
import { Decisions } from './testing/deciding.js';
import { featuresOf } from './testing/features.js';
import { momentOf } from './testing/moment.js';
import type { Moment } from './testing/moment.js';
import { casesFromCorpus, casesOfTopics, CASES_A_RULE } from './testing/suite.js';
import { answersText, coverageOf, FOLDER, manifestText, readSuite } from './testing/written.js';

const suite = readSuite();
const { cases } = suite;
const text = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

describe('the conformance suite', () => {
  it('is what its schema says', () => {
    const schema = JSON.parse(text('../schema/conformance-manifest.schema.json')) as object;
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
    expect(validate(JSON.parse(text('manifest.json'))), JSON.stringify(validate.errors)).toBe(true);
    expect(text('manifest.json')).toBe(manifestText(suite));
    expect(text('answers.tsv')).toBe(answersText(suite));
  });

  it('has 600 to 1,000 cases in less than 4 MB, each in a file, and no other files', () => {
    expect(cases.length).toBeGreaterThanOrEqual(600);
    expect(cases.length).toBeLessThanOrEqual(1000);
    const names = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        relative(fileURLToPath(FOLDER), join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      );
    const others = ['README.md', 'answers.tsv', 'manifest.json', 'run.py', 'run.sh'];
    expect(names.sort()).toEqual([...cases.map(({ file }) => file), ...others].sort());
    const bytes = names.reduce((sum, name) => sum + statSync(new URL(name, FOLDER)).size, 0);
    expect(bytes).toBeLessThan(4e6);
  });

  it('has every case once, in order of difficulty', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    const bodies = cases.map(({ file }) => text(file).replace(/^012.*$/m, ''));
    expect(new Set(bodies).size).toBe(cases.length);
    const difficulties = cases.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
  });

  it.each(editions.map((edition) => [edition.id, edition] as const))(
    '%s: every rule decides in five cases, or the manifest says why not',
    (id, edition) => {
      const coverage = suite.rules.filter((one) => one.edition === id);
      expect(coverage).toEqual(
        coverageOf(
          edition,
          cases.filter((one) => one.edition === id),
        ),
      );
      expect(coverage.map(({ rule }) => rule)).toEqual(widestForm(edition).rules.map((rule) => rule.id));
      const few = coverage.filter((one) => one.cases < CASES_A_RULE).map(({ rule }) => `${id} ${rule}`);
      expect(few.filter((rule) => !rule.endsWith(' board-order'))).toEqual([]);
    },
  );

  it('has of every edition byes, forfeits, absences, late entries, accelerations, forbidden pairs, points, both colours', () => {
    const missing = editions.flatMap(({ id }) => {
      const own = cases.filter(({ edition }) => edition === id);
      const topics = new Set(own.flatMap((one) => one.topics));
      const histories = new Set(own.map(({ history }) => history));
      return [
        ...TOPICS.filter((topic) => !topics.has(topic)),
        ...(['calm', 'by-hand'] as const).filter((history) => !histories.has(history)),
      ].map((what) => `${id} ${what}`);
    });
    expect(missing).toEqual([]);
  });

  it('has every result that record 162 can give a worth', () => {
    const symbols = cases.flatMap(({ file }) => {
      const [, record = ''] = /^162 (.*)$/m.exec(text(file)) ?? [];
      return record.match(/[A-Z]/g) ?? [];
    });
    expect([...new Set(symbols)].sort()).toEqual(['A', 'D', 'L', 'P', 'W']);
  });
});

const TOPICS: readonly CaseDocument['topics'][number][] = [
  ...([
    'bye',
    'half-point-bye',
    'full-point-bye',
    'forfeit',
    'absence',
    'late-entry',
    'acceleration',
  ] as const),
  ...(['forbidden-pairs', 'points', 'initial-colour-black', 'first-round', 'last-round'] as const),
];

/** All of them in the long suite, else some of every edition. */
const STEP = Math.ceil(cases.length / runs(60, 120, cases.length));

describe.each(editions.map(({ id }) => id))('cases of %s', (id) => {
  const own = cases.filter(({ edition }) => edition === id).filter((_, index) => index % STEP === 0);

  it.each(own.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    // By the edition as it is asked for, and as the file says itself.
    for (const asked of [null, editionById(id)]) {
      const moment = momentOf(text(one.file), asked);
      expect(moment, one.file).not.toBeNull();
      if (moment !== null) hold(one, moment);
    }
  });
});

function hold(one: CaseDocument, moment: Moment): void {
  const { edition, state, expected, open } = moment;
  expect([edition.id, state.round, state.players.length]).toEqual([one.edition, one.round, one.players]);
  expect(nameOf(expected)).toBe(nameOf(pairingOf(one.expected)));
  expect(expected.pairs.map(({ white, black }) => [white, black])).toEqual(one.expected.pairs);
  const { fast, literal } = compareReadings(state, edition);
  expect(literal).toEqual(fast);
  expect(one.confirmedBy).toContain('literal');
  expect(open.pairedBy?.id).toBe(one.pairedBy);
  expect(featuresOf(moment)).toEqual(one.topics);
  expect(one.difficulty).toBe(one.players * one.round * Math.max(1, one.decides.length));
  expect(alternativesOf(moment).map(({ reading, pairing }) => [reading, nameOf(pairing)])).toEqual(
    one.alternatives.map(({ reading, round }) => [reading, nameOf(pairingOf(round))]),
  );
  const published = one.decides.map(({ instead }) => ({
    round: state.round,
    participants: new Set(state.players.map((player) => player.id)),
    pairs: instead.pairs.map(([white, black]) => ({ white, black, coloursKnown: true })),
    bye: instead.bye,
  }));
  const found = new Decisions(moment, published);
  for (const { rule, how, instead } of one.decides) {
    const decision = found.of({ id: rule });
    expect([rule, decision?.how]).toEqual([rule, how]);
    if (how === 'without')
      expect(decision === null ? null : nameOf({ ...decision.instead, kind: 'paired' })).toBe(
        nameOf(pairingOf(instead)),
      );
    expect(nameOf(pairingOf(instead))).not.toBe(nameOf(expected));
  }
}

function pairingOf({ pairs, bye }: RoundDocument): Pairing {
  return { kind: 'paired', pairs: pairs.map(([white, black]) => ({ white, black })), bye };
}

describe('the script', () => {
  inWholeSuite.each(editions.map((edition) => [edition.id, edition] as const))(
    'makes the same files again, of %s',
    { timeout: Infinity },
    (id, edition) => {
      const again = [...casesFromCorpus(edition), ...casesOfTopics(edition)];
      const known = new Map(cases.map((one) => [one.id, one]));
      const kept = again.filter((one) => known.has(one.id));
      expect(kept.length).toBeGreaterThan(10);
      for (const one of kept) {
        expect(one.moment.text).toBe(text(`${one.id}.trf`));
        expect(one.decisions.map(({ rule }) => rule.id)).toEqual(
          known.get(one.id)?.decides.map(({ rule }) => rule),
        );
      }
      // All that were left out are examples of rules that decide in enough other cases.
      const left = again.filter((one) => !known.has(one.id)).map(({ source }) => source);
      expect(left.filter((source) => source !== 'rule example')).toEqual([]);
      expect(cases.some((one) => one.edition === id && one.source === 'searched')).toBe(true);
    },
  );
});
