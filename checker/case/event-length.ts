import type { Tournament } from '../../corpus/index.js';

/**
 * The number of rounds of the whole event, and what says so: a record of the file, the dates of record 132, an option, the
 * rounds themselves (only with this number every round agrees), or nothing: then it is the number of rounds that were paired.
 */
export interface EventLength {
  readonly rounds: number;
  readonly from: Tournament['roundsFrom'] | 'option' | 'fit';
}

/** @param option rounds of the whole event, used where the file does not announce them; null for none. */
export function declaredLength(
  { totalRounds, roundsFrom, pairedRounds }: Tournament,
  option: number | null,
): EventLength {
  if (roundsFrom === 'played' && option !== null)
    return { rounds: Math.max(option, pairedRounds), from: 'option' };
  return { rounds: totalRounds, from: roundsFrom };
}

/** The same tournament, as if record 142 announced this number of rounds, where the file announces none. */
export function withDeclaredLength(tournament: Tournament, option: number | null): Tournament {
  const { rounds, from } = declaredLength(tournament, option);
  return from === 'option' ? { ...tournament, totalRounds: rounds, roundsFrom: 'record' } : tournament;
}

/** The longest event that is tried. */
const MOST_ROUNDS = 15;

/**
 * The other lengths that an event can have that does not announce its number of rounds: the number of its days first, then
 * the others from the shortest; empty where the number is known.
 */
export function otherLengths({ pairedRounds, header }: Tournament, { from }: EventLength): EventLength[] {
  if (from !== 'played' || pairedRounds === 0) return [];
  const all = Array.from(
    { length: Math.max(0, MOST_ROUNDS - pairedRounds) },
    (_, index) => pairedRounds + 1 + index,
  );
  const days = daysOf(header);
  const lengths = days !== null && all.includes(days) ? [days, ...all.filter((one) => one !== days)] : all;
  return lengths.map((rounds) => ({ rounds, from: 'fit' }));
}

/** Days from the first (record 042) to the last (record 052); null where the file does not have both in full. */
function daysOf(header: Tournament['header']): number | null {
  const [first, last] = ['042', '052'].map((tag) => dayOf(header.find((record) => record.tag === tag)?.text));
  return first === null || last === null ? null : Math.round((last - first) / DAY) + 1;
}

const DAY = 24 * 60 * 60 * 1000;

function dayOf(text = ''): number | null {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? [];
  return year === undefined ? null : Date.UTC(Number(year), Number(month) - 1, Number(day));
}
