import { STANDARD_POINTS } from '../../../model/event.js';
import type { Tenths } from '../../../model/event.js';
import type { PastRound, RoundState } from '../../../model/player.js';
import { plainPlayer, plainState } from '../../../testing/plain-player.js';
import { completeRound } from '../../interface/pair-round.js';
import type { RoundOutcome } from '../../interface/pair-round.js';
import { toEdition } from '../to-edition.js';
import type { LimEdition } from '../edition.js';
import { lim1999 } from '../lim-1999.js';
import { lim2026 } from '../lim-2026.js';

/** A player of a small position. */
export interface Seated {
  readonly id: number;
  readonly score: Tenths;
  /** Colours of the games, like "WB": who has "WB" is due White, who has "BW" Black; by default no game. */
  readonly colours?: string;
  /** Players of the position whom this one has met, in games that count for nothing else. */
  readonly met?: readonly number[];
  /** Floated in the round before. */
  readonly floated?: boolean;
  readonly rating?: number;
  readonly hadBye?: boolean;
}

/** The moment before the fifth round of nine: the median group has two points. */
export function position(seated: readonly Seated[], parts: Partial<RoundState> = {}): RoundState {
  const players = seated.map((one) => {
    const { id, score, colours = '' } = one;
    const others = seated.filter((other) => other.met?.includes(id) || one.met?.includes(other.id));
    return {
      ...plainPlayer(id, score, colours),
      opponents: others.map((other) => other.id),
      past: pastOf(one),
    };
  });
  const ratings = new Map(seated.map(({ id, rating = 2000 }) => [id, rating]));
  return { ...plainState(players), round: 5, ratings, points: STANDARD_POINTS, ...parts };
}

/** Players 1, 2, 3 … of one score. */
export function group(score: Tenths, first: number, parts: readonly Partial<Seated>[]): Seated[] {
  return parts.map((part, i) => ({ id: first + i, score, ...part }));
}

/** The boards by both editions, whose words are the same, White first and sorted; or what became of the round. */
export function boards(state: RoundState, change: Partial<LimEdition> = {}): string {
  const [first, other] = [lim1999, lim2026].map((lim) => {
    const edition = toEdition({ ...lim, ...change });
    return textOf(completeRound(state, edition.round(state)));
  });
  if (other !== first) throw new Error(`1999: ${first}, 2026: ${other}`);
  return first;
}

/** The pairs without their colours, the smaller number first. */
export function pairs(state: RoundState, change: Partial<LimEdition> = {}): string {
  return boards(state, change)
    .split(' ')
    .filter((board) => !board.endsWith('bye'))
    .map((board) => board.split('-').map(Number))
    .map((pair) => pair.sort((a, b) => a - b))
    .sort(([a], [b]) => a - b)
    .map((pair) => pair.join('-'))
    .join(' ');
}

function textOf(outcome: RoundOutcome): string {
  if (outcome.kind !== 'paired') return outcome.kind;
  const made = outcome.pairs.map(({ white, black }) => `${String(white)}-${String(black)}`).sort();
  return [...made, ...(outcome.bye === null ? [] : [`${String(outcome.bye)}-bye`])].join(' ');
}

function pastOf({ score, floated = false, hadBye = false }: Seated): PastRound[] {
  const round = {
    opponent: null,
    colour: null,
    isPlayed: true,
    result: '=' as const,
    worth: 0,
    scoreDifference: 0,
  };
  const isHigh = score > 20;
  return [
    { ...round, worth: isHigh ? 100 : 0 },
    ...(hadBye ? [{ ...round, result: 'U' as const, isPlayed: false, worth: 10 }] : []),
    { ...round, scoreDifference: floated ? (isHigh ? 5 : -5) : 0 },
  ];
}
