import { deviatingRounds, isDeviating } from '../../certification/campaign/triage/deviating-rounds.js';
import { profileOf } from '../../certification/campaign/store/manifest.js';
import { pathOfRound } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import type { Discrepancy } from '../../certification/campaign/triage/discrepancies.js';
import type { CheckerMistake, TrialDeviation } from '../../certification/campaign/trials/trial.js';
import type { DirectionSummary, Spread } from '../../certification/campaign/summary/direction-summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { CandidateProfile } from '../../certification/program/profile.js';
import type { Board } from '../../checker/report.js';
import { settingLines } from './settings.js';
import {
  confidenceWords,
  DIRECTION_WORDS,
  explainedWords,
  failureWords,
  grouped,
  infeasibleWords,
  OUTCOME_WORDS,
  plantedWords,
  rulesWords,
  steeringWords,
  tournamentsWords,
  verdictWords,
  writtenFor,
} from './words.js';
import {
  discrepancyCountWords,
  standingsWords,
  wrongStandingsTitle,
  wrongStandingsWords,
} from './standings-words.js';
import { generatorTables, tableLines } from './generator-tables.js';
import { generatorWords } from './generator-words.js';
import { caseTitle, explanation, knownWords } from './trial-words.js';
import { participantsOf } from '../words/words-of.js';
import { readingsWords } from '../words/reading-words.js';
import { boardsWords } from '../words/boards-words.js';
import { ruleName } from '../words/names.js';
import { shellWord } from '../words/shell-word.js';
import { wrapped } from '../words/wrapped.js';
import { present } from '../../engine/present.js';

/** What is known besides the campaign when the application is written. */
export interface ApplicationParts {
  /** The day, like 2026-11-21. */
  readonly date: string;
  readonly resultsFile: string;
  /** SHA-256 of the results; null as long as the campaign is not finished. */
  readonly resultsHash: string | null;
}

/**
 * A section on the tests, ready to be pasted into an application. It holds facts only: the classes of the
 * discrepancies are for those who analyse them, the decision for those who take it.
 */
export function campaignApplication(summary: CampaignSummary, parts: ApplicationParts): string {
  const { manifest, cases, neverDecided, coverage } = summary;
  const { date, resultsFile, resultsHash } = parts;
  const discrepancies = cases.filter(isDeviating);
  const steering = steeringWords(summary);
  const explained = explainedWords(summary);
  const lines = [
    'AUTO-TEST REPORT',
    '',
    `Date:                   ${date}`,
    `Program under test:     ${manifest.candidate.name}`,
    `Executable:             sha256 ${manifest.candidate.program}`,
    `Profile of the program: sha256 ${manifest.candidate.hash}${writtenFor(manifest.candidate)}`,
    `Pairing rules:          ${rulesWords(manifest)}`,
    `Reference program:      ${manifest.program.name} ${manifest.program.version}`,
    `Tournaments:            ${tournamentsWords(manifest)}`,
    ...(steering === null ? [] : [`                        ${steering}`]),
    `Results:                ${resultsFile}:`,
    `                        ${resultsHash === null ? 'not written, the campaign is not finished' : `sha256 ${resultsHash}`}`,
    '',
    'How the program is called:',
    ...callLines(profileOf(manifest.candidate)).map((line) => `  ${line}`),
    '',
    ...tournamentSettings(summary),
    '',
    ...summary.directions.flatMap((direction) => directionLines(direction, summary)),
    ...generatorTables(summary).flatMap((table) => [...tableLines(table), '']),
    `Threshold: ${verdictWords(summary)}.`,
    ...(coverage === null || neverDecided.length === 0
      ? []
      : [`Rules that decided no round of these tournaments: ${neverDecided.join(', ')}.`]),
    '',
    discrepancies.length === 0 ? 'Discrepancies: none.' : 'Discrepancies:',
    ...(explained === null ? [] : [explained]),
    ...discrepancies.flatMap((trial) => discrepancyLines(trial, summary)),
    '',
    ...standingsSection(summary),
    'This section reports a test. It is no statement of FIDE and no decision about the program.',
  ];
  return `${lines.flatMap(fitting).join('\n')}\n`;
}

/** Of a page of an application. */
const WIDTH = 100;

/** What follows in the next line stands further in than where it begins. */
function fitting(line: string): string[] {
  const indent = line.length - line.trimStart().length + 2;
  return line.length <= WIDTH ? [line] : wrapped(line, WIDTH, ' '.repeat(indent));
}

function standingsSection({ standingsCases, directions, threshold }: CampaignSummary): string[] {
  if (directions.every(({ standings }) => standings === null)) return [];
  if (standingsCases.length === 0) return ['Wrong standings: none.', ''];
  return [
    `${wrongStandingsTitle('Wrong standings', threshold)}:`,
    ...standingsCases.flatMap((trial) => {
      const { headline, places } = wrongStandingsWords(trial);
      return [
        '',
        `${caseTitle(trial)}, file ${trial.path ?? ''}`,
        `  ${headline}`,
        ...places.map((place) => `    ${place}`),
        '    Class (candidate / reference or input / interpretation): ____',
      ];
    }),
    '',
  ];
}

function callLines({ launcher = [], program, commands, adapter }: CandidateProfile): string[] {
  const start = [...launcher, program];
  const calls = Object.entries({ ...commands, ...present({ adapter }) }).sort(([a], [b]) => (a < b ? -1 : 1));
  return calls.map(([task, call]) => {
    const words = [...start, ...call.arguments];
    return `${`${task}:`.padEnd(10)}${words.map(shellWord).join(' ')}`;
  });
}

