import type { Claim, ClaimOutcome } from './claims.js';
import { playersOf } from './season-players.js';
import type { SeasonPlayer } from './season-players.js';
import type { SeasonEvent, SeasonNorm } from './season-event.js';

/** The events of a season together. */
export interface Season {
  /** In the order of the files. */
  readonly events: readonly SeasonEvent[];
  /** A row for each player and title with a norm that was or may have been made. */
  readonly players: readonly SeasonPlayer[];
  readonly chiefArbiters: readonly SeasonGroup[];
  /** As the claims or the server name them: no record of a tournament file does. */
  readonly organisers: readonly SeasonGroup[];
  /** By record 032. */
  readonly federations: readonly SeasonGroup[];
  /** In the order of the file of claims; null: no claims were given. */
  readonly claims: readonly JudgedClaim[] | null;
  /** Norms that were made and that nobody claims; empty if no claims were given. */
  readonly unclaimed: readonly UnclaimedNorm[];
}

export interface SeasonGroup {
  /** Empty: not given. */
  readonly name: string;
  readonly events: number;
  readonly checkedRounds: number;
  readonly deviatingRounds: number;
  /** Norms, made or unknown. */
  readonly norms: number;
  /** Norms that a deviation touches. */
  readonly touched: number;
}

export interface JudgedClaim {
  readonly claim: Claim;
  /** `no-event`: no audited file is this event. */
  readonly outcome: ClaimOutcome | { readonly verdict: 'no-event' };
}

export interface UnclaimedNorm extends Pick<SeasonNorm, 'fideId' | 'name' | 'title' | 'isTouched'> {
  readonly file: string;
  readonly event: string;
}

/**
 * @param claims null: none were given.
 * @param organisers by file, where they are known without claims.
 */
export function seasonOf(
  events: readonly SeasonEvent[],
  claims: readonly Claim[] | null,
  organisers: ReadonlyMap<string, string> = organisersOf(events, claims ?? []),
): Season {
  return {
    events,
    players: playersOf(events),
    chiefArbiters: groupsOf(events, ({ chiefArbiter }) => chiefArbiter),
    organisers: organisers.size === 0 ? [] : groupsOf(events, ({ file }) => organisers.get(file) ?? ''),
    federations: groupsOf(events, ({ federation }) => federation),
    claims: claims?.map((claim, index) => ({ claim, outcome: outcomeIn(events, index) })) ?? null,
    unclaimed: claims === null ? [] : unclaimedIn(events, claims),
  };
}

/** Returns the events by a name that they have, in order; an event without a name is in the group "". */
export function groupsOf(
  events: readonly SeasonEvent[],
  nameOf: (event: SeasonEvent) => string,
): SeasonGroup[] {
  const groups = new Map<string, SeasonEvent[]>();
  for (const event of events) groups.set(nameOf(event), [...(groups.get(nameOf(event)) ?? []), event]);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, list]) => {
      const norms = list.flatMap((event) => event.norms);
      const sum = (of: (event: SeasonEvent) => number): number =>
        list.reduce((total, event) => total + of(event), 0);
      return {
        name,
        events: list.length,
        checkedRounds: sum((event) => event.checkedRounds),
        deviatingRounds: sum((event) => event.deviatingRounds.length),
        norms: norms.length,
        touched: norms.filter(({ isTouched }) => isTouched).length,
      };
    });
}

/** The organiser of each event, by its file, as the claims name them. */
function organisersOf(events: readonly SeasonEvent[], claims: readonly Claim[]): Map<string, string> {
  const organisers = new Map<string, string>();
  for (const { file, claims: judged } of events)
    for (const { index } of judged) {
      const organiser = claims[index]?.organiser ?? '';
      if (organiser !== '' && !organisers.has(file)) organisers.set(file, organiser);
    }
  return organisers;
}

/** Groups of an event can have one name: the outcome is that of the file that has the player. */
function outcomeIn(events: readonly SeasonEvent[], index: number): JudgedClaim['outcome'] {
  const found = events.flatMap(({ claims }) => claims.filter((one) => one.index === index));
  const best = found.find(({ outcome }) => outcome.verdict !== 'no-player') ?? found[0];
  return best?.outcome ?? { verdict: 'no-event' };
}

function unclaimedIn(events: readonly SeasonEvent[], claims: readonly Claim[]): UnclaimedNorm[] {
  return events.flatMap(({ file, name: event, norms, claims: judged }) => {
    const claimed = new Set(
      judged.flatMap(({ index }) => {
        const claim = claims[index];
        return claim === undefined ? [] : [`${claim.fideId} ${claim.title}`];
      }),
    );
    return norms
      .filter(({ verdict, fideId, title }) => verdict === 'made' && !claimed.has(`${fideId} ${title}`))
      .map(({ fideId, name, title, isTouched }) => ({ file, event, fideId, name, title, isTouched }));
  });
}
