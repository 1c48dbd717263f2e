import type { RoundReport, StoppedSearches } from '../../checker/index.js';
import { capital } from './numbers.js';

/** Why a round was not judged: the search for a reading that pairs it was stopped. One sentence without its full stop. */
export function undecidedWords({ explainLimit }: StoppedSearches, edition: string): string {
  return `it is not paired by ${edition} as swissproof reads the rules; whether another reading of them pairs it so was not found out: ${limitWords(explainLimit)}`;
}

/** What else was left out of a round; empty: nothing. Each one sentence with its full stop. */
export function stoppedLines({ stopped, deviations }: Pick<RoundReport, 'stopped' | 'deviations'>): string[] {
  if (stopped === undefined) return [];
  const { explainLimit, searches } = stopped;
  const limit = limitWords(explainLimit);
  const missing = deviations.length === 0 ? 'The reasons' : 'The reasons in the brackets below';
  return [
    ...(searches.includes('reasons') ? [`${missing} were not looked for: ${limit}.`] : []),
    ...(searches.includes('changes')
      ? [
          `Whether a result, a colour or a number was different when the round was paired was not found out: ${limit}.`,
        ]
      : []),
  ];
}

/** All that was left out of a round, where there is no verdict beside it. */
export function stoppedSentences(round: RoundReport, edition: string): string[] {
  const { verdict, stopped } = round;
  const isUndecided = verdict === 'not-checked' && stopped !== undefined;
  return [...(isUndecided ? [`${capital(undecidedWords(stopped, edition))}.`] : []), ...stoppedLines(round)];
}

function limitWords(explainLimit: number): string {
  return `the limit of ${explainLimit} million steps was reached (swissproof check --explain-limit sets another one)`;
}
