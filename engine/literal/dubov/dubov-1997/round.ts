import { canAllBePaired, smallestBy } from '../../enumerate.js';
import type { LiteralRound, LiteralPair } from '../../reading.js';
import { chooseBye, whoMayHaveBye } from './bye.js';
import { allocateColours } from './colours.js';
import type { DubovPlayer } from './definitions.js';
import { chooseLeaving } from './downfloaters.js';
import type { Pair, RoundPosition } from './limitations.js';
import { pairAll } from './rows.js';
import { transferPlayers } from './transfers.js';
import { opposite } from '../../../model/event.js';
import { dueColumns } from './columns.js';

/** Chapters 4 to 8: the bye, the score groups from the top, the colours. */
export function pairRound(position: RoundPosition): LiteralRound {
  const { players, mayMeet, state, form } = position;
  if (state.round === 1) return pairFirstRound(position);
  const bye = players.length % 2 === 1 ? chooseBye(position) : null;
  const toBePaired = players.filter((player) => player !== bye);
  if (!canAllBePaired(toBePaired, mayMeet)) return { kind: 'impossible' };
  const pairs = pairScoreGroups(position, toBePaired);
  if (pairs === null) return { kind: 'left-to-arbiter', article: '9' };
  return {
    kind: 'paired',
    pairs: pairs.map((pair) => allocateColours(form, pair)),
    bye: bye?.id ?? null,
    brackets: null,
  };
}

/** Null where the last score group leaves somebody over (DA17). */
function pairScoreGroups(position: RoundPosition, players: readonly DubovPlayer[]): Pair[] | null {
  const pairs: Pair[] = [];
  let floaters: readonly DubovPlayer[] = [];
  let lower = players;
  while (lower.length > 0) {
    const top = Math.max(...lower.map(({ score }) => score));
    const residents = lower.filter(({ score }) => score === top);
    const below = lower.filter(({ score }) => score < top);
    const paired = pairScoreGroup(position, floaters, residents, below);
    pairs.push(...paired.pairs);
    ({ floaters } = paired);
    lower = below.filter((player) => !paired.pairs.flat().includes(player));
  }
  return floaters.length === 0 ? pairs : null;
}

/**
 * Chapters 8, 7 and 6: a score group.
 * @param floaters those who come from above.
 * @returns its pairs, and those who go down.
 */
function pairScoreGroup(
  position: RoundPosition,
  floaters: readonly DubovPlayer[],
  residents: readonly DubovPlayer[],
  below: readonly DubovPlayer[],
): { pairs: Pair[]; floaters: DubovPlayer[] } {
  const pairsOfFloaters = pairFloaters(position, floaters, residents);
  const own = [...floaters, ...residents].filter((player) => !pairsOfFloaters.flat().includes(player));
  const group = transferPlayers(position, own, below);
  const left = below.filter((player) => !group.transferred.includes(player));
  const leaving = chooseLeaving(position, group, floaters, left);
  const toBePaired = [...group.own, ...group.transferred].filter(
    (player) => !leaving.down.includes(player) && !leaving.back.includes(player),
  );
  return {
    pairs: [...pairsOfFloaters, ...pairAll(position, toBePaired)],
    floaters: [...group.goDown, ...leaving.down],
  };
}

/**
 * Chapter 5: upper part against lower part, and the bye for the last of the list. DA17: with a pair that is not allowed the
 * round is left to the arbiter, if it can be paired in some other way.
 */
function pairFirstRound(position: RoundPosition): LiteralRound {
  const { players, mayMeet, state } = position;
  const bye = players.length % 2 === 1 ? players[players.length - 1] : null;
  const isPossible = bye === null ? canAllBePaired(players, mayMeet) : whoMayHaveBye(position).length > 0;
  if (!isPossible) return { kind: 'impossible' };
  const pairs = pairHalves(players.filter((player) => player !== bye));
  if (!pairs.every((pair) => mayMeet(...pair))) return { kind: 'left-to-arbiter', article: '9' };
  const coloured = pairs.map(([upper, lower], index): LiteralPair => {
    const colour = index % 2 === 0 ? state.initialColour : opposite(state.initialColour);
    const [white, black] = colour === 'white' ? [upper, lower] : [lower, upper];
    return { white: white.id, black: black.id, article: '5' };
  });
  return { kind: 'paired', pairs: coloured, bye: bye?.id ?? null, brackets: null };
}

/** DA25: each score group is halved by itself, and the last of an odd one joins the next. */
function pairHalves(players: readonly DubovPlayer[]): Pair[] {
  const scores = [...new Set(players.map(({ score }) => score))];
  const pairs: Pair[] = [];
  let joining: readonly DubovPlayer[] = [];
  for (const score of scores) {
    const group = [...joining, ...players.filter((player) => player.score === score)];
    const half = Math.floor(group.length / 2);
    pairs.push(...group.slice(0, half).map((upper, row): Pair => [upper, group[half + row]]));
    joining = group.slice(2 * half);
  }
  return pairs;
}

/** 8.2, DA22: the pairs of those who have come from above with players of the score group, as far as they find some. */
export function pairFloaters(
  position: RoundPosition,
  floaters: readonly DubovPlayer[],
  residents: readonly DubovPlayer[],
): Pair[] {
  const pairs: Pair[] = [];
  for (const floater of inOrderOfPairing(floaters)) {
    const possible = residents.filter(
      (player) => position.mayMeet(floater, player) && !pairs.flat().includes(player),
    );
    const [opponent] = smallestBy(possible, (player) => valuesOf(position, floater, player));
    if (possible.length > 0) pairs.push([floater, opponent]);
  }
  return pairs;
}

/** 8.1, DA14: white, black, white and so on, and the rest of a column when the other is at its end. */
function inOrderOfPairing(floaters: readonly DubovPlayer[]): DubovPlayer[] {
  const { white, black } = dueColumns(floaters);
  return floaters.flatMap((_, row) => [...white.slice(row, row + 1), ...black.slice(row, row + 1)]);
}

/** 8.2: the opposite due colour if possible (DA13), the highest R, the lowest ARO; DA15: the first by name. */
function valuesOf({ form }: RoundPosition, floater: DubovPlayer, player: DubovPlayer): number[] {
  const { rating, aro, alphabetical } = player;
  const isNotOpposite = form.without.has('8.2.colour') || isDueOpposite(floater, player) ? 0 : 1;
  if (form.otherwise.has('DA13')) return [-rating, isNotOpposite, aro, alphabetical]; // DA13
  return [isNotOpposite, -rating, aro, alphabetical];
}

/** DA4: nothing is opposite to no due colour. */
function isDueOpposite({ dueColour: one }: DubovPlayer, { dueColour: other }: DubovPlayer): boolean {
  return one !== null && other !== null && one !== other;
}
