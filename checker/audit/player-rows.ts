import type { Problem, Tournament, TournamentPlayer } from '../../corpus/index.js';
import { isKnownFederation } from '../../engine/norms/index.js';

/** What a list from outside says of a player; empty (the rating null) where it says nothing. */
export interface PlayerRow {
  /** Where it stands, as "players.csv:3". */
  readonly place: string;
  /** Starting number; null: the FIDE number says who it is. */
  readonly id: number | null;
  readonly fideId: string;
  readonly name: string;
  readonly title: string;
  readonly federation: string;
  readonly rating: number | null;
  readonly sex: string;
}

/**
 * The tournament with what its players lack filled in from a list. What a file says stays; where the list says something
 * else there is a warning, and for a starting number that the file does not have.
 */
export function fillPlayers(
  tournament: Tournament,
  rows: readonly PlayerRow[],
  file: string,
): { tournament: Tournament; problems: Problem[] } {
  const problems: Problem[] = [];
  const byId = new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));
  const byFideId = new Map(
    rows.flatMap((row) => (row.id === null && row.fideId !== '' ? [[row.fideId, row] as const] : [])),
  );
  const players = tournament.players.map((player) => {
    const row = byId.get(player.id) ?? byFideId.get(player.fideId);
    return row === undefined ? player : filled(player, row, file, problems);
  });
  const ids = new Set(players.map(({ id }) => id));
  for (const { id, place } of byId.values())
    if (id !== null && !ids.has(id))
      problems.push(
        warning(file, `${place}: there is no player ${id} in this tournament`, 'the row is not used'),
      );
  return { tournament: { ...tournament, players }, problems };
}

function filled(
  player: TournamentPlayer,
  row: PlayerRow,
  file: string,
  problems: Problem[],
): TournamentPlayer {
  if (row.fideId !== '' && player.fideId !== '' && row.fideId !== player.fideId) {
    const who = `player ${player.id} has the FIDE number ${player.fideId}, not ${row.fideId}`;
    problems.push(warning(file, `${row.place}: ${who}`, 'the row is not used'));
    return player;
  }
  const choose = (what: string, own: string, other: string): string => {
    if (own === '' || other === '') return own === '' ? other : own;
    if (own.toUpperCase() !== other.toUpperCase())
      problems.push(
        warning(
          file,
          `${row.place}: the ${what} of player ${player.id} is ${other} here, ${own} in the file`,
          'that of the file is used',
        ),
      );
    return own;
  };
  const rating = choose('rating', numberText(player.rating), numberText(row.rating));
  // A code that is no federation's is as good as none.
  const federation = isKnownFederation(player.federation.trim().toUpperCase()) ? player.federation : '';
  return {
    ...player,
    name: player.name === '' ? row.name : player.name,
    title: choose('title', player.title, row.title),
    federation: choose('federation', federation, row.federation) || player.federation,
    sex: choose('sex', player.sex, row.sex),
    rating: rating === '' ? player.rating : Number(rating),
  };
}

function numberText(rating: number | null): string {
  return rating === null || rating === 0 ? '' : String(rating);
}

function warning(file: string, message: string, adjustment: string): Problem {
  return {
    severity: 'warning',
    code: 'input-players',
    file,
    line: 1,
    column: 1,
    text: '',
    expected: '',
    message,
    adjustment,
  };
}
