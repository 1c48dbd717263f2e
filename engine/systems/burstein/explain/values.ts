import { completionPart } from '../../bye-first/bye-values.js';
import { plainPart } from '../../interface/plain-part.js';
import type { Candidate, Pair, Place, RuleValue, ValuePart } from '../../interface/system.js';
import { isOfBracket } from '../criteria.js';
import type { BracketCriterion } from '../criteria.js';
import type { BursteinEdition } from '../edition.js';
import type { BursteinPlayer, BursteinState } from '../player.js';
import type { Bracket } from '../stages.js';

/** What a legal candidate of a bracket depends on besides itself. */
export interface Outlook {
  readonly isCompletable: boolean;
  /** Who floats out of the following bracket at best, by these criteria; null: it cannot go on. */
  readonly floatersAfter: (reads: readonly BracketCriterion[]) => readonly Place[] | null;
}

/** What a bracket is worth on every criterion, in order of priority. */
export function* bracketValues(
  { completionRule, criteria }: BursteinEdition,
  { players }: BursteinState,
  { next }: Bracket,
  { pairs, floaters }: Candidate,
  { isCompletable, floatersAfter }: Outlook,
): Generator<RuleValue> {
  yield { rule: completionRule, parts: [completionPart(isCompletable, floaters)] };
  for (const rule of criteria) {
    if (isOfBracket(rule)) yield { rule, parts: [partOf(rule, players, pairs, floaters)] };
    else if (next.length > 0 && floaters.length > 0) {
      const after = floatersAfter(rule.reads);
      const parts = rule.reads.map((read) =>
        after === null ? plainPart(read.measure, null, floaters) : partOf(read, players, [], after),
      );
      yield { rule, parts };
    }
  }
}

function partOf(
  criterion: BracketCriterion,
  players: readonly BursteinPlayer[],
  pairs: readonly Pair[],
  floaters: readonly Place[],
): ValuePart {
  const counted = [
    ...pairs.map((pair) => ({ value: criterion.pair(players[pair[0]], players[pair[1]]), places: pair })),
    ...floaters.map((place) => ({ value: criterion.float(players[place]), places: [place] })),
  ].filter(({ value }) => value !== null);
  const value = counted.map((one) => one.value ?? 0).sort((a, b) => b - a);
  return plainPart(
    criterion.measure,
    value,
    counted.flatMap(({ places }) => places),
  );
}
