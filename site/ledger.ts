import { editions } from '../engine/index.js';
import type { Edition, Rule } from '../engine/index.js';
import { rulesWithPages } from '../reports/rule-pages/index.js';
import { textOf } from './repository.js';

/** An entry of the ledger of readings (`corpus/readings.md`), its cells in Markdown. */
export interface Reading {
  /** Like "S6". */
  readonly id: string;
  /** The heading under which it stands. */
  readonly section: string;
  readonly article: string;
  readonly question: string;
  readonly answer: string;
  readonly heldBy: string;
  /** The file of its example, below `corpus/`; null: it has none. */
  readonly example: string | null;
}

export const LEDGER = 'corpus/readings.md';

/** All entries, in the order of the ledger. */
export const readings: readonly Reading[] = readLedger();

/** The editions that a reading is about: those that know other readings of its letters; empty for other matters. */
export function editionsOf({ id, article }: Reading): Edition[] {
  const years = [...article.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => year);
  const about = editions.filter((edition) => lettersOf(edition).includes(letterOf(id)));
  const named = about.filter((edition) => years.some((year) => edition.id.includes(year)));
  return named.length === 0 ? about : named;
}

/** The rules of an edition that a reading names by their names or articles. */
export function rulesNamed(reading: Reading, edition: Edition): Rule[] {
  const words = wordsFor(edition, reading.article);
  const rules = rulesWithPages(edition);
  return rules.filter((rule, index) =>
    words.some(([first, last]) => {
      if (last === undefined) return isNamed(rule, first);
      const [from, to] = [first, last].map((name) => rules.findIndex((one) => isNamed(one, name)));
      return from >= 0 && from <= index && index <= to;
    }),
  );
}

/** The readings of an edition; of one rule where it is given. */
export function readingsOf(edition: Edition, rule?: Rule): Reading[] {
  return readings.filter(
    (reading) =>
      editionsOf(reading).includes(edition) &&
      (rule === undefined || rulesNamed(reading, edition).some(({ id }) => id === rule.id)),
  );
}

function readLedger(): Reading[] {
  let section = '';
  return textOf(LEDGER)
    .split('\n')
    .flatMap((line): Reading[] => {
      section = /^## (.*)$/.exec(line)?.[1] ?? section;
      const cells = line.split('|').map((cell) => cell.trim());
      if (!/^[A-Z]+\d+$/.test(cells[1] ?? '')) return [];
      const [, id, article, question, answer, heldBy, example] = cells;
      const file = /^`(.+)`$/.exec(example)?.[1] ?? null;
      return [{ id, section, article, question, answer, heldBy, example: file }];
    });
}

/** Names of rules in a cell; two of them: all from one to the other. */
function wordsFor({ id }: Edition, article: string): (readonly [string, string?])[] {
  let year: string | null = null;
  return article
    .split(/[,;]| and | with /)
    .flatMap((part) => {
      const words = part.trim().replace(/[[\]]/g, '');
      const [, own, rest = words] = /^((?:19|20)\d\d) (.*)$/.exec(words) ?? [];
      year = own ?? year;
      return year === null || id.includes(year) ? [rest] : [];
    })
    .map((words) => {
      const [first, last] = words.split(/-(?=[A-Z])| to /);
      return last === undefined ? [first] : [first, last];
    });
}

function isNamed({ id, article, also = [] }: Rule, name: string): boolean {
  const words = name.split(' ');
  return [id, article, ...also].some((one) => one === name || words.includes(one));
}

const letterOf = (id: string): string => id.replace(/\d+$/, '');

function lettersOf(edition: Edition): string[] {
  return [...new Set(edition.otherReadings.map(({ id }) => letterOf(id)))];
}
