import type { NormEvent } from './event.js';
import type { Candidate, NormGame, HalfPoints } from './games.js';
import { federationMix, titleMix } from './mix.js';
import type { Norm } from './norms.js';
import { averageOf, percentageOf, ratingDifference } from './performance.js';
import { atLeast, atMost } from './requirement.js';
import type { MissingFact, Requirement } from './requirement.js';
import type { GameChoice } from './subsets.js';
import { exclusionOf } from './games.js';
import type { NormPlayer } from './people.js';

/** What a choice of games comes to, with all that is not known as it is best for the player. */
export interface Evaluation extends Performance {
  readonly choice: GameChoice;
  readonly requirements: readonly Requirement[];
  /** The exemption from 1.4.3 and 1.4.4 that was used. */
  readonly exemption: string | null;
  /** What is not known and was taken for the best. */
  readonly missing: readonly MissingFact[];
  /** Articles that can be read in two ways, where the kinder reading was needed. */
  readonly readings: readonly string[];
}

export interface Performance {
  /** Unknown results count as wins. */
  readonly halfPoints: number;
  readonly percentage: number;
  /** 1.4.9 */
  readonly dp: number;
  /** Ra, 1.4.7; null: not known. */
  readonly average: number | null;
  /** Rp, 1.4.8; null: not known. */
  readonly rp: number | null;
  /** Starting number of the opponent whose rating was raised (1.4.6c). */
  readonly raised: number | null;
}

/**
 * @param least games that the norm needs, and the article that says so.
 */
export function evaluate(
  choice: GameChoice,
  norm: Norm,
  candidate: Candidate,
  event: NormEvent,
  least: { readonly games: number; readonly article: string },
): Evaluation {
  const { games } = choice;
  const played = performanceOf(games, norm);
  const federations = federationRule(games, candidate, event);
  const score = scoreRule(played.halfPoints, games.length);
  const requirements = [
    ...formatRules(event),
    atLeast('games', least.article, games.length, least.games),
    ...federations.requirements,
    ...titleMix(games, norm, event),
    atLeast('rating-average', '1.4.8a', played.average, norm.leastAverage),
    score.requirement,
    atLeast('performance', '1.4.8', played.rp, norm.leastPerformance),
  ];
  return {
    ...played,
    choice,
    requirements,
    exemption: federations.exemption,
    missing: [...missingIn(choice, norm, candidate), ...federations.missing, ...missingFor(event)],
    readings: [...federations.readings, ...(score.isUncertain ? ['1.4.8b'] : [])],
  };
}

export function holds({ requirements }: Pick<Evaluation, 'requirements'>): boolean {
  return requirements.every((requirement) => requirement.holds);
}

/** Holds whatever is not known, and however the articles are read. */
export function isCertain({ missing, readings }: Evaluation): boolean {
  return missing.length === 0 && readings.length === 0;
}

/** The least score that is 35 % or more of so many games (1.4.8b), in half points, before any rounding. */
export function leastScore(games: number): number {
  return Math.ceil((70 * games) / 100);
}

function performanceOf(games: readonly NormGame[], norm: Norm): Performance {
  const halfPoints = games.reduce((sum, game) => sum + (game.halfPoints ?? 2), 0);
  const percentage = percentageOf(halfPoints, games.length);
  const dp = ratingDifference(percentage);
  const average = averageOf(games, norm.floor);
  const value = average?.value ?? null;
  return {
    halfPoints,
    percentage,
    dp,
    average: value,
    rp: value === null ? null : value + dp,
    raised: average?.raised ?? null,
  };
}

/**
 * 1.4.8b does not say whether the 35 % are those before or after the rounding of 1.4.9: a score that has them only after
 * it (of up to 19 games: 4½ of 13) is uncertain.
 */
function scoreRule(halfPoints: number, games: number): { requirement: Requirement; isUncertain: boolean } {
  const rounded = percentageOf(halfPoints, games) >= 35;
  const requirement = atLeast('score', '1.4.8b', halfPoints, leastScore(games));
  return { requirement: { ...requirement, holds: rounded }, isUncertain: rounded && !requirement.holds };
}

/** 1.4.2e, and 1.4.1e: where pairings are predetermined a norm is based on all rounds. They are told where they fail. */
function formatRules({ format, permission, openRounds }: NormEvent): Requirement[] {
  return [
    ...(permission === 'not-permitted' ? [atLeast('format', '1.4.2e', 0, 1)] : []),
    ...(format === 'swiss' || openRounds === 0 ? [] : [atMost('open-rounds', '1.4.1e', openRounds, 0)]),
  ];
}

function missingFor({ permission }: NormEvent): MissingFact[] {
  if (permission === 'needs-approval') return [{ what: 'approval', players: [], article: '1.4.2e' }];
  return permission === 'needs-date' ? [{ what: 'start-date', players: [], article: '1.4.2e' }] : [];
}

