import { isBarredFromBye } from '../../dubov/dubov-2026/criteria.js';
import { smallestBy } from '../../enumerate.js';
import type { LiteralBracket } from '../../reading.js';
import type { BursteinPlayer } from './definitions.js';
import { canBePaired, playerWith } from './position.js';
import type { RoundPosition } from './position.js';

/** 3.1: the player who receives the pairing-allocated bye; null when nobody can. */
export function chooseBye(position: RoundPosition): BursteinPlayer | null {
  const mayHaveIt = position.players.filter((player) => firstAbsoluteRuleBroken(position, player) === null);
  const [chosen] = smallestBy(mayHaveIt, (player) => valuesOf(position, player).map(({ value }) => value));
  return chosen ?? null;
}

/** Holds the assignment of the bye against what was published. */
export function byeAsBracket(position: RoundPosition, chosen: BursteinPlayer): LiteralBracket {
  return {
    faultOf({ bye }): string | null {
      if (bye === chosen.id) return null;
      const published = playerWith(position, bye);
      const ofChosen = valuesOf(position, chosen);
      const worse = valuesOf(position, published).find(({ value }, index) => value !== ofChosen[index].value);
      return firstAbsoluteRuleBroken(position, published) ?? worse?.id ?? null;
    },
  };
}

/** 3.1.1 and 3.1.2. */
function firstAbsoluteRuleBroken(position: RoundPosition, player: BursteinPlayer): 'C2' | 'C4' | null {
  const { form, players } = position;
  if (!form.without.has('C2') && isBarred(position, player)) return 'C2';
  const others = players.filter((other) => other !== player);
  return canBePaired(position, others) ? null : 'C4';
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
