import type { Fraction } from '../../engine/index.js';
import type { StandingsReport } from '../../checker/index.js';
import { participantsIn } from '../words/participants.js';
import type { Participants } from '../words/participants.js';
import { peopleOf } from '../words/person.js';
import type { People } from '../words/person.js';

/** Digits behind the point that a value needs; two for one that no number of them can write. */
export function digitsOf(value: Fraction | null): number {
  if (value === null) return 0;
  const { numerator, denominator } = value;
  for (const digits of [0, 1]) if ((numerator * 10 ** digits) % denominator === 0) return digits;
  return MOST_DIGITS;
}

/** "24.5", rounded half up to so many digits (as many as it needs, at most two); "-" for no value. */
export function valueText(value: Fraction | null, digits = digitsOf(value)): string {
  if (value === null) return '-';
  const scale = 10 ** digits;
  const { numerator, denominator } = value;
  return (Math.floor((2 * numerator * scale + denominator) / (2 * denominator)) / scale).toFixed(digits);
}

/** Two values that are not the same, with as many digits as it takes to see that. */
export function contrastTexts(values: readonly [Fraction | null, Fraction | null]): [string, string] {
  const text = (value: Fraction | null, digits?: number): string =>
    value === null ? 'none' : valueText(value, digits);
  const texts = (digits?: number): [string, string] => [text(values[0], digits), text(values[1], digits)];
  // As numbers: "5.00" and "5" look the same to a reader.
  const isSeen = ([own, theirs]: readonly [string, string]): boolean => Number(own) !== Number(theirs);
  for (let digits = MOST_DIGITS, found = texts(); ; found = texts(++digits))
    if (isSeen(found) || digits === MOST_DIGITS_OF_CONTRAST) return found;
}

/** For documents, which round nothing. */
export function valueNumber(value: Fraction | null): number | null {
  return value === null ? null : value.numerator / value.denominator;
}

const MOST_DIGITS = 2;
/** Values that differ have denominators of some thousands at most. */
const MOST_DIGITS_OF_CONTRAST = 8;

/** The names of those who are ranked. */
export function peopleRanked({ players, ranked }: Pick<StandingsReport, 'players' | 'ranked'>): People {
  return peopleOf(players, ranked === 'teams');
}

/** How those are called who are ranked. */
export function rankedIn({ ranked }: Pick<StandingsReport, 'ranked'>): Participants {
  return participantsIn({ isOfTeams: ranked === 'teams' });
}
