import type { Chance } from '../restricted-draw.js';
import type { PlayedEvent, PlayedGame, PlayedRound } from '../played-event.js';
import type { TableFinding } from '../judge/finding.js';
import type { SimulatedRobin } from './simulated-robin.js';

/** An event with one error in it, and what has to be found. */
export interface PlantedInRobin {
  readonly event: PlayedEvent;
  readonly kinds: readonly TableFinding['kind'][];
  /** 1-based, ascending. */
  readonly rounds: readonly number[];
}

type Planting = (robin: SimulatedRobin, chance: Chance) => PlantedInRobin | null;

/** One error of a kind; null where the event has no place for it. */
export const PLANTINGS: Readonly<Record<string, Planting>> = {
  'rounds exchanged': ({ event }, chance) => {
    const [a, b] = twoOf(event.rounds.length, chance);
    // In several cycles the last two of a cycle may be exchanged.
    const ofCycle = event.players.length - (event.players.length % 2 === 0 ? 1 : 0);
    const isLastTwo = (index: number): boolean => index % ofCycle >= ofCycle - 2;
    if (event.rounds.length > ofCycle && (b - a === 1 || (isLastTwo(a) && isLastTwo(b)))) return null;
    const rounds = [...event.rounds];
    if (isAlike(rounds[a], rounds[b])) return null;
    [rounds[a], rounds[b]] = [rounds[b], rounds[a]];
    return { event: { ...event, rounds }, kinds: ['round'], rounds: [a + 1, b + 1] };
  },
  'a game with turned colours': ({ event }, chance) => {
    const index = chance(event.rounds.length);
    const known = event.rounds[index].games.filter(({ coloursKnown }) => coloursKnown);
    if (known.length < 2) return null;
    const game = known[chance(known.length)];
    const turned = { ...game, white: game.black, black: game.white };
    return changed(event, index, ['colour'], (games) => games.map((one) => (one === game ? turned : one)));
  },
  'all colours of a round turned': ({ event }, chance) => {
    const index = chance(event.rounds.length);
    if (event.rounds[index].games.filter(({ coloursKnown }) => coloursKnown).length < 2) return null;
    return changed(event, index, ['round-colours'], (games) =>
      games.map((one) => ({ ...one, white: one.black, black: one.white })),
    );
  },
  'two players exchanged in some rounds': (robin, chance) => {
    const { event, withdrawn, drawn } = robin;
    const [p, q] = twoOf(event.players.length, chance).map((index) => drawn[index]);
    if (p === withdrawn || q === withdrawn) return null;
    // In half of the rounds nobody knows which half is right.
    const most = Math.floor(event.rounds.length / 3);
    const [first, length] = [chance(event.rounds.length - most), 2 + chance(Math.max(1, most - 2))];
    const concerned = event.rounds.flatMap(({ games }, index) => {
      const isThere = index >= first && index < first + length;
      return isThere && games.some((game) => isOf(game, p) || isOf(game, q)) ? [index] : [];
    });
    const isComplete = concerned.every((index) => {
      const ofThem = event.rounds[index].games.filter((game) => isOf(game, p) || isOf(game, q));
      return ofThem.every(({ coloursKnown }) => coloursKnown);
    });
    if (!isComplete || concerned.length < 2) return null;
    const rounds = event.rounds.map((round, index) =>
      concerned.includes(index) ? { ...round, games: round.games.map((game) => swapped(game, p, q)) } : round,
    );
    return { event: { ...event, rounds }, kinds: ['players'], rounds: concerned.map((index) => index + 1) };
  },
  'a game in another round': ({ event, withdrawn }, chance) => {
    const index = chance(event.rounds.length);
    const { games } = event.rounds[index];
    const game = games[chance(games.length)];
    if (games.length < 2 || isOf(game, withdrawn)) return null;
    const planted = changed(event, index, ['game', 'game-elsewhere'], (all) =>
      all.filter((one) => one !== game),
    );
    const rounds = [...planted.event.rounds, roundOf(game)];
    return { ...planted, event: { ...event, rounds }, rounds: [index + 1, rounds.length] };
  },
  'a pair that never met': ({ event, withdrawn }, chance) => {
    const index = chance(event.rounds.length - 1);
    const games = event.rounds[index].games.filter((game) => !isOf(game, withdrawn));
    const [game] = games;
    const isThere = (id: number, at: number): boolean =>
      event.rounds[at]?.games.some((one) => isOf(one, id)) ?? true;
    // Who is away longer may have been ill.
    const isSure = (id: number): boolean =>
      [-2, -1, 1, 2].every((step) => isThere(id, index + step)) && index + 2 < event.rounds.length;
    if (game === undefined || games.length < 2 || !isSure(game.white) || !isSure(game.black)) return null;
    return changed(event, index, ['never'], (all) => all.filter((one) => one !== game));
  },
  'a pair that met twice': ({ event, withdrawn }, chance) => {
    const games = event.rounds[chance(event.rounds.length)].games.filter((game) => !isOf(game, withdrawn));
    if (games.length === 0) return null;
    const rounds = [...event.rounds, roundOf(games[chance(games.length)])];
    return { event: { ...event, rounds }, kinds: ['twice'], rounds: [rounds.length] };
  },
  'the rest round of the wrong player': ({ event, withdrawn }, chance) => {
    if (event.players.length % 2 === 0 || withdrawn !== null) return null;
    const index = chance(event.rounds.length);
    const { games, given } = event.rounds[index];
    const resting = event.players.filter((id) => !games.some((game) => isOf(game, id)));
    const [due] = resting;
    if (resting.length !== 1 || given.size > 0) return null;
    const game = games[chance(games.length)];
    if (!game.coloursKnown) return null;
    return changed(event, index, ['rest'], (all) =>
      all.map((one) => (one === game ? swapped(one, game.white, due) : one)),
    );
  },
};

/** All colours of an event turned: where the table is named that is said once. */
export function withTurnedColours(event: PlayedEvent): PlayedEvent {
  const rounds = event.rounds.map(({ games, given }) => ({
    games: games.map((game) => ({ ...game, white: game.black, black: game.white })),
    given,
  }));
  return { ...event, rounds };
}

function changed(
  event: PlayedEvent,
  index: number,
  kinds: PlantedInRobin['kinds'],
  change: (games: readonly PlayedGame[]) => readonly PlayedGame[],
): PlantedInRobin {
  const rounds = event.rounds.map((round, at) =>
    at === index ? { ...round, games: change(round.games) } : round,
  );
  return { event: { ...event, rounds }, kinds, rounds: [index + 1] };
}

function roundOf(game: PlayedGame): PlayedRound {
  return { games: [game], given: new Set() };
}

/** Rounds of two cycles may have the same games: nobody can tell which is which. */
function isAlike(one: PlayedRound, other: PlayedRound): boolean {
  return one.games.every((game) =>
    other.games.some(
      ({ white, black, coloursKnown }) =>
        (white === game.white && black === game.black) ||
        (white === game.black && black === game.white && !(coloursKnown && game.coloursKnown)),
    ),
  );
}

function swapped(game: PlayedGame, p: number, q: number): PlayedGame {
  const other = (id: number): number => (id === p ? q : id === q ? p : id);
  return { ...game, white: other(game.white), black: other(game.black) };
}

function isOf({ white, black }: PlayedGame, id: number | null): boolean {
  return white === id || black === id;
}

/** Two different numbers below a limit, the smaller first. */
function twoOf(limit: number, chance: Chance): [number, number] {
  const a = chance(limit);
  const b = (a + 1 + chance(limit - 1)) % limit;
  return a < b ? [a, b] : [b, a];
}
