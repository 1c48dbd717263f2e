import type { Bracket, Candidate } from '../bracket.js';
import { pairedMdps } from '../orders.js';
import { descending } from '../quality.js';

/**
 * D.3: of the sets of moved-down players for S1 the one with the highest scores, then with the lowest BSNs. B.1.c: a candidate
 * that pairs more of them comes first, but nothing better is given up for that (D5).
 */
export function mdpExchange(candidate: Candidate, bracket: Bracket): number[] {
  const numbers = pairedMdps(candidate, bracket);
  const scores = numbers.map((number) => bracket.mdps[number - 1].score);
  return [-numbers.length, ...descending(scores).map((score) => -score), ...numbers];
}
