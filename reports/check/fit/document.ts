import { countsOf } from '../../../checker/index.js';
import type { EditionSearch, EditionTrial, Totals } from '../../../checker/index.js';
import type {
  CheckDocument,
  FirstDeviationDocument,
  FitDocument,
  TrialDocument,
} from '../../../corpus/schema/types/check-report.js';
import { calledForId, conclusion, firstDeviation, trialReason } from '../../words/fit-words.js';

/** What the document says of a tournament of which all editions were tried. */
export function fitDocument(fit: EditionSearch): FitDocument {
  return {
    editions: fit.fitting,
    calledFor: calledForId(fit),
    conclusion: conclusion(fit),
    trials: fit.trials.map(trialDocument),
  };
}

/** How many tournaments fit the same editions. */
export function fitTotals({ byFit }: Totals): NonNullable<CheckDocument['totals']['byFit']> {
  return Object.entries(byFit)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([names, tournaments]) => ({ editions: names.split(' ').filter((id) => id !== ''), tournaments }));
}

function trialDocument(trial: EditionTrial): TrialDocument {
  const reason = trialReason(trial);
  return {
    id: trial.id,
    ...countsOf(trial),
    ...(reason === null ? {} : { reason }),
    first: firstDocument(trial),
  };
}

function firstDocument(trial: EditionTrial): FirstDeviationDocument | null {
  const first = firstDeviation(trial);
  if (first === null) return null;
  const { round, deviation, summary } = first;
  if (deviation === undefined) return { round, summary };
  const { kind, rule, article } = deviation;
  return { round, kind, rule, article, summary };
}
