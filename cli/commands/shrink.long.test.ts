import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { drawnEvent } from '../../checker/testing/drawn-event.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const EXAMPLE = fileURLToPath(new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url));

/** An edition that pairs teams. */
const TEAMS = editions.find((edition) => pairsTeams(edition))!.id;

describe('shrink', () => {
  it('writes a smaller file with the same deviation', async () => {
    const folder = temporaryFolder();
    const args = ['shrink', EXAMPLE, '--round', '5', '--rules', 'dutch-2017'];
    const { code, stdout, stderr } = await runCli([...args, '--out', folder]);
    expect(stderr).toMatch(/^from \d+ players x \d+ rounds to \d+ x \d+: \w+ \S+$/m);
    expect([code, stdout]).toEqual([0, '']);
    const text = readFileSync(join(folder, 'shrunk.trf'), 'utf8');
    const report = checkFile(text, 'shrunk.trf');
    expect(report.edition?.id).toBe('dutch-2017');
    expect(report.rounds.at(-1)?.verdict).toBe('deviates');
    expect(report.players).toBeLessThan(15);
    const again = await runCli(args);
    expect(again.stdout).toBe(text);
  });

  it('ends after --seconds, and says so', async () => {
    const text = drawnEvent({ players: 60, rounds: 3, code: 'FIDE_DUTCH_2026' });
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 300));
    const { code, stderr } = await runCli(['shrink', '--round', '3', '--seconds', '1', '-'], text);
    clock.mockRestore();
    expect([code, stderr]).toEqual([0, expect.stringContaining('stopped after 1 s')]);
  });

  it('shrinks an event of teams, by the rules that its competition declares', async () => {
    const folder = temporaryFolder();
    const preset = [
      '--preset',
      'chaos',
      '--players',
      '12',
      '--rounds',
      '4',
      '--seed',
      'teams',
      '--count',
      '1',
    ];
    const file = join(folder, 'event.trf');
    await runCli(['generate', '--rules', TEAMS, ...preset, '--out', file]);
    const other = ['--rules', TEAMS, '--primary', 'game-points'];
    const { stdout } = await runCli(['check', file, ...other, '--format', 'json']);
    const { tournaments } = JSON.parse(stdout) as {
      tournaments: { rounds: { round: number; verdict: string }[] }[];
    };
    const round = tournaments[0].rounds.find(({ verdict }) => verdict === 'deviates')?.round;
    const {
      code,
      stdout: shrunk,
      stderr,
    } = await runCli(['shrink', file, '--round', String(round), ...other]);
    expect(stderr).toMatch(/^from 12 teams x \d rounds to \d x \d, \d boards?: \w+ \S+$/m);
    expect(code).toBe(0);
    expect(shrunk).toContain('192 FIDE_TEAM_TYPEA_GP_MP\r\n');
    const report = checkFile(shrunk, 'shrunk.trf');
    expect(report.rounds.at(-1)?.verdict).toBe('deviates');
    expect(report.players).toBeLessThan(8);
    expect(await runCli(['shrink', file, '--round', '1', ...other])).toMatchObject({ code: 2 });
  });

  it.each([
    [['--round', '5'], 2, /round 5 does not deviate/],
    [['--round', '99'], 2, /there is no round 99/],
    [[], 2, /--round/],
    [['--round', '5', '--program', 'x'], 2, /--program needs --candidate/],
    [['--round', '5', '--candidate', 'nobody'], 2, /there is no candidate nobody/],
  ] as const)('refuses %j', async (args, expected, message) => {
    const { code, stderr } = await runCli(['shrink', EXAMPLE, ...args]);
    expect(stderr).toMatch(message);
    expect(code).toBe(expected);
  });

  it('says what is wrong with a file: exit code 3', async () => {
    const file = join(temporaryFolder(), 'bad.trf');
    writeFileSync(file, 'hello\n');
    const { code, stderr } = await runCli(['shrink', file, '--round', '1']);
    expect(stderr).toMatch(/holds no player/);
    expect(code).toBe(3);
  });
});
