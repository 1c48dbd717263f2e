import { declaredCase } from './case/swiss-case.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { dutch2017, dutch2026 } from '../engine/testing/editions.js';
import type { Edition } from '../engine/index.js';
import { boardsOf, checkFile, pairTournamentRound, publishedRound } from './index.js';
import type { Board } from './index.js';

/**
 * Positions and tournaments from public explanatory material, with the pairings that independent endorsed programs
 * gave for them (white-black, "-0" the pairing-allocated bye).
 */
const POSITIONS: readonly { name: string; why: string; 'dutch-2026': string; 'dutch-2017': string }[] = [
  {
    name: 'p01',
    why: '[C5] the lowest score of the bye',
    'dutch-2026': '1-5 3-2 6-0',
    'dutch-2017': '1-3 6-2 5-0',
  },
  {
    name: 'p02',
    why: '[C9] unplayed games of the bye',
    'dutch-2026': '2-1 3-5 4-0',
    'dutch-2017': '2-1 3-5 4-0',
  },
  {
    name: 'p03',
    why: '[C5] against the top bracket',
    'dutch-2026': '3-4 2-5 1-0',
    'dutch-2017': '3-5 2-1 4-0',
  },
  { name: 'p04', why: 'who takes the bye', 'dutch-2026': '3-5 1-2 4-0', 'dutch-2017': '3-4 1-2 5-0' },
  { name: 'p05', why: 'a forbidden pair', 'dutch-2026': '4-2 5-6 1-3', 'dutch-2017': '4-2 5-6 1-3' },
  { name: 'p06', why: 'virtual points', 'dutch-2026': '8-1 2-3 4-6 5-7', 'dutch-2017': '8-1 2-3 4-6 5-7' },
  {
    name: 'p07',
    why: 'floats judged with virtual points',
    'dutch-2026': '7-1 5-3 8-9 4-2 6-10',
    'dutch-2017': '7-1 5-3 8-9 4-2 6-10',
  },
  { name: 'p08', why: '[C2] is absolute', 'dutch-2026': '5-1 8-2 3-9 7-0', 'dutch-2017': '8-9 7-3 2-1 5-0' },
  {
    name: 'p09',
    why: '[C2] is absolute',
    'dutch-2026': '1-4 5-2 7-10 3-0',
    'dutch-2017': '1-4 7-10 5-2 3-0',
  },
  { name: 'p10', why: '[C2] is absolute', 'dutch-2026': '2-1 4-8 9-7 6-0', 'dutch-2017': '9-7 2-1 4-8 6-0' },
  {
    name: 'p11',
    why: 'a last round',
    'dutch-2026': '9-11 10-4 16-7 3-14 13-8 15-2 6-1 12-5',
    'dutch-2017': '9-11 4-8 16-7 3-13 10-14 15-2 6-1 12-5',
  },
  {
    name: 'p12',
    why: 'a last round',
    'dutch-2026': '6-13 18-17 1-9 7-2 11-15 12-20 4-10 16-5 8-3 14-19',
    'dutch-2017': '6-13 18-17 1-9 7-2 11-15 12-4 14-5 16-20 10-19 8-3',
  },
];

describe.each([dutch2026, dutch2017])('worked positions, $id', (edition) => {
  it.each(POSITIONS)('$name: $why', (position) => {
    const tournament = read(`positions/${position.name}`);
    expect(paired(tournament, edition, null)).toEqual(
      new Set(position[edition.id as 'dutch-2026' | 'dutch-2017'].split(' ')),
    );
  });
});

/** Long events of few players in which the floater of a late round is bound to take the bye. */
describe.each([
  { name: 'bye-bound-7x4', rounds: 4, why: '[C9] against [C8], round 4' },
  { name: 'bye-bound-17x11', rounds: 11, why: 'order against [C8], round 6' },
])('worked tournament positions/$name: $why', ({ name, rounds }) => {
  it('agrees in every round with the 2026 rules', () => {
    const content = readFileSync(new URL(`../corpus/positions/${name}.trf`, import.meta.url));
    const report = checkFile(content, name, { edition: dutch2026 });
    expect(report.rounds.map(({ verdict }) => verdict)).toEqual(new Array(rounds).fill('agrees'));
  });
});

