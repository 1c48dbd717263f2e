import { STANDARD_POINTS, pointsOf, tookPart } from '../../engine/index.js';
import type { EventData, EventPlayer, PointSystem, Tenths } from '../../engine/index.js';
import { startDateOf } from './dates/start-date.js';
import type { EventDate, HeaderRecord } from './dates/start-date.js';
import type { OpenByes, OtherMeaning } from './other-meaning.js';
import type { TeamSheets } from './teams/team-sheets.js';
import type { TournamentPlayer } from './tournament-player.js';

export type { EventDate, HeaderRecord } from './dates/start-date.js';
export type { TournamentPlayer } from './tournament-player.js';

/** A round (1-based) for which somebody was reported absent. */
export interface OldAbsence {
  readonly id: number;
  readonly round: number;
}

/** A tournament file: what the engine needs, and everything else that the file holds. */
export interface Tournament extends EventData {
  /** Who is paired. Events of teams are read only where that is asked for. */
  readonly kind: 'individual' | 'team';
  /**
   * The members of the teams and their line-ups, where the teams are the `players` of the event; absent in events of
   * individuals, and in a team event of which only the games were read.
   */
  readonly teams?: TeamSheets;
  /**
   * What the games are worth, where a round is a match of two of them (see docs/two-games.md); the pairing-allocated bye
   * is that of a whole round. Absent in other events.
   */
  readonly twoGames?: PointSystem;
  /** In pairing-number order: by starting number, or by the order of the lines when `pairedByFileOrder` is set. */
  readonly players: readonly TournamentPlayer[];
  /** Record 012, without surrounding blanks; empty when there is none. */
  readonly name: string;
  /** The descriptive records 012 to 132, 172, 182, 202, 212 and 222 in file order. */
  readonly header: readonly HeaderRecord[];
  /** Record 092 (type of tournament in words), or null. */
  readonly typeText: string | null;
  /** Record 192 (code of the pairing system), or null. */
  readonly systemCode: string | null;
  /** Record 042, else what records 132 and 052 tell of it; null where no date stands there. */
  readonly startDate: EventDate | null;
  /** Rounds according to record 142 or XXR, or null. */
  readonly announcedRounds: number | null;
  /** Where `totalRounds` comes from: a record, the dates of record 132, or the last round that holds a pairing. */
  readonly roundsFrom: 'record' | 'dates' | 'played';
  /**
   * The last round that was paired; 0 before round 1. A column in which nobody has a game is none while somebody is left
   * to be paired in it.
   */
  readonly pairedRounds: number;
  /**
   * Byes and absences of rounds after `pairedRounds`, sorted by round, type and id. Those of the round to be paired
   * stand in the players' `rounds` as well.
   */
  readonly requestedByes: readonly RequestedByes[];
  /** XXC rank: pairing numbers follow the order of the 001 lines, not the starting numbers. */
  readonly pairedByFileOrder: boolean;
  /** Starting numbers in the order of the 001 lines. */
  readonly fileOrder: readonly number[];
  /** Printed points that do not follow from the results, which count. */
  readonly wrongPoints: readonly WrongPoints[];
  /** Who is absent by the code of TRF06 (`0000 - -`), which says more than a blank; absent: nobody. */
  readonly oldAbsences?: readonly OldAbsence[];
  /** Byes of which the file does not tell which one was pairing-allocated. */
  readonly openByes: readonly OpenByes[];
  /** What the file may mean instead, where it contradicts itself. */
  readonly otherMeanings: readonly OtherMeaning[];
  /** Texts of the comment lines, without their `###`. */
  readonly comments: readonly string[];
  /** Records of teams in an individual event, as they stand in the file. */
  readonly teamRecords: readonly string[];
  /** National Rating Support records as they stand in the file. */
  readonly nationalRecords: readonly string[];
  /** Lines of unknown kinds, as they stand in the file. */
  readonly unknownRecords: readonly string[];
}

/** Points in a file that do not follow from the results. */
export interface WrongPoints {
  /** Starting number. */
  readonly id: number;
  readonly printed: Tenths;
  readonly expected: Tenths;
}

export interface RequestedByes {
  readonly round: number;
  /** `U`: a pairing-allocated bye that was given before the round is paired; only columns of record 001 can show it. */
  readonly type: 'F' | 'H' | 'U' | 'Z';
  readonly ids: readonly number[];
}

/** Byes that a record of their own can ask for. */
export interface RecordedByes extends RequestedByes {
  readonly type: 'F' | 'H' | 'Z';
}

