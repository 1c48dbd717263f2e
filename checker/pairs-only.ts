import { reportedCase } from './case/reported-case.js';
import { settledCase } from './case/settle-case.js';
import type { SwissCase } from './case/swiss-case.js';
import { checkRounds, whichAgree } from './check-tournament.js';
import type { CheckOptions } from './check-tournament.js';
import type { RoundReport } from './report.js';
import { agreementOf, reportOn } from './tournament-report.js';
import type { CheckedFile, TournamentReport } from './tournament-report.js';

/**
 * The pairing of each round by the rules, from the results that the file has before it, and whether it was published so. What
 * the file leaves open (acceleration, number of rounds) is settled as in a whole check; everything after that is left out.
 */
export function pairsOnly(
  declared: SwissCase,
  from: CheckedFile,
  { rounds: isAsked }: Pick<CheckOptions, 'rounds'>,
): TournamentReport {
  const pair = (swissCase: SwissCase): RoundReport[] =>
    checkRounds(swissCase, { rounds: isAsked, explained: 'pairs' });
  const first = pair(declared);
  const agreement = isAsked === null ? agreementOf(first) : whichAgree(declared);
  const settled = settledCase(declared, agreement, false);
  const { swissCase } = settled;
  const rounds = swissCase === declared ? first : pair(swissCase);
  const { tournament, choice, initialColour } = swissCase;
  return {
    ...reportOn(tournament, from, choice, rounds),
    ...(initialColour?.from === 'game' ? { initialColour } : {}),
    ...reportedCase(settled),
    isPairsOnly: true,
  };
}
