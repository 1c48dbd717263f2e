import { describe, expect, it } from 'vitest';
import { Strength } from '../../rules/colour-preference.js';
import { player, state } from '../../testing/players.js';
import type { DutchPlayer, Float } from './player.js';
import { dutch2012 } from './dutch-2012.js';
import { DutchRound } from './round.js';
import type { Candidate, Step } from '../interface/system.js';
import { TriedRound } from './testing/tried/tried-round.js';
import { pairingOf as pairingByLetter } from '../../literal/dutch/dutch-2012/testing/pairing.js';

/** A line like "4 25 b2 d- 3,5 bye-barred": number, score, preference, floats (last, earlier), opponents. */
function players(...lines: readonly string[]): DutchPlayer[] {
  return lines.map((line) => {
    const [id, score, [colour, strength], floats, met, ...notes] = line.split(' ');
    return player(Number(id), Number(score), '', {
      preference: colour === 'w' ? 'white' : colour === 'b' ? 'black' : null,
      strength: [Strength.none, Strength.mild, Strength.strong, Strength.absolute][Number(strength)],
      lastFloat: floatOf(floats[0]),
      earlierFloat: floatOf(floats[1]),
      opponents: met === '-' ? [] : met.split(',').map(Number),
      mayTakeBye: !notes.includes('bye-barred'),
      topscorer: notes.includes('topscorer'),
    });
  });
}

function floatOf(letter: string): Float {
  return letter === 'd' ? 'down' : letter === 'u' ? 'up' : null;
}

/** All pairs with the lower number first, and who gets the bye: "1-3 2-4, bye 5". */
function pairingOf(round: number, lines: readonly string[], reading: 'tried' | 'fast'): string {
  const position = state(players(...lines), { round });
  const Round = reading === 'tried' ? TriedRound : DutchRound;
  const brackets = [...candidatesOf(new Round(position, dutch2012).first)];
  const idOf = (place: number): number => position.players[place].id;
  const pairs = brackets.flatMap((bracket) =>
    bracket.pairs.map((pair) => pair.map(idOf).sort((x, y) => x - y)),
  );
  const byes = brackets.at(-1)?.floaters ?? [];
  return [
    pairs
      .sort(([a], [b]) => a - b)
      .map((pair) => pair.join('-'))
      .join(' '),
    ...byes.map((place) => `bye ${idOf(place)}`),
  ].join(', ');
}

function* candidatesOf(first: Step | null): Generator<Candidate> {
  for (let step = first; step?.chosen; step = step.after(step.chosen)) yield step.chosen;
}

