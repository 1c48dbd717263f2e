import { isRated, pairsTeams } from '../engine/index.js';
import type { PointSystem, TieBreakItem } from '../engine/index.js';
import { robinKind } from '../engine/round-robin/index.js';
import { announcesTwoGames, matchPoints, MAXI_COMMENT, tournamentOf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { drawAbsences } from './rounds/absences.js';
import type { Bye } from './rounds/absences.js';
import { virtualPointsOf } from './rounds/acceleration.js';
import type { GeneratorConfig, PointConfig } from './config/config.js';
import { NotPossibleError, missingOf, missingWords, sumOf } from './config/missing.js';
import type { Missing } from './config/missing.js';
import { enough, playable } from './config/span.js';
import { missingUnrated } from './players/ratings.js';
import { Games } from './rounds/games.js';
import { matchesOfTwo, singleGames } from './rounds/pairings.js';
import { handOf } from './rounds/by-hand.js';
import type { Hand } from './rounds/by-hand.js';
import { LaterKnowledge } from './rounds/known-later.js';
import { playRounds } from './rounds/play-rounds.js';
import type { GrowingEvent } from './rounds/growing-event.js';
import type { Trial } from './rounds/play-rounds.js';
import { editionOf, resolveConfig, suitBaku } from './config/resolve-config.js';
import { drawOccasion, headerOf, systemCodeOf } from './header.js';
import type { Occasion } from './header.js';
import { drawPlayers } from './players/players.js';
import { withProvisionalRatings } from './players/provisional-ratings.js';
import type { Entrant } from './players/players.js';
import { pointSystemOf } from './rounds/points.js';
import { Random, tournamentSeed } from './random.js';
import type { Seed } from './random.js';
import type { ResolvedConfig } from './config/resolve-config.js';
import { drawForbiddenPairs } from './rounds/restrictions.js';
import { ranked } from './standings/ranked.js';
import { drawTieBreaks } from './standings/tie-breaks.js';
import { tryRobin } from './round-robin/try-robin.js';
import { tryTeams } from './teams/try-teams.js';
import { present } from '../engine/present.js';

/**
 * Simulates the tournament with this index (from 1) of a campaign, paired round after round by the rules. When some
 * round cannot be paired, another tournament with fewer of the rounds asked for is drawn in its place: to cut off the
 * rest would not do, since a final round is paired by other rules than the same round of a longer tournament. Where the
 * rules leave a round to the arbiter another one as long is drawn, as long as there is hope. Throws a NotPossibleError
 * where nothing that is drawn has what the configuration asks for, unless it says `atMost`.
 * @param hand alters rounds on the way; the event goes on from there, paired by the rules. Round robins, whose rounds do not
 * hang on each other, are not altered by it.
 */
export function generateTournament(
  config: GeneratorConfig,
  seed: Seed,
  index: number,
  hand?: Hand,
): Tournament {
  return simulate(resolveConfig(config), seed, index, hand).tournament;
}

/** A simulated tournament, and what it lacks of what was asked for; only with `atMost` anything is lacking. */
export interface Simulated {
  readonly tournament: Tournament;
  readonly missing: Missing;
}

export function simulate(settings: ResolvedConfig, seed: Seed, index: number, hand?: Hand): Simulated {
  const { atMost = false, rounds } = settings;
  let mostRounds = Infinity;
  let retries = MAX_RETRIES;
  let least: Simulated | null = null;
  let longest = 0;
  for (let attempt = 0; ; attempt++) {
    if (attempt >= MOST_ATTEMPTS && !atMost) throw notPossible(settings, least, longest);
    const random = new Random(tournamentSeed(seed, index, attempt));
    const name = `swissproof ${seed}/${paddedIndex(index)}`;
    const trial = tryOnce(random, settings, mostRounds, name, hand);
    const { played, totalRounds, isLeftToArbiter } = trial;
    if (played === totalRounds) {
      const missing = missingOf(trial.missing(), { rounds: rounds.min - totalRounds });
      const found = { tournament: trial.tournament(), missing };
      if (sumOf(missing) === 0) return found;
      if (least === null || sumOf(missing) < sumOf(least.missing)) least = found;
      if (atMost && (attempt >= MOST_ATTEMPTS || totalRounds < rounds.min)) return least;
      continue;
    }
    longest = Math.max(longest, played);
    if (isLeftToArbiter && retries-- > 0) continue;
    retries = MAX_RETRIES;
    // Half-way: longer tournaments are the harder ones, but there must be an end to the attempts.
    const shorter = Math.max(1, Math.floor((played + totalRounds) / 2));
    mostRounds = atMost ? shorter : Math.max(rounds.min, shorter);
  }
}

function tryOnce(
  random: Random,
  settings: ResolvedConfig,
  mostRounds: number,
  name: string,
  hand: Hand | undefined,
): Trial {
  const kind = robinKind(settings.system);
  if (kind !== null) return tryRobin(random, settings, kind, name);
  return pairsTeams(editionOf(settings))
    ? tryTeams(random, settings, mostRounds, name, hand)
    : tryPlayers(random, settings, mostRounds, name, hand);
}

/** How many tournaments are drawn before one is said not to be possible. */
const MOST_ATTEMPTS = 60;

function notPossible(settings: ResolvedConfig, least: Simulated | null, longest: number): NotPossibleError {
  if (least === null)
    return new NotPossibleError(
      `rounds: ${settings.rounds.min} are asked for, and none of ${MOST_ATTEMPTS} tournaments could be paired to its end; possible: rounds ${Math.max(1, longest)}, or more players`,
    );
  const words = missingWords(least.missing).join('; ');
  return new NotPossibleError(
    `what is asked for is not possible: in the best of ${MOST_ATTEMPTS} tournaments there are, of ${words}`,
  );
}

function tryPlayers(
  random: Random,
  settings: ResolvedConfig,
  mostRounds: number,
  name: string,
  hand?: Hand,
): Trial {
  const setup = drawSetup(random, settings, mostRounds);
  const { entrants, event, twoGames } = setup;
  const strength = (id: number): number => entrants[id - 1].strength;
  const games = new Games(random.branch('games'), settings.rates, event.totalRounds);
  const play =
    twoGames === undefined
      ? singleGames(games, strength)
      : matchesOfTwo(games, random.branch('secondGames'), strength, twoGames);
  const alter = handOf(random.branch('by hand'), settings.handPaired ?? 0, event.totalRounds, hand);
  const later = new LaterKnowledge(random.branch('known later'), settings, event);
  const outcome = playRounds(editionOf(settings), { ...setup, alter, later }, play);
  return {
    ...outcome,
    totalRounds: event.totalRounds,
    missing: () => missingOf(setup.missing, games.missing()),
    tournament: () => describe(settings, name, setup, outcome.declarations),
  };
}

/** How many tournaments of the same length are drawn when some round is left to the arbiter. */
const MAX_RETRIES = 20;

/** The index as it stands in names. */
export function paddedIndex(index: number): string {
  return String(index).padStart(4, '0');
}

/** A tournament before round 1, and later with the rounds played so far. */
interface Setup {
  /** In the order of the starting numbers, which go from 1. */
  readonly entrants: readonly Entrant[];
  readonly occasion: Occasion;
  /** Who is not paired: entry r-1 is round r. */
  readonly byes: readonly ReadonlyMap<number, Bye>[];
  /** What was asked for by number and is not there, games aside. */
  readonly missing: Missing;
  readonly points: Required<PointConfig>;
  readonly isBaku: boolean;
  readonly tieBreaks: readonly TieBreakItem[];
  /** What the games are worth, where rounds are matches of two; absent elsewhere. */
  readonly twoGames?: PointSystem;
  readonly event: GrowingEvent;
}

function drawSetup(random: Random, settings: ResolvedConfig, mostRounds: number): Setup {
  const size = random.branch('size');
  const count = size.integerOf(enough(settings.players, settings.rounds));
  const totalRounds = size.integerOf(playable(settings.rounds, count, mostRounds));
  const lot = random.branch('colour').pick(['white', 'black'] as const);
  const restrictions = random.branch('restrictions');
  const occasion = drawOccasion(random.branch('occasion'), settings);
  const year = Number(occasion.start.slice(0, 4));
  const drawn = drawPlayers(random.branch('players'), settings, count, year);
  const entrants = editionOf(settings).needs.includes('ratings') ? withProvisionalRatings(drawn) : drawn;
  const { byes, missing } = drawAbsences(random.branch('absences'), settings.rates, count, totalRounds);
  const isAccelerated = settings.acceleration.every((own) => own === 'baku');
  const points = random
    .branch('points')
    .pick(isAccelerated ? settings.points.filter(suitBaku) : settings.points);
  const possible = settings.acceleration.filter((own) => own !== 'baku' || suitBaku(points));
  const method = random.branch('acceleration').pick(possible);
  const games = pointSystemOf(points);
  const forbiddenPairs = restrictions.integerOf(settings.forbiddenPairs);
  const isOfTwoGames = announcesTwoGames(editionOf(settings).code);
  const isByeStated = games.pairingAllocatedBye !== games.whiteWin;
  const event = {
    players: entrants.map(({ id, name, title, rating }) => ({ id, name, title, rating, rounds: [] })),
    totalRounds,
    points: isOfTwoGames ? matchPoints(games, isByeStated) : games,
    initialColour: settings.initialColour === 'random' ? lot : settings.initialColour,
    virtualPoints: new Map(),
    forbidden: drawForbiddenPairs(restrictions, count, forbiddenPairs),
    adjustments: [],
  };
  const virtualPoints = virtualPointsOf(method, event, editionOf(settings), (id) => !byes[0].has(id));
  const isBaku = method === 'baku' && virtualPoints.size > 0;
  const hasUnrated = entrants.some((entrant) => !isRated(entrant));
  const tieBreaks = drawTieBreaks(random.branch('tieBreaks'), settings.tieBreaks, hasUnrated);
  const { pairingAllocatedBye } = event.points;
  return {
    ...{ entrants, occasion, byes, points, isBaku, tieBreaks },
    missing: missingOf(missing, {
      'ratings.unrated': missingUnrated(settings, count),
      forbiddenPairs: settings.forbiddenPairs.min - event.forbidden.length,
      acceleration: isAccelerated && !isBaku ? 1 : 0,
    }),
    ...(isOfTwoGames ? { twoGames: { ...games, pairingAllocatedBye } } : {}),
    event: { ...event, virtualPoints },
  };
}

/** The played event with all that a tournament file tells of it besides the rounds. */
function describe(
  settings: ResolvedConfig,
  name: string,
  setup: Setup,
  declarations: readonly string[],
): Tournament {
  const { entrants, occasion, isBaku, tieBreaks, event, twoGames } = setup;
  const tournament = tournamentOf({
    ...event,
    ...present({ twoGames }),
    players: event.players.map((player, place) => {
      // One by one, not spread: that is slow, and it is done of everybody.
      const { id, name, rating, title, sex, federation, fideId, birthDate } = entrants[place];
      const { rounds } = player;
      const known = { id, name, rating, title, sex, federation, fideId, birthDate, rounds };
      return known satisfies Omit<Entrant, 'strength'>;
    }),
    header: headerOf(settings, name, occasion, entrants, event.totalRounds, tieBreaks),
    systemCode: systemCodeOf(settings, isBaku),
    comments: [...(settings.maxi === true ? [MAXI_COMMENT] : []), ...declarations],
  });
  return ranked(tournament, tieBreaks);
}
