import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { compileProgram } from '../../certification/program/testing/compile.js';
import type { CheckDocument } from '../../reports/check/json.js';
import { runCli, temporaryFolder } from '../../cli/testing/run-cli.js';
import type { CliRun } from '../../cli/testing/run-cli.js';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { generate } from '../../generator/index.js';
import { pair, standings } from '../../library/index.js';
import { runs } from '../suite.js';

/* Events of teams, and of matches of two games, through every door, by toy editions. */

vi.mock(import('../../engine/systems/all-systems.js'), async (original) => {
  const { SYSTEMS } = await original();
  const { neighbouringTeams, neighboursTwice, toySystem } = await import('./neighbours.js');
  const editions = [...toySystem.editions, neighbouringTeams, neighboursTwice];
  return { SYSTEMS: [...SYSTEMS, { ...toySystem, editions }] };
});

const RULES = ['--rules', 'toy-2001'];
const RUNS = runs(4, 6);

async function succeeded(args: readonly string[], stdin = '', code = 0): Promise<CliRun> {
  const run = await runCli(args, stdin);
  expect(run.stderr).not.toMatch(/error|undefined/);
  expect(run.code, run.stderr).toBe(code);
  return run;
}

async function generated(seed: string, rules: string, players = '11'): Promise<string> {
  const sizes = ['--players', players, '--rounds', '5', '--preset', 'open'];
  const args = ['generate', '--count', '1', '--seed', seed, ...sizes, '--rules', rules];
  return (await succeeded(args)).stdout;
}

function read(text: string): Tournament {
  const { tournament, problems } = parseTrf(text, { teamEvents: 'pair' });
  expect(problems).toEqual([]);
  return tournament!;
}

/** What of an entry is said without the points that the point system gives. */
function meetings({ players }: Tournament): unknown {
  return players.map(({ id, rounds }) => [id, ...rounds.map((r) => `${r.opponent} ${r.colour} ${r.result}`)]);
}

describe('a generated event of teams', () => {
  it('reads back without problems, with the same matches and points', () => {
    const config = {
      system: 'toy-2001',
      players: { min: 5, max: 24 },
      rounds: { min: 3, max: 7 },
      rates: {
        forfeit: 0.1,
        doubleForfeit: 0.03,
        halfPointBye: 0.05,
        zeroPointBye: 0.05,
        fullPointBye: 0.02,
      },
    };
    const seen = new Set<string>();
    for (const { tournament, text } of generate(config, { seed: 'teams', count: RUNS })) {
      const again = read(text);
      expect(meetings(again)).toEqual(meetings(tournament));
      expect(again.players.map(({ points, rank }) => [points, rank])).toEqual(
        tournament.players.map(({ points, rank }) => [points, rank]),
      );
      expect(writeTrf(again, { format: 'trf26' })).toBe(text);
      for (const line of text.split('\r\n')) seen.add(line.slice(0, 3));
    }
    for (const tag of ['001', '082', '192', '240', '300', '310', '320', '330', '352'])
      expect([...seen]).toContain(tag);
  });

  it('comes out the same for the same seed, and has sixty teams if asked for', async () => {
    const text = await generated('sixty', 'toy-2001', '60');
    expect(await generated('sixty', 'toy-2001', '60')).toBe(text);
    expect(await generated('other', 'toy-2001', '60')).not.toBe(text);
    expect(read(text).players).toHaveLength(60);
  });
});

