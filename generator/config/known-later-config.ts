import { announcesTwoGames } from '../../corpus/index.js';
import { pairsTeams } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import type { KnownLaterShares } from './config.js';

/**
 * The shares of events in which something becomes known late; those that are 0 are absent, so that other tournaments are
 * described as they always were. Throws a RangeError for what is no share, and for events whose rounds are no single games.
 * @param edition null for a round robin.
 */
export function resolveKnownLater(config: KnownLaterShares, edition: Edition | null): KnownLaterShares {
  const entries = KEYS.flatMap((key) => {
    const share = config[key] ?? 0;
    if (!(share >= 0 && share <= 1)) throw new RangeError(`${key}: ${share} is not a share from 0 to 1`);
    return share === 0 ? [] : [[key, share] as const];
  });
  const [first] = entries;
  if (first !== undefined && (edition === null || pairsTeams(edition) || announcesTwoGames(edition.code)))
    throw new RangeError(`${first[0]}: only a Swiss of players with one game in each round can be played so`);
  return Object.fromEntries(entries);
}

const KEYS = ['adjourned', 'corrected', 'renumbered'] as const;
