import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Season } from '../../checker/audit/index.js';
import { seasonCsv } from '../../reports/audit/season/season-csv.js';
import { unwritable, writeWhole } from '../output/output.js';

/** Makes the folder of `--tables`, before any work is done. @throws UsageError if it cannot be written. */
export function requireTablesFolder(folder: string | undefined): void {
  if (folder === undefined) return;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/** Writes the tables of a season as CSV files. A table without rows has no file. */
export function writeTables(folder: string, season: Season): void {
  for (const [name, text] of seasonCsv(season)) writeWhole(join(folder, name), text);
}
