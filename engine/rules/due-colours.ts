import { opposite } from '../model/event.js';
import type { Colour } from '../model/event.js';
import type { Player } from '../model/player.js';
import type { AbsoluteRule } from './absolute-rules.js';

/** What the old texts read of the colours of a player: the one that he is due, and those that the bars leave. */
export interface DueColours {
  /** Null for who has played no game. */
  readonly due: Colour | null;
  readonly may: Readonly<Record<Colour, boolean>>;
}

export type DuePlayer = Pick<Player, 'colours' | 'colourDifference'> & DueColours;

/** The colour played less often; of both as often the one that the last game did not have; null without a game. */
export function dueColourOf({
  colours,
  colourDifference,
}: Pick<Player, 'colours' | 'colourDifference'>): Colour | null {
  const last = colours.at(-1);
  if (last === undefined) return null;
  if (colourDifference === 0) return opposite(last);
  return colourDifference < 0 ? 'white' : 'black';
}

/** The colours without a difference beyond two and without a third one in a row. */
export function colourBars(player: Pick<Player, 'colours' | 'colourDifference'>): DueColours['may'] {
  return { white: mayHave(player, 'white'), black: mayHave(player, 'black') };
}

/** True when the first may have White and the second Black. */
export function mayPlay(white: DueColours, black: DueColours): boolean {
  return white.may.white && black.may.black;
}

/** True when two must both have the same colour. */
export function areBoundAlike(a: DueColours, b: DueColours): boolean {
  return !mayPlay(a, b) && !mayPlay(b, a);
}

/** Two whom the bars leave the same colour only shall not meet. */
export function noEqualBoundColours(id: string, article: string): AbsoluteRule<Player & DueColours> {
  return {
    id,
    article,
    title: 'two players who must both have the same colour shall not meet',
    level: 'absolute',
    kind: 'absolute',
    concept: 'equal-absolute-colours',
    forbids: (_round, a, b) => areBoundAlike(a, b),
    eachForbidden({ players }, strike) {
      eachBoundAlike(players, strike);
    },
  };
}

/**
 * Names all pairs of players who must both have the same colour, by their places. A player who may have neither colour (WWWWBB
 * after rounds paired by hand) is bound like everybody.
 */
export function eachBoundAlike(players: readonly DueColours[], strike: (a: number, b: number) => void): void {
  const bound = players.flatMap(({ may }, place) => (may.white && may.black ? [] : [place]));
  for (const [index, place] of bound.entries()) {
    const { white, black } = players[place].may;
    if (!white && !black) {
      for (let other = 0; other < players.length; other++) if (other !== place) strike(place, other);
      continue;
    }
    for (const other of bound.slice(index + 1))
      if (areBoundAlike(players[place], players[other])) strike(place, other);
  }
}

/** The colour of the first of two where the bars leave one distribution only; null where both or none are left. */
export function onlyAllowed(a: DueColours, b: DueColours): Colour | null {
  const isFree = mayPlay(a, b);
  return isFree === mayPlay(b, a) ? null : isFree ? 'white' : 'black';
}

/** Both get their due colour where these differ; who is due none gets what the other leaves. */
export function grantDue(a: DueColours, b: DueColours): Colour | null {
  if (a.due === b.due) return null;
  return a.due ?? (b.due === null ? null : opposite(b.due));
}

/** White for who has had it less often, compared with Black. */
export function equalise(a: DuePlayer, b: DuePlayer): Colour | null {
  return whiteForLess(a.colourDifference - b.colourDifference);
}

/** The other colour than at the first difference of the histories, going back. */
export function alternateBack(a: DuePlayer, b: DuePlayer): Colour | null {
  const games = Math.min(a.colours.length, b.colours.length);
  for (let back = 1; back <= games; back++) {
    const colour = a.colours[a.colours.length - back];
    if (colour !== b.colours[b.colours.length - back]) return opposite(colour);
  }
  return null;
}

/** White for the first where a difference is negative, Black where it is positive. */
export function whiteForLess(difference: number): Colour | null {
  return difference === 0 ? null : difference < 0 ? 'white' : 'black';
}

function mayHave(
  { colours, colourDifference }: Pick<Player, 'colours' | 'colourDifference'>,
  colour: Colour,
): boolean {
  const difference = colour === 'white' ? colourDifference : -colourDifference;
  const isThird = colours.length > 1 && colours.slice(-2).every((one) => one === colour);
  return difference < 2 && !isThird;
}
