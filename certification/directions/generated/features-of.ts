import type { Tournament } from '../../../corpus/index.js';
import { entryOf } from '../../../engine/index.js';
import { modelOf } from '../../../generator/index.js';
import type { Amount, PointConfig } from '../../../generator/index.js';
import { pointConfigOf, resolvePoints } from '../../../generator/rounds/points.js';
import { EVENT_FEATURES } from '../../campaign/trials/generated-event.js';
import type { EventFeature } from '../../campaign/trials/generated-event.js';
import type { GameOfFile } from './games.js';

/** What a tournament has, as a model of our generator would be made of it. */
export function featuresOf(tournament: Tournament, games: readonly GameOfFile[]): EventFeature[] {
  if (tournament.players.length < 2) return [];
  const { rates = {}, acceleration, forbiddenPairs } = modelOf(tournament);
  const results = new Set(games.map(resultsOf));
  const hasResult = (...codes: readonly string[]): boolean => codes.some((code) => results.has(code));
  const has: Readonly<Record<EventFeature, boolean>> = {
    'pairing-allocated-bye': hasBye(tournament),
    'half-point-bye': isSome(rates.halfPointBye),
    'full-point-bye': isSome(rates.fullPointBye),
    'zero-point-bye': isSome(rates.zeroPointBye),
    forfeit: hasResult('+-'),
    'double-forfeit': hasResult('--'),
    withdrawal: isSome(rates.withdrawal),
    'late-entry': isSome(rates.lateEntry),
    acceleration: acceleration !== undefined && acceleration !== 'none',
    'forbidden-pair': forbiddenPairs !== undefined && forbiddenPairs !== 0,
    'unusual-result': hasResult('0=', '00'),
    'unrated-game': hasResult('LW', 'DD'),
    'other-points': !areUsual(pointsIn(tournament)),
  };
  return EVENT_FEATURES.filter((feature) => has[feature]);
}

/** What games, byes and forfeits are worth, in points; where a round has several games, what a win, a draw and a loss are worth. */
export function pointsIn({ teams, twoGames, points }: Tournament): PointConfig {
  const ofGames = teams?.games ?? twoGames;
  if (ofGames === undefined) return pointConfigOf(points);
  const { win, draw, loss } = pointConfigOf(ofGames);
  return { win, draw, loss };
}

/** True for a win worth 1, a draw ½, a loss nothing, and byes and forfeits accordingly. */
export function areUsual(points: PointConfig): boolean {
  return areEqual(points, resolvePoints('1-½-0'));
}

/** True where the points have no value that is different in others. */
export function areEqual(points: PointConfig, others: Required<PointConfig>): boolean {
  return (Object.keys(points) as (keyof PointConfig)[]).every((key) => points[key] === others[key]);
}

function hasBye({ players, pairedRounds }: Tournament): boolean {
  return players.some((player) =>
    Array.from({ length: pairedRounds }, (_, index) => entryOf(player, index + 1)).some(
      ({ result }) => result === 'U',
    ),
  );
}

function resultsOf({ result, opponentResult }: GameOfFile): string {
  return result < opponentResult ? result + opponentResult : opponentResult + result;
}

function isSome(amount: Amount | undefined): boolean {
  return amount !== undefined && amount !== 0;
}
