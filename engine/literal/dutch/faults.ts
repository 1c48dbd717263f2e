import { compareLists } from '../enumerate.js';
import type { LiteralBracket, PlainRound } from '../reading.js';
import { playersOf } from './bracket.js';
import type { Bracket, Candidate, Pair, Rule } from './bracket.js';
import { byesByTheLetter } from './completion.js';
import type { DutchPlayer } from './player.js';
import type { DutchRound } from './round.js';

/** A paired bracket, and by what its candidates were compared. */
export interface PairedBracket {
  readonly bracket: Bracket;
  readonly chosen: Candidate;
  /** The criteria and then the sequence of the candidates, in order of priority. */
  readonly rules: readonly Rule[];
  /** What those who float down have to allow, null for nothing. */
  readonly completion: CompletionCriterion | null;
}

export interface CompletionCriterion {
  readonly id: string;
  readonly isMet: (downfloaters: readonly DutchPlayer[]) => boolean;
}

/** [C4] of 2026, C.4 of 2017, by the letter (B17). */
export function completionByTheLetter(id: string, bracket: Bracket, round: DutchRound): CompletionCriterion {
  return { id, isMet: (downfloaters) => byesByTheLetter(downfloaters, bracket, round).length > 0 };
}

/** Holds a paired bracket against published rounds. */
export function literalBracket(paired: PairedBracket, round: DutchRound): LiteralBracket {
  return { faultOf: (published) => faultOf(published, paired, round) };
}

function faultOf(
  published: PlainRound,
  { bracket, chosen, rules, completion }: PairedBracket,
  round: DutchRound,
): string | null {
  const pairs = pairsAmong(playersOf(bracket), published);
  const candidate = candidateOf(pairs, bracket);
  return (
    brokenAbsoluteRule(pairs, byeOf(published, bracket), round) ??
    (completion?.isMet(candidate.downfloaters) === false ? completion.id : null) ??
    rules.find((rule) => compareLists(rule.valueOf(candidate, bracket), rule.valueOf(chosen, bracket)) > 0)
      ?.id ??
    null
  );
}

function brokenAbsoluteRule(
  pairs: readonly Pair[],
  bye: DutchPlayer | null,
  { absoluteRules }: DutchRound,
): string | null {
  const broken = absoluteRules.find(
    ({ forbidsPair, forbidsBye }) =>
      pairs.some(([higher, lower]) => forbidsPair(higher, lower)) || (bye !== null && forbidsBye(bye)),
  );
  return broken?.id ?? null;
}

/** The published pairs between players of a bracket. */
function pairsAmong(players: readonly DutchPlayer[], published: PlainRound): Pair[] {
  return published.pairs.flatMap((ids): Pair[] => {
    const [higher, lower] = players.filter(({ id }) => ids.includes(id));
    return lower === undefined ? [] : [[higher, lower]];
  });
}

/** Where moved-down players do not meet, two who were paired with each other have floated down. */
function candidateOf(all: readonly Pair[], bracket: Bracket): Candidate {
  const pairs = all.filter(([, lower]) => bracket.mdpsMeet || !bracket.mdps.includes(lower));
  const paired = new Set(pairs.flat());
  return { pairs, downfloaters: playersOf(bracket).filter((player) => !paired.has(player)) };
}

/** Who has the bye, in the last bracket. */
function byeOf({ bye }: PlainRound, bracket: Bracket): DutchPlayer | null {
  if (bracket.below.length > 0) return null;
  return playersOf(bracket).find(({ id }) => id === bye) ?? null;
}
