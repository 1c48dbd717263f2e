import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parseTrialLine, storedTrial, trialLine } from '../../certification/campaign/store/stored-trial.js';
import { summarize } from '../../certification/campaign/summary/summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { fakeResult, MANIFEST, NOTHING_FOUND } from '../../certification/campaign/testing/fake-trials.js';
import type {
  AskedAgain,
  BandResults,
  GeneratedEvent,
} from '../../certification/campaign/trials/generated-event.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { campaignHtml } from '../html/campaign.js';
import { campaignApplication } from './application.js';
import { campaignJson } from './json.js';
import { campaignText } from './text.js';

const AGREES = { verdict: 'agrees', planted: null, wrongPlaces: [] } as const;
const NO_GAME: BandResults = [0, 0, 0];

function event(content: string, other: Partial<GeneratedEvent> = {}): GeneratedEvent {
  return {
    content,
    asked: { 'half-point-bye': 900, forfeit: 400 },
    unsaid: ['acceleration'],
    came: ['half-point-bye', 'pairing-allocated-bye'],
    values: { players: 'as-asked', rounds: 'otherwise', points: 'as-asked', 'tie-breaks': 'unsaid' },
    results: [NO_GAME, NO_GAME, [40, 52, 26_400], [900, 900, 666_000], NO_GAME, NO_GAME],
    ...other,
  };
}

/** A campaign over the files of a generator; undefined: a result of an older version. */
function campaign(
  events: readonly (GeneratedEvent | undefined)[],
  procedure: CampaignManifest['procedure'] = '2026',
): CampaignSummary {
  const trials = events.map((generated, place) => {
    const result = fakeResult({ index: place + 1, direction: 'their-files' });
    const agreeing = {
      ...result,
      outcome: 'agrees',
      note: '',
      deviations: [],
      file: null,
      standings: AGREES,
    } as const;
    const trial = storedTrial(generated === undefined ? agreeing : { ...agreeing, generated });
    return parseTrialLine(trialLine(trial))!;
  });
  const manifest: CampaignManifest = {
    ...MANIFEST,
    procedure,
    count: events.length,
    directions: ['their-files'],
  };
  return summarize(manifest, trials, NOTHING_FOUND);
}

const application = (of: CampaignSummary): string =>
  campaignApplication(of, { date: '2026-11-21', resultsFile: 'results.jsonl', resultsHash: null });
const forms = (of: CampaignSummary): string[] => [
  campaignText(of),
  application(of),
  campaignHtml(of, [], []),
];

const repeated = (again: AskedAgain): AskedAgain => again;