type FederationRule = Pick<Evaluation, 'requirements' | 'exemption' | 'missing' | 'readings'>;

/** 1.4.3 and 1.4.4, or an exemption from both. */
function federationRule(games: readonly NormGame[], { player }: Candidate, event: NormEvent): FederationRule {
  const { declared, field, format, host } = event;
  const exempt = (exemption: string, more: Partial<FederationRule> = {}): FederationRule => ({
    requirements: [],
    missing: [],
    readings: [],
    exemption,
    ...more,
  });
  const ofEvent = declared.find((article) => article !== '1.4.3b');
  if (ofEvent !== undefined) return exempt(ofEvent);
  const isHostKnown = host !== null && player.federation !== null;
  if (declared.includes('1.4.3b') && isHostKnown && player.federation === host) return exempt('1.4.3b');
  if (format === 'swiss' && field.kind === 'exempt') return exempt('1.4.3d');
  const requirements = federationMix(games, player.federation);
  const own: MissingFact[] =
    player.federation === null ? [{ what: 'federation', players: [player.id], article: '1.4.3' }] : [];
  const usual = { requirements, exemption: null, missing: own, readings: [] };
  if (requirements.every((requirement) => requirement.holds)) return usual;
  if (declared.includes('1.4.3b') && !isHostKnown) {
    const hosts: MissingFact[] =
      host === null ? [{ what: 'host-federation', players: [], article: '1.4.3b' }] : [];
    return exempt('1.4.3b', { missing: [...own, ...hosts] });
  }
  if (format === 'swiss' && field.kind === 'reading') return exempt('1.4.3d', { readings: ['1.4.3d'] });
  if (format === 'swiss' && field.kind === 'unknown') return exempt('1.4.3d', { missing: field.missing });
  return usual;
}

/** Facts about the games themselves: whether they count, how they ended, and who the opponents are. */
function missingIn({ games, ignored }: GameChoice, norm: Norm, { player }: Candidate): MissingFact[] {
  const doubtful = ignored.filter(({ article }) => article === null).map(({ game }) => game);
  const [inside, all] = [games, [...games, ...doubtful]];
  const idsOf = (list: readonly NormGame[]): number[] => list.map(({ opponent }) => opponent.id);
  const facts: MissingFact[] = [
    {
      what: 'federation',
      players: idsOf(all.filter(({ opponent }) => opponent.federation === null)),
      article: '1.4.2a',
    },
    { what: 'result', players: idsOf(all.filter(({ halfPoints }) => halfPoints === null)), article: '1.4.8' },
    {
      what: 'title',
      players: idsOf(inside.filter(({ opponent }) => opponent.title === null)),
      article: '1.4.5',
    },
    {
      what: 'rating',
      players: idsOf(inside.filter(({ opponent }) => opponent.rating === null)),
      article: '1.4.6',
    },
    { what: 'sex', players: norm.forWomen && player.sex === null ? [player.id] : [], article: '0.3.1' },
  ];
  return facts.filter(({ players }) => players.length > 0);
}

/**
 * The candidate with a game against another opponent in one round, and nothing else changed.
 * @param scoreless unrated players of a round robin who scored nothing in the other rounds: their game counts only if they
 *   score in it (1.4.2b), which is against a rated candidate only.
 */
export function withOpponent(
  candidate: Candidate,
  round: number,
  opponent: NormPlayer,
  halfPoints: HalfPoints,
  scoreless: ReadonlySet<number>,
): Candidate {
  const rest = withoutRound(candidate, round);
  const scoresHere = (candidate.player.rating ?? 0) > 0 && halfPoints < 2;
  const article = exclusionOf(opponent, scoresHere ? NOBODY : scoreless);
  if (article !== null)
    return { ...rest, excluded: [...rest.excluded, { round, opponent: opponent.id, article }] };
  const games = [...rest.games, { round, opponent, halfPoints }];
  return { ...rest, games: games.sort((a, b) => a.round - b.round) };
}

const NOBODY: ReadonlySet<number> = new Set();

/** The candidate with the pairing-allocated bye in one round, and nothing else changed. */
export function withBye(candidate: Candidate, round: number): Candidate {
  const rest = withoutRound(candidate, round);
  return { ...rest, freeRounds: [...rest.freeRounds, round] };
}

/** The candidate without whatever stood in one round. */
export function withoutRound(candidate: Candidate, round: number): Candidate {
  const isOther = (game: { readonly round: number }): boolean => game.round !== round;
  const { lastForfeit } = candidate;
  return {
    ...candidate,
    games: candidate.games.filter(isOther),
    excluded: candidate.excluded.filter(isOther),
    freeRounds: candidate.freeRounds.filter((other) => other !== round),
    lastForfeit: lastForfeit !== null && isOther(lastForfeit) ? lastForfeit : null,
  };
}
