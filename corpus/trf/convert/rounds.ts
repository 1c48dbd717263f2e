import type { RequestedByes, Tournament } from '../tournament.js';
import type { Cell, PlayerLine } from '../records/player-record.js';
import type { Conversion } from './conversion.js';
import type { Remarks, TrfVersion } from './remarks.js';

/** The rounds of a player with the codes of a version. */
export function convertPlayer(
  player: PlayerLine,
  { to, remarks, fullPointByes, tournament }: PlayerConversion,
): PlayerLine {
  const line = player.line.number;
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
    if (cell.opponent !== 0 || cell.code !== 'F' || !fullPointByes.has(index + 1))
      return convertCell(cell, to, line, remarks);
    remarks.add('kept', '001', line, { kind: 'full-point-bye' });
    return cell;
  });
  return { ...player, cells };
}

function isOpen({ openByes }: Tournament, round: number, id: number): boolean {
  return openByes.some((open) => open.round === round && open.ids.includes(id));
}

type PlayerConversion = Pick<Conversion, 'to' | 'remarks' | 'fullPointByes' | 'tournament'>;

/** The player with a bye in a round to come, unless the columns have one. */
export function withBye(player: PlayerLine, round: number, type: RequestedByes['type']): PlayerLine {
  const known = player.cells[round - 1];
  if (known !== undefined && !known.blank) return player;
  const cells = Array.from(
    { length: Math.max(round, player.cells.length) },
    (_, i) => player.cells[i] ?? BLANK,
  );
  return { ...player, cells: cells.with(round - 1, { opponent: 0, colour: null, code: type, blank: false }) };
}

const BLANK: Cell = { opponent: 0, colour: null, code: ' ', blank: true };

/** TRF06 has no letters: byes are written with the signs of games. */
const OLD_BYES: Readonly<Record<string, string>> = { U: '+', F: '+', H: '=', Z: '-' };
const NEW_BYES: Readonly<Record<string, string>> = { '+': 'U', '=': 'H', '-': 'Z' };
const RATED: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0' };

function convertCell(cell: Cell, to: TrfVersion, line: number, remarks: Remarks): Cell {
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
