import type { Tournament } from '../../../corpus/index.js';
import { completeRound, ruleAbout } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import type { TrialDeviation } from '../../campaign/trials/trial.js';
import { agrees } from '../../../checker/judge/as-published.js';
import { isCounted } from '../../../checker/judge/exchanges.js';
import { judgeRound } from '../../../checker/judge/judge-round.js';
import type { PublishedRound } from '../../../checker/judge/published-round.js';
import type { Deviation } from '../../../checker/report.js';
import type { Pairing } from './answers.js';
import { presentIn, stateOf } from '../tournament-before.js';

/**
 * Compares a candidate's pairing of the next round with ours. A difference is named as if the pairing had been
 * published: the first rule that it breaks in each bracket.
 * @param before from `tournamentBefore`.
 * @param pairing of everybody who is to be paired; null: the candidate says that no legal pairing exists.
 */
export function judgeAnswer(before: Tournament, pairing: Pairing | null, edition: Edition): TrialDeviation[] {
  const round = before.pairedRounds + 1;
  const state = stateOf(before);
  const open = edition.round(state);
  const outcome = completeRound(state, open);
  // Whatever the program pairs then, the rules do not speak against it.
  if (outcome.kind === 'left-to-arbiter') return [];
  const reference = outcome.kind === 'impossible' ? null : outcome;
  if (pairing === null) return reference === null ? [] : [givesUp(round, open.pairedBy ?? edition)];
  const published = publishedAs(pairing, round, presentIn(before));
  if (reference !== null && agrees(published, reference)) return [];
  const deviations = judgeRound(state, open, published, reference);
  if (deviations.length === 0)
    throw new Error(`round ${round}: the pairings differ, but no rule tells them apart`);
  return trialDeviations(round, deviations);
}

/** The deviations of a round that follow from no other; an exchange of two players once. */
export function trialDeviations(round: number, deviations: readonly Deviation[]): TrialDeviation[] {
  return deviations.filter(isCounted).map((deviation) => ({ round, ...deviation }));
}

/** A pairing as a round of a file tells it. */
function publishedAs(
  { pairs, bye }: Pairing,
  round: number,
  participants: ReadonlySet<number>,
): PublishedRound {
  return { round, participants, pairs: pairs.map((pair) => ({ ...pair, coloursKnown: true })), bye };
}

function givesUp(round: number, edition: Edition): TrialDeviation {
  const { id, article } = ruleAbout(edition, 'completion');
  return { round, kind: 'completion', rule: id, article, statement: 'no-pairing' };
}
