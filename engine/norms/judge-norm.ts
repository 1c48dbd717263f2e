import { evaluate, holds, isCertain, leastScore } from './evaluate.js';
import type { Evaluation } from './evaluate.js';
import type { NormEvent } from './event.js';
import type { Candidate } from './games.js';
import type { Norm } from './norms.js';
import { percentageOf, ratingDifference } from './performance.js';
import type { RequirementName } from './requirement.js';
import { canReachAverage, choicesOf, MOST_GAMES } from './subsets.js';
import type { GameChoice } from './subsets.js';

/** Whether a player made a norm, by the choice of games that speaks most for it. */
export interface NormResult extends Evaluation {
  /** "unknown": it hangs on facts that are missing, or on the reading of an article. */
  readonly verdict: 'made' | 'not-made' | 'unknown';
  /** Articles that let the norm be made without 9 games, or without all games: 1.4.1b, c, e, f, 1.4.2c. */
  readonly uses: readonly string[];
  /** The most games that the norm counts for, by any choice of 1.4.1e and f (1.4.1b to d, 1.7); 0 where it was not made. */
  readonly countsAs: number;
}

/**
 * Judges one norm of one player: it was made if any choice of games that 1.4.1 permits has all that 1.4.3 to 1.4.8 ask
 * for. Among several, certain ones go before others, then those of more games and of a higher performance; where none
 * suffices the one that lacks least is told. Women's norms of a man are not asked for here.
 */
export function judgeNorm(norm: Norm, candidate: Candidate, event: NormEvent): NormResult {
  const best = bestOf(norm, candidate, event);
  const isMade = isMadeFor(best);
  return {
    ...best,
    verdict: isMade ? 'made' : holds(best) || isOpen(best) ? 'unknown' : 'not-made',
    uses: usesOf(best, event),
    countsAs: isMade ? mostCounted(best, norm, candidate, event) : 0,
  };
}

function bestOf(norm: Norm, candidate: Candidate, event: NormEvent): Evaluation {
  const { games } = candidate;
  const least = leastGamesOf(candidate, event);
  const look = lookOf(norm, candidate, event);
  const whole = look({ games, ignored: [] });
  if (games.length > MOST_GAMES)
    return canReachAverage(games, norm, least.games) ? { ...whole, readings: [TOO_MANY_GAMES] } : whole;
  if (isMadeFor(whole)) return whole;
  let best = whole;
  const consider = (one: Evaluation): void => {
    if (compare(one, best) > 0) best = one;
  };
  const rules = { format: event.format, own: candidate.player.federation, least: least.games };
  let looked = 0;
  for (const choice of choicesOf(games, norm, rules)) {
    if (choice.ignored.length === 0) continue;
    if (looked === MOST_CHOICES)
      return isMadeFor(best) ? best : { ...best, readings: [...best.readings, TOO_MANY_CHOICES] };
    looked += 1;
    // 1.4.1f: in a round robin the mix must make a norm possible for the complete tournament.
    if (event.format === 'swiss') consider(look(choice));
    else if (hasMix(whole)) consider(withDoubtsOf(look(choice), whole));
  }
  withoutForfeit(candidate, event, look).forEach(consider);
  return best;
}

/** Judges choices of games of a candidate. */
function lookOf(
  norm: Norm,
  candidate: Candidate,
  event: NormEvent,
): (choice: GameChoice, needs?: LeastRule) => Evaluation {
  const least = leastGamesOf(candidate, event);
  // 1.4.1e: where pairings are predetermined a norm is based on all rounds. Whether a forfeit is such a round can be read
  // in two ways.
  const isForfeited =
    event.format !== 'swiss' && candidate.excluded.some(({ article }) => article === '1.4.2c');
  return (choice, needs = least) => {
    const found = evaluate(choice, norm, candidate, event, needs);
    return isForfeited ? { ...found, readings: [...found.readings, '1.4.1e'] } : found;
  };
}

/** Choices of games that are looked at: real events have a few hundred, a file made for it has half a million. */
const MOST_CHOICES = 20_000;
const TOO_MANY_GAMES = '1.7';
const TOO_MANY_CHOICES = '1.4.1';

/** Not everything was looked at that could make the norm. */
function isOpen({ readings }: Evaluation): boolean {
  return readings.includes(TOO_MANY_GAMES) || readings.includes(TOO_MANY_CHOICES);
}

function isMadeFor(evaluation: Evaluation): boolean {
  return holds(evaluation) && isCertain(evaluation);
}

type Look = (choice: GameChoice, needs: LeastRule) => Evaluation;

interface LeastRule {
  readonly games: number;
  readonly article: string;
}

