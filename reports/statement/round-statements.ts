import { isWrong } from '../../checker/index.js';
import type { Deviation, RoundReport, TournamentReport } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { bracketBoards, differingOf, tableBoards } from '../check/finding-boards.js';
import type { FindingBoards } from '../check/finding-boards.js';
import type { StatementFacts } from '../check/format.js';
import { forbiddenIn } from '../check/forbidden-in.js';
import { byTheRules } from '../words/by-the-rules.js';
import { findingSentences, isUnexplained, UNEXPLAINED } from '../words/deviation/wording.js';
import { choiceReason } from '../words/edition-words.js';
import { editionTitle } from '../words/event-words.js';
import { fileLines } from '../words/file-lines.js';
import { bracketHeading, chipWords } from '../words/names.js';
import { capital, counted } from '../words/numbers.js';
import { peopleIn } from '../words/person.js';
import { ruleInShort } from '../words/rule-paragraph.js';
import type { People } from '../words/person.js';
import { resultWords } from '../words/result-words.js';
import { roundNote, roundReason } from '../words/round-words.js';
import { floatWords } from '../words/words-of.js';
import { eventFact, fileFacts, sentence, shellCommand } from './statement-words.js';

/** A document about one round, made to be forwarded: it fits on one page. */
export interface Statement {
  readonly round: number;
  readonly title: string;
  /** What it is about, each with its label. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly findings: readonly StatedFinding[];
  /** What else is to be known, sentence by sentence. */
  readonly notes: readonly string[];
  /** The command that repeats the check. */
  readonly command: string;
  /** For the names of the boards. */
  readonly people: People | null;
}

export interface StatedFinding {
  /** "Bracket of 2.5 points"; of a round robin the round. */
  readonly where: string;
  /** Rule and article. */
  readonly rule: string;
  readonly sentences: string;
  /** What the rule wants, in two sentences; null: it has no words, or they are those of the finding before. */
  readonly inShort: string | null;
  /** Null: there are none, or they are those of the finding before. */
  readonly boards: FindingBoards | null;
}

/** Returns a statement for each round that deviates or that no legal pairing exists for, in their order. */
export function roundStatements(report: TournamentReport, made: StatementFacts): Statement[] {
  return report.rounds.filter(isWrong).map((round) => statementOn(round, report, made));
}

/** Returns the statement on a round; null for a round that has none. */
export function roundStatement(
  report: TournamentReport,
  round: number,
  made: StatementFacts,
): Statement | null {
  const wrong = report.rounds.find((one) => one.round === round && isWrong(one));
  return wrong === undefined ? null : statementOn(wrong, report, made);
}

function statementOn(round: RoundReport, report: TournamentReport, made: StatementFacts): Statement {
  const { file, name } = report;
  const event = name.trim() === '' ? file : name.trim();
  const own = round.deviations.filter(({ consequenceOf }) => consequenceOf === null);
  const findings = withinAPage(own.map((deviation) => findingOn(deviation, round, report)));
  return {
    round: round.round,
    title: `${event}: round ${round.round} ${round.verdict === 'deviates' ? 'deviates' : 'has no legal pairing'}`,
    facts: factsOf(report, own, made),
    findings: round.tablePicture === undefined ? findings : sharingBoards(findings),
    notes: notesOn(round, report, own.length - findings.length),
    command: commandFor(round, report, made),
    people: peopleIn(report),
  };
}

function factsOf(
  { event, edition, file, digest }: TournamentReport,
  own: readonly Deviation[],
  made: StatementFacts,
): [string, string][] {
  const where = event === undefined ? '' : eventFact(event);
  const rules = [
    ...new Set(own.map((deviation) => chipWords(deviation, deviation.edition ?? edition?.id ?? ''))),
  ];
  const title = edition === null ? 'unknown' : (editionById(edition.id)?.title ?? editionTitle(edition.id));
  return [
    ['Event', where === '' ? 'the file names no place and no date' : where],
    [
      'Chief arbiter',
      event === undefined || event.chiefArbiter === '' ? 'not named in the file' : event.chiefArbiter,
    ],
    ['Rules', `${title}${edition === null ? '' : ` (${choiceReason(edition)})`}`],
    [own.length === 1 ? 'Rule broken' : 'Rules broken', rules.length === 0 ? 'none' : rules.join(', ')],
    ...fileFacts(file, digest, made, 'Checked'),
  ];
}

