import type { Colour } from '../../model/event.js';

/** The colour that more players are due (3.2); null when they are as many. */
export function majorityOf(dues: readonly (Colour | null)[]): Colour | null {
  const [white, black] = (['white', 'black'] as const).map(
    (colour) => dues.filter((due) => due === colour).length,
  );
  return white === black ? null : white > black ? 'white' : 'black';
}
