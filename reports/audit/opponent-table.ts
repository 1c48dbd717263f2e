import { inColumns } from '../words/columns.js';
import type { AuditReport, NormAudit, PlayerAudit } from '../../checker/audit/index.js';
import { ratingText } from '../words/player-words.js';
import { opponentsOf } from './opponents.js';
import type { OpponentRow } from './opponents.js';

/** The columns of the table of opponents, as in the form IT1, with the games that count for the norm. */
export const OPPONENT_COLUMNS = [
  ...['Round', 'Opponent', 'Title', 'Federation', 'Rating', 'Colour', 'Result', 'Counts'],
] as const;

/** Columns with numbers, which are aligned right. */
export const NUMBER_COLUMNS: readonly string[] = ['Round', 'Rating'];

/** Returns a row for each round of the player. */
export function opponentTable(player: PlayerAudit, norm: NormAudit, report: AuditReport): string[][] {
  return opponentsOf(player, report).map((row) => [
    String(row.round),
    row.opponent === null ? '' : `${row.opponent.name.trim()} (${row.opponent.person.id})`,
    row.opponent === null ? '' : (row.opponent.person.title ?? 'unknown'),
    row.opponent === null ? '' : (row.opponent.person.federation ?? 'unknown'),
    row.opponent === null ? '' : ratingText(row.opponent.person.rating),
    row.colour ?? '',
    resultText(row.result),
    countsText(row, player, norm),
  ]);
}

/** Returns the table as lines in columns. */
export function opponentLines(player: PlayerAudit, norm: NormAudit, report: AuditReport): string[] {
  const rows = [[...OPPONENT_COLUMNS], ...opponentTable(player, norm, report)];
  return inColumns(rows, (at) => NUMBER_COLUMNS.includes(OPPONENT_COLUMNS[at]));
}

/** Returns "½" for a draw; a bye, a forfeit and an unknown result in words. */
export function resultText(result: OpponentRow['result']): string {
  return RESULTS[result] ?? result;
}

const RESULTS: Readonly<Partial<Record<OpponentRow['result'], string>>> = {
  '=': '½',
  W: '1',
  D: '½',
  L: '0',
  '+': 'forfeit win',
  '-': 'forfeit loss',
  U: 'bye',
  F: 'full-point bye',
  H: 'half-point bye',
  Z: 'absent',
  '?': 'unknown',
  '*': 'unknown',
};

/** Returns "yes", or "no" with the article by which the game does not count; "as a game (1.4.1c)" for a free point. */
export function countsText(
  { round, result: played }: Pick<OpponentRow, 'round' | 'result'>,
  { excluded }: Pick<PlayerAudit, 'excluded'>,
  { result }: Pick<NormAudit, 'result'>,
): string {
  const { games, ignored } = result.choice;
  const isRound = (one: { readonly round: number }): boolean => one.round === round;
  if (games.some(isRound)) return 'yes';
  if (result.uses.includes('1.4.1c') && (played === '+' || played === 'U')) return 'as a game (1.4.1c)';
  const article =
    excluded.find(isRound)?.article ?? ignored.find(({ game }) => isRound(game))?.article ?? null;
  return article === null ? 'no' : `no (${article})`;
}
