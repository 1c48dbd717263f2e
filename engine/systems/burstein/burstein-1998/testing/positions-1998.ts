import { STANDARD_POINTS } from '../../../../model/event.js';
import type { Colour, ResultCode, Tenths } from '../../../../model/event.js';
import { compareRank } from '../../../../model/player.js';
import type { AbsentPlayer, PastRound, Player, RoundState } from '../../../../model/player.js';
import { completeRound } from '../../../pair-round.js';
import type { RoundOutcome } from '../../../pair-round.js';
import type { Step } from '../../../system.js';
import { asEdition1998 } from '../as-edition-1998.js';
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
  return {
    round: 6,
    totalRounds: 9,
    isFinal: false,
    initialColour: 'white',
    points: STANDARD_POINTS,
    players: players.sort(compareRank),
    forbidden: new Map(),
    ratings: new Map(seated.map(({ id, rating = 2000 }) => [id, rating])),
    unnumbered: [],
    absent,
    ...parts,
  };
}

/** The boards by both walks, which must be the same, White first and sorted; or what became of the round. */
export function boards(state: RoundState, change: Partial<Edition1998> = {}): string {
  const edition = asEdition1998({ ...burstein1998, ...change });
  const [fast, literal] = [edition.round(state), edition.literalRound(state)].map((round) =>
    told(completeRound(state, round)),
  );
  if (fast !== literal) throw new Error(`${fast} by one walk, ${literal} by the other`);
  return fast;
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

function told(outcome: RoundOutcome<Step>): string {
  if (outcome.kind !== 'paired') return outcome.kind;
  const made = outcome.pairs.map(({ white, black }) => `${white}-${black}`);
  return [...made.sort(), ...(outcome.bye === null ? [] : [`${outcome.bye}:bye`])].join(' ');
}

function playerOf(one: Seated, opponents: number[], absent: AbsentPlayer[]): Player {
  const { id, score, colours = 'WB', games = [], unplayed = [] } = one;
  const played = Array.from(colours).map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const past = played.map((colour, game): PastRound => {
    const opponent = 1000 * id + game;
    const [worth, standing] = games.at(game) ?? [5, 20];
    absent.push({ id: opponent, standing, past: [], result: 'Z' });
    return { opponent, colour, result: '=', isPlayed: true, worth, scoreDifference: 0 };
  });
  return {
    id,
    order: id - 1,
    parityNumber: id,
    score,
    standing: score,
    colours: played,
    colourDifference: 2 * played.filter((colour) => colour === 'white').length - played.length,
    opponents,
    past: [...past, ...unplayed.map((result): PastRound => ({ ...UNPLAYED, result, worth: 10 }))],
    person: {},
  };
}

const UNPLAYED: Omit<PastRound, 'result' | 'worth'> = {
  opponent: null,
  colour: null,
  isPlayed: false,
  scoreDifference: 0,
};
