import type { Tournament } from '../../corpus/index.js';
import { editions } from '../../engine/index.js';
import { checkRounds, DEFAULT_CHECK } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import { recognisedUnjudged } from '../case/recognised-unjudged.js';
import { unjudgedReport } from '../case/unjudged-report.js';
import { decideCase } from '../case/decide-case.js';
import { calledFor } from '../edition/called-for.js';
import { asFileDeclares } from '../edition/declared-form.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { withProvisionalRatings } from '../edition/missing-data.js';
import { tournamentPicture } from '../picture/tournament-picture.js';
import { checkRoundRobin } from '../round-robin/check-round-robin.js';
import { roundRobinByGames } from '../round-robin/by-games.js';
import { namedRoundRobin } from '../round-robin/recognise.js';
import { DEFAULT_STANDINGS } from '../standings/standings-report.js';
import type { EditionSearch, EditionTrial } from '../report.js';
import type { TournamentReport } from '../tournament-report.js';
import { invalidReport, noRounds, reportOn, undecided } from '../tournament-report.js';
import type { CheckedFile } from '../tournament-report.js';
import { settledTrial } from './trial.js';
import { bestOf, countsOf, fits } from './trials.js';

/**
 * Reads a tournament file and checks its rounds by every edition that can pair it, of whatever system, and by the Berger table
 * where the file says that it is a round robin, or its games do: what a file says of its rules may be what is in doubt. The report is the one on the edition that fits best, and `fit` says how
 * all of them do. A file with an error in it, or without a single round, is `invalid`.
 * @param file the name under which the report speaks of it.
 */
export function fitFile(
  content: Uint8Array | string,
  file: string,
  options: Partial<Omit<CheckOptions, 'edition'>> = {},
): TournamentReport {
  const settings = { ...DEFAULT_CHECK, ...options };
  const read = readForEdition(content, null, { file });
  if (read.tournament === null) return invalidReport(file, read.problems, read.salvaged);
  const { tournament: printed, problems } = read;
  const tournament = withProvisionalRatings(printed, settings.unrated);
  if (tournament.pairedRounds === 0) return invalidReport(file, [...problems, noRounds(file)], tournament);
  const unjudged = recognisedUnjudged(tournament);
  if (unjudged !== null) return unjudgedReport(tournament, { file, problems }, unjudged);
  const byTable = checkedByTable(tournament, { file, problems }, settings);
  const settled = editions.map((edition) =>
    settledTrial(asFileDeclares(edition, tournament), tournament, settings),
  );
  const trials = [...(byTable === null ? [] : [byTable.trial]), ...settled.map(({ trial }) => trial)];
  const says = byTable?.says ?? whatFileSays(tournament);
  const best = bestOf(trials, says.likely);
  const choice = { id: best.id, chosenBy: 'fit', source: { kind: 'every-edition' } } as const;
  const isByTable = best === byTable?.trial;
  const bestCase = settled.find(({ trial }) => trial === best)?.swissCase ?? null;
  const rounds = bestCase === null ? best.rounds : checkRounds(bestCase, settings);
  return {
    ...(isByTable
      ? { ...byTable.report, edition: choice }
      : {
          ...reportOn(tournament, { file, problems }, choice, rounds),
          rounds: undecided(rounds),
          ...best.facts,
        }),
    fit: {
      trials: trials.map((trial) => (trial === best ? { ...best, rounds } : trial)),
      fitting: trials.filter((trial) => fits(countsOf(trial))).map(({ id }) => id),
      calledFor: says.calledFor,
    },
    ...(settings.isPictured
      ? { picture: tournamentPicture(printed, pictureOptions(settings, isByTable)) }
      : {}),
  };
}

function pictureOptions({ unrated }: CheckOptions, isRoundRobin: boolean): typeof DEFAULT_STANDINGS {
  return { ...DEFAULT_STANDINGS, unrated, isRoundRobin };
}

interface CheckedByTable {
  readonly trial: EditionTrial;
  readonly report: TournamentReport;
  /** Null: only its games say that it is a round robin. */
  readonly says: FileSays | null;
}

/** A round robin held against its table; null for other events. */
function checkedByTable(
  tournament: Tournament,
  from: CheckedFile,
  settings: CheckOptions,
): CheckedByTable | null {
  const named = namedRoundRobin(tournament, null);
  const robin = named ?? roundRobinByGames(tournament);
  if (robin === null) return null;
  const report = checkRoundRobin(tournament, robin, from, settings);
  const { edition, rounds } = report;
  if (edition === null) return null;
  const says = named === null ? null : { calledFor: { choice: edition }, likely: [edition.id] };
  return { trial: { id: edition.id, missing: [], rounds }, report, says };
}

type FileSays = Pick<EditionSearch, 'calledFor'> & { readonly likely: readonly string[] };

/** What the file calls for, and the editions that this speaks for. */
function whatFileSays(tournament: Tournament): FileSays {
  const called = calledFor(tournament);
  if (called.kind === 'open')
    return { calledFor: { open: called.date }, likely: called.likely.map(({ id }) => id) };
  const decision = decideCase(tournament, null);
  return decision.ok
    ? {
        calledFor: { choice: decision.swissCase.choice },
        likely: [decision.swissCase.choice.id],
      }
    : { calledFor: { refusal: decision.refusal }, likely: [] };
}
