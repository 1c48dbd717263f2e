import { subsets } from './subsets.js';

/**
 * All exchanges between an S1 of `half` players and an S2 with the other `size - half` (2017 D.2, 2026 4.3), no exchange
 * first.
 */
export function residentExchanges(size: number, half: number): readonly ResidentExchange[] {
  const name = `${half} of ${size}`;
  const known = EXCHANGES.get(name) ?? sortedExchanges(size, half);
  EXCHANGES.set(name, known);
  return known;
}

/** BSNs are places in a list here: number 0 is BSN 1. */
export interface ResidentExchange {
  /** BSNs moved from S1 to S2, ascending. */
  readonly down: readonly number[];
  /** BSNs moved from S2 to S1, ascending. */
  readonly up: readonly number[];
}

/** They depend on nothing else, and a bracket asks for them again and again. */
const EXCHANGES = new Map<string, readonly ResidentExchange[]>();

function sortedExchanges(size: number, half: number): readonly ResidentExchange[] {
  const s1 = Array.from({ length: half }, (_, i) => i);
  const s2 = Array.from({ length: size - half }, (_, i) => half + i);
  const exchanges: ResidentExchange[] = [];
  for (let count = 0; count <= Math.min(s1.length, s2.length); count++)
    for (const down of subsets(s1, count)) for (const up of subsets(s2, count)) exchanges.push({ down, up });
  return exchanges.sort(compareExchanges);
}

/** 2017 D.2 a-d, 2026 4.3.2 rules 1-4. */
function compareExchanges(a: ResidentExchange, b: ResidentExchange): number {
  return (
    a.down.length - b.down.length ||
    difference(a) - difference(b) ||
    firstDifference([...b.down].reverse(), [...a.down].reverse()) ||
    firstDifference(a.up, b.up)
  );
}

function difference({ down, up }: ResidentExchange): number {
  return sum(up) - sum(down);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
