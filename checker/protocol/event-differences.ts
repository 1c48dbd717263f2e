import type { Tournament } from '../../corpus/index.js';
import type { Difference } from './difference.js';

/** What is otherwise with the event as a whole: all that decides about pairings besides players and rounds. */
export function eventDifferences(before: Tournament, now: Tournament): Difference[] {
  return FIELDS.flatMap(({ field, of }) => {
    const [was, is] = [of(before), of(now)];
    return was === is
      ? []
      : [{ kind: 'event' as const, round: null, player: null, field, before: was, now: is }];
  });
}

interface Field {
  readonly field: string;
  readonly of: (tournament: Tournament) => string | null;
}

const FIELDS: readonly Field[] = [
  { field: 'name', of: ({ name }) => name },
  { field: 'startDate', of: ({ startDate }) => startDate?.raw ?? null },
  { field: 'type', of: ({ typeText }) => typeText },
  { field: 'system', of: ({ systemCode }) => systemCode },
  { field: 'totalRounds', of: ({ announcedRounds }) => textOf(announcedRounds) },
  { field: 'initialColour', of: ({ initialColour }) => initialColour },
  { field: 'points', of: ({ points }) => JSON.stringify(points) },
  { field: 'acceleration', of: ({ virtualPoints }) => listed([...virtualPoints]) },
  { field: 'forbidden', of: ({ forbidden }) => listed(forbidden) },
  { field: 'adjustments', of: ({ adjustments }) => listed(adjustments) },
  { field: 'fileOrder', of: ({ pairedByFileOrder }) => (pairedByFileOrder ? 'rank' : null) },
];

function listed(list: readonly unknown[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list);
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}
