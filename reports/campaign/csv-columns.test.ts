import { expect, test } from 'vitest';
import { storedTrial } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { summarize } from '../../certification/campaign/summary/summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { fakeResult, MANIFEST, NOTHING_FOUND } from '../../certification/campaign/testing/fake-trials.js';
import { keysOf } from '../../certification/campaign/trials/plan.js';
import type { TrialStandings } from '../../certification/campaign/trials/trial.js';
import type { CampaignDocument, CaseDocument } from '../../corpus/schema/types/campaign-report.js';
import { expectColumns } from '../testing/csv-columns.js';
import type { CsvColumns } from '../testing/csv-columns.js';
import { campaignCsv } from './csv.js';
import { campaignJson } from './json.js';

const WRONG: TrialStandings = {
  verdict: 'deviates',
  planted: null,
  wrongPlaces: [
    { player: 17, field: 'rank', published: 9, reference: 10, rule: 'BH/C1', article: '8.1, 14.1' },
    { player: 3, field: 'points', published: 4.5, reference: 4, rule: 'points', article: '' },
  ],
};

const trials = keysOf({ ...MANIFEST, count: 23 }).map((key): StoredTrial => {
  const { index } = key;
  const result = fakeResult(key);
  const note = result.outcome === 'candidate-crash' ? '=it died' : result.note;
  const standings =
    index === 5 ? { standings: WRONG } : index === 6 ? { standings: { ...WRONG, wrongPlaces: [] } } : {};
  return storedTrial({
    ...result,
    note,
    ...standings,
    file: result.file ?? (index < 7 ? '012 x\r\n' : null),
  });
});

const SUMMARY: CampaignSummary = summarize({ ...MANIFEST, count: 23 }, trials, {
  ...NOTHING_FOUND,
  rules: ['C1'],
  triage: [
    { index: 7, direction: 'replay', round: 2, class: 'three-answers', note: '' },
    { index: 7, direction: 'live', round: 3, class: 'agrees-with-us', note: '' },
  ] as unknown as CampaignSummary['triage'],
});

interface Row {
  readonly of: CaseDocument;
  readonly deviation: CaseDocument['deviations'][number] | null;
  /** The short form, which the JSON leaves out. */
  readonly summary: string | null;
  readonly place: { readonly rule: string; readonly article: string; readonly words: string } | null;
  readonly isOfStandings?: true;
}

const COLUMNS: CsvColumns<Row> = {
  index: ({ of }) => of.index,
  direction: ({ of }) => of.direction,
  scenario: ({ of }) => of.scenario,
  edition: ({ of }) => of.edition,
  players: ({ of }) => of.players,
  rounds: ({ of }) => of.rounds,
  outcome: ({ of }) => of.outcome,
  round: ({ deviation }) => deviation?.round ?? null,
  kind: ({ deviation, isOfStandings }) => (isOfStandings === true ? 'standings' : (deviation?.kind ?? null)),
  rule: ({ deviation, place }) => deviation?.rule ?? place?.rule ?? null,
  article: ({ deviation, place }) => deviation?.article ?? place?.article ?? null,
  explanation: ({ deviation, place, summary }) => deviation?.explanation ?? place?.words ?? summary,
  summary: ({ summary }) => summary,
  note: ({ of }) => of.note,
  second: ({ of, deviation }) =>
    document.triage.find(
      ({ index, direction, round }) =>
        index === of.index && direction === of.direction && round === deviation?.round,
    )?.class ?? null,
  file: ({ of, deviation }) =>
    deviation === null ? (of.file ?? null) : (of.roundFiles[deviation.round] ?? of.file),
  replay: ({ of }) => of.replay,
};

const document = JSON.parse(campaignJson(SUMMARY)) as CampaignDocument;

const rows: readonly Row[] = [
  ...document.cases.flatMap((of): Row[] => {
    if (of.deviations.length === 0) return [{ of, deviation: null, summary: null, place: null }];
    return of.deviations.map((deviation) => ({
      ...{ of, deviation, place: null },
      summary: `${deviation.rule} (2.4.7): made up (1-2); also <too> many & "bad" (bracket 2)`,
    }));
  }),
  ...document.standingsCases.flatMap((of): Row[] => {
    const common = { of, deviation: null, isOfStandings: true } as const;
    const places = of.standings?.wrongPlaces ?? [];
    if (places.length === 0) return [{ ...common, summary: 'no wrong place', place: null }];
    return places.map(({ player, field, published, reference, rule, article }) => ({
      ...common,
      summary: '2 wrong places',
      place: {
        ...{ rule, article },
        words:
          field === 'rank'
            ? `player ${player} has rank ${published}, by the rules ${reference} [${rule}, C.07 ${article}]`
            : `player ${player} has ${published} points, by the rules ${reference}`,
      },
    }));
  }),
];

test('every column is a member of the JSON', () => {
  expectColumns(campaignCsv(SUMMARY), COLUMNS, rows);
});

test('there are rows of every kind', () => {
  expect(rows.map(({ of }) => of.outcome)).toEqual(
    expect.arrayContaining(['deviates', 'candidate-crash', 'agrees']),
  );
  expect(rows.map((row) => COLUMNS['second'](row))).toEqual(
    expect.arrayContaining(['three-answers', 'agrees-with-us', null]),
  );
  expect(new Set(rows.map((row) => COLUMNS['file'](row))).size).toBeGreaterThan(5);
  for (const [name, column] of Object.entries(COLUMNS))
    expect([name, rows.some((row) => ![null, ''].includes(column(row) as string))]).toEqual([name, true]);
});
