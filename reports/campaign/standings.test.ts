import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { fakeResult, MANIFEST, NOTHING_FOUND } from '../../certification/campaign/testing/fake-trials.js';
import { parseTrialLine, storedTrial, trialLine } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { summarize } from '../../certification/campaign/summary/summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { TrialStandings, WrongPlace } from '../../certification/campaign/trials/trial.js';
import { campaignHtml } from '../html/campaign.js';
import { decidingTrial } from '../../certification/campaign/trials/deciding-trial.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { campaignApplication } from './application.js';
import { campaignCsv } from './csv.js';
import { campaignJson } from './json.js';
import { campaignJunit } from './junit.js';
import { campaignText } from './text.js';

const RANK: WrongPlace = {
  player: 17,
  field: 'rank',
  published: 9,
  reference: 10,
  rule: 'BH/C1',
  article: '8.1, 14.1',
};
const POINTS: WrongPlace = {
  player: 3,
  field: 'points',
  published: 4.5,
  reference: 4,
  rule: 'points',
  article: '',
};
/** The pairings of all tournaments agree. */
const AGREEING = { outcome: 'agrees', note: '', deviations: [], roundFiles: {} } as const;
const AGREES: TrialStandings = { verdict: 'agrees', planted: null, wrongPlaces: [] };

/** Three tournaments of a direction whose pairings agree, with what came of their standings. */
function summary(
  direction: 'their-files' | 'their-checker',
  standings: readonly (TrialStandings | undefined)[],
  other: Partial<CampaignManifest> = {},
): CampaignSummary {
  const manifest = { ...MANIFEST, count: standings.length, directions: [direction], ...other };
  const trials = standings.map((found, place): StoredTrial => {
    const result = { ...fakeResult({ index: place + 1, direction }), ...AGREEING };
    const kept = { ...result, file: found?.verdict === 'deviates' ? '012 x\r\n' : null };
    return storedTrial(found === undefined ? kept : { ...kept, standings: found });
  });
  return summarize(
    manifest,
    trials.map((trial) => parseTrialLine(trialLine(trial))!),
    NOTHING_FOUND,
  );
}

const files = summary('their-files', [
  AGREES,
  { verdict: 'deviates', planted: null, wrongPlaces: [RANK, POINTS] },
  { verdict: 'not-checked', planted: null, wrongPlaces: [] },
]);
const checker = summary('their-checker', [
  { verdict: 'agrees', planted: 'points wrong', wrongPlaces: [] },
  { verdict: 'deviates', planted: 'order of the list', wrongPlaces: [RANK] },
  { verdict: 'deviates', planted: null, wrongPlaces: [] },
  AGREES,
]);
const pairingsOnly = summary('their-checker', [undefined, undefined]);

const application = (of: CampaignSummary): string =>
  campaignApplication(of, { date: '2026-11-21', resultsFile: 'results.jsonl', resultsHash: null });

