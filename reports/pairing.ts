import type { Impossibility, RoundOutcome, RoundPairing } from '../engine/index.js';
import { boardsOf } from '../checker/index.js';
import type { Board, FileProblem } from '../checker/index.js';
import type { Problem } from '../corpus/index.js';
import { PROGRAM } from './program.js';
import { spokenProblem } from './words/found-problem-words.js';
import type { People } from './words/person.js';
import { arbiterWords, noLegalPairing } from './words/round-words.js';

/** What was paired. */
export interface PairingReport {
  readonly file: string;
  readonly edition: string;
  readonly round: number;
  readonly pairing: Pick<RoundPairing, 'pairs' | 'bye'>;
  /** What to look at before the round is published; absent or empty: nothing. */
  readonly warnings?: readonly FileProblem[];
}

/**
 * The layout that other pairing programs print and read: the number of pairs, then `WHITE BLACK` a line in board
 * order, the pairing-allocated bye last as `N 0`.
 */
export function pairingText({ pairing: { pairs, bye } }: PairingReport): string {
  return boardsText(boardsOf(pairs, bye), '\n');
}

/** The same of boards in the order in which they are given. */
export function boardsText(boards: readonly Board[], eol: string): string {
  const lines = boards.map((board) => ('bye' in board ? `${board.bye} 0` : `${board.white} ${board.black}`));
  return [String(boards.length), ...lines].map((line) => `${line}${eol}`).join('');
}

/** Why a round has no pairing: "round 7 cannot be paired: no pairing of these players is legal (…)". */
export function unpairedWords(
  outcome: Exclude<RoundOutcome, { kind: 'paired' }>,
  { round, edition }: Pick<PairingReport, 'round' | 'edition'>,
  impossible: Impossibility | null = null,
  people?: People | null,
): string {
  const why =
    outcome.kind === 'impossible' ? noLegalPairing(edition, impossible, people) : arbiterWords(outcome.rule);
  return `round ${round} cannot be paired: ${why} (${edition})`;
}

/** The pairing as a JSON document. */
export function pairingJson(report: PairingReport): string {
  return `${JSON.stringify(pairingDocument(report), null, 2)}\n`;
}

export interface PairingDocument {
  readonly schema: 'swissproof/pairing/1';
  readonly program: typeof PROGRAM;
  readonly file: string;
  readonly edition: string;
  readonly round: number;
  /** In board order, the bye last. */
  readonly boards: readonly Board[];
  /** What to look at before the round is published; absent: nothing. */
  readonly warnings?: readonly Problem[];
}

export function pairingDocument({ pairing, ...report }: PairingReport): PairingDocument {
  return boardsDocument({ ...report, boards: boardsOf(pairing.pairs, pairing.bye) });
}

/** The same of boards in the order in which they are given. */
export function boardsJson(report: BoardsReport): string {
  return `${JSON.stringify(boardsDocument(report), null, 2)}\n`;
}

type BoardsReport = Omit<PairingReport, 'pairing'> & { readonly boards: readonly Board[] };

function boardsDocument({ file, edition, round, boards, warnings = [] }: BoardsReport): PairingDocument {
  const document = {
    schema: 'swissproof/pairing/1',
    program: PROGRAM,
    file,
    edition,
    round,
    boards,
  } as const;
  return warnings.length === 0 ? document : { ...document, warnings: warnings.map(spokenProblem) };
}
