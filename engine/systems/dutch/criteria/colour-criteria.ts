import type { Colour } from '../../../model/event.js';
import { opposite } from '../../../model/event.js';
import { Strength } from '../../../rules/colour-preference.js';
import type { DutchPlayer } from '../player.js';
import { allocateColour } from '../../../rules/colours.js';
import type { BracketView, Member, QualityCriterion } from './criterion.js';
import { qualityCriterion } from './quality-criterion.js';

/** Criteria on topscorers and colours, the same in both editions: 2017 C.8-C.11, 2026 [C10]-[C13]. */

/**
 * Who *gets* a difference: of whom the game makes it larger (B22). Only after rounds that were paired by hand can somebody
 * have more than 2 before.
 */
export function topscorersColourDifference(id: string, article: string): QualityCriterion {
  return topscorersColour(id, article, COLOUR_DIFFERENCE, ({ colourDifference }, colour) => {
    const after = colourDifference + (colour === 'white' ? 1 : -1);
    return Math.abs(after) > 2 && Math.abs(after) > Math.abs(colourDifference);
  });
}

/** The same, read otherwise (B22): who has such a difference after the game, though it was larger before. */
export function topscorersWithColourDifference(id: string, article: string): QualityCriterion {
  return topscorersColour(
    id,
    article,
    COLOUR_DIFFERENCE,
    ({ colourDifference }, colour) => Math.abs(colourDifference + (colour === 'white' ? 1 : -1)) > 2,
  );
}

const COLOUR_DIFFERENCE = 'topscorers or their opponents who get a colour difference beyond +2 or -2';

export function topscorersThirdColour(id: string, article: string): QualityCriterion {
  return topscorersColour(id, article, THIRD_COLOUR, isThird);
}

/** The same, read otherwise (B23): not who has the colour that he is due, by a difference against the last two games. */
export function topscorersUndueThirdColour(id: string, article: string): QualityCriterion {
  return topscorersColour(
    id,
    article,
    THIRD_COLOUR,
    (player, colour) => isThird(player, colour) && player.preference !== colour,
  );
}

const THIRD_COLOUR = 'topscorers or their opponents who get the same colour three times in a row';

function isThird({ colours }: DutchPlayer, colour: Colour): boolean {
  return colours[colours.length - 1] === colour && colours[colours.length - 2] === colour;
}

export function colourPreferences(id: string, article: string): QualityCriterion {
  return qualityCriterion(id, article, {
    title: 'players who do not get their colour preference',
    pair: (_view, { player: a }, { player: b }) => (samePreference(a, b) ? 1 : null),
  });
}

/** The weaker of two equal preferences fails (colour allocation, second rule): it is a strong one only if both are at least strong and not both absolute. */
export function strongColourPreferences(id: string, article: string): QualityCriterion {
  return qualityCriterion(id, article, {
    title: 'players who do not get their strong colour preference',
    pair: (_view, { player: a }, { player: b }) =>
      samePreference(a, b) && Math.min(a.strength, b.strength) === Strength.strong ? 1 : null,
  });
}

export function samePreference(a: DutchPlayer, b: DutchPlayer): boolean {
  return a.preference !== null && a.preference === b.preference;
}

function topscorersColour(id: string, article: string, title: string, isBad: IsBadColour): QualityCriterion {
  return qualityCriterion(id, article, {
    title,
    isAboutTopscorers: true,
    addsUp: true,
    concerns: (view) => view.state.isFinal,
    // A pair is asked more often than anything else in a last round.
    pair(view, higher, lower) {
      const colour = colourWithTopscorer(view, higher, lower);
      if (colour === null) return null;
      const bad = (isBad(higher.player, colour) ? 1 : 0) + (isBad(lower.player, opposite(colour)) ? 1 : 0);
      return bad === 0 ? null : bad;
    },
    blamed(view, higher, lower) {
      const colour = colourWithTopscorer(view, higher, lower);
      if (colour === null) return [];
      const badly = isBad(higher.player, colour) ? [higher] : [];
      return isBad(lower.player, opposite(colour)) ? [...badly, lower] : badly;
    },
  });
}

type IsBadColour = (player: DutchPlayer, colour: Colour) => boolean;

/** The colour of the higher ranked player of a pair with a topscorer; null for other pairs. */
function colourWithTopscorer(
  { colourRules, state }: BracketView,
  higher: Member,
  lower: Member,
): Colour | null {
  if (!higher.player.topscorer && !lower.player.topscorer) return null;
  return allocateColour(colourRules, higher.player, lower.player, state.initialColour).colour;
}
