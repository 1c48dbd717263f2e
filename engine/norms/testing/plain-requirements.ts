import type { NormTitle } from '../index.js';
import type { PlainEvent, PlainGame } from './plain-games.js';
import { isRobin, isUnrated, playerIn } from './plain-games.js';

/** What one article asks of a choice of games: the value, and the least or the most that it may be. */
export interface PlainRequirement {
  readonly name: string;
  readonly article: string;
  readonly value: number;
  readonly threshold: number;
  readonly limit: 'at-least' | 'at-most';
}

/** Performance, average, floor and the titles of 1.4.5 b to e, which a third of the opponents must hold. */
const WANTED: Record<NormTitle, readonly [number, number, number, readonly string[], string]> = {
  GM: [2600, 2380, 2200, ['GM'], '1.4.5b'],
  IM: [2450, 2230, 2050, ['GM', 'IM'], '1.4.5c'],
  WGM: [2400, 2180, 2000, ['GM', 'IM', 'WGM'], '1.4.5d'],
  WIM: [2250, 2030, 1850, ['GM', 'IM', 'WGM', 'WIM'], '1.4.5e'],
};

/** 1.4.9 */
const DP = new Map(
  `100:800 99:677 98:589 97:538 96:501 95:470 94:444 93:422 92:401 91:383 90:366 89:351 88:336 87:322 86:309 85:296
   84:284 83:273 82:262 81:251 80:240 79:230 78:220 77:211 76:202 75:193 74:184 73:175 72:166 71:158 70:149 69:141
   68:133 67:125 66:117 65:110 64:102 63:95 62:87 61:80 60:72 59:65 58:57 57:50 56:43 55:36 54:29 53:21 52:14 51:7 50:0
   49:-7 48:-14 47:-21 46:-29 45:-36 44:-43 43:-50 42:-57 41:-65 40:-72 39:-80 38:-87 37:-95 36:-102 35:-110 34:-117
   33:-125 32:-133 31:-141 30:-149 29:-158 28:-166 27:-175 26:-184 25:-193 24:-202 23:-211 22:-220 21:-230 20:-240
   19:-251 18:-262 17:-273 16:-284 15:-296 14:-309 13:-322 12:-336 11:-351 10:-366 9:-383 8:-401 7:-422 6:-444 5:-470
   4:-501 3:-538 2:-589 1:-677 0:-800`
    .split(/\s+/)
    .map((pair) => pair.split(':').map(Number) as [number, number]),
);

/** What a choice of games comes to (1.4.6 to 1.4.9). */
export interface PlainPerformance {
  readonly halfPoints: number;
  readonly percentage: number;
  readonly dp: number;
  readonly average: number;
  readonly rp: number;
  /** Starting number of the opponent who was raised to the floor; null: none was. */
  readonly raised: number | null;
}

export function plainPerformance(games: readonly PlainGame[], title: NormTitle): PlainPerformance {
  const [, , floor] = WANTED[title];
  const n = games.length;
  const ratings = games.map(({ opponent }) => (isUnrated(opponent) ? 1400 : Number(opponent.rating)));
  const lowest = Math.min(...ratings);
  const place = ratings.indexOf(lowest);
  const isRaised = n > 0 && lowest < floor;
  if (isRaised) ratings[place] = floor;
  const average = n === 0 ? 0 : Math.floor(sum(ratings) / n + 0.5);
  const halfPoints = 2 * sum(games.map(({ score }) => score));
  // The thousandth part of a half point keeps 0.5 % from being lost.
  const percentage = n === 0 ? 0 : Math.floor((50 * halfPoints) / n + 0.5 + 1e-9);
  const dp = DP.get(percentage) ?? NaN;
  const raised = isRaised ? games[place].opponent.id : null;
  return { halfPoints, percentage, dp, average, rp: average + dp, raised };
}

/**
 * Every requirement alone.
 * @param least games that the norm needs, and the article that says so.
 * @param isExempt from 1.4.3 and 1.4.4.
 */
