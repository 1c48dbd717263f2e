import type { Colour } from '../../model/event.js';
import type { PastRound, Player, RoundState } from '../../model/player.js';
import type { LiteralForm } from '../reading.js';

/** A team, or a player of a Double-Swiss, in the terms of Article 1. */
export interface Participant {
  readonly id: number;
  /** 1.1: the order of the TPNs. */
  readonly tpn: number;
  /** The number whose parity 4.3.1 asks for. */
  readonly parityNumber: number;
  /** 1.2: the primary score. */
  readonly score: number;
  /** The primary score by which the first of a pair is told. */
  readonly scoreForRank: number;
  /** 1.2: the secondary score; 0 where there is none. */
  readonly secondaryScore: number;
  readonly past: readonly PastRound[];
  /** Of the matches played, the oldest first. */
  readonly colours: readonly Colour[];
  /** 1.5: was a floater in the previous round. */
  readonly hasJustFloated: boolean;
}

/** Those of a round in ascending order of TPN. */
export function participantsOf(state: RoundState, form: LiteralForm): Participant[] {
  return state.players
    .map((player) => participantOf(state, form, player))
    .sort((one, other) => one.tpn - other.tpn);
}

function participantOf(state: RoundState, form: LiteralForm, player: Player): Participant {
  const { id, order, parityNumber, score, standing, past } = player;
  return {
    id,
    tpn: order,
    parityNumber: form.otherwise.has('M6') ? id : parityNumber, // M6
    score,
    scoreForRank: form.otherwise.has('M9') ? standing : score, // M9
    secondaryScore: past.reduce((sum, { secondaryWorth = 0 }) => sum + secondaryWorth, 0),
    past,
    colours: past.flatMap((round) => colourOf(round) ?? []),
    hasJustFloated: hasJustFloated(state, form, player),
  };
}

/** 1.6.1 (C.04.5: 1.6): the colour that somebody had in a round; null for none. */
export function colourOf({ isPlayed, colour }: PastRound): Colour | null {
  return isPlayed ? colour : null;
}

/** 4.3.1; M16: who has played a match that gave no colour has yet to play one. */
export function hasYetToPlay({ colours }: Pick<Participant, 'colours'>): boolean {
  return colours.length === 0;
}

/** 1.6.2: matches with White minus matches with Black. */
export function colourDifference({ colours }: Pick<Participant, 'colours'>): number {
  return countOf(colours, 'white') - countOf(colours, 'black');
}

export function countOf(colours: readonly Colour[], wanted: Colour): number {
  return colours.filter((colour) => colour === wanted).length;
}

/** 1.5: played against an opponent with a different score. */
function hasJustFloated(state: RoundState, form: LiteralForm, player: Player): boolean {
  const last = player.past.at(-1);
  if (last === undefined || last.opponent === null) return false;
  if (!last.isPlayed && !form.otherwise.has('M4')) return false; // M4
  return form.otherwise.has('M3') // M3
    ? standingBefore(player) !== standingBeforeOf(state, last.opponent)
    : last.scoreDifference !== 0;
}

/** The points before the previous round, without virtual ones. */
function standingBefore({ standing, past }: Pick<Player, 'standing' | 'past'>): number {
  return standing - (past.at(-1)?.worth ?? 0);
}

function standingBeforeOf({ players, absent }: RoundState, id: number): number {
  const found = [...players, ...absent].find((player) => player.id === id);
  if (found === undefined) throw new RangeError(`nobody of the event has the number ${id}`);
  return standingBefore(found);
}

/** Whether the round to be paired is one of so many last ones. */
export function isAmongLast(
  { round, totalRounds }: Pick<RoundState, 'round' | 'totalRounds'>,
  { otherwise }: Pick<LiteralForm, 'otherwise'>,
  number: number,
): boolean {
  return round > totalRounds - number && !otherwise.has('M7'); // M7
}
