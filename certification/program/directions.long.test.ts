import { declaredCase } from '../../checker/case/swiss-case.js';
import { afterAll, describe, expect, it } from 'vitest';
import type { GeneratedDirection as Direction, TrialOutcome, TrialResult } from '../campaign/trials/trial.js';
import { generateTournament, presets } from '../../generator/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { checkFile } from '../../checker/check-file.js';
import { storedTrial } from '../campaign/store/stored-trial.js';
import { checkRounds } from '../../checker/check-tournament.js';
import { live, openCandidate, replay, theirChecker, theirFiles } from './index.js';
import type { CandidateProfile, TrialSettings } from './index.js';
import { buildFake } from './testing/build-fake.js';
import { runTrials } from './testing/run-trials.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

const DIRECTIONS = { replay, live, 'their-files': theirFiles, 'their-checker': theirChecker };

const SETTINGS: TrialSettings = {
  config: { ...presets.chaos, players: 12, rounds: 4 },
  seed: 'directions',
  scenario: 'small',
};

/** Runs the tournaments of a campaign up to a number. */
async function trials(
  profile: CandidateProfile,
  direction: Direction,
  count = 1,
  settings: Partial<TrialSettings> = {},
  first = 1,
): Promise<TrialResult[]> {
  const candidate = await openCandidate(profile);
  try {
    const trial = DIRECTIONS[direction](candidate, { ...SETTINGS, ...settings });
    return await runTrials(trial, count, first);
  } finally {
    await candidate.close();
  }
}

function rulesOf(results: readonly TrialResult[]): string[] {
  return [...new Set(results.flatMap(({ deviations }) => deviations.map(({ rule }) => rule)))];
}

/** Number of the first tournament that would be paired otherwise without a rule. */
function firstDecidedBy(rule: string): number {
  const lacking = dutch2026.without(rule);
  const decides = (index: number): boolean =>
    checkRounds(declaredCase(generateTournament(SETTINGS.config, SETTINGS.seed, index), lacking)).some(
      ({ verdict }) => verdict !== 'agrees',
    );
  return Array.from({ length: 100 }, (_, place) => place + 1).find(decides) ?? 0;
}

const all = Object.keys(DIRECTIONS) as Direction[];

