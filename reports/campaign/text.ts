import type { ShrinkFailure } from '../../certification/campaign/shrunk-case.js';
import type { Threshold } from '../../certification/campaign/summary/threshold.js';
import type { DirectionSummary } from '../../certification/campaign/summary/direction-summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { TrialTally } from '../../certification/campaign/summary/tallies.js';
import { isDeviating } from '../../certification/campaign/triage/deviating-rounds.js';
import { robinKind } from '../../engine/round-robin/index.js';
import { TRIAGE_CLASSES } from '../../certification/campaign/triage/triage.js';
import {
  confidenceWords,
  DIRECTION_WORDS,
  explainedWords,
  failureWords,
  grouped,
  infeasibleWords,
  OUTCOME_WORDS,
  outcomeWords,
  plantedWords,
  rulesWords,
  section,
  steeringWords,
  tournamentsWords,
  TRIAGE_WORDS,
  verdictWords,
  writtenFor,
} from './words.js';
import { caseLines, standingsLines, beforeCases } from './case-lines.js';
import { checkCommand } from './check-command.js';
import { generatorTables, tableLines } from './generator-tables.js';
import { generatorWords } from './generator-words.js';
import { discrepancyCountWords, standingsWords, wrongStandingsTitle } from './standings-words.js';
import { counted } from '../words/numbers.js';
import { participantsOf } from '../words/words-of.js';
import { readingWords } from '../words/reading-words.js';
import { ruleName } from '../words/names.js';
import { visible } from '../words/visible.js';

/** The report of a campaign for people. Says what was found; whether a program is endorsed is not for it to say. */
export function campaignText(summary: CampaignSummary): string {
  const { manifest, bySize, byScenario } = summary;
  const steering = steeringWords(summary);
  const explained = explainedWords(summary);
  const lines = [
    campaignTitle(summary),
    `  ${campaignFacts(summary)}`,
    ...(steering === null ? [] : [`  ${steering}`]),
    '',
    ...(explained === null ? [] : [explained]),
    `Verdict: ${verdictWords(summary)}`,
    ...summary.directions.flatMap((direction) => directionLines(direction, summary.threshold)),
    ...generatorTables(summary).flatMap((table) => ['', ...tableLines(table)]),
    ...section('Deviations by rule', ruleLines(summary)),
    ...section(sizeTitle(summary), tallyLines(bySize)),
    ...section('Deviations by scenario', tallyLines(byScenario)),
    ...section('Rules decided', coverageLines(summary)),
    ...section('Smallest tournaments', shrunkLines(summary)),
    ...section(
      `Second program${manifest.second === null ? '' : `: ${manifest.second.name}`}`,
      triageLines(summary),
    ),
    ...section('Tournaments that do not agree', [
      ...beforeCases(summary),
      ...summary.cases.flatMap((trial) => caseLines(trial, summary)),
    ]),
    ...section(
      wrongStandingsTitle('Standings that do not agree', summary.threshold),
      summary.standingsCases.flatMap(standingsLines),
    ),
  ];
  return visible(`${lines.join('\n')}\n`);
}

export function campaignTitle({ manifest }: CampaignSummary): string {
  return `Campaign against ${manifest.candidate.name}, rules ${rulesWords(manifest)}`;
}

/** Who has tested what. */
export function campaignFacts({ manifest }: CampaignSummary): string {
  const { candidate, program } = manifest;
  return `${program.name} ${program.version}, ${tournamentsWords(manifest)}, program ${candidate.program.slice(0, 12)}, profile ${candidate.hash.slice(0, 12)}${writtenFor(candidate)}`;
}

/** What a direction came to: its title, then the lines below. */
export function directionLines(direction: DirectionSummary, threshold: Threshold): string[] {
  const { run, wanted, roundsJudged, roundsDeviating, roundsColourOnly } = direction;
  const failures = failureWords(direction);
  const standings = standingsWords(direction);
  const planted = plantedWords(direction);
  const count = discrepancyCountWords(direction, threshold);
  const left = run < wanted ? ` of ${grouped(wanted)}` : '';
  const colours = roundsColourOnly === 0 ? '' : ` (${grouped(roundsColourOnly)} by colours only)`;
  return [
    '',
    `${direction.direction}: ${DIRECTION_WORDS[direction.direction]}`,
    `  ${grouped(run)}${left} tournaments: ${outcomeWords(direction).join(', ') || 'none run'}`,
    ...infeasibleWords(direction).map((line) => `  ${line}`),
    ...generatorWords(direction).map((line) => `  ${line}`),
    `  ${grouped(roundsJudged)} rounds compared: ${grouped(roundsDeviating)} deviate${colours}`,
    ...(planted === null ? [] : [`  ${planted}`]),
    `  ${confidenceWords(direction)}`,
    ...(failures === null ? [] : [`  ${failures}`]),
    ...(standings === null ? [] : [`  ${standings}`]),
    ...(count === null ? [] : [`  ${count}`]),
  ];
}

