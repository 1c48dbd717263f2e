import type { ResultCode, Tenths } from '../../../../model/event.js';
import type { AbsentPlayer, PastRound, Player, RoundState } from '../../../../model/player.js';
import { boardsOf } from '../../../../testing/boards.js';
import { plainPlayer, plainState } from '../../../../testing/plain-player.js';
import { toEdition1998 } from '../to-edition-1998.js';
import { burstein1998 } from '../burstein-1998.js';
import type { Edition1998 } from '../edition-1998.js';

/** A player of a small position. */
export interface Seated {
  readonly id: number;
  readonly score: Tenths;
  readonly rating?: number;
  /** Colours of the games, like "WB": who has "WB" is due White, who has "BW" Black. */
  readonly colours?: string;
  /** Game by game what it was worth and the score of the opponent, who is gone; by default draws against 2 points. */
  readonly games?: readonly Game[];
  /** Players of the position whom this one has met, in games beside those of `colours`, which nobody counts. */
  readonly met?: readonly number[];
  /** Results of rounds without a game, each worth a point. */
  readonly unplayed?: readonly ResultCode[];
}

export type Game = readonly [worth: Tenths, score: Tenths];

/** Players of a score group whose order by 3.2 is that of the list; those of higher groups would come before them. */
export function ordered(score: Tenths, list: readonly Omit<Seated, 'score'>[]): Seated[] {
  return list.map((one, i) => ({
    score,
    games: Array.from(one.colours ?? 'WB', () => [5, score + 40 - i] as const),
    ...one,
  }));
}

/** The moment before the sixth round of nine. */
export function position(seated: readonly Seated[], parts: Partial<RoundState> = {}): RoundState {
  const absent: AbsentPlayer[] = [];
  const players = seated.map((one) => {
    const others = seated.filter(({ id, met = [] }) => met.includes(one.id) || one.met?.includes(id));
    return playerOf(
      one,
      others.map(({ id }) => id),
      absent,
    );
  });
  const ratings = new Map(seated.map(({ id, rating = 2000 }) => [id, rating]));
  return { ...plainState(players), round: 6, ratings, absent, ...parts };
}

/** The boards, White first and sorted; or what became of the round. */
export function boards(state: RoundState, change: Partial<Edition1998> = {}): string {
  return boardsOf(toEdition1998({ ...burstein1998, ...change }), state);
}

/** The pairs without their colours, the lower number first. */
export function pairs(seated: readonly Seated[], change: Partial<Edition1998> = {}): string {
  return boards(position(seated), change)
    .split(' ')
    .map((board) =>
      board
        .split('-')
        .sort((a, b) => Number(a) - Number(b))
        .join('-'),
    )
    .sort()
    .join(' ');
}

function playerOf(one: Seated, opponents: number[], absent: AbsentPlayer[]): Player {
  const { id, score, colours = 'WB', games = [], unplayed = [] } = one;
  const plain = plainPlayer(id, score, colours);
  const played = plain.colours;
  const past = played.map((colour, game): PastRound => {
    const opponent = 1000 * id + game;
    const [worth, standing] = games.at(game) ?? [5, 20];
    absent.push({ id: opponent, standing, past: [], result: 'Z' });
    return { opponent, colour, result: '=', isPlayed: true, worth, scoreDifference: 0 };
  });
  return {
    ...plain,
    opponents,
    past: [...past, ...unplayed.map((result): PastRound => ({ ...UNPLAYED, result, worth: 10 }))],
  };
}

const UNPLAYED: Omit<PastRound, 'result' | 'worth'> = {
  opponent: null,
  colour: null,
  isPlayed: false,
  scoreDifference: 0,
};
