import { tournamentOf, writeTrf } from '../corpus/index.js';
import { tookPart } from '../engine/index.js';
import type { RoundEntry } from '../engine/index.js';
import { Random } from '../generator/index.js';
import type { GeneratedTournament } from '../generator/index.js';

/**
 * A generated event as a file whose rounds follow no rule: in each round those who took part get opponents at random, and
 * the matches and the bye of that round go to them as they were.
 */
export function wrongFile(model: GeneratedTournament): string {
  const random = new Random(model.comment);
  const { tournament } = model;
  const rows = new Map(tournament.players.map(({ id, rounds }): [number, RoundEntry[]] => [id, [...rounds]]));
  for (let round = 1; round <= tournament.pairedRounds; round++) drawRound(rows, round, random);
  const players = tournament.players.map(({ rank: _, ...player }) => ({
    ...player,
    rounds: rows.get(player.id) ?? [],
    points: null,
  }));
  return writeTrf(tournamentOf({ ...tournament, comments: [], players }), { format: 'trf26' });
}

/** @param rows the rounds of each player, by starting number; they are changed. */
function drawRound(rows: ReadonlyMap<number, RoundEntry[]>, round: number, random: Random): void {
  const seats = [...rows].filter(([, row]) => tookPart(row.at(round - 1)));
  const drawn = random.shuffle(seats.map(([id]) => id));
  // Each player takes the entry of another one of the round; the opponents are renumbered in the same way.
  const heirs = new Map(seats.map(([id], index) => [id, drawn[index]]));
  const entries = seats.map(([id, row]): [number, RoundEntry] => {
    const entry = row[round - 1];
    const { opponent } = entry;
    return [
      heirs.get(id) ?? id,
      { ...entry, opponent: opponent === null ? null : (heirs.get(opponent) ?? null) },
    ];
  });
  for (const [id, entry] of entries) {
    const row = rows.get(id);
    if (row !== undefined) row[round - 1] = entry;
  }
}
