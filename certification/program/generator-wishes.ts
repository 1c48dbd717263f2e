import { pairsTeams } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import {
  drawRobinTieBreaks,
  drawTeamTieBreaks,
  drawTieBreaks,
  editionOf,
  Random,
  resolveConfig,
} from '../../generator/index.js';
import type { GeneratorConfig, GeneratorSystem, ResolvedConfig } from '../../generator/index.js';

/** One tournament that a candidate's generator is asked for. */
export interface Wish {
  /** A whole number: most generators take no other seed. */
  readonly seed: number;
  /** Our configuration with everything drawn: one number of players, of rounds, one chance for every event, one list. */
  readonly config: GeneratorConfig;
}

/** Draws what to ask for from the spans of a configuration. */
export function drawWish(config: GeneratorConfig, system: GeneratorSystem, seed: string): Wish {
  const settings = resolveConfig({ ...config, system });
  const random = new Random(`${seed}/wish`);
  const players = random.integerOf(settings.players);
  const rounds = roundsFor(players, config, settings, random);
  return {
    seed: random.integer(1, LARGEST_SEED),
    config: {
      ...settings,
      system,
      players,
      rounds,
      points: random.branch('points').pick(settings.points),
      strengthSpread: random.realOf(settings.strengthSpread),
      rates: Object.fromEntries(
        Object.entries(settings.rates).map(([rate, span]) => [rate, rounded(random.realOf(span))]),
      ),
      forbiddenPairs: random.integerOf(settings.forbiddenPairs),
      tieBreaks: drawListOf(settings)(random.branch('tieBreaks'), settings.tieBreaks, true).map(
        ({ text }) => text,
      ),
    },
  };
}

/** A table has as many rounds as its players need. */
function roundsFor(
  players: number,
  config: GeneratorConfig,
  settings: ResolvedConfig,
  random: Random,
): number {
  const { system } = settings;
  if (robinKind(system) === null) return Math.min(random.integerOf(settings.rounds), players - 1);
  const { rounds: _, ...others } = config;
  return resolveConfig({ ...others, system, players }).rounds.min;
}

function drawListOf(settings: ResolvedConfig): typeof drawTieBreaks {
  if (robinKind(settings.system) !== null) return drawRobinTieBreaks;
  return pairsTeams(editionOf(settings)) ? drawTeamTieBreaks : drawTieBreaks;
}

/**
 * The configuration file of JaVaFo and bbpPairings. Rates are "one in N": games for forfeits, but players of the whole event for
 * those who retire or have a half-point bye, where ours are for each round. What they do not know is left out.
 */
export function keyValueFile({ config }: Wish): string {
  const { players, rounds, ratings, rates, points: systems } = resolveConfig(config);
  const [points] = systems;
  const values: Record<string, number> = {
    PlayersNumber: players.min,
    RoundsNumber: rounds.min,
    ForfeitRate: oneIn(rates.forfeit.min),
    RetiredRate: oneIn(inSome(rates.withdrawal.min, rounds.min - 1)),
    HalfPointByeRate: oneIn(inSome(rates.halfPointBye.min, rounds.min)),
    HighestRating: ratings.highest,
    LowestRating: ratings.lowest,
    PointsForWin: points.win,
    PointsForDraw: points.draw,
  };
  if (points.loss !== 0) values['PointsForLoss'] = points.loss;
  if (points.pairingAllocatedBye !== points.win) values['PointsForPAB'] = points.pairingAllocatedBye;
  return Object.entries(values)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}

const LARGEST_SEED = 2 ** 31 - 1;
/** "One in N" for what is not to happen: a rate left out would be drawn at random. */
const NEVER = 100_000;

function oneIn(chance: number): number {
  return chance * NEVER <= 1 ? NEVER : Math.max(1, Math.round(1 / chance));
}

/** The chance that something with this chance in each round happens in one of so many. */
function inSome(chance: number, rounds: number): number {
  return 1 - (1 - chance) ** rounds;
}

/** A chance that reads well in a file. */
function rounded(chance: number): number {
  return Math.round(chance * 10_000) / 10_000;
}
