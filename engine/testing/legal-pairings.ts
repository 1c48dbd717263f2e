import type { RoundState } from '../model/player.js';
import type { ExplainedRound } from '../systems/interface/system.js';

/** How many pairings of a round keep to the absolute rules, the bye included: how much choice there is. */
export function countLegalPairings(
  state: RoundState,
  edition: { round(state: RoundState): Pick<ExplainedRound, 'forbids'> },
): number {
  const { players } = state;
  const round = edition.round(state);
  const open = players.map((_, a) => players.map((_, b) => a < b && round.forbids(a, b) === null));
  const mayTakeBye = players.map((_, place) => round.forbids(place, null) === null);
  const known = new Map<number, number>();
  const count = (left: number, isByeOpen: boolean): number => {
    if (left === 0) return isByeOpen ? 0 : 1;
    const seen = known.get(left);
    if (seen !== undefined) return seen;
    const first = players.findIndex((_, place) => (left & (1 << place)) !== 0);
    const others = left & ~(1 << first);
    let sum = isByeOpen && mayTakeBye[first] ? count(others, false) : 0;
    players.forEach((_, place) => {
      if ((others & (1 << place)) !== 0 && open[first][place])
        sum += count(others & ~(1 << place), isByeOpen);
    });
    known.set(left, sum);
    return sum;
  };
  // Whether the bye is still open follows from how many players are left: one table serves both.
  return count(2 ** players.length - 1, players.length % 2 === 1);
}
