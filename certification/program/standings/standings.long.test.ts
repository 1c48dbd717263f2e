import { afterAll, describe, expect, it } from 'vitest';
import { checkStandings } from '../../../checker/index.js';
import { parseTrf, writeTrf } from '../../../corpus/index.js';
import { generateTournament, presets, Random } from '../../../generator/index.js';
import type { TrialResult } from '../../campaign/trials/trial.js';
import { fileFor, live, replay, smokeTest, theirChecker, theirFiles, tournamentUpTo } from '../index.js';
import type { CandidateProfile } from '../index.js';
import { buildFake } from '../testing/build-fake.js';
import { withCandidate } from '../testing/with-candidate.js';
import { judgeStandings } from './judge-standings.js';
import { plantStandings } from './planted-standings.js';
import { withRightRanks } from './right-ranks.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

const SETTINGS = {
  config: { ...presets.chaos, players: 14, rounds: 4 },
  seed: 'standings',
  scenario: 'small',
};

function trials(
  profile: CandidateProfile,
  direction: typeof theirFiles,
  count: number,
): Promise<TrialResult[]> {
  return withCandidate(profile, async (candidate) => {
    const results: TrialResult[] = [];
    for (let index = 1; index <= count; index++)
      results.push(await direction(candidate, SETTINGS)(index, new AbortController().signal));
    return results;
  });
}

describe('plantStandings', () => {
  it('plants one error of each kind that shows in the file, and names what is wrong', () => {
    const errors = new Map<string, number>();
    for (let index = 1; index <= 60; index++) {
      const right = generateTournament(presets.chaos, 'planted', index);
      const before = parseTrf(fileFor(right)).tournament!;
      expect(judgeStandings(before).wrongPlaces).toEqual([]);
      const planted = plantStandings(right, new Random(`${index}`))!;
      const { verdict, wrongPlaces } = judgeStandings(parseTrf(fileFor(planted.tournament)).tournament!);
      expect(verdict).toBe('deviates');
      expect(planted.wrongPlaces).toEqual(wrongPlaces);
      if (planted.error === 'points wrong') {
        const [place] = wrongPlaces;
        expect(wrongPlaces).toEqual([{ ...place, field: 'points', published: place.reference + 0.5 }]);
      } else expect(new Set(wrongPlaces.map(({ field }) => field))).toEqual(new Set(['rank']));
      errors.set(planted.error, (errors.get(planted.error) ?? 0) + 1);
    }
    expect([...errors.keys()].sort()).toEqual([
      'modifier ignored',
      'order of the list',
      'points wrong',
      'ranks exchanged',
    ]);
  });

  it('plants no error of the list where the file announces none', () => {
    const alone = generateTournament({ ...presets.calm, players: 2, rounds: 1, tieBreaks: [] }, 'draw', 1);
    const drawn = { ...alone, players: alone.players.map((player) => ({ ...player, rank: 1 })) };
    const errors = new Set(
      Array.from({ length: 20 }, (_, seed) => plantStandings(drawn, new Random(`${seed}`))?.error),
    );
    for (const error of errors) expect(['points wrong', 'ranks exchanged', undefined]).toContain(error);
  });
});

describe('withRightRanks', () => {
  it('ranks a running event by the list that it announces', () => {
    for (let index = 1; index <= 10; index++) {
      const running = tournamentUpTo(generateTournament(presets.chaos, 'running', index), 3);
      const text = writeTrf(withRightRanks(running), { format: 'trf26' });
      expect(judgeStandings(parseTrf(text).tournament!)).toMatchObject({
        verdict: 'agrees',
        wrongPlaces: [],
      });
    }
  });
});

