import { isRated, pairsTeams } from '../engine/index.js';
import type { PointSystem, TieBreakItem } from '../engine/index.js';
import { announcesTwoGames, matchPoints, MAXI_COMMENT, tournamentOf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { drawAbsences } from './rounds/absences.js';
import type { Bye } from './rounds/absences.js';
import { virtualPointsOf } from './rounds/acceleration.js';
import type { GeneratorConfig } from './config/config.js';
import { Games } from './rounds/games.js';
import { matchesOfTwo, singleGames } from './rounds/pairings.js';
import { playRounds } from './rounds/play-rounds.js';
import type { GrowingEvent, Trial } from './rounds/play-rounds.js';
import { editionOf } from './config/edition-of.js';
import { drawOccasion, headerOf, systemCodeOf } from './header.js';
import type { Occasion } from './header.js';
import { drawPlayers } from './players/players.js';
import { withProvisionalRatings } from './players/provisional-ratings.js';
import type { Entrant } from './players/players.js';
import { pointSystemOf } from './rounds/points.js';
import { Random, tournamentSeed } from './random.js';
import type { Seed } from './random.js';
import { resolveConfig, suitBaku } from './config/resolve-config.js';
import type { ResolvedConfig } from './config/resolve-config.js';
import { drawForbiddenPairs } from './rounds/restrictions.js';
import { ranked } from './standings/ranked.js';
import { drawTieBreaks } from './standings/tie-breaks.js';
import { tryTeams } from './teams/try-teams.js';

/**
 * Simulates the tournament with this index (from 1) of a campaign, paired round after round by the rules. When some
 * round cannot be paired, another tournament with fewer rounds is drawn in its place: to cut off the rest would not do,
 * since a final round is paired by other rules than the same round of a longer tournament. Where the rules leave a round
 * to the arbiter another one as long is drawn, as long as there is hope.
 */
export function generateTournament(config: GeneratorConfig, seed: Seed, index: number): Tournament {
  const settings = resolveConfig(config);
  let mostRounds = Infinity;
  let hopes = MOST_HOPES;
  for (let attempt = 0; ; attempt++) {
    const random = new Random(tournamentSeed(seed, index, attempt));
    const name = `swissproof ${seed}/${paddedIndex(index)}`;
    const trial = pairsTeams(editionOf(settings))
      ? tryTeams(random, settings, mostRounds, name)
      : tryPlayers(random, settings, mostRounds, name);
    const { played, totalRounds, isLeftToArbiter } = trial;
    if (played === totalRounds) return trial.tournament();
    if (isLeftToArbiter && hopes-- > 0) continue;
    hopes = MOST_HOPES;
    // Half-way: longer tournaments are the harder ones, but there must be an end to the attempts.
    mostRounds = Math.max(1, Math.floor((played + totalRounds) / 2));
  }
}

function tryPlayers(random: Random, settings: ResolvedConfig, mostRounds: number, name: string): Trial {
  const setup = drawSetup(random, settings, mostRounds);
  const { entrants, event, twoGames } = setup;
  const strength = (id: number): number => entrants[id - 1].strength;
  const games = new Games(random.branch('games'), settings.rates, event.totalRounds);
  const play =
    twoGames === undefined
      ? singleGames(games, strength)
      : matchesOfTwo(games, random.branch('secondGames'), strength, twoGames);
  const outcome = playRounds(editionOf(settings), setup, play);
  return { ...outcome, totalRounds: event.totalRounds, tournament: () => describe(settings, name, setup) };
}

/** How many tournaments of the same length are drawn when some round is left to the arbiter. */
const MOST_HOPES = 20;

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
  readonly isBaku: boolean;
  readonly tieBreaks: readonly TieBreakItem[];
  /** What the games are worth, where rounds are matches of two; absent elsewhere. */
  readonly twoGames?: PointSystem;
  readonly event: GrowingEvent;
}

function drawSetup(random: Random, settings: ResolvedConfig, mostRounds: number): Setup {
  const size = random.branch('size');
  const count = size.integerOf(settings.players);
  const totalRounds = Math.min(size.integerOf(settings.rounds), count - 1, mostRounds);
  const lot = random.branch('colour').pick(['white', 'black'] as const);
  const restrictions = random.branch('restrictions');
  const occasion = drawOccasion(random.branch('occasion'), settings);
  const year = Number(occasion.start.slice(0, 4));
  const drawn = drawPlayers(random.branch('players'), settings, count, year);
  const entrants = editionOf(settings).needs.includes('ratings') ? withProvisionalRatings(drawn) : drawn;
  const byes = drawAbsences(random.branch('absences'), settings.rates, count, totalRounds);
  const possible = settings.acceleration.filter((own) => own !== 'baku' || suitBaku(settings.points));
  const method = random.branch('acceleration').pick(possible);
  const games = pointSystemOf(settings.points);
  const isOfTwoGames = announcesTwoGames(editionOf(settings).code);
  const isByeStated = games.pairingAllocatedBye !== games.whiteWin;
  const event = {
    players: entrants.map(({ id, name, title, rating }) => ({ id, name, title, rating, rounds: [] })),
    totalRounds,
    points: isOfTwoGames ? matchPoints(games, isByeStated) : games,
    initialColour: settings.initialColour === 'random' ? lot : settings.initialColour,
    virtualPoints: new Map(),
    forbidden: drawForbiddenPairs(restrictions, count, restrictions.integerOf(settings.forbiddenPairs)),
    adjustments: [],
  };
  const virtualPoints = virtualPointsOf(method, event, editionOf(settings), (id) => !byes[0].has(id));
  const isBaku = method === 'baku' && virtualPoints.size > 0;
  const hasUnrated = entrants.some((entrant) => !isRated(entrant));
  const tieBreaks = drawTieBreaks(random.branch('tieBreaks'), settings.tieBreaks, hasUnrated);
  const { pairingAllocatedBye } = event.points;
  return {
    ...{ entrants, occasion, byes, isBaku, tieBreaks },
    ...(isOfTwoGames ? { twoGames: { ...games, pairingAllocatedBye } } : {}),
    event: { ...event, virtualPoints },
  };
}

/** The played event with all that a tournament file tells of it besides the rounds. */
function describe(settings: ResolvedConfig, name: string, setup: Setup): Tournament {
  const { entrants, occasion, isBaku, tieBreaks, event, twoGames } = setup;
  const tournament = tournamentOf({
    ...event,
    ...(twoGames === undefined ? {} : { twoGames }),
    players: event.players.map((player, place) => {
      const { strength, ...entrant } = entrants[place];
      return { ...player, ...entrant };
    }),
    header: headerOf(settings, name, occasion, entrants, event.totalRounds, tieBreaks),
    systemCode: systemCodeOf(settings, isBaku),
    comments: settings.maxi === true ? [MAXI_COMMENT] : [],
  });
  return ranked(tournament, tieBreaks);
}
