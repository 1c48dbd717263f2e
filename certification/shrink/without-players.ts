import type { Tournament } from '../../corpus/index.js';
import { answerTo, entryOf, tookPart } from '../../engine/index.js';
import type { ResultCode, RoundEntry } from '../../engine/index.js';
import { readjusted, remade } from './trim.js';

/**
 * The tournament without some players, the others numbered anew from 1. In every round, those who lose their opponent
 * play each other if colours and results fit and they do not meet otherwise; else they get the bye that is worth as
 * much, so that scores stay. In the last round, which is the one to be judged, they are paired with each other.
 */
export function withoutPlayers(tournament: Tournament, gone: ReadonlySet<number>): Tournament {
  const stay = tournament.players.filter(({ id }) => !gone.has(id));
  const last = tournament.pairedRounds;
  const entries = new Map(stay.map((player) => [player.id, player.rounds.slice()]));
  const meetings = new Meetings(stay);
  for (let round = last; round >= 1; round--) {
    const setEntry = (id: number, entry: RoundEntry): void => {
      const rounds = entries.get(id);
      if (rounds !== undefined) rounds[round - 1] = entry;
    };
    const present = stay.map((player) => ({ id: player.id, entry: entryOf(player, round) }));
    const orphans = present.filter(({ entry }) => entry.opponent !== null && gone.has(entry.opponent));
    if (round < last) {
      seatOrphans(orphans, meetings, setEntry);
      continue;
    }
    const bye = present.find(({ entry }) => tookPart(entry) && entry.opponent === null);
    const isOdd = orphans.length % 2 === 1;
    seatAll(isOdd && bye !== undefined ? [...orphans, bye] : orphans, meetings, setEntry);
  }
  return renumbered(tournament, entries);
}

interface Orphan {
  readonly id: number;
  readonly entry: RoundEntry;
}

/** Who meets whom, in any round. */
class Meetings {
  readonly #pairs = new Set<string>();

  constructor(players: Tournament['players']) {
    for (const { id, rounds } of players)
      for (const { opponent } of rounds) if (opponent !== null) this.add(id, opponent);
  }

  has(a: number, b: number): boolean {
    return this.#pairs.has(`${a}-${b}`);
  }

  add(a: number, b: number): void {
    this.#pairs.add(`${a}-${b}`).add(`${b}-${a}`);
  }
}

function seatOrphans(
  orphans: readonly Orphan[],
  meetings: Meetings,
  set: (id: number, entry: RoundEntry) => void,
): void {
  const open = orphans.slice();
  for (let orphan = open.shift(); orphan !== undefined; orphan = open.shift()) {
    const { id, entry } = orphan;
    const index = open.findIndex((other) => fits(entry, other.entry) && !meetings.has(id, other.id));
    if (index < 0) {
      set(id, { opponent: null, colour: null, result: BYE_WORTH[entry.result] ?? 'Z' });
      continue;
    }
    const [other] = open.splice(index, 1);
    meetings.add(id, other.id);
    set(id, { ...entry, opponent: other.id });
    set(other.id, { ...other.entry, opponent: id });
  }
}

/** Pairs one after the other, whatever their colours and results were; the one who is left gets the bye. */
function seatAll(
  orphans: readonly Orphan[],
  meetings: Meetings,
  set: (id: number, entry: RoundEntry) => void,
): void {
  for (let i = 0; i < orphans.length; i += 2) {
    const first = orphans[i].id;
    if (i + 1 === orphans.length) {
      set(first, { opponent: null, colour: null, result: 'U' });
      continue;
    }
    const second = orphans[i + 1].id;
    meetings.add(first, second);
    const isWhite = orphans[i].entry.colour !== 'black';
    set(first, { opponent: second, colour: isWhite ? 'white' : 'black', result: '=' });
    set(second, { opponent: first, colour: isWhite ? 'black' : 'white', result: '=' });
  }
}

function fits(a: RoundEntry, b: RoundEntry): boolean {
  const colours = a.colour === null ? b.colour === null : b.colour !== null && a.colour !== b.colour;
  return colours && answerTo(a.result) === b.result;
}

/** The bye that is worth as much as a result (where the points are the usual ones). */
const BYE_WORTH: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  '1': 'F',
  W: 'F',
  '+': 'F',
  '=': 'H',
  D: 'H',
  '?': 'H',
};

function renumbered(tournament: Tournament, entries: ReadonlyMap<number, readonly RoundEntry[]>): Tournament {
  const numbers = new Map([...entries.keys()].sort((a, b) => a - b).map((id, index) => [id, index + 1]));
  const idsOf = (ids: readonly number[]): number[] => ids.flatMap((id) => numbers.get(id) ?? []);
  return remade(tournament, {
    players: tournament.players.flatMap((player) => {
      const id = numbers.get(player.id);
      const rounds = entries.get(player.id);
      if (id === undefined || rounds === undefined) return [];
      return [
        {
          ...player,
          id,
          rounds: rounds.map((entry) =>
            entry.opponent === null ? entry : { ...entry, opponent: numbers.get(entry.opponent) ?? null },
          ),
        },
      ];
    }),
    virtualPoints: new Map(
      [...tournament.virtualPoints].flatMap(([id, points]) =>
        idsOf([id]).map((own) => [own, points] as const),
      ),
    ),
    forbidden: tournament.forbidden
      .map((group) => ({ ...group, ids: idsOf(group.ids) }))
      .filter(({ ids }) => ids.length > 1),
    ...readjusted(tournament, (adjustments) =>
      adjustments
        .map((adjustment) => ({ ...adjustment, ids: idsOf(adjustment.ids) }))
        .filter(({ ids }, index) => ids.length > 0 || adjustments[index].ids.length === 0),
    ),
  });
}
