import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { reportedCase } from '../case/reported-case.js';
import { settledCase } from '../case/settle-case.js';
import { declaredCase } from '../case/swiss-case.js';
import { checkRounds } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import { missingFor } from '../edition/missing-data.js';
import type { EditionTrial } from '../report.js';
import { agreementOf } from '../tournament-report.js';

/** How an edition pairs the rounds of a tournament by its case as declared, where it can pair it. */
export function trialOf(edition: Edition, tournament: Tournament, settings: CheckOptions): EditionTrial {
  const { id } = edition;
  const missing = missingFor(edition, tournament);
  if (missing.length > 0) return { id, missing, rounds: [] };
  return { id, missing, rounds: checkRounds(declaredCase(tournament, edition, settings), settings) };
}

/** The same where what the file leaves open is settled by the rounds: the acceleration, and the number of rounds. */
export function settledTrial(edition: Edition, tournament: Tournament, settings: CheckOptions): EditionTrial {
  const declared = trialOf(edition, tournament, settings);
  const { id, missing, rounds } = declared;
  if (missing.length > 0) return declared;
  const ownCase = declaredCase(tournament, edition, settings);
  const settled = settledCase(ownCase, agreementOf(rounds), settings.isLiteral);
  const facts = reportedCase(settled);
  if (settled.swissCase === ownCase) return { ...declared, facts };
  return { id, missing, rounds: checkRounds(settled.swissCase, settings), facts };
}
