import { describe, expect, it } from 'vitest';
import { player, state } from '../../../testing/players.js';
import type { DutchPlayer, Float } from '../player.js';
import type { PairedBracket } from './procedure.js';
import { round1992 } from './to-edition-1992.js';

const DOWN = { lastFloat: 'down' as Float };
const UP = { lastFloat: 'up' as Float };

/** Number, score in points, colours played, opponents met; the rest is ordinary. */
function p(
  id: number,
  points: number,
  colours = '',
  met: readonly number[] = [],
  parts: Partial<DutchPlayer> = {},
): DutchPlayer {
  return player(id, 10 * points, colours, { opponents: met, ...parts });
}

/** Players who have met each other are given by one of them. */
function round(...players: readonly DutchPlayer[]): { name: string; brackets: readonly PairedBracket[] } {
  const all = players.map((one) => ({
    ...one,
    opponents: players
      .filter((other) => one.opponents.includes(other.id) || other.opponents.includes(one.id))
      .map(({ id }) => id),
  }));
  const view = state(all);
  const brackets = round1992(view);
  const idOf = (place: number): number => view.players[place].id;
  const name = (brackets ?? [])
    .map(({ pairs }) => pairs.map(([a, b]) => `${idOf(a)}-${idOf(b)}`).join(' '))
    .join(' | ');
  const bye = brackets?.at(-1)?.floaters ?? [];
  return {
    name: [brackets === null ? 'impossible' : name, ...bye.map((place) => `bye ${idOf(place)}`)].join(', '),
    brackets: brackets ?? [],
  };
}

describe('what is given up first (C7 to C11)', () => {
  it('an opponent of a moved-down player stays at the price of a downfloat (J6)', () => {
    const { name, brackets } = round(p(1, 2), p(2, 1), p(3, 1, '', [], DOWN), p(4, 0));
    expect(name).toBe(' | 1-2 | 3-4');
    expect(brackets[1]).toMatchObject({ upfloats: 0, downfloats: 2 });
  });

  it('an upfloat changes the opponent before it is dropped (J6)', () => {
    expect(round(p(1, 2), p(2, 1, '', [], UP), p(3, 1), p(4, 0)).name).toBe(' | 1-3 | 2-4');
  });

  it('upfloats are dropped where no moved-down player could be paired otherwise (J7)', () => {
    const { name, brackets } = round(p(1, 2), p(2, 1, '', [], UP), p(3, 1, '', [], UP), p(4, 0));
    expect(name).toBe(' | 1-2 | 3-4');
    expect(brackets[1]).toMatchObject({ x: 0, upfloats: 2 });
  });

  it('B6 is dropped before B5 (C9, C10)', () => {
    const earlier = { earlierFloat: 'up' as Float };
    const { name, brackets } = round(p(1, 2), p(2, 1, '', [], UP), p(3, 1, '', [], earlier), p(4, 0));
    expect(name).toBe(' | 1-3 | 2-4');
    expect(brackets[1]).toMatchObject({ upfloats: 1 });
  });

  it('colours are given up last (J6)', () => {
    const { name, brackets } = round(p(1, 2, 'B'), p(2, 1, 'B'), p(3, 1, 'W', [], UP), p(4, 0));
    expect(name).toBe(' | 1-3 | 2-4');
    expect(brackets[1]).toMatchObject({ x: 0, upfloats: 2 });
  });

  it('a criterion is dropped for everybody, not for the fewest (J6)', () => {
    const { name } = round(
      ...[p(1, 1), p(2, 1, '', [3, 4]), p(3, 1, '', [4], DOWN), p(4, 1, '', [], DOWN)],
      ...[p(5, 0), p(6, 0)],
    );
    expect(name).toBe('1-2 | 3-5 4-6');
  });

  it('whoever is left over counts as a downfloater, moved down or not (J20)', () => {
    expect(round(p(1, 2, '', [2]), p(2, 2, '', [], DOWN), p(3, 1), p(4, 0)).name).toBe(' | 2-3 | 1-4');
  });

  it('the bye is a downfloat (A5)', () => {
    expect(round(p(1, 1), p(2, 1), p(3, 1, '', [], DOWN)).name).toBe('1-3, bye 2');
  });

  it('one x for the whole bracket: the remainder has what the moved-down players left (J18)', () => {
    const { name, brackets } = round(p(1, 2, 'B'), p(2, 1, 'B'), p(3, 1, 'W'), p(4, 1, 'B'));
    expect(name).toBe(' | 1-2 3-4');
    expect(brackets[1].x).toBe(1);
  });

  it('x is lowered together with p (J15)', () => {
    const { name, brackets } = round(
      ...[p(1, 1, 'B'), p(2, 1, 'B', [3, 4]), p(3, 1, 'B', [4]), p(4, 1, 'B')],
      ...[p(5, 0), p(6, 0)],
    );
    expect(name).toBe('1-2 | 3-5 4-6');
    expect(brackets[0].x).toBe(1);
  });

  it('score differences decide nothing (J14)', () => {
    const { name } = round(p(1, 3, 'B'), p(2, 2, 'W'), p(3, 1, 'B', [4]), p(4, 0, 'W'));
    expect(name).toBe(' | 1-4 2-3');
  });
});

