import { describe, expect, it } from 'vitest';
import { leastScore } from './evaluate.js';
import { judgeNorm, NORMS } from './index.js';
import { federationMix, titleMix } from './mix.js';
import { percentageOf, ratingDifference } from './performance.js';
import { candidateWith, event, games, opponents } from './testing/made-up.js';

/** Games, score, p %, dp, and the least Ra for GM, IM, WGM and WIM (derived tables of B.01); the best score "or more". */
const LEAST_AVERAGES = rowsOf(`
    7 5.5 79 230 2380 2230 2180 2030
    7 5 71 158 2442 2292 2242 2092
    7 4.5 64 102 2498 2348 2298 2148
    7 4 57 50 2550 2400 2350 2200
    7 3.5 50 0 2600 2450 2400 2250
    7 3 43 -50 2650 2500 2450 2300
    7 2.5 36 -102 2702 2552 2502 2352

    8 6.5 81 251 2380 2230 2180 2030
    8 6 75 193 2407 2257 2207 2057
    8 5.5 69 141 2459 2309 2259 2109
    8 5 63 95 2505 2355 2305 2155
    8 4.5 56 43 2557 2407 2357 2207
    8 4 50 0 2600 2450 2400 2250
    8 3.5 44 -43 2643 2493 2443 2293
    8 3 38 -87 2687 2537 2487 2337

    9 7 78 220 2380 2230 2180 2030
    9 6.5 72 166 2434 2284 2234 2084
    9 6 67 125 2475 2325 2275 2125
    9 5.5 61 80 2520 2370 2320 2170
    9 5 56 43 2557 2407 2357 2207
    9 4.5 50 0 2600 2450 2400 2250
    9 4 44 -43 2643 2493 2443 2293
    9 3.5 39 -80 2680 2530 2480 2330

    10 8 80 240 2380 2230 2180 2030
    10 7.5 75 193 2407 2257 2207 2057
    10 7 70 149 2451 2301 2251 2101
    10 6.5 65 110 2490 2340 2290 2140
    10 6 60 72 2528 2378 2328 2178
    10 5.5 55 36 2564 2414 2364 2214
    10 5 50 0 2600 2450 2400 2250
    10 4.5 45 -36 2636 2486 2436 2286
    10 4 40 -72 2672 2522 2472 2322
    10 3.5 35 -110 2710 2560 2510 2360

    11 9 82 262 2380 2230 2180 2030
    11 8.5 77 211 2389 2239 2189 2039
    11 8 73 175 2425 2275 2225 2075
    11 7.5 68 133 2467 2317 2267 2117
    11 7 64 102 2498 2348 2298 2148
    11 6.5 59 65 2535 2385 2335 2185
    11 6 55 36 2564 2414 2364 2214
    11 5.5 50 0 2600 2450 2400 2250
    11 5 45 -36 2636 2486 2436 2286
    11 4.5 41 -65 2665 2515 2465 2315
    11 4 36 -102 2702 2552 2502 2352

    12 9.5 79 230 2380 2230 2180 2030
    12 9 75 193 2407 2257 2207 2057
    12 8.5 71 158 2442 2292 2242 2092
    12 8 67 125 2475 2325 2275 2125
    12 7.5 63 95 2505 2355 2305 2155
    12 7 58 57 2543 2393 2343 2193
    12 6.5 54 29 2571 2421 2371 2221
    12 6 50 0 2600 2450 2400 2250
    12 5.5 46 -29 2629 2479 2429 2279
    12 5 42 -57 2657 2507 2457 2307
    12 4.5 38 -87 2687 2537 2487 2337

    13 10.5 81 251 2380 2230 2180 2030
    13 10 77 211 2389 2239 2189 2039
    13 9.5 73 175 2425 2275 2225 2075
    13 9 69 141 2459 2309 2259 2109
    13 8.5 65 110 2490 2340 2290 2140
    13 8 62 87 2513 2363 2313 2163
    13 7.5 58 57 2543 2393 2343 2193
    13 7 54 29 2571 2421 2371 2221
    13 6.5 50 0 2600 2450 2400 2250
    13 6 46 -29 2629 2479 2429 2279
    13 5.5 42 -57 2657 2507 2457 2307
    13 5 38 -87 2687 2537 2487 2337
    13 4.5 35 -110 2710 2560 2510 2360
`);

/** Games, most of the own federation, most of one, least title-holders, least required titles, least score. */
const MIX = rowsOf(`
    7 4 4 4 3 2.5
    8 4 5 4 3 3
    9 5 6 5 3 3.5
    10 6 6 5 4 3.5
    11 6 7 6 4 4
    12 7 8 6 4 4.5
    13 7 8 7 5 4.5
    14 8 9 7 5 5
    15 9 10 8 5 5.5
    16 9 10 8 6 6
    17 10 11 9 6 6
    18 10 12 9 6 6.5
    19 11 12 10 7 7
`);

describe('least average of the opponents', () => {
  it.each(LEAST_AVERAGES)(
    '%d games, %d points: %d %%, dp %d, Ra %d %d %d %d',
    (n, score, p, dp, ...least) => {
      expect([percentageOf(2 * score, n), ratingDifference(p)]).toEqual([p, dp]);
      for (const [index, norm] of NORMS.entries()) {
        const verdict = (rating: number): string =>
          judgeNorm(
            norm,
            candidateWith(opponents(n, { rating }), score),
            event({ leastGames: least7(n), rounds: n }),
          ).verdict;
        expect([norm.title, verdict(least[index] - 1)]).toEqual([norm.title, 'not-made']);
        // 1.4.8b: 34.6 %.
        expect([norm.title, verdict(least[index])]).toEqual([
          norm.title,
          n === 13 && score === 4.5 ? 'unknown' : 'made',
        ]);
      }
    },
  );

  it('is asked for in all tables', () => {
    expect([...new Set(LEAST_AVERAGES.map(([n]) => n))]).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(LEAST_AVERAGES.length).toBeGreaterThan(50);
  });
});

describe('mix of the opponents', () => {
  it.each(MIX)(
    '%d games: own %d, one %d, titles %d, required %d, score %d',
    (n, own, one, titles, required, score) => {
      const [, ofOwn, ofOne] = federationMix(games(opponents(n, {}), 0), 'NOR');
      expect([ofOwn.threshold, ofOne.threshold]).toEqual([own, one]);
      const [holders, wanted] = titleMix(games(opponents(n, {}), 0), NORMS[0], event({}));
      expect([holders.threshold, wanted.threshold]).toEqual([titles, required]);
      // 4½ of 13 are 35 % after rounding only.
      expect(leastScore(n) / 2).toBe(n === 13 ? score + 0.5 : score);
      expect(percentageOf(2 * score, n)).toBeGreaterThanOrEqual(35);
      expect(percentageOf(2 * score - 1, n)).toBeLessThan(35);
    },
  );

  it('is asked for from 7 to 19 games', () => {
    expect(MIX.map(([n]) => n)).toEqual(Array.from({ length: 13 }, (_, index) => index + 7));
  });
});

/** 1.4.1b: seven or eight games are enough in some events. */
function least7(n: number): 7 | 8 | 9 {
  return n === 7 ? 7 : n === 8 ? 8 : 9;
}

function rowsOf(text: string): number[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(' ').map(Number));
}
