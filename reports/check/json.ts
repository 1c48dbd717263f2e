import type {
  Board,
  Deviation,
  EditionChoice,
  EditionFit,
  ParityNumber,
  RoundReport,
  Side,
  TournamentReport,
  Totals,
  Violation,
} from '../../checker/index.js';
import { deviationsByRule, totalsOf } from '../../checker/index.js';
import type { Problem } from '../../corpus/index.js';
import type { CheckFormat } from './format.js';
import { numbersOf, weightsOf } from '../words/part-numbers.js';
import type { Weights } from '../words/part-numbers.js';
import { PROGRAM } from '../program.js';
import type { Program } from '../program.js';
import { roundsToShow } from './quiet.js';
import { roundNote, roundReason } from '../words/round-words.js';
import { explain } from '../words/deviation/wording.js';

/** The document of `check --format json`, valid under `check-report.schema.json`. */
export interface CheckDocument {
  readonly schema: 'swissproof/check-report/1';
  readonly program: Program;
  readonly tournaments: readonly TournamentDocument[];
  readonly totals: TotalsDocument;
}

export interface TotalsDocument extends Totals {
  /** Names of rules; with the edition before them where tournaments were checked by more than one. */
  readonly byRule: Readonly<Record<string, number>>;
}

export interface TournamentDocument {
  readonly file: string;
  readonly name: string;
  readonly edition: EditionDocument | null;
  readonly players: number;
  readonly verdict: TournamentReport['verdict'];
  readonly errors: readonly ErrorDocument[];
  readonly warnings: readonly WarningDocument[];
  readonly rounds: readonly RoundDocument[];
}

export interface EditionDocument {
  readonly id: string;
  readonly chosenBy: string;
  readonly reason: string;
  /** How many of the checked rounds agree with each other edition, where this one was guessed and rounds deviate. */
  readonly alternatives?: readonly EditionFit[];
}

export interface ErrorDocument {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly expected: string;
  readonly message: string;
  /** Where it stands for several of its kind: how many. */
  readonly count?: number;
  /** The first three of them. */
  readonly places?: readonly { readonly line: number; readonly column: number; readonly text: string }[];
}

export interface WarningDocument extends ErrorDocument {
  /** What was assumed instead. */
  readonly adjustment: string;
}

export interface RoundDocument {
  readonly round: number;
  readonly verdict: RoundReport['verdict'];
  /** Why the round was not checked or cannot be paired. */
  readonly reason?: string;
  readonly note?: string;
  readonly published: readonly Board[];
  readonly reference: readonly Board[];
  readonly deviations: readonly DeviationDocument[];
}

export interface DeviationDocument {
  readonly kind: Deviation['kind'];
  readonly rule: string;
  readonly article: string;
  /** In points. */
  readonly bracket: number;
  readonly players: readonly number[];
  /** Bracket, in points, of the deviation that this one follows from. */
  readonly consequenceOf: number | null;
  /** What else is forbidden in the bracket, or the other colour rules that are broken in it. */
  readonly violations: readonly Omit<Violation, 'title'>[];
  /** Who gets the bye in the published round. */
  readonly bye: { readonly player: number; readonly score: number } | null;
  /** Though the rule does not ask for it: the published downfloaters leave a rest that cannot be paired. */
  readonly leavesUnpairable: boolean;
  /** The rest could be paired if moved-down players might meet each other. */
  readonly mdpsCouldMeet?: boolean;
  readonly published: SideDocument;
  /** Null where the rules find no pairing. */
  readonly reference: SideDocument | null;
  readonly explanation: string;
  /** Players whose number for the parity of the colour rule is not the starting number. */
  readonly parity?: readonly ParityNumber[];
}

