import { describe, expect, it } from 'vitest';
import { randomState } from '../../../../testing/random-event.js';
import { completeRound } from '../../../pair-round.js';
import type { RoundState } from '../../../../model/player.js';
import type { Round, Step } from '../../../system.js';
import { dutch2012 } from '../../../../testing/editions.js';
import { runs } from '../../../../../tests/suite.js';

/** Random rounds of each reading. */
const RUNS = Math.ceil(runs(500, 1500) / 10);

describe.each(dutch2012.otherReadings)('2012, reading $id', ({ edition }) => {
  it('is paired alike by trying everything and by the fast search', () => {
    for (let seed = 0; seed < RUNS; seed++) {
      const players = 4 + (seed % 7);
      const state = randomState({ players, played: Math.max(1, players - 3 - (seed % 3)), edition, seed });
      const pairing = (round: Round<Step>): string => boardsOf(state, round);
      expect(pairing(edition.round(state)), `seed ${seed}`).toBe(pairing(edition.literalRound(state)));
    }
  });
});

function boardsOf(state: RoundState, round: Round<Step>): string {
  const outcome = completeRound(state, round);
  if (outcome.kind !== 'paired') return outcome.kind;
  return [...outcome.pairs.map(({ white, black }) => `${white}-${black}`).sort(), outcome.bye].join(' ');
}
