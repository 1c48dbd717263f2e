import { initialColourFor } from '../checker/initial-colour.js';
import { boardsOf } from '../checker/judge/published-round.js';
import type { Board } from '../checker/report.js';
import { entryOf, EventHistory, isRated, pairRound, tookPart } from '../engine/index.js';
import type { Colour, Edition, EventData } from '../engine/index.js';
import { eventDataOf } from './round-event.js';
import type { RoundEvent } from './round-event.js';
import { COLOUR, NUMBER, requireEvent } from './round-event-shape.js';
import { requireOptions, required, that } from './shapes.js';
import type { ShapeOf } from './shapes.js';

/** `swissproof/round`: the engine alone, for programs that have their tournaments as data and must be small. */
export type { Board };
export type {
  ExtraPoints,
  ForbiddenPlayers,
  PlayedRound,
  ResultPoints,
  RoundEvent,
  RoundPlayer,
} from './round-event.js';
export { STANDARD_POINTS } from '../engine/index.js';
export type {
  Colour,
  Edition,
  EventData,
  EventPlayer,
  PointSystem,
  ResultCode,
  RoundEntry,
} from '../engine/index.js';

export interface RoundOptions {
  /** From `swissproof/editions/…`, or one of the `editions` of `swissproof`. */
  readonly edition: Edition;
  /** The round to pair, again if it was paired. Default: the one after the last that somebody took part in. */
  readonly round?: number;
  /** Default: that of the event, else what its first game shows. */
  readonly initialColour?: Colour;
}

/** The pairing, or why there is none. */
export type RoundResult =
  /** In board order, the pairing-allocated bye last. */
  | { readonly kind: 'paired'; readonly round: number; readonly boards: readonly Board[] }
  /** No pairing of these players is legal. */
  | { readonly kind: 'impossible'; readonly round: number }
  /** The rules themselves do not come to a pairing and say so. */
  | {
      readonly kind: 'left-to-arbiter';
      readonly round: number;
      readonly rule: { readonly id: string; readonly article: string; readonly title: string };
    };

/**
 * Pairs a round of an event. A player without an entry for it takes part, and a player with a bye for it (H, F or Z) does not;
 * a round that was paired is paired again, with those who took part in it.
 * @param given an event in points, or one of the engine, with every amount in tenths.
 * @throws TypeError for an argument of another type, and RangeError for a value that cannot be: a round that is not the next one
 * or an earlier one, an opponent who is not in the event, an initial-colour or a rating that is missing, or if nobody takes part.
 */
export function pair(given: RoundEvent | EventData, options: RoundOptions): RoundResult {
  requireEvent(given);
  requireOptions('options', options, OPTIONS);
  const event = eventDataOf(given);
  const { edition } = options;
  const { players } = event;
  const next = 1 + Math.max(0, ...players.map(({ rounds }) => rounds.findLastIndex(tookPart) + 1));
  const { round = next } = options;
  if (round > next || round > event.totalRounds)
    throw new RangeError(`round: found ${round}, expected one up to ${Math.min(next, event.totalRounds)}`);
  const present = new Set(
    players
      .filter((one) => (round === next && one.rounds.length < round) || tookPart(entryOf(one, round)))
      .map(({ id }) => id),
  );
  if (present.size === 0) throw new RangeError(`players: nobody is there to be paired in round ${round}`);
  const unrated = players.find((one) => present.has(one.id) && !isRated(one));
  if (unrated !== undefined && edition.needs.includes('ratings'))
    throw new RangeError(`players: ${edition.id} needs ratings, and player ${unrated.id} has none`);
  const colour = initialColourFor(event, edition, options.initialColour ?? null)?.colour ?? null;
  if (colour === null) throw new RangeError('initialColour: nothing tells it, expected "white" or "black"');
  const history = new EventHistory(event);
  while (history.round < round) history.advance();
  const outcome = pairRound(
    history.stateFor((id) => present.has(id), colour),
    edition,
  );
  if (outcome.kind === 'impossible') return { kind: 'impossible', round };
  if (outcome.kind === 'paired')
    return { kind: 'paired', round, boards: boardsOf(outcome.pairs, outcome.bye) };
  const { id, article, title } = outcome.rule;
  return { kind: 'left-to-arbiter', round, rule: { id, article, title } };
}

const OPTIONS: ShapeOf<RoundOptions> = {
  edition: required(
    that(
      'an edition, like that of swissproof/editions/…',
      (value) => typeof value === 'object' && value !== null && 'byLetter' in value && 'round' in value,
    ),
  ),
  round: NUMBER,
  initialColour: COLOUR,
};
