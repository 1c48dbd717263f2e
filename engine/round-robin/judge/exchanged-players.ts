import { exchanged } from './expected.js';
import type { OpenRound } from './open-round.js';
import { couplesOf, ringsOf, smallRingsOf } from './rings.js';

/** Players who stand in each other's place in some rounds. */
export interface ExchangedPlayers {
  /** Two who exchanged places, or a ring: each has the place of the next one, and the last that of the first. */
  readonly players: readonly number[];
  /** 1-based. */
  readonly rounds: readonly number[];
}

/**
 * Returns the players who stand in each other's place, so that only colours are left of the difference. The players who do
 * so in most rounds come first, then those who leave the fewest turned colours, then the smallest groups. A turned game
 * between two of them is one of these rounds. A ring of three players in one round alone counts only if no two of them
 * should have met in that round: otherwise two other players in each other's place explain the same games.
 */
export function exchangedPlayers(rounds: readonly OpenRound[]): ExchangedPlayers[] {
  const left = [...candidatesIn(rounds).values()].filter(
    ({ rounds: explained, isSmall }) => !isSmall || explained.size > 1,
  );
  for (const { round, difference } of rounds)
    for (const { white, black } of difference.turned)
      for (const { players, rounds: explained } of left)
        if (players.length === 2 && players.includes(white) && players.includes(black)) explained.add(round);
  const found: ExchangedPlayers[] = [];
  for (;;) {
    left.sort(compare);
    const [best] = left;
    if (best === undefined || best.rounds.size === 0) return found;
    const taken = [...best.rounds].sort((a, b) => a - b);
    found.push({ players: best.players, rounds: taken });
    for (const { rounds: others } of left) for (const round of taken) others.delete(round);
  }
}

interface Candidate {
  readonly players: readonly number[];
  readonly rounds: Set<number>;
  /** Games with turned colours that are left in these rounds. */
  turned: number;
  /** A ring in whose round two of its players should have met. */
  readonly isSmall: boolean;
}

function candidatesIn(rounds: readonly OpenRound[]): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  const add = (players: readonly number[], isSmall: boolean): void => {
    const key = players.join('-');
    const known = found.get(key);
    if (known === undefined || (known.isSmall && !isSmall))
      found.set(key, { players, rounds: new Set(), turned: 0, isSmall });
  };
  const differing = rounds.filter(({ difference }) => difference.extra.length > 0);
  for (const open of differing) {
    for (const players of couplesOf(open.difference)) add(players, false);
    if (differing.length > 1) for (const players of smallRingsOf(open.difference)) add(players, true);
    for (const players of ringsOf(open)) add(players, false);
  }
  for (const candidate of found.values())
    for (const open of differing) {
      const turned = turnedAfter(candidate.players, open);
      if (turned === null) continue;
      candidate.rounds.add(open.round);
      candidate.turned += turned;
    }
  return found;
}

/** How many games have turned colours with these players in each other's place; null if that does not explain the round. */
function turnedAfter(
  players: readonly number[],
  { expected, difference, against }: OpenRound,
): number | null {
  const { missing, extra } = difference;
  const isOfThem = [...missing, ...extra].every(({ white, black }) =>
    players.some((id) => id === white || id === black),
  );
  if (!isOfThem) return null;
  const rest = against(exchanged(expected, players));
  const isExplained =
    rest.extra.length === 0 &&
    rest.missing.length === 0 &&
    rest.notPlayed.length <= difference.notPlayed.length;
  return isExplained ? rest.turned.length : null;
}

function compare(a: Candidate, b: Candidate): number {
  const byPlayers = a.players.findIndex((id, index) => id !== b.players[index]);
  return (
    b.rounds.size - a.rounds.size ||
    a.turned - b.turned ||
    a.players.length - b.players.length ||
    (byPlayers < 0 ? 0 : a.players[byPlayers] - b.players[byPlayers])
  );
}
