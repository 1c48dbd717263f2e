import type { ResultCode, RoundEntry } from '../../model/event.js';
import { randomNumbers } from '../../testing/random-event.js';
import { FORFEITS, randomRound, robinRounds } from '../../testing/random-rounds.js';
import type { DeclaredExemption, FormatPermission, NormFormat, PrintedPlayer } from '../index.js';
import type { PlainEvent } from './plain-games.js';

/**
 * An event near the thresholds of norms, with byes and forfeits of every kind, unrated opponents and some of no federation:
 * a Swiss paired at random, or a round robin of one cycle or more. Nothing is missing that norms ask for.
 */
export function randomNormEvent(seed: number): PlainEvent {
  const next = randomNumbers(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)];
  // A fifth of the events each aims at what would be rare: a norm of a game fewer, one of a round robin, and the field of 1.4.3d.
  const aim = AIMS[seed % AIMS.length];
  const format = aim === null ? pick(FORMATS) : aim === 'robin' ? pick(ROBINS) : 'swiss';
  const isSwiss = format === 'swiss' || format === 'two-camps';
  const isLarge = isSwiss && (aim === 'field' || (aim === null && below(6) === 0));
  const size = isLarge ? 24 + below(4) : isSwiss ? 12 + below(6) : (SIZES[format] ?? 10) - below(2);
  const schedule = isSwiss
    ? Array.from({ length: pick(aim === 'short' ? [9, 9, 9, 8, 7] : LENGTHS) }, () =>
        randomRound(size, below),
      )
    : robinRounds(size, format === 'round-robin' ? 1 : format === 'double-round-robin' ? 2 : 3);
  // One in so many games and byes is unusual.
  const rarity = aim !== null ? pick([60, 10_000]) : isSwiss ? pick([5, 14, 60]) : pick([10, 10_000]);
  // In half of the round robins an unrated player loses every game (1.4.2b).
  const loser = isSwiss || below(2) === 0 ? null : size - 1;
  // Two play well, so that norms are made; one of them has a round without a game (1.4.1c, 1.4.2c).
  const lucky = aim === 'short' && schedule.length > 7 ? pick(['bye', 'forfeit']) : null;
  const luckyRound = pick([schedule.length - 1, below(schedule.length)]);
  const resultOf = (a: number, b: number): readonly [ResultCode, ResultCode] => {
    if (below(rarity) === 0) return pick(FORFEITS);
    if (a === loser || b === loser) return a === loser ? LOST : WON;
    return a < 2 && below(5) > 1 ? WON : b < 2 && below(5) > 1 ? LOST : pick(GAMES);
  };
  const rows: RoundEntry[][] = Array.from({ length: size }, () => []);
  schedule.forEach((boards, round) => {
    const alone = new Set(rows.keys());
    for (const [a, b] of boards) {
      const isLucky = lucky !== null && round === luckyRound && (a === 0 || b === 0);
      if (isSwiss && (below(rarity) === 0 || (isLucky && lucky === 'bye'))) continue;
      const [white, black] = isLucky ? (a === 0 ? FORFEITS[0] : FORFEITS[1]) : resultOf(a, b);
      rows[a].push({ opponent: b + 1, colour: 'white', result: white });
      rows[b].push({ opponent: a + 1, colour: 'black', result: black });
      alone.delete(a);
      alone.delete(b);
    }
    for (const one of alone) {
      const result = !isSwiss ? 'Z' : one === 0 && lucky !== null ? 'U' : pick(BYES);
      rows[one].push({ opponent: null, colour: null, result });
    }
  });
  const level = (aim === null ? pick([2030, 2180, 2230, 2380]) : 2380) + 20 * below(11);
  const titles = aim === null ? pick(TITLES) : TITLES[0];
  const federations = aim === 'short' ? FEDERATIONS[0] : pick(isLarge ? MANY_FEDERATIONS : FEDERATIONS);
  const players = rows.map((rounds, index): PrintedPlayer => ({
    id: index + 1,
    rounds,
    title: index === 2 ? 'GM' : pick(titles),
    rating: index === loser || (index > 2 && below(30) === 0) ? pick([0, null]) : level - 100 + below(200),
    federation: below(25) === 0 ? pick(['FID', 'NON']) : pick(federations),
    sex: 'w',
  }));
  const rounds = schedule.length + (aim === null && below(8) === 0 ? 1 : 0);
  return {
    players,
    rounds,
    pairedRounds: schedule.length,
    host: pick(['NOR', 'NOR', 'GER', 'IND']),
    format,
    permission: aim === null ? pick(PERMISSIONS) : 'permitted',
    leastGames:
      aim === 'short' && (rounds === 7 || rounds === 8)
        ? rounds
        : aim !== null
          ? 9
          : pick(rounds < 9 ? [7, 8, 9] : [9, 9, 9, 9, 8, 7]),
    declared: aim === null ? pick(DECLARED) : [],
  };
}

