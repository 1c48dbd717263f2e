import { entryOf } from '../../../engine/index.js';
import type { EventPlayer, ResultCode, RoundEntry, Tenths } from '../../../engine/index.js';
import { withResult } from '../other-meaning.js';
import type { OtherResult } from '../other-meaning.js';
import { pointSumsOf } from './point-sums.js';
import type { CountedRounds, PointSums } from './point-sums.js';
import type { PlayerLine } from '../records/player-record.js';

/**
 * Results for which wrong points speak: of a game another one by which the points of both players are right; of a player
 * whom no game explains another bye.
 * @param wrong starting numbers of those whose printed points do not follow from the results.
 */
export function otherResults(check: PrintedRounds, wrong: readonly number[]): OtherResult[] {
  const { lines, players, pairedRounds } = check;
  const scene: Scene = {
    players: new Map(players.map((player) => [player.id, player])),
    printed: new Map(lines.map(({ id, points }) => [id, points])),
    pairedRounds,
    sumsOf: pointSumsOf(check),
  };
  const found = new Map<string, OtherResult>();
  for (const id of wrong) {
    const player = scene.players.get(id);
    if (player === undefined) continue;
    const games = otherGames(scene, player);
    const byes = games.length > 0 ? [] : otherByes(scene, player);
    for (const one of [...games, ...byes])
      found.set(
        `${one.round} ${Math.min(one.player, one.opponent ?? one.player)} ${one.instead.join('')}`,
        one,
      );
  }
  return [...found.values()];
}

/** The rounds that printed points count, with the lines on which they stand. */
export interface PrintedRounds extends CountedRounds {
  readonly lines: readonly PlayerLine[];
  /** In the order of `lines`. */
  readonly players: readonly EventPlayer[];
}

interface Scene {
  readonly players: ReadonlyMap<number, EventPlayer>;
  /** Null: nothing is printed. */
  readonly printed: ReadonlyMap<number, Tenths | null>;
  readonly pairedRounds: number;
  readonly sumsOf: PointSums;
}

/** Results of games that could have been entered by mistake for each other, from the side of one player. */
const GAMES: readonly (readonly [ResultCode, ResultCode])[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
];
const UNRATED: readonly (readonly [ResultCode, ResultCode])[] = [
  ['W', 'L'],
  ['D', 'D'],
  ['L', 'W'],
];
const FORFEITS: readonly (readonly [ResultCode, ResultCode])[] = [
  ['+', '-'],
  ['-', '+'],
  ['-', '-'],
];
const BYES: readonly ResultCode[] = ['F', 'H', 'Z'];

function otherGames(scene: Scene, player: EventPlayer): OtherResult[] {
  return roundsOf(scene, player).flatMap(({ round, entry }) => {
    const other = scene.players.get(entry.opponent ?? 0);
    if (other === undefined) return [];
    const answer = entryOf(other, round);
    const isUsual = isOneOf([...GAMES, ...UNRATED], entry.result, answer.result);
    const meanings = likeResults(entry.result).flatMap(([own, theirs]): OtherResult[] => {
      if (own === entry.result && theirs === answer.result) return [];
      // Only the other side of a usual result is one, too: where a draw met a loss one of the two may be the slip.
      if (isUsual && (own === entry.result || theirs === answer.result)) return [];
      return [
        entry.colour !== 'black'
          ? {
              ...SHOWN,
              round,
              player: player.id,
              opponent: other.id,
              read: [entry.result, answer.result],
              instead: [own, theirs],
            }
          : {
              ...SHOWN,
              round,
              player: other.id,
              opponent: player.id,
              read: [answer.result, entry.result],
              instead: [theirs, own],
            },
      ];
    });
    return meanings.filter((meaning) => fits(scene, meaning));
  });
}

function otherByes(scene: Scene, player: EventPlayer): OtherResult[] {
  return roundsOf(scene, player).flatMap(({ round, entry: { opponent, result } }) => {
    if (opponent !== null || !['U', ...BYES].includes(result)) return [];
    return BYES.filter((bye) => bye !== result)
      .map((bye): OtherResult => ({
        ...SHOWN,
        round,
        player: player.id,
        opponent,
        read: [result, null],
        instead: [bye, null],
      }))
      .filter((meaning) => fits(scene, meaning));
  });
}

const SHOWN = { kind: 'result', because: 'points' } as const;

function roundsOf(
  { pairedRounds }: Scene,
  player: EventPlayer,
): { readonly round: number; readonly entry: RoundEntry }[] {
  return Array.from({ length: pairedRounds }, (_, index) => ({
    round: index + 1,
    entry: entryOf(player, index + 1),
  }));
}

function likeResults(result: ResultCode): typeof GAMES {
  if (result === '+' || result === '-') return FORFEITS;
  return result === 'W' || result === 'D' || result === 'L' ? UNRATED : GAMES;
}

function isOneOf(results: typeof GAMES, own: ResultCode, theirs: ResultCode): boolean {
  return results.some(([one, other]) => one === own && other === theirs);
}

/** The printed points of both are right where the game ended so. */
function fits({ players, printed, sumsOf }: Scene, meaning: OtherResult): boolean {
  return [meaning.player, meaning.opponent].every((id) => {
    const player = id === null ? undefined : players.get(id);
    if (id === null || player === undefined) return true;
    const points = printed.get(id) ?? null;
    const [altered] = withResult([player], meaning);
    return points !== null && sumsOf(altered).includes(points);
  });
}
