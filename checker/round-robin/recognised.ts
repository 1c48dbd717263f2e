import type { Tournament } from '../../corpus/index.js';
import { decideCase } from '../case/decide-case.js';
import { checkSettled } from '../check-file.js';
import { DEFAULT_CHECK } from '../check-tournament.js';
import { namedRoundRobin, roundRobinInstead } from './recognise.js';
import type { RoundRobin, RoundRobinId } from './recognise.js';

/**
 * The round robin that `check` takes an event for: by name, since it is asked for, or by its games where the rounds deviate
 * from the Swiss rules of its day. Null for other events.
 */
export function recognisedRoundRobin(tournament: Tournament, asked: RoundRobinId | null): RoundRobin | null {
  const named = namedRoundRobin(tournament, asked);
  if (named !== null) return named;
  const decision = decideCase(tournament, null, DEFAULT_CHECK);
  if (!decision.ok) return null;
  const byGames = roundRobinInstead(tournament, decision.swissCase.choice);
  if (byGames === null) return null;
  const swiss = checkSettled(decision.swissCase, { file: '', problems: [] }, DEFAULT_CHECK);
  return swiss.verdict === 'deviates' ? byGames : null;
}
