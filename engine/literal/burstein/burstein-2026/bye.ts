import { isBarredFromBye } from '../../dubov/dubov-2026/criteria.js';
import type { ByeText } from '../../bye.js';
import type { BursteinPlayer } from './definitions.js';
import type { RoundPosition } from './position.js';

/** 3.1: who receives the pairing-allocated bye. */
export function byeText(position: RoundPosition): ByeText<BursteinPlayer> {
  return {
    players: position.players,
    firstRuleBroken: (player) => firstRuleBroken(position, player),
    valuesOf: (player) => valuesOf(position, player),
  };
}

/** 3.1.1 and 3.1.2. */
function firstRuleBroken(position: RoundPosition, player: BursteinPlayer): 'C2' | 'C4' | null {
  const { form, players } = position;
  if (!form.without.has('C2') && isBarred(position, player)) return 'C2';
  const others = players.filter((other) => other !== player);
  return position.canBePaired(others) ? null : 'C4';
}

/** 2.1.2 [C2] is 2.1.2 of the Dubov System; BB6: or 3.1.1 names all that bars. */
function isBarred({ state, form }: RoundPosition, player: BursteinPlayer): boolean {
  if (!form.otherwise.has('BB6')) return isBarredFromBye(state, player);
  return player.past.some(({ result }) => result === 'U' || result === '+');
}

/** 3.1.3 to 3.1.5, the last with 1.8: what is to be as small as possible, in descending priority. */
function valuesOf({ form }: RoundPosition, player: BursteinPlayer): { id: string; value: number }[] {
  return [
    { id: '3.1.3', value: player.score },
    { id: '3.1.4', value: -gamesPlayed(player, form.otherwise.has('BB7')) },
    { id: '1.8.1.1', value: player.index.buchholz },
    { id: '1.8.1.2', value: player.index.sonnebornBerger },
    { id: '1.8.2', value: -player.tpn },
  ].filter(({ id }) => !form.without.has(id));
}

/** BB7: forfeited games have not been played. */
function gamesPlayed({ past }: BursteinPlayer, withForfeits: boolean): number {
  return past.filter(({ isPlayed, opponent }) => isPlayed || (withForfeits && opponent !== null)).length;
}
