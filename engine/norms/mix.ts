import { UNDER_FIDE_FLAG } from './federations.js';
import type { NormGame } from './games.js';
import { meetsAgain } from './event.js';
import type { NormFormat } from './event.js';
import type { Norm } from './norms.js';
import { atLeast, atMost } from './requirement.js';
import type { Requirement } from './requirement.js';
import { hasTitleOf, isTitleHolder } from './titles.js';

/**
 * Federations of the opponents (1.4.3) and the most that may come from one (1.4.4): minima are rounded up, maxima down.
 * An opponent whose federation is not known counts as the only one of a foreign federation, a player under the flag of
 * FIDE as of none.
 * @param own the candidate's federation; null: not known.
 */
export function federationMix(games: readonly NormGame[], own: string | null): Requirement[] {
  const counts = new Map<string, number>();
  let unknown = 0;
  for (const { opponent } of games) {
    const { federation } = opponent;
    if (federation === null) unknown += 1;
    else if (federation !== UNDER_FIDE_FLAG) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  }
  const foreign = [...counts.keys()].filter((federation) => federation !== own).length + unknown;
  const largest = Math.max(unknown > 0 ? 1 : 0, ...counts.values());
  const n = games.length;
  const ofOwn = own === null || own === UNDER_FIDE_FLAG ? 0 : (counts.get(own) ?? 0);
  return [
    atLeast('foreign-federations', '1.4.3', foreign, 2),
    atMost('own-federation', '1.4.4', ofOwn, Math.floor((3 * n) / 5)),
    atMost('one-federation', '1.4.4', largest, Math.floor((2 * n) / 3)),
  ];
}

/** Whether games meet 1.4.3 and 1.4.4 for certain, also where an exemption makes that needless (1.4.3e). */
export function meetsForeignerRequirement(games: readonly NormGame[], own: string | null): boolean {
  const isKnown = own !== null && games.every(({ opponent }) => opponent.federation !== null);
  return isKnown && federationMix(games, own).every(({ holds }) => holds);
}

/** Titles of the opponents (1.4.5); of a double round robin the different opponents with the titles of b to e count. */
export function titleMix(
  games: readonly NormGame[],
  norm: Norm,
  { format, players }: { readonly format: NormFormat; readonly players: number },
): Requirement[] {
  const n = games.length;
  const opponents = games.map(({ opponent }) => opponent);
  const areKnown = opponents.every(({ title }) => title !== null);
  const holders = opponents.filter(isTitleHolder).length;
  const required = opponents.filter((opponent) => hasTitleOf(opponent, norm.required));
  const isDouble = meetsAgain(format);
  const counted = isDouble ? new Set(required.map(({ id }) => id)).size : required.length;
  const least = Math.max(3, Math.ceil(n / 3));
  return [
    atLeast('title-holders', '1.4.5a', areKnown ? holders : null, Math.ceil(n / 2)),
    atLeast(
      'required-titles',
      norm.requiredArticle,
      areKnown ? counted : null,
      isDouble ? Math.ceil(least / 2) : least,
    ),
    ...(isDouble ? [atLeast('players', '1.4.5', players, 6)] : []),
  ];
}
