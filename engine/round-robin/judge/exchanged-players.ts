import { pairKey } from '../played-event.js';
import { exchanged } from './expected.js';
import type { Difference, ExpectedRound } from './expected.js';

export type TwoPlayers = readonly [number, number];

/** Two players who stand in each other's place in some rounds. */
export interface ExchangedPlayers {
  readonly players: TwoPlayers;
  /** 1-based. */
  readonly rounds: readonly number[];
}

/** A round in question. */
export interface OpenRound {
  readonly round: number;
  readonly expected: ExpectedRound;
  readonly difference: Difference;
  /** What is left of the difference if something else is expected. */
  readonly against: (expected: ExpectedRound) => Difference;
}

/**
 * Which players stand in each other's place, so that nothing but colours is left of the difference: first the two who do so
 * in most rounds. A turned game of the two themselves is one of these rounds.
 */
export function exchangedPlayers(rounds: readonly OpenRound[]): ExchangedPlayers[] {
  const couples = new Map<string, { players: TwoPlayers; rounds: Set<number>; turned: number }>();
  for (const open of rounds)
    for (const { players, turned } of couplesOf(open)) {
      const key = pairKey(...players);
      const known = couples.get(key) ?? { players, rounds: new Set(), turned: 0 };
      known.rounds.add(open.round);
      known.turned += turned;
      couples.set(key, known);
    }
  for (const { round, difference } of rounds)
    for (const { white, black } of difference.turned) couples.get(pairKey(white, black))?.rounds.add(round);
  const left = [...couples.values()];
  const found: ExchangedPlayers[] = [];
  for (;;) {
    left.sort(
      (a, b) =>
        b.rounds.size - a.rounds.size ||
        a.turned - b.turned ||
        a.players[0] - b.players[0] ||
        a.players[1] - b.players[1],
    );
    const [best] = left;
    if (best === undefined || best.rounds.size === 0) return found;
    const taken = [...best.rounds].sort((a, b) => a - b);
    found.push({ players: best.players, rounds: taken });
    for (const { rounds: others } of left) for (const round of taken) others.delete(round);
  }
}

/** Who in each other's place explains a round; with the games whose colours are turned even so. */
function couplesOf({ expected, difference, against }: OpenRound): { players: TwoPlayers; turned: number }[] {
  const { missing, extra } = difference;
  if (extra.length === 0) return [];
  const concerned = [...new Set([...missing, ...extra].flatMap(({ white, black }) => [white, black]))].sort(
    (a, b) => a - b,
  );
  if (concerned.length > MOST_CONCERNED) return [];
  return concerned.flatMap((p, index) =>
    concerned.slice(index + 1).flatMap((q) => {
      const rest = against(exchanged(expected, [p, q]));
      const isExplained =
        rest.extra.length === 0 &&
        rest.missing.length === 0 &&
        rest.notPlayed.length <= difference.notPlayed.length;
      return isExplained ? [{ players: [p, q] as const, turned: rest.turned.length }] : [];
    }),
  );
}

/** Two players in each other's place change two games; with a game that was not played there are two more. */
const MOST_CONCERNED = 6;
