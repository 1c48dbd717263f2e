import { UNDER_FIDE_FLAG } from './federations.js';
import type { NormGame } from './games.js';
import { meetsAgain } from './event.js';
import type { NormFormat } from './event.js';
import type { Norm } from './norms.js';
import { averageOf, countedRating } from './performance.js';
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
 * 1.4.6 and 1.4.7 cannot fall when a rating rises. Foreign federations with one opponent each are as good as one another
 * for 1.4.3 and 1.4.4. And a choice that ends before a won game is the choice that ends after it and ignores it. So there
 * are at most 2^19 choices of 19 games, a few hundred in any real event, and one in an event of nine rounds. There is
 * none at all where not even the highest rated opponents have the average that the norm needs.
 */
export function* choicesOf(
  games: readonly NormGame[],
  norm: Norm,
  { format, own, least }: ChoiceRules,
): Generator<GameChoice> {
  if (!canReachAverage(games, norm, least)) return;
  const canStop = format === 'swiss';
  const lone = loneFederations(games, own);
  for (let end = games.length; end >= Math.min(least, games.length); end--) {
    if (end < games.length && (!canStop || games[end].halfPoints === 2)) continue;
    const after = games.slice(end).map((game): IgnoredGame => ({ game, article: '1.4.1e' }));
    const before = games.slice(0, end);
    const classes = classesOf(before.filter(canBeIgnored), norm, format, lone);
    for (const out of withoutSome(classes, Math.max(0, end - least))) {
      const ignored = [...out].map((game): IgnoredGame => ({ game, article: reasonFor(game) }));
      yield { games: before.filter((game) => !out.has(game)), ignored: [...ignored, ...after] };
    }
  }
}

/** What decides which games may, and need, be ignored. */
interface ChoiceRules {
  readonly format: NormFormat;
  /** The candidate's federation; null: not known. */
  readonly own: string | null;
  /** Games that the norm needs. */
  readonly least: number;
}

/** No choice of games has a higher average than the highest rated opponents, the lowest of them raised to the floor. */
export function canReachAverage(games: readonly NormGame[], norm: Norm, least: number): boolean {
  const rating = ({ opponent }: NormGame): number => countedRating(opponent.rating ?? 0);
  const highest = games.toSorted((a, b) => rating(b) - rating(a)).slice(0, least);
  const average = averageOf(highest, norm.floor);
  return average === null || average.value >= norm.leastAverage;
}

/** Foreign federations of which there is one opponent. */
function loneFederations(games: readonly NormGame[], own: string | null): Set<string> {
  const all = games.flatMap(({ opponent }) => opponent.federation ?? []);
  const foreign = all.filter((federation) => federation !== own && federation !== UNDER_FIDE_FLAG);
  return new Set(
    foreign.filter((federation) => foreign.indexOf(federation) === foreign.lastIndexOf(federation)),
  );
}

function canBeIgnored({ halfPoints, opponent }: NormGame): boolean {
  return halfPoints === 2 || halfPoints === null || opponent.federation === null;
}

function reasonFor({ halfPoints }: NormGame): IgnoredGame['article'] {
  return halfPoints === 2 ? '1.4.1f' : null;
}

/** Games that differ in the opponent's rating, and in nothing else that matters, the lowest first. */
function classesOf(
  games: readonly NormGame[],
  norm: Norm,
  format: NormFormat,
  lone: ReadonlySet<string>,
): NormGame[][] {
  const classes = new Map<string, NormGame[]>();
  for (const game of games) {
    const { opponent, halfPoints } = game;
    const standing = [isTitleHolder(opponent), hasTitleOf(opponent, norm.required)];
    // In a double round robin different opponents are counted.
    const person = meetsAgain(format) ? opponent.id : '';
    const { federation } = opponent;
    const group = federation !== null && lone.has(federation) ? 'lone' : federation;
    const key = [group, halfPoints, ...standing, person].join();
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
