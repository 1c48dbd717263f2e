import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type {
  CaseDocument,
  ConformanceDocument,
  CoverageDocument,
  RoundDocument,
} from '../../../corpus/schema/types/conformance-manifest.js';
import { editions, widestForm } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import { CASES_A_RULE, withoutSpare } from './suite.js';

/** The folder of the suite. */
export const FOLDER = new URL('../../../corpus/conformance/', import.meta.url);

const VERSION = '1.0.0';

/** The manifest that is there. */
export function readSuite(): ConformanceDocument {
  const file = new URL('manifest.json', FOLDER);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as ConformanceDocument)
    : { schema: 'swissproof/conformance/1', version: VERSION, cases: [], rules: [] };
}

/**
 * Writes the cases of an edition in place of those that are there. What other programs have said of a case holds as long as
 * its file and its round are the same.
 * @param texts of the files, by the names of the cases.
 */
export function writeSuite(
  edition: Edition,
  cases: readonly CaseDocument[],
  texts: ReadonlyMap<string, string>,
): void {
  const known = readSuite();
  const before = new Map(known.cases.map((one) => [one.id, one]));
  const fresh = withoutSpareExamples(cases).map((one): CaseDocument => {
    const old = before.get(one.id);
    const isSame =
      old !== undefined &&
      lineOf(old.expected) === lineOf(one.expected) &&
      readFileSync(new URL(one.file, FOLDER), 'utf8') === texts.get(one.id);
    return isSame
      ? { ...one, confirmedBy: [...new Set([...old.confirmedBy, ...one.confirmedBy])].sort() }
      : one;
  });
  const folder = new URL(`${edition.id}/`, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const one of fresh) writeFileSync(new URL(one.file, FOLDER), texts.get(one.id) ?? '');
  const all = [...known.cases.filter((one) => one.edition !== edition.id), ...fresh];
  const rules = new Map(
    known.rules.filter((one) => one.edition !== edition.id).map((one) => [keyOf(one), one]),
  );
  for (const one of coverageOf(edition, fresh)) rules.set(keyOf(one), one);
  const manifest: ConformanceDocument = {
    schema: 'swissproof/conformance/1',
    version: VERSION,
    cases: all.sort(byDifficulty),
    rules: editions.flatMap(({ id }) => [...rules.values()].filter((one) => one.edition === id)),
  };
  writeFileSync(new URL('manifest.json', FOLDER), manifestText(manifest));
  writeFileSync(new URL('answers.tsv', FOLDER), answersText(manifest));
}

/** Of the examples of rules those stay that are needed, the easier ones first. */
function withoutSpareExamples(cases: readonly CaseDocument[]): CaseDocument[] {
  const hardestFirst = [...cases].sort(byDifficulty).reverse();
  return withoutSpare(hardestFirst, rulesIn, ({ source }) => source === 'rule example');
}

function rulesIn({ pairedBy, decides }: CaseDocument): string[] {
  return pairedBy === undefined ? decides.map(({ rule }) => rule) : [];
}

function byDifficulty(a: CaseDocument, b: CaseDocument): number {
  return a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1);
}

/** A line a case, so that changes can be read. */
export function manifestText({ schema, version, cases, rules }: ConformanceDocument): string {
  const lines = (list: readonly unknown[]): string => list.map((one) => JSON.stringify(one)).join(',\n');
  return `{"schema":"${schema}","version":"${version}","cases":[\n${lines(cases)}\n],"rules":[\n${lines(rules)}\n]}\n`;
}

/** The right answers without JSON: a line for each, with the case, the edition, the file and the boards in the order of text. */
export function answersText({ cases }: Pick<ConformanceDocument, 'cases'>): string {
  return cases
    .flatMap(({ id, edition, file, expected, alternatives }) =>
      [expected, ...alternatives.map(({ round }) => round)].map((round) =>
        [id, edition, file, lineOf(round)].join('\t'),
      ),
    )
    .map((line) => `${line}\n`)
    .join('');
}

function lineOf({ pairs, bye }: RoundDocument): string {
  const boards = pairs.map(([white, black]) => `${white}-${black}`);
  return [...boards, ...(bye === null ? [] : [`${bye}-0`])].sort().join(' ');
}

/** In how many cases every rule decides. */
export function coverageOf(edition: Edition, cases: readonly CaseDocument[]): CoverageDocument[] {
  return widestForm(edition).rules.map(({ id, article, level }) => {
    const count = cases.filter((one) => rulesIn(one).includes(id)).length;
    const common = { edition: edition.id, rule: id, article, cases: count };
    if (count >= CASES_A_RULE) return common;
    const reason =
      level === 'board-order'
        ? 'It orders the boards, which does not count here.'
        : `It decides so rarely that no more than ${count} came up in the search.`;
    return { ...common, reason };
  });
}

function keyOf({ edition, rule }: CoverageDocument): string {
  return `${edition} ${rule}`;
}
