import { EventHistory, isRated, pairRound } from '../engine/index.js';
import type { Colour, EventData, EventPlayer, RoundEntry, TieBreakItem } from '../engine/index.js';
import { MAXI_COMMENT, tournamentOf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { drawAbsences } from './rounds/absences.js';
import type { Bye } from './rounds/absences.js';
import { virtualPointsOf } from './rounds/acceleration.js';
import type { GeneratorConfig } from './config/config.js';
import { Games } from './rounds/games.js';
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
    const setup = drawSetup(random, settings, mostRounds);
    const { totalRounds } = setup.event;
    const { played, isLeftToArbiter } = playRounds(random, settings, setup);
    if (played === totalRounds) return describe(settings, `swissproof ${seed}/${paddedIndex(index)}`, setup);
    if (isLeftToArbiter && hopes-- > 0) continue;
    hopes = MOST_HOPES;
    // Half-way: longer tournaments are the harder ones, but there must be an end to the attempts.
    mostRounds = Math.max(1, Math.floor((played + totalRounds) / 2));
  }
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
  readonly event: EventData & {
    readonly players: readonly GrowingPlayer[];
    readonly initialColour: Colour;
  };
}

interface GrowingPlayer extends EventPlayer {
  readonly rounds: RoundEntry[];
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
  const event = {
    players: entrants.map(({ id, name, title, rating }) => ({ id, name, title, rating, rounds: [] })),
    totalRounds,
    points: pointSystemOf(settings.points),
    initialColour: settings.initialColour === 'random' ? lot : settings.initialColour,
    virtualPoints: new Map(),
    forbidden: drawForbiddenPairs(restrictions, count, restrictions.integerOf(settings.forbiddenPairs)),
    adjustments: [],
  };
  const virtualPoints = virtualPointsOf(method, event, editionOf(settings), (id) => !byes[0].has(id));
  const isBaku = method === 'baku' && virtualPoints.size > 0;
  const hasUnrated = entrants.some((entrant) => !isRated(entrant));
  const tieBreaks = drawTieBreaks(random.branch('tieBreaks'), settings.tieBreaks, hasUnrated);
  return { entrants, occasion, byes, isBaku, tieBreaks, event: { ...event, virtualPoints } };
}

/** Plays the event to its end, or to the first round that the rules do not pair. */
function playRounds(
  random: Random,
  settings: ResolvedConfig,
  { entrants, event, byes }: Setup,
): { readonly played: number; readonly isLeftToArbiter: boolean } {
  const edition = editionOf(settings);
  const games = new Games(random.branch('games'), settings.rates, event.totalRounds);
  const history = new EventHistory(event);
  const enter = (id: number, entry: RoundEntry): void => {
    event.players[id - 1].rounds.push(entry);
  };
  const strength = (id: number): number => entrants[id - 1].strength;
  for (let round = 1; round <= event.totalRounds; round++) {
    const absent = byes[round - 1];
    // Known before the round is paired: some systems ask what those who are not there have instead.
    for (const [id, result] of absent) enter(id, { opponent: null, colour: null, result });
    const outcome = pairRound(
      history.stateFor((id) => !absent.has(id), event.initialColour),
      edition,
    );
    if (outcome.kind !== 'paired')
      return { played: round - 1, isLeftToArbiter: outcome.kind === 'left-to-arbiter' };
    const { pairs, bye } = outcome;
    const strengths = pairs.map(({ white, black }) => ({ white: strength(white), black: strength(black) }));
    games.play(round, strengths).forEach(([forWhite, forBlack], board) => {
      const { white, black } = pairs[board];
      enter(white, { opponent: black, colour: 'white', result: forWhite });
      enter(black, { opponent: white, colour: 'black', result: forBlack });
    });
    if (bye !== null) enter(bye, { opponent: null, colour: null, result: 'U' });
    history.advance();
  }
  return { played: event.totalRounds, isLeftToArbiter: false };
}

/** The played event with all that a tournament file tells of it besides the rounds. */
function describe(settings: ResolvedConfig, name: string, setup: Setup): Tournament {
  const { entrants, occasion, isBaku, tieBreaks, event } = setup;
  const tournament = tournamentOf({
    ...event,
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
