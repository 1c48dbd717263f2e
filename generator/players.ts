import type { RatingConfig, ResolvedConfig } from './config.js';
import type { Random } from './random.js';

/** A player as entered, before round 1. */
export interface Entrant {
  /** Starting number, from 1. */
  readonly id: number;
  readonly name: string;
  readonly rating: number;
  /** What the results follow, in rating points. */
  readonly strength: number;
}

/** The entrants by starting number: the highest rated first, unless the tournament has shuffled numbers. */
export function drawPlayers(random: Random, config: ResolvedConfig, count: number): Entrant[] {
  const spread = random.realOf(config.strengthSpread);
  const shuffled = random.chance(config.shuffledNumbers);
  const drawn: Drawn[] = [];
  for (let i = 0; i < count; i++) {
    const rating = drawRating(random, config.ratings);
    drawn.push({ rating, strength: rating + spread * random.normal() });
  }
  const entered = shuffled ? random.shuffle(drawn) : drawn.sort((a, b) => b.rating - a.rating);
  return entered.map((player, place) => ({
    id: place + 1,
    name: `Player ${String(place + 1).padStart(3, '0')}`,
    ...player,
  }));
}

type Drawn = Pick<Entrant, 'rating' | 'strength'>;

function drawRating(random: Random, config: Required<RatingConfig>): number {
  const { lowest, highest } = config;
  if (config.distribution === 'uniform') return random.integer(lowest, highest);
  const rating = (lowest + highest) / 2 + (random.normal() * (highest - lowest)) / 6;
  return Math.round(Math.min(highest, Math.max(lowest, rating)));
}
