import type { RoundState } from '../../../model/player.js';
import type { LiteralBracket, LiteralForm, LiteralReading, LiteralRound, PlainRound } from '../../reading.js';
import { requireSupported } from '../../form.js';
import { chooseUpfloaters, firstWorse, pairsOfResidents } from './brackets.js';
import type { Stage } from './brackets.js';
import { byeAsBracket, chooseBye } from './bye.js';
import { allocateColours } from './colours.js';
import type { BracketPairing, Pair } from './criteria.js';
import { playersOf } from './definitions.js';
import type { DubovPlayer } from './definitions.js';
import { pairBracket, shiftsOf } from './groups.js';
import type { Generated } from './groups.js';
import { canBePaired, pairRulesOf, playerWith } from './position.js';
import type { DubovEdition, Position } from './position.js';

const LIMIT = 12;

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
  return {
    limit: LIMIT,
    pair(state, form) {
      if (state.players.length > LIMIT) throw new RangeError(`more than ${LIMIT} players`);
      requireSupported(form, supported);
      return pairRound(positionOf(state, form, edition));
    },
  };
}

function positionOf(state: RoundState, form: LiteralForm, edition: DubovEdition): Position {
  const rules = pairRulesOf({ form });
  const players = playersOf(state, form);
  const legal = new Map(
    players.map((one) => [
      one,
      new Set(players.filter((other) => !rules.some((rule) => rule.isBrokenBy(state, one, other)))),
    ]),
  );
  return { state, form, edition, players, mayMeet: (one, other) => legal.get(one)?.has(other) === true };
}

/** 1.9: the bye, then the scoregroups in descending order of score. */
function pairRound(position: Position): LiteralRound {
  const { players } = position;
  const brackets: LiteralBracket[] = [];
  const pairs: Pair[] = [];
  const bye = players.length % 2 === 1 ? chooseBye(position) : null;
  if (bye === null && !canBePaired(position, players)) return { kind: 'impossible' };
  if (bye !== null) brackets.push(byeAsBracket(position, bye));
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

function withColours({ state, form, edition }: Position, pair: Pair): ReturnType<typeof allocateColours> {
  return allocateColours(state, pair, edition.articles.colours, form.without);
}

/** The first rule by which the published pairs of a scoregroup are not those that are chosen. */
function faultOf(
  position: Position,
  stage: Stage,
  chosen: BracketPairing,
  generated: Generated,
  published: PlainRound,
): string | null {
  const { articles } = position.edition;
  const pairs = pairsOfResidents(
    stage,
    published.pairs.map(([one, other]): Pair => [playerWith(position, one), playerWith(position, other)]),
  );
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
  position: Position,
  stage: Stage,
  { upfloaters, pairs }: BracketPairing,
): string | null {
  const broken = pairRulesOf(position).find((rule) =>
    pairs.some((pair) => rule.isBrokenBy(position.state, ...pair)),
  );
  if (broken !== undefined) return broken.id;
  const rest = stage.lower.filter((player) => !upfloaters.includes(player));
  return canBePaired(position, rest) ? null : 'C4';
}

function haveSamePairs(ones: readonly Pair[], others: readonly Pair[]): boolean {
  const isAmong = (pair: Pair): boolean => others.some((other) => haveSamePlayers(pair, other));
  return ones.length === others.length && ones.every(isAmong);
}

function haveSamePlayers(ones: readonly DubovPlayer[], others: readonly DubovPlayer[]): boolean {
  return ones.length === others.length && ones.every((player) => others.includes(player));
}
