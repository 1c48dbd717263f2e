import type { NormTitle } from '../index.js';
import { plainField, plainGames, playerIn } from './plain-games.js';
import type { PlainEvent, PlainGame } from './plain-games.js';
import { isMet, plainPerformance, plainRequirements, wouldPerform } from './plain-requirements.js';
import type { PlainRequirement } from './plain-requirements.js';

export interface PlainNorm {
  readonly verdict: 'made' | 'not-made' | 'unknown';
  /** Rounds of the choice that makes the norm with most games, of these the one of the highest performance; else null. */
  readonly best: { readonly games: number; readonly rp: number } | null;
  /** 1.4.1 d, 1.7; 0 where it was not made. */
  readonly countsAs: number;
}

/**
 * B.01 once more, straight from the text, with every choice of games tried. The kinder reading of a doubtful place (1.4.8b,
 * 1.4.3d, 1.4.2c, 1.4.1e of a forfeited game) makes a norm unknown.
 * @param asPublished the event that 1.4.3d is about.
 */
export function plainNorm(
  event: PlainEvent,
  id: number,
  title: NormTitle,
  asPublished: PlainEvent = event,
): PlainNorm {
  const { played, left, lastForfeit } = plainGames(event, id);
  const least = leastGames(event, id);
  const field = event.format === 'swiss' ? plainField(asPublished) : 'no';
  const isSure = declaredExemption(event, id) !== null || field === 'exempt';
  const makes = (games: readonly PlainGame[], needs: readonly [number, string], isKind: boolean): boolean => {
    const of = (isExempt: boolean): boolean =>
      plainRequirements(event, id, title, games, needs, isExempt).every(
        (one) => isMet(one) || (isKind && isRoundedScore(one, games.length)),
      );
    return of(isSure) || (isKind && field === 'reading' && of(true));
  };
  const hasMix = plainRequirements(event, id, title, played, least, isSure)
    .filter(({ name }) => MIX.includes(name))
    .every(isMet);
  const isForfeited = event.format !== 'swiss' && left.some(([, , article]) => article === '1.4.2c');
  const choices = [...choicesOf(played, least[0], event.format === 'swiss')].filter(
    ({ length }) => event.format === 'swiss' || length === played.length || hasMix,
  );
  const strict = choices.filter((games) => makes(games, least, false));
  const mayBeLost = lastForfeit !== null && played.length === event.leastGames - 1;
  const isOpen =
    choices.some((games) => makes(games, least, true)) ||
    (mayBeLost && makes([...played, lastForfeit], [event.leastGames, '1.4.2c'], true));
  if (strict.length === 0 || isForfeited || event.permission.startsWith('needs'))
    return { verdict: isOpen ? 'unknown' : 'not-made', best: null, countsAs: 0 };
  const games = Math.max(...strict.map(({ length }) => length));
  const rp = Math.max(
    ...strict.filter(({ length }) => length === games).map((one) => plainPerformance(one, title).rp),
  );
  return {
    verdict: 'made',
    best: { games, rp },
    countsAs: Math.max(...strict.map((one) => counted(event, one, title))),
  };
}

/** The exemption from 1.4.3 and 1.4.4 that somebody declared, for this player; null: none. */
export function declaredExemption({ declared, players, host }: PlainEvent, id: number): string | null {
  const ofEvent = declared.find((one) => one === '1.4.3a' || one === '1.4.3c');
  if (ofEvent !== undefined) return ofEvent;
  return declared.includes('1.4.3b') && playerIn({ players }, id).federation === host ? '1.4.3b' : null;
}

/** 1.4.1 a to c: games that a norm of the player needs, and the article. */
export function leastGames(event: PlainEvent, id: number): readonly [number, string] {
  const { played, free } = plainGames(event, id);
  if (event.rounds === 9 && event.leastGames === 9 && played.length === 8 && free.length === 1)
    return [8, '1.4.1c'];
  return [event.leastGames, event.leastGames === 9 ? '1.4.1a' : '1.4.1b'];
}

/**
 * Articles by which the games of a choice are fewer than nine, or not all: 1.4.1e from the first ignored game on that was not
 * won, 1.4.1f for those won before it.
 */
export function plainUses(event: PlainEvent, id: number, rounds: readonly number[]): string[] {
  const { played } = plainGames(event, id);
  const [, article] = leastGames(event, id);
  const ignored = played.filter(({ round }) => !rounds.includes(round));
  const first = ignored.findIndex(({ score }) => score < 1);
  const isShort = rounds.length < 9 && article !== '1.4.1a';
  return [
    ...(isShort ? [article] : []),
    ...(first >= 0 ? ['1.4.1e'] : []),
    ...(first > 0 || (first < 0 && ignored.length > 0) ? ['1.4.1f'] : []),
  ];
}

/** 1.4.1 e and f: all games; else without some won ones, and in a Swiss without all after some game. */
export function* choicesOf(
  played: readonly PlainGame[],
  least: number,
  canStop: boolean,
): Generator<readonly PlainGame[]> {
  yield played;
  for (let end = played.length; end >= least; end--) {
    if (end < played.length && !canStop) return;
    for (const kept of withoutWins(played.slice(0, end), end - least))
      if (kept.length < played.length) yield kept;
  }
}

const MIX: readonly string[] = [
  'foreign-federations',
  'own-federation',
  'one-federation',
  'title-holders',
  'required-titles',
  'players',
];

/** 1.4.8b by the percentage of 1.4.9, which is rounded. */
function isRoundedScore({ name, value }: PlainRequirement, games: number): boolean {
  return name === 'score' && Math.floor((50 * value) / games + 0.5 + 1e-9) >= 35;
}

function* withoutWins(games: readonly PlainGame[], most: number): Generator<readonly PlainGame[]> {
  if (games.length === 0) {
    yield [];
    return;
  }
  const [first, ...others] = games;
  for (const kept of withoutWins(others, most)) yield [first, ...kept];
  if (first.score === 1 && most > 0) yield* withoutWins(others, most - 1);
}

/** 1.4.1 b to d, 1.7 */
function counted(event: PlainEvent, games: readonly PlainGame[], title: NormTitle): number {
  const n = games.length;
  let count = n === 8 && event.leastGames !== 7 ? 9 : n;
  for (let fewer = 1; wouldPerform(games, title, fewer); fewer++) count++;
  return event.rounds > 13 ? Math.min(13, count) : count;
}
