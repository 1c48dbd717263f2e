import type { FieldConfig, RosterPlayer } from '../config/config.js';
import type { Random } from '../random.js';

export type Person = Omit<Required<RosterPlayer>, 'name' | 'rating'>;

/**
 * Titles, sex, federations, FIDE numbers and birth dates for players of these ratings, in their order; all of them
 * made up.
 * @param year of the start of the tournament.
 */
export function drawPeople(
  random: Random,
  field: Required<FieldConfig>,
  ratings: readonly (number | null)[],
  year: number,
): Person[] {
  const numbers = new Set<number>();
  while (numbers.size < ratings.length) numbers.add(random.integer(100_000, 99_999_999));
  const fideIds = [...numbers];
  const federations = lotsOf(field.federations);
  return ratings.map((rating, place) => {
    const isWoman = random.chance(field.women);
    return {
      sex: isWoman ? 'w' : 'm',
      title: drawTitle(random, field.titled, rating ?? 0, isWoman),
      federation: drawFederation(random, federations),
      fideId: String(fideIds[place]),
      birthDate: drawBirthDate(random, year, rating ?? 0),
    };
  });
}

/** Place in the order of the titles (General Handling Rules 2.2.2), from 0; the last place for no title. */
export function titleRank(title: string): number {
  const rank = TITLES.findIndex(([name]) => name === title);
  return rank < 0 ? TITLES.length : rank;
}

/** A federation by the weights. */
export function drawFederation(random: Random, { entries, total }: Lots): string {
  let lot = random.next() * total;
  const found = entries.find(([, weight]) => (lot -= weight) < 0) ?? entries.at(-1);
  return found?.[0] ?? '';
}

/** What lots are drawn of. */
export interface Lots {
  readonly entries: readonly (readonly [name: string, weight: number])[];
  readonly total: number;
}

/** To be drawn of again and again. */
export function lotsOf(weights: Readonly<Record<string, number>>): Lots {
  const entries = Object.entries(weights);
  return { entries, total: entries.reduce((sum, [, weight]) => sum + weight, 0) };
}

/** Titles in their order, and the rating that usually goes with them. */
const TITLES: readonly (readonly [title: string, rating: number, forWomen: boolean])[] = [
  ['GM', 2500, false],
  ['IM', 2400, false],
  ['WGM', 2300, true],
  ['FM', 2300, false],
  ['WIM', 2200, true],
  ['CM', 2200, false],
  ['WFM', 2100, true],
  ['WCM', 2000, true],
];

/** A title stays when the rating goes down: it is drawn for a best rating of up to so many points more. */
const LOST_SINCE = 120;

function drawTitle(random: Random, titled: number, rating: number, isWoman: boolean): string {
  const best = rating + random.integer(0, LOST_SINCE);
  const holds = random.chance(titled);
  if (!holds || rating === 0) return '';
  return TITLES.find(([, least, forWomen]) => best >= least && (isWoman || !forWomen))?.[0] ?? '';
}

/** Nobody is rated like a master as a child: who is seven may have 1400, a year more for every hundred points. */
function drawBirthDate(random: Random, year: number, rating: number): string {
  const youngest = Math.max(7, 7 + Math.ceil((rating - 1400) / 100));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year - random.integer(youngest, 75)}/${two(random.integer(1, 12))}/${two(random.integer(1, 28))}`;
}
