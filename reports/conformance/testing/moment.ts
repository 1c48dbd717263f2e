import { decideCase, readForEdition } from '../../../checker/index.js';
import { stateBefore } from '../../../checker/pair-next.js';
import {
  announcesTwoGames,
  declaresMaxi,
  MAXI_COMMENT,
  tournamentOf,
  writeTrf,
} from '../../../corpus/index.js';
import type { Tournament, TournamentParts } from '../../../corpus/index.js';
import { completeRound, editionById, STANDARD_POINTS } from '../../../engine/index.js';
import type {
  Colour,
  Edition,
  EventData,
  ExplainedRound,
  PointSystem,
  RoundPairing,
  RoundState,
} from '../../../engine/index.js';

/** An event before a round of which the rules know the pairing. */
export interface Moment {
  /** The event as a file. */
  readonly text: string;
  /** What is read from that file. */
  readonly tournament: Tournament;
  /** The edition as the file declares it. */
  readonly edition: Edition;
  readonly state: RoundState;
  readonly open: ExplainedRound;
  readonly expected: RoundPairing;
}

export type PlayedEvent = EventData & {
  readonly initialColour: Colour;
  /** What the games are worth, where a round is a match of two of them. */
  readonly twoGames?: PointSystem;
};

/**
 * An event before its next round as a file with nothing in it but what the rules read.
 * @param pairedRounds entries of the round after them are byes that are known before.
 */
export function momentFile(event: PlayedEvent, pairedRounds: number, edition: Edition, name: string): string {
  const { totalRounds, points, initialColour, virtualPoints, forbidden, twoGames } = event;
  const { pairingAllocatedBye } = points;
  const isRated = edition.needs.includes('ratings');
  const games = announcesTwoGames(edition.code)
    ? { twoGames: twoGames ?? { ...STANDARD_POINTS, pairingAllocatedBye } }
    : {};
  return fileOf({
    ...{ totalRounds, points, initialColour, virtualPoints, forbidden, ...games, pairedRounds },
    players: event.players.map((player) => ({
      id: player.id,
      rounds: player.rounds,
      name: isRated && player.name !== undefined && player.name !== '' ? player.name : `Player ${player.id}`,
      ...(isRated ? { rating: player.rating ?? null, title: player.title ?? '' } : {}),
    })),
    ...headOf(edition, name),
  });
}

/**
 * The same of an event of teams, with the games of their members.
 * @param before from `tournamentBefore`.
 */
export function teamMomentFile(before: Tournament, edition: Edition, name: string): string {
  return fileOf({ ...before, ...headOf(edition, name) });
}

function headOf(edition: Edition, name: string): Pick<Tournament, 'systemCode' | 'header' | 'comments'> {
  return {
    systemCode: edition.code,
    header: [{ tag: '012', text: name }],
    comments: isForMaxi(edition) ? [MAXI_COMMENT] : [],
  };
}

/** The form of an edition for Maxi-tournaments, which has no such form itself. */
function isForMaxi({ id, forMaxi }: Edition): boolean {
  return forMaxi === undefined && editionById(id)?.forMaxi !== undefined;
}

/** What a file declares of its rules besides the edition, as options. */
export function declaredIn({ tournament, edition }: Pick<Moment, 'tournament' | 'edition'>): string[] {
  return [...(declaresMaxi(tournament) ? ['--maxi'] : []), ...(edition.declared ?? [])];
}

function fileOf(parts: TournamentParts): string {
  return writeTrf(tournamentOf({ ...parts, announcedRounds: parts.totalRounds }), {
    format: 'trf26',
    eol: '\n',
  });
}

/**
 * The moment that a file holds.
 * @param asked null: as the file says.
 * @returns null where the rules have no pairing for it, or where it cannot be told in records of TRF26 alone.
 */
export function momentOf(text: string, asked: Edition | null): Moment | null {
  if (/^XX|^BB/m.test(text)) return null;
  const { tournament, problems } = readForEdition(text, asked);
  if (tournament === null || problems.length > 0) throw new Error(`${JSON.stringify(problems)}\n${text}`);
  const decision = decideCase(tournament, asked);
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const { swissCase } = decision;
  const { edition } = swissCase;
  const before = stateBefore(swissCase, { round: null });
  if (!before.ok || before.state.players.length < 2) return null;
  const { state } = before;
  const open = edition.round(state);
  const expected = completeRound(state, open);
  return expected.kind === 'paired' ? { text, tournament, edition, state, open, expected } : null;
}
