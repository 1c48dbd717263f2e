import type { Tournament } from '../../corpus/index.js';
import { findNumbers } from '../../engine/round-robin/index.js';
import { anyEditionThatAgrees } from '../edition/by-rounds.js';
import { isSaidToBeSwiss } from '../edition/words.js';
import type { CaseOptions } from '../case/swiss-case.js';
import type { EditionChoice } from '../report.js';
import { allPlayAll } from './met-everybody.js';
import { publishedEvent } from './published-event.js';
import type { RoundRobin } from './recognise.js';

/**
 * The round robin that an event is by its games though an edition of Swiss rules was taken for it. To be called only where
 * rounds deviate from that edition. Null where the file says anything about its rules, and where any edition pairs
 * every round as it was published: few players in many rounds meet everybody in a Swiss as well.
 * @param settings those by which the rounds were checked.
 */
export function roundRobinInstead(
  tournament: Tournament,
  { chosenBy }: Pick<EditionChoice, 'chosenBy'>,
  settings: Pick<CaseOptions, 'firstColour' | 'totalRounds'>,
): RoundRobin | null {
  if (chosenBy === 'option' || chosenBy === 'file') return null;
  const robin = roundRobinByGames(tournament);
  if (robin === null || robin.event.players.length < LEAST_FOR_SWISS) return robin;
  return anyEditionThatAgrees(tournament, settings) === null ? robin : null;
}

/** Fewer players have no choice: in so many rounds they meet everybody, and some edition pairs them so by chance. */
const LEAST_FOR_SWISS = 6;

/**
 * An event that is a round robin by its games, whatever table it follows: everybody met everybody as often (see
 * `allPlayAll`). Null where the words of the file call it a Swiss, or its record 192 says anything. A Swiss of few players
 * may look alike: the caller has to make sure that the event is none.
 */
export function roundRobinByGames(tournament: Tournament): RoundRobin | null {
  const { typeText, systemCode, kind, twoGames } = tournament;
  if (kind === 'team' || twoGames !== undefined || systemCode !== null || isSaidToBeSwiss(typeText ?? ''))
    return null;
  const published = publishedEvent(tournament, null);
  const found = allPlayAll(published);
  if (found === null) return null;
  const { players, cycles, missing } = found;
  const event = { ...published, players, cycles };
  const numbering = findNumbers(event);
  const { plan, unexplained } = numbering;
  const isByBerger = unexplained === 0 && plan.cycles.cycles === cycles && plan.turnedCycles.length === 0;
  // The usual circle has the same games, and nearly the same colours: what nearly follows Berger's table may follow another.
  const table = isByBerger ? 'berger' : 'other';
  const byGames = { table, cycles, missing } as const;
  return {
    event,
    isTableNamed: false,
    numbering,
    byGames,
    chosenBy: 'fit',
    source: { kind: 'games', isByTable: isByBerger },
  };
}
