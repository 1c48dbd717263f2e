import { expect, test } from 'vitest';
import type { ProgramEntryDocument } from '../../corpus/schema/types/programs-ledger.js';
import type { CampaignManifest } from '../campaign/store/manifest.js';
import type { StoredTrial } from '../campaign/store/stored-trial.js';
import { deviation } from '../campaign/testing/fake-trials.js';
import { knownDifferences } from './known-differences.js';

const ENTRY: ProgramEntryDocument = {
  id: 'Made-1',
  program: 'Made',
  version: '2.0',
  edition: 'dutch-2026',
  rule: 'C12',
  article: '2.4.7',
  difference: 'quality',
  round: 3,
  kind: 'defect',
  does: { words: 'does', pairing: null },
  rules: { words: 'say', pairing: null },
  seen: 'run',
  agrees: [],
  file: 'made.trf',
};

type Candidate = CampaignManifest['candidate'];

function manifest(
  changes: Partial<Pick<Candidate, 'version' | 'profile'>> = {},
  edition = 'dutch-2026',
): Pick<CampaignManifest, 'candidate' | 'edition'> {
  const profile = { name: 'made', edition, program: 'made' };
  const candidate: Candidate = {
    name: 'made 2.0',
    version: '2.0 (Build 7)',
    program: '',
    hash: '',
    profile,
    ...changes,
  };
  return { candidate, edition };
}

function trial(changes: Partial<StoredTrial> = {}): StoredTrial {
  return {
    index: 4,
    direction: 'replay',
    outcome: 'deviates',
    scenario: 'open',
    edition: 'dutch-2026',
    players: 8,
    rounds: 5,
    note: '',
    decided: {},
    infeasible: 0,
    deviations: [deviation(3)],
    path: null,
    roundPaths: {},
    ...changes,
  };
}

const known = (
  of: Pick<CampaignManifest, 'candidate' | 'edition'>,
  trials: readonly StoredTrial[],
  entry: Partial<ProgramEntryDocument> = {},
): unknown => knownDifferences(of, trials, [{ ...ENTRY, ...entry }]);

const found = (certainty: string, round: number | null = 3): unknown => [
  { index: 4, direction: 'replay', round, entries: ['Made-1'], certainty },
];

test('the same program, version, edition, rule and kind of difference', () => {
  expect(known(manifest(), [trial()])).toEqual(found('known'));
});

test.each([['2.1'], ['2.0.1'], [null]])('of version %s it only looks like it', (version) => {
  expect(known(manifest({ version }), [trial()])).toEqual(found('looks-like'));
});

test('where the cause is not seen from the rule it only looks like it', () => {
  expect(known(manifest(), [trial()], { article: '1.4.3' })).toEqual(found('looks-like'));
  expect(known(manifest(), [trial()], { kind: 'older-edition' })).toEqual(found('looks-like'));
});

test('another program, edition, rule or kind of difference is none of the ledger', () => {
  const profile = { name: 'other', edition: 'dutch-2026', program: 'other' };
  expect(known(manifest({ profile }), [trial()])).toEqual([]);
  expect(known(manifest({}, 'dutch-2017'), [trial()])).toEqual([]);
  expect(known(manifest(), [trial()], { rule: 'C13' })).toEqual([]);
  expect(known(manifest(), [trial()], { difference: 'bye' })).toEqual([]);
});

test('neither is what its checker says, nor a defect of ours', () => {
  expect(known(manifest(), [trial({ direction: 'their-checker' })])).toEqual([]);
  expect(known(manifest(), [trial({ outcome: 'our-defect' })])).toEqual([]);
});

test('a crash looks like a known one, and no answer like a known one', () => {
  const none = { rule: null, article: null, difference: null } as const;
  const crashed = trial({ outcome: 'candidate-crash', deviations: [] });
  const silent = trial({ outcome: 'candidate-timeout', deviations: [] });
  expect(known(manifest(), [crashed], { ...none, kind: 'crash' })).toEqual(found('looks-like', null));
  expect(known(manifest(), [silent], { ...none, kind: 'hang' })).toEqual(found('looks-like', null));
  expect(known(manifest(), [silent], { ...none, kind: 'crash' })).toEqual([]);
});