export interface SideDocument extends Weights {
  /** A count, or scores and differences in points, or rounds; those of several criteria one after the other. */
  readonly value: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

/** The report as the document of the contract. */
export function checkDocument(reports: readonly TournamentReport[]): CheckDocument {
  return documentOf(
    reports.map((report) => tournamentDocument(report, report.rounds)),
    totalsOf(reports),
  );
}

/** The document as JSON text; the same reports always give the same bytes. */
export const checkJson: CheckFormat = {
  part: (report, { isQuiet }) => {
    const rounds = roundsToShow(report, isQuiet);
    if (rounds === null) return '';
    return JSON.stringify(tournamentDocument(report, rounds), null, 2).split('\n').join('\n    ');
  },
  whole: (all, { totals }) => {
    const parts = all.filter((part) => part !== '');
    const [before, after] = JSON.stringify(documentOf([], totals), null, 2).split('[]', 2);
    const items = parts.map((part, i) => `${i === 0 ? '' : ','}\n    ${part}`);
    return [before, '[', ...items, parts.length === 0 ? ']' : '\n  ]', after, '\n'];
  },
};

function documentOf(tournaments: readonly TournamentDocument[], totals: Totals): CheckDocument {
  return {
    schema: 'swissproof/check-report/1',
    program: PROGRAM,
    tournaments,
    totals: totalsDocument(totals),
  };
}

function tournamentDocument(report: TournamentReport, shown: readonly RoundReport[]): TournamentDocument {
  const { file, name, edition, players, verdict, problems } = report;
  return {
    file,
    name,
    edition: edition === null ? null : editionDocument(edition, report.alternatives),
    players,
    verdict,
    errors: problems.filter(({ severity }) => severity === 'error').map(problemDocument),
    warnings: problems
      .filter(({ severity }) => severity === 'warning')
      .map((problem) => ({ ...problemDocument(problem), adjustment: problem.adjustment ?? '' })),
    rounds: shown.map((round) => roundDocument(round, edition?.id ?? '')),
  };
}

function editionDocument(
  { id, chosenBy, source }: EditionChoice,
  alternatives: readonly EditionFit[],
): EditionDocument {
  return { id, chosenBy, reason: source, ...(alternatives.length === 0 ? {} : { alternatives }) };
}

function problemDocument({ line, column, text, expected, message, repeated }: Problem): ErrorDocument {
  return { line, column, text, expected, message, ...repeated };
}

function roundDocument(round: RoundReport, edition: string): RoundDocument {
  const { verdict, published, reference, deviations } = round;
  const reason = roundReason(round);
  const note = roundNote(round);
  return {
    round: round.round,
    verdict,
    ...(reason === null ? {} : { reason }),
    ...(note === null ? {} : { note }),
    published,
    reference,
    deviations: deviations.map((deviation) => ({
      kind: deviation.kind,
      rule: deviation.rule,
      article: deviation.article,
      bracket: deviation.bracket / 10,
      players: deviation.players,
      consequenceOf:
        deviation.consequenceOf === null ? null : deviations[deviation.consequenceOf].bracket / 10,
      violations: deviation.violations.map(({ title: _, ...violation }) => violation),
      bye: deviation.bye === null ? null : { player: deviation.bye.player, score: deviation.bye.score / 10 },
      leavesUnpairable: deviation.leavesUnpairable,
      ...(deviation.mdpsCouldMeet === true ? { mdpsCouldMeet: true } : {}),
      published: sideDocument(deviation.published),
      reference: deviation.reference === null ? null : sideDocument(deviation.reference),
      explanation: explain(deviation, { edition, deviations }),
      ...(deviation.parity === undefined ? {} : { parity: deviation.parity }),
    })),
  };
}

function sideDocument({ parts, pairs, downfloaters }: Side): SideDocument {
  return { value: parts.flatMap(numbersOf), ...weightsOf(parts), pairs, downfloaters };
}

function totalsDocument(totals: Totals): TotalsDocument {
  const { byEdition, ...counts } = totals;
  const editions = Object.entries(byEdition).map(([id, rules]) => [id, sorted(rules)] as const);
  return {
    ...counts,
    byRule: sorted(deviationsByRule(totals)),
    byEdition: sorted(Object.fromEntries(editions)),
  };
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
