import { declaredCase } from '../../../checker/case/swiss-case.js';
import { whichAgree } from '../../../checker/check-tournament.js';
import type { PublishedPair } from '../../../checker/judge/published-round.js';
import { compareReadings } from '../../../engine/testing/compare-readings.js';
import type {
  CaseDocument,
  DecisionDocument,
  RoundDocument,
} from '../../../corpus/schema/types/conformance-manifest.js';
import { alternativesOf } from './alternatives.js';
import { whyOf } from './deciding.js';
import type { Decision } from './deciding.js';
import { featuresOf } from './features.js';
import { declaredIn } from './moment.js';
import type { Moment } from './moment.js';
import type { SuiteCase } from './suite.js';

/** By whom a round is paired as we pair it: the name of a program; null where it is not. */
export type Witness = (moment: Moment) => Promise<string | null>;

/**
 * What the manifest says of a case.
 * @throws Error where the reading by the letter pairs the round otherwise.
 */
export async function entryOf(one: SuiteCase, witnesses: readonly Witness[]): Promise<CaseDocument> {
  const { id, moment, source, decisions } = one;
  const { edition, state, open, expected } = moment;
  const { fast, literal } = compareReadings(state, edition);
  if (fast.join() !== literal.join())
    throw new Error(`${id}: ${fast.join(' ')} by the letter ${literal.join(' ')}\n${moment.text}`);
  const declared = declaredIn(moment);
  const names = await Promise.all(witnesses.map((witness) => witness(moment)));
  return {
    id,
    edition: edition.id,
    ...(declared.length === 0 ? {} : { declared }),
    ...(open.pairedBy === undefined ? {} : { pairedBy: open.pairedBy.id }),
    file: `${id}.trf`,
    round: state.round,
    players: state.players.length,
    expected: roundOf(expected),
    decides: decisions.map((decision) => decisionOf(decision, moment)),
    history: isCalm(moment) ? 'calm' : 'by-hand',
    alternatives: alternativesOf(moment).map(({ reading, pairing }) => ({
      reading,
      round: roundOf(pairing),
    })),
    confirmedBy: ['literal', ...names.filter((name) => name !== null)],
    topics: featuresOf(moment),
    source,
    difficulty: state.players.length * state.round * Math.max(1, decisions.length),
  };
}

function decisionOf(decision: Decision, { open, edition }: Moment): DecisionDocument {
  const { rule, how, instead } = decision;
  const why = whyOf(decision, open.pairedBy ?? edition);
  return { rule: rule.id, article: rule.article, how, why, instead: roundOf(instead) };
}

interface Paired {
  readonly pairs: readonly Pick<PublishedPair, 'white' | 'black'>[];
  readonly bye: number | null;
}

function roundOf({ pairs, bye }: Paired): RoundDocument {
  return { pairs: pairs.map(({ white, black }): [number, number] => [white, black]), bye };
}

/** Every round before is paired by the rules, or there is none. */
function isCalm({ tournament, edition }: Moment): boolean {
  return [...whichAgree(declaredCase(tournament, edition)).values()].every((isRight) => isRight);
}
