import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { PastRound, Player, RoundState } from '../../../model/player.js';
import { colourBars, dueColourOf } from '../../../rules/due-colours.js';
import type { DueColours } from '../../../rules/due-colours.js';

/** A player of a round as the edition of 1997 sees him. */
export interface Player1997 extends Player, DueColours {
  /** R (1.1). */
  readonly rating: number;
  /** ARO (1.2), as a fraction. */
  readonly aro: Average;
  /** May be transferred to a higher score group (2.2). */
  readonly mayGoUp: boolean;
  readonly mayTakeBye: boolean;
}

/** How an edition reads what happened to a player. */
export interface PlayerReadings1997 {
  /** Who may not have the bye (C.04.1.d). */
  barsBye(player: Player): boolean;
  /** What the average rating of the opponents is made of (1.2). */
  readonly aroOf: 'games' | 'all pairings' | 'games, own rating without any';
  /** The due colour of who has played no game (1.3, 1.4). */
  readonly dueWithoutGames: 'none' | 'as in round 1';
  /** What counts as having been transferred to a higher score group (2.2). */
  readonly transfersBy: 'pairings' | 'games';
  /** Players who may not be transferred again (2.2): never are, or only where nobody else can be; absent: anybody may be. */
  readonly keepsTransferLimit: 'always' | 'if others can' | 'never';
}

/** An average that nothing has rounded: the sum of so many numbers. */
export interface Average {
  readonly sum: number;
  readonly count: number;
}

/** Compares two averages exactly; none at all is zero. Negative when the first is lower. */
export function compareAverages(a: Average, b: Average): number {
  return a.sum * Math.max(1, b.count) - b.sum * Math.max(1, a.count);
}

export function valueOf({ sum, count }: Average): number {
  return sum / Math.max(1, count);
}

/** All players of a round, in their order. */
export function players1997(state: RoundState, edition: PlayerReadings1997): Player1997[] {
  return state.players.map((player) => {
    const rating = state.ratings.get(player.id) ?? 0;
    // Property by property: see CONTRIBUTING.md, "Speed".
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
      rating,
      aro: averageOf(player, rating, state, edition),
      due: dueColourOf(player) ?? dueWithoutGames(player, state, edition),
      may: colourBars(player),
      mayGoUp: mayGoUp(player, state, edition),
      mayTakeBye: !edition.barsBye(player),
    };
  });
}

function averageOf(
  { past }: Player,
  rating: number,
  { ratings }: RoundState,
  { aroOf }: PlayerReadings1997,
): Average {
  const met = past.filter(
    ({ opponent, isPlayed }) => opponent !== null && (isPlayed || aroOf === 'all pairings'),
  );
  if (met.length === 0) return { sum: aroOf === 'games, own rating without any' ? rating : 0, count: 1 };
  const sum = met.reduce((total, { opponent }) => total + (ratings.get(opponent ?? 0) ?? 0), 0);
  return { sum, count: met.length };
}

function dueWithoutGames(
  { order }: Player,
  { initialColour }: RoundState,
  { dueWithoutGames: reading }: PlayerReadings1997,
): Colour | null {
  if (reading === 'none') return null;
  return order % 2 === 0 ? initialColour : opposite(initialColour);
}

/** 2.2: not twice running, and no more than three times in an event (four, if it has more than nine rounds). */
function mayGoUp(
  { past }: Player,
  { isFinal, totalRounds }: RoundState,
  edition: PlayerReadings1997,
): boolean {
  if (isFinal || edition.keepsTransferLimit === 'never') return true;
  const wentUp = ({ scoreDifference, isPlayed }: PastRound): boolean =>
    scoreDifference < 0 && (isPlayed || edition.transfersBy === 'pairings');
  const last = past.at(-1);
  if (last !== undefined && wentUp(last)) return false;
  return past.filter(wentUp).length < (totalRounds < 10 ? 3 : 4);
}
