import type { NormGame } from './games.js';
import type { NormFormat } from './event.js';
import type { Norm } from './norms.js';
import { countedRating } from './performance.js';
import { hasTitleOf, isTitleHolder } from './titles.js';

/** Games on which a norm may be based, and the others. */
export interface GameChoice {
  /** In the order of the rounds. */
  readonly games: readonly NormGame[];
  readonly ignored: readonly IgnoredGame[];
}

export interface IgnoredGame {
  readonly game: NormGame;
  /**
   * 1.4.1e: after the norm was achieved; 1.4.1f: against a defeated opponent. Null: it may be ignored only if a fact
   * that is not known (the opponent's federation, the result) is such that it does not count or was won.
   */
  readonly article: '1.4.1e' | '1.4.1f' | null;
}

/** More games than this are outside of the tables of B.01 (1.7). */
export const MOST_GAMES = 19;

/**
 * The choices of games that 1.4.1 permits, all games first, as far as they can matter: games after the achievement of
 * the result may be ignored in a Swiss (e), and games against defeated opponents anywhere (f).
 *
 * Not every choice need be looked at. Of two won games against opponents of the same federation and the same standing
 * for 1.4.5, it is never better to ignore the one against the higher rated: everything else being equal, the average of
 * 1.4.6 and 1.4.7 cannot fall when a rating rises. And a choice that ends before a won game is the choice that ends
 * after it and ignores it. So there are at most 2^19 choices of 19 games, and in a 9-round event there is one.
 */
export function* choicesOf(
  games: readonly NormGame[],
  norm: Norm,
  format: NormFormat,
  least: number,
): Generator<GameChoice> {
  const canStop = format === 'swiss';
  for (let end = games.length; end >= Math.min(least, games.length); end--) {
    if (end < games.length && (!canStop || games[end].halfPoints === 2)) continue;
    const after = games.slice(end).map((game): IgnoredGame => ({ game, article: '1.4.1e' }));
    const before = games.slice(0, end);
    const classes = classesOf(before.filter(canBeIgnored), norm, format);
    for (const out of withoutSome(classes, Math.max(0, end - least))) {
      const ignored = [...out].map((game): IgnoredGame => ({ game, article: reasonFor(game) }));
      yield { games: before.filter((game) => !out.has(game)), ignored: [...ignored, ...after] };
    }
  }
}

function canBeIgnored({ halfPoints, opponent }: NormGame): boolean {
  return halfPoints === 2 || halfPoints === null || opponent.federation === null;
}

function reasonFor({ halfPoints }: NormGame): IgnoredGame['article'] {
  return halfPoints === 2 ? '1.4.1f' : null;
}

/** Games that differ in the opponent's rating only, the lowest first. */
function classesOf(games: readonly NormGame[], norm: Norm, format: NormFormat): NormGame[][] {
  const classes = new Map<string, NormGame[]>();
  for (const game of games) {
    const { opponent, halfPoints } = game;
    const standing = [isTitleHolder(opponent), hasTitleOf(opponent, norm.required)];
    // In a double round robin different opponents are counted.
    const person = format === 'double-round-robin' ? opponent.id : '';
    const key = [opponent.federation, halfPoints, ...standing, person].join();
    classes.set(key, [...(classes.get(key) ?? []), game]);
  }
  const rating = ({ opponent }: NormGame): number => countedRating(opponent.rating ?? 0);
  return [...classes.values()].map((list) => list.sort((a, b) => rating(a) - rating(b)));
}

/** The ways to take out of each class some of its first games, at most so many in all; nothing taken out first. */
function* withoutSome(
  classes: readonly (readonly NormGame[])[],
  most: number,
  from = 0,
): Generator<Set<NormGame>> {
  if (from === classes.length) {
    yield new Set();
    return;
  }
  const first = classes[from];
  for (let count = 0; count <= Math.min(most, first.length); count++)
    for (const others of withoutSome(classes, most - count, from + 1))
      yield new Set([...first.slice(0, count), ...others]);
}
