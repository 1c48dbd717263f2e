import { smallestBy } from './enumerate.js';
import { playerWith } from './published.js';
import type { LiteralBracket } from './reading.js';

/** What a text that assigns the pairing-allocated bye first says of who receives it. */
export interface ByeText<P> {
  readonly players: readonly P[];
  /** The first absolute rule that is broken where the player receives it; null for none. */
  readonly firstRuleBroken: (player: P) => string | null;
  /** What is to be as small as possible, in descending priority, by the names of the rules. */
  readonly valuesOf: (player: P) => readonly { readonly id: string; readonly value: number }[];
}

/** The player who receives the bye; null when nobody can. */
export function chooseBye<P>({ players, firstRuleBroken, valuesOf }: ByeText<P>): P | null {
  const mayHaveIt = players.filter((player) => firstRuleBroken(player) === null);
  const [chosen] = smallestBy(mayHaveIt, (player) => valuesOf(player).map(({ value }) => value));
  return chosen ?? null;
}

/** Holds the assignment of the bye against what was published. */
export function byeAsBracket<P extends { readonly id: number }>(
  { players, firstRuleBroken, valuesOf }: ByeText<P>,
  chosen: P,
): LiteralBracket {
  return {
    faultOf({ bye }): string | null {
      if (bye === chosen.id) return null;
      const published = playerWith(players, bye);
      const ofChosen = valuesOf(chosen);
      const worse = valuesOf(published).find(({ value }, index) => value !== ofChosen[index].value);
      return firstRuleBroken(published) ?? worse?.id ?? null;
    },
  };
}
