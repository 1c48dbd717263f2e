import type { Colour } from '../../model/event.js';
import type { RoundState } from '../../model/player.js';
import type { Criterion } from './bracket.js';
import type { Allocation } from './colours.js';
import type { Seen } from './player.js';
import type { Candidate, Pair } from './sequence.js';

/** What the criteria on colours ask of a round. */
interface Colouring {
  readonly state: Pick<RoundState, 'isFinal'>;
  readonly otherwise: ReadonlySet<string>;
  readonly allocate: (pair: Pair) => Allocation;
}

/**
 * [C10] to [C13] (2017 C.8 to C.11): each player is counted for himself, by the colour that he would get.
 * @param ids as the edition calls the four.
 */
export function colourCriteria(
  [difference, third, preference, strong]: readonly [string, string, string, string],
  { state, otherwise, allocate }: Colouring,
): Criterion[] {
  const count = (
    { pairs }: Candidate,
    counts: (player: Seen, colour: Colour, pair: Pair) => boolean,
  ): number[] => {
    const given = pairs.flatMap((pair) => {
      const { white, black } = allocate(pair);
      return [counts(white, 'white', pair), counts(black, 'black', pair)];
    });
    return [given.filter((one) => one).length];
  };
  const isAboutTopscorers = ([one, other]: Pair): boolean =>
    state.isFinal && (one.isTopscorer || other.isTopscorer);
  return [
    {
      id: difference,
      value: (candidate) =>
        count(candidate, (player, colour, pair) => {
          const after = player.difference + (colour === 'white' ? 1 : -1);
          // Who gets such a difference had none as large before (B22).
          const isGot = otherwise.has('B22') || Math.abs(after) > Math.abs(player.difference);
          return isAboutTopscorers(pair) && Math.abs(after) > 2 && isGot;
        }),
    },
    {
      id: third,
      value: (candidate) =>
        count(candidate, ({ colours, preference: own }, colour, pair) => {
          const isThird = colours.length > 1 && colours.slice(-2).every((one) => one === colour);
          const isDue = otherwise.has('B23') && own?.colour === colour;
          return isAboutTopscorers(pair) && isThird && !isDue;
        }),
    },
    {
      id: preference,
      value: (candidate) =>
        count(
          candidate,
          (player, colour) => player.preference !== null && player.preference.colour !== colour,
        ),
    },
    {
      id: strong,
      // An absolute preference is a class of its own (B2).
      value: (candidate) =>
        count(
          candidate,
          (player, colour) => player.preference?.strength === 'strong' && player.preference.colour !== colour,
        ),
    },
  ];
}
