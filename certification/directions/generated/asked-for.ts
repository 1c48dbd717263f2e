import { brokenBakuPremises, pairsTeams } from '../../../engine/index.js';
import { robinKind } from '../../../engine/round-robin/index.js';
import { editionOf, resolveConfig } from '../../../generator/index.js';
import type { GeneratorConfig, ResolvedConfig } from '../../../generator/index.js';
import { suitBaku } from '../../../generator/config/resolve-config.js';
import { pointSystemOf } from '../../../generator/rounds/points.js';
import { EVENT_FEATURES } from '../../campaign/trials/generated-event.js';
import type { EventFeature, GeneratedEvent } from '../../campaign/trials/generated-event.js';
import { areUsual } from './features-of.js';

/** How the settings of a generator are written: any of ours in JSON, or the keys that JaVaFo and bbpPairings read. */
export type SettingsFormat = 'json' | 'key-value';

/**
 * What a wish asks for. A feature that the format has no words for is unsaid, and not asked for. The chances are those of our own
 * generator, for as many players and rounds: another one may mean something else by a rate.
 * @param config of a wish: a single number of players and of rounds, one chance for each rate.
 */
export function askedFor(
  config: GeneratorConfig,
  format: SettingsFormat,
): Pick<GeneratedEvent, 'asked' | 'unsaid'> {
  const settings = resolveConfig(config);
  const chances = chancesOf(settings);
  const said = format === 'json' ? chances : saidInKeys(settings, chances);
  const isAsked = (feature: EventFeature): boolean => (said[feature] ?? 0) > 0;
  return {
    asked: Object.fromEntries(
      EVENT_FEATURES.filter(isAsked).map((feature) => [feature, Math.round((said[feature] ?? 0) * 1000)]),
    ),
    unsaid: EVENT_FEATURES.filter((feature) => !isAsked(feature) && chances[feature] > 0),
  };
}

type Chances = Readonly<Record<EventFeature, number>>;

/** The chance that an event has each feature. */
function chancesOf(settings: ResolvedConfig): Chances {
  const { rates, points, forbiddenPairs } = settings;
  const [players, rounds] = [settings.players.min, settings.rounds.min];
  const games = gamesIn(settings);
  const isRobin = robinKind(settings.system) !== null;
  const some = (rate: keyof typeof rates, times: number): number => 1 - (1 - rates[rate].min) ** times;
  const either = (...chances: readonly number[]): number =>
    1 - chances.reduce((none, chance) => none * (1 - chance), 1);
  const withdrawal = some('withdrawal', players * (rounds - 1));
  // In a file, a zero-point bye in the first round looks like a late entry.
  const absentFirst = some('zeroPointBye', players);
  return {
    'pairing-allocated-bye': !isRobin && players % 2 === 1 ? 1 : 0,
    'half-point-bye': some('halfPointBye', players * rounds),
    'full-point-bye': some('fullPointBye', players * rounds),
    'zero-point-bye': some('zeroPointBye', players * (rounds - 1)),
    forfeit: either(
      some('forfeit', games),
      some('forfeitWin', games),
      some('forfeitLoss', games),
      isRobin ? withdrawal : 0,
    ),
    'double-forfeit': some('doubleForfeit', games),
    // Who withdraws from a round robin forfeits the games that are left.
    withdrawal: isRobin ? 0 : withdrawal,
    'late-entry':
      rounds < 2 || rates.lateEntry.min === 0 ? 0 : either(some('lateEntry', players), absentFirst),
    acceleration: accelerated(settings),
    // Our generator draws no more pairs than leave a first round.
    'forbidden-pair': forbiddenPairs.min > 0 && players >= 4 ? 1 : 0,
    'unusual-result': either(some('drawAgainstLoss', games), some('doubleLoss', games)),
    'unrated-game': some('unratedGame', games),
    'other-points': points.every(areUsual) ? 0 : 1,
  };
}

/** Of them what the keys of JaVaFo and bbpPairings say; see `keyValueFile`. */
function saidInKeys(settings: ResolvedConfig, chances: Chances): Partial<Chances> {
  const [{ win, draw, loss, pairingAllocatedBye }] = settings.points;
  const arePointsUsual = win === 1 && draw === 0.5 && loss === 0 && pairingAllocatedBye === 1;
  const { min: forfeit } = settings.rates.forfeit;
  return {
    'pairing-allocated-bye': chances['pairing-allocated-bye'],
    'half-point-bye': chances['half-point-bye'],
    forfeit: 1 - (1 - forfeit) ** gamesIn(settings),
    withdrawal: chances.withdrawal,
    'other-points': arePointsUsual ? 0 : 1,
  };
}

/** At least, where a match of teams has several games. */
function gamesIn(settings: ResolvedConfig): number {
  const matches = Math.floor(settings.players.min / 2) * settings.rounds.min;
  if (robinKind(settings.system) !== null || !pairsTeams(editionOf(settings))) return matches;
  return matches * (settings.teams?.boards?.min ?? LEAST_BOARDS);
}

/** Of the matches of teams that our generator draws where nothing is said of the boards. */
const LEAST_BOARDS = 2;

/** Our generator draws one of the accelerations that are possible with these points. */
function accelerated(settings: ResolvedConfig): number {
  if (robinKind(settings.system) !== null) return 0;
  const { acceleration, points, rounds } = settings;
  const event = { totalRounds: rounds.min, points: pointSystemOf(points[0]) };
  const possible = acceleration.filter((method) => method !== 'baku' || suitBaku(points[0]));
  const hasEffect = possible.filter((method) =>
    method === 'baku'
      ? !brokenBakuPremises(event, editionOf(settings).baku).includes('rounds')
      : method !== 'none',
  );
  return possible.length === 0 ? 0 : hasEffect.length / possible.length;
}