/** A game of the last round that the opponent forfeited (1.4.2c), and one that may turn out to be a forfeit (1.4.1c). */
function withoutForfeit({ games, lastForfeit }: Candidate, event: NormEvent, look: Look): Evaluation[] {
  if (lastForfeit !== null && games.length === event.leastGames - 1) {
    const lost = look(
      { games: [...games, lastForfeit], ignored: [] },
      { games: event.leastGames, article: '1.4.2c' },
    );
    return [{ ...lost, readings: [...lost.readings, '1.4.2c'] }];
  }
  const [open, ...others] = games.filter(({ halfPoints }) => halfPoints === null);
  if (open === undefined || others.length > 0 || games.length !== 9 || !isOfNine(event)) return [];
  const rest = games.filter((game) => game !== open);
  return [look({ games: rest, ignored: [{ game: open, article: null }] }, EIGHT_OF_NINE)];
}

/** 1.4.1a and b; c: eight games of nine rounds, where the ninth was won by forfeit or was the allocated bye. */
function leastGamesOf({ games, freeRounds }: Candidate, event: NormEvent): LeastRule {
  if (isOfNine(event) && games.length === 8 && freeRounds.length === 1) return EIGHT_OF_NINE;
  return { games: event.leastGames, article: event.leastGames === 9 ? '1.4.1a' : '1.4.1b' };
}

function isOfNine({ rounds, leastGames }: NormEvent): boolean {
  return rounds === 9 && leastGames === 9;
}

const EIGHT_OF_NINE: LeastRule = { games: 8, article: '1.4.1c' };

const MIX: readonly RequirementName[] = [
  'foreign-federations',
  'own-federation',
  'one-federation',
  'title-holders',
  'required-titles',
  'players',
];

function hasMix({ requirements }: Evaluation): boolean {
  return requirements.every((requirement) => requirement.holds || !MIX.includes(requirement.name));
}

/** A norm of fewer games is as uncertain as the mix of all. */
function withDoubtsOf(evaluation: Evaluation, whole: Evaluation): Evaluation {
  const readings = whole.readings.filter((article) => article !== '1.4.8b');
  return {
    ...evaluation,
    missing: isCertain(evaluation) ? whole.missing : evaluation.missing,
    readings: [...new Set([...evaluation.readings, ...readings])],
  };
}

function compare(a: Evaluation, b: Evaluation): number {
  const lacking = (one: Evaluation): number => one.requirements.filter((part) => !part.holds).length;
  return (
    Number(isMadeFor(a)) - Number(isMadeFor(b)) ||
    lacking(b) - lacking(a) ||
    a.choice.games.length - b.choice.games.length ||
    (a.rp ?? 0) - (b.rp ?? 0)
  );
}

function usesOf({ choice, readings, requirements }: Evaluation, { leastGames }: NormEvent): string[] {
  const article = requirements.find(({ name }) => name === 'games')?.article ?? '';
  const isShort = choice.games.length < 9 && (article === '1.4.1c' || leastGames < 9);
  const isForfeit = readings.includes('1.4.2c');
  const ignored = choice.ignored.flatMap((game) => game.article ?? []);
  return [...new Set([...(isShort ? [article] : []), ...ignored, ...(isForfeit ? ['1.4.2c'] : [])])].sort();
}

/** A norm of fewer games may count for more of them: the average rises when a game against a weak opponent is ignored. */
function mostCounted(best: Evaluation, norm: Norm, candidate: Candidate, event: NormEvent): number {
  const { games } = candidate;
  let most = countedAs(best, norm, event);
  if (games.length > MOST_GAMES) return most;
  const look = lookOf(norm, candidate, event);
  if (event.format !== 'swiss' && !hasMix(look({ games, ignored: [] }))) return most;
  const { games: least } = leastGamesOf(candidate, event);
  const rules = { format: event.format, own: candidate.player.federation, least };
  let looked = 0;
  for (const choice of choicesOf(games, norm, rules)) {
    if (looked++ === MOST_CHOICES) return most;
    const one = look(choice);
    if (isMadeFor(one)) most = Math.max(most, countedAs(one, norm, event));
  }
  return most;
}

/** 1.4.1d: each full point above what the norm needs is one game more; 1.7: at most 13 of a longer tournament. */
function countedAs(best: Evaluation, norm: Norm, { rounds, leastGames }: NormEvent): number {
  const n = best.choice.games.length;
  // 1.4.1b and c: eight games count as nine; the seven of a team championship are seven.
  const games = n === 8 && leastGames !== 7 ? 9 : n;
  let spare = 0;
  const isEnough = (halfPoints: number): boolean =>
    halfPoints >= leastScore(n) &&
    (best.average ?? 0) + ratingDifference(percentageOf(halfPoints, n)) >= norm.leastPerformance;
  while (isEnough(best.halfPoints - 2 * (spare + 1))) spare += 1;
  return rounds > 13 ? Math.min(13, games + spare) : games + spare;
}
