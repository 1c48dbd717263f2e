import type { Edition, PairingPlayer, RoundState } from '../../engine/index.js';

/** How many pairings of a round keep to the absolute rules, the bye included: how much choice there is. */
export function countLegalPairings({ players, ...state }: RoundState, edition: Edition): number {
  const round = { ...state, players };
  const mayMeet = (a: PairingPlayer, b: PairingPlayer): boolean =>
    !edition.absoluteRules.some((rule) => rule.forbids(round, a, b));
  const known = new Map<number, number>();
  const count = (open: number, isByeOpen: boolean): number => {
    if (open === 0) return isByeOpen ? 0 : 1;
    const seen = known.get(open);
    if (seen !== undefined) return seen;
    const first = players.findIndex((_, i) => (open & (1 << i)) !== 0);
    const others = open & ~(1 << first);
    let sum = isByeOpen && players[first].mayTakeBye ? count(others, false) : 0;
    players.forEach((other, i) => {
      if ((others & (1 << i)) !== 0 && mayMeet(players[first], other))
        sum += count(others & ~(1 << i), isByeOpen);
    });
    known.set(open, sum);
    return sum;
  };
  // Whether the bye is still open follows from how many players are: one table serves both.
  return count(2 ** players.length - 1, players.length % 2 === 1);
}
