import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../checker/index.js';
import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { fitFile } from '../../checker/fit/fit-file.js';
import type { FitDocument } from '../../corpus/schema/types/check-report.js';
import { wrongRoundFiles } from '../html/testing/checked-files.js';
import { expectColumns } from '../testing/csv-columns.js';
import type { CsvColumns } from '../testing/csv-columns.js';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';
import { dependenceMark } from '../words/dependence-words.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { checkCsv } from './csv.js';
import { fitCsv } from './fit/csv.js';
import { checkDocument } from './json.js';
import type { DeviationDocument, RoundDocument, SideDocument, TournamentDocument } from './json.js';
import { byAttention, indexEntry } from './index-entry.js';
import { checkSummary } from './summary.js';

const fileOf = (path: string): string =>
  readFileSync(new URL(`../../corpus/${path}`, import.meta.url), 'latin1');

/** Real findings: of players and teams, in Swiss events and round robins, with byes, forfeits and adjourned games. */
const FOUND: readonly TournamentReport[] = [
  ...wrongRoundFiles().map(({ file, text, edition }) => checkFile(text, file, { edition })),
  ...[
    'baku-running',
    'first-round-byes',
    'known-adjourned',
    'noshow',
    'preselected-bye',
    'round-beyond-the-announced',
    'tbr-forfeit',
    'team-no240',
    'two-pabs',
    'won-forfeit-round-robin',
  ].map((name) => checkFile(fileOf(`found/${name}.trf`), `${name}.trf`)),
  ...['golden-absences-002', 'golden-edges-016', 'golden-robin-000', 'tec-swiss-5'].map((name) =>
    checkFile(misprinted(fileOf(`standings/${name}.trf`)), `${name}.trf`),
  ),
  // Wrong points alone.
  checkFile(misprinted(fileOf('standings/golden-edges-016.trf'), false), 'points.trf'),
  checkFile(fileOf('found/two-readings.trf'), 'readings.trf', { allReadings: true }),
  checkFile('nonsense', 'nonsense.trf'),
];

/** What is rare, or not in the corpus. */
const MADE: readonly TournamentReport[] = [
  report([
    round([deviation({ bracket: -5 }), deviation({ bracket: -15, consequenceOf: 0 })]),
    round([deviation({ edition: 'dubov-2026', declared: true, reference: null })], { round: 4 }),
    round([], { round: 5, verdict: 'not-checked', tooLarge: { players: 20, limit: 10 } }),
    round([], { round: 6, verdict: 'not-checked', published: [] }),
    round([], { round: 7, verdict: 'impossible' }),
    round([], { round: 8, verdict: 'deviates', stopped: { explainLimit: 25, searches: ['reasons'] } }),
    round([deviation()], {
      round: 9,
      verdict: 'not-checked',
      stopped: { explainLimit: 25, searches: ['readings'] },
    }),
    round([], {
      round: 10,
      declarations: [
        {
          alteration: {
            kind: 'mpa',
            round: 10,
            text: ' MPA @ Round 10: 5-19 => 5-12',
            engine: [],
            altered: [],
          },
          verdict: 'wrongly',
          fault: { kind: 'no-deviation' },
        },
      ],
    }),
  ]),
  report([], {
    edition: null,
    unjudged: { kind: 'two-camps', from: 'words', record: '092', text: 'Scheveningen' },
    verdict: 'not-checked',
  }),
  report([], {
    length: { rounds: 9, from: 'fit', without: [3, 4] },
    closer: { baku: '2026', agree: 3, rounds: 4 },
  }),
  report([], { name: '=1+1' }),
  invalid(),
];

const ALL = [...FOUND, ...MADE];
const DOCUMENTS = checkDocument(ALL).tournaments;

/** A tournament of the JSON with the report that it was made of. */
interface Source {
  readonly document: TournamentDocument;
  readonly report: TournamentReport;
}

const SOURCES: readonly Source[] = DOCUMENTS.map((document, index) => ({ document, report: ALL[index] }));