/** As the endorsed program of that edition paired these positions. */
const POSITIONS: readonly [string, number, string, readonly string[]][] = [
  [
    'C.12: other floaters with the same scores, at the price of a colour, for 2 has met 3 (I10)',
    4,
    '1-5 2-4 3-6',
    [
      '4 25 b1 d- 3,5 bye-barred',
      '1 20 w1 du 2,6',
      '2 20 b2 ud 5,1,3',
      '3 15 w1 d- 4,2 bye-barred',
      '5 10 w2 u- 2,6,4',
      '6 0 b1 u- 5,1',
    ],
  ],
  [
    'C.14.b.2 in the last bracket: one moved-down player is paired, the other gets the bye',
    4,
    '1-5 2-4 6-7, bye 3',
    [
      '1 30 w2 -- 4,7,2',
      '2 20 b2 -- 5,3,1',
      '3 20 w2 -- 6,2,7',
      '5 20 b3 -- 2,4,6',
      '4 10 w1 d- 1,5 bye-barred',
      '6 10 w1 -d 3,5 bye-barred',
      '7 10 b1 -- 1,3 bye-barred',
    ],
  ],
  [
    'C.1: a moved-down player without an opponent goes further down (I11)',
    4,
    '1-2 4-6 5-7, bye 3',
    [
      '2 30 b2 d- 5,7,6 topscorer',
      '1 20 w2 -u 4,6,5 topscorer',
      '3 20 b3 -u 6,4,7 topscorer',
      '4 15 w1 dd 1,3 bye-barred',
      '6 15 w3 ud 3,1,2',
      '5 10 b1 -d 2,1 bye-barred',
      '7 10 w1 -- 2,3 bye-barred',
    ],
  ],
  [
    'C.12 in the last bracket: 6 would float again, so he shall not be left for the bye (I12)',
    5,
    '1-8 2-6 3-5 4-11 7-10, bye 9',
    [
      '2 35 w1 u- 7,5,1,3 topscorer',
      '3 30 b1 dd 8,11,4,2 topscorer',
      '5 30 w3 u- 10,2,11,1 topscorer',
      '1 25 b1 d- 6,4,2,5 topscorer',
      '4 20 b2 du 9,1,3 bye-barred',
      '6 20 w1 d- 1,9,10,7',
      '7 20 b3 ud 2,8,6 bye-barred',
      '8 20 w1 -d 3,7,9,10',
      '11 20 w2 -- 3,5,9 bye-barred',
      '9 10 b1 -u 4,6,8,11',
      '10 10 b2 -- 5,6,8 bye-barred',
    ],
  ],
  [
    'no C.12 in the last bracket: 4 has not floated and takes the bye (I12)',
    5,
    '1-2 3-6 5-7 8-9, bye 4',
    [
      '1 35 w1 -d 5,4,8,3',
      '3 35 b3 -- 7,5,2,1',
      '2 30 b1 -- 6,9,3,4',
      '4 20 w3 -- 8,1,9,2',
      '5 20 b1 -u 1,3,6,9',
      '6 20 b2 dd 2,7,5 bye-barred',
      '7 20 w2 -d 3,6,8 bye-barred',
      '8 10 b2 -u 4,1,7 bye-barred',
      '9 10 w2 -- 2,4,5 bye-barred',
    ],
  ],
  [
    'C.13: in the penultimate bracket the number of pairs comes before that of moved-down players (I13)',
    5,
    '1-10 2-4 3-6 5-8 7-9',
    [
      '1 30 w1 du 6,3,2,4',
      '2 30 b2 ud 5,1,3 bye-barred',
      '3 25 w3 dd 8,1,5,2',
      '4 25 b1 u- 9,6,7,1',
      '5 20 w1 -u 10,2,3,7',
      '6 20 b3 du 1,4,8,9',
      '8 20 b1 dd 3,9,6,10',
      '9 15 w1 ud 4,8,10,6',
      '7 10 b3 -- 10,4,5',
      '10 5 w3 uu 5,7,9,8',
    ],
  ],
  [
    'C.13: fewer pairs, rather than that no moved-down player of the penultimate bracket is paired (I13)',
    5,
    '1-5 3-7 4-6, bye 2',
    [
      '1 35 w1 dd 4,7,3,2 topscorer',
      '2 25 b1 u- 5,3,6,1 topscorer',
      '3 25 w3 du 6,2,1,4 topscorer bye-barred',
      '4 25 b1 dd 1,5,3 topscorer bye-barred',
      '5 25 w1 d- 2,4,7,6 topscorer',
      '6 15 b3 u- 3,2,5 bye-barred',
      '7 10 w1 -- 1,5 bye-barred',
    ],
  ],
  [
    'C.12 for as many as the following bracket has players, then joined brackets (I10, I15)',
    8,
    '1-8 2-12 3-5 4-9 6-10 7-11',
    [
      '2 55 w3 dd 8,5,3,1,4,7,6',
      '3 50 b2 dd 9,4,2,7,1,10,11',
      '1 45 w2 -d 7,6,4,2,3,9,5',
      '4 45 b3 dd 10,3,1,6,2,5,12',
      '5 45 w2 -u 11,2,7,8,10,4,1',
      '8 45 w2 dd 2,7,11,5,6,12,10',
      '7 40 b2 du 1,8,5,3,12,2,9',
      '6 35 b2 ud 12,1,9,4,8,11,2',
      '9 20 b2 uu 3,12,6,10,11,1,7',
      '10 15 w2 uu 4,11,12,9,5,3,8',
      '11 15 b2 uu 5,10,8,12,9,6,3',
      '12 10 w2 uu 6,9,10,11,7,8,4',
    ],
  ],
];

describe.each(['tried', 'fast'] as const)('the procedure of 2012, %s', (reading) => {
  it.each(POSITIONS)('%s', (_title, round, expected, lines) => {
    expect(pairingOf(round, lines, reading)).toBe(expected);
  });

  it('pairs no round that has no legal pairing', () => {
    const position = state(players('1 0 -0 -- 2', '2 0 -0 -- 1'));
    const Round = reading === 'tried' ? TriedRound : DutchRound;
    expect(new Round(position, dutch2012).isPossible).toBe(false);
  });
});

describe('the procedure of 2012, by the letter', () => {
  it.each(POSITIONS)('%s', (_title, round, expected, lines) => {
    expect(pairingByLetter(round, lines)).toBe(expected);
  });
});
