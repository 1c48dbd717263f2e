import { afterAll, describe, expect, it } from 'vitest';
import { announcesTwoGames } from '../../corpus/index.js';
import { checkFile } from '../../checker/check-file.js';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import { editionById, editions, pairsTeams } from '../../engine/index.js';
import { presets } from '../../generator/index.js';
import type { TrialResult } from '../campaign/trials/trial.js';
import { live, openCandidate, replay, smokeTest, theirChecker, theirFiles } from '../program/index.js';
import type { CandidateProgram, TrialSettings } from '../program/index.js';
import { buildFake } from '../program/testing/build-fake.js';
import { isWholeSuite } from '../../tests/suite.js';
import { runTrials } from '../program/testing/run-trials.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

/** The editions that pair teams, or matches of two games. */
const ofMatches = editions
  .filter((edition) => pairsTeams(edition) || announcesTwoGames(edition.code))
  .map(({ id }) => id);

const DIRECTIONS = { replay, live, 'their-files': theirFiles, 'their-checker': theirChecker };

const SETTINGS: TrialSettings = {
  config: { ...presets.chaos, players: 11, rounds: 5 },
  seed: 'matches',
  scenario: 'small',
};

describe.each(ofMatches)('%s', (edition) => {
  it.each(Object.keys(DIRECTIONS) as (keyof typeof DIRECTIONS)[])(
    'a right candidate agrees: %s',
    async (direction) => {
      const results = await trials(await openCandidate(fake.adapter('right', edition)), direction, 4);
      expect(results.map(({ outcome, note }) => `${outcome} ${note}`)).toEqual(results.map(() => 'agrees '));
      expect(results.map(({ rounds }) => rounds > 2)).toEqual([true, true, true, true]);
    },
  );

  it('a right candidate passes the short test in all that it can', async () => {
    const candidate = await openCandidate(fake[isWholeSuite ? 'profile' : 'adapter']('right', edition));
    const result = await smokeTest(candidate, candidate.abilities);
    expect(result).toMatchObject({ ok: true });
    await candidate.close();
  });
});

describe.each(ofMatches)('live, %s', (edition) => {
  it('the matches that a program pairs wrongly are played to the end, always in the same way', async () => {
    const run = async (): Promise<TrialResult[]> =>
      trials(await openCandidate(fake.adapter('swaps-colours', edition)), 'live', 3);
    const results = await run();
    expect(results.map(({ outcome }) => outcome)).toEqual(['deviates', 'deviates', 'deviates']);
    for (const { file, rounds } of results) {
      const report = checkFile(file ?? '', 'live.trf');
      expect(report.verdict).toBe('deviates');
      expect(report.rounds).toHaveLength(rounds);
      const { tournament } = readForEdition(file ?? '', editionById(edition));
      const codes = new Set(tournament?.players.flatMap((one) => one.rounds.map(({ result }) => result)));
      for (const code of ['1', '=', '0'] as const) expect(codes).toContain(code);
      expect(codes).not.toContain('*');
    }
    expect(await run()).toEqual(results);
  });

  it('does not depend on the order of the pairs in an answer', async () => {
    const right = await openCandidate(fake.adapter('right', edition));
    const files: string[][] = [[], []];
    for (const [place, isReversed] of [false, true].entries()) {
      const candidate: CandidateProgram = {
        ...right,
        edition: right.edition,
        pairRound: async (file, round, signal) => {
          files[place].push(file);
          const answer = await right.pairRound(file, round, signal);
          if (!isReversed || !answer.ok || answer.pairing === null) return answer;
          return { ...answer, pairing: { ...answer.pairing, pairs: answer.pairing.pairs.toReversed() } };
        },
        close: () => Promise.resolve(),
      };
      await trials(candidate, 'live', 2);
    }
    await right.close();
    expect(files[0].length).toBeGreaterThan(8);
    expect(files[1]).toEqual(files[0]);
  });
});

/** The first tournaments of a campaign. */
async function trials(
  candidate: CandidateProgram,
  direction: keyof typeof DIRECTIONS,
  count: number,
): Promise<TrialResult[]> {
  try {
    const trial = DIRECTIONS[direction](candidate, SETTINGS);
    return await runTrials(trial, count);
  } finally {
    await candidate.close();
  }
}
