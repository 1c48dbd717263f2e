import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { processIo } from '../io.js';
import { wholeProgram } from '../run.js';
import { manualPage } from './page.js';

const page = manualPage(await wholeProgram({ ...processIo(), columns: 72 }), '1.2.3');

it('has a section for every command, with its options, examples and exit codes', () => {
  expect(page).toMatch(/^\.TH SWISSPROOF 1 "" "swissproof 1\.2\.3"/);
  for (const name of ['CHECK', 'PAIR', 'SERVE BACKUP', 'AS'])
    expect(page).toContain(`.SH "SWISSPROOF ${name}"\n.nf\nUsage: `);
  expect(page).toContain('\\-\\-initial\\-color');
  expect(page).toContain('Exit codes:');
  expect(page).toContain('Examples:');
});

it('holds no line that groff takes for a command of its own', () => {
  const commands = page.split('\n').filter((line) => /^[.']/.test(line));
  expect(commands.filter((line) => !/^\.(?:TH|SH|nf|fi|B|I)\b/.test(line))).toEqual([]);
});

const hasGroff = spawnSync('groff', ['--version']).status === 0;
it.skipIf(!hasGroff)(hasGroff ? 'groff sets it without a warning' : 'groff (skipped: it is not here)', () => {
  const { status, stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww'], {
    input: page,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('SWISSPROOF(1)');
});