describe('CSV', () => {
  /** What a row is about: members of the JSON. */
  interface Row {
    readonly of: TournamentDocument;
    readonly round: number | null;
    readonly kind: string;
    readonly deviation?: DeviationDocument;
    readonly standings?: StandingsDeviation;
    readonly rule?: string;
    readonly words?: string;
    readonly summary?: string;
    readonly isWronglyDeclared?: true;
  }

  const COLUMNS: CsvColumns<Row> = {
    file: ({ of }) => of.file,
    name: ({ of }) => of.name,
    edition: ({ of, deviation: found }) => found?.edition ?? of.edition?.id ?? null,
    round: (row) => row.round,
    kind: ({ kind }) => kind,
    rule: ({ deviation: found, standings, rule }) => found?.rule ?? standings?.rule ?? rule ?? null,
    article: ({ deviation: found, standings }) => found?.article ?? standings?.article ?? null,
    bracket: ({ deviation: found }) => found?.bracket ?? null,
    players: ({ deviation: found, standings }) =>
      found?.players.join(' ') ??
      (standings === undefined
        ? null
        : [standings.player, ...(standings.against === undefined ? [] : [standings.against.player])].join(
            ' ',
          )),
    consequence_of: ({ deviation: found }) => found?.consequenceOf ?? null,
    published: ({ deviation: found, standings }) =>
      found === undefined ? (standings?.published ?? null) : sideWords(found.published),
    reference: ({ deviation: found, standings }) =>
      found === undefined ? (standings?.reference ?? null) : sideWords(found.reference),
    explanation: ({ deviation: found, words }) => found?.explanation ?? words ?? null,
    summary: ({ summary, words }) => summary ?? words ?? null,
    violations: ({ deviation: found }) =>
      (found?.violations ?? []).map(({ rule, players }) => `${rule} ${players.join(' ')}`).join('; '),
    declared: ({ deviation: found, isWronglyDeclared }) =>
      isWronglyDeclared === true ? 'wrongly' : found?.declared === true ? 'rightly' : null,
  };

  const rowsOf = (source: Source): Row[] => {
    const { document, report: of } = source;
    const common = { of: document, round: null };
    return [
      ...(document.unjudged === undefined
        ? []
        : [
            {
              of: { ...document, edition: null },
              round: null,
              kind: 'not-checked',
              words: document.unjudged.reason,
            },
          ]),
      ...(document.assumptions ?? []).map((words) => ({ ...common, kind: 'assumption', words })),
      ...document.rounds.flatMap((one, index) => roundRows(document, one, of.rounds[index])),
      ...document.rounds.flatMap((one, index) =>
        one.dependsOn === undefined
          ? []
          : [
              {
                ...{ of: document, round: one.round, kind: 'reading', rule: one.dependsOn.join(' ') },
                words: dependenceMark(of.rounds[index]) ?? '',
              },
            ],
      ),
      ...standingsRows(document),
    ];
  };

  const roundRows = (of: TournamentDocument, one: RoundDocument, found: RoundReport): Row[] => {
    const common = { of, round: one.round };
    const isReason =
      one.verdict === 'agrees-otherwise' ||
      (one.verdict === 'not-checked' && one.published.length > 0 && found.notJudged === undefined);
    if (isReason) return [{ ...common, kind: one.verdict, words: one.reason ?? '' }];
    return [
      ...(one.stopped === undefined ? [] : [{ ...common, kind: 'limit', words: one.note ?? '' }]),
      ...one.deviations.map((deviation, index) => ({
        ...{ ...common, kind: deviation.kind, deviation },
        summary: explainBriefly(found.deviations[index], {
          edition: of.edition?.id ?? '',
          deviations: found.deviations,
        }),
      })),
      ...(one.declarations ?? [])
        .filter(({ verdict }) => verdict === 'wrongly')
        .map(({ text, reason }): Row => ({
          ...{ ...common, kind: 'declaration', isWronglyDeclared: true },
          words: `Wrongly declared by the file: "${text}": ${reason ?? ''}.`,
        })),
    ];
  };

  const standingsRows = (of: TournamentDocument): Row[] => {
    const { standings } = of;
    if (standings === undefined) return [];
    return standings.deviations.map((one) => {
      const common = { of, round: standings.round ?? null, standings: one };
      if (one.field === 'points' || standings.ranks !== 'agree-otherwise')
        return { ...common, kind: `standings-${one.field}`, words: one.explanation };
      const reason = `R${standings.reason?.slice(1) ?? ''}.`;
      return {
        ...{ ...common, kind: 'standings-agrees-otherwise', summary: reason },
        words: `${one.explanation} ${reason}`,
      };
    });
  };

  test('every column is a member of the JSON', () => {
    expectColumns(wholeReport(checkCsv, ALL), COLUMNS, SOURCES.flatMap(rowsOf));
  });

  test('there are rows of every kind, of the same columns of a value below zero too', () => {
    const rows = SOURCES.flatMap(rowsOf);
    const kinds = new Set(rows.map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        ...['absolute', 'completion', 'bye', 'quality', 'not-checked', 'assumption', 'agrees-otherwise'],
        ...['limit', 'declaration', 'reading', 'standings-points', 'standings-rank'],
        'standings-agrees-otherwise',
      ]),
    );
    for (const column of Object.values(COLUMNS))
      expect(rows.some((row) => ![null, ''].includes(column(row) as string))).toBe(true);
    expect(rows.map((row) => COLUMNS['bracket'](row))).toContain(-0.5);
  });
});

