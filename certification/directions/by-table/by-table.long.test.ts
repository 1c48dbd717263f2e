import { afterAll, describe, expect, it } from 'vitest';
import { checkFile } from '../../../checker/check-file.js';
import { presets, ROBIN_PRESETS } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import { runs } from '../../../tests/suite.js';
import type { TrialResult } from '../../campaign/trials/trial.js';
import type { CandidateProfile } from '../../program/index.js';
import { followsTable, openProgram, smokeTestByTable } from '../../program/index.js';
import { buildFake } from '../../program/testing/build-fake.js';
import { liveByTable } from './live.js';
import type { TableSettings } from '../settings.js';
import { checkerByTable } from './their-checker.js';
import { filesByTable } from '../their-files.js';
import { runTrials } from '../../program/testing/run-trials.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

const DIRECTIONS = { live: liveByTable, 'their-files': filesByTable, 'their-checker': checkerByTable };
type Direction = keyof typeof DIRECTIONS;
const ALL = Object.keys(DIRECTIONS) as Direction[];

const SETTINGS: TableSettings = {
  config: { ...ROBIN_PRESETS['forfeits'], players: 7 },
  seed: 'by table',
  scenario: 'small',
};

/** Runs the tournaments of a campaign up to a number. */
async function trials(
  profile: CandidateProfile,
  direction: Direction,
  count = 1,
  config: GeneratorConfig = SETTINGS.config,
): Promise<TrialResult[]> {
  const candidate = await openProgram(profile);
  try {
    if (!followsTable(candidate)) throw new Error('the fake follows no table');
    const trial = DIRECTIONS[direction](candidate, { ...SETTINGS, config });
    return await runTrials(trial, count);
  } finally {
    await candidate.close();
  }
}

function outcomesOf(results: readonly TrialResult[]): string[] {
  return results.map(({ outcome, note }) => `${outcome} ${note}`.trim());
}

function foundIn({ deviations }: TrialResult): string[] {
  return deviations.map(({ round, rule }) => `${round} ${rule}`);
}

describe.each(['round-robin', 'double-round-robin'])('%s', (system) => {
  it.each(ALL)('a right candidate agrees: %s', async (direction) => {
    const results = await trials(fake.adapter('right', system), direction, runs(4, 10, 40));
    expect(outcomesOf(results)).toEqual(results.map(() => 'agrees'));
    expect(results.every(({ file, deviations }) => file === null && deviations.length === 0)).toBe(true);
    expect(results[0]).toMatchObject({
      ...{ edition: system, players: 7, scenario: 'small', decided: {} },
      rounds: system === 'round-robin' ? 7 : 14,
    });
  });

  it.each(ALL)('it agrees by its command line, with an even number: %s', async (direction) => {
    const config = { ...ROBIN_PRESETS['norm'], players: 6 };
    expect(outcomesOf(await trials(fake.profile('right', system), direction, 1, config))).toEqual(['agrees']);
  });
});

it('who plays three times may have the games of a round again', async () => {
  const config = { ...SETTINGS.config, players: 8, table: { draw: 'numbers', cycles: 3 } } as const;
  const [result] = await trials(fake.adapter('right', 'double-round-robin'), 'live', 1, config);
  // The fake knows two cycles.
  expect(result).toMatchObject({ outcome: 'deviates', deviations: [{ round: 15, rule: 'BT1.round' }] });
});

it('a program that draws numbers of its own is judged by those', async () => {
  const results = await trials(fake.adapter('counts-back', 'round-robin'), 'live', 3);
  expect(outcomesOf(results)).toEqual(['agrees', 'agrees', 'agrees']);
});

it('colours turned from round 3 on are found, and nothing else', async () => {
  const [result] = await trials(fake.adapter('turns-colours', 'round-robin'), 'live');
  expect(result.outcome).toBe('deviates');
  expect(foundIn(result)).toEqual([3, 4, 5, 6, 7].map((round) => `${round} BT2.round`));
  const { rounds } = checkFile(result.file ?? '', 'left', { roundRobin: 'round-robin' });
  expect(rounds).toHaveLength(7);
});

