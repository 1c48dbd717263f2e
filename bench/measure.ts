import { editionById } from '../engine/index.js';
import { coldRuns } from './cold.js';
import { median } from './statistics.js';
import { onePass } from './pass.js';
import type { Pass } from './pass.js';

/** Events that are measured together, most often a single one. */
export interface Workload {
  readonly edition: string;
  readonly kind: string;
  /** Players of an event; of an event of the middle when they differ. */
  readonly players: number;
  /** The files. */
  readonly events: readonly string[];
}

/** What a workload costs: milliseconds a round, warm unless said otherwise. */
export interface Measurement {
  readonly edition: string;
  readonly kind: string;
  readonly players: number;
  readonly events: number;
  /** In all events together. */
  readonly rounds: number;
  readonly read: number;
  readonly history: number;
  readonly pair: number;
  readonly compare: number;
  readonly report: number;
  /** All phases. */
  readonly check: number;
  /** Pairing the round that takes longest. */
  readonly slowest: number;
  /** Where that round is. */
  readonly slowestAt: RoundPlace;
  /** Pairing the last round, on average over the events. */
  readonly last: number;
  /** The first event in a process of its own that has checked nothing before. */
  readonly cold: ColdFigures;
}

/** A round of one of the events of a workload, both counted from 1. */
export interface RoundPlace {
  readonly event: number;
  readonly round: number;
}

export interface ColdFigures {
  /** Pairing, milliseconds a round. */
  readonly pair: number;
  /** All phases, milliseconds a round. */
  readonly check: number;
  /** From the start of the process until the program is loaded, in milliseconds. */
  readonly start: number;
  /** The most memory that the process held, in megabytes. */
  readonly peak: number;
}

/**
 * Measures a workload: medians of up to `runs` passes over each event after one to warm up, then of as many cold processes.
 * @param warmth milliseconds for which the first event is passed over before, so that the first size is as warm as the last.
 */
export function measure(workload: Workload, runs: number, warmth = WARMTH): Measurement {
  const edition = editionById(workload.edition);
  if (edition === null) throw new Error(`no edition ${workload.edition}`);
  for (const start = performance.now(); performance.now() - start < warmth;)
    onePass(workload.events[0], edition);
  const events = workload.events.map((text) =>
    medianPass(passes(runs, workload.events.length, () => onePass(text, edition))),
  );
  return { ...inRounds(workload, events), cold: coldFigures(workload, runs) };
}

/** The phase by phase, round by round median of several passes over the same event. */
export function medianPass(all: readonly Pass[]): Pass {
  const of = (phase: (pass: Pass) => number): number => median(all.map(phase));
  return {
    read: of(({ read }) => read),
    history: of(({ history }) => history),
    pair: all[0].pair.map((_, round) => of(({ pair }) => pair[round])),
    compare: of(({ compare }) => compare),
    report: of(({ report }) => report),
  };
}

/** Milliseconds a round over all events. */
export function inRounds(
  { edition, kind, players }: Omit<Workload, 'events'>,
  events: readonly Pass[],
): Omit<Measurement, 'cold'> {
  const pairs = events.flatMap(({ pair }) => pair);
  const perRound = (phase: (pass: Pass) => number): number =>
    events.reduce((sum, pass) => sum + phase(pass), 0) / pairs.length;
  const phases = {
    read: perRound(({ read }) => read),
    history: perRound(({ history }) => history),
    pair: perRound(({ pair }) => pair.reduce((sum, time) => sum + time, 0)),
    compare: perRound(({ compare }) => compare),
    report: perRound(({ report }) => report),
  };
  return {
    edition,
    kind,
    players,
    events: events.length,
    rounds: pairs.length,
    ...phases,
    check: Object.values(phases).reduce((sum, time) => sum + time, 0),
    ...slowestRound(events),
    last: events.reduce((sum, { pair }) => sum + pair[pair.length - 1], 0) / events.length,
  };
}

function slowestRound(events: readonly Pass[]): Pick<Measurement, 'slowest' | 'slowestAt'> {
  const rounds = events.flatMap(({ pair }, event) =>
    pair.map((slowest, round) => ({ slowest, slowestAt: { event: event + 1, round: round + 1 } })),
  );
  return rounds.reduce((worst, round) => (round.slowest > worst.slowest ? round : worst));
}

/** One pass to warm up, then several; at least some milliseconds of them, and fewer where they take seconds. */
function passes(runs: number, shares: number, work: () => Pass): Pass[] {
  const all: Pass[] = [];
  const started = performance.now();
  work();
  const warm = performance.now();
  do all.push(work());
  while (
    (all.length < runs || performance.now() - warm < ENOUGH / shares) &&
    performance.now() - started < PATIENCE / shares
  );
  return all;
}

const WARMTH = 500;
/** In milliseconds, for all events together. */
const ENOUGH = 50;
const PATIENCE = 20_000;

function coldFigures({ edition, events }: Workload, runs: number): ColdFigures {
  const all = coldRuns(events[0], edition, runs, PATIENCE);
  const checks = all.map(({ pass }) => inRounds({ edition, kind: '', players: 0 }, [pass]));
  return {
    pair: median(checks.map(({ pair }) => pair)),
    check: median(checks.map(({ check }) => check)),
    start: median(all.map(({ start }) => start)),
    peak: median(all.map(({ peak }) => peak)),
  };
}
