import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { temporaryFolder } from '../testing/run-cli.js';

/** The built program; `npm test` builds it first. */
const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const isBuilt = existsSync(fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url)));
const NAME = isBuilt
  ? 'a campaign that is killed'
  : 'a campaign that is killed (skipped: run `npm run build` first)';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

/** `SWISSPROOF_KILLS=20` kills a longer campaign at so many random moments. */
const KILLS = Number(process.env['SWISSPROOF_KILLS'] ?? 0);

describe.skipIf(!isBuilt || KILLS === 0)(`${NAME} at random moments (set SWISSPROOF_KILLS to run it)`, () => {
  it('goes on and ends with the same bytes in every file', async () => {
    const folder = temporaryFolder();
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(fake.adapter('without:C14')));
    const [killed, whole] = ['killed', 'whole'].map((name) => join(folder, name));
    const start = [
      'certify',
      '--candidate',
      profile,
      '--seed',
      'kill',
      '--jobs',
      '2',
      '--directions',
      'replay',
    ];
    const settings = ['--count', '400', '--preset', 'chaos', '--players', '6..40', '--to-the-end'];
    run([...start, ...settings, '--out', whole], 600_000);
    const random = randomNumbers(Number(process.env['SWISSPROOF_KILL_SEED'] ?? 1));
    const rows: string[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      const begun = existsSync(join(killed, 'manifest.json'));
      const args = begun
        ? ['certify', '--resume', '--jobs', '2', '--out', killed]
        : [...start, ...settings, '--out', killed];
      const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      const delay = 150 + Math.floor(random() * 2500);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, delay))]);
      const wasRunning = child.exitCode === null;
      child.kill('SIGKILL');
      await ended;
      rows.push(
        `${delay} ms: ${wasRunning ? 'killed' : 'had ended'} with ${linesOf(join(killed, 'results.jsonl'))} results`,
      );
    }
    run(['certify', '--resume', '--jobs', '2', '--out', killed], 600_000);
    process.stdout.write(`${rows.join('\n')}\n`);
    expect(filesIn(killed)).toEqual(filesIn(whole));
    for (const name of filesIn(whole)) {
      const [one, other] = [killed, whole].map((path) => undated(readFileSync(join(path, name), 'utf8')));
      expect(one, name).toBe(other);
    }
  }, 3_600_000);
});

describe.skipIf(!isBuilt)(NAME, () => {
  it('goes on and ends with the same bytes', async () => {
    const folder = temporaryFolder();
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(fake.adapter('without:C12')));
    const [killed, whole] = ['killed', 'whole'].map((name) => join(folder, name));
    const start = ['certify', '--candidate', profile, '--count', '16', '--seed', 'kill', '--jobs', '2'];
    const settings = ['--directions', 'live', '--players', '6..30'];
    run([...start, ...settings, '--out', whole]);
    let lines = 0;
    for (let attempt = 0; attempt < 4; attempt++) {
      const args = existsSync(join(killed, 'manifest.json'))
        ? ['certify', '--resume', '--out', killed]
        : [...start, ...settings, '--out', killed];
      lines = await killAfter(args, join(killed, 'results.jsonl'), lines + 3);
    }
    run(['certify', '--resume', '--out', killed]);
    for (const name of ['results.sorted.jsonl', 'report.json', 'shrunk.json', 'report.txt'])
      expect(readFileSync(join(killed, name), 'utf8'), name).toBe(readFileSync(join(whole, name), 'utf8'));
    expect(existsSync(join(killed, 'lock'))).toBe(false);
  });

  it('is refused to a second process, and ends in order with Ctrl-C', async () => {
    const folder = temporaryFolder();
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(fake.adapter('right')));
    const out = join(folder, 'campaign');
    const args = ['certify', '--candidate', profile, '--count', '5000', '--seed', 'x', '--out', out];
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    child.stdout.resume();
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    await until(() => linesOf(join(out, 'results.jsonl')) >= 2);
    const second = run(['certify', '--resume', '--out', out]);
    expect([second.status, second.stderr]).toEqual([2, expect.stringMatching(/process \d+ works in/)]);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(words).toMatch(/interrupted; go on with: swissproof certify --resume --out/);
    expect(readFileSync(join(out, 'report.txt'), 'utf8')).toMatch(/ of 5,000 tournaments/);
    expect(existsSync(join(out, 'lock'))).toBe(false);
  });
});

