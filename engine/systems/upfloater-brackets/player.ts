import type { Tenths } from '../../model/event.js';
import type { Player, RoundState } from '../../model/player.js';
import type { ColourPreference } from '../../rules/colour-preference.js';
import type { PlayerTrait } from '../interface/system.js';

/** A participant (a team, or a player of matches of two games) as these systems see one. */
export interface MatchPlayer extends Player, ColourPreference {
  /** There are no exceptions for topscorers. */
  readonly topscorer: false;
  /** Matches played. */
  readonly matches: number;
  /** Played against an opponent with a different score in the previous round (1.5). */
  readonly floatedLast: boolean;
  /** Points of the second count, in tenths; 0 where the event has none. */
  readonly secondary: Tenths;
  /** False when an earlier bye or a match won by forfeit bars the pairing-allocated bye (C2). */
  readonly mayTakeBye: boolean;
}

/** The moment before a round is paired, as these systems see it. */
export interface MatchState extends RoundState {
  readonly players: readonly MatchPlayer[];
  /** Rounds that follow this one. */
  readonly roundsAfter: number;
}

/** What of an edition decides how it sees the participants. */
export interface MatchReading {
  /** The colour preference (1.7). */
  readonly preferenceOf: (player: Player, state: RoundState) => ColourPreference;
  /** No round is one of the last, as another reading has it. */
  readonly hasNoEnd?: true;
  /** The participants as another reading of the rules sees them; absent: as they are. */
  readonly seeOtherwise?: (state: MatchState) => MatchState;
}

/** What an edition makes of the participants of a round. */
export function matchState(round: RoundState, edition: MatchReading): MatchState {
  const state = edition.hasNoEnd === true ? { ...round, isFinal: false, totalRounds: Infinity } : round;
  const players = state.players.map((player): MatchPlayer => {
    const { past } = player;
    const last = past.at(-1);
    const { preference, strength } = edition.preferenceOf(player, state);
    return {
      id: player.id,
      order: player.order,
      parityNumber: player.parityNumber,
      score: player.score,
      standing: player.standing,
      colours: player.colours,
      colourDifference: player.colourDifference,
      opponents: player.opponents,
      past,
      person: player.person,
      preference,
      strength,
      topscorer: false,
      matches: past.filter(({ isPlayed }) => isPlayed).length,
      floatedLast: last !== undefined && last.isPlayed && last.scoreDifference !== 0,
      secondary: past.reduce((sum, { secondaryWorth }) => sum + (secondaryWorth ?? 0), 0),
      // C2: the bye, a match won by forfeit, a full-point bye.
      mayTakeBye: !past.some(({ result }) => result === 'U' || result === '+' || result === 'F'),
    };
  });
  const seen: MatchState = { roundsAfter: state.totalRounds - state.round, ...state, players };
  return edition.seeOtherwise?.(seen) ?? seen;
}

/** What the criteria read of a participant. */
export function traitsOf({ floatedLast, preference, strength }: MatchPlayer): PlayerTrait[] {
  return [
    { value: floatedLast ? 1 : 0, weight: 2 },
    { value: preference, weight: 1 },
    { value: strength, weight: 1 },
  ];
}