/** What {@link tournamentOf} cannot do without: players in pairing-number order and the length of the event. */
export type TournamentParts = Omit<
  Partial<Tournament>,
  'kind' | 'players' | 'name' | 'typeText' | 'startDate'
> & {
  readonly totalRounds: number;
  readonly players: readonly (EventPlayer & Partial<TournamentPlayer>)[];
};

/**
 * A tournament made in memory, ready to be written: missing parts get neutral values, printed points and ranks are
 * computed from the rounds up to `pairedRounds`, and what the header records say is filled in.
 */
export function tournamentOf(parts: TournamentParts): Tournament {
  const header = parts.header ?? [];
  const event: EventData = {
    players: parts.players,
    totalRounds: parts.totalRounds,
    points: parts.points ?? STANDARD_POINTS,
    initialColour: parts.initialColour ?? null,
    virtualPoints: parts.virtualPoints ?? new Map(),
    forbidden: parts.forbidden ?? [],
    adjustments: parts.adjustments ?? [],
  };
  const pairedRounds = parts.pairedRounds ?? lastPairedRound(parts.players);
  const points = parts.players.map((player) => player.points ?? sumOfPoints(event, player, pairedRounds));
  const ranks = ranksOf(points);
  const byNumber = parts.players.map((player) => player.id).sort((a, b) => a - b);
  const facts = headerFacts(header);
  return {
    kind: parts.teams === undefined ? 'individual' : 'team',
    name: facts.name,
    typeText: facts.typeText,
    startDate: facts.startDate,
    totalRounds: event.totalRounds,
    points: event.points,
    initialColour: event.initialColour,
    virtualPoints: event.virtualPoints,
    forbidden: event.forbidden,
    adjustments: event.adjustments,
    header,
    systemCode: parts.systemCode ?? null,
    announcedRounds: parts.announcedRounds === undefined ? parts.totalRounds : parts.announcedRounds,
    roundsFrom: parts.roundsFrom ?? 'record',
    pairedRounds,
    requestedByes: parts.requestedByes ?? [],
    pairedByFileOrder: parts.pairedByFileOrder ?? false,
    fileOrder:
      parts.fileOrder ??
      (parts.pairedByFileOrder === true ? parts.players.map((player) => player.id) : byNumber),
    wrongPoints: parts.wrongPoints ?? [],
    openByes: parts.openByes ?? [],
    otherMeanings: parts.otherMeanings ?? [],
    comments: parts.comments ?? [],
    teamRecords: parts.teamRecords ?? [],
    nationalRecords: parts.nationalRecords ?? [],
    unknownRecords: parts.unknownRecords ?? [],
    players: parts.players.map((player, index) => ({
      sex: '',
      title: '',
      name: '',
      rating: null,
      federation: '',
      fideId: '',
      birthDate: '',
      line: 0,
      ...player,
      points: points[index],
      rank: player.rank === undefined ? ranks[index] : player.rank,
    })),
    ...(parts.teamScores === undefined ? {} : { teamScores: parts.teamScores }),
    ...(parts.teams === undefined ? {} : { teams: parts.teams }),
    ...(parts.twoGames === undefined ? {} : { twoGames: parts.twoGames }),
  };
}

/** Name, type in words and start date as the header records give them. */
export function headerFacts(
  header: readonly HeaderRecord[],
): Pick<Tournament, 'name' | 'typeText' | 'startDate'> {
  const text = (tag: string): string => header.find((record) => record.tag === tag)?.text.trim() ?? '';
  return { name: text('012'), typeText: text('092') || null, startDate: startDateOf(header) };
}

function lastPairedRound(players: readonly EventPlayer[]): number {
  let last = 0;
  for (const player of players) {
    last = Math.max(last, player.rounds.findLastIndex((entry) => tookPart(entry)) + 1);
  }
  return last;
}

function sumOfPoints(event: EventData, player: EventPlayer, rounds: number): Tenths {
  let sum = 0;
  for (let round = 1; round <= rounds; round++) sum += pointsOf(event, player, round);
  return sum;
}

/** Ranks by points; equal points by pairing number. */
function ranksOf(points: readonly Tenths[]): number[] {
  const order = points.map((_, index) => index).sort((a, b) => points[b] - points[a] || a - b);
  const ranks = new Array<number>(points.length);
  order.forEach((player, place) => {
    ranks[player] = place + 1;
  });
  return ranks;
}
