import { pairRound } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import type { RoundReport } from '../report.js';
import { partingOf } from './as-published.js';
import { checkRound, readOtherwise } from './check-round.js';
import type { CheckedMoment } from './check-round.js';
import { publishedBoards } from './published-round.js';

/** The verdict on a round, with neither the pairing by the rules nor reasons. */
export function outlineRound(moment: CheckedMoment, edition: Edition): RoundReport {
  const { published, state, assumedFinal } = moment;
  const common = {
    round: published.round,
    assumedFinal,
    published: publishedBoards(published),
    reference: [],
    deviations: [],
    isOutlined: true,
  } as const;
  if (published.participants.size === 0) return { ...common, verdict: 'not-checked' };
  const round = edition.round(state);
  if (partingOf(state, round, published) === null) return { ...common, verdict: 'agrees' };
  // Only a full check shows whether an absolute rule is broken, which the arbiter may not allow either.
  if (round.isPossible && (round.leftToArbiter ?? null) !== null) return checkRound(moment, edition);
  if (published.furtherByes === undefined && !round.isPossible) return { ...common, verdict: 'impossible' };
  return readOtherwise({ ...common, verdict: 'deviates' }, moment, edition, () => pairRound(state, edition));
}