describe('summary', () => {
  const count = ({ rounds }: TournamentDocument, verdict: RoundDocument['verdict']): number =>
    rounds.filter((one) => one.verdict === verdict).length;
  const wrongIn = ({ rounds }: TournamentDocument): RoundDocument | undefined =>
    rounds.find(({ verdict }) => verdict === 'deviates' || verdict === 'impossible');

  const COLUMNS: CsvColumns<TournamentDocument> = {
    file: ({ file }) => file,
    name: ({ name }) => name,
    verdict: ({ verdict }) => verdict,
    edition: ({ edition }) => edition?.id ?? null,
    edition_from: ({ edition }) => edition?.chosenBy ?? null,
    players: ({ players }) => players,
    rounds: ({ rounds }) => rounds.length,
    agree: (of) => count(of, 'agrees'),
    agree_otherwise: (of) => count(of, 'agrees-otherwise'),
    deviate: (of) => count(of, 'deviates'),
    impossible: (of) => count(of, 'impossible'),
    not_checked: (of) => count(of, 'not-checked'),
    first_round: (of) => wrongIn(of)?.round ?? null,
    first_rule: (of) => wrongIn(of)?.deviations.at(0)?.rule ?? null,
    standings: ({ standings }) => standings?.verdict ?? null,
    wrong_values: ({ standings }) =>
      standings === undefined
        ? null
        : standings.deviations.filter(({ field }) => field === 'points' || standings.ranks === 'deviate')
            .length,
    errors: ({ errors }) => errors.length,
    warnings: ({ warnings = [] }) => warnings.length,
    first_finding: (of) => firstFinding(of),
    assumptions: ({ assumptions = [] }) => assumptions.join(' '),
    standings_points: ({ standings }) => standings?.points ?? null,
    standings_ranks: ({ standings }) => standings?.ranks ?? null,
    place: ({ event }) => event?.place ?? '',
    federation: ({ event }) => event?.federation ?? '',
    from: ({ event }) => event?.from ?? '',
    until: ({ event }) => event?.until ?? '',
    chief_arbiter: ({ event }) => event?.chiefArbiter ?? '',
  };

  /** The first error of the file, the first deviation that is none of another one's, the first wrong place. */
  const firstFinding = (of: TournamentDocument): string => {
    const [error] = of.errors;
    if (error !== undefined) {
      const found = error.text === '' ? '' : `found "${error.text}"; `;
      return `${error.message} (${found}expected ${error.expected})`;
    }
    for (const one of of.rounds) {
      if (one.verdict === 'impossible') return one.reason ?? '';
      if (one.verdict !== 'deviates') continue;
      const own = one.deviations.find(
        ({ consequenceOf, declared }) => consequenceOf === null && declared !== true,
      );
      if (own !== undefined) return own.explanation;
    }
    const wrong = of.standings?.deviations.find(
      ({ field }) => field === 'points' || of.standings?.ranks !== 'agree-otherwise',
    );
    return wrong?.explanation ?? of.unjudged?.reason ?? wrongIn(of)?.reason ?? '';
  };

  test('every column is a member of the JSON', () => {
    const sorted = DOCUMENTS.map((document, index) => ({ document, entry: indexEntry(ALL[index]) })).sort(
      (a, b) => byAttention(a.entry, b.entry),
    );
    expectColumns(
      wholeReport(checkSummary, ALL),
      COLUMNS,
      sorted.map(({ document }) => document),
    );
  });
});

