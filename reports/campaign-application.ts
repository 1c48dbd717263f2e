import { deviatingRounds } from '../checker/campaign/deviating-rounds.js';
import type { CampaignSummary, DirectionSummary } from '../checker/campaign/summary.js';
import { pathsOf } from '../checker/campaign/stored-trial.js';
import { canonicalJson } from '../checker/campaign/manifest.js';
import {
  caseTitle,
  confidenceWords,
  DIRECTION_WORDS,
  grouped,
  OUTCOME_WORDS,
  verdictWords,
} from './campaign-words.js';

/**
 * A section on the tests, ready to be pasted into an application. It holds facts only: the classes of the
 * discrepancies are for those who analyse them, the decision for those who take it.
 */
export function campaignApplication(summary: CampaignSummary): string {
  const { manifest, cases, neverDecided, coverage } = summary;
  const discrepancies = cases.filter(({ outcome }) => outcome === 'deviates');
  const lines = [
    'AUTO-TEST REPORT',
    '',
    `Program under test:     ${manifest.candidate.name}`,
    `Pairing rules:          ${manifest.edition}`,
    `Reference program:      ${manifest.program.name} ${manifest.program.version}`,
    `Seed:                   ${manifest.seed}`,
    `Tournaments:            ${grouped(manifest.count)} in each direction (numbers ${manifest.first} to ${manifest.first + manifest.count - 1})`,
    `Profile of the program: sha256 ${manifest.candidate.hash}`,
    `Generator settings:     ${canonicalJson(manifest.generator)}`,
    '',
    ...summary.directions.flatMap(directionLines),
    `Threshold: ${verdictWords(summary)}.`,
    ...(coverage === null || neverDecided.length === 0
      ? []
      : [`Rules that decided no round of these tournaments: ${neverDecided.join(', ')}.`]),
    '',
    discrepancies.length === 0 ? 'Discrepancies: none.' : 'Discrepancies:',
    ...discrepancies.flatMap((trial) => [
      '',
      `${caseTitle(trial)}, ${pathsOf(trial).join(', ')}`,
      ...[...deviatingRounds(trial)].flatMap(([round, deviations]) =>
        deviations.map(({ explanation }) => `  round ${round}: ${explanation}`),
      ),
      '  Class (candidate / reference or input / interpretation): ____',
    ]),
    '',
    'This section reports a test. It is no statement of FIDE and no decision about the program.',
  ];
  return `${lines.join('\n')}\n`;
}

function directionLines(direction: DirectionSummary): string[] {
  const { outcomes, run, roundsJudged, roundsDeviating, roundsColourOnly } = direction;
  const failed = Object.entries(outcomes).filter(
    ([outcome, n]) => n > 0 && outcome !== 'agrees' && outcome !== 'deviates',
  );
  return [
    `Direction: ${DIRECTION_WORDS[direction.direction]}`,
    `  tournaments run:            ${grouped(run)}`,
    `  rounds compared:            ${grouped(roundsJudged)}`,
    `  rounds with differences:    ${grouped(roundsDeviating)}`,
    `  of these, by colours only:  ${grouped(roundsColourOnly)}`,
    ...failed.map(
      ([outcome, n]) =>
        `  not judged:                 ${grouped(n)} (${OUTCOME_WORDS[outcome as keyof typeof outcomes]})`,
    ),
    `  ${confidenceWords(direction)}.`,
    '',
  ];
}
