import type { Tournament } from '../../corpus/index.js';
import { expectedRound } from '../../engine/round-robin/index.js';
import type { ExpectedRound } from '../../engine/round-robin/index.js';
import { boardsOf } from '../judge/published-round.js';
import type { Board } from '../report.js';
import { heldAgainst } from './held-against.js';
import { namedRoundRobin, robinChoice } from './recognise.js';
import type { RoundRobinId } from './recognise.js';

/** All rounds of a round robin by the table, by starting numbers; entry r-1 is round r. */
export interface EventSchedule {
  readonly id: RoundRobinId;
  /** Null: the rounds played so far follow another table than Berger's. */
  readonly rounds: readonly ExpectedRound[] | null;
}

/**
 * The rounds by the numbers by which those played so far were paired. Null where neither the file nor who asks says that
 * the event is a round robin.
 */
export function eventSchedule(
  tournament: Tournament,
  asked: RoundRobinId | null = null,
): EventSchedule | null {
  const robin = namedRoundRobin(tournament, asked);
  if (robin === null) return null;
  const { numbering, table } = heldAgainst(robin);
  const { id } = robinChoice(robin, numbering);
  if (table === 'other') return { id, rounds: null };
  return {
    id,
    rounds: numbering.plan.slots.map((slot) => expectedRound(numbering, slot)),
  };
}

/** In the order of the table; who rests stands last. */
export function scheduledBoards({ games, rests }: ExpectedRound): Board[] {
  return [...boardsOf(games, null), ...rests.map((bye) => ({ bye }))];
}
