/** What the server stores of an event, as far as it says whether somebody must do something. */
export interface EventStanding {
  /** The last round given out; 0: none. */
  readonly round: number;
  /** Differences and broken rules that were found; those in files that were taken back included. */
  readonly deviations: number;
  /** When the file with the last results came (ISO 8601); null: not yet. */
  readonly closed: string | null;
  /** YYYY-MM-DD; null: not known. */
  readonly startDate: string | null;
  /** Time of the last entry in the protocol (ISO 8601). */
  readonly changed: string;
}

/**
 * `differs`: something came back otherwise than it was given out. `waits`: the organiser should have sent a file. `runs`: the
 * event is open, and nothing is missing. `closed`: the last results are there.
 */
export type EventState = 'differs' | 'waits' | 'runs' | 'closed';

/** The states that need attention, the most urgent first. */
export const ATTENTION: readonly EventState[] = ['differs', 'waits'];

/**
 * Returns the state of an event. Differences of a closed event are shown for some weeks, in which its report is read; later
 * the event is closed like any other.
 * @param now ISO 8601.
 */
export function eventState(
  { round, deviations, closed, startDate, changed }: EventStanding,
  now: string,
): EventState {
  if (deviations > 0 && (closed === null || daysBetween(closed, now) <= DAYS_AFTER_CLOSING)) return 'differs';
  if (closed !== null) return 'closed';
  const isStarted = round > 0 || (startDate !== null && startDate < now.slice(0, 10));
  return isStarted && daysBetween(changed, now) > DAYS_OF_SILENCE ? 'waits' : 'runs';
}

export const DAYS_AFTER_CLOSING = 30;

/** A round a week is the slowest usual pace of an event; with its results it has some days more. */
export const DAYS_OF_SILENCE = 9;

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY;
}

const DAY = 86_400_000;

/** Returns how many events need attention, as a headline. */
export function attentionHeadline(states: readonly EventState[], isComplete: boolean): string {
  const count = states.filter((state) => ATTENTION.includes(state)).length;
  if (states.length === 0) return 'No events yet';
  const all = isComplete ? '' : 'latest ';
  if (states.length === 1 && isComplete)
    return count === 1 ? 'The event needs attention' : 'The event runs as it should';
  if (count === 0) return `None of ${states.length} ${all}events needs attention`;
  return `${NUMBERS[count] ?? count} of ${states.length} ${all}events ${count === 1 ? 'needs' : 'need'} attention`;
}

const NUMBERS: Readonly<Record<number, string>> = {
  ...{ 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' },
  ...{ 7: 'Seven', 8: 'Eight', 9: 'Nine', 10: 'Ten', 11: 'Eleven', 12: 'Twelve' },
};
