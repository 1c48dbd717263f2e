import { expect, test } from 'vitest';
import type { CrosstableTexts } from './crosstable-texts.js';
import { columnWidths, crosstableClass, gameText } from './crosstable-width.js';
import { BOLD, textWidth } from './text-width.js';

type Row = CrosstableTexts['rows'][number];

const ROW: Row = { id: 7, rank: '1', name: 'A', rating: '', entries: [], values: [] };
const NOBODY: ReadonlySet<number> = new Set();

function table(rows: readonly Partial<Row>[], rounds = 0, heads: readonly string[] = []): CrosstableTexts {
  return { rounds, heads, rows: rows.map((parts) => ({ ...ROW, ...parts })) };
}

/** Widths of texts; of a head in bold letters. */
const bold = (text: string): number => textWidth(text) * BOLD;

test.each<[string, string[], number]>([
  ['no row', [], bold('Name')],
  ['only shorter texts than the head', ['A', 'B'], bold('Name')],
  ['a longer text', ['Example, Ivan'], textWidth('Example, Ivan')],
  ['the longest text in the first row', ['Example, Ivan', 'Example'], textWidth('Example, Ivan')],
  ['the longest text in the last row', ['Example', 'Example, Ivan'], textWidth('Example, Ivan')],
])('a column is as wide as its longest text: %s', (_, names, width) => {
  expect(columnWidths(table(names.map((name) => ({ name }))), NOBODY)[2]).toBe(width);
});

const entry = (text: string, parts: Partial<Row['entries'][number]> = {}): Row['entries'][number] => ({
  ...{ text, opponent: null, colour: null, result: '' },
  ...parts,
});

test('every column has a width of its own', () => {
  const game = entry('112w½', { opponent: 112, colour: 'white', result: '½' });
  const rows = [
    { id: 1234, rank: '10123', rating: '2401401', entries: [game, entry('bye')], values: ['66.66'] },
  ];
  expect(columnWidths(table(rows, 2, ['Pts']), NOBODY)).toEqual(
    [textWidth('10123'), textWidth('1234'), bold('Name'), textWidth('2401401')].concat([
      textWidth('112w½'),
      textWidth('bye'),
      textWidth('66.66'),
    ]),
  );
});

test('the head of a round that deviates has a mark', () => {
  const widths = columnWidths(table([{ entries: [entry(''), entry('')] }], 2), new Set([2]));
  expect(widths.slice(4)).toEqual([bold('1'), bold('2 ✗')]);
});

test.each([
  [entry('bye'), 'bye'],
  [entry('12w1', { opponent: 12, colour: 'white', result: '1' }), '12w1'],
  [entry('12b½', { opponent: 12, colour: 'black', result: '½' }), '12w½'],
  [entry('12+', { opponent: 12, result: '+' }), '12+'],
])('the entry %j is as wide as %s', (game, text) => {
  expect(gameText(game)).toBe(text);
});

/** A crosstable of so many rounds, with games that are four characters long. */
function ofRounds(rounds: number): CrosstableTexts {
  const game = entry('12w1', { opponent: 12, colour: 'white', result: '1' });
  return table(
    [{ name: 'x'.repeat(40), rating: '2400', entries: Array.from({ length: rounds }, () => game) }],
    rounds,
  );
}

test('the more rounds, the less space: the classes of tables of 0 to 39 rounds', () => {
  const classes = Array.from({ length: 40 }, (_, rounds) => crosstableClass(ofRounds(rounds), NOBODY));
  const changes = classes.filter((name, index) => name !== classes[index - 1]);
  expect(changes.map((name) => name.replace('wide cross ', ''))).toEqual([
    ...['small', 'middle', 'large', 'large snug', 'large broad'],
    ...['tight middle broad', 'tight large broad', 'lines broad'],
  ]);
});
