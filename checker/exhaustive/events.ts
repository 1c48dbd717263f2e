import { tournamentOf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { EventHistory, STANDARD_POINTS } from '../../engine/index.js';
import type {
  Edition,
  EventData,
  PointSystem,
  ResultCode,
  RoundEntry,
  RoundState,
} from '../../engine/index.js';

/** An event of which everything happened that is in it: by player, by round. Numbers are from 1. */
export type SmallEvent = readonly (readonly RoundEntry[])[];

/** What may happen besides games won, drawn and lost. */
export interface Happenings {
  /** In each round one player may be away, for nothing or for half a point, and one game may be forfeited. */
  readonly absences: boolean;
}

/** The event before its first round. */
export function nobodyHasPlayed(players: number): SmallEvent {
  return Array.from({ length: players }, () => []);
}

/**
 * The moments before the next round of an event, with everybody there, and with who may be away.
 * @param totalRounds of the event.
 */
export function* momentsAfter(
  event: SmallEvent,
  edition: Edition,
  totalRounds: number,
  { absences }: Happenings,
): Generator<{ readonly state: RoundState; readonly away: ReadonlyMap<number, ResultCode> }> {
  const data = eventDataOf(event, edition, totalRounds);
  const history = new EventHistory(data);
  const rounds = event[0]?.length ?? 0;
  while (history.round <= rounds) history.advance();
  for (const away of attendances(event.length, absences))
    yield { state: history.stateFor((id) => !away.has(id), 'white'), away };
}

/** The same event with its next round played: once for every way in which its games can end. */
export function* playedOn(
  event: SmallEvent,
  pairing: {
    readonly pairs: readonly { readonly white: number; readonly black: number }[];
    readonly bye: number | null;
  },
  away: ReadonlyMap<number, ResultCode>,
  { absences }: Happenings,
): Generator<SmallEvent> {
  const others = new Map<number, RoundEntry>();
  for (const [id, result] of away) others.set(id, { opponent: null, colour: null, result });
  if (pairing.bye !== null) others.set(pairing.bye, { opponent: null, colour: null, result: 'U' });
  for (const results of endings(pairing.pairs.length, absences)) {
    const entries = new Map(others);
    pairing.pairs.forEach(({ white, black }, board) => {
      const [forWhite, forBlack] = results[board];
      entries.set(white, { opponent: black, colour: 'white', result: forWhite });
      entries.set(black, { opponent: white, colour: 'black', result: forBlack });
    });
    yield event.map((rounds, index) => [...rounds, entries.get(index + 1) ?? ABSENT]);
  }
}

const ABSENT: RoundEntry = { opponent: null, colour: null, result: 'Z' };

function* attendances(players: number, absences: boolean): Generator<ReadonlyMap<number, ResultCode>> {
  yield new Map();
  if (!absences) return;
  for (let id = 1; id <= players; id++)
    for (const result of ['Z', 'H'] as const) yield new Map([[id, result]]);
}

type Ending = readonly [white: ResultCode, black: ResultCode];

const GAMES: readonly Ending[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
];
const FORFEITS: readonly Ending[] = [
  ['+', '-'],
  ['-', '+'],
];

function* endings(games: number, absences: boolean): Generator<readonly Ending[]> {
  if (games === 0) {
    yield [];
    return;
  }
  for (const others of endings(games - 1, absences)) {
    for (const game of GAMES) yield [...others, game];
    if (absences && !others.some((ending) => FORFEITS.includes(ending)))
      for (const forfeit of FORFEITS) yield [...others, forfeit];
  }
}

/**
 * An event before its next round as a tournament, of players who meet for one game a round.
 * @param away by starting number.
 */
export function asTournament(
  event: SmallEvent,
  away: ReadonlyMap<number, ResultCode>,
  edition: Edition,
  totalRounds: number,
): Tournament {
  const { players, ...data } = eventDataOf(event, edition, totalRounds);
  const withNext = players.map((player) => {
    const result = away.get(player.id);
    return result === undefined
      ? player
      : { ...player, rounds: [...player.rounds, { opponent: null, colour: null, result }] };
  });
  return tournamentOf({
    ...data,
    players: withNext,
    pairedRounds: event[0]?.length ?? 0,
    systemCode: edition.code,
  });
}

/** Numbers are in the order of the ratings. Teams have match points, and game points as their results have them. */
function eventDataOf(event: SmallEvent, edition: Edition, totalRounds: number): EventData {
  const isOfTeams = edition.primaryScore !== undefined;
  const withScores = (entry: RoundEntry): RoundEntry =>
    isOfTeams ? { ...entry, secondaryPoints: GAME_POINTS[entry.result] ?? 0 } : entry;
  return {
    players: event.map((rounds, index) => ({
      id: index + 1,
      name: `P${index + 1}`,
      rating: 2400 - 20 * index,
      rounds: rounds.map(withScores),
    })),
    totalRounds,
    points: isOfTeams ? MATCH_POINTS : STANDARD_POINTS,
    initialColour: 'white',
    virtualPoints: new Map(),
    forbidden: [],
    adjustments: [],
  };
}

const MATCH_POINTS: PointSystem = {
  ...STANDARD_POINTS,
  ...{ whiteWin: 20, blackWin: 20, whiteDraw: 10, blackDraw: 10, forfeitWin: 20 },
  ...{ pairingAllocatedBye: 10, halfPointBye: 10, fullPointBye: 20 },
};

/** In tenths, of a match of two boards. */
const GAME_POINTS: Readonly<Partial<Record<ResultCode, number>>> = {
  '1': 15,
  '=': 10,
  '0': 5,
  '+': 20,
  U: 10,
  H: 10,
};

/** An event as a short text, like "2w1 -U/1b0 -Z": players, and their rounds as opponent, colour and result. */
export function encode(event: SmallEvent): string {
  return event
    .map((rounds) =>
      rounds
        .map(({ opponent, colour, result }) =>
          opponent === null ? `-${result}` : `${opponent}${colour === 'white' ? 'w' : 'b'}${result}`,
        )
        .join(' '),
    )
    .join('/');
}

/** The event of such a text. */
export function decode(text: string): SmallEvent {
  return text.split('/').map((rounds) => (rounds === '' ? [] : rounds.split(' ').map(entryOf)));
}

function entryOf(text: string): RoundEntry {
  const result = text.slice(-1) as ResultCode;
  if (text.startsWith('-')) return { opponent: null, colour: null, result };
  const colour = text.at(-2) === 'w' ? 'white' : 'black';
  return { opponent: Number(text.slice(0, -2)), colour, result };
}
