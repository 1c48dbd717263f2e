import { EventHistory, pairRound } from '../engine/index.js';
import type { Colour, EventData, EventPlayer, RoundEntry } from '../engine/index.js';
import type { Tournament } from '../corpus/index.js';
import { Absences, drawRates } from './absences.js';
import { resolveConfig } from './config.js';
import type { GeneratorConfig, ResolvedConfig } from './config.js';
import { describeTournament, editionOf, pointSystemOf } from './describe.js';
import { drawResult } from './games.js';
import { drawPlayers } from './players.js';
import type { Entrant } from './players.js';
import { Random, tournamentSeed } from './random.js';
import type { Seed } from './random.js';
import { drawForbiddenPairs } from './restrictions.js';

/**
 * Simulates the tournament with this index (from 1) of a campaign, paired round after round by the rules. When some
 * round cannot be paired, another tournament with fewer rounds is drawn in its place: to cut off the rest would not do,
 * since a final round is paired by other rules than the same round of a longer tournament.
 */
export function generateTournament(config: GeneratorConfig, seed: Seed, index: number): Tournament {
  const settings = resolveConfig(config);
  let mostRounds = Infinity;
  for (let attempt = 0; ; attempt++) {
    const random = new Random(tournamentSeed(seed, index, attempt));
    const setup = drawSetup(random, settings, mostRounds);
    const { totalRounds } = setup.event;
    const played = playRounds(random, settings, setup);
    if (played === totalRounds) {
      return describeTournament(settings, tournamentName(seed, index), setup.entrants, setup.event);
    }
    // Half-way: longer tournaments are the harder ones, but there must be an end to the attempts.
    mostRounds = Math.max(1, Math.floor((played + totalRounds) / 2));
  }
}

/** The index as it stands in names. */
export function paddedIndex(index: number): string {
  return String(index).padStart(4, '0');
}

/** A tournament before round 1, and later with the rounds played so far. */
interface Setup {
  /** In the order of the starting numbers, which go from 1. */
  readonly entrants: readonly Entrant[];
  readonly event: EventData & {
    readonly players: readonly GrowingPlayer[];
    readonly initialColour: Colour;
  };
}

interface GrowingPlayer extends EventPlayer {
  readonly rounds: RoundEntry[];
}

function tournamentName(seed: Seed, index: number): string {
  return `swissproof ${seed}/${paddedIndex(index)}`;
}

function drawSetup(random: Random, settings: ResolvedConfig, mostRounds: number): Setup {
  const size = random.branch('size');
  const count = size.integerOf(settings.players);
  const wantedRounds = size.integerOf(settings.rounds);
  const lot = random.branch('colour').pick(['white', 'black'] as const);
  const restrictions = random.branch('restrictions');
  const entrants = drawPlayers(random.branch('players'), settings, count);
  return {
    entrants,
    event: {
      players: entrants.map(({ id }) => ({ id, rounds: [] })),
      totalRounds: Math.min(wantedRounds, count - 1, mostRounds),
      points: pointSystemOf(settings.points),
      initialColour: settings.initialColour === 'random' ? lot : settings.initialColour,
      virtualPoints: new Map(),
      forbidden: drawForbiddenPairs(restrictions, count, restrictions.integerOf(settings.forbiddenPairs)),
      adjustments: [],
    },
  };
}

/** Plays the event to its end, or to the first round that cannot be paired; returns the number of rounds played. */
function playRounds(random: Random, settings: ResolvedConfig, { entrants, event }: Setup): number {
  const edition = editionOf(settings.system);
  const rates = drawRates(random.branch('rates'), settings.rates);
  const absences = new Absences(random.branch('absences'), rates, entrants.length, event.totalRounds);
  const games = random.branch('games');
  const history = new EventHistory(event, edition);
  const enter = (id: number, entry: RoundEntry): void => {
    event.players[id - 1].rounds.push(entry);
  };
  for (let round = 1; round <= event.totalRounds; round++) {
    const byes = absences.drawRound(round);
    const state = history.stateFor((id) => !byes.has(id), event.initialColour);
    const outcome = pairRound(state, edition);
    if (outcome.kind === 'impossible') return round - 1;
    for (const { white, black } of outcome.pairs) {
      const strengths = [white, black].map((id) => entrants[id - 1].strength);
      const [forWhite, forBlack] = drawResult(games, strengths[0], strengths[1], rates.forfeit);
      enter(white, { opponent: black, colour: 'white', result: forWhite });
      enter(black, { opponent: white, colour: 'black', result: forBlack });
    }
    if (outcome.bye !== null) enter(outcome.bye, { opponent: null, colour: null, result: 'U' });
    for (const [id, result] of byes) enter(id, { opponent: null, colour: null, result });
    history.advance();
  }
  return event.totalRounds;
}
