import { describe, expect, it } from 'vitest';
import { STANDARD_POINTS } from '../../../model/event.js';
import type { Float } from '../player.js';
import { player, state } from '../../../testing/players.js';
import { valueOf } from './criterion.js';
import type { BracketView, Member, QualityCriterion } from './criterion.js';
import { UNPAIRED_MDP } from './criterion.js';
import { dutch2026 } from '../dutch-2026.js';
import { dutch2017 } from '../dutch-2017.js';

/** A bracket at 2.0: an MDP with 3.5 (number 1), one with 3.0 (2), residents 3 and 4; pairs 1-3, downfloaters 2 and 4. */
function valueWith(
  edition: typeof dutch2017,
  id: string,
  floats: readonly Float[],
  round: 'last' | 'earlier',
): number[] {
  const criterion = edition.criteria.find((other) => other.id === id) as QualityCriterion;
  const members = [35, 30, 20, 20].map((score, index): Member => {
    const float = round === 'last' ? { lastFloat: floats[index] } : { earlierFloat: floats[index] };
    return {
      player: player(index + 1, score, 'WWW', { ...float, unplayed: 2, topscorer: true }),
      mdp: score > 20,
    };
  });
  const view: BracketView = {
    state: state([]),
    colourRules: edition.colourRules,
    score: 20,
    lowestScore: 20,
    hasMdps: true,
    floaterTakesBye: false,
    round: 3,
    shape: 'ordinary',
  };
  return valueOf(criterion, view, [[members[0], members[2]]], [members[1], members[3]]);
}

const DOWN: readonly Float[] = ['down', 'down', 'up', 'down'];
const OTHER: readonly Float[] = ['up', 'up', 'down', 'up'];

describe('float criteria, values of one bracket', () => {
  it.each([
    [dutch2026, 'C14', 'last', [1]],
    [dutch2026, 'C15', 'last', [1]],
    [dutch2026, 'C16', 'earlier', [1]],
    [dutch2026, 'C17', 'earlier', [1]],
    [dutch2026, 'C18', 'last', [UNPAIRED_MDP.of(10), 15]],
    [dutch2026, 'C19', 'last', [15]],
    [dutch2026, 'C20', 'earlier', [UNPAIRED_MDP.of(10), 15]],
    [dutch2026, 'C21', 'earlier', [15]],
    [dutch2017, 'C12', 'last', [1, 1, 1]],
    [dutch2017, 'C13', 'last', [1]],
    [dutch2017, 'C14', 'earlier', [1, 1, 1]],
    [dutch2017, 'C15', 'earlier', [1]],
    [dutch2017, 'C16', 'last', [20, 15, 10]],
    [dutch2017, 'C17', 'last', [15]],
    [dutch2017, 'C18', 'earlier', [20, 15, 10]],
    [dutch2017, 'C19', 'earlier', [15]],
  ] as const)('$0.id $1', (edition, id, round, value) => {
    expect(valueWith(edition, id, DOWN, round)).toEqual(value);
    expect(valueWith(edition, id, OTHER, round)).toEqual([]);
    expect(valueWith(edition, id, DOWN, round === 'last' ? 'earlier' : 'last')).toEqual([]);
  });

  it.each([
    [dutch2017, 'C5', [1, 1]],
    [dutch2026, 'C6', [1, 1]],
    [dutch2026, 'C7', [30, 20]],
  ] as const)('$0.id $1: each downfloater counts', (edition, id, value) => {
    expect(valueWith(edition, id, OTHER, 'last')).toEqual(value);
  });

  it.each([
    [dutch2017, 'C8'],
    [dutch2017, 'C9'],
    [dutch2026, 'C9'],
    [dutch2026, 'C10'],
    [dutch2026, 'C11'],
  ] as const)('$0.id $1: nothing counts where the criterion does not apply', (edition, id) => {
    expect(valueWith(edition, id, OTHER, 'last')).toEqual([]);
  });

  it('2017: players of the same score do not float', () => {
    const float = { lastFloat: 'up' as const, earlierFloat: 'down' as const };
    const [a, b] = [1, 2].map((id): Member => ({ player: player(id, 20, '', float), mdp: false }));
    const view: BracketView = {
      state: state([]),
      colourRules: dutch2017.colourRules,
      score: 20,
      lowestScore: 20,
      hasMdps: false,
      floaterTakesBye: false,
      round: 3,
      shape: 'ordinary',
    };
    for (const id of ['C6', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19']) {
      const criterion = dutch2017.criteria.find((other) => other.id === id) as QualityCriterion;
      expect(valueOf(criterion, view, [[a, b]], []), id).toEqual([]);
    }
  });
});

describe('[C2] of 2026', () => {
  it('a pairing-allocated bye bars another one whatever it was worth', () => {
    expect(dutch2026.barsBye('U', 5, STANDARD_POINTS)).toBe(true);
    expect(dutch2026.barsBye('H', 5, STANDARD_POINTS)).toBe(false);
  });
});
