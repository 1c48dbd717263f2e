import type { Tournament } from '../../corpus/index.js';
import { decideCase } from '../case/decide-case.js';
import { checkSettled } from '../check-file.js';
import { DEFAULT_CHECK } from '../check-tournament.js';
import { roundRobinByGames, roundRobinInstead } from './by-games.js';
import { namedRoundRobin } from './recognise.js';
import type { RoundRobin, RoundRobinId } from './recognise.js';

/**
 * The round robin that `check` takes an event for: by name, since it is asked for, or by its games where the rounds deviate
 * from the Swiss rules of its day. Null for other events.
 */
export function recognisedRoundRobin(tournament: Tournament, asked: RoundRobinId | null): RoundRobin | null {
  const named = namedRoundRobin(tournament, asked);
  if (named !== null) return named;
  // Everything else takes longer.
  if (roundRobinByGames(tournament) === null) return null;
  const decision = decideCase(tournament, null, DEFAULT_CHECK);
  if (!decision.ok) return null;
  const swiss = checkSettled(decision.swissCase, { file: '', problems: [] }, DEFAULT_CHECK).report;
  return swiss.verdict === 'deviates'
    ? roundRobinInstead(tournament, decision.swissCase.choice, DEFAULT_CHECK)
    : null;
}
