import type { Colour } from '../../model/event.js';
import type { RoundState } from '../../model/player.js';
import type { LiteralForm } from '../reading.js';
import { colourDifference, hasYetToPlay, isAmongLast } from './definitions.js';
import type { Participant } from './definitions.js';

/** 1.7: the kinds of colour preferences that the rules of a competition choose from. */
export type PreferenceType = 'A' | 'B' | 'none';

export interface Preference {
  readonly colour: Colour;
  readonly strength: 'simple' | 'strong' | 'mild';
}

type TeamColours = Pick<Participant, 'colours'>;

/** 1.7: type A unless the rules of the competition specify another one. */
export function preferenceType({ choices }: Pick<LiteralForm, 'choices'>): PreferenceType {
  const { colours = 'A' } = choices;
  return colours as PreferenceType;
}

/** 1.7: the colour preference of a team; null for none. */
export function preferenceOf(state: RoundState, form: LiteralForm, team: TeamColours): Preference | null {
  switch (preferenceType(form)) {
    case 'A':
      return typeA(team);
    case 'B':
      return typeB(isAmongLast(state, form, 1), form, team);
    case 'none':
      return null;
  }
}

/** 1.7.1 */
function typeA(team: TeamColours): Preference | null {
  const colour = markedPreference(team);
  return colour === null ? null : { colour, strength: 'simple' };
}

/** 1.7.2 */
function typeB(isLastRound: boolean, { otherwise }: LiteralForm, team: TeamColours): Preference | null {
  const difference = colourDifference(team);
  if (hasYetToPlay(team)) return null;
  // M12: the last sentence takes away all preferences; read otherwise, only the mild ones.
  if (!otherwise.has('M12') && isLastRound && difference === 0) return null;
  const strong = markedPreference(team);
  if (strong !== null) return { colour: strong, strength: 'strong' };
  if (difference === -1) return { colour: 'white', strength: 'mild' };
  if (difference === 1) return { colour: 'black', strength: 'mild' };
  if (difference !== 0 || isLastRound) return null;
  return { colour: team.colours.at(-1) === 'black' ? 'white' : 'black', strength: 'mild' };
}

/** The first two paragraphs of 1.7.1, which are those of 1.7.2. */
function markedPreference(team: TeamColours): Colour | null {
  const difference = colourDifference(team);
  const hadLastTwo = (colour: Colour): boolean =>
    team.colours.at(-1) === colour && team.colours.at(-2) === colour;
  if (difference < -1 || ([0, -1].includes(difference) && hadLastTwo('black'))) return 'white';
  if (difference > 1 || ([0, 1].includes(difference) && hadLastTwo('white'))) return 'black';
  return null;
}
