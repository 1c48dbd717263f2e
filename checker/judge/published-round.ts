import { entryOf, scheduledColour, tookPart } from '../../engine/index.js';
import type { EventData } from '../../engine/index.js';
import type { Board } from '../report.js';

/** A round as the file tells it. */
export interface PublishedRound {
  readonly round: number;
  /** Starting numbers of all who were paired or got the pairing-allocated bye. */
  readonly participants: ReadonlySet<number>;
  readonly pairs: readonly PublishedPair[];
  readonly bye: number | null;
  /** Others who have the pairing-allocated bye as well, which no system gives twice; absent: nobody. */
  readonly furtherByes?: readonly number[];
}

export interface PublishedPair {
  readonly white: number;
  readonly black: number;
  /** False where the file does not tell the colours (a forfeit without them); white is the lower number then. */
  readonly coloursKnown: boolean;
}

/** Reads a round (1-based) of a valid tournament. */
export function publishedRound(event: EventData, round: number): PublishedRound {
  const participants = new Set<number>();
  const pairs: PublishedPair[] = [];
  let bye: number | null = null;
  const furtherByes: number[] = [];
  for (const player of event.players) {
    const entry = entryOf(player, round);
    if (!tookPart(entry)) continue;
    participants.add(player.id);
    const colour = scheduledColour(entry);
    if (entry.opponent === null) {
      if (bye === null) bye = player.id;
      else furtherByes.push(player.id);
    } else if (colour === 'white')
      pairs.push({ white: player.id, black: entry.opponent, coloursKnown: true });
    else if (colour === null && player.id < entry.opponent)
      pairs.push({ white: player.id, black: entry.opponent, coloursKnown: false });
  }
  const common = { round, participants, pairs, bye };
  return furtherByes.length === 0 ? common : { ...common, furtherByes };
}

/** The boards of a published round, the byes last. */
export function publishedBoards({ pairs, bye, furtherByes = [] }: PublishedRound): Board[] {
  return [...boardsOf(pairs, bye), ...furtherByes.map((id): Board => ({ bye: id }))];
}

/** The boards of a pairing, the bye last. */
export function boardsOf(
  pairs: readonly { readonly white: number; readonly black: number }[],
  bye: number | null,
): Board[] {
  const boards: Board[] = [];
  for (const { white, black } of pairs) boards.push({ white, black });
  if (bye !== null) boards.push({ bye });
  return boards;
}
