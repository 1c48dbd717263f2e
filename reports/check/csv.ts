import { isLeftUndecided, ruleOfStandings } from '../../checker/index.js';
import type { Deviation, RoundReport, Side, TournamentReport } from '../../checker/index.js';
import type { CheckFormat } from './format.js';
import { capital } from '../words/numbers.js';
import { caseLines } from '../words/case-words.js';
import { dependenceMark } from '../words/dependence-words.js';
import { declaredLines } from '../words/declaration-words.js';
import { roundReason, tooLargeWords } from '../words/round-words.js';
import { stoppedLines } from '../words/stopped-words.js';
import { unjudgedWords } from '../words/unjudged-words.js';
import { explainStandings, readingsReason, standingsArticle } from '../words/standings-words.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { explain } from '../words/deviation/wording.js';
import { csvRows, csvTable } from '../csv.js';

/**
 * The report as CSV: after a row of column names a row a deviation, and one for an event whose rounds no rule pairs, for a
 * round too large to be judged, for a declaration that is wrong and for a printed value of the standings that is.
 */
export const checkCsv: CheckFormat = {
  // Rounds that agree have no row anyway.
  part: (report) => csvRows(COLUMNS, rowsOf(report)),
  whole: (parts) => [csvTable(COLUMNS), parts.join('')],
};

const COLUMNS = [
  'file',
  'name',
  'edition',
  'round',
  'kind',
  'rule',
  'article',
  'bracket',
  'players',
  'consequence_of',
  'published',
  'reference',
  'explanation',
  'summary',
  'violations',
  'declared',
] as const;

type Row = Record<(typeof COLUMNS)[number], string | number>;

function unjudgedRows({ file, name, unjudged }: TournamentReport): Partial<Row>[] {
  if (unjudged === undefined) return [];
  const reason = unjudgedWords(unjudged);
  return [{ file, name, kind: 'not-checked', explanation: reason, summary: reason }];
}

/** What a row has nothing for stays empty. */
function rowsOf(report: TournamentReport): Partial<Row>[] {
  const id = report.edition?.id ?? '';
  const rounds = report.rounds.flatMap((round): Partial<Row>[] => {
    const common = { file: report.file, name: report.name, edition: id, round: round.round };
    if (round.tooLarge !== undefined) {
      const reason = tooLargeWords([round.tooLarge], id);
      return [{ ...common, kind: round.verdict, explanation: reason, summary: reason }];
    }
    if (round.leftToArbiter !== undefined || round.verdict === 'agrees-otherwise' || isLeftUndecided(round)) {
      const reason = roundReason(round, id) ?? '';
      return [{ ...common, kind: round.verdict, explanation: reason, summary: reason }];
    }
    const wrong = declaredLines(round).filter(({ isWrong }) => isWrong);
    return [
      ...stoppedLines(round).map((line) => ({
        ...common,
        ...{ kind: 'limit', explanation: line, summary: line },
      })),
      ...round.deviations.map((deviation) => ({
        ...common,
        edition: deviation.edition ?? id,
        ...cellsOf(deviation, id, round),
      })),
      ...wrong.map(({ words }) => ({
        ...common,
        ...{ kind: 'declaration', explanation: words, summary: words, declared: 'wrongly' },
      })),
    ];
  });
  const depending = report.rounds.flatMap((round): Partial<Row>[] => {
    const mark = dependenceMark(round);
    if (mark === null) return [];
    const common = { file: report.file, name: report.name, edition: id, round: round.round };
    return [
      {
        ...common,
        kind: 'reading',
        rule: round.dependsOn?.join(' ') ?? '',
        explanation: mark,
        summary: mark,
      },
    ];
  });
  const notes = caseLines(report, report.rounds).map((line) => ({
    ...{ file: report.file, name: report.name, edition: id },
    ...{ kind: 'assumption', explanation: line, summary: line },
  }));
  return [...unjudgedRows(report), ...notes, ...rounds, ...depending, ...standingsRows(report)];
}

/** In the columns of the pairings: the players are the one who has the wrong value and the one who shows it. */
function standingsRows({ file, name, edition, standings }: TournamentReport): Partial<Row>[] {
  const round = standings?.reference?.table.round ?? '';
  if (standings === undefined) return [];
  const reason = readingsReason(standings) ?? '';
  return standings.deviations.map((deviation) => {
    const isOtherwise = deviation.field === 'rank' && standings.ranks === 'agree-otherwise';
    const { field, player, published, reference } = deviation;
    const against = field === 'rank' && deviation.decided !== null ? [deviation.decided.against] : [];
    const value = (number: number): number => (field === 'points' ? number / 10 : number);
    const explanation = explainStandings(deviation, standings);
    return {
      ...{ file, name, edition: edition?.id ?? '', round },
      kind: isOtherwise ? 'standings-agrees-otherwise' : `standings-${field}`,
      rule: ruleOfStandings(deviation),
      article: standingsArticle(deviation, standings),
      players: [player, ...against].join(' '),
      published: value(published),
      reference: value(reference),
      ...{ explanation: isOtherwise ? `${explanation} ${capital(reason)}.` : explanation },
      summary: isOtherwise ? `${capital(reason)}.` : explanation,
    };
  });
}

function cellsOf(
  deviation: Deviation,
  edition: string,
  { deviations }: RoundReport,
): Omit<Row, 'file' | 'name' | 'edition' | 'round'> {
  return {
    kind: deviation.kind,
    rule: deviation.rule,
    article: deviation.article,
    bracket: deviation.table === undefined ? deviation.bracket / 10 : '',
    players: deviation.players.join(' '),
    consequence_of: deviation.consequenceOf === null ? '' : causeOf(deviations[deviation.consequenceOf]),
    published: candidate(deviation.published),
    reference: candidate(deviation.reference),
    explanation: explain(deviation, { edition, deviations }),
    summary: explainBriefly(deviation, { edition, deviations }),
    violations: deviation.violations.map(({ rule, players }) => `${rule} ${players.join(' ')}`).join('; '),
    declared: deviation.declared === true ? 'rightly' : '',
  };
}

/** The bracket of a deviation from which another one follows; of a table its rule. */
function causeOf({ table, rule, bracket }: Deviation): string | number {
  return table === undefined ? bracket / 10 : rule;
}

/** "5-12 8-19 float 7"; "none" where the rules find no pairing. */
function candidate(side: Side | null): string {
  if (side === null) return 'none';
  const { pairs, downfloaters } = side;
  const floats = downfloaters.length === 0 ? [] : ['float', ...downfloaters.map(String)];
  return [...pairs.map(([a, b]) => `${a}-${b}`), ...floats].join(' ');
}
