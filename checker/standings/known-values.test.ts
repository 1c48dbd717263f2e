import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { tieBreakEditions } from '../../engine/index.js';
import { cellsOf, goldenStandings, sameCell } from '../testing/golden-standings.js';

const FOLDER = new URL('../../corpus/standings/', import.meta.url);
const csvFiles = readdirSync(FOLDER).filter((file) => file.endsWith('.csv'));

it.each(csvFiles)('%s: every value and every rank', (csv) => {
  const [, name, year = '2026'] = /^(.*?)(?:\.(\d{4}))?\.csv$/.exec(csv) ?? [];
  const file = { name, content: readFileSync(new URL(`${name}.trf`, FOLDER)) };
  const golden = goldenStandings(file, readFileSync(new URL(csv, FOLDER), 'utf8'));
  const edition = tieBreakEditions.find(({ id }) => id === year)!;
  const found = cellsOf(golden, name.includes('robin'), golden.columns, { edition });
  let cells = 0;
  for (const [id, row] of golden.cells)
    for (const column of golden.columns) {
      cells++;
      const ours = found(id, column);
      expect(sameCell(ours, row[column]), `${id} ${column}: ${ours}, known ${row[column]}`).toBe(true);
    }
  expect(cells).toBeGreaterThan(50);
});

test('there are exercises and golden standings', () => {
  expect(csvFiles.filter((file) => file.startsWith('tec-'))).toHaveLength(4);
  expect(csvFiles.filter((file) => file.startsWith('golden-')).length).toBeGreaterThan(5);
});
