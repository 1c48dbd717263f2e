import { editions, oldestByDate } from './registry.js';
import type { Edition } from './system.js';

/**
 * The editions of a system, the likeliest for an event of a day first: the one in force, then those that were in force
 * nearest to it. Those that are never taken by date come last, but for events before all that are.
 * @param day ISO date; null where it is not known: then the newest comes first.
 */
export function editionsByLikelihood(day: string | null, system: string): Edition[] {
  const when = daysUntil(day ?? ANY_DAY_TO_COME);
  const isEarly = day !== null && day < oldestByDate(system).from;
  const distance = (edition: Edition): number => {
    const [from, until] = daysOf(edition).map(daysUntil);
    return Math.max(0, from - when, when - until);
  };
  const tier = ({ from }: Edition): number => (from === null && !isEarly ? 1 : 0);
  return editions
    .filter((edition) => edition.system === system)
    .reverse()
    .sort((a, b) => tier(a) - tier(b) || distance(a) - distance(b));
}

const ANY_DAY_TO_COME = '9999-12-31';

/** The days between which an edition was in force; of one that is never taken by date those of its year. */
function daysOf({ id, from, until }: Edition): readonly [string, string] {
  if (from !== null) return [from, until ?? ANY_DAY_TO_COME];
  const year = /\d{4}/.exec(id)?.[0] ?? '0001';
  return [`${year}-01-01`, `${year}-12-31`];
}

/** As many as are needed to tell which of two days is nearer. */
function daysUntil(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  return year * 365.25 + month * 30.44 + date;
}
