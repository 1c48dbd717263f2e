import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editions } from '../../engine/index.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

function has(shell: string): boolean {
  return spawnSync(shell, ['-c', 'true']).status === 0;
}

async function scriptFor(shell: string): Promise<string> {
  const { code, stdout } = await runCli(['completion', shell]);
  expect(code).toBe(0);
  const file = join(temporaryFolder(), `completion.${shell}`);
  writeFileSync(file, stdout);
  return file;
}

describe.skipIf(!has('bash'))(has('bash') ? 'bash' : 'bash (skipped: it is not here)', () => {
  it.each([
    [['swissproof', 'ch'], ['check']],
    [['swissproof', 'check', '--form'], ['--format']],
    [
      ['swissproof', 'check', '--format', 'j'],
      ['json', 'junit'],
    ],
    [['swissproof', 'check', '--rules', 'an'], ['any']],
    [['swissproof', 'serve', 'back'], ['backup']],
    [['swissproof', 'serve', 'keys', 'li'], ['list']],
    [['swissproof', 'completion', 'f'], ['fish']],
    [['swissproof', 'pair', 'ev'], ['event.trf']],
    [['swissproof', 'check', '--out', 'ev'], ['event.trf']],
  ])('completes %j', async (words, expected) => {
    const script = await scriptFor('bash');
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'event.trf'), '');
    mkdirSync(join(cwd, 'other'));
    const ask =
      'source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _swissproof; printf "%s\\n" "${COMPREPLY[@]}"';
    const { stdout, stderr } = spawnSync('bash', ['-c', ask, script, ...words], { cwd, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual(expected);
  });

  it('knows every edition', async () => {
    const { stdout } = await runCli(['completion', 'bash']);
    for (const { id } of editions) expect(stdout).toContain(id);
  });
});

describe('the other shells', () => {
  it.skipIf(!has('zsh'))(has('zsh') ? 'zsh reads its script' : 'zsh (skipped: it is not here)', async () => {
    const { status, stderr } = spawnSync('zsh', ['-n', await scriptFor('zsh')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.skipIf(!has('fish'))(has('fish') ? 'fish completes' : 'fish (skipped: it is not here)', async () => {
    const ask = `source ${await scriptFor('fish')}; complete -C 'swissproof check --format su'`;
    expect(spawnSync('fish', ['-c', ask], { encoding: 'utf8' }).stdout).toMatch(/^summary\t/);
  });

  it('PowerShell has every command with its options and their values', async () => {
    const { stdout } = await runCli(['completion', 'powershell']);
    expect(stdout).toMatch(/^ {4}'check' = @\{ options = @\('--rules', /m);
    expect(stdout).toMatch(/^ {4}'check --format' = @\('text', 'json', /m);
    expect(stdout.split('{').length).toBe(stdout.split('}').length);
    const values = stdout.slice(stdout.indexOf('$values = @{'), stdout.indexOf('$words = '));
    expect(values).not.toContain('@()');
    expect(values).not.toMatch(/'check --(?:out|jobs)'/);
  });

  it('another one is a wrong command line', async () => {
    const { code, stderr } = await runCli(['completion', 'tcsh']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('bash, zsh, fish, powershell')]);
  });
});
