import type { ByeText } from '../../bye.js';
import type { DubovPlayer } from './definitions.js';
import type { RoundPosition } from './position.js';

/** 3.1: who receives the pairing-allocated bye. */
export function byeText(position: RoundPosition): ByeText<DubovPlayer> {
  return {
    players: position.players,
    firstRuleBroken: (player) => firstRuleBroken(position, player),
    valuesOf: (player) => valuesOf(position, player),
  };
}

/** 3.1.1 and 3.1.2. */
function firstRuleBroken(position: RoundPosition, player: DubovPlayer): 'C2' | 'C4' | null {
  const { state, form, edition, players } = position;
  if (!form.without.has('C2') && edition.isBarredFromBye(state, form, player)) return 'C2';
  const others = players.filter((other) => other !== player);
  return position.canBePaired(others) ? null : 'C4';
}

/** 3.1.3 to 3.1.5: what is to be as small as possible, in descending priority. */
function valuesOf({ form, edition }: RoundPosition, player: DubovPlayer): { id: string; value: number }[] {
  const [lowestScore, mostGames, largestTpn] = edition.articles.bye;
  return [
    { id: lowestScore, value: player.score },
    { id: mostGames, value: -player.past.filter(({ isPlayed }) => isPlayed).length },
    { id: largestTpn, value: -player.tpn },
  ].filter(({ id }) => !form.without.has(id));
}
