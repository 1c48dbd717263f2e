import { opposite } from '../../model/event.js';
import type { Colour } from '../../model/event.js';
import type { Player, RoundState } from '../../model/player.js';
import { Strength } from '../../rules/colour-preference.js';
import type { ColourPreference } from '../../rules/colour-preference.js';

type Coloured = Pick<Player, 'colours' | 'colourDifference'>;

/** 1.7.1: Type A, simple preferences. */
export function typeA(team: Coloured): ColourPreference {
  const preference = decidedPreference(team);
  return preference === null ? NONE : { preference, strength: Strength.mild };
}

/** 1.7.2: Type B, strong and mild preferences; its last sentence takes away both kinds (M12). */
export function typeB(team: Coloured, round: Pick<RoundState, 'isFinal'>): ColourPreference {
  return round.isFinal && team.colourDifference === 0 ? NONE : typeBStrongInLast(team, round);
}

/** The last sentence read so that it takes away mild preferences only (M12). */
export function typeBStrongInLast(
  team: Coloured,
  { isFinal }: Pick<RoundState, 'isFinal'>,
): ColourPreference {
  const strong = decidedPreference(team);
  if (strong !== null) return { preference: strong, strength: Strength.strong };
  const last = team.colours.at(-1);
  if (last === undefined) return NONE;
  const { colourDifference } = team;
  if (colourDifference !== 0)
    return { preference: colourDifference < 0 ? 'white' : 'black', strength: Strength.mild };
  return isFinal ? NONE : { preference: opposite(last), strength: Strength.mild };
}

/** Colour preferences are not used at all (1.7). */
export function noPreference(): ColourPreference {
  return NONE;
}

/** A difference of two or more, or the same colour in the last two matches where the difference is not against it. */
function decidedPreference({ colours, colourDifference }: Coloured): Colour | null {
  if (colourDifference < -1) return 'white';
  if (colourDifference > 1) return 'black';
  const last = colours.at(-1);
  if (last === undefined || colours.at(-2) !== last) return null;
  const isAgainst = last === 'black' ? colourDifference > 0 : colourDifference < 0;
  return isAgainst ? null : opposite(last);
}

const NONE: ColourPreference = { preference: null, strength: Strength.none };