describe.each(['dutch-2017', 'dutch-2026'])('%s', (edition) => {
  it.each(all)('a right candidate agrees: %s', async (direction) => {
    // An adapter is one process: only the newest edition needs a process for each call.
    const profile = fake[edition === 'dutch-2026' ? 'profile' : 'adapter']('right', edition);
    const results = await trials(profile, direction, 3);
    expect(results.map(({ outcome, note }) => `${outcome} ${note}`)).toEqual(results.map(() => 'agrees '));
    expect(results.every(({ file, deviations }) => file === null && deviations.length === 0)).toBe(true);
    expect(results.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(results.every(({ players }) => players === 12)).toBe(true);
    expect(results[0]).toMatchObject({ edition, scenario: 'small', decided: {} });
  });
});

describe('a right candidate', () => {
  it.each(all)('agrees through an adapter: %s', async (direction) => {
    const results = await trials(fake.adapter('right'), direction, 2);
    expect(results.map(({ outcome, note }) => `${outcome} ${note}`)).toEqual(['agrees ', 'agrees ']);
  });

  it.each(all)('agrees although it prints Latin-1: %s', async (direction) => {
    const [{ outcome, note }] = await trials(fake.profile('latin1'), direction);
    expect(`${outcome} ${note}`).toBe('agrees ');
  });

  it('agrees with other points than the usual ones', async () => {
    const config = { ...SETTINGS.config, points: '3-1-0' } as const;
    for (const dialect of [{ points: 'bb' }, { points: 'xxs', nextByeCounts: true }, { format: 'trf26' }]) {
      const profile = { ...fake.profile('right'), dialect } as CandidateProfile;
      const results = await trials(profile, 'replay', 2, { config });
      expect(results.map(({ outcome, note }) => `${outcome} ${note}`)).toEqual(['agrees ', 'agrees ']);
    }
  });

  it('has its tournaments counted by rule', async () => {
    const decidedRules = (): Record<string, number> => ({ C6: 2 });
    for (const direction of all) {
      const [result] = await trials(fake.profile('right'), direction, 1, { decidedRules });
      expect(result.decided).toEqual({ C6: 2 });
    }
  });
});

describe('a candidate that swaps colours', () => {
  it.each(all)('deviates: %s', async (direction) => {
    const results = await trials(fake.profile('swaps-colours'), direction, 2);
    for (const { outcome, deviations, file, roundFiles, note } of results) {
      expect(outcome, note).toBe('deviates');
      expect(deviations[0]).toHaveProperty('published');
      expect([file, ...Object.values(roundFiles)]).toContainEqual(expect.any(String));
    }
    expect(results.flatMap(({ deviations }) => deviations.map(({ kind }) => kind))).toContain('colour');
  });
});

describe('a candidate without a rule', () => {
  it.each(all)('deviates by that rule: %s', async (direction) => {
    const config = { ...SETTINGS.config, rounds: 6 };
    const results = await trials(fake.profile('without:C1'), direction, 3, { config });
    expect(results.map(({ outcome }) => outcome)).toContain('deviates');
    expect(rulesOf(results)).toContain('C1');
  });

  it.each(['C7', 'C12'])('deviates by that criterion where it decides: %s', async (rule) => {
    const index = firstDecidedBy(rule);
    const results = await trials(fake.profile(`without:${rule}`), 'replay', index, {}, index);
    expect(rulesOf(results)).toEqual([rule]);
  });

  it('leaves a file in which the check finds the same deviation', async () => {
    const config = { ...SETTINGS.config, rounds: 6 };
    for (const direction of ['live', 'their-files'] as const) {
      const results = await trials(fake.profile('without:C1'), direction, 3, { config });
      for (const { file, deviations } of results) {
        if (file === null) continue;
        const report = checkFile(file, 'x', { edition: dutch2026 });
        const [found] = report.rounds.filter(({ verdict }) => verdict === 'deviates');
        expect(found.round).toBe(deviations[0].round);
        expect(found.deviations.map(({ rule }) => rule)).toContain(deviations[0].rule);
      }
    }
  });
});

describe('every deviating round of replay', () => {
  it('is kept with the tournament as it stood then, and the check finds it in its file', async () => {
    const results = await trials(fake.profile('swaps-colours'), 'replay', 2);
    for (const { file, roundFiles, deviations, rounds } of results) {
      expect(file).toBeNull();
      const deviating = [...new Set(deviations.map(({ round }) => round))];
      expect(deviating.length).toBe(rounds);
      expect(Object.keys(roundFiles).map(Number)).toEqual(deviating);
      for (const round of deviating) {
        const { rounds: reports, standings } = checkFile(roundFiles[round], 'x', { edition: dutch2026 });
        expect(standings?.deviations).toEqual([]);
        expect(reports.map(({ verdict }) => verdict)).toEqual(
          reports.map((_, index) => (index + 1 === round ? 'deviates' : 'agrees')),
        );
        expect(reports).toHaveLength(round);
      }
    }
  });
});

describe('a checker that accepts everything', () => {
  it('is found out by the canaries', async () => {
    const results = await trials(fake.profile('blind'), 'their-checker', 6);
    const missed = results.filter(({ outcome }) => outcome === 'deviates');
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.length).toBeLessThan(6);
    for (const { deviations, mistakes, planted } of missed) {
      expect(mistakes).toEqual([{ round: planted!.round, planted: planted!.error, instead: null }]);
      expect(deviations[0]).toMatchObject({ round: planted!.round, rule: expect.any(String) as string });
    }
  });

  it('gets whole tournaments, in which nothing but the planted round is wrong', async () => {
    const results = await trials(fake.profile('blind'), 'their-checker', 8);
    const planted = results.flatMap(({ planted: error, file }) => (error ? [{ ...error, file }] : []));
    expect(results.map(({ rounds }) => rounds)).toEqual(results.map(() => 4));
    expect(planted.some(({ round }) => round < 4)).toBe(true);
    for (const { round, isFound, file } of planted) {
      expect(isFound).toBe(false);
      const { rounds } = checkFile(file ?? '', 'x', { edition: dutch2026 });
      const verdicts = rounds.map(({ verdict }) => verdict);
      expect(verdicts).toEqual([1, 2, 3, 4].map((own) => (own === round ? 'deviates' : 'agrees')));
    }
  });
});

