import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { seriesOf } from '../../checker/series/testing/series-of.js';
import { generate } from '../../generator/index.js';
import type { CheckDocument } from '../../corpus/schema/types/check-report.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';
import { otherFilesOf } from './check-input.js';

test('files whose names differ by their digits, where they are not too many', () => {
  const folder = temporaryFolder();
  for (const name of ['open-r1.trf', 'open-r2.trf', 'open-r10.trf', 'other-r1.trf', 'open-r1.txt'])
    writeFileSync(join(folder, name), name);
  const found = otherFilesOf(join(folder, 'open-r2.trf')).map((path) => basename(path));
  expect(found.sort()).toEqual(['open-r1.trf', 'open-r10.trf']);
  expect(otherFilesOf(join(folder, 'none', 'open-r1.trf'))).toEqual([]);
  for (let file = 100; file < 128; file++) writeFileSync(join(folder, `open-r${file}.trf`), '');
  expect(otherFilesOf(join(folder, 'open-r2.trf'))).toHaveLength(30);
  writeFileSync(join(folder, 'open-r128.trf'), '');
  expect(otherFilesOf(join(folder, 'open-r2.trf'))).toEqual([]);
});

test('check of a folder checks each round with the file before it, and says so', async () => {
  const folder = temporaryFolder();
  const config = { players: 14, rounds: 6, acceleration: 'none', adjourned: 1 } as const;
  const events = [...generate(config, { seed: 'series', count: 6 })];
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const [event, { tournament }] of events.entries())
    for (const [index, text] of seriesOf(tournament).entries())
      writeFileSync(join(folder, `${names[event]}-r${index + 1}.trf`), text);
  const check = ['check', '--no-standings', '--format', 'json', '--jobs', '1'];
  const alone = await runCli([...check, ...names.map((name) => join(folder, `${name}-r6.trf`))]);
  expect(alone.code).toBe(1);
  const { code, stdout } = await runCli([...check, folder]);
  expect(code).toBe(0);
  expect(stdout).toContain('By the earlier files of the event: when this round was paired, the game');
  const { totals } = JSON.parse(stdout) as CheckDocument;
  expect(totals).toMatchObject({ tournaments: 36, deviate: 0 });
  // Certificates are about one file.
  expect((await runCli([...check, '--proof', join(folder, 'proof.json'), folder])).code).toBe(1);
});