describe('what a generator was asked for, and what came', () => {
  const two = campaign([event('a'), event('b', { came: ['forfeit'], results: null })]);

  it('are counted by event', () => {
    const features = two.directions[0].generator?.features ?? [];
    expect(features.filter(({ asked, unsaid, unasked }) => asked + unsaid + unasked > 0)).toEqual([
      { feature: 'pairing-allocated-bye', asked: 0, expected: 0, came: 0, unsaid: 0, unasked: 1 },
      { feature: 'half-point-bye', asked: 2, expected: 2, came: 1, unsaid: 0, unasked: 0 },
      { feature: 'forfeit', asked: 2, expected: 1, came: 1, unsaid: 0, unasked: 0 },
      { feature: 'acceleration', asked: 0, expected: 0, came: 0, unsaid: 2, unasked: 0 },
    ]);
  });

  it.each([campaignText(two), application(two)])('are a table of the texts', (text) => {
    expect(text).toContain('Asked of the generator, and what came, in 2 tournaments\n');
    expect(text).toMatch(/^ +half-point bye +2 +1 +2 +0 +0$/m);
    expect(text).toMatch(/^ +acceleration +0 +0 +0 +2 +0$/m);
    expect(text).toMatch(/^ +number of rounds +0 +2 +0$/m);
    expect(text).toMatch(/^ +tie-break list +0 +0 +2$/m);
    expect(text).toContain('the configuration of this program has no words for it');
    expect(text.split('\n').filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  it('are a table of the page', () => {
    const page = campaignHtml(two, [], []);
    expect(page).toContain('<h2>Asked of the generator, and what came, in 2 tournaments</h2>');
    expect(page).toContain(
      '<td class="n">half-point bye</td><td>2</td><td>1</td><td>2</td><td>0</td><td>0</td>',
    );
  });

  it('have the results by rating difference, and those that chance does not explain', () => {
    const text = campaignText(two);
    expect(text).toMatch(/^ +100 to 199 +40 +0\.650 +0\.660$/m);
    expect(text).toMatch(/^ +200 to 299 +900 +0\.500 +0\.740 +differs$/m);
    expect(text).toMatch(/^ +400 and more +0 +- +-$/m);
    expect(text).toContain(
      'left out: 1 tournament with players asked to be stronger or weaker than their ratings',
    );
  });

  it('are valid JSON under the schema', () => {
    const schema: unknown = JSON.parse(
      readFileSync(new URL('../../corpus/schema/campaign-report.schema.json', import.meta.url), 'utf8'),
    );
    const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(
      schema as object,
    );
    const again = repeated({ sameSeed: 'same', otherSeed: 'none' });
    for (const of of [two, campaign([undefined]), campaign([event('a', { again })])]) {
      validate(JSON.parse(campaignJson(of)));
      expect(validate.errors).toBeNull();
    }
  });

  it('are not counted in results of an older version, and the report says so', () => {
    const old = campaign([undefined, undefined, event('a')]);
    expect(old.directions[0]).toMatchObject({ complete: 3, generator: { counted: 1, notCounted: 2 } });
    for (const text of forms(old))
      expect(text.replaceAll(/\s+/g, ' ')).toContain(
        'what was asked for and what came was not counted in 2 tournaments, which an older version of swissproof has run',
      );
    expect(campaignText(campaign([undefined]))).not.toContain('Asked of the generator');
  });
});

describe('equal tournaments', () => {
  const equal = campaign(['a', 'b', 'a', 'a', 'b'].map((content) => event(content)));

  it('count once for the threshold, and for the confidence', () => {
    const [direction] = equal.directions;
    expect(direction).toMatchObject({ judged: 5, complete: 2, generator: { different: 2, mostEqual: 3 } });
    expect(direction.upperLimit).toBe(campaign([event('a'), event('b')]).directions[0].upperLimit);
    expect(direction.upperLimit).toBeGreaterThan(
      campaign('abcde'.split('').map((one) => event(one))).directions[0].upperLimit,
    );
  });

  it('are named in every text', () => {
    for (const text of forms(equal))
      expect(text.replaceAll(/\s+/g, ' ')).toContain(
        '2 different tournaments in 5 files: the one that came most often came 3 times; equal tournaments count once for the threshold',
      );
    expect(campaignText(equal)).toContain(
      'the fewest here are 2, with their standings, equal ones of the generator counted once',
    );
    expect(campaignText(campaign([event('a'), event('b')]))).not.toContain('equal');
  });
});

describe('the seed', () => {
  const fixed = [event('a', { again: { sameSeed: 'same', otherSeed: 'same' } }), event('b')];

  it.each([
    [{ sameSeed: 'same', otherSeed: 'other' }, 'same seed, same file (1); another seed, other file (1)'],
    [{ sameSeed: 'other', otherSeed: 'other' }, 'same seed, other file (1); another seed, other file (1)'],
    [
      { sameSeed: null, otherSeed: 'other' },
      'the program takes no seed; the same settings again, other file (1)',
    ],
    [{ sameSeed: 'none', otherSeed: 'none' }, 'same seed, no file (1); another seed, no file (1)'],
  ] as const)('%o does not change the verdict', (again, words) => {
    const found = campaign([event('a', { again: repeated(again) })]);
    expect(campaignText(found)).toContain(`seeds, 1 tournament asked for again: ${words}\n`);
    expect(found.verdict).toBe('undecided');
  });

  it('without effect fails by the procedure of 2026, however many tournaments differ', () => {
    const found = campaign(fixed);
    expect(found.verdict).toBe('missed');
    for (const text of forms(found))
      expect(text.replaceAll(/\s+/g, ' ')).toContain(
        'failed: the generator returns the same file for the same settings with every seed (question 30 of the questionnaire of 2026)',
      );
    expect(campaignText(found)).toContain('same seed, same file (1); another seed, same file (1)');
  });

  it('without effect is reported by the older procedure, which has no such question', () => {
    const found = campaign(fixed, 'c04a');
    expect(found.verdict).toBe('undecided');
    expect(campaignText(found)).toContain('another seed, same file (1)');
  });

  it('does not fail where one of several tests gives another file', () => {
    const other = event('b', { again: { sameSeed: 'same', otherSeed: 'other' } });
    expect(campaign([fixed[0], other]).verdict).toBe('undecided');
  });

  it('is not tested in a part without such a tournament, and that is said', () => {
    expect(campaignText(campaign([event('a')]))).toContain('seeds: not tested');
  });
});
