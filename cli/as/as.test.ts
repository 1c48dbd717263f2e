import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import type { CheckDocument } from '../../reports/index.js';
import { asActed } from './acted-program.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const EXAMPLE = fileURLToPath(new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url));
const AGREEING = Array.from({ length: 8 }, (_, index) => `event: Round #${index + 1}\n`).join('');

/** The example without its last rounds, which then is to be paired. */
function inProgress(rounds: number): string {
  const lines = readFileSync(EXAMPLE, 'latin1').split(/\r\n|\r|\n/);
  return lines
    .map((line) =>
      line.startsWith('001') ? `${line.slice(0, 80)}    ${line.slice(84, 91 + 10 * rounds)}` : line,
    )
    .join('\r');
}

function folderWith(text: string | Buffer): { folder: string; file: string } {
  const folder = temporaryFolder();
  const file = join(folder, 'event.trf');
  writeFileSync(file, text);
  return { folder, file };
}

describe('swissproof as bbppairings', () => {
  it('pairs to standard output, or to a file beside the one that it reads', async () => {
    const { folder, file } = folderWith(inProgress(7));
    const { code, stdout } = await runCli(['as', 'bbppairings', '--dutch', file, '-p']);
    expect([code, stdout]).toEqual([0, '8\n7 3\n1 13\n9 4\n2 8\n10 12\n11 6\n14 15\n5 0\n']);
    const silent = await runCli(['as', 'bbppairings', '--dutch', file, '-p', 'pairs.txt']);
    // Nothing but the warnings on the file.
    expect([silent.code, silent.stdout]).toEqual([0, '']);
    expect(
      silent.stderr
        .trimEnd()
        .split('\n')
        .every((line) => line.includes(': warning: ')),
    ).toBe(true);
    expect(readFileSync(join(folder, 'pairs.txt'), 'utf8')).toBe(stdout);
  });

  it('checks: a line a round, and a table of the boards that deviate', async () => {
    const { file } = folderWith(readFileSync(EXAMPLE));
    const right = await runCli(['as', 'bbppairings', '--dutch', file, '-c']);
    expect([right.code, right.stdout]).toEqual([0, `${AGREEING}\n`]);
    const wrong = await runCli(['as', '--rules', 'dutch-2017', 'bbppairings', '--dutch', file, '-c']);
    expect(wrong.code).toBe(0);
    expect(wrong.stdout).toContain(
      [
        'event: Round #5',
        '  Checker pairings        Tournament pairings ',
        '     11 -  14                 13 -  11',
        '     13 -   0                 14 -   0',
        '',
        'event: Round #6',
      ].join('\n'),
    );
  });

  it('names the rounds that check names, also where forfeited games have no colours', async () => {
    const { folder } = folderWith('');
    const file = join(folder, 'forfeits.trf');
    const wish = ['--seed', 'as', '--players', '14', '--rounds', '6', '--forfeits', '8', '--trf', '16'];
    expect((await runCli(['generate', ...wish, '--rules', 'dutch-2026', '--out', file])).code).toBe(0);
    const forfeits = /^001.*$/gm;
    const without = readFileSync(file, 'latin1').replace(forfeits, (line) =>
      line.replace(/ [wb] ([+-])/g, ' - $1'),
    );
    expect(without).toMatch(/^001.* - \+/m);
    for (const [rules, isAnyWrong] of [
      ['dutch-2026', false],
      ['dutch-1992', true],
    ] as const) {
      writeFileSync(file, without, 'latin1');
      const report = await runCli(['check', '--rules', rules, '--format', 'json', file]);
      const [{ rounds }] = (JSON.parse(report.stdout) as CheckDocument).tournaments;
      const wrong = rounds.filter(({ verdict }) => verdict === 'deviates').map(({ round }) => String(round));
      const { stdout } = await runCli(['as', '--rules', rules, 'bbppairings', '--dutch', file, '-c']);
      expect([...stdout.matchAll(/#(\d+)\n {2}Checker/g)].map(([, round]) => round)).toEqual(wrong);
      expect(wrong.length > 0, rules).toBe(isAnyWrong);
    }
  });

  it('generates from keys and values, the same for the same seed', async () => {
    const { folder } = folderWith('');
    const config = join(folder, 'config.txt');
    writeFileSync(
      config,
      'PlayersNumber=14\r\nRoundsNumber=5\r\nForfeitRate=20\r\nPointsForWin=3.0\nPointsForDraw=1\n',
    );
    const texts: string[] = [];
    for (const name of ['a.trf', 'b.trf']) {
      const words = ['as', 'bbppairings', '--dutch', '-g', config, '-o', name, '-s', '12'];
      expect((await runCli(words)).code).toBe(0);
      texts.push(readFileSync(join(folder, name), 'latin1'));
    }
    expect(texts[0]).toBe(texts[1]);
    const { tournament } = parseTrf(texts[0]);
    expect([tournament!.players.length, tournament!.totalRounds, tournament!.points.whiteWin]).toEqual([
      14, 5, 30,
    ]);
    expect(
      (await runCli(['as', 'bbppairings', '--dutch', join(folder, 'a.trf'), '-c'])).stdout,
    ).not.toContain('pairings');
    const like = await runCli([
      'as',
      'bbppairings',
      '--dutch',
      join(folder, 'a.trf'),
      '-g',
      '-o',
      'like.trf',
    ]);
    expect(like.code).toBe(0);
    expect(parseTrf(readFileSync(join(folder, 'like.trf'))).tournament!.players).toHaveLength(14);
  });

  it('takes a configuration with spaces and comments, or none', async () => {
    const { folder } = folderWith('');
    const config = join(folder, 'config.txt');
    writeFileSync(config, '# small\n\n  PlayersNumber = 12 \n\tRoundsNumber\t=\t4\n');
    const made = async (...words: string[]): Promise<string> => {
      const out = join(folder, 'out.trf');
      expect(await runCli(['as', 'bbppairings', '--dutch', ...words, '-o', out, '-s', '5'])).toMatchObject({
        ...{ code: 0, stderr: '' },
      });
      return readFileSync(out, 'latin1');
    };
    const { tournament } = parseTrf(await made('-g', config));
    expect([tournament!.players.length, tournament!.totalRounds]).toEqual([12, 4]);
    expect(parseTrf(await made('-g')).tournament).not.toBeNull();
    writeFileSync(config, 'PlayersNumber=2\nRoundsNumber=1\n');
    expect(parseTrf(await made('-g', config)).tournament!.players).toHaveLength(2);
    writeFileSync(config, 'PlayersNumber=1\n');
    const few = await runCli(['as', 'bbppairings', '--dutch', '-g', config, '-o', join(folder, 'x.trf')]);
    expect([few.code, few.stderr]).toEqual([3, expect.stringContaining('expected a whole number from 2 on')]);
  });

  it('names rounds of byes as well', async () => {
    const byes = [player(1, 'A', '   2 w 1  0000 - F'), player(2, 'B', '   1 b 0  0000 - H')];
    const { file } = folderWith(['XXR 3', 'XXC white1', ...byes].join('\n'));
    const { code, stdout } = await runCli(['as', 'bbppairings', '--dutch', file, '-c']);
    expect([code, stdout]).toEqual([0, 'event: Round #1\nevent: Round #2\n\n']);
    const other = await runCli(['as', 'javafo', file, '-c']);
    expect(other.stdout).toBe('event: Round #1\n\n');
  });

  it('checks a file without a round, and one with a round that cannot be paired', async () => {
    const { file } = folderWith(['XXR 3', player(1, 'A', ''), player(2, 'B', '')].join('\n'));
    const empty = await runCli(['as', 'bbppairings', '--dutch', file, '-c']);
    expect([empty.code, empty.stdout]).toEqual([0, '\n']);
    const impossible = fileURLToPath(new URL('../../corpus/found/c10-2026.trf', import.meta.url));
    const { code, stdout } = await runCli(['as', 'bbppairings', '--dutch', impossible, '-c']);
    expect(code).toBe(0);
    expect(stdout.match(/.*\nNo valid pairing exists.*/g)).toEqual([
      'c10-2026: Round #7\nNo valid pairing exists for round 7.',
    ]);
  });

  it('empties the output file before it pairs, so that nobody reads an earlier round from it', async () => {
    const stuck = ['XXR 5', 'XXC white1', 'XXP 1 2', player(1, 'A', ''), player(2, 'B', '')];
    const { folder, file } = folderWith(stuck.join('\n'));
    const output = join(folder, 'pairs.txt');
    writeFileSync(output, '1\n1 2\n');
    expect((await runCli(['as', 'bbppairings', '--dutch', file, '-p', output])).code).toBe(1);
    expect(readFileSync(output, 'utf8')).toBe('');
    // A file that it does not understand is refused before that.
    writeFileSync(output, '1\n1 2\n');
    writeFileSync(file, '001 x\n');
    expect((await runCli(['as', 'bbppairings', '--dutch', file, '-p', output])).code).toBe(3);
    expect(readFileSync(output, 'utf8')).toBe('1\n1 2\n');
  });

  it('refuses points that contradict the games', async () => {
    const right = inProgress(7);
    const lines = right.split('\r');
    const at = lines.findIndex((line) => line.startsWith('001'));
    const { file } = folderWith(
      lines.with(at, `${lines[at].slice(0, 80)} 9.5${lines[at].slice(84)}`).join('\r'),
    );
    const { code, stdout, stderr } = await runCli(['as', 'bbppairings', '--dutch', file, '-p']);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^Error parsing file .*: The score for player 1 does not match the game results/m);
  });

  it.each([
    ['2.0', 0],
    ['3.0', 0],
    ['2.5', 0],
    ['3.5', 0],
    ['1.5', 3],
    ['4.0', 3],
  ])(
    'takes points with the virtual points and the bye of the next round, or without: %s',
    async (points, code) => {
      // Two wins, a half-point bye of round 3, and a virtual point in round 3.
      const one = player(1, 'A', '   2 w 1     3 b 1  0000 - H').replace(' 0.0', ` ${points}`);
      const others = [player(2, 'B', '   1 b 0     4 w 0'), player(3, 'C', '   4 w 0     1 w 0')];
      const last = player(4, 'D', '   3 b 1     2 b 1').replace(' 0.0', ' 2.0');
      const { file } = folderWith(
        ['XXR 5', 'XXC white1', 'XXA    1  1.0  1.0  1.0', one, ...others, last].join('\n'),
      );
      const { code: found } = await runCli(['as', 'bbppairings', '--dutch', file, '-p']);
      expect(found).toBe(code);
    },
  );

  it.each([
    ['a task that is not there', ['--dutch', 'FILE', '-x'], 3, /argument syntax/],
    ['a system that is not there', ['--swiss', 'FILE', '-p'], 3, /argument syntax/],
    ['a file that is not there', ['--dutch', 'nowhere.trf', '-p'], 5, /^Error reading file nowhere.trf: /],
    ['a file that is no tournament', ['--dutch', 'BROKEN', '-c'], 3, /^Error parsing file /],
    [
      'a folder that cannot be written to',
      ['--dutch', 'FILE', '-p', '/nowhere/pairs.txt'],
      5,
      /could not be opened/,
    ],
    ['players who cannot be paired', ['--dutch', 'STUCK', '-p'], 1, /No valid pairing exists/],
    ['an unknown key', ['--dutch', '-g', 'BROKEN', '-o', 'x.trf'], 3, /expected KEY=NUMBER/],
  ])('ends as it does: %s', async (_, words, code, complaint) => {
    const { folder, file } = folderWith(inProgress(7));
    writeFileSync(join(folder, 'broken.trf'), '001 x\n');
    const stuck = ['XXR 5', 'XXC white1', 'XXP 1 2', player(1, 'A', ''), player(2, 'B', '')];
    writeFileSync(join(folder, 'stuck.trf'), stuck.join('\n'));
    const named = words.map((word) =>
      word === 'FILE' ? file : /^[A-Z]+$/.test(word) ? join(folder, `${word.toLowerCase()}.trf`) : word,
    );
    const { code: found, stderr } = await runCli(['as', 'bbppairings', ...named]);
    expect(stderr).toMatch(complaint);
    expect(found).toBe(code);
  });

  it('says who it is, and takes a checklist that it does not write', async () => {
    expect((await runCli(['as', 'bbppairings', '-r'])).stdout).toMatch(/^swissproof - v\d+\.\d+\.\d+ /);
    const { folder, file } = folderWith(readFileSync(EXAMPLE));
    const { code, stdout } = await runCli(['as', 'bbppairings', '--dutch', file, '-c', '-l', 'list.txt']);
    expect([code, stdout]).toEqual([0, `${AGREEING}\n`]);
    expect(existsSync(join(folder, 'list.txt'))).toBe(false);
  });
});

describe('swissproof as javafo', () => {
  it('pairs and checks by the rules before where record 092 has the words FIDE and Dutch, else by those in force', async () => {
    const { folder, file } = folderWith('');
    const checked = async (kind: string): Promise<string> => {
      writeFileSync(file, `${kind}${readFileSync(EXAMPLE, 'latin1')}`, 'latin1');
      const { code, stdout } = await runCli(['as', 'javafo', file, '-c', '5']);
      expect(code).toBe(0);
      return stdout;
    };
    expect(await checked('092 FIDE (Dutch) System\r')).toMatch(/^event: Round #5\n {2}Checker pairings/);
    for (const kind of ['', '042 2016/03/01\r', '092 Individual: Swiss-System\r', '092 FIDE_DUTCH_2026\r'])
      expect(await checked(kind)).toBe('event: Round #5\n\n');
    writeFileSync(file, inProgress(7), 'latin1');
    const out = join(folder, 'pairs.txt');
    expect((await runCli(['as', 'javafo', file, '-p', out])).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe('8\n7 3\n1 13\n9 4\n2 8\n10 12\n11 6\n14 15\n5 0\n');
  });
  it('complains on standard output, with exit code 1', async () => {
    const { code, stdout, stderr } = await runCli(['as', 'javafo', 'nowhere.trf', '-p', 'x']);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^Error in processing \(.+\)\n$/);
    expect((await runCli(['as', 'javafo', EXAMPLE, '-x'])).code).toBe(1);
    expect((await runCli(['as', 'javafo', EXAMPLE, '-c', 'five'])).code).toBe(1);
  });

  it('generates, and says who it is', async () => {
    const { folder } = folderWith('');
    const out = join(folder, 'new.trf');
    expect((await runCli(['as', 'javafo', '-g', '77', '-o', out])).code).toBe(0);
    const first = readFileSync(out, 'latin1');
    expect(parseTrf(first).tournament).not.toBeNull();
    const made = async (argument: readonly string[], now: string): Promise<string> => {
      const words = ['as', 'javafo', '-g', ...argument, '-o', out];
      expect((await runCli(words, '', { now: () => new Date(now) })).code).toBe(0);
      return readFileSync(out, 'latin1');
    };
    const [day, other] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'];
    expect(await made(['77'], other)).toBe(first);
    expect(await made(['78'], day)).not.toBe(first);
    // Without a seed it is the time.
    expect(await made([], day)).not.toBe(await made([], other));
    writeFileSync(join(folder, 'config.txt'), 'PlayersNumber=8\nRoundsNumber=3\n');
    expect(parseTrf(await made([join(folder, 'config.txt')], day)).tournament!.players).toHaveLength(8);
    expect((await runCli(['as', 'javafo', '-r'])).stdout).toMatch(/Rel\. \d/);
  });
});

describe('swissproof as', () => {
  it('knows no other program', async () => {
    const { code, stderr } = await runCli(['as', 'vega', 'x']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Possible: bbppairings, javafo')]);
  });

  it.each([
    ['/usr/bin/bbpPairings', ['as', 'bbppairings', '-r']],
    ['C:\\Program Files\\bbpPairings.exe', ['as', 'bbppairings', '-r']],
    ['/opt/javafo', ['as', 'javafo', '-r']],
    ['/opt/swissproof', ['-r']],
  ])('is called as %s', (path, words) => {
    expect(asActed(['-r'], path, undefined)).toEqual(words);
  });

  it('takes the rules from the environment where the name of the program says who it is', () => {
    expect(asActed(['x.trf', '-p'], 'javafo.exe', 'dutch-2017')).toEqual([
      'as',
      '--rules',
      'dutch-2017',
      'javafo',
      'x.trf',
      '-p',
    ]);
  });
});

function player(id: number, name: string, rounds: string): string {
  return `001 ${String(id).padStart(4)}      ${name.padEnd(33)} 2000${' '.repeat(28)} 0.0${String(id).padStart(5)}  ${rounds}`;
}