function findingOn(deviation: Deviation, round: RoundReport, report: TournamentReport): StatedFinding {
  const edition = report.edition?.id ?? '';
  const people = peopleIn(report);
  const boards = boardsFor(deviation, round, edition);
  const instead =
    boards === null || deviation.kind === 'colour' || deviation.table !== undefined
      ? null
      : byTheRules(boards, people);
  const sentences = findingSentences(deviation, {
    edition,
    deviations: round.deviations,
    people: peopleIn(report),
  });
  return {
    where: capital(
      deviation.table === undefined
        ? bracketHeading(deviation, deviation.edition ?? edition)
        : `round ${round.round}`,
    ),
    rule: chipWords(deviation, deviation.edition ?? edition),
    sentences: instead === null ? sentences : `${sentences} ${instead}`,
    inShort: ruleInShort(deviation.edition ?? edition, deviation.rule),
    boards,
  };
}

function boardsFor(deviation: Deviation, round: RoundReport, edition: string): FindingBoards | null {
  const { picture, tablePicture, published, deviations } = round;
  if (tablePicture !== undefined) return tableBoards(tablePicture, published);
  const index = deviations.indexOf(deviation);
  const bracket = picture?.brackets.find((one) => one.deviation === index);
  if (bracket === undefined) return null;
  return bracketBoards(bracket, published, floatWords(bracket.kind, edition).leaves, forbiddenIn(deviation));
}

/** The findings of a round robin have the boards of the round in common: they stand with the last of them. */
function sharingBoards(findings: readonly StatedFinding[]): StatedFinding[] {
  return findings.map((finding, index) =>
    index === findings.length - 1 ? finding : { ...finding, boards: null },
  );
}

/** Of many findings the first ones, and of many boards those that differ. */
function withinAPage(findings: readonly StatedFinding[]): StatedFinding[] {
  const shown = withRulesOnce(findings.slice(0, MOST_FINDINGS));
  const lines = shown.reduce(
    (sum, { boards }) => sum + Math.max(boards?.published.length ?? 0, boards?.reference?.length ?? 0),
    0,
  );
  const room = ROOM[shown.length - 1] ?? 0;
  if (lines <= room) return shown;
  const most = Math.floor(room / shown.length);
  return shown.map((finding) => ({
    ...finding,
    boards: finding.boards === null ? null : differingOf(finding.boards, most),
  }));
}

/** Each rule is said once, and not at all where three findings share the page. */
function withRulesOnce(findings: readonly StatedFinding[]): StatedFinding[] {
  return findings.map((finding, index) => {
    const isSaid = findings.slice(0, index).some(({ rule }) => rule === finding.rule);
    return isSaid || findings.length === MOST_FINDINGS ? { ...finding, inShort: null } : finding;
  });
}

const MOST_FINDINGS = 3;
/** Lines of boards that one, two or three findings on a page of A4 have room for, all with long sentences and names. */
const ROOM = [6, 4, 3];

function notesOn(round: RoundReport, report: TournamentReport, hidden: number): string[] {
  const { rounds, edition, standings, verdict } = report;
  const people = peopleIn(report);
  const others = rounds.filter((one) => one !== round);
  const later = others.some((one) => one.round > round.round);
  const lines = [
    roundReason(round, edition?.id ?? '', people),
    roundNote(round, people),
    ...(isUnexplained(round) ? [UNEXPLAINED] : []),
    ...(hidden > 0
      ? [`${counted(hidden, 'more deviation', 'more deviations')} of this round: see the whole report.`]
      : []),
    others.length === 0
      ? 'No other round was checked.'
      : resultWords({ verdict, rounds: others }, false).headline,
    later ? `Later rounds were checked with round ${round.round} as it was played.` : null,
    standings === undefined ? null : resultWords({ verdict, rounds: [], standings }).more,
    ...fileLines(report, people).slice(0, MOST_ASSUMPTIONS),
  ];
  return lines.flatMap((line) => (line === null || line === '' ? [] : [sentence(line)]));
}

const MOST_ASSUMPTIONS = 3;

function commandFor(
  { round }: RoundReport,
  { file, edition }: TournamentReport,
  { options }: StatementFacts,
): string {
  const rules = edition === null ? [] : ['--rules', edition.id];
  return shellCommand(['check', ...rules, ...options, '--rounds', String(round), file]);
}
