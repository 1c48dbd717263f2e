import { onlyDay, withSlashes } from '../dates/date.js';
import { ProblemLog } from '../problems.js';
import { BLANK_CELL, readPlayerLine, type Cell, type PlayerLine } from '../records/player-record.js';
import type { Step } from '../records/definition.js';
import type { RequestedByes, Tournament } from '../tournament.js';
import { writePlayerLine } from '../write/write-player.js';

/** Record 001 for TRF16 and TRF06: byes of the round to be paired in the columns, where every reader finds them. */
export function playerTo16(step: Step, data: PlayerLine | null): string[] {
  const player = data ?? withoutUnreadable(step);
  if (player === null) return [step.text];
  const { tournament, to } = step;
  const next = tournament.pairedRounds + 1;
  const bye = tournament.requestedByes.find(({ round, ids }) => round === next && ids.includes(player.id));
  const known = bye === undefined ? player : withBye(player, next, bye.type);
  const fullPointByes = to === '06' ? roundsWithLetters(tournament) : [];
  return [writePlayerLine(convertRounds(known, step, fullPointByes))];
}

/** Record 001 for TRF26, with the date of birth in its form where one day only can be meant. */
export function playerTo26(step: Step, data: PlayerLine | null): string[] {
  const player = data ?? withoutUnreadable(step);
  if (player === null) return [step.text];
  const { birthDate } = player;
  const day = /^\d{4}\/\d{2}\/\d{2}$/.test(birthDate) ? null : onlyDay(birthDate);
  if (day !== null) step.remarks.add('adjusted', '001', step.line, { kind: 'date' });
  const dated = day === null ? player : { ...player, birthDate: withSlashes(day) };
  return [writePlayerLine(convertRounds(dated, step, []))];
}

/** A record of which fields cannot be read, without them. */
function withoutUnreadable({ line, text, remarks }: Step): PlayerLine | null {
  remarks.add('lost', '001', line, { kind: 'unreadable-field' });
  return readPlayerLine({ number: line, text }, new ProblemLog());
}

/**
 * Rounds of which TRF06 cannot hold the full-point byes: it has one sign for them and for the pairing-allocated bye, which
 * is one a round, and one worth for both.
 */
function roundsWithLetters({ players, points, pairedRounds }: Tournament): number[] {
  const isWorthAnother = points.fullPointBye !== points.pairingAllocatedBye;
  return Array.from({ length: pairedRounds + 1 }, (_, index) => index + 1).filter((round) => {
    const results = players.map(({ rounds }) => rounds[round - 1]?.result);
    const byes = results.filter((result) => result === 'F' || result === 'U');
    // A round that nobody was paired in would seem to be one that was.
    return round > pairedRounds || byes.length > 1 || (isWorthAnother && byes.includes('F'));
  });
}

/** The rounds of a player with the codes of a version. */
function convertRounds(
  player: PlayerLine,
  step: Step,
  /** Rounds in which full-point byes keep their letter. */
  fullPointByes: readonly number[],
): PlayerLine {
  const { to, line, remarks, tournament } = step;
  const isOfTeam = tournament.kind === 'team';
  const own = tournament.players.find(({ id }) => id === player.id);
  const results = own?.rounds.map(({ result }) => result) ?? [];
  const cells = player.cells.map((cell, index) => {
    // A member of a team has no bye: the signs are of a game that was won or lost without an opponent.
    if (isOfTeam && cell.opponent === 0 && (cell.code === '+' || cell.code === '-')) return cell;
    // Written as U, several of them would be as many pairing-allocated byes.
    if (to !== '06' && cell.opponent === 0 && cell.code === '+' && isOpen(tournament, index + 1, player.id)) {
      remarks.add('kept', '001', line, { kind: 'open-bye' });
      return cell;
    }
    // Beside a pairing-allocated bye the sign is that of a full-point bye.
    const isFullPoint = to !== '06' && cell.opponent === 0 && cell.code === '+' && results[index] === 'F';
    if (isFullPoint) {
      remarks.add('adjusted', '001', line, { kind: 'code', from: '0000 - +', to: '0000 - F' });
      return { ...cell, code: 'F' };
    }
    if (cell.opponent !== 0 || cell.code !== 'F' || !fullPointByes.includes(index + 1))
      return convertCell(cell, step);
    remarks.add('kept', '001', line, { kind: 'full-point-bye' });
    return cell;
  });
  return { ...player, cells };
}

function isOpen({ openByes }: Tournament, round: number, id: number): boolean {
  return openByes.some((open) => open.round === round && open.ids.includes(id));
}

/** The player with a bye in a round to come, unless the columns have one. */
function withBye(player: PlayerLine, round: number, type: RequestedByes['type']): PlayerLine {
  const known = player.cells[round - 1];
  if (known !== undefined && !known.blank) return player;
  const cells = Array.from(
    { length: Math.max(round, player.cells.length) },
    (_, i) => player.cells[i] ?? BLANK_CELL,
  );
  return { ...player, cells: cells.with(round - 1, { opponent: 0, colour: null, code: type, blank: false }) };
}

/** TRF06 has no letters: byes are written with the signs of games. */
const OLD_BYES: Readonly<Record<string, string>> = { U: '+', F: '+', H: '=', Z: '-' };
const NEW_BYES: Readonly<Record<string, string>> = { '+': 'U', '=': 'H', '-': 'Z' };
const RATED: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0' };

function convertCell(cell: Cell, { to, line, remarks }: Step): Cell {
  const { opponent, code, blank } = cell;
  if (blank) return cell;
  if (opponent === 0) {
    const bye = (to === '06' ? OLD_BYES : NEW_BYES)[code === ' ' ? 'Z' : code];
    if (bye === undefined) return cell;
    const [from, into] = [code, bye].map((one) => `0000 - ${one}`);
    remarks.add('adjusted', '001', line, { kind: 'code', from, to: into });
    if (code === 'F') remarks.add('lost', '001', line, { kind: 'full-point-bye' });
    return { ...cell, code: bye };
  }
  if (code === '?') remarks.add('kept', '001', line, { kind: 'unknown-result' });
  const rated = to === '06' ? RATED[code] : undefined;
  if (rated === undefined) return cell;
  remarks.add('lost', '001', line, { kind: 'unrated', from: code, to: rated });
  return { ...cell, code: rated };
}
