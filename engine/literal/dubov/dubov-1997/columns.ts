import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import { compareLists } from '../../enumerate.js';
import type { DubovPlayer } from './definitions.js';
import { mayHave } from '../../colours.js';

/** Players by the colour that they should play with. */
export type Columns = Readonly<Record<Colour, readonly DubovPlayer[]>>;

/** 6.2, 7.3, 7.4: the two columns of a score group, made equal and put in order. */
export function equalColumns(players: readonly DubovPlayer[]): Columns {
  const columns = dueColumns(players);
  const toBlack = whoChangeColumn(columns, 'white');
  const toWhite = whoChangeColumn(columns, 'black');
  const whites = columns.white.filter((player) => !toBlack.includes(player));
  const blacks = columns.black.filter((player) => !toWhite.includes(player));
  return {
    white: inOrder('white', [...whites, ...toWhite]),
    black: inOrder('black', [...blacks, ...toBlack]),
  };
}

/**
 * The players who are due White and Black, in the order of 6.2. DA4: who is due none joins the smaller column, the highest
 * rated of several first.
 */
export function dueColumns(players: readonly DubovPlayer[]): Columns {
  const columns = {
    white: players.filter(({ dueColour }) => dueColour === 'white'),
    black: players.filter(({ dueColour }) => dueColour === 'black'),
  };
  const others = players.filter(({ dueColour }) => dueColour === null);
  const valuesOf = ({ rating, alphabetical }: DubovPlayer): number[] => [-rating, alphabetical];
  for (const player of others.sort((one, other) => compareLists(valuesOf(one), valuesOf(other))))
    columns[columns.white.length <= columns.black.length ? 'white' : 'black'].push(player);
  return { white: inOrder('white', columns.white), black: inOrder('black', columns.black) };
}

/** 6.2: whites by increasing ARO, then by lower R; blacks by decreasing R, then by higher ARO; DA15: then by name. */
function inOrder(colour: Colour, players: readonly DubovPlayer[]): DubovPlayer[] {
  const valuesOf = ({ aro, rating, alphabetical }: DubovPlayer): number[] =>
    colour === 'white' ? [aro, rating, alphabetical] : [-rating, -aro, alphabetical];
  return players.toSorted((one, other) => compareLists(valuesOf(one), valuesOf(other)));
}

/** 7.3, 7.4: n players of the column that has 2n more, of those whom 2.3 lets go to the other one. */
function whoChangeColumn(columns: Columns, larger: Colour): DubovPlayer[] {
  const smaller = opposite(larger);
  const number = Math.max(0, Math.floor((columns[larger].length - columns[smaller].length) / 2));
  // 7.3: whites with the lowest ARO, then with the higher R; 7.4: blacks with the highest ARO, then with the lower R.
  const valuesOf = ({ aro, rating, alphabetical }: DubovPlayer): number[] =>
    larger === 'white' ? [aro, -rating, alphabetical] : [-aro, rating, alphabetical];
  return columns[larger]
    .filter((player) => mayHave(player, smaller)) // 2.3
    .sort((one, other) => compareLists(valuesOf(one), valuesOf(other)))
    .slice(0, number);
}
