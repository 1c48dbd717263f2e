import { opposite } from '../../../model/event.js';
import type { RoundState } from '../../../model/player.js';
import { Strength } from '../../../rules/colour-preference.js';
import type { ColourPreference } from '../../../rules/colour-preference.js';
import { dutchState } from '../player.js';
import type { DutchPlayer, DutchState } from '../player.js';
import { liftByeBar } from '../lift-bye-bar.js';
import { dutch1992 } from './dutch-1992.js';
import type { Edition1992 } from './edition-1992.js';

/**
 * The players of a round as the edition of 1992 sees them: floats of pairings, played or not, and of the bye (J1, J2);
 * barred from the bye is who had a point without playing (J3), unless everybody is (J19); for who has more than half of
 * the points in the last round B2, B5 and B6 are off (J4).
 */
export function dutch1992State(state: RoundState, edition: Edition1992 = dutch1992): DutchState {
  // All floats are given here.
  const seen = dutchState(state, { ...edition, unplayedIsDownfloat: () => false });
  return liftByeBar({ ...seen, players: seen.players.map((player) => seenBy1992(player, edition)) });
}

function seenBy1992(player: DutchPlayer, edition: Edition1992): DutchPlayer {
  const { past, topscorer } = player;
  const [last, earlier] = [past.at(-1), past.at(-2)].map((round) => edition.floatOf(round ?? null));
  const floats = { lastFloat: last, earlierFloat: earlier };
  if (!topscorer) return { ...player, ...floats };
  const kept = edition.topscorersKeepFloats ? floats : { lastFloat: null, earlierFloat: null };
  return { ...player, ...mildened(player), ...kept };
}

/** A7 without its first kind of preference. */
function mildened({ colours, colourDifference }: DutchPlayer): ColourPreference {
  const last = colours.at(-1);
  if (last === undefined) return { preference: null, strength: Strength.none };
  if (colourDifference === 0) return { preference: opposite(last), strength: Strength.mild };
  return { preference: colourDifference < 0 ? 'white' : 'black', strength: Strength.strong };
}
