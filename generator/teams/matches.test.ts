import { expect, it } from 'vitest';
import { STANDARD_POINTS } from '../../engine/index.js';
import { resolveConfig } from '../config/resolve-config.js';
import type { Entrant } from '../players/players.js';
import { Random } from '../random.js';
import { Matches } from './matches.js';

/** One member of each team is missing, at board after board; nobody rests, and nobody sits at another board. */
class EmptyBoards extends Random {
  #empty: number[];

  constructor(empty: readonly number[]) {
    super('empty boards');
    this.#empty = [...empty];
  }

  override chance(probability: number): boolean {
    // An empty board is what happens least of all.
    return probability < 0.03 && this.#empty.length > 0;
  }

  override integer(): number {
    return this.#empty.shift() ?? 0;
  }

  override branch(topic: string): Random {
    return new Random(topic);
  }
}

const NEVER = { forfeit: 0, doubleForfeit: 0, drawAgainstLoss: 0, doubleLoss: 0, unratedGame: 0 };

/** The match of two teams of two, whose members are 1 and 2, 3 and 4. */
function played(empty: readonly number[], rates: object = NEVER): Matches {
  const teams = [1, 2].map((team) => ({
    name: `Team ${team}`,
    rating: 2000,
    members: [2 * team - 1, 2 * team].map((id): Entrant => {
      const unknown = { title: '', sex: '', federation: '', fideId: '', birthDate: '' } as const;
      return { ...unknown, id, name: `Player ${id}`, rating: 2000, strength: 2000 };
    }),
  }));
  const settings = resolveConfig({ rates });
  const squads = { boards: 2, teams, entrants: teams.flatMap(({ members }) => members) };
  const scores = { matches: STANDARD_POINTS, games: STANDARD_POINTS, isByMatches: true };
  const matches = new Matches(new EmptyBoards(empty), settings.rates, squads, 1, scores);
  matches.play(1, [{ white: 1, black: 2 }]);
  return matches;
}

/** Opponents and colours of the members, "+" for who waits, nothing for who is not there. */
function seats({ rounds }: Matches): string[] {
  return [1, 2, 3, 4].map((id) => {
    const entry = rounds.get(id)?.[0];
    if (entry === undefined) return '';
    return `${entry.opponent ?? entry.result}${entry.colour?.[0] ?? ''}`;
  });
}

it.each([
  ['all boards are manned', [], ['3w', '4b', '1b', '2w'], []],
  // Both teams lack the same board.
  ['board 1 is empty', [0, 0], ['', '4b', '', '2w'], ['1: 0 2', '2: 0 4']],
  ['board 2 is empty', [1, 1], ['3w', '', '1b', ''], ['1: 1 0', '2: 3 0']],
  // Each lacks the board at which the other sits: Black plays with its first members then.
  ['nobody would meet: White lacks board 1', [0, 1], ['', '4b', '+b', '2w'], ['1: 0 2']],
  ['nobody would meet: White lacks board 2', [1, 0], ['3w', '', '1b', '+w'], ['1: 1 0']],
])('the members of two teams sit opposite each other: %s', (_, empty, expected, told) => {
  const matches = played(empty);
  expect(seats(matches)).toEqual(expected);
  const lineUps = [...matches.lineUps[0]].map(([team, ids]) => `${team}: ${ids.join(' ')}`);
  expect(lineUps).toEqual(told);
});

it.each([
  ['one team does not come', { forfeit: 1, doubleForfeit: 0 }, 2],
  ['neither comes', { forfeit: 0, doubleForfeit: 1 }, 0],
])('nobody meets where %s', (_, rates, there) => {
  const found = seats(played([], { ...NEVER, ...rates }));
  expect(found.filter((seat) => /\d/.test(seat))).toEqual([]);
  expect(found.filter((seat) => seat.startsWith('+'))).toHaveLength(there);
});
