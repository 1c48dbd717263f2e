import { isLeftUndecided } from '../../checker/index.js';
import type { RoundReport, StoppedSearches } from '../../checker/index.js';
import { capital } from './numbers.js';

/** Why a round is undecided: the search for another reading was stopped. One sentence without its full stop. */
export function undecidedWords({ explainLimit }: StoppedSearches, edition: string): string {
  return `the pairing by ${edition} is different; whether another reading of the rules gives the published pairing is unknown: ${limitWords(explainLimit)}`;
}

/** Other searches that were stopped for a round. Each is one sentence with its full stop. */
export function stoppedLines({ stopped, deviations }: Pick<RoundReport, 'stopped' | 'deviations'>): string[] {
  if (stopped === undefined) return [];
  const { explainLimit, searches } = stopped;
  const limit = limitWords(explainLimit);
  const missing = deviations.length === 0 ? 'The reasons' : 'The reasons in the brackets below';
  return [
    ...(searches.includes('reasons') ? [`${missing} are unknown: ${limit}.`] : []),
    ...(searches.includes('changes')
      ? [
          `Whether a result, a colour or a number was different when the round was paired is unknown: ${limit}.`,
        ]
      : []),
  ];
}

/** All stopped searches of a round, for reports that show no verdict beside them. */
export function stoppedSentences(round: RoundReport, edition: string): string[] {
  const { stopped } = round;
  const isUndecided = isLeftUndecided(round) && stopped !== undefined;
  return [...(isUndecided ? [`${capital(undecidedWords(stopped, edition))}.`] : []), ...stoppedLines(round)];
}

function limitWords(explainLimit: number): string {
  return `the limit of ${explainLimit} million steps was reached (swissproof check --explain-limit changes it)`;
}
