import { expect, test } from 'vitest';
import { storedTrial } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import type { DirectionSummary } from '../../certification/campaign/summary/direction-summary.js';
import { summarize } from '../../certification/campaign/summary/summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { fakeResult, MANIFEST, NOTHING_FOUND } from '../../certification/campaign/testing/fake-trials.js';
import type { TrialOutcome } from '../../certification/campaign/trials/trial.js';
import { campaignApplication } from './application.js';
import { caseLines, standingsLines } from './case-lines.js';
import { OUTCOME_WORDS } from './words.js';

const AGREEING = storedTrial(fakeResult({ index: 1, direction: 'replay' }));
const SUMMARY: CampaignSummary = summarize(
  { ...MANIFEST, directions: ['replay'], count: 1 },
  [AGREEING],
  NOTHING_FOUND,
);
const [DIRECTION] = SUMMARY.directions;

function linesOf(parts: Partial<CampaignSummary>): string[] {
  const sheet = { date: '2026-11-21', resultsFile: 'results.jsonl', resultsHash: null };
  return campaignApplication({ ...SUMMARY, ...parts }, sheet)
    .trimEnd()
    .split('\n');
}

/** Every outcome of one tournament, with what is said of it. */
const UNJUDGED: Readonly<Record<TrialOutcome, string | null>> = {
  agrees: null,
  deviates: null,
  'candidate-crash': 'candidate crashed',
  'candidate-timeout': 'candidate out of time',
  'unreadable-answer': 'unreadable answer',
  'invalid-file': 'invalid file',
  infeasible: 'infeasible for the generator',
  'our-defect': 'defect of swissproof',
};

test.each(Object.entries(UNJUDGED))('tournaments that were not judged, by outcome: %s', (outcome, words) => {
  const none = Object.fromEntries(Object.keys(OUTCOME_WORDS).map((one) => [one, 0]));
  for (const [count, shown] of [
    [0, null],
    [1, '1'],
    [1200, '1,200'],
  ] as const) {
    const outcomes = { ...none, [outcome]: count } as DirectionSummary['outcomes'];
    const found = linesOf({ directions: [{ ...DIRECTION, outcomes }] }).filter((line) =>
      line.startsWith('  not judged:'),
    );
    const isShown = words !== null && shown !== null;
    expect(found).toEqual(isShown ? [`  not judged:                 ${shown} (${words})`] : []);
  }
});

const COMPARED = { compared: 1, notChecked: 0, deviating: 0, planted: 0, missed: 0 };
const END = 'This section reports a test. It is no statement of FIDE and no decision about the program.';

test.each<[string, DirectionSummary['standings'][], string[]]>([
  ['in no direction', [null, null], []],
  ['in one direction', [null, COMPARED], ['Wrong standings: none.', '']],
  ['in both directions', [COMPARED, COMPARED], ['Wrong standings: none.', '']],
])('a section on standings if they were compared: %s', (_, standings, section) => {
  const lines = linesOf({ directions: standings.map((one) => ({ ...DIRECTION, standings: one })) });
  expect(lines.slice(lines.indexOf('Discrepancies: none.'))).toEqual([
    ...['Discrepancies: none.', ''],
    ...section,
    END,
  ]);
});

test.each<[string, string | null, string[]]>([
  ['none', null, []],
  ['one', 'files/00007-live.trf', ['  file: files/00007-live.trf']],
])('a tournament of the text ends with its file, if it is kept, and the command: %s', (_, path, file) => {
  const wrong = { verdict: 'deviates', planted: null, wrongPlaces: [] } as const;
  const trial: StoredTrial = {
    ...storedTrial(fakeResult({ index: 11, direction: 'live' })),
    ...{ path, standings: wrong },
  };
  for (const lines of [caseLines(trial, SUMMARY), standingsLines(trial)])
    expect(lines.slice(1)).toEqual([
      ...file,
      '  replay: swissproof certify --resume --out . --directions live --only 11',
    ]);
});
