import type { CandidateTime } from '../candidate-time.js';
import type { KeptBench } from '../kept.js';
import type { Measurement } from '../measure.js';

/** Measurements that nobody made. */
export const MEASUREMENT: Measurement = {
  edition: 'dutch-2026',
  kind: 'ordinary',
  players: 100,
  events: 1,
  rounds: 9,
  read: 0.05,
  history: 0.04,
  pair: 0.4,
  compare: 0.005,
  report: 0.004,
  check: 0.499,
  slowest: 1.234,
  slowestAt: { event: 1, round: 9 },
  last: 0.7,
  cold: { pair: 5, check: 12.34, start: 98.7, peak: 61.4 },
};

export const CANDIDATE_TIME: CandidateTime = {
  program: 'Other 1.2',
  edition: 'dutch-2026',
  kind: 'ordinary',
  players: 100,
  rounds: 9,
  time: 12.5,
  clock: 'processor',
  otherwise: 0,
  note: null,
};

export function keptBench(
  times: Partial<Pick<KeptBench, 'measurements' | 'wrong' | 'candidates' | 'commands' | 'machine' | 'date'>>,
): KeptBench {
  return {
    format: 'swissproof-bench/1',
    version: '0.1.0',
    date: '2026-11-26',
    machine: { node: 'v20.0.0', processor: 'Some processor', cores: 2, memory: 8 },
    measurements: [],
    candidates: [],
    commands: [],
    ...times,
  };
}
