import { DigitRoom } from '../../../matching/digit-room.js';
import type { Digit } from '../../../matching/digit-room.js';
import type { Pair, Place } from '../../candidate.js';
import type { PairCriterion } from '../criteria.js';
import type { RoundBoard } from './board.js';

/** A bracket whose members are known. */
export interface PairingTask {
  readonly board: RoundBoard;
  /** By ascending TPN. */
  readonly members: readonly Place[];
  /** In order of priority. */
  readonly criteria: readonly PairCriterion[];
}

/** What pairs cost: a digit for each criterion, of which each pair counts once at most. */
export class PairCosts {
  private readonly digits: readonly Digit[];

  /** @param room with the digits that weigh more. */
  constructor(
    private readonly task: PairingTask,
    room: DigitRoom,
  ) {
    this.digits = task.criteria.map(() => room.place(task.members.length / 2 + 1));
  }

  /** Tells what a pair costs, word by word. */
  eachCost([a, b]: Pair, tell: (digit: Digit) => void): void {
    const { players } = this.task.board;
    const [higher, lower] = a < b ? [players[a], players[b]] : [players[b], players[a]];
    this.task.criteria.forEach(({ counts }, index) => {
      if (counts(higher, lower)) tell(this.digits[index]);
    });
  }

  /** How many of some pairs count, by criterion. */
  valuesOf(pairs: readonly Pair[]): number[] {
    const { players } = this.task.board;
    return this.task.criteria.map(
      ({ counts }) =>
        pairs.filter(([a, b]) => counts(players[Math.min(a, b)], players[Math.max(a, b)])).length,
    );
  }
}

/** Room for the digits of so many vertices: sums over a matching stay exact. */
export function roomFor(vertices: number): DigitRoom {
  return new DigitRoom(Math.floor(2 ** 50 / vertices));
}
