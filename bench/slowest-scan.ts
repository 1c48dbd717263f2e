import { pairRound } from '../engine/index.js';
import type { RoundState } from '../engine/index.js';
import { hardEvent } from './hard-event.js';
import type { HardEvent, HardEvents } from './hard-event.js';
import { median } from './statistics.js';

/** The round of an event that takes longest. */
export interface SlowRound {
  readonly index: number;
  readonly event: HardEvent;
  readonly state: RoundState;
  /** Median of several runs. */
  readonly ms: number;
}

/** What a scan saw. */
export interface Scan {
  readonly events: number;
  readonly rounds: number;
  readonly impossible: number;
  /** Of every number of players the events that take longest, the slowest of all first. */
  readonly slowest: readonly SlowRound[];
}

/**
 * Pairs every round of many events, and once more, several times, those of the events that took longest.
 * @param observe told of the number of events done so far.
 */
export function scan(events: HardEvents, count: number, observe: (done: number) => void): Scan {
  for (let index = 1; index <= Math.min(count, WARM_UP); index++) timesOf(hardEvent(events, index), events);
  const shortlist = new Map<number, Entry[]>();
  let [rounds, impossible] = [0, 0];
  for (let index = 1; index <= count; index++) {
    const event = hardEvent(events, index);
    const times = timesOf(event, events);
    rounds += times.length;
    impossible += times.filter((time) => !time.isPossible).length;
    const list = shortlist.get(event.players) ?? [];
    shortlist.set(event.players, list);
    enlist(list, index, Math.max(...times.map(({ ms }) => ms)), () =>
      Math.max(...timesOf(event, events).map(({ ms }) => ms)),
    );
    observe(index);
  }
  const slowest = [...shortlist.values()].flat().map(({ index }) => slowestRound(events, index));
  return { events: count, rounds, impossible, slowest: slowest.sort((a, b) => b.ms - a.ms) };
}

/** Measures each round of an event several times. */
export function slowestRound(events: HardEvents, index: number): SlowRound {
  const event = hardEvent(events, index);
  const runs = Array.from({ length: RUNS + 1 }, () => timesOf(event, events)).slice(1);
  const times = event.states.map((_, round) => median(runs.map((times) => times[round].ms)));
  const ms = Math.max(...times);
  return { index, event, state: event.states[times.indexOf(ms)], ms };
}

const WARM_UP = 500;
const RUNS = 7;
/** Of every number of players. */
const SHORTLIST = 50;

interface Entry {
  readonly index: number;
  readonly ms: number;
}

/** Takes an event into the list of the slowest of its size if it is slow again: a single time may hold a pause. */
function enlist(list: Entry[], index: number, ms: number, again: () => number): void {
  const bar = list.length < SHORTLIST ? 0 : list[SHORTLIST - 1].ms;
  if (ms <= bar) return;
  const surely = Math.min(ms, again());
  if (surely <= bar) return;
  list.push({ index, ms: surely });
  list.sort((a, b) => b.ms - a.ms);
  list.splice(SHORTLIST);
}

function timesOf({ states }: HardEvent, { edition }: HardEvents): { ms: number; isPossible: boolean }[] {
  return states.map((state) => {
    const start = performance.now();
    const { kind } = pairRound(state, edition);
    return { ms: performance.now() - start, isPossible: kind === 'paired' };
  });
}
