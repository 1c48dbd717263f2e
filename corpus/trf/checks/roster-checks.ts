import { recordText, wholeNumber } from '../records/fields.js';
import type { PlayerLine } from '../records/player-record.js';
import { placeOf, type ProblemLog } from '../problems.js';
import type { Records } from '../records/records.js';

/** Reports starting numbers that occur twice; true when there are none. */
export function checkNumbers(players: readonly PlayerLine[], log: ProblemLog): boolean {
  const seen = new Map<number, PlayerLine>();
  for (const player of players) {
    const other = seen.get(player.id);
    if (other === undefined) {
      seen.set(player.id, player);
      continue;
    }
    log.error(
      'duplicate-number',
      placeOf(player.line, 5, 4),
      'a starting number that no other player has',
      `The starting number ${player.id} is already used in line ${other.line.number}.`,
    );
  }
  return seen.size === players.length;
}

/** Warns, once each, about oddities of the list of players that have no influence on the pairings. */
export function checkRoster(players: readonly PlayerLine[], records: Records, log: ProblemLog): void {
  warnAboutGaps(players, log);
  warnAboutCount(players.length, records, log);
}

function warnAboutGaps(players: readonly PlayerLine[], log: ProblemLog): void {
  const sorted = [...players].sort((a, b) => a.id - b.id);
  const gap = sorted.findIndex((player, index) => player.id !== index + 1);
  if (gap < 0) return;
  log.warn(
    'number-gap',
    placeOf(sorted[gap].line, 5, 4),
    `the starting number ${gap + 1}`,
    `The starting numbers have gaps: there is no player ${gap + 1}.`,
    'the numbers are kept; only their order counts',
  );
}

function warnAboutCount(count: number, records: Records, log: ProblemLog): void {
  const line = records.header.find((candidate) => candidate.text.startsWith('062'));
  if (line === undefined) return;
  const stated = wholeNumber(recordText(line.text).trim());
  if (stated === null || stated === count) return;
  log.warn(
    'player-count',
    placeOf(line, 5),
    String(count),
    `Record 062 announces ${stated} players, the file holds ${count}.`,
    'the players of the file count',
  );
}
