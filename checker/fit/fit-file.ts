import type { Tournament } from '../../corpus/index.js';
import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { checkRounds, DEFAULT_CHECK } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import { asFileDeclares, bakuOf, chooseEdition } from '../edition/edition-choice.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { missingFor, unratedOf, withProvisionalRatings } from '../edition/missing-data.js';
import { tournamentPicture } from '../picture/tournament-picture.js';
import type { EditionTrial, TournamentReport } from '../report.js';
import { invalidReport, noRounds, reportOn } from '../tournament-report.js';
import { bestOf, countsOf, fits } from './trials.js';

/**
 * Reads a tournament file and checks its rounds by every edition that can pair it, of whatever system: what a file
 * says of its rules may be what is in doubt. The report is the one on the edition that fits best, and `fit` says how
 * all of them do. A file with an error in it, or without a single round, is `invalid`.
 * @param file the name under which the report speaks of it.
 */
export function fitFile(
  content: Uint8Array | string,
  file: string,
  options: Partial<Omit<CheckOptions, 'edition'>> = {},
): TournamentReport {
  const settings = { ...DEFAULT_CHECK, ...options };
  const { tournament: printed, problems } = readForEdition(content, null, file);
  if (printed === null) return invalidReport(file, problems);
  const tournament = withProvisionalRatings(printed, settings.unrated);
  if (tournament.pairedRounds === 0) return invalidReport(file, [...problems, noRounds(file)], tournament);
  const trials = editions.map((edition) =>
    trialOf(asFileDeclares(edition, tournament), tournament, settings),
  );
  const decision = chooseEdition(tournament, null);
  const best = bestOf(trials, decision.ok ? decision.choice.id : null);
  const choice = { id: best.id, chosenBy: 'fit', source: 'every edition was tried' } as const;
  return {
    ...reportOn(tournament, { file, problems }, choice, best.rounds),
    fit: {
      trials,
      fitting: trials.filter((trial) => fits(countsOf(trial))).map(({ id }) => id),
      calledFor: decision.ok ? { choice: decision.choice } : { refusal: decision.why },
    },
    ...(settings.isPictured
      ? { picture: tournamentPicture(printed, { tieBreaks: null, unrated: settings.unrated }) }
      : {}),
  };
}

function trialOf(edition: Edition, tournament: Tournament, settings: CheckOptions): EditionTrial {
  const { id } = edition;
  const missing = missingFor(edition, tournament);
  if (missing.includes('ratings')) return { id, missing, unrated: unratedOf(tournament), rounds: [] };
  if (missing.length > 0) return { id, missing, rounds: [] };
  return { id, missing, rounds: checkRounds(tournament, edition, bakuOf(tournament, edition), settings) };
}