describe.each(['profile', 'adapter'] as const)('their-checker, by a %s', (kind) => {
  it('that finds every planted error, and no other, agrees', async () => {
    const results = await trials(fake[kind]('checks-standings'), theirChecker, 16);
    expect(results.map(({ outcome, note }) => `${outcome} ${note}`)).toEqual(results.map(() => 'agrees '));
    expect(results.every(({ standings }) => standings?.verdict === 'agrees')).toBe(true);
    const planted = results.map(({ standings }) => standings?.planted);
    expect(planted.filter((error) => error !== null).length).toBeGreaterThan(4);
    expect(planted.filter((error) => error === null).length).toBeGreaterThan(4);
  });

  it('that says nothing of standings has missed the planted errors, and its files are kept', async () => {
    const results = await trials(fake[kind]('misses-standings'), theirChecker, 8);
    const missed = results.filter(({ standings }) => standings?.verdict === 'deviates');
    expect(missed.length).toBeGreaterThan(1);
    for (const { standings, outcome, file, deviations } of missed) {
      expect(standings?.planted).toEqual(expect.any(String));
      expect(standings?.wrongPlaces.length).toBeGreaterThan(0);
      // The outcome is that of the pairings.
      expect([outcome, deviations]).toEqual(['agrees', []]);
      expect(file).toContain('001');
    }
    expect(results.filter(({ standings }) => standings?.planted !== null)).toEqual(missed);
  });

  it('that calls right standings wrong deviates', async () => {
    const results = await trials(fake[kind]('cries-standings'), theirChecker, 8);
    const wrong = results.filter(({ standings }) => standings?.verdict === 'deviates');
    expect(wrong.length).toBeGreaterThan(1);
    expect(wrong.every(({ standings }) => standings?.planted === null)).toBe(true);
    expect(wrong).toEqual(results.filter(({ standings }) => standings?.planted === null));
  });

  it('that looks at pairings only is not asked about standings', async () => {
    const results = await trials(fake[kind]('right'), theirChecker, 4);
    expect(results.map(({ standings }) => standings)).toEqual(results.map(() => undefined));
  });
});

describe('a program whose points hold the bye of the next round', () => {
  const withNextByes = (mode: string): CandidateProfile => ({
    ...fake.profile(mode),
    dialect: { nextByeCounts: true },
  });

  it('gets the ranks of the announced list as well, and its checker of standings is taken', async () => {
    const smoke = await withCandidate(withNextByes('checks-standings'), (candidate) =>
      smokeTest(candidate, ['check']),
    );
    expect(smoke).toMatchObject({ ok: true });
    const results = await trials(withNextByes('checks-standings'), theirChecker, 8);
    expect(results.map(({ outcome, note }) => `${outcome} ${note}`)).toEqual(results.map(() => 'agrees '));
    expect(results.every(({ standings }) => standings?.verdict === 'agrees')).toBe(true);
  });

  it.each([{ replay }, { live }, { theirChecker }])(
    'gives evidence whose standings are right: %s',
    async (one) => {
      const [direction] = Object.values(one);
      const kept = (await trials(withNextByes('swaps-colours'), direction, 3)).flatMap(
        ({ file, roundFiles }) => [...(file === null ? [] : [file]), ...Object.values(roundFiles)],
      );
      expect(kept.length).toBeGreaterThan(2);
      for (const text of kept) {
        const { tournament } = parseTrf(text);
        expect(tournament?.header.some(({ tag }) => tag === '202')).toBe(true);
        // The points of a round that is not finished hold its bye; its ranks are those of the round before.
        const isRunning = tournament!.players.some(({ rounds }) => rounds.at(-1)?.result === '*');
        const { verdict, ranksNotChecked } = checkStandings(tournament!, { tieBreaks: null, unrated: null });
        expect(verdict).toBe(ranksNotChecked === null ? 'agrees' : 'not-checked');
        expect(ranksNotChecked === null || (isRunning && ranksNotChecked === 'running')).toBe(true);
      }
    },
  );
});

describe('the smoke test', () => {
  it.each([
    ['checks-standings', true, /flags wrong standings/],
    ['misses-standings', false, /does not say that the standings of a file are wrong/],
    ['cries-standings', false, /flags the standings of a file whose points and ranks are right/],
  ])('of a candidate that %s: %s', async (mode, ok, words) => {
    const result = await withCandidate(fake.profile(mode), (candidate) => smokeTest(candidate, ['check']));
    expect(result.ok).toBe(ok);
    expect(result.ok ? result.shown.join() : result.reason).toMatch(words);
  });
});

describe('their-files', () => {
  it('has the standings of every file of theirs checked', async () => {
    const results = await trials(fake.profile('right'), theirFiles, 3);
    expect(results.map(({ outcome, standings }) => [outcome, standings])).toEqual(
      results.map(() => ['agrees', { verdict: 'agrees', planted: null, wrongPlaces: [] }]),
    );
    expect(results.every(({ file }) => file === null)).toBe(true);
  });

  it('keeps a file whose standings are wrong, although its pairings are right', async () => {
    const results = await trials(fake.profile('wrong-ranks'), theirFiles, 3);
    for (const { outcome, standings, file } of results) {
      expect(outcome).toBe('agrees');
      expect(standings?.verdict).toBe('deviates');
      expect(standings?.wrongPlaces[0]).toMatchObject({ field: 'rank', rule: 'PTS', article: '' });
      expect(file).toContain('001');
    }
  });
});
