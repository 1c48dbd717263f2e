import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { robinKind } from '../../engine/round-robin/index.js';
import { pairingProgram } from '../program/testing/pairing-program.js';
import { manifestOf } from './settings.js';
import type { CampaignSettings, ManifestParts } from './settings.js';
import { CampaignError } from './store/manifest.js';
import type { CampaignManifest } from './store/manifest.js';

const CANDIDATE = {
  ...pairingProgram(() => ({ ok: true, pairing: null })),
  file: fileURLToPath(import.meta.url),
};
const NOTHING: CampaignSettings = { coverage: false, toTheEnd: false, isForOne: false };

function made(
  settings: Partial<CampaignSettings>,
  known: CampaignManifest | null = null,
  parts: Partial<ManifestParts> = {},
): CampaignManifest {
  return manifestOf(
    { ...NOTHING, ...settings },
    {
      ...{ known, candidate: CANDIDATE, second: null, positions: null },
      generator: () => ({ generation: 1, scenarios: {} }),
      newSeed: () => 'drawn',
      program: { name: 'swissproof', version: '0.1.0' },
      folder: 'the folder',
      named: (setting) => `--${setting}`,
      ...parts,
    },
  ).manifest;
}

describe('a campaign that goes on', () => {
  const begun = made({ first: 11, count: 20, seed: 'own' });

  it('is the same where nothing else is said', () => {
    expect(made({}, begun)).toEqual(begun);
    expect(begun).toMatchObject({ first: 11, count: 20, seed: 'own', directions: ['replay', 'live'] });
  });

  // Known are the tournaments 11 to 30.
  it.each([
    [11, 20, true],
    [11, 21, true],
    [10, 21, true],
    [10, 30, true],
    [1, 100, true],
    [11, 19, false],
    [12, 19, false],
    [12, 20, false],
    [10, 20, false],
    [1, 10, false],
    [31, 20, false],
  ])('may be made longer, not shorter: from %d on, %d tournaments: %s', (first, count, isTaken) => {
    if (isTaken) expect(made({ first, count }, begun)).toMatchObject({ first, count });
    else
      expect(() => made({ first, count }, begun)).toThrow(
        'the campaign in the folder has the tournaments 11 to 30; it can be made longer, but not shorter',
      );
    // Of a campaign one tournament may be looked at.
    expect(made({ first, count, isForOne: true }, begun)).toMatchObject({ first, count });
  });

  it('is another one with another seed', () => {
    expect(() => made({ seed: 'other' }, begun)).toThrow(CampaignError);
    expect(() => made({ seed: 'other', isForOne: true }, begun)).toThrow('it differs in seed');
  });

  it('holds the results of one program', () => {
    const changed = { ...begun, candidate: { ...begun.candidate, program: '0'.repeat(64) } };
    expect(() => made({}, changed)).toThrow('the program has changed since the campaign in the folder began');
    expect(made({ isForOne: true }, changed)).toEqual(begun);
  });
});

it('a new campaign draws its seed', () => {
  expect(made({})).toMatchObject({ seed: 'drawn', first: 1, procedure: '2026', coverage: false });
  expect(made({})).not.toHaveProperty('toTheEnd');
  expect(made({ toTheEnd: true, coverage: true })).toMatchObject({ toTheEnd: true, coverage: true });
});

describe('settings that a campaign cannot have', () => {
  const table = { ...CANDIDATE, edition: robinKind('round-robin')! };
  const all = new Set(['pair', 'check', 'generate'] as const);
  const steered = made({ steer: 'C9' });

  it.each<[Partial<CampaignSettings>, Partial<ManifestParts>, string]>([
    [{ tries: 5 }, {}, '--tries needs --steer, the rule to look for'],
    [{ steer: 'C99' }, {}, 'dutch-2026 has no rule C99 to steer by; possible: C1'],
    [{ directions: ['their-checker'] }, {}, 'test cannot check, which the direction their-checker needs'],
    [
      { directions: ['replay', 'their-files'] },
      {},
      'test cannot generate, which the direction their-files needs',
    ],
    [{ directions: ['positions'] }, {}, 'the direction positions needs --positions'],
    [{ steer: 'C9', directions: ['live'] }, {}, '--steer is for replay and their-checker: in live'],
    [
      { directions: ['replay'] },
      { candidate: { ...table, abilities: all } },
      'the direction replay does not test a round-robin: its rounds do not depend on results; possible: live, their-files, their-checker',
    ],
    [{ steer: 'C9' }, { candidate: table }, '--steer: a round-robin has a table'],
    [{ tries: 5 }, { candidate: table }, '--steer: a round-robin has a table'],
    [{ coverage: true }, { candidate: table }, '--coverage: a round-robin has a table'],
  ])('%j', (settings, parts, message) => {
    expect(() => made(settings, null, parts)).toThrow(message);
    expect(() => made(settings, null, parts)).toThrow(CampaignError);
  });

  it('tries belong to a rule, that of the campaign that goes on as well', () => {
    expect(made({ steer: 'C9', tries: 5 }).steer).toEqual({ rule: 'C9', tries: 5 });
    expect(steered.steer).toEqual({ rule: 'C9', tries: 1000 });
    expect(made({}, steered).steer).toEqual({ rule: 'C9', tries: 1000 });
  });

  it('unset, the directions are all that the program can do and the kind of event has', () => {
    expect(made({}, null, { candidate: { ...table, abilities: all } }).directions).toEqual([
      'live',
      'their-files',
      'their-checker',
    ]);
    expect(made({ steer: 'C9' }).directions).toEqual(['replay']);
  });
});
