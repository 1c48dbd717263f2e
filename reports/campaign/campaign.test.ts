import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { keysOf } from '../../certification/campaign/trials/plan.js';
import { parseTrialLine, storedTrial, trialLine } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { summarize } from '../../certification/campaign/summary/summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { Discrepancy } from '../../certification/campaign/triage/discrepancies.js';
import type { CheckerMistake } from '../../certification/campaign/trials/trial.js';
import { trialsThatCount } from '../../certification/campaign/trials/deciding-trial.js';
import { deviation, fakeResult, MANIFEST } from '../../certification/campaign/testing/fake-trials.js';
import { editions } from '../../engine/index.js';
import { campaignHtml } from '../html/campaign.js';
import { campaignApplication } from './application.js';
import { campaignCsv } from './csv.js';
import { campaignJson } from './json.js';
import { campaignJunit } from './junit.js';
import { caseLines } from './case-lines.js';
import { campaignText } from './text.js';
import { readingWords } from '../words/reading-words.js';

function trialsOf(manifest: CampaignManifest): StoredTrial[] {
  return keysOf(manifest).map((key) => storedTrial(fakeResult(key)));
}

function summary(manifest: CampaignManifest = MANIFEST, trials = trialsOf(manifest)): CampaignSummary {
  return summarize(manifest, trialsThatCount(manifest, trials), {
    rules: ['C1', 'C5', 'C12', 'C21'],
    shrunk: [
      {
        rule: 'C12',
        index: 7,
        direction: 'replay',
        round: 2,
        file: 'files/shrunk-C12.trf',
        theirFile: 'files/shrunk-C12.theirs.trf',
        from: [12, 5],
        to: [6, 2],
        stoppedBy: null,
      },
    ],
    unshrunk: ['C14'],
    shrinkFailures: [
      {
        rule: 'C12',
        index: 7,
        direction: 'replay',
        round: 2,
        questions: 3,
        outcome: 'candidate-timeout',
        note: 'no answer within 20 s',
        file: 'files/00007-replay-round-2-C12-failed.trf',
      },
    ],
    triage: [],
    discrepancies: [
      {
        index: 7,
        direction: 'replay',
        round: 2,
        expected: [{ white: 1, black: 2 }, { bye: 3 }],
        actual: [{ white: 1, black: 3 }, { bye: 2 }],
        readings: ['S8', 'dutch-2017'],
      },
    ],
    explainedBy: { readings: ['dutch-2017'], discrepancies: 3 },
    readingSides: [],
    known: [{ index: 7, direction: 'replay', round: 2, entries: ['made-1', 'made-2'], certainty: 'known' }],
  });
}

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../corpus/schema/campaign-report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(schema as object);
const schemaErrors = (of: CampaignSummary): unknown => {
  validate(JSON.parse(campaignJson(of)));
  return validate.errors;
};

