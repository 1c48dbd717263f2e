import { opposite } from '../../model/event.js';
import type { Colour, PointSystem, Tenths } from '../../model/event.js';
import type { Player, RoundState } from '../../model/player.js';
import { winValue } from '../../model/results.js';
import { colourBars } from '../../rules/due-colours.js';
import type { DueColours } from '../../rules/due-colours.js';
import type { LimReadings } from './readings/readings.js';

/** A player of a round as the Lim System sees one: the due colour by 5.1, 5.5 and 5.6, the bars by 5.1. */
export interface LimPlayer extends Player, DueColours {
  /** The rating, which only Maxi-tournaments ask; 0 for none. */
  readonly rating: number;
  /** Has been a floater in the round before (3.10). */
  readonly hasFloated: boolean;
  readonly mayTakeBye: boolean;
}

/** All players of a round, in their order. */
export function limPlayers(state: RoundState, readings: LimReadings): LimPlayer[] {
  return state.players.map((player) => limPlayer(player, state, readings));
}

function limPlayer(player: Player, state: RoundState, readings: LimReadings): LimPlayer {
  const may = colourBars(player);
  return {
    id: player.id,
    order: player.order,
    parityNumber: player.parityNumber,
    score: player.score,
    standing: player.standing,
    colours: player.colours,
    colourDifference: player.colourDifference,
    opponents: player.opponents,
    past: player.past,
    person: player.person,
    rating: state.ratings.get(player.id) ?? 0,
    due: dueColour(player, may, state, readings),
    may,
    hasFloated: hasFloated(player, state, readings),
    mayTakeBye: !player.past.some(
      ({ isPlayed, result, worth }) => !isPlayed && readings.barsBye(result, worth, state.points),
    ),
  };
}

/** Half of what can be won in so many rounds: the score of the median group (2.2). */
export function medianAfter(rounds: number, points: PointSystem): Tenths {
  return (rounds * winValue(points)) / 2;
}

/** 5.5 and 5.6: the equalising colour; 5.3: of a player who may not have it (BBBWW) the alternating one. */
function dueColour(
  { colours, colourDifference }: Player,
  may: DueColours['may'],
  { round }: RoundState,
  { dueInOddRounds }: LimReadings,
): Colour | null {
  const last = colours.at(-1);
  if (last === undefined) return null;
  const alternates = round % 2 === 1 && dueInOddRounds === 'alternate';
  if (colourDifference === 0 || (alternates && Math.abs(colourDifference) < 2)) return opposite(last);
  const equalising = colourDifference < 0 ? 'white' : 'black';
  const other = opposite(equalising);
  return !may[equalising] && may[other] ? other : equalising;
}

/**
 * 3.10: who met another score was transferred if he came from above the median with the higher one, or from below it
 * with the lower one. Virtual points of the round before are not known any more: the points themselves tell.
 */
function hasFloated({ past }: Player, { round, points }: RoundState, { floated }: LimReadings): boolean {
  const last = past.at(-1);
  if (last === undefined || last.scoreDifference === 0) return false;
  if (floated === 'both of a pair') return true;
  const before = past.slice(0, -1).reduce((sum, { worth }) => sum + worth, 0);
  const median = medianAfter(round - 2, points);
  return last.scoreDifference > 0 ? before > median : before < median;
}

/** True when two are due the same colour. */
export function areDueAlike(a: LimPlayer, b: LimPlayer): boolean {
  return a.due !== null && a.due === b.due;
}
