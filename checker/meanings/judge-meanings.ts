import { asMeant } from '../../corpus/index.js';
import type { OtherMeaning, OtherResult, Tournament } from '../../corpus/index.js';
import { caseOfOther } from '../case/swiss-case.js';
import type { SwissCase } from '../case/swiss-case.js';
import { whichAgree } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import type { JudgedMeaning, RoundReport } from '../report.js';
import { checkStandings } from '../standings/standings-check.js';

/** The rounds of a file and its other meanings. */
export interface JudgedMeanings {
  /** Rounds that deviate, but are right by another meaning by which no round is worse, are right otherwise. */
  readonly rounds: readonly RoundReport[];
  readonly judged: readonly JudgedMeaning[];
}

/**
 * Judges the rounds of a tournament once more by what its file may mean instead: each meaning alone, and all of them
 * together where they do not exclude each other.
 */
export function judgeMeanings(
  swissCase: SwissCase,
  settings: CheckOptions,
  rounds: readonly RoundReport[],
): JudgedMeanings {
  const { tournament } = swissCase;
  const wrong = new Set(rounds.filter(({ verdict }) => verdict === 'deviates').map(({ round }) => round));
  const meanings = tournament.otherMeanings.filter((one) => !isOldSign(one) || wrong.has(one.round));
  const judged = alternativesOf(meanings).map((meanings): JudgedMeaning => {
    const meant = asMeant(tournament, meanings);
    const agree = whichAgree(caseOfOther(swissCase, meant), settings);
    const those = (verdicts: readonly RoundReport['verdict'][], isRight: boolean): number[] =>
      rounds
        .filter(({ round, verdict }) => verdicts.includes(verdict) && agree.get(round) === isRight)
        .map(({ round }) => round);
    return {
      meanings,
      onlySo: those(['deviates', 'impossible'], true),
      onlyAsRead: those(['agrees'], false),
      standings: settings.standings === null ? null : standingsOf(meant, settings.standings),
    };
  });
  return { rounds: rounds.map((round) => rightOtherwise(round, judged)), judged };
}

function standingsOf(
  meant: Tournament,
  options: NonNullable<CheckOptions['standings']>,
): JudgedMeaning['standings'] {
  const { verdict, points } = checkStandings(meant, options);
  return { verdict, points };
}

/** Byes that were asked for had the sign of the allocated one, but nearly none had been: that is told, no more. */
function isOldSign(meaning: OtherMeaning): meaning is OtherResult {
  return meaning.kind === 'result' && meaning.because === 'old-sign';
}

/** Of more meanings only the first are tried. */
const MOST = 8;

function alternativesOf(meanings: readonly OtherMeaning[]): (readonly OtherMeaning[])[] {
  const single = meanings.slice(0, MOST).map((meaning) => [meaning]);
  const others = meanings.filter((meaning) => !isOldSign(meaning));
  return others.length > 1 && !areExclusive(others) ? [others, ...single] : single;
}

/** Two of them speak about the same points. */
function areExclusive(meanings: readonly OtherMeaning[]): boolean {
  const concerned = meanings.flatMap((meaning) =>
    meaning.kind === 'worth'
      ? [0]
      : [meaning.player, ...(meaning.opponent === null ? [] : [meaning.opponent])],
  );
  return new Set(concerned).size < concerned.length;
}

function rightOtherwise(report: RoundReport, judged: readonly JudgedMeaning[]): RoundReport {
  const right = judged.find(
    ({ meanings, onlySo, onlyAsRead }) =>
      onlyAsRead.length === 0 && onlySo.includes(report.round) && !meanings.some(isOldSign),
  );
  return right === undefined ? report : { ...report, verdict: 'agrees-otherwise', meanings: right.meanings };
}
