import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFake } from '../checker/candidate/testing/build-fake.js';
import { Pace } from './certify-progress.js';
import { runCli, temporaryFolder } from './testing/run-cli.js';

const fake = buildFake();
afterAll(() => {
  fake.remove();
});

/** A profile file for a fake candidate that misbehaves in some way. */
function profile(folder: string, mode: string): string {
  const file = join(folder, `${mode.replace(/\W/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(fake.adapter(mode)));
  return file;
}

const SMALL = [
  '--preset',
  'chaos',
  '--players',
  '8..14',
  '--rounds',
  '5..7',
  '--seed',
  'certify',
  '--directions',
  'replay,live',
  '--jobs',
  '2',
  '--to-the-end',
];

/** The files of a campaign but the logs, which have the results in the order in which they came. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['results.jsonl', 'shrink.jsonl'].includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    names.sort().map((name) => [name.slice(folder.length), readFileSync(name, 'utf8')]),
  );
}

describe('certify', () => {
  it('a right candidate: no deviation, exit code 0', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const args = [
      'certify',
      '--candidate',
      profile(folder, 'right'),
      '--count',
      '3',
      '--seed',
      's',
      '--out',
      out,
    ];
    const { code, stdout, stderr } = await runCli([...args, '--preset', 'tiny', '--coverage']);
    expect(stderr).toMatch(/smoke test passed/);
    expect(stdout).toMatch(/needs more tournaments/);
    expect(stdout).toMatch(/their-checker: .*\n +3 tournaments: 3 agree/);
    expect(stdout).toMatch(/Rules decided\n(?: .*\n)* +C1: \d+ rounds?\n(?: .*\n)* +never: /);
    expect(code).toBe(0);
    expect(Object.keys(filesOf(out))).toEqual(
      [
        'application.txt',
        'manifest.json',
        'report.csv',
        'report.json',
        'report.junit.xml',
        'report.txt',
        'results.sorted.jsonl',
        'shrunk.json',
        'unshrunk.json',
      ].map((name) => `/${name}`),
    );
  });

  it('goes on with --resume, also to more tournaments, and gives the same bytes', async () => {
    const folder = temporaryFolder();
    const [parts, whole] = ['parts', 'whole'].map((name) => join(folder, name));
    const args = ['certify', '--candidate', profile(folder, 'without:C14'), ...SMALL];
    await runCli([...args, '--count', '10', '--out', parts]);
    const refused = await runCli([...args, '--count', '10', '--out', parts]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/go on with --resume/)]);
    const more = await runCli(['certify', '--resume', '--count', '30', '--out', parts]);
    const all = await runCli([...args, '--count', '30', '--out', whole]);
    expect(more.stdout).toBe(all.stdout);
    expect(filesOf(parts)).toEqual(filesOf(whole));
    expect(all.stdout).toMatch(/C14: files\/shrunk-C14\.trf/);

    const index = /tournament (\d+) \(live/.exec(all.stdout)?.[1] ?? '';
    const only = await runCli([
      ...['certify', '--resume', '--out', whole, '--directions', 'live', '--only', index],
    ]);
    expect(only.code).toBe(1);
    const file = readFileSync(join(whole, `files/${index.padStart(5, '0')}-live.trf`), 'utf8');
    expect(only.stdout).toContain(file.replaceAll('\r\n', '\n').trimEnd());

    const other = await runCli(['certify', '--resume', '--seed', 'other', '--out', whole]);
    expect([other.code, other.stderr]).toEqual([2, expect.stringMatching(/differs in seed/)]);
    const shorter = await runCli(['certify', '--resume', '--count', '5', '--out', whole]);
    expect([shorter.code, shorter.stderr]).toEqual([2, expect.stringMatching(/not shorter/)]);
  });

  it('merges what several machines have run', async () => {
    const folder = temporaryFolder();
    const [one, two, whole, merged] = ['one', 'two', 'whole', 'merged'].map((name) => join(folder, name));
    const args = ['certify', '--candidate', profile(folder, 'without:C14'), ...SMALL];
    await runCli([...args, '--count', '15', '--out', one]);
    await runCli([...args, '--count', '15', '--first', '16', '--out', two]);
    const all = await runCli([...args, '--count', '30', '--out', whole]);
    const { code, stdout } = await runCli(['certify', '--merge', two, one, '--out', merged]);
    expect([code, stdout]).toEqual([all.code, all.stdout]);
    expect(filesOf(merged)).toEqual(filesOf(whole));
  });

  it('asks a second program and sorts the answers', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const args = [
      'certify',
      '--candidate',
      profile(folder, 'without:C14'),
      '--second',
      profile(folder, 'right'),
    ];
    const { stdout } = await runCli([...args, ...SMALL, '--count', '30', '--out', out]);
    expect(stdout).toMatch(/Second program: fake right\n +agrees with us: \d+ rounds?\n/);
    const proof = /certificates: (\S+)/.exec(stdout)?.[1] ?? '';
    const verified = await runCli(['verify', join(out, proof)]);
    expect(verified.stdout).toMatch(/PROVED|CONSISTENT/);
    expect(verified.code).toBe(0);
  });

  it.each(['without:C1'])('a candidate that %s misses the threshold: exit code 1', async (mode) => {
    const folder = temporaryFolder();
    const args = [
      'certify',
      '--candidate',
      profile(folder, mode),
      ...SMALL,
      '--count',
      '12',
      '--format',
      'junit',
    ];
    const { code, stdout } = await runCli([...args, '--out', join(folder, 'campaign')]);
    expect(stdout).toMatch(/<failure type="deviates"/);
    expect(code).toBe(1);
  });

  it.each(['dies', 'babbles', 'blind'])('refuses a candidate that %s: exit code 3', async (mode) => {
    const folder = temporaryFolder();
    const args = ['certify', '--candidate', profile(folder, mode), ...SMALL, '--count', '2'];
    const { code, stderr } = await runCli([...args, '--out', join(folder, 'campaign')]);
    expect(stderr).toMatch(/cannot be tested/);
    expect(code).toBe(3);
    expect(existsSync(join(folder, 'campaign'))).toBe(false);
  });

  it.each([
    [['--out', 'x'], /--candidate/],
    [['--candidate', 'nobody', '--out', 'x'], /there is no candidate nobody/],
    [['--candidate', 'javafo', '--program', './missing.jar', '--out', 'x'], /missing\.jar|java/],
    [['--candidate', 'swissproof'], /--out/],
    [['--resume', '--out', 'missing-folder'], /holds no campaign/],
    [['--merge', 'missing-folder', '--out', 'x'], /holds no campaign/],
    [['--merge', 'missing-folder'], /--out/],
    [['--directions', 'sideways', '--out', 'x'], /replay, live/],
    [['--procedure', '1066', '--out', 'x'], /c04a/],
  ] as const)('a wrong command line: %j', async (args, message) => {
    const { code, stderr } = await runCli(['certify', ...args]);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
    expect(existsSync('x')).toBe(false);
  });

  it('tells folders that cannot be used in one line', async () => {
    const folder = temporaryFolder();
    const args = ['certify', '--candidate', profile(folder, 'right'), ...SMALL, '--count', '1', '--out'];
    writeFileSync(join(folder, 'file'), '');
    const blocked = await runCli([...args, join(folder, 'file', 'campaign')]);
    expect(blocked.code).toBe(2);
    expect(blocked.stderr).toMatch(/cannot write to .*: (?:a part of the path is not a folder|.*exist)/);
    if (process.getuid?.() === 0) return;
    mkdirSync(join(folder, 'closed'));
    chmodSync(join(folder, 'closed'), 0o500);
    const closed = await runCli([...args, join(folder, 'closed', 'campaign')]);
    expect([closed.code, closed.stderr]).toEqual([2, expect.stringMatching(/no permission/)]);
  });

  it('refuses a folder in which a process works', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const args = ['certify', '--candidate', profile(folder, 'right'), ...SMALL, '--count', '1'];
    await runCli([...args, '--out', out]);
    writeFileSync(join(out, 'lock'), JSON.stringify({ host: 'elsewhere', pid: 1, started: '' }));
    const { code, stderr } = await runCli(['certify', '--resume', '--out', out]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/process 1 on elsewhere works in/)]);
  });
});

it('tells the pace of a campaign', () => {
  let now = 0;
  const pace = new Pace(1000, 100, () => now);
  now = 10_000;
  for (let i = 0; i < 50; i++) pace.tick(i === 0);
  expect(pace.line()).toBe('150 of 1000 done, 1 deviate, 5.0/s, 2 min 50 s left');
});
