import { boardsOf, decideCase, pairTournamentRound } from '../checker/index.js';
import { tournamentOf, writeTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import type { RoundEntry } from '../engine/index.js';
import { generate } from '../generator/index.js';

/** An event as an organiser sends it: the file before each round, and what `pair` says of that file. */
export interface EventToPlay {
  readonly files: readonly string[];
  /** The boards as JSON. */
  readonly boards: readonly string[];
}

/** So many events, the same ones each time. */
export function eventsToPlay(count: number, players: number, rounds: number): EventToPlay[] {
  const config = { players, rounds, rates: {}, initialColour: 'white' as const };
  return [...generate(config, { seed: 'bench-server', count })].map(({ tournament }) => {
    const moments = Array.from({ length: tournament.pairedRounds }, (_, round) => before(tournament, round));
    return {
      files: moments.map((moment) => writeTrf(moment, { format: 'trf26' })),
      boards: moments.map(paired),
    };
  });
}

/** The event when so many rounds are played, and it is known who is away in the next one. */
function before(tournament: Tournament, rounds: number): Tournament {
  const players = tournament.players.map(({ points: _, rank: __, ...player }) => ({
    ...player,
    rounds: player.rounds.slice(0, isAway(player.rounds[rounds]) ? rounds + 1 : rounds),
  }));
  return tournamentOf({ ...tournament, players, pairedRounds: rounds, requestedByes: [], wrongPoints: [] });
}

function paired(tournament: Tournament): string {
  const decision = decideCase(tournament, null);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  const answer = pairTournamentRound(decision.swissCase);
  if (!answer.ok || answer.outcome.kind !== 'paired')
    throw new Error('an event of the bench cannot be paired');
  return JSON.stringify(boardsOf(answer.outcome.pairs, answer.outcome.bye));
}

function isAway(entry: RoundEntry | undefined): boolean {
  return entry !== undefined && ['F', 'H', 'Z'].includes(entry.result);
}
