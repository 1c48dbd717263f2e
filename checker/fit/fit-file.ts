import type { Tournament } from '../../corpus/index.js';
import { editions } from '../../engine/index.js';
import { DEFAULT_CHECK } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import { calledFor } from '../edition/called-for.js';
import { asFileDeclares } from '../edition/declared-form.js';
import { chooseEdition } from '../edition/edition-choice.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { withProvisionalRatings } from '../edition/missing-data.js';
import { tournamentPicture } from '../picture/tournament-picture.js';
import { DEFAULT_STANDINGS } from '../standings/standings-report.js';
import type { EditionSearch, TournamentReport } from '../report.js';
import { invalidReport, noRounds, reportOn } from '../tournament-report.js';
import { trialOf } from './trial.js';
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
  const { tournament: printed, problems, salvaged } = readForEdition(content, null, { file });
  if (printed === null) return invalidReport(file, problems, salvaged);
  const tournament = withProvisionalRatings(printed, settings.unrated);
  if (tournament.pairedRounds === 0) return invalidReport(file, [...problems, noRounds(file)], tournament);
  const trials = editions.map((edition) =>
    trialOf(asFileDeclares(edition, tournament), tournament, settings),
  );
  const says = whatFileSays(tournament);
  const best = bestOf(trials, says.likely);
  const choice = { id: best.id, chosenBy: 'fit', source: 'every edition was tried' } as const;
  return {
    ...reportOn(tournament, { file, problems }, choice, best.rounds),
    fit: {
      trials,
      fitting: trials.filter((trial) => fits(countsOf(trial))).map(({ id }) => id),
      calledFor: says.calledFor,
    },
    ...(settings.isPictured
      ? { picture: tournamentPicture(printed, { ...DEFAULT_STANDINGS, unrated: settings.unrated }) }
      : {}),
  };
}

/** What the file calls for, and the editions that this speaks for. */
function whatFileSays(
  tournament: Tournament,
): Pick<EditionSearch, 'calledFor'> & { readonly likely: readonly string[] } {
  const called = calledFor(tournament);
  if (called.kind === 'open')
    return { calledFor: { open: called.why }, likely: called.likely.map(({ id }) => id) };
  const decision = chooseEdition(tournament, null);
  return decision.ok
    ? { calledFor: { choice: decision.choice }, likely: [decision.choice.id] }
    : { calledFor: { refusal: decision.why }, likely: [] };
}
