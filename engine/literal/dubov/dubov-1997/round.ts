import { canAllBePaired } from '../../enumerate.js';
import type { LiteralRound } from '../../reading.js';
import { chooseBye } from './bye.js';
import { allocateColours } from './colours.js';
import type { DubovPlayer } from './definitions.js';
import { chooseLeaving } from './downfloaters.js';
import { pairFirstRound } from './first-round.js';
import { pairFloaters } from './floaters.js';
import type { Pair, RoundPosition } from './limitations.js';
import { pairAll } from './rows.js';
import { transferPlayers } from './transfers.js';

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
