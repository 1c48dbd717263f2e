import { byeAsBracket, chooseBye } from '../../bye.js';
import { compareLists, pairings, smallestBy } from '../../enumerate.js';
import { publishedPairs } from '../../published.js';
import type { LiteralBracket, LiteralRound, PlainRound } from '../../reading.js';
import { allocateColours } from './colours.js';
import { qualityValues } from './criteria.js';
import type { BursteinPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './position.js';
import { nextStage, floaterSets } from './stage.js';
import type { BracketPairing, Stage } from './stage.js';
import { isBarredFromBye } from '../../dubov/dubov-2026/criteria.js';
import type { ByeText } from '../../bye.js';

/** 1.9: the bye, then bracket by bracket, then the colours. */
export function pairRound(position: RoundPosition): LiteralRound {
  const { players } = position;
  const bye = players.length % 2 === 1 ? chooseBye(byeText(position)) : null;
  if (bye === null && !position.canBePaired(players)) return { kind: 'impossible' };
  const brackets: LiteralBracket[] = bye === null ? [] : [byeAsBracket(byeText(position), bye)];
  const pairs: Pair[] = [];
  let floaters: readonly BursteinPlayer[] = [];
  let lower: readonly BursteinPlayer[] = players.filter((player) => player !== bye);
  while (lower.length > 0) {
    const stage = nextStage(position, floaters, lower);
    const chosen = pairBracket(position, stage);
    if (chosen === null) return { kind: 'impossible' };
    brackets.push({ faultOf: (published) => faultOf(position, stage, chosen, published) });
    pairs.push(...chosen.pairs);
    ({ floaters } = chosen);
    ({ lower } = stage);
  }
  const coloured = pairs.map((pair) => allocateColours(position, pair));
  return { kind: 'paired', pairs: coloured, bye: bye?.id ?? null, brackets };
}

/** The first rule by which the published pairs of a bracket are not those that are chosen. */
function faultOf(
  position: RoundPosition,
  stage: Stage,
  chosen: BracketPairing,
  published: PlainRound,
): string | null {
  const pairing = pairingIn(stage, published, position);
  if (compareOrder(stage.players, pairing, chosen) === 0) return null;
  const isCompletable = position.canBePaired([...pairing.floaters, ...stage.lower]);
  return (
    position.firstPairRuleBroken(pairing.pairs) ??
    (isCompletable ? firstWorse(position, stage, pairing, chosen) : 'C4')
  );
}

/** What a published round has in a bracket: who has an opponent elsewhere has floated. */
function pairingIn(stage: Stage, published: PlainRound, { players }: RoundPosition): BracketPairing {
  const inBracket = publishedPairs(players, published).filter((pair) =>
    pair.every((player) => stage.players.includes(player)),
  );
  const paired = inBracket.flat();
  return { pairs: inBracket, floaters: stage.players.filter((player) => !paired.includes(player)) };
}

/** The first quality criterion on which a published pairing is worse, else the order of pairings. */
function firstWorse(
  position: RoundPosition,
  stage: Stage,
  published: BracketPairing,
  chosen: BracketPairing,
): string {
  const valuesOf = qualityValues(position, stage);
  const ofChosen = valuesOf(chosen);
  const worse = valuesOf(published).find(
    ({ value }, index) => compareLists(value, ofChosen[index].value) > 0,
  );
  return worse?.id ?? '4.3';
}

/** 3.2.2: the first pairing of a bracket that complies best with the criteria; null when there is none. */
function pairBracket(position: RoundPosition, stage: Stage): BracketPairing | null {
  const valuesOf = qualityValues(position, stage);
  const best = smallestBy(withMostPairs(position, stage), (pairing) =>
    valuesOf(pairing).flatMap(({ value }) => value),
  );
  const [first] = best.sort((one, other) => compareOrder(stage.players, one, other));
  return first ?? null;
}

/** 3.2.1.2, [C5]: all pairings with as many pairs as possible that comply with [C1] to [C4]. */
function withMostPairs(position: RoundPosition, stage: Stage): BracketPairing[] {
  for (let number = 0; number <= stage.players.length; number++) {
    const pairingsFound = [...floaterSets(position, stage, number)].flatMap((floaters) => {
      const paired = stage.players.filter((player) => !floaters.includes(player));
      return [...pairings(paired, position.mayMeet)].map((pairs) => ({ pairs, floaters }));
    });
    if (pairingsFound.length > 0) return pairingsFound;
  }
  return [];
}

/** 3.1: who receives the pairing-allocated bye. */
function byeText(position: RoundPosition): ByeText<BursteinPlayer> {
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

/** Two pairings of a bracket by the BSNs of their opponents. */
interface Pairs<T> {
  readonly pairs: readonly (readonly [T, T])[];
}

/**
 * 4.3: which of two pairings precedes; negative for the first of them.
 * @param players of the bracket, in the order of their BSNs (4.1).
 */
export function compareOrder<T>(players: readonly T[], one: Pairs<T>, other: Pairs<T>): number {
  return compareLists(opponentsOf(players, other), opponentsOf(players, one));
}

/** The opponent's BSN of #1, of #2 and so on; 4.2: zero for who floats. */
function opponentsOf<T>(players: readonly T[], { pairs }: Pairs<T>): number[] {
  return players.map((player) => {
    const pair = pairs.find((members) => members.includes(player));
    const opponent = pair?.find((member) => member !== player);
    return opponent === undefined ? 0 : players.indexOf(opponent) + 1;
  });
}