describe('who is paired in a bracket', () => {
  it('who has no opponent leaves it, moved down or not (J8)', () => {
    const { name, brackets } = round(p(1, 2), p(2, 1, '', [1]), p(3, 1, '', [1]), p(4, 0));
    expect(name).toBe(' | 2-3 | 1-4');
    expect(brackets.map(({ leavers }) => leavers)).toEqual([[0], [0], []]);
  });

  it('in the last bracket he gets the bye (J8)', () => {
    expect(round(p(1, 1), p(2, 1), p(3, 0)).name).toBe('1-2 | , bye 3');
  });

  it('half of the players moved down: homogeneous, without a look at upfloats (J9)', () => {
    const { name, brackets } = round(p(1, 2, '', [2]), p(2, 2), p(3, 1, '', [], UP), p(4, 1));
    expect(name).toBe(' | 1-3 2-4');
    expect(brackets[1]).toMatchObject({ isHomogeneous: true, upfloats: 0 });
  });

  it('p < M0: the highest moved-down players in S1, the others in the remainder (J11)', () => {
    const { name, brackets } = round(
      ...[p(1, 2, '', [2, 4, 5, 6, 7]), p(2, 2, '', [4, 5, 6, 7])],
      ...[p(3, 1), p(4, 1), p(5, 1), p(6, 1), p(7, 1), p(8, 0)],
    );
    expect(name).toBe(' | 1-3 4-6 5-7 | 2-8');
    expect(brackets[1]).toMatchObject({ isHomogeneous: false, mdpPairs: 1 });
  });
});

describe('backtracking', () => {
  it('C12: another floater for a moved-down player without an opponent, at the price of a downfloat (J10)', () => {
    const { name, brackets } = round(
      ...[p(1, 2, '', [4, 5]), p(2, 2, '', [], DOWN), p(3, 2, '', [4, 5])],
      ...[p(4, 1), p(5, 1), p(6, 0)],
    );
    expect(name).toBe('1-3 | 2-4 | 5-6');
    expect(brackets[0].demand.kind).toBe('fills');
  });

  it('C12: and for the greatest remainder (J10)', () => {
    const { name } = round(
      ...[p(1, 2), p(2, 2), p(3, 2, '', [5, 6])],
      ...[p(4, 1), p(5, 1, '', [6]), p(6, 1), p(7, 0), p(8, 0)],
    );
    expect(name).toBe('1-3 | 2-5 4-6 | 7-8');
  });

  it('C12: one bracket up, and not in vain (J10)', () => {
    const { name, brackets } = round(
      ...[p(1, 2, '', [4, 5]), p(2, 2, '', [4, 5]), p(3, 2, '', [4, 5])],
      ...[p(4, 1), p(5, 1), p(6, 0)],
    );
    expect(name).toBe('1-2 | 4-5 | 3-6');
    expect(brackets[0].demand.kind).toBe('none');
  });

  it('C13: the last bracket first lowers its own p (J12)', () => {
    const { name, brackets } = round(
      ...[p(1, 1, '', [4, 5]), p(2, 1, '', [4, 5]), p(3, 1, '', [4, 5])],
      ...[p(4, 0), p(5, 0)],
    );
    expect(name).toBe('1-2 | 4-5, bye 3');
    expect(brackets.map(({ kind }) => kind)).toEqual(['scoregroup', 'last']);
  });

  it('C13: the penultimate bracket paired for the last one (J12)', () => {
    const { name, brackets } = round(p(1, 1), p(2, 1), p(3, 1), p(4, 1), p(5, 0, '', [6]), p(6, 0));
    expect(name).toBe('1-2 | 3-5 4-6');
    expect(brackets.map(({ kind }) => kind)).toEqual(['penultimate', 'last']);
  });

  it('C13: joined brackets, the upper one moved down (J13)', () => {
    const { name, brackets } = round(
      ...[p(1, 1), p(2, 1)],
      ...[p(3, 0, '', [4, 5, 6]), p(4, 0), p(5, 0), p(6, 0)],
    );
    expect(name).toBe('1-3 2-4 5-6');
    expect(brackets).toMatchObject([{ kind: 'joined', isHomogeneous: false, mdps: [0, 1] }]);
  });

  it('C13: joined brackets with at least half of them moved down are homogeneous (J13)', () => {
    const { name, brackets } = round(p(1, 1), p(2, 1), p(3, 0, '', [4]), p(4, 0));
    expect(name).toBe('1-3 2-4');
    expect(brackets).toMatchObject([{ kind: 'joined', isHomogeneous: true }]);
  });

  it('C13: joined brackets stay joined when another floats down to them (J13)', () => {
    const { name, brackets } = round(
      ...[p(1, 2), p(2, 2), p(3, 2), p(4, 2)],
      ...[p(5, 1, '', [1, 2, 6]), p(6, 0, '', [1, 2])],
    );
    expect(name).toBe('1-2 | 3-5 4-6');
    expect(brackets.map(({ kind }) => kind)).toEqual(['penultimate', 'joined']);
  });

  it('a round without a legal pairing is impossible', () => {
    expect(round(p(1, 0, '', [2]), p(2, 0)).name).toBe('impossible');
  });
});
