import { pointsOf, STANDARD_POINTS, tookPart } from '../../engine/index.js';
import type { EventData, EventPlayer, Tenths } from '../../engine/index.js';
import { startDateOf, type HeaderRecord } from './dates/start-date.js';
import type { Tournament, TournamentPlayer } from './tournament.js';

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
  const pairedRounds = parts.pairedRounds ?? lastPairedRound(parts.players);
  const event: EventData = { ...NEUTRAL, ...parts };
  const points = parts.players.map((player) => player.points ?? sumOfPoints(event, player, pairedRounds));
  const ranks = ranksOf(points);
  const ids = parts.players.map((player) => player.id);
  return {
    ...NEUTRAL,
    announcedRounds: parts.totalRounds,
    fileOrder: parts.pairedByFileOrder === true ? ids : ids.sort((a, b) => a - b),
    ...parts,
    ...headerFacts(parts.header ?? []),
    kind: parts.teams === undefined ? 'individual' : 'team',
    pairedRounds,
    players: parts.players.map((player, index) => ({
      ...UNKNOWN,
      ...player,
      points: points[index],
      rank: player.rank === undefined ? ranks[index] : player.rank,
    })),
  };
}

const NEUTRAL = {
  points: STANDARD_POINTS,
  initialColour: null,
  virtualPoints: new Map<number, readonly Tenths[]>(),
  forbidden: [],
  adjustments: [],
  header: [],
  systemCode: null,
  roundsFrom: 'record',
  requestedByes: [],
  pairedByFileOrder: false,
  wrongPoints: [],
  openByes: [],
  otherMeanings: [],
  comments: [],
  teamRecords: [],
  nationalRecords: [],
  unknownRecords: [],
} as const;

const UNKNOWN = {
  sex: '',
  title: '',
  name: '',
  rating: null,
  federation: '',
  fideId: '',
  birthDate: '',
  line: 0,
} as const;

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
