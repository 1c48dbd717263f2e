import { opposite } from '../../model/event.js';
import type { Colour } from '../../model/event.js';
import { alternate, colourRule, grantHigherRanked } from '../../rules/colours.js';
import type { ColourRule, ColourStep } from '../../rules/colours.js';
import { Strength } from '../../rules/colour-preference.js';
import type { ColourPreference } from '../../rules/colour-preference.js';
import { alternateOfFirst, alternateOfOther, firstMatches } from '../upfloater-brackets/colours.js';
import type { MatchPlayer } from '../upfloater-brackets/player.js';
import type { ColourType } from './declared.js';

/** 4.3 by the type of colour preferences: what speaks of preferences that are not there is left out. */
export function teamColours(type: ColourType): readonly ColourRule[] {
  return STEPS.filter(({ types }) => types.includes(type)).map(({ article, step }) =>
    colourRule(step, article),
  );
}

/** 4.2: the first-team, by primary score, secondary score, TPN. */
export function isFirstTeam(a: MatchPlayer, b: MatchPlayer): boolean {
  return (b.score - a.score || b.secondary - a.secondary || a.order - b.order) < 0;
}

/** 4.2 where the rules of the competition do not use the secondary score. */
export function isFirstTeamByTpn(a: MatchPlayer, b: MatchPlayer): boolean {
  return (b.score - a.score || a.order - b.order) < 0;
}

const grantOnly: ColourStep = {
  title: 'grant the only colour preference',
  decide: (first, other) => onlyOne(first, other, ({ preference }) => preference !== null),
};

const grantOpposite: ColourStep = {
  title: 'grant opposite colour preferences',
  decide: (first, other) => {
    const isOpposite = first.preference !== null && other.preference !== null;
    return isOpposite && first.preference !== other.preference ? first.preference : null;
  },
};

const grantOnlyStrong: ColourStep = {
  title: 'grant the only strong colour preference',
  decide: (first, other) => onlyOne(first, other, ({ strength }) => strength === Strength.strong),
};

const whiteForLowerDifference: ColourStep = {
  title: 'White to the lower colour difference',
  decide: (first, other) => {
    const difference = first.colourDifference - other.colourDifference;
    return difference === 0 ? null : difference < 0 ? 'white' : 'black';
  },
};

const grantFirst: ColourStep = {
  ...grantHigherRanked,
  title: 'grant the colour preference of the first-team',
};

const ALL: readonly ColourType[] = ['A', 'B', 'none'];
const WITH_PREFERENCES: readonly ColourType[] = ['A', 'B'];
const STEPS: readonly {
  readonly article: string;
  readonly types: readonly ColourType[];
  readonly step: ColourStep;
}[] = [
  { article: '4.3.1', types: ALL, step: firstMatches },
  { article: '4.3.2', types: WITH_PREFERENCES, step: grantOnly },
  { article: '4.3.3', types: WITH_PREFERENCES, step: grantOpposite },
  { article: '4.3.4', types: ['B'], step: grantOnlyStrong },
  { article: '4.3.5', types: ALL, step: whiteForLowerDifference },
  { article: '4.3.6', types: ALL, step: alternate },
  { article: '4.3.7', types: WITH_PREFERENCES, step: grantFirst },
  { article: '4.3.8', types: ALL, step: alternateOfFirst },
  { article: '4.3.9', types: ALL, step: alternateOfOther },
];

/** The colour of the first where a preference of one of the two, and not of the other, is granted. */
function onlyOne(
  first: ColourPreference,
  other: ColourPreference,
  has: (one: ColourPreference) => boolean,
): Colour | null {
  if (has(first) === has(other)) return null;
  if (has(first)) return first.preference;
  return other.preference === null ? null : opposite(other.preference);
}
