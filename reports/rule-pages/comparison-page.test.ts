import { describe, expect, test } from 'vitest';
import type { Deviation } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { deviation, report, round } from '../testing/deviations.js';
import { compareEditions, gistOf, mayPairDifferently } from './comparison.js';
import type { RuleChange } from './comparison.js';
import { changeHeadings, comparisonJson, comparisonText } from './comparison-page.js';
import type { DifferenceExample, ShownChange } from './comparison-page.js';

const [from, to] = [editionById('dutch-2017')!, editionById('dutch-2026')!];
const changes = compareEditions(from, to);
const changed = changes.find((change) => change.kind === 'changed' && mayPairDifferently(change))!;

const exampleWith = (...deviations: readonly Deviation[]): DifferenceExample => ({
  ...{ file: 'some/example.trf', pairedBy: 'dutch-2017' },
  report: report([round([], { round: 1 }), round(deviations, { round: 2 })]),
});
const own = deviation();
const SIDES = [
  '          published   by the rules',
  '        * 5 - 12      5 - 19',
  '        * 8 - 19      8 - 12',
];

function exampleLines(example: DifferenceExample | null, change: RuleChange = changed): string[] {
  const lines = comparisonText(from, to, [{ change, example }]).trimEnd().split('\n');
  const first = lines.findIndex((line) => /^ {4}(Example|No tournament)/.test(line));
  return first < 0 ? [] : lines.slice(first);
}

describe('the example of a change', () => {
  test('none', () => {
    expect(exampleLines(null)).toEqual([
      '    No tournament is known in which the two editions part by this.',
    ]);
  });

  test('one deviation, with the two pairings', () => {
    const [file, size, sentence, ...sides] = exampleLines(exampleWith(own));
    expect(file).toBe('    Example: some/example.trf');
    expect(size).toBe('      20 players, round 2, paired by dutch-2017; dutch-2026 says:');
    expect(sentence).toMatch(/^ {6}Bracket 2\.5: .* \[C12, 2\.4\.7\]\.$/);
    expect(sides).toEqual(SIDES);
  });

  test('what follows from a deviation has its sentence, without the two pairings', () => {
    const lines = exampleLines(exampleWith(own, deviation({ bracket: 20, consequenceOf: 0 })));
    expect(lines).toHaveLength(3 + SIDES.length + 1);
    expect(lines.slice(3, -1)).toEqual(SIDES);
    expect(lines.at(-1)).toMatch(/^ {6}Bracket 2: .* follows from the deviation in bracket 2\.5 /);
  });

  test('two deviations of their own, each with the two pairings', () => {
    const lines = exampleLines(exampleWith(own, deviation({ bracket: 20 })));
    expect(lines.slice(3, 6)).toEqual(SIDES);
    expect(lines[6]).toMatch(/^ {6}Bracket 2: /);
    expect(lines.slice(7)).toEqual(SIDES);
  });

  test('only a change by which the two may pair differently has one', () => {
    const same = changes.find((change) => !mayPairDifferently(change))!;
    expect(exampleLines(exampleWith(own), same)).toEqual([]);
  });
});

describe('a change', () => {
  const [rule, other, third] = to.rules;
  const gist = (edition: typeof from, { id, ...parts }: typeof rule, isNamed: boolean): string =>
    `    ${edition.id}${isNamed ? `, ${id}` : ''}: ${gistOf(edition, { id, ...parts })}`;
  const name = ({ id, article }: typeof rule): string => (id === article ? id : `${id} (${article})`);

  test.each<[RuleChange['kind'], string, Pick<RuleChange, 'from' | 'to'>, readonly string[]]>([
    ['same', 'The same', { from: [rule], to: [rule] }, [`  ${name(rule)}: ${rule.title}`]],
    [
      'renumbered',
      'The same under another number',
      { from: [other], to: [rule] },
      [`  ${name(other)} -> ${name(rule)}: ${rule.title}`],
    ],
    [
      'changed',
      'Changed',
      { from: [other], to: [rule] },
      [`  ${name(other)} -> ${name(rule)}`, gist(from, other, false), gist(to, rule, false)],
    ],
    [
      'changed',
      'Changed',
      { from: [other], to: [rule, third] },
      [
        `  ${name(other)} -> ${name(rule)}, ${name(third)}`,
        ...[gist(from, other, true), gist(to, rule, true), gist(to, third, true)],
      ],
    ],
    ['new', 'New in dutch-2026', { from: [], to: [rule] }, [`  ${name(rule)}`, gist(to, rule, false)]],
    ['gone', 'Gone in dutch-2026', { from: [other], to: [] }, [`  ${name(other)}`, gist(from, other, false)]],
  ])('%s: %s', (kind, heading, rules, lines) => {
    const change: RuleChange = { kind, subject: 'made-up', ...rules };
    const text = comparisonText(from, to, [{ change, example: null }])
      .trimEnd()
      .split('\n');
    expect(text.slice(0, 3)).toEqual([
      `From dutch-2017 (${from.title}) to dutch-2026 (${to.title}):`,
      '',
      heading,
    ]);
    expect(text.slice(3).filter((line) => !line.startsWith('    No tournament'))).toEqual(lines);
  });

  test('of a kind that does not occur there is no heading', () => {
    const shown = changes.map((change): ShownChange => ({ change, example: null }));
    const headings = comparisonText(from, to, shown)
      .split('\n')
      .filter((line) => /^\S/.test(line))
      .slice(1);
    const kinds = new Set(changes.map(({ kind }) => kind));
    expect(headings).toEqual(
      changeHeadings(to).flatMap(([kind, heading]) => (kinds.has(kind) ? [heading] : [])),
    );
    expect(comparisonText(from, to, [])).toBe(
      `From dutch-2017 (${from.title}) to dutch-2026 (${to.title}):\n`,
    );
  });
});

test('the document has an example, or none', () => {
  const document = (example: DifferenceExample | null): string =>
    comparisonJson(from, to, [{ change: changed, example }]);
  expect(document(exampleWith(own))).toContain('"some/example.trf"');
  expect(document(null)).not.toContain('some/example.trf');
});
