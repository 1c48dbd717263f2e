import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { testCommandLine } from './testing/command-line.js';
import { readmeStart } from './testing/readme-start.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = join(ROOT, 'dist/executables/swissproof-linux-x64');
const isMade = existsSync(PROGRAM) && process.platform === 'linux' && process.arch === 'x64';
const NAME = isMade
  ? 'the program in one file'
  : 'the program in one file (skipped: run `npm run executables -- linux` first, on Linux)';

it.runIf(process.env['SWISSPROOF_NEEDS_EXECUTABLE'] === '1')('is there where it must be', () => {
  expect(isMade).toBe(true);
});

testCommandLine(NAME, [PROGRAM], isMade);

describe.skipIf(!isMade)(`${NAME}, in an empty folder and without Node`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-alone-'));
  const program = join(folder, 'swissproof');
  if (isMade) copyFileSync(PROGRAM, program);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
    // No PATH: nothing else can be started.
    const env = { HOME: folder, PATH: folder };
    return spawnSync(program, words, { cwd: folder, env, encoding: 'utf8', timeout: 600_000 });
  }

  it('runs the first command of the README, and prints what it says', () => {
    const { command, printed } = readmeStart();
    cpSync(join(ROOT, 'corpus/examples'), join(folder, 'corpus/examples'), { recursive: true });
    const env = { HOME: folder, PATH: folder };
    const { stdout, status } = spawnSync('/bin/sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, printed]);
  });

  it('reads the profiles, the schemas and the examples that it holds', () => {
    expect(run('certify', '--print-profile', 'javafo').stdout).toContain('"edition"');
    expect(run('certify', '--protocol').stdout).toBe(
      readFileSync(join(ROOT, 'certification/PROTOCOL.md'), 'utf8'),
    );
    const page = run('rules', '--format', 'json', ...anEditionAndItsRule());
    expect(JSON.parse(page.stdout)).toHaveProperty('example');
    const words = [
      '--candidate',
      'swissproof',
      '--program',
      program,
      '--positions',
      'known',
      '--out',
      'known',
    ];
    expect(run('certify', ...words).stdout).toMatch(/\d+ rounds compared: 0 deviate/);
  });

  it('certifies itself, by its own reading by the letter', () => {
    const { status, stdout, stderr } = run(
      ...['certify', '--candidate', 'swissproof', '--program', program, '--count', '2', '--seed', 'alone'],
      ...['--second', 'literal', '--out', 'campaign'],
    );
    expect(stderr).not.toContain('error');
    for (const direction of ['replay', 'live', 'their-files', 'their-checker'])
      expect(stdout).toMatch(
        new RegExp(
          `^${direction}: .*\\n {2}2 tournaments: 2 agree\\n(?: {2}.*\\n)*? {2}\\d+ rounds compared: 0 deviate$`,
          'm',
        ),
      );
    expect(status).toBe(0);
  });

  it('shrinks and verifies', () => {
    copyFileSync(join(ROOT, 'corpus/examples/mastering-the-dutch.trf'), join(folder, 'wrong.trf'));
    expect(run('check', '--rules', 'dutch-2017', '--proof', 'proof.json', 'wrong.trf').status).toBe(1);
    // The file names another edition than the certificate.
    expect(run('verify', 'proof.json', 'wrong.trf').status).toBe(1);
    expect(run('verify', '--rules', 'dutch-2017', 'proof.json', 'wrong.trf').status).toBe(0);
    expect(run('shrink', '--round', '5', '--rules', 'dutch-2017', 'wrong.trf').status).toBe(0);
  });

  it('has no server, and says so', () => {
    for (const words of [['serve'], ['work', '--queue', 'postgres://nowhere/x']]) {
      const { status, stderr } = run(...words);
      expect([status, stderr]).toEqual([2, expect.stringContaining('install the package swissproof')]);
    }
  });

  it('checks a file that is dropped on it, and writes the page beside it', () => {
    copyFileSync(join(ROOT, 'corpus/examples/mastering-the-dutch.trf'), join(folder, 'my open.trf'));
    const { status, stderr } = run(join(folder, 'my open.trf'));
    // There is no browser in this PATH.
    expect(stderr).toMatch(/the page is written, but cannot be opened/);
    expect(status).toBe(0);
    expect(readdirSync(folder)).toContain('my open.report.html');
    expect(readFileSync(join(folder, 'my open.report.html'), 'utf8')).toContain('</html>');
  });
});

function anEditionAndItsRule(): [string, string] {
  const examples = join(ROOT, 'corpus/rule-examples');
  const [edition] = readdirSync(examples).filter((name) => name !== 'readings');
  const [rule] = readdirSync(join(examples, edition));
  return [edition, rule.replace('.trf', '')];
}
