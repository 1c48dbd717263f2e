import type { DirectionSummary } from '../../certification/campaign/summary/direction-summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { pathsOf } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { caseTitle, DIRECTION_WORDS, OUTCOME_WORDS, replayCommand, verdictWords } from './words.js';
import { counted } from '../words/numbers.js';

/**
 * The report of a campaign for CI systems: a suite for each direction with a case for the threshold and one for each
 * tournament that does not agree. Deviations are failures, what the candidate's generator calls infeasible is skipped,
 * everything else that could not be judged is an error.
 */
export function campaignJunit(summary: CampaignSummary): string {
  const suites = summary.directions.map((direction) => suite(summary, direction));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escaped(`swissproof certify ${summary.manifest.candidate.name}`)}">\n${suites.join('')}</testsuites>\n`;
}

/** Text for XML, without the characters that XML cannot hold. */
export function escaped(text: string): string {
  return text.replace(NOT_XML, '\uFFFD').replace(/[&<>"'\n\r\t]/g, (mark) => ENTITIES[mark] ?? mark);
}

/** Control characters other than tab and line ends, halves of pairs, and the two that are no characters. */
const NOT_XML = /[^\t\n\r\P{Cc}]|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

function suite(summary: CampaignSummary, direction: DirectionSummary): string {
  const own = summary.cases.filter((trial) => trial.direction === direction.direction);
  const missed = direction.verdict === 'missed';
  const failures = own.filter(({ outcome }) => outcome === 'deviates').length + (missed ? 1 : 0);
  const skipped = direction.outcomes.infeasible;
  const errors = own.length - direction.outcomes.deviates - skipped;
  const className = escaped(`certify.${direction.direction}`);
  const threshold = missed
    ? `    <testcase classname="${className}" name="threshold">\n      <failure message="${escaped(verdictWords(summary))}"/>\n    </testcase>\n`
    : `    <testcase classname="${className}" name="threshold"/>\n`;
  const agreeing = direction.outcomes.agrees;
  const attributes = `name="${escaped(`${direction.direction}: ${DIRECTION_WORDS[direction.direction]}`)}" tests="${own.length + 1}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  return `  <testsuite ${attributes}>\n    <properties>\n      <property name="agreeing" value="${agreeing}"/>\n      <property name="infeasibleWishes" value="${direction.infeasibleWishes}"/>\n    </properties>\n${threshold}${own.map((trial) => testCase(trial, className)).join('')}  </testsuite>\n`;
}

function testCase(trial: StoredTrial, className: string): string {
  const { outcome, note, deviations } = trial;
  const details = [
    ...deviations.map(({ round, explanation }) => `round ${round}: ${explanation}`),
    ...pathsOf(trial).map((path) => `file: ${path}`),
    `replay: ${replayCommand(trial)}`,
  ].join('\n');
  const message = note === '' ? (inShort(deviations) ?? OUTCOME_WORDS[outcome]) : note;
  const start = `    <testcase classname="${className}" name="${escaped(caseTitle(trial))}">\n`;
  if (outcome === 'infeasible')
    return `${start}      <skipped message="${escaped(message)}"/>\n    </testcase>\n`;
  const tag = outcome === 'deviates' ? 'failure' : 'error';
  return `${start}      <${tag} type="${outcome}" message="${escaped(message)}">${escaped(details)}</${tag}>\n    </testcase>\n`;
}

/** The first deviation in short and how many there are besides; null for none. */
function inShort([first, ...others]: StoredTrial['deviations']): string | null {
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : `; ${counted(others.length, 'more deviation', 'more deviations')}`;
  return `round ${first.round}: ${first.summary}${more}`;
}
