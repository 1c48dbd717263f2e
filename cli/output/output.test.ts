import { linkSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/run-cli.js';
import { writeWhole } from './output.js';

test('a file is replaced by a new one, so that nobody ever reads half of it', () => {
  const folder = temporaryFolder();
  const [file, other] = ['report.txt', 'other.txt'].map((name) => join(folder, name));
  writeFileSync(file, 'the old report');
  linkSync(file, other);
  writeWhole(file, ['the new ', 'report']);
  expect(readFileSync(file, 'utf8')).toBe('the new report');
  expect(readFileSync(other, 'utf8')).toBe('the old report');
  expect(statSync(file).ino).not.toBe(statSync(other).ino);
  writeWhole(join(folder, 'first.txt'), 'nothing was there');
  expect(readFileSync(join(folder, 'first.txt'), 'utf8')).toBe('nothing was there');
});
