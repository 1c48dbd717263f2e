import type { DirectionSummary } from '../../certification/campaign/summary/direction-summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { pathsOf } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { caseTitle, explanation, inShort, noteWords, replayCommand } from './trial-words.js';
import { DIRECTION_WORDS, OUTCOME_WORDS, verdictWords } from './words.js';
import { wrongStandingsWords } from './standings-words.js';
import { counted } from '../words/numbers.js';
import { junitXml, XML_DECLARATION } from '../junit-xml.js';

/**
 * The report of a campaign for CI systems: a suite for each direction with a case for the threshold and one for each
 * tournament that does not agree, or whose standings do not. Deviations are failures, what the candidate's generator calls infeasible is skipped,
 * everything else that could not be judged is an error.
 */
export function campaignJunit(summary: CampaignSummary): string {
  const name = `swissproof certify ${summary.manifest.candidate.name}`;
  const testsuite = summary.directions.map((direction) => suite(summary, direction));
  return junitXml({ ...XML_DECLARATION, testsuites: { '@name': name, testsuite } });
}

function suite(summary: CampaignSummary, direction: DirectionSummary): object {
  const own = summary.cases.filter((trial) => trial.direction === direction.direction);
  const standings = summary.standingsCases.filter((trial) => trial.direction === direction.direction);
  const missed = direction.verdict === 'missed';
  const skipped = direction.outcomes.infeasible;
  const className = `certify.${direction.direction}`;
  const threshold = {
    '@classname': className,
    '@name': 'threshold',
    ...(missed ? { failure: { '@message': verdictWords(summary) } } : {}),
  };
  return {
    '@name': `${direction.direction}: ${DIRECTION_WORDS[direction.direction]}`,
    '@tests': own.length + standings.length + 1,
    '@failures':
      own.filter(({ outcome }) => outcome === 'deviates').length + standings.length + (missed ? 1 : 0),
    '@errors': own.length - direction.outcomes.deviates - skipped,
    '@skipped': skipped,
    properties: {
      property: [
        { '@name': 'agreeing', '@value': direction.outcomes.agrees },
        { '@name': 'infeasibleWishes', '@value': direction.infeasibleWishes },
      ],
    },
    testcase: [
      threshold,
      ...own.map((trial) => testCase(trial, className)),
      ...standings.map((trial) => standingsCase(trial, className)),
    ],
  };
}

function testCase(trial: StoredTrial, className: string): object {
  const { outcome, deviations } = trial;
  const note = noteWords(trial);
  const details = [
    ...deviations.map((deviation) => `round ${deviation.round}: ${explanation(deviation, trial)}`),
    ...pathsOf(trial).map((path) => `file: ${path}`),
    `replay: ${replayCommand(trial)}`,
  ].join('\n');
  const message = note === '' ? (firstInShort(trial) ?? OUTCOME_WORDS[outcome]) : note;
  const names = { '@classname': className, '@name': caseTitle(trial) };
  if (outcome === 'infeasible') return { ...names, skipped: { '@message': message } };
  const found = { '@type': outcome, '@message': message, '#text': details };
  return { ...names, [outcome === 'deviates' ? 'failure' : 'error']: found };
}

function standingsCase(trial: StoredTrial, className: string): object {
  const { headline, places } = wrongStandingsWords(trial);
  const details = [
    ...places,
    ...pathsOf(trial).map((path) => `file: ${path}`),
    `replay: ${replayCommand(trial)}`,
  ];
  const failure = { '@type': 'standings', '@message': headline, '#text': details.join('\n') };
  return { '@classname': className, '@name': `${caseTitle(trial)}: standings`, failure };
}

/** The first deviation in short and how many there are besides; null for none. */
function firstInShort(trial: StoredTrial): string | null {
  const [first, ...others] = trial.deviations;
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : `; ${counted(others.length, 'more deviation', 'more deviations')}`;
  return `round ${first.round}: ${inShort(first, trial)}${more}`;
}