/** "C12 (2.4.7)" for a rule by which rounds deviate. */
export function tallyRule(name: string, { cases }: Pick<CampaignSummary, 'cases'>): string {
  const deviations = cases.flatMap((trial) => trial.deviations);
  return ruleName({ rule: name, article: deviations.find(({ rule }) => rule === name)?.article ?? '' });
}

function ruleLines(summary: CampaignSummary): string[] {
  return summary.byRule.map(
    ({ name, rounds, tournaments }) =>
      `${tallyRule(name, summary)}: ${counted(rounds, 'round', 'rounds')} in ${counted(tournaments, 'tournament', 'tournaments')}`,
  );
}

function tallyLines(tallies: readonly TrialTally[]): string[] {
  if (tallies.every(({ rounds }) => rounds === 0)) return [];
  return tallies.map(
    ({ name, rounds, tournaments, judged }) =>
      `${name}: ${counted(rounds, 'round', 'rounds')} in ${grouped(tournaments)} of ${counted(judged, 'tournament', 'tournaments')}`,
  );
}

function readingCountLines(byReading: Readonly<Record<string, number>>): string[] {
  const readings = Object.entries(byReading);
  if (readings.length === 0) return ['no round depends on a doubtful place of the text'];
  return readings.map(
    ([id, rounds]) =>
      `${counted(rounds, 'round', 'rounds')} ${rounds === 1 ? 'depends' : 'depend'} on ${readingWords(id)}`,
  );
}

/** How often each rule decided; empty where that was not counted. */
export function coverageLines({ manifest, coverage, byReading, neverDecided }: CampaignSummary): string[] {
  if (coverage === null) return [];
  const rules = Object.entries(coverage).filter(([, rounds]) => rounds > 0);
  return [
    ...rules.map(([rule, rounds]) => `${rule}: ${counted(rounds, 'round', 'rounds')}`),
    ...(neverDecided.length > 0 ? [`never: ${neverDecided.join(', ')}`] : []),
    ...(neverDecided.length === 0 && manifest.coverage ? ['every rule decided some round'] : []),
    ...(byReading === null ? [] : readingCountLines(byReading)),
  ];
}

/** What the tally by size is about. */
export function sizeTitle({ manifest }: CampaignSummary): string {
  const { many } = participantsOf(manifest.edition);
  return `Deviations by number of ${many}`;
}

/** To what the deviations were shrunk, and what was left; of round robins, that nothing is. */
export function shrunkLines({
  manifest,
  shrunk,
  unshrunk,
  shrinkFailures,
  cases,
}: CampaignSummary): string[] {
  if (robinKind(manifest.edition) !== null)
    return cases.some(isDeviating)
      ? [
          'none is looked for in round robins: a table has as many rounds as its players need, and no readings',
        ]
      : [];
  const { many } = participantsOf(manifest.edition);
  return [
    ...shrunk.flatMap((found) => {
      const { rule, index, round, file, theirFile, from, to, stoppedBy } = found;
      return [
        `${rule}: ${file} (for the program: ${theirFile}): tournament ${index}, round ${round}, from ${from.join(' x ')} to ${to.join(' x ')} (${many} x rounds)${stoppedBy === null ? '' : `; the search was stopped (${stoppedBy})`}`,
        `  check: ${checkCommand(found, manifest)}`,
      ];
    }),
    ...shrinkFailures.map(shrinkFailureWords),
    ...unshrunkLines(shrunk, unshrunk),
  ];
}

/** Of some rules a file was found before the time was up. */
function unshrunkLines(shrunk: CampaignSummary['shrunk'], unshrunk: CampaignSummary['unshrunk']): string[] {
  const isBegun = (rule: string): boolean => shrunk.some((found) => found.rule === rule);
  const lines = [
    { words: 'there may be smaller ones for', rules: unshrunk.filter(isBegun) },
    { words: 'no time was left for', rules: unshrunk.filter((rule) => !isBegun(rule)) },
  ];
  return lines
    .filter(({ rules }) => rules.length > 0)
    .map(({ words, rules }) => `${words}: ${rules.join(', ')} (swissproof certify --resume --out . goes on)`);
}

function shrinkFailureWords({ rule, index, round, questions, outcome, note, file }: ShrinkFailure): string {
  const often = questions === 1 ? '' : `, at ${grouped(questions)} questions, first`;
  return `${rule}: tournament ${index}, round ${round}: the program failed while it was asked${often}: ${OUTCOME_WORDS[outcome]}: ${note}; the file: ${file} (swissproof certify --resume --out . asks again)`;
}

/** What the second program says, by class. */
export function triageLines({ manifest, triage }: CampaignSummary): string[] {
  if (manifest.second === null || triage.length === 0) return [];
  return TRIAGE_CLASSES.flatMap((name) => {
    const own = triage.filter((item) => item.class === name);
    if (own.length === 0) return [];
    return [
      `${TRIAGE_WORDS[name]}: ${counted(own.length, 'round', 'rounds')}`,
      ...own.map(
        ({ index, direction, round, rule, note, certificates }) =>
          `  tournament ${index} (${direction}), round ${round}, ${rule}${note === '' ? '' : `: ${note}`}${certificates === null ? '' : `; certificates: ${certificates}`}`,
      ),
    ];
  });
}
