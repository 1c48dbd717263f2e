import type { Tournament } from '../../../corpus/index.js';
import { entryOf } from '../../../engine/index.js';
import { modelOf } from '../../../generator/index.js';
import type { Amount } from '../../../generator/index.js';
import { pointConfigOf, resolvePoints } from '../../../generator/rounds/points.js';
import { EVENT_FEATURES } from '../../campaign/trials/generated-event.js';
import type { EventFeature } from '../../campaign/trials/generated-event.js';
import type { PlayedGame } from './games.js';

/** What a tournament has, as a model of our generator would be made of it. */
export function featuresOf(tournament: Tournament, games: readonly PlayedGame[]): EventFeature[] {
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
    'other-points': !areUsual(
      pointConfigOf(tournament.teams?.games ?? tournament.twoGames ?? tournament.points),
    ),
  };
  return EVENT_FEATURES.filter((feature) => has[feature]);
}

/** True for a win worth 1, a draw ½, a loss nothing, and byes and forfeits accordingly. */
export function areUsual(points: ReturnType<typeof pointConfigOf>): boolean {
  const usual = resolvePoints('1-½-0');
  return (Object.keys(usual) as (keyof typeof usual)[]).every((key) => points[key] === usual[key]);
}

function hasBye({ players, pairedRounds }: Tournament): boolean {
  return players.some((player) =>
    Array.from({ length: pairedRounds }, (_, index) => entryOf(player, index + 1)).some(
      ({ result }) => result === 'U',
    ),
  );
}

function resultsOf({ result, opponentResult }: PlayedGame): string {
  return result < opponentResult ? result + opponentResult : opponentResult + result;
}

function isSome(amount: Amount | undefined): boolean {
  return amount !== undefined && amount !== 0;
}
