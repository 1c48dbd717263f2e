import type { TournamentReport } from '../../../checker/index.js';
import { countsOf, fits } from '../../../checker/index.js';
import { conclusion, firstDeviation, trialReason } from '../../words/fit-words.js';
import type { CheckFormat } from '../format.js';
import { checkJunit, fileCases } from '../junit.js';
import { junitSuite, junitWhole } from '../junit-suite.js';

/** All editions were tried, for CI systems: a case a tournament, a failure where none of them fits. */
export const fitJunit: CheckFormat = {
  part: (report, style) => {
    const { fit, verdict } = report;
    if (fit === undefined || verdict === 'not-checked') return checkJunit.part(report, style);
    if (style.isQuiet && fit.fitting.length > 0) return '';
    const name = 'paired by some edition';
    const [message, lines] = [conclusion(fit), trialLines(fit)];
    const found =
      fit.fitting.length > 0
        ? ({ name, kind: 'passed', lines: [message, ...lines] } as const)
        : ({ name, kind: 'failure', type: 'fit', message, lines } as const);
    return junitSuite(report, [...fileCases(report), found]);
  },
  whole: junitWhole,
};

function trialLines({ trials }: NonNullable<TournamentReport['fit']>): string[] {
  return trials.map((trial) => {
    const counts = countsOf(trial);
    const first = firstDeviation(trial);
    const agreement = `${trial.id}: ${fits(counts) ? 'all ' : ''}${counts.agree} of ${counts.rounds} rounds`;
    const more = [...(first === null ? [] : [`round ${first.round}: ${first.summary}`]), trialReason(trial)];
    return [agreement, ...more.filter((part) => part !== null)].join('; ');
  });
}
