import { byeAsBracket, chooseBye } from '../../bye.js';
import { compareLists } from '../../enumerate.js';
import { publishedPairs } from '../../published.js';
import type { LiteralBracket, LiteralRound, PlainRound } from '../../reading.js';
import { pairBracket } from './brackets.js';
import { byeText } from './bye.js';
import { allocateColours } from './colours.js';
import { qualityValues } from './criteria.js';
import type { BursteinPlayer } from './definitions.js';
import { compareOrder } from './order.js';
import type { Pair, RoundPosition } from './position.js';
import { nextStage } from './stage.js';
import type { BracketPairing, Stage } from './stage.js';

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
