import { deviation as madeUp } from '../../../checker/testing/made-up-deviations.js';
import type { SummaryParts } from '../summary/summary.js';
import type { CampaignManifest } from '../store/manifest.js';
import type { TrialKey } from '../store/stored-trial.js';
import type { TrialDeviation, TrialResult } from '../trials/trial.js';

export const MANIFEST: CampaignManifest = {
  schema: 'swissproof/campaign/3',
  program: { name: 'swissproof', version: '0.1.0' },
  seed: 'test',
  first: 1,
  count: 40,
  directions: ['replay', 'live'],
  edition: 'dutch-2026',
  generator: { generation: 1, scenarios: { tiny: {} } },
  candidate: {
    name: 'fake 1.0',
    version: '1.0',
    hash: 'a'.repeat(64),
    program: 'b'.repeat(64),
    profile: { name: 'fake', version: '0.9', program: './fake' },
  },
  second: null,
  coverage: true,
  procedure: 'c04a',
};

/** What a campaign has besides its trials, where nothing was found. */
export const NOTHING_FOUND: SummaryParts = {
  rules: [],
  shrunk: [],
  unshrunk: [],
  shrinkFailures: [],
  triage: [],
  discrepancies: [],
  known: [],
  readingSides: [],
  explainedBy: null,
};

/** A deviation of bracket 2; its sentences have characters that must be escaped in most kinds of reports. */
export function deviation(
  round: number,
  rule = 'C12',
  kind: TrialDeviation['kind'] = 'quality',
): TrialDeviation {
  const violations = [{ rule: '<too> many & "bad"', article: '2.1.1', title: 'made up', players: [3, 4] }];
  return { round, ...madeUp({ rule, kind, title: 'made up', bracket: 20, players: [1, 2], violations }) };
}

/** The same result for the same key: every seventh tournament deviates in the rounds 2 and 3, every eleventh makes the candidate crash. */
export function fakeResult({ index, direction }: TrialKey): TrialResult {
  const outcome = index % 7 === 0 ? 'deviates' : index % 11 === 0 ? 'candidate-crash' : 'agrees';
  const file = `012 tournament ${index}\r\n`;
  const isReplayed = direction === 'replay' && outcome === 'deviates';
  return {
    index,
    direction,
    scenario: index % 2 === 0 ? 'calm' : 'tiny',
    edition: 'dutch-2026',
    players: 5 + index,
    rounds: 5,
    outcome,
    note: outcome === 'candidate-crash' ? 'it died' : '',
    deviations: outcome === 'deviates' ? [deviation(2), deviation(3, 'E.2', 'colour')] : [],
    decided: { C5: 1, C12: index % 3 },
    infeasible: 0,
    file: outcome === 'agrees' || isReplayed ? null : file,
    ...(direction === 'their-checker' ? { planted: null } : {}),
    roundFiles: isReplayed ? { 2: `${file}### 2\r\n`, 3: `${file}### 3\r\n` } : {},
  };
}