function tournamentSettings({ manifest }: CampaignSummary): string[] {
  const { generator, positions } = manifest;
  if (positions !== undefined)
    return ['Files:', ...positions.files.map(({ name, sha256 }) => `  ${name}: sha256 ${sha256}`)];
  return ['Settings of the tournaments:', ...settingLines(generator).map(indented)];
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

function directionLines(direction: DirectionSummary, { manifest, threshold }: CampaignSummary): string[] {
  const { outcomes, run, roundsJudged, roundsDeviating, roundsColourOnly, players, rounds } = direction;
  const unjudged = Object.entries(outcomes).filter(
    ([outcome, n]) => n > 0 && outcome !== 'agrees' && outcome !== 'deviates',
  );
  const failures = failureWords(direction);
  const standings = standingsWords(direction);
  const planted = plantedWords(direction);
  const count = discrepancyCountWords(direction, threshold);
  return [
    `Direction: ${DIRECTION_WORDS[direction.direction]}`,
    `  tournaments run:            ${grouped(run)}`,
    `  ${`${participantsOf(manifest.edition).many} of a tournament:`.padEnd(27)} ${spreadWords(players)}`,
    `  rounds of a tournament:     ${spreadWords(rounds)}`,
    `  rounds compared:            ${grouped(roundsJudged)}`,
    `  rounds with differences:    ${grouped(roundsDeviating)}`,
    `  of these, by colours only:  ${grouped(roundsColourOnly)}`,
    ...(planted === null ? [] : [`  ${planted}`]),
    ...infeasibleWords(direction).map((line) => `  ${line}`),
    ...generatorWords(direction).map((line) => `  ${line}.`),
    ...unjudged.map(
      ([outcome, n]) =>
        `  not judged:                 ${grouped(n)} (${OUTCOME_WORDS[outcome as keyof typeof outcomes]})`,
    ),
    `  ${confidenceWords(direction)}.`,
    ...(failures === null ? [] : [`  ${failures}.`]),
    ...(standings === null ? [] : [`  ${standings}.`]),
    ...(count === null ? [] : [`  ${count}.`]),
    '',
  ];
}

function spreadWords(spread: Spread | null): string {
  if (spread === null) return 'none was judged';
  const { least, most, mean } = spread;
  return `${grouped(least)} to ${grouped(most)}, mean ${mean.toFixed(1)}`;
}

function discrepancyLines(
  trial: StoredTrial,
  { discrepancies, known: ledger, readingSides }: CampaignSummary,
): string[] {
  const { index, direction, mistakes = [] } = trial;
  return [
    '',
    caseTitle(trial),
    ...[...deviatingRounds(trial)].flatMap(([round, deviations]) => {
      const known = discrepancies.find(
        (other) => other.index === index && other.direction === direction && other.round === round,
      );
      const mistake = mistakes.find((other) => other.round === round);
      const readings = readingsWords(known?.readings ?? [], readingSides);
      return [
        `  round ${round}, file ${pathOfRound(trial, round) ?? ''}`,
        ...(mistake === undefined ? pairingLines(known) : mistakeLines(mistake, known)),
        ...deviations.map((deviation) => `    ${deviationWords(deviation, trial)}`),
        ...(readings === null ? [] : [`    ${readings}`]),
        ...knownWords(ledger, trial, round).map((words) => `    ${words}`),
        '    Class (candidate / reference or input / interpretation): ____',
      ];
    }),
  ];
}

function pairingLines(known: Discrepancy | undefined): string[] {
  if (known === undefined) return [];
  const { expected, actual } = known;
  return [
    `    expected:   ${expectedWords(expected)}`,
    `    actual:     ${actual === null ? 'no pairing is told' : differingWords(actual)}`,
  ];
}

/** Of a round that a checker judges wrongly: whose the boards are, what it says, and what the rules say. */
function mistakeLines({ planted, instead }: CheckerMistake, known: Discrepancy | undefined): string[] {
  if (planted !== null)
    return [
      `    planted by the reference program (${planted})${known?.planted === undefined ? '' : `: ${differingWords(known.planted)}`}`,
      ...(known === undefined ? [] : [`    the rules give instead: ${expectedWords(known.expected)}`]),
      "    the candidate's checker says: the round is right",
    ];
  const opinion =
    instead === null
      ? '; it tells no other pairing'
      : known === undefined
        ? ''
        : `; it would pair ${differingWords(known.actual ?? [])} in place of ${differingWords(known.expected ?? [])}`;
  return [
    `    the candidate's checker says: the round is wrong${opinion}`,
    '    by the reading of the reference program: the published pairing is right',
  ];
}

function expectedWords(expected: Discrepancy['expected']): string {
  return expected === null ? 'no legal pairing exists' : differingWords(expected);
}

/** A round that is flagged without another pairing of it deviates by no rule. */
function deviationWords(deviation: TrialDeviation, trial: StoredTrial): string {
  const words = explanation(deviation, trial);
  return deviation.rule === 'unknown' ? words : `${ruleName(deviation)}: ${words}`;
}

/** Boards as "5-12, bye 7", White first. */
function differingWords(boards: readonly Board[]): string {
  if (boards.length === 0) return 'the same boards';
  return boardsWords(boards);
}