it('a right checker finds what was planted', async () => {
  const results = await trials(fake.profile('right'), 'their-checker', 8);
  const found = results.flatMap(({ planted }) => (planted ? [planted.isFound] : []));
  expect(found.length).toBeGreaterThan(1);
  expect(found).toEqual(found.map(() => true));
});

describe('a checker that flags right rounds', () => {
  it('is judged by what it would have paired', async () => {
    const results = await trials(fake.profile('without:C1'), 'their-checker', 3, {
      config: { ...SETTINGS.config, rounds: 6 },
    });
    const flagged = results.filter(({ mistakes = [] }) => mistakes.some(({ planted }) => planted === null));
    expect(flagged.length).toBeGreaterThan(0);
    expect(rulesOf(flagged)).toContain('C1');
    expect(rulesOf(flagged)).not.toContain('unknown');
    for (const { mistakes } of flagged) {
      expect(mistakes).toContainEqual(expect.objectContaining({ planted: null }));
      expect(mistakes!.every(({ instead, planted }) => planted !== null || instead !== null)).toBe(true);
    }
  });

  it('is judged by the player to whom it would give the bye, as JaVaFo 3 prints it', async () => {
    const index = firstDecidedBy('C5');
    const results = await trials(fake.profile('prints-pab:C5'), 'their-checker', index, {}, index);
    expect(rulesOf(results)).toContain('C5');
    const byes = results.flatMap(({ mistakes = [] }) =>
      mistakes.flatMap(({ instead }) => instead?.added.filter(([, black]) => black === 0) ?? []),
    );
    expect(byes.length).toBeGreaterThan(0);
  });

  it('is told so when it does not say that', async () => {
    const [result] = await trials(fake.adapter('swaps-colours'), 'their-checker');
    expect(result.outcome).toBe('deviates');
    expect(result.deviations[0]).toMatchObject({ round: 1, kind: 'quality', rule: 'unknown' });
    expect(result.mistakes?.[0]).toEqual({ round: 1, planted: null, instead: null });
  });
});

describe('a candidate that says there is no legal pairing', () => {
  it.each(['replay', 'live'] as const)('deviates by the rule of completion: %s', async (direction) => {
    for (const profile of [fake.profile('gives-up'), fake.adapter('gives-up')]) {
      const [{ outcome, deviations }] = await trials(profile, direction);
      expect(outcome).toBe('deviates');
      expect(deviations[0]).toMatchObject({ round: 1, kind: 'completion', statement: 'no-pairing' });
    }
  });
});

