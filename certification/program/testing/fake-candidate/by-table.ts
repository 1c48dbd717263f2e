import { tournamentOf, writeTrf } from '../../../../corpus/index.js';
import type { Tournament } from '../../../../corpus/index.js';
import { scheduleOf } from '../../../../engine/round-robin/index.js';
import type { Cycles, RobinKind, ScheduledRound } from '../../../../engine/round-robin/index.js';
import { generateTournament, Random } from '../../../../generator/index.js';
import type { GeneratorConfig } from '../../../../generator/index.js';
import { publishedRound } from '../../../../checker/judge/published-round.js';
import { robinUpTo, withTableRound } from '../../../directions/by-table/table-event.js';
import type { Pairing } from '../../answers/answers.js';
import { isSame } from '../../ask-pairing.js';
import { kind } from './mode.js';

/*
 * The fake candidate that follows a table. It knows nothing of how a round robin is judged: it pairs by the starting numbers.
 * Its wrong ways: `turns-colours` of every round from the third on, `rests-wrong` in round 2, `exchanges-rounds` 2 and 3 of
 * the files that it generates, and `blind` as of a Swiss. `counts-back` is right: its numbers run the other way.
 */

/** The next round of an event; null where the table has no round left. */
export function pairByTable(event: Tournament, table: RobinKind): Pairing | null {
  const round = event.pairedRounds + 1;
  const scheduled = scheduleOf(event.players.length, table.cycles).at(round - 1);
  return scheduled === undefined ? null : inWrongWay(pairingOf(scheduled, event), round);
}

/** What it says of each round of an event: in any order that the table allows. */
export function opinionsByTable(
  event: Tournament,
  table: RobinKind,
): { round: number; agrees: boolean; own: Pairing | null }[] {
  const orders: Cycles[] = [table.cycles, { ...table.cycles, exchangesLastTwo: false }];
  const all = orders.map((order) =>
    scheduleOf(event.players.length, order).map((scheduled, index) => {
      const own = pairingOf(scheduled, event);
      const published = publishedRound(event, index + 1);
      const agrees = kind === 'blind' || isSame({ ...own, bye: null }, { ...published, bye: null });
      return { round: index + 1, agrees, own };
    }),
  );
  const wrong = (rounds: (typeof all)[number]): number => rounds.filter(({ agrees }) => !agrees).length;
  return all.reduce((best, one) => (wrong(one) < wrong(best) ? one : best));
}

/** The file of a round robin that it has paired. */
export function generatedByTable(config: GeneratorConfig, seed: string, table: RobinKind): string {
  const { players = 8 } = config;
  const plan = generateTournament({ players, system: table.id }, seed, 1);
  const random = new Random(seed);
  const schedule = scheduleOf(plan.players.length, table.cycles);
  if (kind === 'exchanges-rounds') [schedule[1], schedule[2]] = [schedule[2], schedule[1]];
  const event = schedule.reduce(
    (grown, scheduled, index) =>
      withTableRound(grown, inWrongWay(pairingOf(scheduled, plan), index + 1), ({ white, black }) => {
        const result = random.pick([['1', '0'] as const, ['=', '='] as const]);
        return [
          { opponent: black, colour: 'white', result: result[0] },
          { opponent: white, colour: 'black', result: result[1] },
        ];
      }),
    robinUpTo(plan, 0),
  );
  // It announces no list of tie-breaks, and prints no ranks.
  const bare = { ...event, header: [{ tag: '012', text: 'fake' }] };
  return writeTrf(
    tournamentOf({ ...bare, players: bare.players.map((player) => ({ ...player, rank: null })) }),
    {
      format: 'trf16',
    },
  );
}

function pairingOf({ games, rest }: ScheduledRound, { players }: Tournament): Pairing {
  const ids = players.map(({ id }) => id).sort((a, b) => a - b);
  const idOf = (number: number): number => ids.at(kind === 'counts-back' ? -number : number - 1) ?? 0;
  return {
    pairs: games.map(({ white, black }) => ({ white: idOf(white), black: idOf(black) })),
    bye: rest === null ? null : idOf(rest),
  };
}

function inWrongWay({ pairs, bye }: Pairing, round: number): Pairing {
  if (kind === 'turns-colours' && round >= 3)
    return { pairs: pairs.map(({ white, black }) => ({ white: black, black: white })), bye };
  if (kind !== 'rests-wrong' || round !== 2 || bye === null) return { pairs, bye };
  const [first, ...others] = pairs;
  return { pairs: [{ white: bye, black: first.black }, ...others], bye: first.white };
}
