import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { compileProgram } from '../../certification/program/testing/compile.js';
import type { CheckDocument } from '../../reports/check/json.js';
import { runCli, temporaryFolder } from '../../cli/testing/run-cli.js';
import type { CliRun } from '../../cli/testing/run-cli.js';
import { publishedRound } from '../../checker/index.js';
import { tournamentBefore, withPairing } from '../../certification/program/index.js';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import { decidesSomeRound } from '../../generator/index.js';
import { editionById } from '../../engine/index.js';

/* The proof that the face is whole: a system that is registered, and nothing else, goes through every command. */

vi.mock(import('../../engine/systems/all-systems.js'), async (original) => {
  const { SYSTEMS } = await original();
  const { toySystem } = await import('./neighbours.js');
  return { SYSTEMS: [...SYSTEMS, toySystem] };
});

const RULES = ['--rules', 'toy-2000'];

async function succeeded(args: readonly string[], stdin = '', code = 0): Promise<CliRun> {
  const run = await runCli(args, stdin);
  expect(run.stderr.replace(/^.*(?:smoke test passed|tournaments?).*$/gm, '').trim()).not.toMatch(
    /error|undefined/,
  );
  expect(run.code, run.stderr).toBe(code);
  return run;
}

async function generated(seed: string, players = '9'): Promise<string> {
  const sizes = ['--players', players, '--rounds', '5'];
  return (
    await succeeded(['generate', '--count', '1', '--seed', seed, '--preset', 'open', ...sizes, ...RULES])
  ).stdout;
}

/** With the players of White of the first two boards of the last round exchanged. */
function altered(text: string): string {
  const { tournament } = parseTrf(text);
  const round = tournament!.pairedRounds;
  const { pairs, bye } = publishedRound(tournament!, round);
  const [first, second, ...others] = pairs;
  const exchanged = [
    { white: second.white, black: first.black },
    { white: first.white, black: second.black },
  ];
  const pairing = { pairs: [...exchanged, ...others], bye };
  return writeTrf(withPairing(tournamentBefore(tournament!, round), pairing), { format: 'trf26' });
}

it('is registered', () => {
  expect(editionById('toy-2000')?.title).toBe('Neighbours, a toy system');
});

describe('a round paired by it', () => {
  it('is generated, checked, paired and read literally', async () => {
    const text = await generated('toy');
    for (const more of [[], ['--literal']]) {
      const { stdout } = await succeeded(['check', ...RULES, '--format', 'json', ...more, '-'], text);
      const document = JSON.parse(stdout) as CheckDocument;
      expect(document.totals).toMatchObject({ rounds: 5, agree: 5, deviate: 0 });
      expect(document.tournaments[0].edition?.id).toBe('toy-2000');
    }
    const { stdout } = await succeeded(['pair', '--round', '3', ...RULES, '-'], text);
    expect(stdout).toMatch(/^\d+ \d+$/m);
  });

  it('is told by explain, and answers why and why not', async () => {
    const text = await generated('toy');
    const { stdout } = await succeeded(['explain', '--round', '3', ...RULES, '-'], text);
    expect(stdout).toContain('the higher ranked has White in odd rounds');
    const json = await succeeded(['explain', '--round', '3', '--format', 'json', ...RULES, '-'], text);
    const { brackets } = JSON.parse(json.stdout) as {
      brackets: { pairs: { white: number; black: number }[] }[];
    };
    const [{ white, black }, other] = brackets[0].pairs;
    const why = await succeeded(
      ['explain', '--round', '3', '--pair', `${white}-${black}`, ...RULES, '-'],
      text,
    );
    expect(why.stdout).toMatch(new RegExp(`\\b${white}\\b.*\\b${black}\\b`));
    expect(why.stdout).toMatch(/N\.5|White in odd rounds/);
    const not = await succeeded(
      ['explain', '--round', '3', '--why-not', `${white}-${other.white}`, ...RULES, '-'],
      text,
    );
    expect(not.stdout).toMatch(/N\.[134]|N[134]/);
  });

  it('is named by its own rules where it is wrong, in every format, and shrunk', async () => {
    const text = altered(await generated('toy'));
    const { stdout } = await succeeded(['check', ...RULES, '--format', 'json', '-'], text, 1);
    const [tournament] = (JSON.parse(stdout) as CheckDocument).tournaments;
    const last = tournament.rounds[4];
    expect(last.verdict).toBe('deviates');
    expect(JSON.stringify(last)).toMatch(/"N\.?[145]"/);
    for (const format of ['text', 'csv']) {
      const words = await succeeded(['check', ...RULES, '--format', format, '-'], text, 1);
      expect(words.stdout).toMatch(/N\.[145]/);
    }
    const folder = temporaryFolder();
    const file = join(folder, 'wrong.trf');
    writeFileSync(file, text);
    const small = join(folder, 'small.trf');
    await succeeded(['shrink', '--round', '5', ...RULES, '--out', small, file]);
    const shrunk = await succeeded(['check', ...RULES, '--format', 'json', small], '', 1);
    const found = (JSON.parse(shrunk.stdout) as CheckDocument).tournaments[0];
    expect(found.players).toBeLessThan(tournament.players);
  });
});

it('has its rules listed, each by itself', async () => {
  const { stdout } = await succeeded(['rules', 'toy-2000']);
  for (const article of ['N.1', 'N.2', 'N.3', 'N.4', 'N.5', 'N.6']) expect(stdout).toContain(article);
  expect((await succeeded(['rules', 'toy-2000', 'N4'])).stdout).toContain('the nearest lower player first');
});

it('is not compared with an edition of another system', async () => {
  const { code, stderr } = await runCli(['rules', 'dutch-2026', 'toy-2000']);
  expect(code).toBe(2);
  expect(stderr).toContain('only two editions of one system are compared');
});

it('steers the generator', async () => {
  const args = ['generate', '--count', '1', '--seed', 'toy', '--players', '7', '--rounds', '4', ...RULES];
  const { stdout } = await succeeded([...args, '--steer', 'N1']);
  const { tournament } = parseTrf(stdout);
  expect(decidesSomeRound(tournament!, editionById('toy-2000')!, 'N1')).toBe(true);
});

const { script, remove } = await compileProgram('tests/toy/toy-candidate.ts', 'one-file');
afterAll(remove);

describe('certify', () => {
  it.each([
    ['a right program', [], 0, null],
    ['a program that repeats games', ['N1'], 1, 'N1'],
    // Six rounds are within the ten discrepancies that the threshold allows.
    ['a program that gives the bye twice', ['N2'], 0, 'N2'],
  ] as const)('%s', async (_what, mode, code, rule) => {
    const folder = temporaryFolder();
    const profile = join(folder, 'profile.json');
    const program = { name: 'Neighbour', edition: 'toy-2000', program: process.execPath };
    writeFileSync(profile, JSON.stringify({ ...program, adapter: { arguments: [script, ...mode] } }));
    const out = join(folder, 'campaign');
    const sizes = ['--preset', 'calm', '--players', '5..9', '--rounds', '4', '--seed', 'toy'];
    const args = [...sizes, '--count', '6', '--directions', 'replay,live', '--jobs', '1', '--out', out];
    const run = await runCli(['certify', '--candidate', profile, ...args]);
    expect(run.code, run.stderr + run.stdout).toBe(code);
    const report = readFileSync(join(out, 'report.json'), 'utf8');
    if (rule !== null) expect(report).toContain(`"rule": "${rule}"`);
  });
});