it('the rest round of the wrong player is found, and nothing else', async () => {
  for (const direction of ['live', 'their-files'] as const) {
    const config = { ...presets.calm, players: 9, rounds: 9 };
    const [result] = await trials(fake.adapter('rests-wrong', 'round-robin'), direction, 1, config);
    expect([result.outcome, foundIn(result)]).toEqual(['deviates', ['2 BT1.rest']]);
  }
});

it('two rounds that a generator exchanges are found', async () => {
  const [result] = await trials(fake.profile('exchanges-rounds', 'round-robin'), 'their-files');
  expect([result.outcome, foundIn(result)]).toEqual(['deviates', ['2 BT1.round', '3 BT1.round']]);
});

it('a generator of double round robins that is asked for single ones writes no file that can be judged', async () => {
  const profile = fake.adapter('right', 'double-round-robin');
  const [, mode] = profile.adapter?.arguments ?? [];
  expect(mode).toBe('right');
  const single = { ...profile, edition: 'round-robin' };
  // It is asked for round robins, and writes those of its own kind.
  const [result] = await trials(single, 'their-files');
  expect(result).toMatchObject({
    outcome: 'invalid-file',
    note: 'the file holds a double-round-robin, asked for was a round-robin',
  });
});

it('a checker that misses what was planted is found, by the rule of the error', async () => {
  const results = await trials(fake.adapter('blind', 'round-robin'), 'their-checker', runs(20, 30, 100));
  const planted = results.filter((result) => result.planted !== null);
  expect(planted.length).toBeGreaterThan(3);
  for (const { outcome, planted: error, deviations, mistakes = [] } of planted) {
    expect(outcome).toBe('deviates');
    expect(error?.isFound).toBe(false);
    expect(mistakes).toContainEqual(expect.objectContaining({ round: error?.round, planted: error?.error }));
    expect(RULES[error?.error ?? '']).toContain(deviations[0].rule);
  }
  const others = results.filter((result) => result.planted === null);
  expect(outcomesOf(others)).toEqual(others.map(() => 'agrees'));
});

/** Opponents who are exchanged may be two players in each other's place. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'colours exchanged': ['BT2.colour'],
  'colours of a round exchanged': ['BT2.round'],
  'opponents exchanged': ['BT1.game', 'BT1.players'],
  'rest round of another player': ['BT1.rest'],
  'rounds exchanged': ['BT1.round'],
};

it('a program that has no pairing for a round that the table has deviates', async () => {
  const [result] = await trials(fake.adapter('gives-up', 'round-robin'), 'live');
  expect([result.outcome, foundIn(result)]).toEqual(['deviates', ['1 BT1.round']]);
});

it('failures keep their own outcomes', async () => {
  const [crash] = await trials(fake.profile('crashes', 'round-robin'), 'live');
  expect(crash.outcome).toBe('candidate-crash');
  const [infeasible] = await trials(fake.profile('infeasible:always', 'round-robin'), 'their-files');
  expect(infeasible).toMatchObject({ outcome: 'infeasible', infeasible: 10 });
});

describe('the test before a campaign', () => {
  async function smoke(mode: string): Promise<string> {
    const candidate = await openProgram(fake.adapter(mode, 'round-robin'));
    try {
      if (!followsTable(candidate)) throw new Error('the fake follows no table');
      const result = await smokeTestByTable(candidate, ['pair', 'check', 'generate']);
      return result.ok ? result.shown.join('; ') : result.reason;
    } finally {
      await candidate.close();
    }
  }

  it.each(['right', 'turns-colours', 'rests-wrong', 'exchanges-rounds'])(
    'lets a program in that is for the campaign to judge: %s',
    async (mode) => {
      expect(await smoke(mode)).toBe(
        'a game with turned colours is noticed; its answers follow its files; its checker accepts a right round robin; its checker flags repeated games; a wrong round in its files is noticed; its files follow the settings',
      );
    },
  );

  it.each([
    ['blind', /^check: accepts a file in which all meet the same opponents/],
    ['gives-up', /^pair: says that round 1 of 5 players has no pairing/],
  ])('refuses %s', async (mode, reason) => {
    expect(await smoke(mode)).toMatch(reason);
  });
});