describe.skipIf(!isBuilt)('a campaign that is interrupted while it shrinks', () => {
  it('has kept what was shrunk, says how to go on, and ends with the same', async () => {
    const folder = temporaryFolder();
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(fake.adapter('reading:S8')));
    const [stopped, whole] = ['stopped', 'whole'].map((name) => join(folder, name));
    const start = ['certify', '--candidate', profile, '--count', '20', '--seed', 'shrink', '--jobs', '2'];
    const settings = [
      '--preset',
      'chaos',
      '--directions',
      'replay',
      '--players',
      '8..20',
      '--rounds',
      '5..7',
    ];
    run([...start, ...settings, '--out', whole]);
    const log = join(stopped, 'shrink.jsonl');
    const child = spawn(process.execPath, [PROGRAM, ...start, ...settings, '--out', stopped], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    await until(() => linesOf(log) >= 1);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(words).toMatch(/shrinking: 0 of \d+ rules done/);
    expect(words).toMatch(/interrupted; go on with: swissproof certify --resume --out/);
    const kept = JSON.parse(readFileSync(join(stopped, 'shrunk.json'), 'utf8')) as { file: string }[];
    const left = JSON.parse(readFileSync(join(stopped, 'unshrunk.json'), 'utf8')) as string[];
    expect(kept.length).toBeGreaterThan(0);
    for (const { file } of kept) expect(existsSync(join(stopped, file))).toBe(true);
    const said = /^ {2}(?:no time was left|there may be smaller ones) for: (.*) \(swissproof/gm;
    const named = [...readFileSync(join(stopped, 'report.txt'), 'utf8').matchAll(said)];
    expect(named.flatMap(([, rules]) => rules.split(', ')).sort()).toEqual([...left].sort());
    // What is there already is not shrunk again, also after a kill.
    const lines = linesOf(log);
    await killAfter(['certify', '--resume', '--out', stopped], log, lines + 1);
    run(['certify', '--resume', '--out', stopped]);
    for (const name of ['shrunk.json', 'unshrunk.json', 'report.json', 'report.txt'])
      expect(readFileSync(join(stopped, name), 'utf8'), name).toBe(readFileSync(join(whole, name), 'utf8'));
  });
});

describe.skipIf(!isBuilt)('a campaign that does not begin', () => {
  it('ends when the second program is not there', () => {
    const folder = temporaryFolder();
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(fake.adapter('right')));
    const second = ['--second', 'javafo', '--second-program', join(folder, 'nowhere.jar')];
    const out = join(folder, 'campaign');
    const { status, stderr } = run(
      ['certify', '--candidate', profile, ...second, '--count', '1', '--out', out],
      20_000,
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('nowhere.jar')]);
  });

  it('ends in order with Ctrl-C during the smoke test', async () => {
    const folder = temporaryFolder();
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(fake.adapter('sleeps')));
    const args = [
      'certify',
      '--candidate',
      profile,
      '--count',
      '5',
      '--seed',
      'x',
      '--out',
      join(folder, 'c'),
    ];
    const asked = join(folder, 'asked');
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, FAKE_ASKED: asked },
    });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    // The first answer of the adapter never comes.
    await until(() => existsSync(asked));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(words).toMatch(
      /interrupted before there was a result to keep; begin again with: the same command/,
    );
    expect(words).not.toMatch(/internal error/);
  });
});

function run(
  args: readonly string[],
  timeout = 120_000,
): { readonly status: number | null; readonly stderr: string } {
  return spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', timeout });
}

/** All files of a campaign but the times and the logs, which have the results in the order in which they came. */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter(
      (name) =>
        !['results.jsonl', 'shrink.jsonl', 'times.json'].includes(name) &&
        !statSync(join(folder, name)).isDirectory(),
    )
    .sort();
}

/** Kills a campaign when its results have so many lines, or lets it end; returns the lines that are there then. */
async function killAfter(args: readonly string[], results: string, lines: number): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await until(() => linesOf(results) >= lines || child.exitCode !== null);
  child.kill('SIGKILL');
  await ended;
  return linesOf(results);
}

/** Without the day, which stands in the application, and the times, which stand in the page. */
function undated(text: string): string {
  return text.replace(/^Date: .*$/m, '').replace(/<section aria-label="Times">.*?<\/section>/s, '');
}

function linesOf(file: string): number {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
}

/** However long it takes: the test has a limit of its own. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
