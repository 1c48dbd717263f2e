import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import { isKnownFederation } from '../../engine/norms/index.js';
import type { FoundFacts, FoundProblem } from '../found-problem.js';

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
): { tournament: Tournament; problems: FoundProblem[] } {
  const problems: FoundProblem[] = [];
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
    if (id !== null && !ids.has(id)) problems.push(warning(file, { place, kind: 'no-such-player', id }));
  return { tournament: { ...tournament, players }, problems };
}

function filled(
  player: TournamentPlayer,
  row: PlayerRow,
  file: string,
  problems: FoundProblem[],
): TournamentPlayer {
  const { place } = row;
  if (row.fideId !== '' && player.fideId !== '' && row.fideId !== player.fideId) {
    const found = { kind: 'other-person', id: player.id, fideId: player.fideId, listed: row.fideId } as const;
    problems.push(warning(file, { place, ...found }));
    return player;
  }
  const choose = (field: Field, value: string, listed: string): string => {
    if (value === '' || listed === '') return value === '' ? listed : value;
    if (value.toUpperCase() !== listed.toUpperCase())
      problems.push(warning(file, { place, kind: 'other-value', field, id: player.id, value, listed }));
    return value;
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

type Field = Extract<FoundFacts['input-players'], { readonly kind: 'other-value' }>['field'];

function warning(file: string, found: FoundFacts['input-players']): FoundProblem {
  return { severity: 'warning', code: 'input-players', file, line: 1, column: 1, text: '', found };
}
