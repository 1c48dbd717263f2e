import type { AgainState, TrialAgain } from '../../certification/campaign/again/compare-trial.js';
import type { AgainResult } from '../../certification/campaign/again/run-again.js';
import type { ShrunkAgain } from '../../certification/campaign/again/shrunk-again.js';
import { isFailure } from '../../certification/campaign/summary/direction-summary.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import type { TrialDeviation, TrialFindings } from '../../certification/campaign/trials/trial.js';
import { ruleName } from '../words/names.js';
import { counted, roundsByNumber } from '../words/numbers.js';
import { visible } from '../words/visible.js';
import {
  AGAIN_WORDS,
  againHeadline,
  limitWords,
  roundsAgainWords,
  SHRUNK_AGAIN_WORDS,
  standingsAgainWords,
} from './again-words.js';
import { ruleCounts } from './again-counts.js';
import { caseTitle, inShort, noteWords } from './trial-words.js';
import { OUTCOME_WORDS, rulesWords, section, tournamentsWords } from './words.js';

/** What a report of a campaign that was run again is told besides its results. */
export interface AgainWords {
  /** The version of swissproof that ran the tournaments again. */
  readonly program: { readonly name: string; readonly version: string };
  /** The command that shows one tournament in full. */
  readonly commandFor: (trial: StoredTrial) => string;
}

/** What became of the findings of a campaign, for people. */
export function againText(result: AgainResult, words: AgainWords): string {
  const { tournaments, shrunk } = result;
  const limits = limitWords(result);
  const lines = [
    ...titleLines(result, words),
    '',
    againHeadline(result),
    ...section('Rounds that deviate, by rule', countLines(result)),
    ...section(
      'Tournaments',
      tournaments.flatMap((one) => trialLines(one, words)),
    ),
    ...section(
      'Smallest tournaments',
      shrunk.flatMap((one) => shrunkLines(one, result)),
    ),
    ...(limits.length === 0 ? [] : ['', ...limits]),
  ];
  return visible(`${lines.join('\n')}\n`);
}

function titleLines({ campaign, manifest }: AgainResult, { program }: AgainWords): string[] {
  const { candidate: then, program: by } = campaign.manifest;
  const { candidate: now } = manifest;
  const isRun = campaign.found.length > 0;
  const isSame = then.program === now.program && then.hash === now.hash;
  return [
    `Findings of the campaign in ${campaign.folder.path}, run again`,
    `  ${tournamentsWords(manifest)}, rules ${rulesWords(manifest)}`,
    `  program before: ${then.name}, SHA-256 ${then.program.slice(0, 12)}`,
    ...(isRun ? [`  program now: ${now.name}, SHA-256 ${now.program.slice(0, 12)}`] : []),
    ...(isRun && isSame
      ? [
          '  The file of the program and its profile are the same as before: if that is not intended, name the new build with --program.',
        ]
      : []),
    ...(by.version === program.version
      ? []
      : [
          `  The campaign was run by ${by.name} ${by.version}, this is ${program.version}: a difference may be due to that.`,
        ]),
  ];
}

function countLines(result: AgainResult): string[] {
  const { rules, standings, failures } = ruleCounts(result);
  const words = (n: number): string => (n === 0 ? 'none' : String(n));
  const tournaments = (title: string, [before, now]: readonly [number, number]): string[] =>
    before + now === 0
      ? []
      : [`${title}: ${counted(before, 'tournament', 'tournaments')} before, ${words(now)} now`];
  return [
    ...rules.map(
      ({ rule, article, before, now }) =>
        `${ruleName({ rule, article })}: ${before === 0 ? `new: ${now}` : `${before} before, ${words(now)} now`}`,
    ),
    ...tournaments('wrong standings', standings),
    ...tournaments('failures', failures),
  ];
}

function trialLines(again: TrialAgain, { commandFor }: AgainWords): string[] {
  const { before, state } = again;
  const isShort = IN_ONE_LINE.includes(state);
  const note = state === 'not-judged' ? `: ${judgedWords(again)}` : isShort ? `: ${beforeWords(again)}` : '';
  const details = state === 'not-judged' ? [`before: ${beforeWords(again)}`] : detailLines(again);
  return [
    `${caseTitle(before)}: ${AGAIN_WORDS[state]}${note}`,
    ...(isShort ? [] : details).map((line) => `  ${line}`),
    ...(state === 'mended' ? [] : [`  replay: ${commandFor(before)}`]),
  ];
}

/** States in which before says everything. */
const IN_ONE_LINE: readonly AgainState[] = ['mended', 'not-mended'];

/** What was found before. */
function beforeWords({ before, rules, standings }: TrialAgain): string {
  return [
    ...rules
      .filter((rule) => rule.before.length > 0)
      .map((rule) => `${ruleName(rule)} in ${roundsByNumber(rule.before)}`),
    ...(standings?.before === true ? ['wrong standings'] : []),
    ...(isFailure(before) ? [failureWords(before)] : []),
  ].join('; ');
}

function detailLines(again: TrialAgain): string[] {
  const { before, now, rules } = again;
  const standings = standingsAgainWords(again);
  const isRepeated = ({ round, rule }: TrialDeviation): boolean =>
    before.deviations.some((known) => known.round === round && known.rule === rule);
  const fresh = now.deviations.filter((deviation) => !isRepeated(deviation));
  return [
    ...rules.map((rule) => `${ruleName(rule)}: ${roundsAgainWords(rule, isFailure(now))}`),
    ...fresh.slice(0, MOST).map((deviation) => `new in round ${deviation.round}: ${inShort(deviation, now)}`),
    ...(fresh.length > MOST ? [`and ${fresh.length - MOST} more`] : []),
    ...(standings === null ? [] : [standings]),
    ...(isFailure(before) ? [`before: ${failureWords(before)}`] : []),
    ...(isFailure(now) ? [`now: ${failureWords(now)}`] : []),
  ];
}

/** New deviations of a tournament that are listed: a program that became much worse has hundreds. */
const MOST = 5;

function judgedWords({ now, standings }: TrialAgain): string {
  const { outcome } = now;
  if (outcome === 'agrees' && standings !== null)
    return 'the pairings follow the rules, but its standings were wrong before and were not compared now';
  return failureWords(now);
}

function failureWords(trial: TrialFindings): string {
  const note = noteWords(trial);
  return `${OUTCOME_WORDS[trial.outcome]}${note === '' ? '' : `: ${note}`}`;
}

function shrunkLines(
  { known, state, deviations, failure }: ShrunkAgain,
  { manifest }: AgainResult,
): string[] {
  const { rule, file, index, direction, to } = known;
  const isShown = state === 'not-mended' || state === 'elsewhere';
  return [
    `${rule}: ${file} (from tournament ${index}, ${direction}; ${roundsByNumber([to[1]])} of it): ${SHRUNK_AGAIN_WORDS[state]}`,
    ...(isShown ? deviations.map((deviation) => `  ${inShort(deviation, manifest)}`) : []),
    ...(failure === null ? [] : [`  ${OUTCOME_WORDS[failure.outcome]}: ${failure.note}`]),
  ];
}
