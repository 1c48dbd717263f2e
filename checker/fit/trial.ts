import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { reportedCase } from '../case/reported-case.js';
import { settledCase } from '../case/settle-case.js';
import { declaredCase } from '../case/swiss-case.js';
import type { SwissCase } from '../case/swiss-case.js';
import { checkRounds } from '../check-tournament.js';
import type { CheckOptions, RoundOptions } from '../check-tournament.js';
import { missingFor } from '../edition/missing-data.js';
import type { EditionTrial } from '../report.js';
import { agreementOf } from '../tournament-report.js';

/**
 * How an edition pairs the rounds of a tournament by its case as declared, where it can pair it. The rounds that differ have
 * no reasons.
 */
export function trialOf(edition: Edition, tournament: Tournament, settings: CheckOptions): EditionTrial {
  const { id } = edition;
  const missing = missingFor(edition, tournament);
  if (missing.length > 0) return { id, missing, rounds: [] };
  const rounds = checkRounds(declaredCase(tournament, edition, settings), outlined(settings, 'none'));
  return { id, missing, rounds };
}

/** A trial, and the case by which the rounds were tried; null where the edition cannot pair the tournament. */
export interface SettledTrial {
  readonly trial: EditionTrial;
  readonly swissCase: SwissCase | null;
}

/**
 * The same where what the file leaves open is settled by the rounds: the acceleration, and the number of rounds. The first round
 * that differs has its reasons.
 */
export function settledTrial(edition: Edition, tournament: Tournament, settings: CheckOptions): SettledTrial {
  const { id } = edition;
  const missing = missingFor(edition, tournament);
  if (missing.length > 0) return { trial: { id, missing, rounds: [] }, swissCase: null };
  const declared = declaredCase(tournament, edition, settings);
  const options = outlined(settings, 'first');
  const rounds = checkRounds(declared, options);
  const settled = settledCase(declared, agreementOf(rounds), settings.isLiteral);
  const { swissCase } = settled;
  const trial = { id, missing, facts: reportedCase(settled) };
  return {
    trial: { ...trial, rounds: swissCase === declared ? rounds : checkRounds(swissCase, options) },
    swissCase,
  };
}

function outlined(
  { rounds, isLiteral, explainLimit }: CheckOptions,
  explained: RoundOptions['explained'],
): Partial<RoundOptions> {
  return { rounds, isLiteral, explainLimit, explained };
}
