import { describe, expect, it } from 'vitest';
import type { RoundState } from '../../../model/player.js';
import { simulatedRounds } from '../../../testing/simulated-rounds.js';
import { completed1992 } from './completed.js';
import { literalRound1992 } from './literal/round.js';
import { dutch1992State } from './player-1992.js';
import { round1992 } from './search/round.js';

/** Whole events; a long run takes more. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 1500);

describe('whole events of 1992', () => {
  it('the fast reading is the literal one: brackets, what was dropped, colours and the bye', () => {
    const seen = { rounds: 0, choices: 0, impossible: 0 };
    for (let seed = 1; seed <= RUNS; seed++) {
      const pair = (state: RoundState): ReturnType<typeof completed1992> | null => {
        const view = dutch1992State(state);
        const brackets = literalRound1992(view);
        return brackets === null ? null : completed1992(view, brackets);
      };
      for (const state of simulatedRounds(seed, { min: 4, max: 12 }, pair)) {
        const view = dutch1992State(state);
        const name = `seed ${seed}, round ${state.round}`;
        const [fast, literal] = [round1992(view), literalRound1992(view)];
        expect(fast, name).toEqual(literal);
        seen.rounds += 1;
      }
    }
    process.stdout.write(JSON.stringify(seen));
  });
});