describe('all editions', () => {
  const fitted = [
    fitFile(fileOf('found/c12-1992.trf'), 'a.trf'),
    fitFile(fileOf('wrong-rounds/E4-c9-wrong-bye-2026.trf'), 'b.trf'),
    fitFile('nonsense', 'c.trf'),
  ];
  type Trial = FitDocument['trials'][number];
  interface Row {
    readonly of: TournamentDocument;
    readonly fit: FitDocument;
    readonly trial: Trial;
  }

  const COLUMNS: CsvColumns<Row> = {
    file: ({ of }) => of.file,
    name: ({ of }) => of.name,
    edition: ({ trial }) => trial.id,
    fits: ({ fit, trial }) => (fit.editions.includes(trial.id) ? 'yes' : 'no'),
    agree: ({ trial }) => trial.agree,
    rounds: ({ trial }) => trial.rounds,
    differing: ({ trial }) => trial.differing.join(' '),
    round: ({ trial }) => trial.first?.round ?? null,
    kind: ({ trial }) => trial.first?.kind ?? null,
    rule: ({ trial }) => trial.first?.rule ?? null,
    article: ({ trial }) => trial.first?.article ?? null,
    summary: ({ trial }) => trial.first?.summary ?? null,
    reason: ({ trial }) => trial.reason ?? null,
    conclusion: ({ fit }) => fit.conclusion,
  };

  test('every column is a member of the JSON', () => {
    const rows = checkDocument(fitted).tournaments.flatMap((of) =>
      of.fit === undefined ? [] : of.fit.trials.map((trial): Row => ({ of, fit: of.fit!, trial })),
    );
    expectColumns(wholeReport(fitCsv, fitted), COLUMNS, rows);
    for (const [name, column] of Object.entries(COLUMNS))
      expect([name, rows.some((row) => ![null, ''].includes(column(row) as string))]).toEqual([name, true]);
  });
});

type StandingsDeviation = NonNullable<TournamentDocument['standings']>['deviations'][number];

/** "5-12 8-19 float 7"; "none" where no pairing is legal. */
function sideWords(side: SideDocument | null): string {
  if (side === null) return 'none';
  const { pairs = [], downfloaters = [] } = side;
  const floats = downfloaters.length === 0 ? [] : [`float ${downfloaters.join(' ')}`];
  return [...pairs.map(([a, b]) => `${a}-${b}`), ...floats].join(' ');
}

/** The file with 9.5 points for the second player, and the printed ranks of the first and the last exchanged. */
function misprinted(text: string, exchangesRanks = true): string {
  const lines = text.split(/\r\n|\r|\n/);
  const players = lines.flatMap((line, index) => (line.startsWith('001 ') ? [index] : []));
  const [first, second, last] = [players[0], players[1], players.at(-1)!];
  const ranks = [first, last].map((index) => lines[index].slice(85, 89));
  const put = (index: number, from: number, cell: string): void => {
    lines[index] = lines[index].slice(0, from) + cell + lines[index].slice(from + cell.length);
  };
  if (exchangesRanks) {
    put(first, 85, ranks[1]);
    put(last, 85, ranks[0]);
  }
  put(second, 80, ' 9.5');
  return lines.join('\n');
}
