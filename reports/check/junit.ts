import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { declaredLines } from '../words/declaration-words.js';
import { remarksInBrackets } from '../words/deviation/remarks.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { explain, UNEXPLAINED } from '../words/deviation/wording.js';
import { choiceReason } from '../words/edition-words.js';
import { fileLines } from '../words/file-lines.js';
import { counted } from '../words/numbers.js';
import { problemLine } from '../words/problem-words.js';
import { roundNote, roundReason } from '../words/round-words.js';
import { stoppedLines } from '../words/stopped-words.js';
import {
  explainStandings,
  standingsBasis,
  standingsNotes,
  standingsReason,
  standingsVerdictWords,
} from '../words/standings-words.js';
import type { CheckFormat } from './format.js';
import { junitSuite, junitWhole } from './junit-suite.js';
import type { JunitCase } from './junit-suite.js';
import { roundsToShow } from './quiet.js';

/**
 * The report for CI systems: a suite a tournament with a case a round and one for its standings. Deviations are
 * failures, a file that is no valid tournament is an error, what was not checked is skipped.
 */
export const checkJunit: CheckFormat = {
  part: (report, { isQuiet }) => {
    const rounds = roundsToShow(report, isQuiet);
    return rounds === null ? '' : junitSuite(report, [...fileCases(report), ...casesOf(report, rounds)]);
  },
  whole: junitWhole,
};

/** A file that could not be read, or has no round to check. */
export function fileCases(report: TournamentReport): JunitCase[] {
  const { file, verdict, problems } = report;
  const lines = [...problems.map((problem) => problemLine(file, problem)), ...fileLines(report)];
  if (verdict === 'invalid')
    return [{ name: 'file', kind: 'error', type: verdict, message: lines[0] ?? 'not checked', lines }];
  return lines.length === 0 ? [] : [{ name: 'file', kind: 'passed', lines }];
}

function casesOf(report: TournamentReport, rounds: readonly RoundReport[]): JunitCase[] {
  return [...rounds.map((round) => roundCase(round, report)), ...standingsCases(report)];
}

function roundCase(round: RoundReport, { edition }: TournamentReport): JunitCase {
  const { verdict, deviations } = round;
  const id = edition?.id ?? '';
  const name = `round ${round.round}`;
  const reason = roundReason(round, id);
  const note = roundNote(round);
  const lines = [
    ...(reason === null ? [] : [reason]),
    ...deviations.map((deviation) => {
      const context = { edition: id, deviations };
      return `${explain(deviation, context)}${remarksInBrackets(deviation, context)}`;
    }),
    ...declaredLines(round).map(({ words }) => words),
    ...(note === null ? [] : [note]),
    ...(edition === null ? [] : [`rules ${id} (${choiceReason(edition)})`]),
  ];
  if (verdict === 'not-checked') return { name, kind: 'skipped', message: reason ?? verdict };
  if (verdict === 'impossible')
    return { name, kind: 'failure', type: verdict, message: reason ?? verdict, lines };
  if (verdict !== 'deviates') return { name, kind: 'passed', lines: reason === null ? [] : lines };
  const [first, ...others] = deviations;
  const stopped = stoppedLines(round).at(0) ?? UNEXPLAINED;
  const brief = first === undefined ? stopped : explainBriefly(first, { edition: id, deviations });
  const more = others.length === 0 ? '' : `; ${counted(others.length, 'more deviation', 'more deviations')}`;
  return { name, kind: 'failure', type: first?.rule ?? verdict, message: `${brief}${more}`, lines };
}

function standingsCases({ standings }: TournamentReport): JunitCase[] {
  if (standings === undefined) return [];
  const { verdict, deviations } = standings;
  const name = 'standings';
  const basis = standingsReason(standings) ?? standingsBasis(standings);
  const lines = [
    ...deviations.map((one) => explainStandings(one, standings)),
    ...(basis === null ? [] : [basis]),
    ...standingsNotes(standings),
  ];
  if (verdict === 'not-checked') {
    const why = [standingsVerdictWords(standings), standingsReason(standings), ...standingsNotes(standings)];
    return [{ name, kind: 'skipped', message: why.filter((part) => part !== null).join(': ') }];
  }
  if (verdict !== 'deviates') return [{ name, kind: 'passed', lines }];
  return [{ name, kind: 'failure', type: name, message: lines[0] ?? verdict, lines }];
}
