import type { Colour } from '../../model/event.js';
import type { LiteralReading } from '../reading.js';
import {
  alternateOfFirst,
  alternateOfOther,
  alternateToMostRecentDifference,
  bothYetToPlay,
  whiteToTheLower,
} from './colours.js';
import { colourDifference, isAmongLast } from './definitions.js';
import type { Participant } from './definitions.js';
import { opponentsWhoJustFloated } from './pairing.js';
import { preferenceOf, preferenceType } from './preferences.js';
import type { Preference } from './preferences.js';
import { readingOf } from './reading-of-text.js';
import type { ColourRule, Moment, Pair, PairCriterion } from './text.js';

/** 2.3.4, 2.3.7: floaters are not spared in the last two rounds. */
const LAST_ROUNDS = 2;

/** C.04.6, edition 2026. */
export const teamSwiss2026: LiteralReading = readingOf(
  { lastRounds: LAST_ROUNDS, pairCriteria, colourRules: colourRules(), compareFirst },
  {
    without: ['C8', 'C9', 'C10', '4.3.2', '4.3.3', '4.3.4', '4.3.5', '4.3.6', '4.3.7'],
    otherwise: ['M12'],
    choices: {
      colours: ['A', 'B', 'none'],
      secondary: ['used', 'unused'],
      // 1.2: the state has the points of the primary score.
      primary: ['match-points', 'game-points'],
    },
  },
);

/** 2.3.5 to 2.3.7 */
function pairCriteria(moment: Moment): PairCriterion[] {
  const { state, form } = moment;
  const countDisappointed = (isMeant: (preference: Preference) => boolean) => (pairs: readonly Pair[]) =>
    pairs.filter((pair) => {
      const [one, other] = pair.map((team) => preferenceOf(state, form, team));
      return one !== null && other !== null && one.colour === other.colour && isMeant(one) && isMeant(other);
    }).length;
  const all: PairCriterion[] = [
    { id: 'C8', valueOf: countDisappointed(() => true) },
    // 2.3.6: of a strong and a mild preference for the same colour the strong one is granted (4.3.4).
    { id: 'C9', valueOf: countDisappointed(({ strength }) => strength === 'strong') },
    { id: 'C10', valueOf: opponentsWhoJustFloated },
  ];
  const applies: Readonly<Record<string, boolean>> = {
    C8: true,
    C9: preferenceType(form) === 'B',
    C10: !isAmongLast(state, form, LAST_ROUNDS),
  };
  return all.filter(({ id }) => applies[id]);
}

/** 4.2: the first-team. */
function compareFirst({ form }: Moment, one: Participant, other: Participant): number {
  const bySecondary = form.choices['secondary'] === 'unused' ? 0 : other.secondaryScore - one.secondaryScore;
  return other.scoreForRank - one.scoreForRank || bySecondary || one.tpn - other.tpn;
}

/** 4.3 */
function colourRules(): ColourRule[] {
  return [
    bothYetToPlay,
    byPreferences('4.3.2', (first, other) => {
      if (first !== null && other !== null) return null;
      return first?.colour ?? oppositeOf(other);
    }),
    byPreferences('4.3.3', (first, other) =>
      first !== null && other !== null && first.colour !== other.colour ? first.colour : null,
    ),
    byPreferences('4.3.4', (first, other) => {
      const [isFirstStrong, isOtherStrong] = [first, other].map((one) => one?.strength === 'strong');
      if (isFirstStrong === isOtherStrong) return null;
      return isFirstStrong ? (first?.colour ?? null) : oppositeOf(other);
    }),
    {
      id: '4.3.5',
      colourOf: (_, first, other) => whiteToTheLower(colourDifference(first), colourDifference(other)),
    },
    { id: '4.3.6', colourOf: alternateToMostRecentDifference },
    byPreferences('4.3.7', (first) => first?.colour ?? null),
    { id: '4.3.8', colourOf: alternateOfFirst },
    { id: '4.3.9', colourOf: alternateOfOther },
  ];
}

/** A rule on colours that asks for the preferences of the first-team and of the other one. */
function byPreferences(
  id: string,
  colourOf: (first: Preference | null, other: Preference | null) => Colour | null,
): ColourRule {
  return {
    id,
    colourOf: ({ state, form }, first, other) =>
      colourOf(preferenceOf(state, form, first), preferenceOf(state, form, other)),
  };
}

function oppositeOf(preference: Preference | null): Colour | null {
  if (preference === null) return null;
  return preference.colour === 'white' ? 'black' : 'white';
}
