import {
  alternate,
  colourRule,
  grantBoth,
  grantHigherRanked,
  grantStronger,
  parityOfHigherRanked,
} from '../../rules/colours.js';
import type { ColourRule, ColourStep } from '../../rules/colours.js';

/**
 * The five steps of 2026 5.2, under the article numbers given. Everybody has a preference who has played, or whose opponent
 * has, so that the last one decides.
 */
export function colourRulesWithFirstGames(
  articles: readonly [string, string, string, string, string],
): readonly ColourRule[] {
  return [firstGames, grantBoth, grantStronger, alternate, grantHigherRanked].map((step, index) =>
    colourRule(step, articles[index]),
  );
}

/** 5.2.1: of two who have yet to play a game. */
const firstGames: ColourStep = {
  ...parityOfHigherRanked,
  title: 'nobody has played: odd number of the higher ranked player: initial-colour, else the other',
  decide: (higher, lower, initialColour) =>
    [higher, lower].some(({ colours }) => colours.length > 0)
      ? null
      : parityOfHigherRanked.decide(higher, lower, initialColour),
};
