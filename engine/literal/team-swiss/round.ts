import { byeAsBracket, chooseBye } from '../bye.js';
import { compareLists } from '../enumerate.js';
import { publishedPairs } from '../published.js';
import type { LiteralBracket, LiteralRound, PlainRound } from '../reading.js';
import { allocateColours } from './colours.js';
import type { Participant } from './definitions.js';
import { pairBracket, pairValues } from './pairing.js';
import type { RoundPosition } from './position.js';
import type { Pair } from './text.js';
import { chooseUpfloaters, setValues } from './upfloaters.js';
import type { Stage } from './upfloaters.js';
import type { ByeText } from '../bye.js';

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

/** 3.4: who receives the pairing-allocated bye. */
function byeText(position: RoundPosition): ByeText<Participant> {
  return {
    players: position.participants,
    firstRuleBroken: (player) => firstRuleBroken(position, player),
    valuesOf: (player) => valuesOf(position, player),
  };
}

function firstRuleBroken(position: RoundPosition, one: Participant): 'C2' | 'C3' | null {
  const { form, participants } = position;
  if (!form.without.has('C2') && isBarredFromBye(position, one)) return 'C2';
  const others = participants.filter((other) => other !== one);
  return position.canBePaired(others) ? null : 'C3'; // 3.4.1
}

/** 2.1.2 [C2]: a bye, a match won by forfeit, or a full-point bye (M11). */
function isBarredFromBye({ form }: RoundPosition, { past }: Participant): boolean {
  const bars = form.otherwise.has('M11') ? ['U', '+'] : ['U', '+', 'F']; // M11
  return past.some(({ result }) => bars.includes(result));
}

/** 3.4.2 to 3.4.4: what is to be as small as possible, in descending priority. */
function valuesOf({ form }: RoundPosition, one: Participant): { id: string; value: number }[] {
  return [
    { id: '3.4.2', value: one.score },
    { id: '3.4.3', value: -matchesPlayed(one, form.otherwise.has('M10')) },
    { id: '3.4.4', value: -one.tpn },
  ].filter(({ id }) => !form.without.has(id));
}

/** M10: forfeited matches have not been played. */
function matchesPlayed({ past }: Participant, withForfeits: boolean): number {
  return past.filter(({ isPlayed, opponent }) => isPlayed || (withForfeits && opponent !== null)).length;
}
