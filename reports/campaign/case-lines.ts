import { fileCommandWords } from './check-command.js';
import { deviatingRounds, isDeviating } from '../../certification/campaign/triage/deviating-rounds.js';
import { MOST_DISCREPANCIES } from '../../certification/campaign/triage/discrepancies.js';
import type { Discrepancy } from '../../certification/campaign/triage/discrepancies.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { differingBoardsWords } from './differing-boards.js';
import { wrongStandingsWords } from './standings-words.js';
import { caseTitle, inShort, knownWords, noteWords, replayCommand } from './trial-words.js';
import { OUTCOME_WORDS } from './words.js';
import { readingWithSides } from '../words/reading-words.js';

/** A tournament that does not agree: its title, then the lines below. */
export function caseLines(
  trial: StoredTrial,
  { discrepancies, known, readingSides }: CampaignSummary,
): string[] {
  const { index, direction, outcome, path, roundPaths } = trial;
  const note = noteWords(trial);
  const discrepancyOf = (round: number): Discrepancy | undefined =>
    discrepancies.find(
      (other) => other.index === index && other.direction === direction && other.round === round,
    );
  const details = [...deviatingRounds(trial)].flatMap(([round, deviations]) => [
    ...deviations.map((deviation) => `  round ${round}: ${inShort(deviation, trial)}`),
    ...differingBoardsWords(discrepancyOf(round), trial).map((words) => `  round ${round}: ${words}`),
    ...knownWords(known, trial, round).map((words) => `  round ${round}: ${words}`),
    ...(discrepancyOf(round)?.readings ?? []).map(
      (id) => `  round ${round}: right by ${readingWithSides(id, readingSides)}`,
    ),
    ...(roundPaths[round] === undefined ? [] : [`  round ${round}: file: ${roundPaths[round]}`]),
  ]);
  return [
    `${caseTitle(trial)}: ${OUTCOME_WORDS[outcome]}${note === '' ? '' : `: ${note}`}`,
    ...knownWords(known, trial, null).map((words) => `  ${words}`),
    ...details,
    ...(path === null ? [] : [`  file: ${path}`]),
    `  replay: ${replayCommand(trial)}`,
  ];
}

/** Wrong standings: a title, then the lines below. */
export function standingsLines(trial: StoredTrial): string[] {
  const { headline, places } = wrongStandingsWords(trial);
  return [
    `${caseTitle(trial)}: ${headline}`,
    ...places.map((place) => `  ${place}`),
    ...(trial.path === null ? [] : [`  file: ${trial.path}`]),
    `  replay: ${replayCommand(trial)}`,
  ];
}

/** What is said before the tournaments that do not agree: how to look at a file, and of how many rounds boards are listed. */
export function beforeCases({ manifest, cases, discrepancies }: CampaignSummary): string[] {
  const hasFiles = cases.some(({ path, roundPaths }) => path !== null || Object.keys(roundPaths).length > 0);
  return [
    ...(hasFiles ? [fileCommandWords(manifest)] : []),
    ...unlistedBoardsWords({ cases, discrepancies }),
  ];
}

function unlistedBoardsWords({
  cases,
  discrepancies,
}: Pick<CampaignSummary, 'cases' | 'discrepancies'>): string[] {
  const rounds = cases.filter(isDeviating).reduce((sum, trial) => sum + deviatingRounds(trial).size, 0);
  if (discrepancies.length < MOST_DISCREPANCIES || rounds <= discrepancies.length) return [];
  return [
    `Boards and readings are listed for the first ${discrepancies.length} of ${rounds} rounds that deviate.`,
  ];
}
