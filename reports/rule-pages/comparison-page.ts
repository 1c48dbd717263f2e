import type { TournamentReport } from '../../checker/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { checkDocument } from '../check/json.js';
import { sideBySide } from '../words/deviation/side-by-side.js';
import { explain } from '../words/deviation/wording.js';
import { ruleName } from '../words/names.js';
import { participants } from '../words/numbers.js';
import { participantsOf } from '../words/words-of.js';
import { gistOf, mayPairDifferently } from './comparison.js';
import type { RuleChange } from './comparison.js';

/** The smallest tournament known that shows a change: paired by one edition, its last round differently by the other. */
export interface DifferenceExample {
  readonly file: string;
  readonly pairedBy: string;
  /** What checking it by the other edition says. */
  readonly report: TournamentReport;
}

/** A change with its example; null: none is known. */
export interface ShownChange {
  readonly change: RuleChange;
  readonly example: DifferenceExample | null;
}

/** What changed from one edition to another, rule by rule, for a person. */
export function comparisonText(from: Edition, to: Edition, shown: readonly ShownChange[]): string {
  const lines = [`From ${from.id} (${from.title}) to ${to.id} (${to.title}):`];
  for (const [kind, heading] of changeHeadings(to)) {
    const changes = shown.filter(({ change }) => change.kind === kind);
    if (changes.length > 0) lines.push('', heading, ...changes.flatMap((one) => changeLines(one, from, to)));
  }
  return `${lines.join('\n')}\n`;
}

/** The same as JSON; the check of an example is the tournament of a check report. */
export function comparisonJson(from: Edition, to: Edition, shown: readonly ShownChange[]): string {
  const rules = (edition: Edition, list: readonly Rule[]): object[] =>
    list.map((rule) => ({
      id: rule.id,
      article: rule.article,
      title: rule.title,
      gist: gistOf(edition, rule),
    }));
  const document = {
    schema: 'swissproof/rule-changes/1',
    from: from.id,
    to: to.id,
    changes: shown.map(({ change, example }) => ({
      kind: change.kind,
      subject: change.subject,
      from: rules(from, change.from),
      to: rules(to, change.to),
      example:
        example === null
          ? null
          : {
              file: example.file,
              pairedBy: example.pairedBy,
              check: checkDocument([example.report]).tournaments[0],
            },
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The kinds of changes in the order in which they are told, each with its heading. */
export function changeHeadings(to: Edition): readonly (readonly [RuleChange['kind'], string])[] {
  return [
    ['changed', 'Changed'],
    ['new', `New in ${to.id}`],
    ['gone', `Gone in ${to.id}`],
    ['renumbered', 'The same under another number'],
    ['same', 'The same'],
  ];
}

function changeLines({ change, example }: ShownChange, from: Edition, to: Edition): string[] {
  const [before, after] = [namesOf(change.from), namesOf(change.to)];
  const { kind } = change;
  if (kind === 'same') return [`  ${after}: ${change.to[0].title}`];
  if (kind === 'renumbered') return [`  ${before} -> ${after}: ${change.to[0].title}`];
  const title = kind === 'changed' ? `${before} -> ${after}` : before === '' ? after : before;
  const gists = [
    ...change.from.map((rule) => gistLine(from, rule, change)),
    ...change.to.map((rule) => gistLine(to, rule, change)),
  ];
  const shown = mayPairDifferently(change) ? exampleLines(example) : [];
  return [`  ${title}`, ...[...gists, ...shown].map((line) => `    ${line}`)];
}

/** Of several rules of one edition each is named. */
function gistLine(edition: Edition, rule: Rule, { from, to }: RuleChange): string {
  const name = from.length > 1 || to.length > 1 ? `${edition.id}, ${rule.id}` : edition.id;
  return `${name}: ${gistOf(edition, rule)}`;
}

function exampleLines(example: DifferenceExample | null): string[] {
  if (example === null) return ['No tournament is known in which the two editions part by this.'];
  const { file, pairedBy, report } = example;
  const round = report.rounds.find(({ deviations }) => deviations.length > 0);
  const against = report.edition?.id ?? '';
  const size = `${participants(report.players, participantsOf(against))}, round ${round?.round ?? '?'}`;
  return [
    `Example: ${file}`,
    `  ${size}, paired by ${pairedBy}; ${against} says:`,
    ...(round?.deviations ?? []).flatMap((deviation) => {
      const words = `  ${explain(deviation, { edition: against, deviations: round?.deviations ?? [] })}`;
      const isOwn = deviation.consequenceOf === null;
      return isOwn ? [words, ...sideBySide(deviation).map((line) => `    ${line}`)] : [words];
    }),
  ];
}

function namesOf(rules: readonly Rule[]): string {
  return rules.map(({ id, article }) => ruleName({ rule: id, article })).join(', ');
}
