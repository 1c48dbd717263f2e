import type { TablePicture, TablePlayer } from '../../../checker/index.js';
import { laidOut, meetingsOf } from './layout.js';
import type { Layout } from './layout.js';
import { withName } from './player-line.js';
import type { PlayerLine } from './player-line.js';

/** Lays out a round of a round robin: everybody by the number of the table, published games and those of the table. */
export function tableLayout({ players, published, reference, excused }: TablePicture): Layout {
  const theirs = published === null ? null : meetingsOf(published, 'rest');
  const ids = players.map(({ id }) => id);
  const lines = tableLines(players);
  return laidOut([['', ids]], lines, theirs, meetingsOf(reference, 'rest'), { excused: new Set(excused) });
}

/** Whether numbers of the table are told beside the starting numbers. */
export function tellsNumbers(players: readonly TablePlayer[]): boolean {
  return players.some(({ id, number }) => id !== number);
}

/** "12 Name", or with the number of the table "3: 12 Name"; by starting number. */
function tableLines(players: readonly TablePlayer[]): ReadonlyMap<number, PlayerLine> {
  const hasNumbers = tellsNumbers(players);
  const widest = (numbers: readonly number[]): number => String(Math.max(0, ...numbers)).length;
  const [ids, numbers] = [widest(players.map(({ id }) => id)), widest(players.map(({ number }) => number))];
  return new Map(
    players.map(({ id, number, name }) => {
      const start = hasNumbers ? `${String(number).padStart(numbers)}: ` : '';
      const facts = withName(`${start}${String(id).padStart(ids)}`, name);
      return [id, { facts, games: [], due: null, name: '' }];
    }),
  );
}
