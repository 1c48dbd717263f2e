import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../../generator/index.js';
import { elementsOf, textOf } from '../../reports/html/testing/parsed-page.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const [{ text: open }] = generate({ players: 10, rounds: 5 }, { seed: 'page', count: 1 });
const FOREIGN = ['--rules', 'dubov-2026', '--unrated', '1400'];

/** The commands that make a page, by the name of the page in a folder. */
const COMMANDS: readonly (readonly [name: string, code: number, title: RegExp, argv: readonly string[]])[] = [
  ['report.html', 1, /^swissproof page\/0001$/, ['check', ...FOREIGN]],
  ['report.html', 0, /^By which rules was it paired\?$/, ['check', '--rules', 'any']],
  ['report.html', 0, /^swissproof page\/0001$/, ['check', '--literal', '--rounds', '1']],
  ['explain.html', 0, /^Round 5: why it is paired as it is$/, ['explain', ...FOREIGN]],
  ['explain.html', 0, /^Round 2: /, ['explain', '--round', '2', '--why-not', '1-2', '--pair', '3-bye']],
  ['standings.html', 0, /^Standings after round 5$/, ['standings', '--tie-breaks', 'PTS,BH/C1,SB']],
  ['standings.html', 0, /^Standings after round 3$/, ['standings', '--after', '3', '--explain', '4']],
  ['audit.html', 0, /^Audit of the norms$/, ['audit']],
];

describe('--format html', () => {
  it.each(COMMANDS)('%s, exit code %i, %s: %j', async (name, code, title, argv) => {
    const folder = temporaryFolder();
    const file = join(folder, 'open.trf');
    writeFileSync(file, open);
    const run = await runCli([...argv, '--format', 'html', '--out', folder, file]);
    const path = join(folder, name);
    expect(run).toEqual({ code, stdout: `${path}\n`, stderr: '' });
    const page = readFileSync(path, 'utf8');
    const headings = elementsOf(page).filter(({ tagName }) => tagName === 'h1');
    expect(headings).toHaveLength(1);
    expect(textOf(headings[0])).toMatch(title);
    // To standard output goes the same page, and nothing else.
    expect((await runCli([...argv, '--format', 'html', file])).stdout).toBe(page);
  });

  it('draws the brackets of an explained round', async () => {
    const { stdout } = await runCli(['explain', '--format', 'html', '-'], open);
    const drawings = elementsOf(stdout).filter(({ tagName }) => tagName === 'svg');
    expect(drawings.length).toBeGreaterThan(1);
    const printed = await runCli(['explain', '-'], open);
    const words = elementsOf(stdout)
      .filter(({ tagName }) => tagName === 'dd')
      .map(textOf);
    for (const word of words)
      expect(printed.stdout.replaceAll(/ +/g, ' ')).toContain(word.replaceAll(/ +/g, ' '));
  });
});

describe('--open', () => {
  it('opens the page that was written', async () => {
    const out = join(temporaryFolder(), 'page.html');
    const opened: string[] = [];
    const openFile = (path: string): Promise<void> => {
      opened.push(path);
      return Promise.resolve();
    };
    const argv = ['check', '--format', 'html', '--out', out, '--open', '-'];
    const { stdout, code } = await runCli(argv, open, { openFile });
    expect([stdout, code, opened]).toEqual([`${out}\n`, 0, [out]]);
  });

  it('that does not succeed is a warning: the page is there', async () => {
    const out = join(temporaryFolder(), 'page.html');
    const { stderr, code } = await runCli(['check', '--format', 'html', '--out', out, '--open', '-'], open);
    expect(stderr).toBe('warning: the page is written, but cannot be opened: tests open nothing\n');
    expect(code).toBe(0);
  });

  it.each([
    [['check'], '--format html and --out with a file or folder are missing'],
    [['audit', '--out', 'nowhere'], '--format html is missing'],
    [['explain', '--format', 'html'], '--out with a file or folder is missing'],
    [['standings', '--format', 'html'], '--out with a file or folder is missing'],
  ])('%j says what is missing', async (argv, missing) => {
    const { stderr, code } = await runCli([...argv, '--open', '-'], open);
    expect(stderr).toBe(`error: --open opens a page that was written to a file: ${missing}\n`);
    expect(code).toBe(2);
  });
});
