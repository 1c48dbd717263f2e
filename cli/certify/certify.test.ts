import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import type { CampaignDocument } from '../../corpus/schema/types/campaign-report.js';
import { editions } from '../../engine/index.js';
import { Pace } from './progress.js';
import { attribute, below, elementsOf, textOf } from '../../reports/html/testing/parsed-page.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';
import { inWholeSuite, runs } from '../../tests/suite.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

/** A profile file for a fake candidate that misbehaves in some way. */
function profile(folder: string, mode: string, edition?: string): string {
  const file = join(folder, `${[mode, edition].join('-').replace(/\W/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(fake.adapter(mode, edition)));
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

/** Tournaments in which a program without C14 deviates, and the half of them. */
const [COUNT, HALF] = ['16', '8'];

/** The built program as a candidate; nothing of it is asked. */
const ITSELF = ['--candidate', 'swissproof', '--program', process.execPath, '--out', 'x'];

/** The files of a campaign but the logs, which have the results in the order in which they came. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['results.jsonl', 'shrink.jsonl'].includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    names.sort().map((name) => [name.slice(folder.length), readFileSync(name, 'utf8')]),
  );
}

describe('a program of an older edition', () => {
  const TOURNAMENTS = String(runs(30, 30, 100));

  inWholeSuite('has one sentence above all, over every direction', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const candidate = ['--candidate', profile(folder, 'right', 'dutch-2017'), '--rules', 'dutch-2026'];
    const kind = ['--preset', 'chaos', '--players', '8..14', '--rounds', '5..7', '--seed', 'older'];
    const directions = [
      '--directions',
      'replay,live,their-files,their-checker',
      '--no-shrink',
      '--to-the-end',
    ];
    const args = [
      'certify',
      ...candidate,
      ...kind,
      ...directions,
      '--count',
      TOURNAMENTS,
      '--jobs',
      '2',
      '--out',
      out,
    ];
    const { code, stdout } = await runCli(args);
    // Few of them are within the threshold.
    expect([0, 1], stdout).toContain(code);
    const sentence = /^All \d+ discrepancies are right by .*the rules of dutch-2017.*\.$/;
    expect(stdout.split('\n')[3]).toMatch(sentence);
    const { explainedBy, directions: found } = JSON.parse(
      readFileSync(join(out, 'report.json'), 'utf8'),
    ) as CampaignDocument;
    const deviating = found.map(({ roundsDeviating }) => roundsDeviating);
    expect(deviating.filter((rounds) => rounds > 0).length).toBeGreaterThan(1);
    expect(explainedBy).toEqual({
      readings: expect.arrayContaining(['dutch-2017']) as string[],
      discrepancies: deviating.reduce((sum, rounds) => sum + rounds, 0),
    });
  });
});

describe('what the rules of a competition choose', () => {
  const [open] = editions.filter(({ declarable }) => declarable !== undefined);
  const [option] = open.declarable?.options ?? [];
  const other = option.values.filter((value) => value !== option.usual)[0];
  const asked = (folder: string): string[] => [
    ...['certify', '--candidate', profile(folder, 'right', open.id), '--count', '2'],
    ...['--seed', 's', '--preset', 'tiny', '--directions', 'replay'],
  ];

  it('is asked of the candidate, and kept for going on', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const { code, stdout } = await runCli([...asked(folder), `--${option.name}`, other, '--out', out]);
    expect(code).toBe(0);
    expect(stdout).toContain(`, rules ${open.id} (--${option.name} ${other})\n`);
    expect(stdout).toMatch(/replay: .*\n +2 tournaments: 2 agree/);
    const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as object;
    const choices = { [option.name]: other };
    expect(manifest).toMatchObject({
      candidate: { profile: { choices } },
      generator: { scenarios: { tiny: { choices } } },
    });
    const again = ['certify', '--resume', '--out', out];
    expect((await runCli([...again, '--count', '3'])).stdout).toMatch(/3 tournaments: 3 agree/);
    const refused = await runCli([...again, `--${option.name}`, option.usual]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('error: choices: ')]);
  });

  inWholeSuite(
    'is what given files may not choose otherwise, and what files without a code are told',
    async () => {
      const folder = temporaryFolder();
      const files = join(folder, 'files');
      mkdirSync(files);
      const event = ['generate', '--rules', open.id, '--seed', '7', '--players', '8', '--rounds', '4'];
      const { stdout: text } = await runCli([...event, `--${option.name}`, other]);
      const positions = ['--positions', files];
      const certify = (name: string, ...more: string[]): ReturnType<typeof runCli> =>
        runCli([
          ...['certify', '--candidate', profile(folder, 'right', open.id), ...positions],
          ...[...more, '--out', join(folder, name)],
        ]);
      writeFileSync(join(files, 'event.trf'), text);
      const refused = await certify('refused');
      expect([refused.code, refused.stdout]).toEqual([3, '']);
      expect(refused.stderr).toContain(`asks for --${option.name} ${other}, which the candidate is not said`);
      const agreed = await certify('agreed', `--${option.name}`, other);
      expect([agreed.code, agreed.stdout]).toEqual([0, expect.stringMatching(/1 tournaments: 1 agree/)]);
      writeFileSync(join(files, 'event.trf'), text.replace(/^192.*\r\n/m, ''));
      const run = await certify('told', `--${option.name}`, other);
      expect([run.code, run.stdout]).toEqual([0, expect.stringMatching(/1 tournaments: 1 agree/)]);
    },
  );

  it('is refused where the edition leaves no such choice', async () => {
    const folder = temporaryFolder();
    const { code, stderr } = await runCli([
      ...asked(folder),
      ...['--rules', 'dutch-2026', `--${option.name}`, other, '--out', join(folder, 'campaign')],
    ]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/has nothing to declare/)]);
  });
});

describe('certify', () => {
  it('prints the protocol of adapters, and runs nothing', async () => {
    const { code, stdout, stderr } = await runCli(['certify', '--protocol', '--candidate', 'nobody']);
    const page = new URL('../../certification/PROTOCOL.md', import.meta.url);
    expect([code, stdout, stderr]).toEqual([0, readFileSync(page, 'utf8'), '']);
  });

  it('opens the report of a campaign, and nothing where there is none', async () => {
    const { code, stderr } = await runCli(['certify', ...ITSELF, '--only', '3', '--open']);
    expect([code, stderr]).toEqual([
      2,
      'error: --open shows the report of a campaign: it does not go with --only, --print-profile or --protocol\n',
    ]);
  });

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
    const opened: string[] = [];
    const openFile = (path: string): Promise<void> => Promise.resolve(void opened.push(path));
    const argv = [...args, '--preset', 'tiny', '--coverage', '--open'];
    const { code, stdout, stderr } = await runCli(argv, '', { openFile });
    expect(opened).toEqual([join(out, 'report.html')]);
    expect(stderr).toMatch(/smoke test passed/);
    expect(stdout).toMatch(/needs more tournaments/);
    expect(stdout).toMatch(/their-checker: .*\n +3 tournaments: 3 agree/);
    expect(stdout).toMatch(/Rules decided\n(?: .*\n)* +C1: \d+ rounds?\n(?: .*\n)* +never: /);
    expect(code).toBe(0);
    expect(filesOf(out)['/report.html']).toContain('<p>replay: half of 3 tournaments took up to 0 s, ');
    expect(Object.keys(filesOf(out))).toEqual(
      [
        'application.txt',
        'manifest.json',
        'report.csv',
        'report.html',
        'report.json',
        'report.junit.xml',
        'report.txt',
        'results.sorted.jsonl',
        'shrink-failures.json',
        'shrunk.json',
        'times.json',
        'unshrunk.json',
      ].map((name) => `/${name}`),
    );
  });

  inWholeSuite(
    'goes on with --resume, also to more tournaments, or merges parts, and gives the same bytes',
    async () => {
      const folder = temporaryFolder();
      const [parts, one, two, merged, whole] = ['parts', 'one', 'two', 'merged', 'whole'].map((name) =>
        join(folder, name),
      );
      const args = ['certify', '--candidate', profile(folder, 'without:C14'), ...SMALL];
      await runCli([...args, '--count', '6', '--out', parts]);
      const refused = await runCli([...args, '--count', '6', '--out', parts]);
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/go on with --resume/)]);
      const more = await runCli(['certify', '--resume', '--count', COUNT, '--out', parts]);
      const all = await runCli([...args, '--count', COUNT, '--out', whole]);
      expect(more.stdout).toBe(all.stdout);
      expect(filesOf(parts)).toEqual(filesOf(whole));
      // Two machines have each run a half of it.
      await runCli([...args, '--count', HALF, '--out', one]);
      await runCli([...args, '--count', HALF, '--first', String(Number(HALF) + 1), '--out', two]);
      const both = await runCli(['certify', '--merge', two, one, '--out', merged]);
      expect([both.code, both.stdout]).toEqual([all.code, all.stdout]);
      expect(filesOf(merged)).toEqual(filesOf(whole));
      expect(all.stdout).toMatch(/C14: files\/shrunk-C14\.trf/);
      const elements = elementsOf(readFileSync(join(whole, 'report.html'), 'utf8'));
      const drawn = elements.find((one) => attribute(one, 'id') === 'files/shrunk-C14.trf')!;
      expect(below(drawn).filter((one) => attribute(one, 'role') === 'img')).not.toEqual([]);
      expect(textOf(drawn)).toContain('[C14, ');

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
    },
  );

  inWholeSuite('asks a second program and sorts the answers', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const args = [
      'certify',
      '--candidate',
      profile(folder, 'without:C14'),
      '--second',
      profile(folder, 'right'),
    ];
    const { stdout } = await runCli([...args, ...SMALL, '--count', COUNT, '--out', out]);
    expect(stdout).toMatch(/Second program: fake right\n +agrees with us: \d+ rounds?\n/);
    const proof = /certificates: (\S+)/.exec(stdout)?.[1] ?? '';
    const verified = await runCli(['verify', join(out, proof)]);
    expect(verified.stdout).toMatch(/PROVED|CONSISTENT/);
    expect(verified.code).toBe(0);
  });

  inWholeSuite('asks the literal reading of this program where rounds are small enough', async () => {
    const folder = temporaryFolder();
    const args = ['certify', '--candidate', profile(folder, 'without:C14'), '--second', 'literal'];
    const small = await runCli([...args, ...SMALL, '--count', COUNT, '--out', join(folder, 'small')]);
    expect(small.stdout).toMatch(/Second program: literal reading\n +agrees with us: \d+ rounds?\n/);
    const sizes = ['--preset', 'calm', '--players', '16', '--rounds', '4', '--seed', 'large', '--jobs', '1'];
    const out = join(folder, 'large');
    const large = await runCli([...args, ...sizes, '--count', '6', '--no-shrink', '--out', out]);
    expect(large.stdout).toMatch(/Second program: literal reading\n +no answer: \d+ rounds?\n/);
    expect(readFileSync(join(out, 'report.json'), 'utf8')).toContain(
      '16 players are too many to try everything: at most 14',
    );
  });

  inWholeSuite('asks the second program before it shrinks', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const second = ['--second', profile(folder, 'right'), '--shrink-seconds', '1'];
    const args = ['certify', '--candidate', profile(folder, 'without:C14'), ...second, ...SMALL];
    const { stderr } = await runCli([...args, '--count', '10', '--out', out]);
    expect(stderr).toMatch(/second program: 0 of \d+ rounds asked\n(?:.*\n)*shrinking: 0 of \d+ rules? done/);
  });

  inWholeSuite('does not shrink with --no-shrink; --resume makes up for it', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const args = ['certify', '--candidate', profile(folder, 'without:C14'), ...SMALL, '--count', '10'];
    const without = await runCli([...args, '--no-shrink', '--out', out]);
    expect(without.stdout).toMatch(/C14 \(2\.4\.9\)/);
    expect(without.stdout).not.toMatch(/Smallest tournaments/);
    expect(without.stderr).not.toMatch(/shrinking/);
    expect(Object.keys(filesOf(out)).filter((name) => name.includes('shrunk'))).toEqual([]);
    const resumed = await runCli(['certify', '--resume', '--out', out]);
    expect(resumed.stdout).toMatch(/C14: files\/shrunk-C14\.trf/);
  });

  inWholeSuite('keeps every deviating round of replay and names its file', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const args = ['certify', '--candidate', profile(folder, 'without:C1'), ...SMALL, '--no-shrink'];
    const { stdout } = await runCli([...args, '--directions', 'replay', '--count', '4', '--out', out]);
    const named = [...stdout.matchAll(/round (\d+): file: (files\/(\d+)-replay-round-(\d+)\.trf)/g)];
    const tournaments = new Set(named.map(([, , , index]) => index));
    expect(named.length).toBeGreaterThan(tournaments.size);
    for (const [, round, file, , inName] of named) {
      expect(inName).toBe(round);
      const { code, stdout: checked } = await runCli(['check', '--rounds', round, join(out, file)]);
      expect([code, checked]).toEqual([1, expect.stringMatching(`round +${round} +DEVIATES`)]);
      expect(readFileSync(join(out, 'report.csv'), 'utf8')).toContain(`,${file},`);
    }
  });

  inWholeSuite(
    'ends at once when the threshold cannot be reached any more, whatever the number of jobs',
    async () => {
      const folder = temporaryFolder();
      const start = ['certify', '--candidate', profile(folder, 'without:C1'), '--no-shrink'];
      const settings = ['--preset', 'calm', '--players', '6', '--rounds', '5', '--seed', 's'];
      const outs = ['1', '3'].map((jobs) => join(folder, jobs));
      const reports: string[] = [];
      for (const [place, out] of outs.entries()) {
        const size = ['--count', '60', '--jobs', place === 0 ? '1' : '3', '--out', out];
        const { code, stdout } = await runCli([...start, ...settings, ...size]);
        expect(code).toBe(1);
        reports.push(stdout);
      }
      expect(reports[0]).toMatch(
        /cannot be reached any more, so that the campaign ended with tournament \d\d? /,
      );
      expect(reports[0]).toMatch(/ of 60 tournaments: /);
      expect(reports[1]).toBe(reports[0]);
      for (const name of ['results.sorted.jsonl', 'report.json', 'application.txt']) {
        const [one, many] = outs.map((out) => readFileSync(join(out, name), 'utf8'));
        expect(many, name).toBe(one);
      }
      const more = await runCli(['certify', '--resume', '--to-the-end', '--no-shrink', '--out', outs[0]]);
      expect(more.stdout).not.toMatch(/cannot be reached any more| of 60 tournaments: /);
      expect(more.stdout).toMatch(/ 60 tournaments: /);
      expect(more.code).toBe(1);
    },
  );

  inWholeSuite('asks for every round of given files, and judges each by the rules', async () => {
    const folder = temporaryFolder();
    const start = ['certify', '--candidate', profile(folder, 'right'), '--out'];
    const known = await runCli([...start, join(folder, 'known'), '--positions', 'known']);
    expect(known.stdout).toMatch(/16 files of known, .*\n\nVerdict: every round of the files is paired/);
    expect(known.stdout).toMatch(/93 rounds compared: 0 deviate/);
    expect(known.code).toBe(0);
    const older = profile(folder, 'right', 'dutch-2017');
    const both = await runCli([
      ...start.slice(0, 2),
      older,
      '--out',
      join(folder, 'older'),
      '--positions',
      'known',
    ]);
    expect([both.code, both.stdout]).toEqual([0, expect.stringMatching(/93 rounds compared: 0 deviate/)]);
  });

  inWholeSuite(
    'given files: names the file and the round, and goes on with --resume as long as they are the same',
    async () => {
      const folder = temporaryFolder();
      const [out, files] = ['campaign', 'files'].map((name) => join(folder, name));
      mkdirSync(files);
      for (const name of ['p01.trf', 'p03.trf'])
        copyFileSync(new URL(`../../corpus/positions/${name}`, import.meta.url), join(files, name));
      const args = ['certify', '--candidate', profile(folder, 'without:C5'), '--positions', files];
      const { code, stdout } = await runCli([...args, '--no-shrink', '--out', out]);
      expect(code).toBe(1);
      expect(stdout).toMatch(/Verdict: not every round of the files is paired by the rules/);
      expect(stdout).toMatch(/tournament 1 \(positions, p01\.trf, 6 players x 3 rounds\): deviate/);
      expect(stdout).toContain('round 3: file: files/00001-positions-round-3.trf');
      expect((await runCli(['certify', '--resume', '--no-shrink', '--out', out])).stdout).toBe(stdout);
      const only = await runCli([
        'certify',
        '--resume',
        '--out',
        out,
        '--directions',
        'positions',
        '--only',
        '1',
      ]);
      expect([only.code, only.stdout]).toEqual([1, expect.stringMatching(/tournament 1 \(positions, p01/)]);
      const beyond = await runCli(['certify', '--resume', '--out', out, '--only', '3']);
      expect([beyond.code, beyond.stderr]).toEqual([
        2,
        expect.stringMatching(/2 files: --only takes 1 to 2/),
      ]);
      writeFileSync(join(files, 'p01.trf'), readFileSync(join(files, 'p03.trf')));
      const changed = await runCli(['certify', '--resume', '--out', out]);
      expect([changed.code, changed.stderr]).toEqual([2, expect.stringMatching(/differs in positions/)]);
      writeFileSync(join(files, 'p01.trf'), '001 99999  x\n');
      const broken = await runCli([...args, '--out', join(folder, 'other')]);
      expect([broken.code, broken.stderr]).toEqual([3, expect.stringMatching(/p01\.trf/)]);
    },
  );

  inWholeSuite('given files: those that a campaign has kept are asked again, round by round', async () => {
    const folder = temporaryFolder();
    const [first, second] = ['first', 'second'].map((name) => join(folder, name));
    const size = ['--preset', 'calm', '--players', '7', '--rounds', '4', '--count', '6', '--seed', 'again'];
    const wrong = [
      '--candidate',
      profile(folder, 'without:C5'),
      '--no-shrink',
      '--directions',
      'replay,live',
    ];
    const campaign = await runCli(['certify', ...wrong, ...size, '--out', first]);
    expect(campaign.stdout).toMatch(/[1-9]\d* deviate/);
    // Their last rounds are paired and have no results: the round after them is not asked for.
    const right = ['--candidate', profile(folder, 'right'), '--positions', join(first, 'files')];
    const again = await runCli(['certify', ...right, '--out', second]);
    expect(again.stdout).toContain('Verdict: every round of the files is paired by the rules');
    expect(again.code).toBe(0);
  });

  it('given files: refuses one with no round to ask for', async () => {
    const folder = temporaryFolder();
    const files = join(folder, 'files');
    mkdirSync(files);
    const known = readFileSync(new URL('../../corpus/positions/p01.trf', import.meta.url), 'utf8');
    const players = known.split(/\r?\n/).filter((line) => line.startsWith('001'));
    const listed = players.map((line) => `${line.slice(0, 80)} 0.0${line.slice(84, 89)}`);
    writeFileSync(join(files, 'start-list.trf'), `${listed.join('\n')}\n`);
    const args = ['--candidate', profile(folder, 'right'), '--positions', files, '--out', join(folder, 'x')];
    const refused = await runCli(['certify', ...args]);
    expect([refused.code, refused.stderr]).toEqual([
      3,
      expect.stringMatching(/start-list\.trf has no round/),
    ]);
  });

  inWholeSuite('steers the tournaments to a rule', async () => {
    const folder = temporaryFolder();
    const start = [
      'certify',
      '--candidate',
      profile(folder, 'without:C9'),
      '--preset',
      'tiny',
      '--seed',
      's',
    ];
    const out = join(folder, 'campaign');
    const steered = ['--steer', 'C9', '--count', '4', '--no-shrink', '--out'];
    const { code, stdout } = await runCli([...start, ...steered, out]);
    expect(stdout).toMatch(/steered to C9, .*\n {2}C9 decides some round in 4 of 4 tournaments\n/);
    expect(stdout).not.toMatch(/every rule decided/);
    expect(stdout).toMatch(/4 tournaments: 4 deviate/);
    expect(stdout).toMatch(/Rules decided\n +C9: \d+ rounds/);
    expect(code).toBe(0);
    const again = await runCli([...start, ...steered, join(folder, 'again'), '--jobs', '3']);
    expect(again.stdout).toBe(stdout);
    const only = await runCli(['certify', '--resume', '--out', out, '--only', '2']);
    expect([only.code, only.stdout]).toEqual([1, expect.stringMatching(/tournament 2 \(replay, tiny/)]);
  });

  it('writes what a committee asks for, with the reading that explains an answer', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const args = ['certify', '--candidate', profile(folder, 'reading:S8'), ...SMALL, '--no-shrink'];
    await runCli([...args, '--count', '20', '--out', out]);
    const text = readFileSync(join(out, 'application.txt'), 'utf8');
    const hash = createHash('sha256')
      .update(readFileSync(join(out, 'results.sorted.jsonl')))
      .digest('hex');
    expect(text).toContain('Date:                   2026-11-21');
    expect(text).toMatch(new RegExp(`results\\.sorted\\.jsonl:\n +sha256 ${hash}\n`));
    expect(text).toMatch(/adapter: +\S*node\S*\s+\S+\s+reading:S8\s+dutch-2026 adapter/);
    expect(text).toMatch(/rounds of a tournament: +5 to 7, mean/);
    expect(text).toMatch(/expected: +[\d-]+.*\n +actual: +[\d-]+/);
    expect(text).toMatch(/the answer is what these give: reading S8: every unplayed round is a downfloat/);
    const report = readFileSync(join(out, 'report.txt'), 'utf8');
    expect(report).toMatch(/round \d+: right by reading S8/);
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
      '--no-shrink',
      '--format',
      'junit',
    ];
    const { code, stdout } = await runCli([...args, '--out', join(folder, 'campaign')]);
    expect(stdout).toMatch(/<failure type="deviates"/);
    expect(code).toBe(1);
  });

  inWholeSuite.each([
    ['dies', 'replay,live'],
    ['babbles', 'replay,live'],
    ['blind', 'their-checker'],
  ])('refuses a candidate that %s where that matters (%s): exit code 3', async (mode, directions) => {
    const folder = temporaryFolder();
    const start = ['certify', '--candidate', profile(folder, mode), ...SMALL, '--count', '2'];
    const args = [...start, '--directions', directions];
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
    [['--candidate', 'swissproof', '--positions', 'known', '--count', '3', '--out', 'x'], /excludes .*count/],
    [['--candidate', 'swissproof', '--positions', 'known', '--players', '3', '--out', 'x'], /players/],
    [[...ITSELF, '--directions', 'positions'], /needs --positions/],
    [[...ITSELF, '--steer', 'C99'], /has no rule C99.*C15/],
    [[...ITSELF, '--steer', 'C15', '--directions', 'live'], /replay and their-checker/],
    [[...ITSELF, '--tries', '5'], /--steer/],
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

  it('refuses a folder with other files before the program is asked anything', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'own'));
    writeFileSync(join(folder, 'own', 'notes.txt'), 'mine');
    const args = ['certify', '--candidate', profile(folder, 'dies'), ...SMALL, '--count', '1', '--out'];
    const { code, stderr } = await runCli([...args, join(folder, 'own')]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/own holds other files, like notes\.txt, and no/),
    ]);
    const file = await runCli([...args, join(folder, 'own', 'notes.txt')]);
    expect([file.code, file.stderr]).toEqual([2, expect.stringMatching(/is no folder/)]);
    expect(readdirSync(join(folder, 'own'))).toEqual(['notes.txt']);
  });

  inWholeSuite('refuses a folder in which a process works', async () => {
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
