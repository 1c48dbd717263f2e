import type { Tournament } from '../corpus/index.js';
import { bakuVirtualPoints, EventHistory } from '../engine/index.js';
import type { BakuEdition, Colour, Edition, EventData, RoundState } from '../engine/index.js';
import { initialColourFor } from './initial-colour.js';
import { publishedRound } from './judge/published-round.js';
import type { PublishedRound } from './judge/published-round.js';

/** A published round and the moment before it was paired. */
export interface Moment {
  readonly published: PublishedRound;
  readonly state: RoundState;
  readonly assumedFinal: boolean;
}

/** Which rounds are looked at, and what stands in for what the file does not say. */
export interface MomentOptions {
  readonly rounds: ((round: number) => boolean) | null;
  readonly firstColour: Colour | null;
  readonly totalRounds: number | null;
}

/** The rounds of a tournament, each with the moment before it was paired. */
export function* momentsOf(
  tournament: Tournament,
  edition: Edition,
  baku: BakuEdition | null,
  options: MomentOptions,
): Generator<Moment> {
  const event = prepareEvent(tournament, baku, options.totalRounds);
  const initialColour = initialColourFor(event, edition, options.firstColour)?.colour ?? 'white';
  const lastIsAssumed = tournament.roundsFrom === 'played' && options.totalRounds === null;
  const history = new EventHistory(event);
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    if (options.rounds?.(round) ?? true) {
      const published = publishedRound(event, round);
      const state = history.stateFor((id) => published.participants.has(id), initialColour);
      yield { published, state, assumedFinal: lastIsAssumed && round === tournament.pairedRounds };
    }
    history.advance();
  }
}

/**
 * The event as the engine needs it: with the virtual points of an acceleration that the file only names, and the
 * number of rounds given from outside where the file has none.
 */
export function prepareEvent(
  tournament: Tournament,
  baku: BakuEdition | null,
  totalRounds: number | null,
  isPresentFirst?: (id: number) => boolean,
): EventData {
  const rounds =
    tournament.roundsFrom === 'played' && totalRounds !== null
      ? Math.max(totalRounds, tournament.pairedRounds)
      : tournament.totalRounds;
  const event: EventData = { ...tournament, totalRounds: rounds };
  if (baku === null || event.virtualPoints.size > 0) return event;
  return { ...event, virtualPoints: bakuVirtualPoints(event, baku, isPresentFirst) ?? new Map() };
}