describe('an event of teams', () => {
  it('is checked, by the edition of its code or asked for, and says what was taken', async () => {
    const text = await generated('toy', 'toy-2001');
    for (const rules of [[], RULES, [...RULES, '--literal']]) {
      const { stdout } = await succeeded(['check', ...rules, '--format', 'json', '-'], text);
      const document = JSON.parse(stdout) as CheckDocument;
      expect(document.totals).toMatchObject({ rounds: 5, agree: 5, deviate: 0 });
      expect(document.tournaments[0].edition?.id).toBe('toy-2001');
      expect(document.tournaments[0].standings?.verdict).toBe('agrees');
    }
    const { stdout } = await succeeded(['check', '-'], text);
    expect(stdout).toContain('11 teams, rules toy-2001');
    expect(stdout).toMatch(/score: match points \(default\), \d boards \(record 352\)/);
    const html = await succeeded(['check', '--format', 'html', '-'], text);
    expect(html.stdout).toContain('Team 001');
  });

  it('is paired and explained by team numbers', async () => {
    const text = await generated('toy', 'toy-2001');
    const { stdout } = await succeeded(['pair', '--round', '3', '-'], text);
    const lines = stdout.trim().split('\n');
    const event = read(text);
    for (const line of lines.slice(1)) {
      const [white, black] = line.split(' ').map(Number);
      expect(event.players[white - 1].rounds[2].opponent ?? 0).toBe(black);
    }
    const explained = await succeeded(['explain', '--round', '3', '-'], text);
    expect(explained.stdout).toContain('the higher ranked has White in odd rounds');
    expect(pair(text, { round: 3 })).toMatchObject({ kind: 'paired', edition: 'toy-2001', round: 3 });
  });

  it('has standings of teams', async () => {
    const text = await generated('toy', 'toy-2001');
    const { stdout } = await succeeded(['standings', '--tie-breaks', 'MPvGP,BH:GP,EDE', '-'], text);
    expect(stdout).toMatch(/after round 5 \(the last\), 11 teams/);
    expect(stdout).toContain('Team 001');
    const byGames = await succeeded(
      ['standings', '--primary', 'game-points', '--explain', '1', '--tie-breaks', 'MPvGP,TBR', '-'],
      text,
    );
    expect(byGames.stdout).toContain('Team 001 (1): rank');
    expect(standings(text, { primary: 'game-points' })).toMatchObject({ kind: 'standings' });
  });

  it('that deviates is named by the rules', async () => {
    const text = await generated('toy', 'toy-2001');
    const folder = temporaryFolder();
    // The colours of the first match of round 1 the other way round.
    const event = read(text);
    const [one] = event.players;
    const other = one.rounds[0].opponent ?? 0;
    const turned = new Set(
      (event.teams?.teams ?? [])
        .filter(({ id }) => id === 1 || id === other)
        .flatMap(({ members }) => members),
    );
    const wrong = text
      .split('\r\n')
      .map((line) => {
        if (!line.startsWith('001') || !turned.has(Number(line.slice(4, 8)))) return line;
        const colour = { w: 'b', b: 'w' }[line[96]] ?? line[96];
        return line.slice(0, 96) + colour + line.slice(97);
      })
      .join('\r\n');
    const file = join(folder, 'wrong.trf');
    writeFileSync(file, wrong);
    const { stdout } = await succeeded(['check', '--format', 'json', file], '', 1);
    expect(stdout).toContain('"rule": "N5"');
  });

  it('is refused by editions that pair players, and the other way round', async () => {
    const text = await generated('toy', 'toy-2001');
    const players = await runCli(['check', '--rules', 'toy-2000', '-'], text);
    expect(players.code).toBe(3);
    expect(players.stdout).toContain('belongs to a team tournament');
    const teams = await runCli(['check', ...RULES, '-'], await generated('toy', 'toy-2000'));
    expect(teams.code).toBe(3);
    expect(teams.stdout).toContain('the file has no teams, which toy-2001 pairs');
    const shrunk = await runCli(['shrink', '--round', '2', '-'], text);
    expect(shrunk.code).toBe(2);
    expect(shrunk.stderr).toContain('round 2 does not deviate');
  });

  it('needs a code that names its rules', async () => {
    const text = (await generated('toy', 'toy-2001')).replace(/^192.*\r\n/m, '').replace(/^092.*\r\n/m, '');
    const { code, stdout } = await runCli(['check', '-'], text);
    expect(code).toBe(3);
    expect(stdout).toContain('name one with --rules: ');
    await succeeded(['check', ...RULES, '-'], text);
  });
});

describe('matches of two games', () => {
  it('are generated in two rounds of the file, read back and checked', async () => {
    const text = await generated('twice', 'toy-2002');
    const event = read(text);
    expect(event).toMatchObject({ pairedRounds: 5, totalRounds: 5 });
    expect(event.players.some(({ rounds }) => rounds.some(({ points }) => points === 15))).toBe(true);
    expect(writeTrf(event, { format: 'trf26' })).toBe(text);
    const { stdout } = await succeeded(['check', '--rules', 'toy-2002', '--format', 'json', '-'], text);
    expect((JSON.parse(stdout) as CheckDocument).totals).toMatchObject({ rounds: 5, agree: 5 });
    const single = await runCli(['check', '--rules', 'toy-2000', '-'], text);
    expect(single.code).toBe(3);
    expect(single.stdout).toContain('announces matches of two games');
    const other = await runCli(['check', '--rules', 'toy-2002', '-'], await generated('toy', 'toy-2000'));
    expect(other.code).toBe(3);
    expect(other.stdout).toContain('which record 192 of the file does not announce');
  });
});

const { script, remove } = await compileProgram('tests/toy/toy-candidate.ts', 'one-file');
afterAll(remove);

describe('certify', () => {
  it.each([
    ['teams', 'toy-2001', [], 0, null],
    ['teams that meet again', 'toy-2001', ['N1'], 0, 'N1'],
    ['matches of two games', 'toy-2002', [], 0, null],
  ] as const)('%s', async (_what, edition, mode, code, rule) => {
    const folder = temporaryFolder();
    const profile = join(folder, 'profile.json');
    const program = { name: 'Neighbour', edition, program: process.execPath };
    writeFileSync(profile, JSON.stringify({ ...program, adapter: { arguments: [script, ...mode] } }));
    const out = join(folder, 'campaign');
    const sizes = ['--preset', 'calm', '--players', '5..9', '--rounds', '4', '--seed', 'toy'];
    const args = [...sizes, '--count', '5', '--directions', 'replay,live', '--jobs', '1', '--out', out];
    const run = await runCli(['certify', '--candidate', profile, ...args]);
    expect(run.code, run.stderr + run.stdout).toBe(code);
    if (rule === null) return;
    expect(readFileSync(join(out, 'report.json'), 'utf8')).toContain(`"rule": "${rule}"`);
    const small = join(out, 'files', `shrunk-${rule}.trf`);
    const { stdout } = await succeeded(['check', '--rules', edition, '--format', 'json', small], '', 1);
    const { tournaments } = JSON.parse(stdout) as CheckDocument;
    expect(tournaments[0].players).toBeLessThan(6);
  });
});
