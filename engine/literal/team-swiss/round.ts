import { byeAsBracket, chooseBye } from '../bye.js';
import { compareLists } from '../enumerate.js';
import { publishedPairs } from '../published.js';
import type { LiteralBracket, LiteralRound, PlainRound } from '../reading.js';
import { byeText } from './bye.js';
import { allocateColours } from './colours.js';
import type { Participant } from './definitions.js';
import { pairBracket, pairValues } from './pairing.js';
import type { RoundPosition } from './position.js';
import type { Pair } from './text.js';
import { chooseUpfloaters, setValues } from './upfloaters.js';
import type { Stage } from './upfloaters.js';

/** 3.3.2: the bye, the top-scoregroups one after the other, the colours. */
export function pairRound(position: RoundPosition): LiteralRound {
  const { participants } = position;
  const bye = participants.length % 2 === 1 ? chooseBye(byeText(position)) : null;
  if (bye === null && !position.canBePaired(participants)) return { kind: 'impossible' };
  const brackets: LiteralBracket[] = bye === null ? [] : [byeAsBracket(byeText(position), bye)];
  const pairs: Pair[] = [];
  let unpaired = participants.filter((one) => one !== bye);
  while (unpaired.length > 0) {
    const stage = topStage(unpaired);
    const upfloaters = chooseUpfloaters(position, stage);
    if (upfloaters === null) return { kind: 'impossible' };
    const bracket = [...stage.residents, ...upfloaters];
    const chosen = pairBracket(position, bracket);
    brackets.push({ faultOf: (published) => faultOf(position, stage, upfloaters, chosen, published) });
    pairs.push(...chosen);
    unpaired = unpaired.filter((one) => !bracket.includes(one));
  }
  const coloured = pairs.map((pair) => allocateColours(position, pair));
  return { kind: 'paired', pairs: coloured, bye: bye?.id ?? null, brackets };
}

/** 3.2 */
function topStage(unpaired: readonly Participant[]): Stage {
  const top = Math.max(...unpaired.map(({ score }) => score));
  return {
    residents: unpaired.filter(({ score }) => score === top),
    lower: unpaired.filter(({ score }) => score < top),
  };
}

/** The first rule by which the published pairs of a top-scoregroup are not those that are chosen. */
function faultOf(
  position: RoundPosition,
  stage: Stage,
  upfloaters: readonly Participant[],
  chosen: readonly Pair[],
  published: PlainRound,
): string | null {
  const pairs = publishedPairs(position.participants, published).filter((pair) =>
    pair.some((one) => stage.residents.includes(one)),
  );
  if (pairs.length === chosen.length && pairs.every((pair) => chosen.some((other) => isSame(pair, other))))
    return null;
  const set = pairs.flat().filter((one) => !stage.residents.includes(one));
  const rest = stage.lower.filter((one) => !set.includes(one));
  return (
    position.firstPairRuleBroken(pairs) ??
    (position.canBePaired(rest) ? null : 'C3') ??
    firstWorse(setValues(position, stage, set), setValues(position, stage, upfloaters)) ??
    (isSame(set, upfloaters) ? null : '3.5.4') ??
    firstWorse(pairValues(position, pairs), pairValues(position, chosen)) ??
    '3.6.3'
  );
}

interface Value {
  readonly id: string;
  readonly value: number | readonly number[];
}

function firstWorse(published: readonly Value[], chosen: readonly Value[]): string | null {
  const worse = published.find(
    ({ value }, index) => compareLists([value].flat(), [chosen[index].value].flat()) > 0,
  );
  return worse?.id ?? null;
}

function isSame(ones: readonly Participant[], others: readonly Participant[]): boolean {
  return ones.length === others.length && ones.every((one) => others.includes(one));
}
