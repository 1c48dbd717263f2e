import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { checkRounds } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import { bakuOf } from '../edition/declared-form.js';
import { missingFor } from '../edition/missing-data.js';
import type { EditionTrial } from '../report.js';

/** How an edition pairs the rounds of a tournament, where it can pair it. */
export function trialOf(edition: Edition, tournament: Tournament, settings: CheckOptions): EditionTrial {
  const { id } = edition;
  const missing = missingFor(edition, tournament);
  if (missing.length > 0) return { id, missing, rounds: [] };
  return { id, missing, rounds: checkRounds(tournament, edition, bakuOf(tournament, edition), settings) };
}