const AIMS = [null, 'short', 'robin', null, 'field'] as const;
const ROBINS = ['round-robin', 'double-round-robin'] as const;
const LENGTHS = [9, 9, 9, 9, 7, 8, 10, 11, 14];
const PERMISSIONS: readonly FormatPermission[] = [
  'permitted',
  'permitted',
  'permitted',
  'permitted',
  'not-permitted',
  'needs-approval',
  'needs-date',
];
const FORMATS: readonly NormFormat[] = [
  'swiss',
  'swiss',
  'swiss',
  'swiss',
  'swiss',
  'round-robin',
  'double-round-robin',
  'double-round-robin',
  'multiple-round-robin',
  'two-camps',
];
/** Players of the round robins, or one fewer. */
const SIZES: Readonly<Partial<Record<NormFormat, number>>> = {
  'round-robin': 11,
  'double-round-robin': 6,
  'multiple-round-robin': 6,
};
const DECLARED: readonly (readonly DeclaredExemption[])[] = [
  [],
  [],
  [],
  [],
  ['1.4.3a'],
  ['1.4.3b'],
  ['1.4.3c'],
  ['1.4.3b', '1.4.3c'],
];
const TITLES: readonly (readonly string[])[] = [
  ['GM', 'GM', 'IM', 'FM', ''],
  ['GM', 'IM', 'WGM', 'CM', ''],
  ['IM', 'IM', 'WGM', 'WIM', 'FM', 'WFM', 'CM', 'WCM', ''],
  ['GM', '', ''],
  ['GM', 'IM', 'WIM', 'FM'],
];
const FEDERATIONS: readonly (readonly string[])[] = [
  ['NOR', 'GER', 'POL', 'IND'],
  ['NOR', 'NOR', 'NOR', 'GER', 'POL'],
  ['GER', 'GER', 'GER', 'GER', 'POL', 'IND', 'NOR'],
  ['NOR', 'GER'],
];
const MANY_FEDERATIONS: readonly (readonly string[])[] = [
  ['GER', 'GER', 'POL', 'IND', 'ESP', 'FRA', 'GER', 'POL', 'IND', 'NOR'],
  ['GER', 'GER', 'GER', 'GER', 'GER', 'GER', 'POL', 'IND'],
  ['GER', 'GER', 'GER', 'GER', 'GER', 'GER', 'GER', 'GER', 'GER', 'POL', 'IND'],
];
const BYES: readonly ResultCode[] = ['U', 'U', 'H', 'F', 'Z'];
const GAMES: readonly (readonly [ResultCode, ResultCode])[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
  ['=', '='],
  ['1', '0'],
  ['W', 'L'],
  ['D', 'D'],
  ['0', '0'],
];
const WON: readonly [ResultCode, ResultCode] = ['1', '0'];
const LOST: readonly [ResultCode, ResultCode] = ['0', '1'];
