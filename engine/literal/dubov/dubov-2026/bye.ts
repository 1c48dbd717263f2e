import type { LiteralBracket, PlainRound } from '../../reading.js';
import { smallestBy } from '../../enumerate.js';
import type { DubovPlayer } from './definitions.js';
import type { RoundPosition } from './position.js';
import { canBePaired, playerWith } from './position.js';

/** 3.1: the player who receives the pairing-allocated bye; null when nobody can. */
export function chooseBye(position: RoundPosition): DubovPlayer | null {
  const mayHaveIt = position.players.filter((player) => firstAbsoluteRuleBroken(position, player) === null);
  const [chosen] = smallestBy(mayHaveIt, (player) => valuesOf(position, player).map(({ value }) => value));
  return chosen ?? null;
}

/** Holds the assignment of the bye against what was published. */
export function byeAsBracket(position: RoundPosition, chosen: DubovPlayer): LiteralBracket {
  return {
    faultOf({ bye }: PlainRound): string | null {
      if (bye === chosen.id) return null;
      const published = playerWith(position, bye);
      const ofChosen = valuesOf(position, chosen);
      const worse = valuesOf(position, published).find(({ value }, index) => value !== ofChosen[index].value);
      return firstAbsoluteRuleBroken(position, published) ?? worse?.id ?? null;
    },
  };
}

/** 3.1.1 and 3.1.2. */
function firstAbsoluteRuleBroken(position: RoundPosition, player: DubovPlayer): 'C2' | 'C4' | null {
  const { state, form, edition, players } = position;
  if (!form.without.has('C2') && edition.isBarredFromBye(state, form, player)) return 'C2';
  return canBePaired(
    position,
    players.filter((other) => other !== player),
  )
    ? null
    : 'C4';
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
