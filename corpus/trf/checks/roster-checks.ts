import { recordText, wholeNumber } from '../records/fields.js';
import type { PlayerLine } from '../records/player-record.js';
import { placeOf, type ProblemLog } from '../problems.js';
import type { Records } from '../records/records.js';

/** Reports starting numbers that occur twice. */
export function checkNumbers(players: readonly PlayerLine[], log: ProblemLog): void {
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
}

/** Warns, once each, about oddities of the list of players that have no influence on the pairings. */
export function checkRoster(players: readonly PlayerLine[], records: Records, log: ProblemLog): void {
  warnAboutGaps(players, log);
  warnAboutCount(players.length, records, log);
  warnAboutRanks(players, log);
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

function warnAboutRanks(players: readonly PlayerLine[], log: ProblemLog): void {
  const ranked: (PlayerLine & { rank: number; points: number })[] = [];
  for (const player of players) {
    const { rank, points } = player;
    if (rank === null || rank === 0) continue;
    if (rank > players.length) {
      log.warnOnce(
        'rank-range',
        'rank',
        placeOf(player.line, 86, 4),
        `a rank from 1 to ${players.length}`,
        `Player ${player.id} has the rank ${rank} among ${players.length} players.`,
        'ranks are not used',
      );
    }
    if (points !== null) ranked.push({ ...player, rank, points });
  }
  ranked.sort((a, b) => a.rank - b.rank || b.points - a.points);
  const wrong = ranked.findIndex((player, index) => index > 0 && player.points > ranked[index - 1].points);
  if (wrong < 0) return;
  const [above, below] = [ranked[wrong - 1], ranked[wrong]];
  if (above.rank === below.rank) return;
  log.warn(
    'rank',
    placeOf(below.line, 86, 4),
    'ranks in the order of the points',
    `Player ${below.id} has more points than player ${above.id}, but the worse rank.`,
    'ranks are not used',
  );
}