const PARTS = { date: '2026-11-21', resultsFile: 'results.sorted.jsonl', resultsHash: 'f'.repeat(64) };
const application = (of: CampaignSummary): string => campaignApplication(of, PARTS);

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

  it('says above all what explains every discrepancy', () => {
    const sentence = 'All 3 discrepancies are right by the rules of dutch-2017.';
    const found = summary();
    expect(campaignText(found).split('\n')[3]).toBe(sentence);
    expect(application(found)).toContain(sentence);
    expect(campaignHtml(found, [], [])).toContain(sentence);
    const none = { ...found, explainedBy: null };
    expect(campaignText(none)).not.toContain('are right by');
    const readings = { readings: ['S8', 'S7'], discrepancies: 1 };
    expect(campaignText({ ...found, explainedBy: readings })).toContain(
      `The discrepancy is right by ${readingWords('S8')}, and also by ${readingWords('S7')}.`,
    );
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
      path: null,
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
    expect(text).toContain(
      '  round 2: C12 (2.4.7): made up (1-2); also <too> many & "bad" (bracket 2)\n    round 2: paired 1-3, 2 has the bye; by the rules 1-2, 3 has the bye\n',
    );
    expect(text.match(/by the rules 1-2/g)).toHaveLength(1);
    for (const round of [2, 3])
      expect(text).toContain(`  round ${round}: file: files/00007-replay-round-${round}.trf\n`);
    expect(text).toContain('no time was left for: C14 (swissproof certify --resume --out . goes on)');
    expect(text).toContain('never: C1, C21');
    expect(text).toContain(
      'C12: tournament 7, round 2: the program failed while it was asked, at 3 questions, first: candidate out of time: no answer within 20 s; the file: files/00007-replay-round-2-C12-failed.trf (swissproof certify --resume --out . asks again)',
    );
    expect(text).toContain(
      'C12: files/shrunk-C12.trf (for the program: files/shrunk-C12.theirs.trf): tournament 7, round 2, from 12 x 5 to 6 x 2',
    );
    expect(text).toContain(
      '\n    check: swissproof check files/shrunk-C12.trf --rules dutch-2026 --rounds 2 --no-day-knowledge\n',
    );
    expect(text).toContain('replay: swissproof certify --resume --out . --directions live --only 7');
    expect(text).toContain('tournament 11 (replay, tiny, 16 players x 5 rounds): candidate crashed: it died');
  });

  it('text and page: boards are listed for the first hundred rounds, and the report says so', () => {
    const found = summary({ ...MANIFEST, count: 600, toTheEnd: true });
    const [discrepancy] = found.discrepancies;
    const first = (count: number): CampaignSummary => ({
      ...found,
      discrepancies: Array.from({ length: count }, (_, place) => ({ ...discrepancy, index: 7 + place })),
    });
    const sentence = /Boards and readings are listed for the first 100 of \d+ rounds that deviate\./;
    expect(campaignText(first(100))).toMatch(sentence);
    expect(campaignHtml(first(100), [], [])).toMatch(sentence);
    expect(campaignText(first(99))).not.toMatch(sentence);
  });

  it.each([
    [[], []],
    [['dutch-2017'], ['  round 2: right by the rules of dutch-2017']],
    [
      ['dutch-2017', 'dutch-2012'],
      ['  round 2: right by the rules of dutch-2017', '  round 2: right by the rules of dutch-2012'],
    ],
  ])('text: a round is right by the readings %j, and no other round or tournament is', (readings, lines) => {
    const found = summary();
    const [discrepancy] = found.discrepancies;
    const read = { ...found, discrepancies: [{ ...discrepancy, readings }] };
    const rightBy = (trial: StoredTrial): string[] =>
      caseLines(trial, read).filter((line) => line.includes('right by'));
    const isIt = ({ index, direction }: StoredTrial): boolean => index === 7 && direction === 'replay';
    const others = found.cases.filter((trial) => !isIt(trial));
    expect(found.cases.filter(isIt).map(rightBy)).toEqual([lines]);
    expect(others.length).toBeGreaterThan(2);
    expect(others.flatMap(rightBy)).toEqual([]);
  });

  it('never say that a program is endorsed', () => {
    const all = [campaignText, campaignJson, campaignCsv, campaignJunit, application];
    const within = { ...MANIFEST, count: 5000, directions: ['live'] as const };
    const clean = trialsOf(within).map((trial): StoredTrial => ({
      ...trial,
      outcome: 'agrees',
      deviations: [],
      path: null,
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
    expect(campaignJson(summary())).not.toContain('(bracket 2)');
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
    expect(lines[1]).toContain(',"C12 (2.4.7): made up (1-2); also <too> many & ""bad"" (bracket 2)",');
  });

  it('junit: failures and errors, counted and escaped', () => {
    const xml = campaignJunit(summary());
    expect(xml).toContain('tests="9" failures="5" errors="3"');
    expect(xml.match(/<failure /g)).toHaveLength(10);
    expect(xml.match(/<error /g)).toHaveLength(6);
    expect(xml).toContain('&lt;too&gt; many &amp; &quot;bad&quot;');
    expect(xml).not.toMatch(/<too>/);
    expect(xml).toContain(
      '<failure type="deviates" message="round 2: C12 (2.4.7): made up (1-2); also &lt;too&gt; many &amp; &quot;bad&quot; (bracket 2); 1 more deviation">',
    );
    expect(campaignJunit(summary({ ...MANIFEST, count: 42 }))).toMatch(/name="threshold">\s+<failure/);
  });

  it('junit: nothing that XML cannot hold, and everything else as it was', () => {
    const named = (name: string): string | undefined => {
      const candidate = { ...MANIFEST.candidate, name };
      return /<testsuites name="swissproof certify (.*)">\n/.exec(
        campaignJunit(summary({ ...MANIFEST, candidate })),
      )?.[1];
    };
    expect(named('a\u0000\u001b[1m\ud800b\uffff\n')).toBe('a\uFFFD\uFFFD[1m\uFFFDb\uFFFD&#10;');
    expect(named('Ł😀\r\n\t true &amp;')).toBe('Ł😀&#13;&#10;&#9; true &amp;amp;');
  });

  it('junit: the document as a whole', () => {
    const cases = trialsOf(MANIFEST).filter(({ index }) => index === 7 || index === 11);
    const [deviating, crashed] = cases.filter(({ direction }) => direction === 'live');
    const infeasible = { ...crashed, index: 12, outcome: 'infeasible', note: 'true' } as const;
    const manifest = { ...MANIFEST, count: 12, directions: ['live'] as const };
    expect(campaignJunit(summary(manifest, [deviating, crashed, infeasible]))).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="swissproof certify fake 1.0">
        <testsuite name="live: tournaments paired by the candidate from the first round on" tests="4" failures="1" errors="1" skipped="1">
          <properties>
            <property name="agreeing" value="0"/>
            <property name="infeasibleWishes" value="0"/>
          </properties>
          <testcase classname="certify.live" name="threshold"/>
          <testcase classname="certify.live" name="tournament 7 (live, tiny, 12 players x 5 rounds)">
            <failure type="deviates" message="round 2: C12 (2.4.7): made up (1-2); also &lt;too&gt; many &amp; &quot;bad&quot; (bracket 2); 1 more deviation">round 2: Bracket 2: made up (1, 2) [C12, 2.4.7]; besides, made up (3, 4) [&lt;too&gt; many &amp; &quot;bad&quot;, 2.1.1]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.&#10;round 3: Bracket 2: made up (1, 2) [E.2, 2.4.7]; besides, made up (3, 4) [&lt;too&gt; many &amp; &quot;bad&quot;, 2.1.1]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.&#10;file: files/00007-live.trf&#10;replay: swissproof certify --resume --out . --directions live --only 7</failure>
          </testcase>
          <testcase classname="certify.live" name="tournament 11 (live, tiny, 16 players x 5 rounds)">
            <error type="candidate-crash" message="it died">file: files/00011-live.trf&#10;replay: swissproof certify --resume --out . --directions live --only 11</error>
          </testcase>
          <testcase classname="certify.live" name="tournament 12 (live, tiny, 16 players x 5 rounds)">
            <skipped message="true"/>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });

  it('application: figures of each direction, and the discrepancies to be classed', () => {
    const text = application(summary());
    expect(text).toMatch(/rounds with differences: +10/);
    expect(text).toMatch(/not judged: +3 \(candidate crashed\)/);
    expect(text.match(/Class \(candidate/g)).toHaveLength(20);
    expect(text).toMatch(/rounds of a tournament: +5 to 5, mean 5\.0/);
    expect(text).toMatch(/players of a tournament: +6 to 45, mean \d+\.\d/);
  });

  it('application: date, hashes, calls, settings, and both pairings of a discrepancy', () => {
    const profile = {
      program: './fake.jar',
      launcher: ['java', '-jar'],
      commands: { pair: { arguments: ['{input}', '-p', 'a b', '$c'] } },
    };
    const candidate = { ...MANIFEST.candidate, profile, program: 'e'.repeat(64) };
    const scenarios = {
      calm: { players: { min: 5, max: 9 }, rates: { forfeit: { min: 0, max: 0 } }, tieBreaks: ['BH', 'TPN'] },
      tiny: { players: { min: 5, max: 5 }, rates: { forfeit: { min: 0, max: 0 } }, tieBreaks: ['BH', 'TPN'] },
    };
    const text = application(summary({ ...MANIFEST, candidate, generator: { generation: 1, scenarios } }));
    expect(text).toMatch(/^Date: +2026-11-21$/m);
    expect(text).toMatch(/^Executable: +sha256 e{64}$/m);
    expect(text).toMatch(/^Results: +results\.sorted\.jsonl:\n +sha256 f{64}$/m);
    expect(text).toMatch(/^ {2}pair: +java -jar \.\/fake\.jar \{input\} -p "a b" "\\\$c"$/m);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
    expect(text).toMatch(
      /^ {2}players:\n {4}calm {2}5 to 9\n {4}tiny {2}5\n\n +in all kinds:\n +rates\.forfeit +0\n +tieBreaks +BH, TPN$/m,
    );
    expect(text).toMatch(
      /round 2, file files\/00007-replay-round-2\.trf\n +expected: +1-2, bye 3\n +actual: +1-3, bye 2\n/,
    );
    expect(text).toMatch(/C12 \(2\.4\.7\): Bracket 2/);
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(
      /reading S8: every unplayed round is a downfloat, as in 2017; the rules of dutch-2017/,
    );
    const unfinished = campaignApplication(summary(), { ...PARTS, resultsHash: null });
    expect(unfinished).toMatch(/not written, the campaign is not finished/);
  });

  it.each([
    [{}, []],
    [{ commands: { pair: { arguments: ['-p'] } } }, ['  pair:     ./fake -p']],
    [
      {
        commands: {
          version: { arguments: ['-v'] },
          pair: { arguments: ['-p'] },
          check: { arguments: ['-c'] },
          generate: { arguments: ['-g'] },
        },
      },
      ['  check:    ./fake -c', '  generate: ./fake -g', '  pair:     ./fake -p', '  version:  ./fake -v'],
    ],
    [{ launcher: ['java', '-jar'], adapter: { arguments: [] } }, ['  adapter:  java -jar ./fake']],
  ])('application: the calls of the program in alphabetical order: %j', (parts, calls) => {
    const candidate = { ...MANIFEST.candidate, profile: { program: './fake', ...parts } };
    const lines = application(summary({ ...MANIFEST, candidate })).split('\n');
    expect(lines.filter((line) => /^ {2}[a-z]+: +(java -jar )?\.\/fake\b/.test(line))).toEqual(calls);
  });

  it('a case is headed by the rounds of the event, not by those that were asked for', () => {
    const [first] = trialsOf(MANIFEST).filter(({ outcome }) => outcome === 'deviates');
    const trials = [{ ...first, rounds: 4, totalRounds: 5, deviations: [deviation(5)] }];
    const of = summary(MANIFEST, trials);
    expect(schemaErrors(of)).toBeNull();
    expect(campaignText(of)).toMatch(/tournament 7 \(.*, 12 players x 5 rounds\)/);
  });

  it('the wrong rounds planted for a checker, and how many of them it found, stand in every report', () => {
    const manifest: CampaignManifest = { ...MANIFEST, directions: ['their-checker'], count: 3 };
    const trials = [true, false, null].map((isFound, place) => ({
      ...storedTrial(fakeResult({ index: place + 1, direction: 'their-checker' })),
      planted: isFound === null ? null : { round: 2, error: 'bye moved', isFound },
    }));
    const of = summary(manifest, trials);
    expect(of.directions[0].planted).toEqual({ planted: 2, found: 1 });
    expect(schemaErrors(of)).toBeNull();
    const words = '1 of 2 planted pairing errors found';
    for (const text of [campaignText(of), campaignHtml(of, [], []), application(of)])
      expect(text).toContain(words);
    expect(campaignText(summary())).not.toContain('planted');
  });

  describe("application: what the candidate's checker has wrong", () => {
    const key = { index: 7, direction: 'their-checker', round: 2, readings: [] } as const;
    const boards = { right: [{ white: 1, black: 2 }], wrong: [{ white: 2, black: 1 }] };
    const manifest: CampaignManifest = { ...MANIFEST, directions: ['their-checker'] };
    const linesOf = (mistake: Omit<CheckerMistake, 'round'>, found: Partial<Discrepancy>): string => {
      const trial = storedTrial(fakeResult(key));
      const trials = [{ ...trial, deviations: [deviation(2)], mistakes: [{ round: 2, ...mistake }] }];
      const known = { ...key, expected: [], actual: null, ...found };
      const of = { ...summary(manifest, trials), discrepancies: [known] };
      expect(schemaErrors(of)).toBeNull();
      expect(parseTrialLine(trialLine(trials[0]))).toEqual(trials[0]);
      return /^ {2}round 2, .*\n((?: {4}.*\n)*) {4}Class/m.exec(application(of))![1];
    };

    it('a false alarm, with the pairing that it tells', () => {
      const instead = { added: [[2, 1]], removed: [[1, 2]] } as const;
      const found = { expected: boards.right, actual: boards.wrong };
      expect(linesOf({ planted: null, instead }, found)).toBe(
        [
          "    the candidate's checker says: the round is wrong; it would pair 2-1 in place of 1-2",
          '    by the reading of the reference program: the published pairing is right',
          '    C12 (2.4.7): Bracket 2: made up (1, 2) [C12, 2.4.7]; besides, made up (3, 4) [<too> many &',
          '      "bad", 2.1.1]; by the rules no pairing of the bracket lets the round be completed with the',
          '      players who are in it.\n',
        ].join('\n'),
      );
    });

    it('a false alarm without a pairing', () => {
      expect(linesOf({ planted: null, instead: null }, {})).toMatch(
        /^ {4}the candidate's checker says: the round is wrong; it tells no other pairing\n.* is right\n/,
      );
    });

    it('a planted error that it accepts: whose the boards are', () => {
      const found = { expected: boards.right, planted: boards.wrong };
      expect(linesOf({ planted: 'colours exchanged', instead: null }, found)).toMatch(
        /^ {4}planted by the reference program \(colours exchanged\): 2-1\n {4}the rules give instead: 1-2\n {4}the candidate's checker says: the round is right\n/,
      );
    });
  });

  it('failures have a lower bound with its confidence', () => {
    const [replay] = summary().directions;
    expect(replay.failures).toMatchObject({ count: 3 });
    expect(replay.failures.lowerLimit).toBeCloseTo(0.0207, 3);
    for (const text of [application(summary()), campaignText(summary())])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(
        'the program failed at 3 of 40 tournaments; with 95 % confidence it does at more than 1 tournament in 49 in the long run, and with 95 % confidence at fewer than 1 tournament in 5',
      );
  });

  it('every other reading that is known has words', () => {
    for (const { id } of editions.flatMap(({ otherReadings }) => otherReadings))
      expect(readingWords(id)).toMatch(new RegExp(`^reading ${id}: `));
    expect(campaignText(summary())).toContain('  round 2: right by reading S8: every unplayed round');
  });

  it('what stands in the ledger of programs is said, in the text, the page and the application', () => {
    const words = 'known: programs ledger entries made-1, made-2';
    expect(campaignText(summary())).toContain(`  round 2: ${words}\n`);
    expect(campaignHtml(summary(), [], [])).toContain(words);
    expect(campaignApplication(summary(), PARTS)).toContain(`    ${words}\n`);
    const likely = summary().known.map(
      (one) => ({ ...one, entries: ['made-1'], certainty: 'looks-like' }) as const,
    );
    const text = campaignText({ ...summary(), known: likely });
    expect(text).toContain('  round 2: looks like programs ledger entry made-1\n');
    expect(schemaErrors({ ...summary(), known: likely })).toBeNull();
  });

  it('given files: no seed, and a verdict of their own', () => {
    const files = [1, 2].map((n) => ({ name: `p${n}.trf`, sha256: String(n).repeat(64) }));
    const manifest: CampaignManifest = {
      ...MANIFEST,
      count: 2,
      directions: ['positions'],
      generator: null,
      procedure: 'positions',
      positions: { folder: 'known', files },
    };
    const right = summary(manifest);
    expect(right.verdict).toBe('within');
    expect(campaignText(right)).toMatch(/Verdict: every round of the files is paired by the rules/);
    expect(campaignText(right)).toContain('2 files of known');
    expect(application(right)).toContain(`  p2.trf: sha256 ${'2'.repeat(64)}`);
    const wrong = trialsOf(manifest).map((trial): StoredTrial => ({
      ...trial,
      outcome: 'deviates',
      deviations: [deviation(2)],
    }));
    expect(summary(manifest, wrong)).toMatchObject({ verdict: 'missed', endedWith: null });
    expect(summary(manifest, trialsOf(manifest).slice(1)).verdict).toBe('undecided');
  });

  it('steered tournaments: in how many the rule decides', () => {
    const manifest = { ...MANIFEST, coverage: false, steer: { rule: 'C12', tries: 10 } };
    const steered = summary(manifest);
    expect(steered.steered).toEqual({ rule: 'C12', decided: 27, tournaments: 40 });
    expect(campaignText(steered)).toContain('steered to C12');
    expect(campaignText(steered)).toContain('C12 decides some round in 27 of 40 tournaments');
  });
});

describe('the JSON of a campaign', () => {
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
    expect(schemaErrors({ ...full, triage })).toBeNull();
  });
});
