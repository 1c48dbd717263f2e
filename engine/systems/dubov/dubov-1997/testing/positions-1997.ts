import type { Tenths } from '../../../../model/event.js';
import type { PastRound, Player, RoundState } from '../../../../model/player.js';
import { boardsOf } from '../../../../testing/boards.js';
import { plainPlayer, plainState } from '../../../../testing/plain-player.js';
import { toEdition1997 } from '../to-edition-1997.js';
import { dubov1997 } from '../dubov-1997.js';
import type { Edition1997 } from '../edition-1997.js';

/** A player of a small position; all games so far were draws. */
export interface Seated {
  readonly id: number;
  readonly score: Tenths;
  readonly rating: number;
  /** Average rating of the opponents, with one decimal at the most; by default 2000. */
  readonly aro?: number;
  /** Colours of the games, like "WB": who has "WB" is due White, who has "BW" Black. */
  readonly colours?: string;
  /** Players of the position whom this one has met, in games beside those of `colours`, which nobody counts. */
  readonly met?: readonly number[];
  /** Rounds, counted back from the last one, in which this one met a higher score. */
  readonly up?: readonly number[];
  readonly hadBye?: boolean;
  readonly name?: string;
}

/** The moment before the sixth round of nine. */
export function position(seated: readonly Seated[], parts: Partial<RoundState> = {}): RoundState {
  const ratings = new Map(seated.map(({ id, rating }) => [id, rating]));
  const players = seated.map((one) => {
    const others = seated.filter(({ id, met = [] }) => met.includes(one.id) || one.met?.includes(id));
    return playerOf({ ...one, met: others.map(({ id }) => id) }, ratings);
  });
  return { ...plainState(players), round: 6, ratings, ...parts };
}

/** The boards, White first and sorted; or what became of the round. */
export function boards(state: RoundState, change: Partial<Edition1997> = {}): string {
  return boardsOf(toEdition1997({ ...dubov1997, ...change }), state);
}

/** Opponents who have left the event make the average what it is. */
function playerOf(one: Seated, ratings: Map<number, number>): Player {
  const { id, score, aro = 2000, colours = 'WB', met = [], up = [], hadBye = false, name = '' } = one;
  const plain = plainPlayer(id, score, colours);
  const played = plain.colours;
  const sum = Math.round(aro * played.length);
  const past = played.map((colour, game): PastRound => {
    const opponent = 1000 * id + game;
    const share = Math.floor(sum / played.length) + (game < sum % played.length ? 1 : 0);
    ratings.set(opponent, share);
    const isUp = up.includes(played.length - 1 - game);
    return { opponent, colour, result: '=', isPlayed: true, worth: 5, scoreDifference: isUp ? -5 : 0 };
  });
  const bye: PastRound = { ...UNPLAYED, result: 'U', worth: 10 };
  return {
    ...plain,
    opponents: met,
    past: hadBye ? [bye, ...past] : past,
    person: { name },
  };
}

const UNPLAYED: Omit<PastRound, 'result' | 'worth'> = {
  opponent: null,
  colour: null,
  isPlayed: false,
  scoreDifference: 0,
};
