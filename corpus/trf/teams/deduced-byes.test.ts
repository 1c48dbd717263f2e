import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTrf } from '../../index.js';
import type { ParseResult } from '../../index.js';
import { teamFile } from '../testing/team-file.js';

const FOUND = readFileSync(new URL('../../found/team-no240.trf', import.meta.url), 'latin1');
/** With the bye of team 7, so that only that of team 3 is missing. */
const FILE = `${FOUND.trimEnd()}\n240 F 002    7\n`;

function parsed(text: string): ParseResult {
  return parseTrf(text, { teamEvents: 'pair' });
}

const codesOf = ({ problems }: ParseResult): string[] => problems.map(({ code }) => code);

/** With the points of team 3 in record 310 written otherwise. */
const withPoints = (match: string, game: string): string =>
  FILE.replace('2094    5.0   20.0', `2094 ${match.padStart(6)} ${game.padStart(6)}`);

test('the file as it was found: one bye in one round, another in one of two rounds without a match between them', () => {
  const { tournament, problems } = parsed(FOUND);
  expect(tournament?.wrongPoints).toEqual([]);
  expect(tournament?.players[6].rounds.map(({ result }) => result)).toEqual(['0', 'F', 'Z', '0']);
  const warnings = problems.filter(({ code }) => code === 'bye-in-points');
  expect(warnings.map(({ adjustment }) => adjustment)).toEqual([
    'a half-point bye of team 3 in round 4 is assumed; add "240 H 004    3" to declare it',
    'a full-point bye of team 7 in round 2 is assumed, though it may be another of the rounds 2, 3; add "240 F 002    7" to declare it',
  ]);
  expect(checkedPointsOf(FOUND)).toEqual([]);
});

/** The places at which printed points are called wrong. */
function checkedPointsOf(text: string): number[] {
  return parsed(text).problems.flatMap(({ code, line }) => (code === 'points' ? [line] : []));
}

describe('a bye that only the points of record 310 show', () => {
  test('is taken, and a warning says how to declare it', () => {
    const { tournament, problems } = parsed(FILE);
    expect(tournament?.players[2].rounds[3]).toMatchObject({ opponent: null, result: 'H' });
    expect(tournament?.wrongPoints).toEqual([]);
    const warnings = problems.filter(({ code }) => code === 'bye-in-points');
    expect(warnings.map(({ severity, adjustment }) => [severity, adjustment])).toEqual([
      ['warning', 'a half-point bye of team 3 in round 4 is assumed; add "240 H 004    3" to declare it'],
    ]);
    expect(codesOf(parsed(FILE))).not.toContain('points');
  });

  test('declared, the file is read the same way without a warning', () => {
    const declared = parsed(`${FILE.trimEnd()}\n240 H 004    3\n`);
    expect(codesOf(declared)).not.toContain('bye-in-points');
    expect(declared.tournament?.players).toEqual(parsed(FILE).tournament?.players);
  });

  test.each([
    ['too few game points', '5.0', '19.0'],
    ['too many match points', '6.0', '20.0'],
    ['no bye', '4.0', '17.0'],
  ])('is none: %s', (_, match, game) => {
    const read = parsed(withPoints(match, game));
    expect(codesOf(read)).not.toContain('bye-in-points');
    expect(read.tournament?.players[2].rounds[3].result ?? 'Z').toBe('Z');
  });

  test('is a full-point bye where the points are those of a win on all boards', () => {
    const read = parsed(withPoints('6.0', '26.0'));
    expect(read.tournament?.players[2].rounds[3].result).toBe('F');
  });

  test('is not taken where record 240 says that it was none', () => {
    const read = parsed(`${FILE.trimEnd()}\n240 Z 004    3\n`);
    expect(codesOf(read)).toContain('points');
    expect(codesOf(read)).not.toContain('bye-in-points');
  });

  test('is not taken where the points are those of a bye of the next round, which record 240 declares', () => {
    const next = FILE.replace('142 4', '142 5');
    const read = parsed(`${next.trimEnd()}\n240 H 005    3\n`);
    expect(codesOf(read)).not.toContain('bye-in-points');
    expect(codesOf(read)).not.toContain('points');
    expect(read.tournament?.players[2].rounds.map(({ result }) => result).slice(3)).toEqual(['Z', 'H']);
  });

  test('is not taken where the kind of bye is open: without record 320 it may be the allocated one', () => {
    const open = FILE.replace(/^320.*\n/m, '');
    expect(codesOf(parsed(open))).not.toContain('bye-in-points');
  });
});

/** Team 1 plays in round 1 only, and has its match points and game points beyond that match in record 310. */
function absent(extra: number, ...records: string[]): string {
  const rows = ['2w1 Z Z Z', '1b1 3w1 3b1 3w1', '4w1 2b1 2w1 2b1', '3b1 Z Z Z'];
  const points = (1 + extra).toFixed(1).padStart(6);
  return teamFile(rows, { boards: 2, records })
    .split('\n')
    .map((line) =>
      line.startsWith('310   1') ? `${line.slice(0, 54)}${points} ${points}${line.slice(67)}` : line,
    )
    .join('\n');
}

test.each([
  [1, 'Z H Z Z'],
  // Two half-point byes, or a full-point bye.
  [2, null],
  // Three half-point byes, or a half-point and a full-point bye.
  [3, null],
  [6, 'Z F F F'],
  [7, null],
])('byes of one kind that give the points, and no others do: %i points', (extra, expected) => {
  const read = parsed(absent(extra, '320  1.0  1.0'));
  expect(codesOf(read).includes('bye-in-points')).toBe(expected !== null);
  const results = read.tournament?.players[0].rounds.map(({ result }) => result).slice(1);
  if (expected !== null) expect(`Z ${results?.join(' ')}`).toBe(expected);
});

test('without record 320 the bye may be the allocated one: it is open, and both are other meanings of the file', () => {
  const read = parsed(absent(1));
  expect(codesOf(read)).toContain('points');
  expect(codesOf(read)).not.toContain('bye-in-points');
  const meanings = read.tournament?.otherMeanings.flatMap((one) =>
    one.kind === 'result' ? [`${one.player} ${one.round} ${one.instead[0]} ${one.worth?.points}`] : [],
  );
  expect(meanings).toEqual(['1 2 H 10', '1 2 U 10', '1 3 H 10', '1 3 U 10', '1 4 H 10', '1 4 U 10']);
});
