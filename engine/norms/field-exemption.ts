import type { EventPlayer } from '../model/event.js';
import { entryOf, tookPart } from '../model/results.js';
import { NO_FEDERATION, UNDER_FIDE_FLAG } from './federations.js';
import type { NormPlayer } from './people.js';
import type { MissingFact } from './requirement.js';
import { hasNormTitle } from './titles.js';

/**
 * Whether 1.4.3d exempts a Swiss from the foreigner requirement. "reading": it does if the twenty need not all be there
 * in every round, as long as each misses at most one; the article can be read both ways. "unknown": it may, but facts are
 * missing.
 */
export type FieldExemption =
  | { readonly kind: 'exempt' | 'reading' | 'no' }
  | { readonly kind: 'unknown'; readonly missing: readonly MissingFact[] };

/**
 * 1.4.3d: in every round at least 20 rated players, not from the host federation, from at least 3 federations, at least
 * 10 of them with the title GM, IM, WGM or WIM; only players who miss at most one round, a pairing-allocated bye being
 * no round missed. FID is no federation.
 * @param host null: not known.
 */
export function fieldExemption(
  players: readonly EventPlayer[],
  people: ReadonlyMap<number, NormPlayer>,
  rounds: number,
  host: string | null,
): FieldExemption {
  const steady = players.flatMap((player) => {
    const person = people.get(player.id);
    const presence = Array.from({ length: rounds }, (_, index) => isPresent(player, index + 1));
    const missed = presence.filter((isThere) => !isThere).length;
    return person === undefined || missed > 1 ? [] : [{ person, presence }];
  });
  const known = steady.filter(({ person }) => isCounted(person, host));
  if (host !== null) {
    const everyRound = Array.from({ length: rounds }, (_, index) =>
      known.filter(({ presence }) => presence[index]),
    );
    if (everyRound.every((there) => suffices(there.map(({ person }) => person)))) return { kind: 'exempt' };
    if (suffices(known.map(({ person }) => person))) return { kind: 'reading' };
  }
  const possible = steady.map(({ person }) => person).filter((person) => mayBeCounted(person, host));
  return maySuffice(possible) ? { kind: 'unknown', missing: missingIn(possible, host) } : { kind: 'no' };
}

/** Takes part in a round: has a game, or the pairing-allocated bye. A forfeit loss is a missed round. */
export function isPresent(player: EventPlayer, round: number): boolean {
  const entry = entryOf(player, round);
  return tookPart(entry) && entry.result !== '-';
}

function isCounted({ rating, federation }: NormPlayer, host: string | null): boolean {
  return rating !== null && rating > 0 && federation !== null && isForeign(federation, host);
}

function mayBeCounted({ rating, federation }: NormPlayer, host: string | null): boolean {
  return (rating === null || rating > 0) && (federation === null || isForeign(federation, host));
}

function isForeign(federation: string, host: string | null): boolean {
  return federation !== host && federation !== UNDER_FIDE_FLAG && federation !== NO_FEDERATION;
}

function suffices(people: readonly NormPlayer[]): boolean {
  const federations = new Set(people.map(({ federation }) => federation));
  return isEnough(people.length, federations.size, people.filter(hasNormTitle).length);
}

/** With what is not known as it is best. */
function maySuffice(people: readonly NormPlayer[]): boolean {
  const unknown = people.filter(({ federation }) => federation === null).length;
  const federations = new Set(people.flatMap(({ federation }) => federation ?? []));
  const titled = people.filter((person) => person.title === null || hasNormTitle(person)).length;
  return isEnough(people.length, federations.size + unknown, titled);
}

function isEnough(people: number, federations: number, titled: number): boolean {
  return people >= LEAST_PLAYERS && federations >= LEAST_FEDERATIONS && titled >= LEAST_TITLED;
}

const LEAST_PLAYERS = 20;
const LEAST_FEDERATIONS = 3;
const LEAST_TITLED = 10;
const ARTICLE = '1.4.3d';

function missingIn(people: readonly NormPlayer[], host: string | null): MissingFact[] {
  const stateless = people.filter(({ federation }) => federation === null).map(({ id }) => id);
  const facts: (MissingFact | null)[] = [
    host === null ? { what: 'host-federation', players: [], article: ARTICLE } : null,
    stateless.length > 0 ? { what: 'federation', players: stateless, article: ARTICLE } : null,
    people.some(({ title }) => title === null) ? { what: 'title', players: [], article: ARTICLE } : null,
    people.some(({ rating }) => rating === null) ? { what: 'rating', players: [], article: ARTICLE } : null,
  ];
  return facts.filter((fact) => fact !== null);
}
