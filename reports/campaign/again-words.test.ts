import { describe, expect, it } from 'vitest';
import { compareTrial } from '../../certification/campaign/again/compare-trial.js';
import { earlierCampaign } from '../../certification/campaign/again/earlier-campaign.js';
import type { AgainResult } from '../../certification/campaign/again/run-again.js';
import { MemoryFolder } from '../../certification/campaign/store/memory-folder.js';
import { CampaignStore } from '../../certification/campaign/store/store.js';
import { storedTrial } from '../../certification/campaign/store/stored-trial.js';
import { deviation, fakeResult, MANIFEST } from '../../certification/campaign/testing/fake-trials.js';
import type { TrialResult } from '../../certification/campaign/trials/trial.js';
import { againText } from './again-text.js';
import { againHeadline, roundsAgainWords } from './again-words.js';

const PROGRAM = { name: 'swissproof', version: '0.1.0' };
const commandFor = (): string => 'the command';

type Found = Partial<TrialResult>;
const WRONG: Found = { outcome: 'deviates', deviations: [deviation(2), deviation(3)], note: '' };
const AGREES: Found = { outcome: 'agrees', deviations: [], note: '' };
const PARTLY: Found = { ...WRONG, deviations: [deviation(2)] };
const ELSEWHERE: Found = { ...WRONG, deviations: [deviation(4, 'C9')] };
const CRASHES: Found = { outcome: 'candidate-crash', deviations: [], note: 'round 2: it died', compared: 1 };
const DEFECT: Found = { outcome: 'our-defect', deviations: [], note: 'a defect' };

/** Tournaments before and now; all others of the campaign agreed. */
function resultOf(...pairs: readonly (readonly [before: Found, now: Found])[]): AgainResult {
  const folder = new MemoryFolder('campaign/');
  const store = new CampaignStore(folder);
  const manifest = { ...MANIFEST, directions: ['live'], count: pairs.length + 3, toTheEnd: true } as const;
  const trial = (index: number, found: Found): TrialResult => ({
    ...{ ...fakeResult({ index, direction: 'live' }), file: null, ...found },
  });
  const all = [...pairs.map(([before]) => before), AGREES, AGREES];
  for (const [place, found] of all.entries()) store.add(trial(place + 1, found));
  store.close();
  const tournaments = pairs.map(([before, now], place) =>
    compareTrial(storedTrial(trial(place + 1, before)), trial(place + 1, now)),
  );
  return { campaign: earlierCampaign(folder, manifest), manifest, tournaments, shrunk: [], left: 0 };
}

describe('the first sentence', () => {
  it.each<[readonly (readonly [Found, Found])[], string]>([
    [[[WRONG, AGREES]], 'The one tournament that deviated is mended.'],
    [[[WRONG, WRONG]], 'Of 1 tournament that deviated, 0 are mended, 1 is not.'],
    [
      [
        [CRASHES, AGREES],
        [CRASHES, AGREES],
      ],
      'All 2 tournaments at which the program failed are mended.',
    ],
    [
      [
        [WRONG, AGREES],
        [WRONG, WRONG],
        [WRONG, ELSEWHERE],
      ],
      'Of 3 tournaments that deviated, 1 is mended, 2 are not; 1 of them deviates in another place.',
    ],
    [
      [
        [WRONG, PARTLY],
        [CRASHES, AGREES],
        [WRONG, CRASHES],
      ],
      'Of 3 tournaments that deviated or at which the program failed, 1 is mended, 2 are not; 1 of them is partly mended; the program now fails at 1 of them.',
    ],
    [
      [
        [WRONG, DEFECT],
        [WRONG, AGREES],
      ],
      'Of 2 tournaments that deviated, 1 is mended, 1 could not be judged.',
    ],
    [[], 'The campaign found no deviation and no failure in 2 tournaments, so nothing was run again.'],
  ])('%#', (pairs, sentence) => {
    expect(againHeadline(resultOf(...pairs))).toBe(sentence);
  });
});

it.each([
  [[2], [], 'round 2 before, none now'],
  [[2, 5], [2, 5], 'rounds 2 and 5 before, the same now'],
  [[2, 5], [5], 'rounds 2 and 5 before, round 5 now'],
  [[2], [3], 'round 2 before, round 3 now (new: round 3)'],
  [[], [3, 4], 'new: rounds 3 and 4'],
])('rounds %j, then %j', (before, now, words) => {
  expect(roundsAgainWords({ before, now }, false)).toBe(words);
});

it('rounds after a failure are not said to agree', () => {
  expect(roundsAgainWords({ before: [5], now: [] }, true)).toBe(
    'round 5 before, none before the failure now',
  );
});

it('the report has the rounds by rule, each tournament, and what is not known', () => {
  const result = resultOf(
    [WRONG, AGREES],
    [WRONG, PARTLY],
    [WRONG, ELSEWHERE],
    [CRASHES, CRASHES],
    [WRONG, DEFECT],
  );
  const program = { ...PROGRAM, version: '0.2.0' };
  expect(againText(result, { program, commandFor })).toBe(`Findings of the campaign in campaign/, run again
  seed test, tournaments 1 to 8, rules dutch-2026
  program before: fake 1.0, SHA-256 bbbbbbbbbbbb
  program now: fake 1.0, SHA-256 bbbbbbbbbbbb
  The file of the program and its profile are the same as before: if that is not intended, name the new build with --program.
  The campaign was run by swissproof 0.1.0, this is 0.2.0: a difference may be due to that.

Of 5 tournaments that deviated or at which the program failed, 1 is mended, 3 are not, 1 could not be judged; 1 of them deviates in another place; 1 of them is partly mended.

Rounds that deviate, by rule
  C12 (2.4.7): 6 before, 1 now
  C9 (2.4.7): new: 1
  failures: 1 tournament before, 1 now

Tournaments
  tournament 1 (live, tiny, 6 players x 5 rounds): mended: C12 (2.4.7) in rounds 2 and 3
  tournament 2 (live, calm, 7 players x 5 rounds): partly mended
    C12 (2.4.7): rounds 2 and 3 before, round 2 now
    replay: the command
  tournament 3 (live, tiny, 8 players x 5 rounds): deviates in another place
    C12 (2.4.7): rounds 2 and 3 before, none now
    C9 (2.4.7): new: round 4
    new in round 4: C9 (2.4.7): made up (1-2); also <too> many & "bad" (bracket 2)
    replay: the command
  tournament 4 (live, calm, 9 players x 5 rounds): not mended: candidate crashed: round 2: it died
    replay: the command
  tournament 5 (live, tiny, 10 players x 5 rounds): could not be judged: defect of swissproof: a defect
    before: C12 (2.4.7) in rounds 2 and 3
    replay: the command

The campaign has run 7 of its 8 tournaments so far; the others are not known.
The 2 tournaments that agreed before were not run again: only a new campaign shows whether the new program pairs them by the rules.
Where the program failed, the rounds after the failure were not compared.
In live and their-files a tournament goes on with the pairings of the program: after a round that is paired differently now, it is another tournament.
`);
});
