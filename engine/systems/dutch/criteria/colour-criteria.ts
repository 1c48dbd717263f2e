import type { Colour } from '../../../model/event.js';
import { opposite } from '../../../model/event.js';
import { Strength } from '../../../rules/colour-preference.js';
import type { DutchPlayer } from '../player.js';
import { allocateColour } from '../../../rules/colours.js';
import type { BracketView, Member, QualityCriterion } from './criterion.js';
import { qualityCriterion } from './quality-criterion.js';

/** Criteria on topscorers and colours, the same in both editions: 2017 C.8-C.11, 2026 [C10]-[C13]. */

export function topscorersColourDifference(id: string, article: string): QualityCriterion {
  return topscorersColour(
    id,
    article,
    'topscorers or their opponents who get a colour difference beyond +2 or -2',
    (player, colour) => Math.abs(player.colourDifference + (colour === 'white' ? 1 : -1)) > 2,
  );
}

export function topscorersThirdColour(id: string, article: string): QualityCriterion {
  return topscorersColour(
    id,
    article,
    'topscorers or their opponents who get the same colour three times in a row',
    ({ colours }, colour) => colours[colours.length - 1] === colour && colours[colours.length - 2] === colour,
  );
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
    concerns: (view) => view.state.isFinal,
    pair: (view, higher, lower) => worseColour(view, higher, lower, isBad),
  });
}

type IsBadColour = (player: DutchPlayer, colour: Colour) => boolean;

/** 1 when the colour that one of a pair with a topscorer gets is bad; never both, for they get opposite colours. */
function worseColour(
  view: BracketView,
  { player: higher }: Member,
  { player: lower }: Member,
  isBad: IsBadColour,
): number | null {
  if (!higher.topscorer && !lower.topscorer) return null;
  const { colour } = allocateColour(view.colourRules, higher, lower, view.state.initialColour);
  return isBad(higher, colour) || isBad(lower, opposite(colour)) ? 1 : null;
}
