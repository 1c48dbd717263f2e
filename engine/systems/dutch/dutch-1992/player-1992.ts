import { opposite } from '../../../model/event.js';
import type { PastRound, RoundState } from '../../../model/player.js';
import { Strength } from '../../../rules/colour-preference.js';
import type { ColourPreference } from '../../../rules/colour-preference.js';
import { dutchState } from '../player.js';
import type { DutchPlayer, DutchState, Float } from '../player.js';

/**
 * The players of a round as the edition of 1992 sees them: floats of pairings, played or not, and of the bye (J1, J2);
 * barred from the bye is who had a point without playing (J3); for who has more than half of the points in the last
 * round B2, B5 and B6 are off (J4).
 */
export function dutch1992State(state: RoundState): DutchState {
  return dutchState(state, {
    unplayedIsDownfloat: (result) => result === 'U',
    barsBye: (result) => result === 'U' || result === 'F' || result === '+',
    seeOtherwise: (seen) => ({ ...seen, players: withoutEmptyBar(seen.players.map(seenBy1992)) }),
  });
}

function seenBy1992(player: DutchPlayer): DutchPlayer {
  const { past, topscorer } = player;
  if (topscorer) return { ...player, ...mildened(player), lastFloat: null, earlierFloat: null };
  return { ...player, lastFloat: floatOf(past.at(-1)), earlierFloat: floatOf(past.at(-2)) };
}

/** A4, A5. */
function floatOf(past: PastRound | undefined): Float {
  if (past === undefined) return null;
  const { result, scoreDifference } = past;
  if (result === 'U') return 'down';
  return scoreDifference > 0 ? 'down' : scoreDifference < 0 ? 'up' : null;
}

/** A7 without its first kind of preference. */
function mildened({ colours, colourDifference }: DutchPlayer): ColourPreference {
  const last = colours.at(-1);
  if (last === undefined) return { preference: null, strength: Strength.none };
  if (colourDifference === 0) return { preference: opposite(last), strength: Strength.mild };
  return { preference: colourDifference < 0 ? 'white' : 'black', strength: Strength.strong };
}

/** B1b bars nobody where it would bar everybody (J19). */
function withoutEmptyBar(players: readonly DutchPlayer[]): readonly DutchPlayer[] {
  if (players.some(({ mayTakeBye }) => mayTakeBye)) return players;
  return players.map((player) => ({ ...player, mayTakeBye: true }));
}
