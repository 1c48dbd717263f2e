import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFolder } from '../../certification/campaign/store/folder.js';
import { manifestText } from '../../certification/campaign/store/manifest.js';
import { CampaignStore } from '../../certification/campaign/store/store.js';
import { deviation, fakeResult, MANIFEST } from '../../certification/campaign/testing/fake-trials.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/** A part of one tournament in which more rounds deviate than the threshold forgives, all by one rule. */
function writePart(path: string, index: number, rule: string): void {
  mkdirSync(path);
  const folder = openFolder(path);
  const key = { index, direction: 'live' } as const;
  const second = MANIFEST.candidate;
  const manifest = { ...MANIFEST, directions: ['live'], first: index, count: 1, second } as const;
  folder.write('manifest.json', manifestText(manifest));
  const deviations = Array.from({ length: 11 }, (_, place) => deviation(place + 1, rule));
  const store = new CampaignStore(folder);
  store.add({ ...fakeResult(key), outcome: 'deviates', deviations });
  store.close();
  const [file, theirFile, failed] = ['', '.theirs', '-failed'].map((end) => `files/shrunk-${rule}${end}.trf`);
  for (const name of [file, theirFile, failed]) folder.write(name, '012 small\r\n');
  const shrunk = [{ ...key, rule, round: 1, file, theirFile, from: [12, 5], to: [6, 2], stoppedBy: 'time' }];
  writeFileSync(join(path, 'shrunk.json'), JSON.stringify(shrunk));
  writeFileSync(join(path, 'unshrunk.json'), JSON.stringify([rule]));
  const failure = {
    ...{ ...key, rule, round: 1, file: failed },
    ...{ questions: 1, outcome: 'candidate-crash', note: 'it died' },
  };
  writeFileSync(join(path, 'shrink-failures.json'), JSON.stringify([failure]));
  const triage = [{ ...key, round: 1, rule, class: 'agrees-with-us', note: '', certificates: null }];
  writeFileSync(join(path, 'triage.json'), JSON.stringify(triage));
}

it('takes over nothing from tournaments past the one with which the whole campaign ends', async () => {
  const folder = temporaryFolder();
  const [one, two, merged] = ['one', 'two', 'merged'].map((name) => join(folder, name));
  writePart(one, 1, 'C12');
  writePart(two, 2, 'C14');
  const { code, stderr } = await runCli(['certify', '--merge', one, two, '--out', merged]);
  expect([code, stderr]).toEqual([1, '']);
  const listIn = (name: string): unknown => JSON.parse(readFileSync(join(merged, name), 'utf8'));
  expect(listIn('shrunk.json')).toMatchObject([{ rule: 'C12' }]);
  expect(listIn('unshrunk.json')).toEqual(['C12']);
  expect(listIn('shrink-failures.json')).toMatchObject([{ rule: 'C12', note: 'it died' }]);
  expect(listIn('triage.json')).toMatchObject([{ index: 1 }]);
  expect(readdirSync(join(merged, 'files')).sort()).toEqual(
    ['-failed', '.theirs', ''].map((end) => `shrunk-C12${end}.trf`),
  );
});
