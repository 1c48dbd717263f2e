import { describe, expect, it } from 'vitest';
import type { Difference } from '../../checker/protocol/index.js';
import { differenceWords } from './index.js';

function words(parts: Partial<Difference>, isOfTeams = false): string {
  const nothing = { round: null, player: 1, field: null, before: null, now: null };
  const names = isOfTeams ? ['SC Berlin, first team'] : ['Meier, Maria', 'Pelé', ''];
  return differenceWords(
    { kind: 'pair', ...nothing, ...parts },
    { isOfTeams, nameOf: (id) => names[id - 1] },
  );
}

describe('a difference is told with the name of whom it is about', () => {
  it.each<[Partial<Difference>, string]>([
    [
      { round: 3, before: '2 b', now: '3 w 1' },
      'Round 3: 1 Maria Meier: black against 2 was given out, white against 3 came back.',
    ],
    [
      { kind: 'colour', player: 2, round: 1, before: '12 w', now: '12 b 0' },
      'Round 1: 2 Pelé: white against 12 was given out, black against 12 came back.',
    ],
    [
      { round: 2, player: 3, before: '- U', now: '4 - -' },
      'Round 2: 3: the pairing-allocated bye was given out, no colour against 4 came back.',
    ],
    [
      { kind: 'bye', round: 2, before: '- H', now: '- Z' },
      'Round 2: 1 Maria Meier: a half-point bye was given out, a zero-point bye or an absence came back.',
    ],
    [
      { kind: 'result', round: 1, before: '2 w 1', now: '2 w =' },
      'Round 1: 1 Maria Meier, white against 2: 1 was told, ½ came back.',
    ],
    [
      { kind: 'result', round: 1, before: '2 w 1 (1, =)', now: '2 w 1 (1, 1)' },
      'Round 1: 1 Maria Meier, white against 2: 1 (1, ½) was told, 1 (1, 1) came back.',
    ],
    [
      { kind: 'rating', before: '2000', now: '2100' },
      'The rating of player 1 Maria Meier was 2000 and is 2100 now.',
    ],
    [{ kind: 'player-added', player: 2 }, 'Player 2 Pelé was not there before.'],
    [{ kind: 'number', before: '7' }, 'Player 1 Maria Meier had the starting number 7.'],
    [{ kind: 'not-given-out', player: null, round: 4 }, 'Round 4: it was paired without being asked for.'],
  ])('%j', (difference, sentence) => {
    expect(words(difference)).toBe(sentence);
  });

  it('of teams, whose names stay as they are', () => {
    expect(words({ round: 3, before: '2 w', now: '3 w' }, true)).toBe(
      'Round 3: team 1 SC Berlin, first team: white against 2 was given out, white against 3 came back.',
    );
    expect(words({ kind: 'player-removed' }, true)).toBe(
      'Team 1 SC Berlin, first team is not there any more.',
    );
  });
});
