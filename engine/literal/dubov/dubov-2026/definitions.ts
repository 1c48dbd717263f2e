import type { Colour } from '../../../model/event.js';
import type { PastRound, Player, RoundState } from '../../../model/player.js';
import { colourDifference, coloursOf } from '../../colours.js';
import type { LiteralForm } from '../../reading.js';

/** A player in the terms of Article 1. */
export interface DubovPlayer {
  readonly id: number;
  /** 1.2: the order of the TPNs; the smaller, the higher ranked. */
  readonly tpn: number;
  /** The number whose parity 5.2.1 asks for. */
  readonly parityNumber: number;
  readonly score: number;
  readonly past: readonly PastRound[];
  /** Of the games played, the oldest first. */
  readonly colours: readonly Colour[];
  readonly preference: Preference;
  readonly aro: number;
  /** How often the player has been upfloated. */
  readonly upfloats: number;
  readonly hasJustUpfloated: boolean;
  readonly isMaximumUpfloater: boolean;
}

/** 1.6: the colour that a player should ideally receive. */
export interface Preference {
  readonly colour: Colour;
  readonly strength: Strength;
}

export type Strength = 'absolute' | 'strong' | 'mild';

/** The players of a round, highest TPN first: in ascending order of their numbers. */
export function playersOf(state: RoundState, form: LiteralForm): DubovPlayer[] {
  return state.players
    .map((player) => playerOf(state, form, player))
    .sort((one, other) => one.tpn - other.tpn);
}

function playerOf(state: RoundState, form: LiteralForm, player: Player): DubovPlayer {
  const { id, order, score, past } = player;
  const colours = coloursOf(past);
  const wasUpfloated = past.map((round) => isUpfloat(form, round));
  const upfloats = wasUpfloated.filter((yes) => yes).length;
  return {
    id,
    tpn: order,
    parityNumber: form.otherwise.has('DB4') ? id : player.parityNumber,
    score,
    past,
    colours,
    preference: preferenceOf(colours),
    aro: averageRatingOfOpponents(state, past),
    upfloats,
    hasJustUpfloated: wasUpfloated.at(-1) === true,
    isMaximumUpfloater: isMaximumUpfloater(state, form, upfloats),
  };
}

/** 1.6: the colour preference, and how strong it is. */
export function preferenceOf(colours: readonly Colour[]): Preference {
  const difference = colourDifference(colours);
  const [last, lastButOne] = [colours.at(-1), colours.at(-2)];
  // 1.6.1; DB13: the colour difference, which it names first, goes before two equal colours.
  if (difference < -1) return { colour: 'white', strength: 'absolute' };
  if (difference > 1) return { colour: 'black', strength: 'absolute' };
  if (last === 'black' && lastButOne === 'black') return { colour: 'white', strength: 'absolute' };
  if (last === 'white' && lastButOne === 'white') return { colour: 'black', strength: 'absolute' };
  // 1.6.2
  if (difference === -1) return { colour: 'white', strength: 'strong' };
  if (difference === 1) return { colour: 'black', strength: 'strong' };
  // 1.6.3
  if (last === 'black') return { colour: 'white', strength: 'mild' };
  // 1.6.3 after White, and 1.6.4.
  return { colour: 'black', strength: 'mild' };
}

/** 3.2.3: the player has yet to play a game. */
export function hasYetToPlay({ past }: Pick<DubovPlayer, 'past'>): boolean {
  return !past.some(({ isPlayed }) => isPlayed);
}

/** 1.6.4, 5.2.1: the player has yet to play a game with a colour; a file may not tell all of them. */
export function hasYetToHaveColour({ colours }: Pick<DubovPlayer, 'colours'>): boolean {
  return colours.length === 0;
}

/** 1.7: ARO. */
export function averageRatingOfOpponents(
  { ratings }: Pick<RoundState, 'ratings'>,
  past: readonly PastRound[],
): number {
  const opponents = past.flatMap(({ isPlayed, opponent }) =>
    isPlayed && opponent !== null ? [opponent] : [],
  );
  if (opponents.length === 0) return 0;
  const sum = opponents.reduce((total, opponent) => total + (ratings.get(opponent) ?? 0), 0);
  return Math.floor(sum / opponents.length + 1 / 2);
}

/** 1.8, DB2: a game against somebody who had a higher score when it was paired. */
function isUpfloat(form: LiteralForm, { opponent, isPlayed, scoreDifference }: PastRound): boolean {
  const isMeeting = form.otherwise.has('DB2') ? opponent !== null : isPlayed;
  return isMeeting && scoreDifference < 0;
}

/** 1.8: upfloated MaxT times. */
function isMaximumUpfloater({ totalRounds }: RoundState, form: LiteralForm, upfloats: number): boolean {
  const most = maximumUpfloats(totalRounds);
  return form.otherwise.has('DB3') ? upfloats > most : upfloats >= most; // DB3
}

/** 1.8.2: MaxT. */
export function maximumUpfloats(rounds: number): number {
  return 2 + Math.floor(rounds / 5);
}
