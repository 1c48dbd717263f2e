import type { Deviation, RoundReport, TournamentReport } from '../../checker/index.js';
import { ruleOfStandings } from '../../checker/index.js';
import { caseLines } from '../words/case-words.js';
import { declaredLines } from '../words/declaration-words.js';
import { explain } from '../words/deviation/wording.js';
import { ruleName } from '../words/names.js';
import { capital } from '../words/numbers.js';
import { problemWords } from '../words/problem-words.js';
import { roundReason } from '../words/round-words.js';
import { stoppedLines } from '../words/stopped-words.js';
import { unjudgedWords } from '../words/unjudged-words.js';
import { explainStandings, readingsReason, standingsRuleName } from '../words/standings-words.js';

/** Something that is wrong with a file, at a line of it: what editors and CI systems show. */
export interface Finding {
  readonly level: 'error' | 'warning' | 'note';
  /** From 1. */
  readonly line: number;
  readonly column: number | null;
  /** Name of the edition, "standings" or "file". */
  readonly source: string;
  /** Name of the rule in it, or of the problem. */
  readonly rule: string;
  /** "Round 5: C12 (2.4.7)". */
  readonly title: string;
  readonly message: string;
  /** What stays when the file gets other lines. */
  readonly key: string;
  /** Starting numbers. */
  readonly players: readonly number[];
  readonly round: number | null;
}

/** All that a report finds wrong: errors and warnings of the file, deviations of its rounds, its standings. */
export function findingsOf(report: TournamentReport): Finding[] {
  return [
    ...problemsOf(report),
    ...caseFindings(report),
    ...unjudgedOf(report),
    ...report.rounds.flatMap((round) => roundFindings(round, report)),
    ...standingsOf(report),
  ];
}

function problemsOf({ problems }: TournamentReport): Finding[] {
  return problems.map((problem) => ({
    level: problem.severity,
    line: Math.max(1, problem.line),
    column: problem.column > 0 ? problem.column : null,
    source: 'file',
    rule: problem.code,
    title: problem.severity === 'error' ? 'The file cannot be used' : 'The file is not as it should be',
    message: problemWords(problem),
    key: `${problem.code} ${problem.text}`,
    players: [],
    round: null,
  }));
}

/** What the rounds were checked by and the file does not say. */
function caseFindings(report: TournamentReport): Finding[] {
  return caseLines(report, report.rounds).map((message, index) => ({
    ...({ level: 'note', line: 1, column: null, source: 'file', rule: 'assumption' } as const),
    ...{ title: 'What the rounds were checked by', message, key: `assumption ${index}` },
    ...{ players: [], round: null },
  }));
}

/** Said once of the file, not of each of its rounds. */
function unjudgedOf({ unjudged }: TournamentReport): Finding[] {
  if (unjudged === undefined) return [];
  const title = 'The pairings are not judged';
  const place = { line: 1, column: null, players: [], round: null };
  const rule = `unjudged-${unjudged.kind}`;
  return [
    { ...place, level: 'note', source: 'file', rule, title, message: unjudgedWords(unjudged), key: rule },
  ];
}

function roundFindings(round: RoundReport, report: TournamentReport): Finding[] {
  const edition = report.edition?.id ?? '';
  const common = { column: null, round: round.round };
  const title = `Round ${round.round}`;
  const reason = report.unjudged === undefined ? roundReason(round, edition) : null;
  const isOpen = round.verdict === 'agrees-otherwise' || round.verdict === 'not-checked';
  const level = isOpen ? 'note' : 'error';
  const wrong = declaredLines(round).filter(({ isWrong }) => isWrong);
  return [
    ...(reason === null
      ? []
      : [
          {
            ...({ ...common, level: round.verdict === 'impossible' ? 'error' : 'note', line: 1 } as const),
            ...{ source: 'file', rule: round.verdict, title, message: reason, players: [] },
            key: `${round.round} ${round.verdict}`,
          },
        ]),
    ...round.deviations.map((deviation): Finding => {
      const source = deviation.edition ?? edition;
      return {
        ...common,
        level: isOfItsOwn(deviation) ? level : 'note',
        line: lineOf(deviation.players, report),
        source,
        rule: deviation.rule,
        title: `${title}: ${ruleName(deviation)}`,
        message: explain(deviation, { edition, deviations: round.deviations }),
        key: `${source} ${round.round} ${placeOf(deviation)} ${deviation.rule}`,
        players: deviation.players,
      };
    }),
    ...stoppedLines(round).map((message, index): Finding => ({
      ...{ ...common, level: 'note', line: 1, source: 'file', rule: 'limit', title, message },
      ...{ players: [], key: `${round.round} limit ${index}` },
    })),
    ...wrong.map(({ words, key }): Finding => ({
      ...common,
      ...{ level: 'warning', line: 1, source: 'file', rule: 'declaration', title },
      message: words,
      key: `${round.round} ${key}`,
      players: [],
    })),
  ];
}

/** The bracket; of a table whom it is about. */
function placeOf({ table, bracket, players }: Deviation): string {
  return table === undefined ? String(bracket) : players.join('-');
}

/** Neither the consequence of another one, nor declared by the file. */
function isOfItsOwn({ consequenceOf, declared }: Deviation): boolean {
  return consequenceOf === null && declared !== true;
}

function standingsOf(report: TournamentReport): Finding[] {
  const { standings } = report;
  if (standings === undefined) return [];
  const { ranks, deviations } = standings;
  const reason = readingsReason(standings);
  return deviations.map((deviation) => ({
    level: deviation.field === 'rank' && ranks === 'agree-otherwise' ? 'note' : 'error',
    line: lineOf([deviation.player], report),
    column: null,
    source: 'standings',
    rule: ruleOfStandings(deviation),
    title: `Standings: ${standingsRuleName(deviation, standings)}`,
    message: [
      explainStandings(deviation, standings),
      reason === null || deviation.field === 'points' ? null : `${capital(reason)}.`,
    ]
      .filter((part) => part !== null)
      .join(' '),
    key: `${deviation.field} ${deviation.player}`,
    players: [deviation.player],
    round: standings.reference?.table.round ?? null,
  }));
}

/** The line of the first of them; the first line of the file where it is not known. */
function lineOf(players: readonly number[], { lines }: TournamentReport): number {
  return players.map((id) => lines?.get(id)).find((line) => line !== undefined) ?? 1;
}
