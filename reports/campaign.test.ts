import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { CampaignManifest } from '../checker/campaign/manifest.js';
import { keysOf } from '../checker/campaign/plan.js';
import { storedTrial } from '../checker/campaign/stored-trial.js';
import type { StoredTrial } from '../checker/campaign/stored-trial.js';
import { summarize } from '../checker/campaign/summary.js';
import type { CampaignSummary } from '../checker/campaign/summary.js';
import { fakeResult, MANIFEST } from '../checker/campaign/testing/fake-trials.js';
import { campaignApplication } from './campaign-application.js';
import { campaignCsv } from './campaign-csv.js';
import { campaignJson } from './campaign-json.js';
import { campaignJunit, escaped } from './campaign-junit.js';
import { campaignText } from './campaign-text.js';

function trialsOf(manifest: CampaignManifest): StoredTrial[] {
  return keysOf(manifest).map((key) => storedTrial(fakeResult(key)));
}

function summary(manifest: CampaignManifest = MANIFEST, trials = trialsOf(manifest)): CampaignSummary {
  return summarize(manifest, trials, {
    rules: ['C1', 'C5', 'C12', 'C21'],
    shrunk: [
      {
        rule: 'C12',
        index: 7,
        direction: 'replay',
        round: 2,
        file: 'files/shrunk-C12.trf',
        from: [12, 5],
        to: [6, 2],
        stoppedBy: null,
      },
    ],
    unshrunk: ['C14'],
    triage: [],
  });
}

describe('the summary of a campaign', () => {
  it('counts each direction by itself and never mixes the classes', () => {
    const [replay, live] = summary().directions;
    expect(live).toEqual({ ...replay, direction: 'live' });
    expect(replay).toMatchObject({
      verdict: 'undecided',
      run: 40,
      judged: 37,
      tournamentsDeviating: 5,
      roundsDeviating: 10,
      roundsColourOnly: 5,
      outcomes: { agrees: 32, deviates: 5, 'candidate-crash': 3, 'our-defect': 0 },
    });
    expect(replay.upperLimit).toBeGreaterThan(5 / 37);
  });

  it('is missed with the eleventh discrepancy', () => {
    expect(summary({ ...MANIFEST, count: 41 })).toMatchObject({ verdict: 'undecided', endedWith: null });
    expect(summary({ ...MANIFEST, count: 42 }).verdict).toBe('missed');
  });

  it('ends with the tournament that decides, whatever was run besides', () => {
    const longer = { ...MANIFEST, count: 60 };
    const ended = summary(longer);
    expect(ended).toMatchObject({ verdict: 'missed', endedWith: { index: 42, direction: 'replay' } });
    expect(ended.directions.map(({ run, wanted }) => [run, wanted])).toEqual([
      [42, 60],
      [41, 60],
    ]);
    expect(summary(longer, trialsOf({ ...longer, count: 50 }).reverse())).toEqual(ended);
    expect(campaignText(ended)).toMatch(/cannot be reached any more.* ended with tournament 42/);
    const whole = summary({ ...longer, toTheEnd: true });
    expect(whole.endedWith).toBeNull();
    expect(whole.directions.map(({ run }) => run)).toEqual([60, 60]);
  });

  it('is within the threshold with enough tournaments', () => {
    const manifest = { ...MANIFEST, count: 5000, directions: ['live'] as const };
    const trials = trialsOf(manifest).map((trial): StoredTrial => ({
      ...trial,
      outcome: 'agrees',
      deviations: [],
      file: null,
    }));
    expect(summary(manifest, trials)).toMatchObject({ verdict: 'within', cases: [] });
  });

  it('tells deviations by rule, size and scenario, and the rules that never decided', () => {
    const { byRule, bySize, byScenario, coverage, neverDecided } = summary();
    expect(byRule).toEqual([
      { name: 'C12', judged: 0, tournaments: 10, rounds: 10 },
      { name: 'E.2', judged: 0, tournaments: 10, rounds: 10 },
    ]);
    expect(bySize.map(({ name, tournaments }) => [name, tournaments])).toEqual([
      ['2 to 10', 0],
      ['11 to 20', 4],
      ['21 to 50', 6],
    ]);
    expect(byScenario.map(({ name, judged }) => [name, judged])).toEqual([
      ['calm', 38],
      ['tiny', 36],
    ]);
    expect(coverage).toEqual({ C5: 80, C12: 80 });
    expect(neverDecided).toEqual(['C1', 'C21']);
  });
});

