import type { Colour } from '../../model/event.js';
import type { Bracket, Candidate, Pair, Rule } from './bracket.js';
import type { DutchPlayer } from './player.js';
import type { DutchRound } from './round.js';

/**
 * The colour criteria (2017 C.8-C.11, 2026 [C10]-[C13]): numbers of players, with the colours that the allocation rules
 * give.
 * @param ids how the edition calls those of them that it has.
 */
export function colourCriteria(ids: readonly string[], round: DutchRound): Rule[] {
  const { otherwise } = round.form;
  const countsByValue = otherwise.has('B22');
  const countsOnlyUndue = otherwise.has('B23');
  const misses: readonly Misses[] = [
    (player, colour, opponent) =>
      (player.isTopscorer || opponent.isTopscorer) && passesDifferenceOfTwo(player, colour, countsByValue),
    (player, colour, opponent) =>
      (player.isTopscorer || opponent.isTopscorer) &&
      getsColourThirdTime(player, colour) &&
      !(countsOnlyUndue && player.preference?.colour === colour),
    missesPreference,
    missesStrongPreference,
  ];
  return ids.map((id, index) => ({ id, valueOf: ({ pairs }) => [countIn(pairs, misses[index], round)] }));
}

function countIn(pairs: readonly Pair[], misses: Misses, round: DutchRound): number {
  const counted = pairs
    .map((pair) => round.coloursOf(pair))
    .flatMap(({ white, black }) => [misses(white, 'white', black), misses(black, 'black', white)]);
  return counted.filter(Boolean).length;
}

/** Whether a player counts who gets a colour against an opponent. */
type Misses = (player: DutchPlayer, colour: Colour, opponent: DutchPlayer) => boolean;

/**
 * A colour difference higher than +2 or lower than -2, which the game takes further from zero than it was (B22).
 * @param countsByValue who comes from -4 to -3 counts as well (B22 read otherwise).
 */
function passesDifferenceOfTwo(
  { colourDifference }: DutchPlayer,
  colour: Colour,
  countsByValue: boolean,
): boolean {
  const after = Math.abs(colourDifference + (colour === 'white' ? 1 : -1));
  return after > 2 && (countsByValue || after > Math.abs(colourDifference));
}

function getsColourThirdTime({ colours }: DutchPlayer, colour: Colour): boolean {
  const [last, lastButOne] = colours.toReversed();
  return last === colour && lastButOne === colour;
}

function missesPreference({ preference }: DutchPlayer, colour: Colour): boolean {
  return preference !== null && preference.colour !== colour;
}

/** B2: an absolute preference is no strong one. */
function missesStrongPreference(player: DutchPlayer, colour: Colour): boolean {
  return player.preference?.strength === 'strong' && missesPreference(player, colour);
}

/** Numbers in descending order, as lists of scores and score differences are compared. */
export function descending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => b - a);
}

/** The opponent of a player in a candidate, null for a downfloater. */
export function opponentOf(player: DutchPlayer, { pairs }: Candidate): DutchPlayer | null {
  const pair = pairs.find((players) => players.includes(player));
  return pair?.find((other) => other !== player) ?? null;
}

/** The residents who meet moved-down players. */
export function mdpOpponents({ pairs }: Candidate, { mdps }: Bracket): DutchPlayer[] {
  return pairs.filter(([higher]) => mdps.includes(higher)).map(([, lower]) => lower);
}
