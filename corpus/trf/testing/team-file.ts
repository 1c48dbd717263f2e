import { TEAM_310 } from '../records/team-forms.js';

/** What a match table does not tell of its event. */
export interface TeamFileParts {
  /** Default 4. */
  readonly boards?: number;
  /** Further records. */
  readonly records?: readonly string[];
  /** Default `192 FIDE_TEAM`. */
  readonly code?: string;
}

/**
 * The file of a team event by its match table: a row for each team, whose rounds are `8w2.5` (opponent, colour of the
 * first board, game points), `6w+` and `1b-` for a forfeited
 * match, and U, F, H, Z. The members of team n are those from (n-1) times the boards on, and always sit in their order.
 */
export function teamFile(rows: readonly string[], parts: TeamFileParts = {}): string {
  const { boards = 4, records = [], code = '192 FIDE_TEAM' } = parts;
  const table = rows.map((row) => row.split(' ').map(cellOf));
  const players = table.flatMap((cells, team) =>
    Array.from({ length: boards }, (_, board) => {
      const id = team * boards + board + 1;
      const rounds = cells.map((cell) => gameOf(cell, board, boards));
      const fixed = `001 ${String(id).padStart(4)}      Player ${id}`.padEnd(80);
      return `${fixed} 0.0${' '.repeat(5)}${rounds.join('')}`.trimEnd();
    }),
  );
  const teams = table.map((_, team) =>
    TEAM_310.write({
      team: team + 1,
      name: `Team ${team + 1}`,
      nickname: '',
      strength: '',
      matchPoints: null,
      gamePoints: null,
      rank: null,
      members: Array.from({ length: boards }, (_, board) => team * boards + board + 1),
    }),
  );
  const colours = Array.from({ length: boards }, (_, board) => (board % 2 === 0 ? 'W' : 'B')).join('');
  return [code, `352 ${colours}`, ...players, ...teams, ...roundRecords(table), ...records].join('\n');
}

interface Cell {
  readonly opponent: number;
  readonly colour: string;
  /** A number of points, or the letter of a bye or a forfeit. */
  readonly result: string;
}

function cellOf(text: string): Cell {
  const [, opponent = '0', colour = '-', result = ''] = /^(?:(\d+)([wb]))?(.+)$/.exec(text) ?? [];
  return { opponent: Number(opponent), colour, result };
}

/** Of the team with White: wins from the first board on, then a draw, then losses. */
function gameOf({ opponent, colour, result }: Cell, board: number, boards: number): string {
  if (opponent === 0 || result === '+' || result === '-') return ' '.repeat(10);
  const isWhite = colour === 'w';
  const rest = (isWhite ? Number(result) : boards - Number(result)) - board;
  const [win, draw, loss] = isWhite ? '1=0' : '0=1';
  const code = rest >= 1 ? win : rest > 0 ? draw : loss;
  const own = (board % 2 === 0) === isWhite ? 'w' : 'b';
  return `  ${String((opponent - 1) * boards + board + 1).padStart(4)} ${own} ${code}`;
}

function roundRecords(table: readonly (readonly Cell[])[]): string[] {
  const three = (value: number): string => String(value).padStart(3, '0');
  const records: string[] = [];
  const byes = table[0].map(() => 0);
  table.forEach((cells, index) => {
    cells.forEach(({ opponent, colour, result }, round) => {
      const team = index + 1;
      if (result === 'U') byes[round] = team;
      else if (opponent === 0 && result !== 'Z')
        records.push(`240 ${result} ${three(round + 1)} ${String(team).padStart(4, '0')}`);
      const theirs = table[opponent - 1]?.[round].result;
      const signs = `${result}${theirs ?? ''}`;
      if (colour === 'w' && /^[+-]{2}$/.test(signs))
        records.push(`330 ${signs} ${three(round + 1)} ${three(team)} ${three(opponent)}`);
    });
  });
  if (byes.some((team) => team > 0)) records.push(`320           ${byes.map(three).join(' ')}`);
  return records;
}
