import type { OpenByes, OtherResult } from './other-meaning.js';
import type { PlayerLine } from './records/player-record.js';
import { columnOf } from './player-columns.js';
import type { OldAbsence } from './tournament.js';

/** Byes with a code by round (entry r-1). */
export function countByes(players: readonly PlayerLine[], code: 'U' | '+'): number[] {
  const counts: number[] = [];
  for (const { cells } of players) {
    cells.forEach((cell, index) => {
      if (cell.opponent === 0 && cell.code === code) counts[index] = (counts[index] ?? 0) + 1;
    });
  }
  return counts;
}

/** Rounds with several `0000 - +` and no `0000 - U`. */
export function openByesOf(
  players: readonly PlayerLine[],
  byes: readonly number[],
  oldByes: readonly number[],
): OpenByes[] {
  return oldByes.flatMap((count, index) => {
    if (count < 2 || byes[index] > 0) return [];
    const takers = players.filter(({ cells }) => cells[index]?.opponent === 0 && cells[index].code === '+');
    const [{ line }] = takers;
    const ids = takers.map(({ id }) => id);
    return [{ round: index + 1, ids, line: line.number, column: columnOf(index + 1) }];
  });
}

/** Rounds with one `0000 - +` alone: the pairing-allocated bye, unless somebody asked for a bye of a point. */
export function oldSignsOf(
  players: readonly PlayerLine[],
  byes: readonly number[],
  oldByes: readonly number[],
): OtherResult[] {
  if (!oldByes.includes(1)) return [];
  return players.flatMap(({ id, cells }) =>
    cells.flatMap(({ opponent, code }, index): OtherResult[] => {
      const isAlone = opponent === 0 && code === '+' && oldByes[index] === 1 && (byes[index] ?? 0) === 0;
      const [read, instead] = [['U', null] as const, ['F', null] as const];
      const common = { kind: 'result', because: 'old-sign', player: id, opponent: null } as const;
      return isAlone ? [{ ...common, round: index + 1, read, instead }] : [];
    }),
  );
}

/** Who is absent by the code of TRF06, `0000 - -`. */
export function oldAbsencesOf(players: readonly PlayerLine[]): OldAbsence[] {
  const absences: OldAbsence[] = [];
  for (const { id, cells } of players)
    cells.forEach(({ opponent, code }, index) => {
      if (opponent === 0 && code === '-') absences.push({ id, round: index + 1 });
    });
  return absences;
}
