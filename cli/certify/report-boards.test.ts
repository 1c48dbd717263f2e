import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import type { CampaignDocument } from '../../corpus/schema/types/campaign-report.js';
import { parseTrf } from '../../corpus/index.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

/** Boards as "4-7", a bye as "12-0", sorted. */
function boardsIn(words: string): string[] {
  const byes = [...words.matchAll(/(\d+) has the bye/g)].map(([, bye]) => `${bye}-0`);
  return [...(words.match(/\d+-\d+/g) ?? []), ...byes].sort();
}

/** The boards of a round as the rules pair it. */
async function pairedAgain(file: string, round: string): Promise<string[]> {
  const { code, stdout } = await runCli(['pair', file, '--round', round]);
  expect(code).toBe(0);
  return stdout
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replace(' ', '-'));
}

function published(file: string, round: string): string[] {
  const { tournament } = parseTrf(readFileSync(file));
  const { pairs, bye } = publishedRound(tournament!, Number(round));
  return [...pairs.map(({ white, black }) => `${white}-${black}`), ...(bye === null ? [] : [`${bye}-0`])];
}

const without = (boards: readonly string[], others: readonly string[]): string[] =>
  boards.filter((board) => !others.includes(board)).sort();

it.each([
  ['without:C14', 'replay,live', '12'],
  ['swaps-colours', 'replay,live,their-files', '1'],
])(
  'the boards in the report of a program that %s are those of its files and of the rules',
  async (mode, directions, count) => {
    const folder = temporaryFolder();
    const [profile, out] = ['profile.json', 'campaign'].map((name) => join(folder, name));
    writeFileSync(profile, JSON.stringify(fake.adapter(mode)));
    const kind = ['--preset', 'chaos', '--players', '8..13', '--rounds', '4..5', '--seed', 'boards'];
    const run = ['--count', count, '--directions', directions, '--no-shrink', '--to-the-end'];
    await runCli(['certify', '--candidate', profile, ...kind, ...run, '--jobs', '1', '--out', out]);
    const report = readFileSync(join(out, 'report.txt'), 'utf8');
    const { cases, discrepancies } = JSON.parse(
      readFileSync(join(out, 'report.json'), 'utf8'),
    ) as CampaignDocument;
    const deviating = cases.flatMap(({ index, direction, file, roundFiles, deviations }) =>
      [...new Set(deviations.map(({ round }) => String(round)))].map((round) => ({
        title: `tournament ${index} (${direction}`,
        round,
        path: roundFiles[round] ?? file ?? '',
      })),
    );
    expect(deviating.length).toBeGreaterThan(1);
    expect(discrepancies.length).toBe(deviating.length);
    for (const { title, round, path } of deviating) {
      const section = report.slice(report.indexOf(`  ${title}`));
      const line = new RegExp(`^ +round ${round}: paired (.*); by the rules (.*)$`, 'm').exec(section);
      const [actual, expected] = [boardsIn(line?.[1] ?? ''), boardsIn(line?.[2] ?? '')];
      const file = join(out, path);
      const [own, right] = [published(file, round), await pairedAgain(file, round)];
      expect(actual.length).toBeGreaterThan(0);
      expect([actual, expected]).toEqual([without(own, right), without(right, own)]);
    }
  },
);