/** Rounds that the two editions pair differently: pairs of the 2017 rules where the published ones are 2026's. */
const TOURNAMENTS: readonly { name: string; rounds: number; by2017: Readonly<Record<number, string>> }[] = [
  {
    name: 'examples/mastering-the-dutch',
    rounds: 8,
    by2017: { 5: '11-14 13-0', 8: '14-12 10-6 5-15 11-0' },
  },
  {
    name: 'positions/generated-13x8',
    rounds: 8,
    by2017: { 3: '7-6 12-8 9-13 11-10 5-0', 7: '3-5 8-0', 8: '4-8 9-11 13-12 5-0' },
  },
  { name: 'positions/generated-14x6', rounds: 6, by2017: { 5: '12-10 6-11' } },
];

describe.each(TOURNAMENTS)('worked tournament $name', ({ name, rounds, by2017 }) => {
  const content = readFileSync(new URL(`../corpus/${name}.trf`, import.meta.url));

  it('agrees in every round with the 2026 rules', () => {
    const report = checkFile(content, name, { edition: dutch2026 });
    expect(report.rounds.map(({ verdict }) => verdict)).toEqual(new Array(rounds).fill('agrees'));
  });

  it('deviates from the 2017 rules in the rounds where they differ, and there only', () => {
    const report = checkFile(content, name, { edition: dutch2017 });
    for (const round of report.rounds) {
      const published = new Set(round.published.map(boardName));
      const only2017 = round.reference.map(boardName).filter((board) => !published.has(board));
      expect(new Set(only2017), `round ${round.round}`).toEqual(
        new Set(by2017[round.round]?.split(' ') ?? []),
      );
    }
  });
});

describe('worked tournament "Mastering the Dutch": the last round', () => {
  it.each([
    [dutch2026, '10-1 9-3 4-7 13-2 8-15 5-11 12-14 6-0'],
    [dutch2017, '10-1 9-3 4-7 13-2 8-14 6-12 15-5 11-0'],
  ])('$id', (edition, boards) => {
    expect(paired(read('examples/mastering-the-dutch'), edition, null)).toEqual(new Set(boards.split(' ')));
  });

  it('pairs every earlier round again as it was published, in board order', () => {
    const tournament = read('examples/mastering-the-dutch');
    for (let round = 1; round <= 8; round++) {
      const { pairs, bye } = publishedRound(tournament, round);
      expect(paired(tournament, dutch2026, round)).toEqual(new Set(boardsOf(pairs, bye).map(boardName)));
    }
  });
});

describe('round 1 and the numbering of those who are there', () => {
  it.each([
    ['10 players', 10, [], 'white', '1-6 7-2 3-8 9-4 5-10'],
    ['10 players, 1 and 3 away', 10, [1, 3], 'white', '2-7 8-4 5-9 10-6'],
    ['7 players', 7, [], 'white', '1-4 5-2 3-6 7-0'],
    ['6 players, initial-colour black', 6, [], 'black', '4-1 2-5 6-3'],
  ] as const)('%s', (_name, players, away, colour, boards) => {
    const lines = Array.from({ length: players }, (_, index) => {
      const id = String(index + 1).padStart(4);
      const cell = (away as readonly number[]).includes(index + 1) ? '  0000 - Z' : '';
      return `001 ${id}      ${`Player ${index + 1}`.padEnd(33)} 2000                             0.0 ${id}${cell}`;
    });
    const { tournament, problems } = parseTrf(
      [...lines, `152 ${colour === 'white' ? 'W' : 'B'}`, '142 5'].join('\n'),
    );
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const edition of [dutch2026, dutch2017])
      expect(paired(tournament!, edition, null)).toEqual(new Set(boards.split(' ')));
  });
});

function read(name: string): Tournament {
  const { tournament, problems } = parseTrf(readFileSync(new URL(`../corpus/${name}.trf`, import.meta.url)));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return tournament!;
}

function paired(tournament: Tournament, edition: Edition, round: number | null): Set<string> {
  const answer = pairTournamentRound(declaredCase(tournament, edition), { round });
  if (!answer.ok || answer.outcome.kind !== 'paired') throw new Error(JSON.stringify(answer));
  return new Set(boardsOf(answer.outcome.pairs, answer.outcome.bye).map(boardName));
}

function boardName(board: Board): string {
  return 'bye' in board ? `${board.bye}-0` : `${board.white}-${board.black}`;
}
