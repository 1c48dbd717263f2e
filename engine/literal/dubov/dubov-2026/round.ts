import type { LiteralBracket, LiteralReading, LiteralRound, PlainRound } from '../../reading.js';
import { byeAsBracket, chooseBye } from '../../bye.js';
import { literalReading } from '../../form.js';
import { chooseUpfloaters, firstWorse, pairsOfResidents } from './brackets.js';
import type { Stage } from './brackets.js';
import { allocateColours } from './colours.js';
import type { Pair, BracketPairing } from './criteria.js';
import type { DubovPlayer } from './definitions.js';
import { pairBracket, shiftsOf } from './groups.js';
import { positionOf } from './position.js';
import type { DubovEdition, RoundPosition } from './position.js';
import type { ByeText } from '../../bye.js';
import { publishedPairs } from '../../published.js';
import type { Generated } from './groups.js';

/** Another reading of what happened, not of the text: the state has it already. */
const ABOUT_THE_EVENT = 'DB8';

/** The reading of an edition that has the articles of 2026. */
export function dubovReading(edition: DubovEdition): LiteralReading {
  const { bye, colours } = edition.articles;
  const supported = {
    without: [
      // Without [C3], or 5.2.2, there are pairs of which 5.2.3 says nothing.
      ...['C1', 'C2', 'prohibited-pair', 'C6', 'C7', 'C8', 'C9', 'C10'],
      ...bye.slice(0, 2),
      ...[colours[0], colours[2], colours[3]],
      'board-order',
    ],
    otherwise: [...edition.otherwise, ABOUT_THE_EVENT],
  };
  return literalReading(14, supported, (state, form) => pairRound(positionOf(state, form, edition)));
}

/** 1.9: the bye, then the scoregroups in descending order of score. */
function pairRound(position: RoundPosition): LiteralRound {
  const { players } = position;
  const brackets: LiteralBracket[] = [];
  const pairs: Pair[] = [];
  const bye = players.length % 2 === 1 ? chooseBye(byeText(position)) : null;
  if (bye === null && !position.canBePaired(players)) return { kind: 'impossible' };
  if (bye !== null) brackets.push(byeAsBracket(byeText(position), bye));
  let unpaired = players.filter((player) => player !== bye);
  while (unpaired.length > 0) {
    const stage = topStage(unpaired);
    const bracket = chooseUpfloaters(position, stage);
    if (bracket === null) return { kind: 'impossible' };
    const generated = pairBracket(position, bracket);
    brackets.push({ faultOf: (published) => faultOf(position, stage, bracket, generated, published) });
    pairs.push(...generated.pairs);
    const paired = generated.pairs.flat();
    unpaired = unpaired.filter((player) => !paired.includes(player));
  }
  return {
    kind: 'paired',
    pairs: pairs.map((pair) => withColours(position, pair)),
    bye: bye?.id ?? null,
    brackets,
  };
}

/** 1.9.2: the scoregroup with the highest score, or what is left of it. */
function topStage(unpaired: readonly DubovPlayer[]): Stage {
  const top = Math.max(...unpaired.map(({ score }) => score));
  return {
    residents: unpaired.filter(({ score }) => score === top),
    lower: unpaired.filter(({ score }) => score < top),
  };
}

function withColours(
  { state, form, edition }: RoundPosition,
  pair: Pair,
): ReturnType<typeof allocateColours> {
  return allocateColours(state, pair, edition.articles.colours, form.without);
}

/** 3.1: who receives the pairing-allocated bye. */
function byeText(position: RoundPosition): ByeText<DubovPlayer> {
  return {
    players: position.players,
    firstRuleBroken: (player) => firstRuleBroken(position, player),
    valuesOf: (player) => valuesOf(position, player),
  };
}

/** 3.1.1 and 3.1.2. */
function firstRuleBroken(position: RoundPosition, player: DubovPlayer): 'C2' | 'C4' | null {
  const { state, form, edition, players } = position;
  if (!form.without.has('C2') && edition.isBarredFromBye(state, form, player)) return 'C2';
  const others = players.filter((other) => other !== player);
  return position.canBePaired(others) ? null : 'C4';
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

/** The first rule by which the published pairs of a scoregroup are not those that are chosen. */
function faultOf(
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
