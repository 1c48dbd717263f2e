import type { DutchPlayer } from '../../player.js';
import { mayMeet } from '../requirements.js';

/** Tells of players of a round whether all of them can be paired, the bye included, within B.1 and B.2 (C.13, I14). */
export class Completion {
  private readonly known = new Map<string, boolean>();

  isPossible(players: readonly DutchPlayer[]): boolean {
    return this.isOpen([...players].sort((a, b) => a.order - b.order));
  }

  /** True when those moved down can all be paired with the others, and those left over among themselves. */
  isPossibleAcross(mdps: readonly DutchPlayer[], others: readonly DutchPlayer[]): boolean {
    const [first, ...rest] = mdps;
    if (first === undefined) return this.isPossible(others);
    return others.some(
      (player, i) => mayMeet(first, player) && this.isPossibleAcross(rest, others.toSpliced(i, 1)),
    );
  }

  private isOpen(players: readonly DutchPlayer[]): boolean {
    const [first, ...rest] = players;
    if (first === undefined) return true;
    const name = players.map(({ id }) => id).join(' ');
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const answer =
      rest.some((player, i) => mayMeet(first, player) && this.isOpen(rest.toSpliced(i, 1))) ||
      (rest.length % 2 === 0 && first.mayTakeBye && this.isOpen(rest));
    this.known.set(name, answer);
    return answer;
  }
}
