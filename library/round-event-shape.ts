import { STANDARD_POINTS } from '../engine/index.js';
import type { Colour, EventData } from '../engine/index.js';
import { isEventData } from './round-event.js';
import type { RoundEvent } from './round-event.js';
import { pointShape } from './point-shape.js';
import {
  holding,
  isNumeric,
  listOf,
  oneOf,
  orNull,
  parts,
  required,
  requireShape,
  text,
  that,
  whole,
} from './shapes.js';
import type { Shape, ShapeOf } from './shapes.js';

/**
 * Requires an event that `pair` of `swissproof/round` can take: its members have the right types. In one written by hand the
 * starting numbers must differ, and the entries of two opponents must name each other.
 */
export function requireEvent(event: RoundEvent | EventData): void {
  requireShape('event', event, holding({ points: holding({}) }));
  if (isEventData(event)) {
    requireShape('event', event, EVENT_DATA);
    return;
  }
  requireShape('event', event, ROUND_EVENT);
  requirePlayers(event.players);
}

function requirePlayers(players: RoundEvent['players']): void {
  const byId = new Map(players.toReversed().map((player) => [player.id, player]));
  players.forEach((player, place) => {
    const path = `event.players.${place}`;
    if (byId.get(player.id) !== player)
      throw new RangeError(`${path}.id: found ${player.id} twice, expected a starting number of its own`);
    player.rounds?.forEach(({ opponent = null, colour }, index) => {
      if (opponent === null) return;
      const answer = byId.get(opponent)?.rounds?.[index];
      const wrong = `${path}.rounds.${index}.opponent: found ${opponent}`;
      if (opponent === player.id || !byId.has(opponent))
        throw new RangeError(`${wrong}, expected the starting number of another player of the event`);
      if (answer?.opponent !== player.id)
        throw new RangeError(
          `${wrong}, but player ${opponent} has ${answer?.opponent ?? 'no opponent'} in round ${index + 1}, expected ${player.id}`,
        );
      if (colour === answer.colour && (colour === 'white' || colour === 'black'))
        throw new RangeError(
          `${path}.rounds.${index}.colour: found "${colour}" of player ${player.id} and of opponent ${opponent}, expected two colours`,
        );
    });
  });
}

const COLOURS: readonly Colour[] = ['white', 'black'];
export const NUMBER: Shape = whole(1);
export const COLOUR: Shape = oneOf(COLOURS);

const POINTS = that(
  'a number of points, a multiple of 0.1',
  (value) => isNumeric(value) && Math.abs(Math.round(value * 10) - value * 10) < 1e-9,
  isNumeric,
);
const TENTHS = that('a whole number (tenths of a point)', Number.isInteger, isNumeric);
const RATING = orNull(that('a number', isNumeric));
const RESULT = oneOf(Array.from('1=0WDL+-HFUZ?*'));
const MAP = that('a Map', (value) => value instanceof Map);

const ROUND_EVENT = parts({
  players: required(
    listOf(
      holding({
        id: required(NUMBER),
        rounds: listOf(
          holding({
            opponent: orNull(NUMBER),
            colour: orNull(COLOUR),
            result: required(RESULT),
          }),
        ),
        rating: RATING,
        name: text,
        title: text,
      }),
    ),
  ),
  totalRounds: required(NUMBER),
  points: parts(pointShape(POINTS)),
  initialColour: orNull(COLOUR),
  virtualPoints: MAP,
  forbidden: listOf(holding({ first: NUMBER, last: NUMBER, ids: required(listOf(NUMBER)) })),
  adjustments: listOf(
    holding({ value: required(POINTS), ids: required(listOf(NUMBER)), round: orNull(NUMBER) }),
  ),
} satisfies ShapeOf<RoundEvent>);

const EVENT_DATA = holding({
  players: required(
    listOf(
      holding({
        id: required(NUMBER),
        rounds: required(
          listOf(
            holding({
              opponent: required(orNull(NUMBER)),
              colour: required(orNull(COLOUR)),
              result: required(RESULT),
              points: TENTHS,
            }),
          ),
        ),
        rating: RATING,
      }),
    ),
  ),
  totalRounds: required(NUMBER),
  points: required(
    holding(Object.fromEntries(Object.keys(STANDARD_POINTS).map((key) => [key, required(TENTHS)]))),
  ),
  initialColour: orNull(COLOUR),
  virtualPoints: required(MAP),
  forbidden: required(
    listOf(holding({ first: required(NUMBER), last: required(NUMBER), ids: required(listOf(NUMBER)) })),
  ),
  adjustments: required(listOf(holding({ value: required(TENTHS), ids: required(listOf(NUMBER)) }))),
});
