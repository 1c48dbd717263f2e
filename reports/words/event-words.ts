import type { EventFacts } from '../../corpus/index.js';

/** Returns the days of an event as text: "4 to 8 May 2026"; empty if the file has no dates. */
export function datesOf({ from, until }: Pick<EventFacts, 'from' | 'until'>): string {
  const [first, last] = [dayOf(from), dayOf(until)];
  if (first === null || last === null)
    return [from, until]
      .filter((day) => day !== '')
      .map(dayText)
      .join(' to ');
  const [a, b] = [first, last].map(({ year, month, day }) => [String(day), MONTHS[month - 1], String(year)]);
  if (from === until) return b.join(' ');
  if (first.year !== last.year) return `${a.join(' ')} to ${b.join(' ')}`;
  if (first.month !== last.month) return `${a[0]} ${a[1]} to ${b.join(' ')}`;
  return `${a[0]} to ${b.join(' ')}`;
}

/** Returns a day as text: "4 May 2026"; other texts as they are. */
export function dayText(day: string): string {
  const parts = dayOf(day);
  return parts === null ? day : `${parts.day} ${MONTHS[parts.month - 1]} ${parts.year}`;
}

/** Returns place and federation of an event: "Port-Lune, FRA"; empty if the file has neither. */
export function placeOf({ place, federation }: Pick<EventFacts, 'place' | 'federation'>): string {
  const isSaid = place.toUpperCase().includes(federation.toUpperCase());
  return [place, isSaid && place !== '' ? '' : federation].filter((part) => part !== '').join(', ');
}

/** Returns the name of an edition for people: "Dutch 2026" for "dutch-2026"; "Round robin" for "round-robin". */
export function editionTitle(id: string): string {
  const words = id.split('-');
  const year = words.findIndex((word) => /^\d{4}$/.test(word));
  const isRobin = year < 0;
  return words
    .map((word, index) =>
      (isRobin ? index === 0 : index < year) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
    )
    .join(' ');
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Null for other texts, also for a month or a day that does not exist: such a date is shown as the file has it. */
function dayOf(iso: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(iso) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