describe('the reports', () => {
  it('text: verdict, confidence, cases with replay commands', () => {
    const text = campaignText(summary());
    expect(text).toContain('Verdict: needs more tournaments');
    expect(text).toContain(
      '5 of 37 tournaments deviate; with 95 % confidence fewer than 1 tournament in 3 would',
    );
    expect(text).toContain('40 tournaments: 32 agree, 5 deviate, 3 candidate crashed');
    expect(text).toContain('  C12 (2.4.7): 10 rounds in 10 tournaments\n');
    expect(text).toContain('  round 2: C12: <short> & "bad"\n');
    for (const round of [2, 3])
      expect(text).toContain(`  round ${round}: file: files/00007-replay-round-${round}.trf\n`);
    expect(text).toContain('no time was left for: C14 (swissproof certify --resume --out . goes on)');
    expect(text).toContain('never: C1, C21');
    expect(text).toContain('C12: files/shrunk-C12.trf: tournament 7, round 2, from 12 x 5 to 6 x 2');
    expect(text).toContain('replay: swissproof certify --resume --out . --directions live --only 7');
    expect(text).toContain('tournament 11 (replay, tiny, 16 players x 5 rounds): candidate crashed: it died');
  });

  it('never say that a program is endorsed', () => {
    const all = [campaignText, campaignJson, campaignCsv, campaignJunit, campaignApplication];
    const within = { ...MANIFEST, count: 5000, directions: ['live'] as const };
    const clean = trialsOf(within).map((trial): StoredTrial => ({
      ...trial,
      outcome: 'agrees',
      deviations: [],
      file: null,
    }));
    for (const report of all)
      for (const text of [report(summary()), report(summary(within, clean))])
        expect(text).not.toMatch(/endorsed|certified|approved/i);
  });

  it('json: the same bytes whatever the order of the keys', () => {
    const backwards = JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(MANIFEST).reverse())),
    ) as CampaignManifest;
    expect(campaignJson(summary(backwards))).toBe(campaignJson(summary()));
    expect(campaignJson(summary())).not.toContain('<short>');
    expect(JSON.parse(campaignJson(summary()))).toMatchObject({
      schema: 'swissproof/campaign-report/1',
      verdict: 'undecided',
      neverDecided: ['C1', 'C21'],
    });
  });

  it('csv: a row a deviation, and one for each failure', () => {
    const lines = campaignCsv(summary()).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^index,direction,scenario/);
    expect(lines).toHaveLength(1 + 2 * (5 * 2 + 3));
    expect(lines[0]).toContain(',explanation,summary,');
    expect(lines[1]).toContain(',"C12: <short> & ""bad""",');
  });

  it('junit: failures and errors, counted and escaped', () => {
    const xml = campaignJunit(summary());
    expect(xml).toContain('tests="9" failures="5" errors="3"');
    expect(xml.match(/<failure /g)).toHaveLength(10);
    expect(xml.match(/<error /g)).toHaveLength(6);
    expect(xml).toContain('&lt;too&gt; many &amp; &quot;bad&quot;');
    expect(xml).not.toMatch(/<too>/);
    expect(xml).toContain(
      '<failure type="deviates" message="round 2: C12: &lt;short&gt; &amp; &quot;bad&quot;; 1 more deviation">',
    );
    expect(campaignJunit(summary({ ...MANIFEST, count: 42 }))).toMatch(/name="threshold">\s+<failure/);
  });

  it('junit: nothing that XML cannot hold', () => {
    expect(escaped('a\u0000\u001b[1m\ud800b\uffff\n')).toBe('a\uFFFD\uFFFD[1m\uFFFDb\uFFFD&#10;');
    expect(escaped('Ł😀')).toBe('Ł😀');
  });

  it('application: figures of each direction, and the discrepancies to be classed', () => {
    const text = campaignApplication(summary());
    expect(text).toMatch(/rounds with differences: +10/);
    expect(text).toMatch(/not judged: +3 \(candidate crashed\)/);
    expect(text.match(/Class \(candidate/g)).toHaveLength(10);
  });
});

describe('the JSON of a campaign', () => {
  const schema: unknown = JSON.parse(
    readFileSync(new URL('../corpus/schema/campaign-report.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(
    schema as object,
  );

  it.each([true, false])('is valid under its schema, rules counted: %s', (coverage) => {
    const full = summary({ ...MANIFEST, coverage });
    const triage = [
      {
        index: 7,
        direction: 'replay',
        round: 2,
        rule: 'C12',
        class: 'agrees-with-us',
        note: '',
        certificates: null,
      },
    ] as const;
    validate(JSON.parse(campaignJson({ ...full, triage })));
    expect(validate.errors).toBeNull();
  });
});