describe('a generator that says that its configuration is infeasible', () => {
  const talking = (way: string, mode: string): CandidateProfile =>
    way === 'adapter' ? fake.adapter(mode) : fake.profile(mode);

  it.each(['command line', 'adapter'])('is asked again with other wishes: %s', async (way) => {
    const results = await trials(talking(way, 'infeasible:half'), 'their-files', 6);
    expect(results.map(({ outcome, note }) => `${outcome} ${note}`)).toEqual(results.map(() => 'agrees '));
    const refused = results.map(({ infeasible }) => infeasible);
    expect(refused.some((count) => count > 0)).toBe(true);
    expect(refused.some((count) => count === 0)).toBe(true);
    const again = await trials(talking(way, 'infeasible:half'), 'their-files', 6);
    expect(again).toEqual(results);
  });

  it.each(['command line', 'adapter'])('to an end, and that is no crash: %s', async (way) => {
    const [result] = await trials(talking(way, 'infeasible:always'), 'their-files');
    expect(result).toMatchObject({ outcome: 'infeasible', infeasible: 10, deviations: [], file: null });
    expect(result.note).toMatch(/calls 10 wishes infeasible.*"Error: round 3 could not be matched\."/);
  });

  it('is told from one that crashes', async () => {
    const [result] = await trials(fake.profile('generator-crashes'), 'their-files');
    expect(result).toMatchObject({ outcome: 'candidate-crash', infeasible: 0 });
    expect(result.note).toMatch(
      /^generator, with the seed \d+: the program exits with code 2: "Exception in thread/,
    );
  });

  it.each(['command line', 'adapter'])('keeps the settings at which it failed: %s', async (way) => {
    const profile = way === 'adapter' ? fake.adapter('generator-crashes') : fake.profile('generator-crashes');
    const [result] = await trials(profile, 'their-files');
    expect(result.outcome).toBe('candidate-crash');
    expect(result.file).toMatch(
      way === 'adapter' ? /^\{"seed":\d+,"config":\{/ : /^PlayersNumber=\d+\nRoundsNumber=\d+\n/,
    );
    expect(storedTrial(result).path).toBe('files/00001-their-files-settings.txt');
  });
});

describe('a candidate whose points hold the bye of the round to be paired', () => {
  it('agrees where the profile says so, and else its words are quoted', async () => {
    const profile = fake.profile('counts-next-byes');
    const dialect = { nextByeCounts: true };
    const right = await trials({ ...profile, dialect }, 'replay', 6);
    expect(right.map(({ outcome, note }) => `${outcome} ${note}`)).toEqual(right.map(() => 'agrees '));
    const wrong = await trials(profile, 'replay', 6);
    const [crash] = wrong.filter(({ outcome }) => outcome !== 'agrees');
    expect(crash.outcome).toBe('candidate-crash');
    expect(crash.note).toMatch(
      /^round \d: the program exits with code 3: "Error: the score of player \d+ does not match the results\."$/,
    );
  });
});

describe('a candidate that starts slowly', () => {
  it.each(all)('agrees within its time: %s', async (direction) => {
    const config = { ...SETTINGS.config, players: 8, rounds: 2 };
    const [{ outcome, note }] = await trials(fake.profile('starts-slowly'), direction, 1, { config });
    expect(`${outcome} ${note}`).toBe('agrees ');
  });

  it('is out of time when it has less', async () => {
    const profile = { ...fake.profile('starts-slowly'), limits: { seconds: 0.3 } };
    const [{ outcome }] = await trials(profile, 'replay');
    expect(outcome).toBe('candidate-timeout');
  });
});

describe('a candidate that gives nothing to judge', () => {
  const cases: [string, TrialOutcome, RegExp][] = [
    ['crashes', 'candidate-crash', /exits with code 3: "segmentation something"/],
    ['hangs', 'candidate-timeout', /no answer within 0.5 s/],
    ['floods', 'unreadable-answer', /floods its output: more than 1048576 bytes/],
    ['silent', 'unreadable-answer', /writes no output file|reports on no round, although the file has/],
  ];
  const both = cases.flatMap((entry) => all.map((direction) => [...entry, direction] as const));
  it.each(both)('%s: %s (%s) in %s', async (mode, outcome, note, direction) => {
    const limits = { outputBytes: 1 << 20, seconds: mode === 'hangs' ? 0.5 : 20 };
    const [result] = await trials({ ...fake.profile(mode), limits }, direction);
    expect(result.outcome).toBe(outcome);
    expect(result.note).toMatch(note);
    expect(result.deviations).toEqual([]);
  });

  it.each([
    ['replay', 'unreadable-answer', /round 2: the pairing (is that of round 1|names|leaves out)/],
    ['live', 'unreadable-answer', /round 2: the pairing (is that of round 1|names|leaves out)/],
    ['their-files', 'invalid-file', /no paired round/],
    ['their-checker', 'unreadable-answer', /does not report on round 1/],
  ] as const)('answers for the wrong round: %s', async (direction, outcome, note) => {
    const [result] = await trials(fake.profile('wrong-round'), direction);
    expect(result.outcome).toBe(outcome);
    expect(result.note).toMatch(note);
  });
});

it('an aborted campaign ends at once', async () => {
  const candidate = await openCandidate(fake.profile('hangs'));
  const controller = new AbortController();
  const trial = replay(candidate, SETTINGS);
  setTimeout(() => {
    controller.abort();
  }, 300);
  await expect(trial(1, controller.signal)).rejects.toThrow('aborted');
});

it('our own failure is our defect', async () => {
  const decidedRules = (): never => {
    throw new Error('no numbers');
  };
  const [result] = await trials(fake.profile('swaps-colours'), 'replay', 1, { decidedRules });
  expect(result).toMatchObject({ outcome: 'our-defect', note: 'no numbers' });
});
