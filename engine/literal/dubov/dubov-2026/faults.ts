import { publishedPairs } from '../../published.js';
import type { PlainRound } from '../../reading.js';
import { firstWorse, pairsOfResidents } from './brackets.js';
import type { Stage } from './brackets.js';
import type { BracketPairing, Pair } from './criteria.js';
import type { DubovPlayer } from './definitions.js';
import { shiftsOf } from './groups.js';
import type { Generated } from './groups.js';
import type { RoundPosition } from './position.js';

/** The first rule by which the published pairs of a scoregroup are not those that are chosen. */
export function faultOf(
  position: RoundPosition,
  stage: Stage,
  chosen: BracketPairing,
  generated: Generated,
  published: PlainRound,
): string | null {
  const { articles } = position.edition;
  const pairs = pairsOfResidents(stage, publishedPairs(position.players, published));
  if (haveSamePairs(pairs, generated.pairs)) return null;
  const upfloaters = pairs.flat().filter((player) => !stage.residents.includes(player));
  const bracket = { residents: stage.residents, upfloaters, pairs };
  const worse =
    firstAbsoluteRuleBroken(position, stage, bracket) ??
    firstWorse(position, bracket, { ...chosen, pairs: generated.pairs });
  if (worse !== null) return worse;
  if (!haveSamePlayers(upfloaters, chosen.upfloaters)) return articles.upfloaters;
  const shifts = shiftsOf(position, bracket, pairs);
  const areShiftedAlike =
    shifts !== null &&
    haveSamePlayers(shifts.fromSmaller, generated.shifts.fromSmaller) &&
    haveSamePlayers(shifts.fromLarger, generated.shifts.fromLarger);
  return areShiftedAlike ? articles.transpositions : articles.shifters;
}

function firstAbsoluteRuleBroken(
  position: RoundPosition,
  stage: Stage,
  { upfloaters, pairs }: BracketPairing,
): string | null {
  const rest = stage.lower.filter((player) => !upfloaters.includes(player));
  return position.firstPairRuleBroken(pairs) ?? (position.canBePaired(rest) ? null : 'C4');
}

function haveSamePairs(ones: readonly Pair[], others: readonly Pair[]): boolean {
  const isAmong = (pair: Pair): boolean => others.some((other) => haveSamePlayers(pair, other));
  return ones.length === others.length && ones.every(isAmong);
}

function haveSamePlayers(ones: readonly DubovPlayer[], others: readonly DubovPlayer[]): boolean {
  return ones.length === others.length && ones.every((player) => others.includes(player));
}