describe('wrong standings', () => {
  it('are counted apart from the pairings, by direction', () => {
    expect(files.directions[0]).toMatchObject({
      roundsDeviating: 0,
      outcomes: { agrees: 3, deviates: 0 },
      standings: { compared: 2, notChecked: 1, deviating: 1, planted: 0, missed: 0 },
    });
    expect(checker.directions[0].standings).toEqual({
      compared: 4,
      notChecked: 0,
      deviating: 2,
      planted: 2,
      missed: 1,
    });
    expect(pairingsOnly.directions[0].standings).toBeNull();
    expect([files, checker].map(({ cases, verdict }) => [cases.length, verdict])).toEqual([
      [0, 'undecided'],
      [0, 'undecided'],
    ]);
    expect(files.standingsCases.map(({ index }) => index)).toEqual([2]);
  });

  it('are told in the text, each with its places and its file', () => {
    const text = campaignText(files);
    expect(text).toContain('standings: wrong in 1 of 2 tournaments; 1 could not be compared');
    expect(text).toContain('player 17 has rank 9, by the rules 10 [BH/C1, C.07 8.1, 14.1]');
    expect(text).toContain('player 3 has 4.5 points, by the rules 4');
    expect(text).toContain('file: files/00002-their-files.trf');
    const report = campaignText(checker);
    expect(report).toContain('standings: 1 of 2 planted errors not reported, 1 of 2 right ones called wrong');
    expect(report).toContain('its checker does not report a planted error (order of the list)');
    expect(report).toContain('its checker calls standings wrong that are right');
  });

  it('are not compared where the profile says that the checker does not look at them, and that is said', () => {
    for (const text of [campaignText(pairingsOnly), application(pairingsOnly)])
      expect(text).toContain(
        "standings: not compared, by its profile the program's checker looks at pairings only",
      );
  });

  it('are told in the application', () => {
    expect(application(files)).toContain(
      'Wrong standings (not counted by the threshold, which is on pairings):',
    );
    expect(application(files)).toContain('    player 17 has rank 9, by the rules 10');
    expect(application(summary('their-files', [AGREES]))).toContain('Wrong standings: none.');
    expect(application(pairingsOnly)).not.toContain('Wrong standings');
  });

  describe('where the procedure compares them', () => {
    const wrong: TrialStandings = { verdict: 'deviates', planted: null, wrongPlaces: [RANK, POINTS] };
    const of = (
      direction: 'their-files' | 'their-checker',
      standings: readonly (TrialStandings | undefined)[],
    ): CampaignSummary => summary(direction, standings, { procedure: '2026', toTheEnd: true });
    const repeated = (count: number): TrialStandings[] => new Array<TrialStandings>(count).fill(wrong);

    it('are a discrepancy each, however many places are wrong: the eleventh ends it', () => {
      const ten = of('their-files', repeated(10));
      const eleven = of('their-files', repeated(11));
      expect([ten.verdict, eleven.verdict]).toEqual(['undecided', 'missed']);
      expect(eleven.directions[0]).toMatchObject({ roundsDeviating: 0, discrepancies: 11, complete: 11 });
      const { toTheEnd, ...whole } = eleven.manifest;
      const manifest = { ...whole, count: 20 };
      expect(toTheEnd).toBe(true);
      const trials = eleven.standingsCases;
      expect(decidingTrial(manifest, trials)).toEqual({ index: 11, direction: 'their-files' });
      expect(decidingTrial({ ...manifest, procedure: 'c04a' }, trials)).toBeNull();
      expect(summary('their-files', repeated(11)).verdict).toBe('undecided');
    });

    it('are said to count in every text', () => {
      const eleven = of('their-files', repeated(11));
      for (const text of [campaignText(eleven), application(eleven), campaignHtml(eleven, [], [])])
        expect(text).toMatch(/11 discrepancies: no round and 11 tournaments with wrong standings/);
      expect(campaignText(eleven)).toContain(
        'threshold missed (at most 10 discrepancies in 50,000 tournaments in each direction, in pairings and standings,',
      );
      expect(application(eleven)).toContain('Wrong standings (each tournament is one discrepancy):');
    });

    it('have to be compared in as many tournaments as the threshold asks for', () => {
      const none: TrialStandings = { verdict: 'not-checked', planted: null, wrongPlaces: [] };
      const complete = (...args: Parameters<typeof of>): number => of(...args).directions[0].complete;
      expect(complete('their-files', [AGREES, none, none])).toBe(1);
      // A checker that says nothing of right standings has judged them; by its profile another one does not look at them.
      expect(complete('their-checker', [AGREES, none])).toBe(2);
      expect(complete('their-checker', [undefined, undefined])).toBe(0);
      expect(campaignText(of('their-files', [AGREES, none]))).toContain(
        'asks for 50,000 tournaments judged in each direction, and the fewest here are 1, with their standings',
      );
    });
  });

  it('are rows of the CSV and failures of JUnit', () => {
    const rows = campaignCsv(files).trim().split('\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain(',standings,BH/C1,');
    expect(campaignCsv(checker)).toContain('its checker calls standings wrong that are right');
    const junit = campaignJunit(files);
    expect(junit).toMatch(/tests="2" failures="1" errors="0"/);
    expect(junit).toContain('2 wrong places');
    // Those of another direction are cases of its suite.
    const others = files.standingsCases.map((one) => ({ ...one, direction: 'replay' as const }));
    expect(campaignJunit({ ...files, standingsCases: [...files.standingsCases, ...others] })).toBe(junit);
  });

  it.each([files, checker, pairingsOnly])('are valid JSON under the schema', (of) => {
    const schema: unknown = JSON.parse(
      readFileSync(new URL('../../corpus/schema/campaign-report.schema.json', import.meta.url), 'utf8'),
    );
    const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(
      schema as object,
    );
    validate(JSON.parse(campaignJson(of)));
    expect(validate.errors).toBeNull();
  });
});
