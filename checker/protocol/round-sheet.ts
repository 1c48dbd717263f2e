import { eventFacts } from '../../corpus/index.js';
import type { EventFacts, Tournament } from '../../corpus/index.js';
import { editionById, entryOf, pointsOf } from '../../engine/index.js';
import type { ResultCode, Tenths } from '../../engine/index.js';
import { decideCase } from '../case/decide-case.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { publishedRound } from '../judge/published-round.js';

/** The file of an event as a page shows it: its players, and the last round with the results that the file has. */
export interface RoundSheet {
  readonly name: string;
  readonly facts: EventFacts;
  /** Id of the edition; null if the file does not decide it. */
  readonly edition: string | null;
  readonly isOfTeams: boolean;
  /** Each round is one game between two players: results can be entered board by board. */
  readonly isEnterable: boolean;
  /** The last round that is paired; 0: none. */
  readonly round: number;
  /** Null if the file does not announce the number of rounds. */
  readonly totalRounds: number | null;
  readonly players: readonly SheetPlayer[];
  /** In the order of the starting numbers of White. */
  readonly boards: readonly SheetBoard[];
}

export interface SheetPlayer {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly rating: number | null;
  readonly federation: string;
  /** Entry r-1: the points before round r, in tenths; the last entry has the points after the last round. */
  readonly points: readonly Tenths[];
  /** The bye or absence of the last round and of the next one; null: the player was paired, or is available. */
  readonly bye: ByeCode | null;
  readonly nextBye: ByeCode | null;
}

export interface SheetBoard {
  readonly white: number;
  readonly black: number;
  readonly result: BoardResult | null;
}

/** The result of White, then that of Black, as record 001 writes them. */
export type BoardResult = (typeof BOARD_RESULTS)[number];

export const BOARD_RESULTS = ['1 0', '= =', '0 1', '+ -', '- +', '- -', '? ?'] as const;

export type ByeCode = 'F' | 'H' | 'U' | 'Z';

/**
 * Reads the file of an event.
 * @param edition the edition that the event was registered with; null: chosen from the file.
 * @returns null if the file is not a valid tournament.
 */
export function roundSheet(file: string, edition: string | null): RoundSheet | null {
  const asked = edition === null ? null : editionById(edition);
  const { tournament } = readForEdition(file, asked);
  if (tournament === null) return null;
  const decision = decideCase(tournament, asked);
  const { name, header, kind, pairedRounds: round, totalRounds, roundsFrom } = tournament;
  const pairs = round === 0 ? [] : publishedRound(tournament, round).pairs;
  return {
    name,
    facts: eventFacts(header),
    edition: decision.ok ? decision.swissCase.edition.id : null,
    isOfTeams: kind === 'team',
    isEnterable: isEnterable(tournament),
    round,
    totalRounds: roundsFrom === 'played' ? null : totalRounds,
    players: tournament.players.map((player) => ({
      id: player.id,
      name: player.name,
      title: player.title,
      rating: player.rating,
      federation: player.federation,
      points: pointsByRound(tournament, player),
      bye: byeIn(player, round),
      nextBye: byeIn(player, round + 1),
    })),
    boards: pairs.map(({ white, black }) => ({
      white,
      black,
      result: resultOf(tournament, white, black),
    })),
  };
}

/** Whether each round is one game between two players. A match of several games has a result for each of them. */
export function isEnterable({ kind, twoGames }: Tournament): boolean {
  return kind === 'individual' && twoGames === undefined;
}

function pointsByRound(tournament: Tournament, player: Tournament['players'][number]): Tenths[] {
  const points = [0];
  for (let round = 1; round <= tournament.pairedRounds; round++)
    points.push(points[round - 1] + pointsOf(tournament, player, round));
  return points;
}

function byeIn(player: Tournament['players'][number], round: number): ByeCode | null {
  const entry = round === 0 ? undefined : player.rounds[round - 1];
  if (entry === undefined || entry.opponent !== null) return null;
  return BYE_CODES.find((code) => code === entry.result) ?? null;
}

const BYE_CODES = ['F', 'H', 'U', 'Z'] as const;

function resultOf({ players, pairedRounds }: Tournament, white: number, black: number): BoardResult | null {
  const [own, other] = [white, black].map((id): ResultCode => {
    const player = players.find((one) => one.id === id);
    return player === undefined ? '*' : entryOf(player, pairedRounds).result;
  });
  return BOARD_RESULTS.find((result) => result === `${own} ${other}`) ?? null;
}
