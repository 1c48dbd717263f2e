import { opposite } from '../../../model/event.js';
import { canAllBePaired } from '../../enumerate.js';
import type { LiteralPair, LiteralRound } from '../../reading.js';
import { whoMayHaveBye } from './bye.js';
import type { DubovPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './limitations.js';

/**
 * Chapter 5: upper part against lower part, and the bye for the last of the list. DA17: with a pair that is not allowed the
 * round is left to the arbiter, if it can be paired in some other way.
 */
export function pairFirstRound(position: RoundPosition): LiteralRound {
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
