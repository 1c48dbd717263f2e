import { NO_LAST_ROUND, tournamentOf } from '../../corpus/index.js';
import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import { entryOf, initialColourOf } from '../../engine/index.js';
import type { PointAdjustment, RoundEntry } from '../../engine/index.js';
import { caseOfOther } from '../../checker/case/swiss-case.js';
import type { SwissCase } from '../../checker/case/swiss-case.js';
import { seated } from './seated.js';

/**
 * The tournament up to a round, with everything that the pairing of that round needs written down: edition, number of
 * rounds, initial-colour, virtual points. What the pairing does not need is gone.
 */
export function trimTo(tournament: Tournament, round: number, swissCase: SwissCase): Tournament {
  const { event, edition, initialColour } = caseOfOther(swissCase, tournament);
  const players = tournament.players.map((player) => ({ ...player, rounds: entriesUpTo(player, round) }));
  return remade(tournament, {
    players,
    totalRounds: Math.max(event.totalRounds, round),
    // An option counts before what the first game shows, as it does where the event is checked.
    initialColour:
      initialColour?.from === 'option' ? initialColour.colour : (initialColourOf(event) ?? 'white'),
    virtualPoints: event.virtualPoints,
    forbidden: tournament.forbidden
      .filter(({ first, last }) => first <= round && round <= last)
      .map(({ ids }) => ({ first: 1, last: NO_LAST_ROUND, ids })),
    ...readjusted(tournament, (adjustments) => adjustments.filter((one) => (one.round ?? 1) < round)),
    systemCode: edition.code,
    header: tournament.header.filter(({ tag }) => tag === '012'),
    comments: [],
    teamRecords: [],
    nationalRecords: [],
    unknownRecords: [],
    requestedByes: [],
  });
}

/** A copy with some parts replaced; points, ranks, the order of the lines and line-ups are made anew. */
export function remade(tournament: Tournament, parts: Partial<Tournament>): Tournament {
  const merged = seated({ ...tournament, ...parts });
  const { pairedRounds, announcedRounds, roundsFrom, fileOrder, pairedByFileOrder, ...rest } = merged;
  const players = merged.players.map(({ points, rank, ...player }) => player);
  return tournamentOf({ ...rest, players });
}

/** The parts of a tournament with its records 299, which are about two counts where teams are paired, when they change. */
export function readjusted(
  { adjustments, teams }: Tournament,
  change: <T extends Changeable>(list: readonly T[]) => T[],
): Partial<Tournament> {
  if (teams === undefined) return { adjustments: change(adjustments) };
  return { teams: { ...teams, adjustments: change(teams.adjustments) } };
}

type Changeable = Pick<PointAdjustment, 'round' | 'ids'>;

/** The entries of rounds 1 to n, none missing. */
export function entriesUpTo(player: TournamentPlayer, rounds: number): RoundEntry[] {
  return Array.from({ length: rounds }, (_, index) => entryOf(player, index + 1));
}