export function plainRequirements(
  event: PlainEvent,
  id: number,
  title: NormTitle,
  games: readonly PlainGame[],
  least: readonly [number, string],
  isExempt: boolean,
): PlainRequirement[] {
  const [wantedRp, wantedRa, , list, article] = WANTED[title];
  const n = games.length;
  const { halfPoints, average, rp } = plainPerformance(games, title);
  const open = event.rounds - event.pairedRounds;
  const held = games.filter(({ opponent }) => list.includes(opponent.title));
  const holders = games.filter(({ opponent }) =>
    ['GM', 'IM', 'WGM', 'WIM', 'FM', 'WFM'].includes(opponent.title),
  );
  const third = Math.max(
    3,
    leastWith((count) => 3 * count >= n),
  );
  const isDouble = isRobin(event) && event.format !== 'round-robin';
  const different = new Set(held.map(({ opponent }) => opponent.id)).size;
  const leastScore = leastWith((count) => 50 * count >= 35 * n);
  return [
    ...(event.permission === 'not-permitted' ? [atLeast('format', '1.4.2e', 0, 1)] : []),
    ...(event.format !== 'swiss' && open > 0 ? [atMost('open-rounds', '1.4.1e', open, 0)] : []),
    atLeast('games', least[1], n, least[0]),
    ...(isExempt ? [] : federations(games, playerIn(event, id).federation)),
    atLeast(
      'title-holders',
      '1.4.5a',
      holders.length,
      leastWith((count) => 2 * count >= n),
    ),
    isDouble
      ? atLeast(
          'required-titles',
          article,
          different,
          leastWith((count) => 2 * count >= third),
        )
      : atLeast('required-titles', article, held.length, third),
    ...(isDouble ? [atLeast('players', '1.4.5', event.players.length, 6)] : []),
    atLeast('rating-average', '1.4.8a', average, wantedRa),
    atLeast('score', '1.4.8b', halfPoints, leastScore),
    atLeast('performance', '1.4.8', rp, wantedRp),
  ];
}

export function isMet({ value, threshold, limit }: PlainRequirement): boolean {
  return limit === 'at-least' ? value >= threshold : value <= threshold;
}

/** 1.4.8 alone, with fewer points and the same opponents. */
export function wouldPerform(games: readonly PlainGame[], title: NormTitle, fewer: number): boolean {
  const n = games.length;
  const { halfPoints, average } = plainPerformance(games, title);
  const left = halfPoints - 2 * fewer;
  const percentage = Math.floor((50 * left) / n + 0.5 + 1e-9);
  return 50 * left >= 35 * n && average + (DP.get(percentage) ?? NaN) >= WANTED[title][0];
}

/** 1.4.3 and 1.4.4 */
function federations(games: readonly PlainGame[], own: string): PlainRequirement[] {
  const n = games.length;
  const all = games.map(({ opponent }) => opponent.federation).filter((code) => code !== 'FID');
  const from = (code: string): number => all.filter((one) => one === code).length;
  const mostWith = (isAllowed: (count: number) => boolean): number =>
    leastWith((count) => !isAllowed(count)) - 1;
  return [
    atLeast('foreign-federations', '1.4.3', new Set(all.filter((code) => code !== own)).size, 2),
    atMost(
      'own-federation',
      '1.4.4',
      from(own),
      mostWith((count) => 5 * count <= 3 * n),
    ),
    atMost(
      'one-federation',
      '1.4.4',
      Math.max(0, ...all.map(from)),
      mostWith((count) => 3 * count <= 2 * n),
    ),
  ];
}

function leastWith(isEnough: (count: number) => boolean): number {
  let count = 0;
  while (!isEnough(count)) count++;
  return count;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

function atLeast(name: string, article: string, value: number, threshold: number): PlainRequirement {
  return { name, article, value, threshold, limit: 'at-least' };
}

function atMost(name: string, article: string, value: number, threshold: number): PlainRequirement {
  return { name, article, value, threshold, limit: 'at-most' };
}
