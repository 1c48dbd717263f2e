import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import { isForbidden } from '../../../model/player.js';
import type { PastRound, RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';
import { colourDifference } from '../dubov-2026/definitions.js';
import { playersOf } from './definitions.js';
import type { DubovPlayer } from './definitions.js';

export type Pair = readonly [DubovPlayer, DubovPlayer];

/** A round to be paired. */
export interface RoundPosition {
  readonly state: RoundState;
  readonly form: LiteralForm;
  /** By score, then in the list. */
  readonly players: readonly DubovPlayer[];
  /** The two may be paired by 2.1. */
  readonly mayMeet: (...pair: Pair) => boolean;
}

/** A rule about two players that is without exception. */
interface PairRule {
  readonly id: string;
  isBrokenBy(state: RoundState, ...pair: Pair): boolean;
}

/** 2.1, DA1: C.04.1.b, and f and g without an exception for the last round: no distribution of the colours is left. */
const pairRules: readonly PairRule[] = [
  { id: '2.1.b', isBrokenBy: (_, one, other) => haveMet(one, other) },
  { id: '2.1.f-g', isBrokenBy: (_, one, other) => coloursLeft(one, other).length === 0 },
  { id: 'prohibited-pair', isBrokenBy: (state, one, other) => isForbidden(state, one.id, other.id) },
];

/** A round, before anybody is paired. */
export function positionOf(state: RoundState, form: LiteralForm): RoundPosition {
  const players = playersOf(state, form);
  const rules = pairRules.filter(({ id }) => !form.without.has(id));
  const opponentsOf = (one: DubovPlayer): DubovPlayer[] =>
    players.filter((other) => one !== other && !rules.some((rule) => rule.isBrokenBy(state, one, other)));
  const opponents = new Map(players.map((one) => [one, new Set(opponentsOf(one))]));
  return { state, form, players, mayMeet: (one, other) => opponents.get(one)?.has(other) === true };
}

/** C.04.1.b */
function haveMet({ past }: DubovPlayer, { id }: DubovPlayer): boolean {
  return past.some(({ opponent, isPlayed }) => isPlayed && opponent === id);
}

/** C.04.1.d; DA16: a full-point bye that was asked for is no win. */
export function isBarredFromBye({ form }: RoundPosition, { past }: DubovPlayer): boolean {
  const bars = form.otherwise.has('DA16') ? ['U', '+', 'F'] : ['U', '+']; // DA16
  return !form.without.has('2.1.d') && past.some(({ result }) => bars.includes(result));
}

/** What the bars of colours ask for. */
interface Coloured {
  /** Of the games played, the oldest first. */
  readonly colours: readonly Colour[];
}

/** C.04.1.f and g: the colours that the first of two can have. */
export function coloursLeft(one: Coloured, other: Coloured): Colour[] {
  const colours: Colour[] = ['white', 'black'];
  return colours.filter((colour) => mayHave(one, colour) && mayHave(other, opposite(colour)));
}

/** C.04.1.f and g: no difference beyond two, and no third colour in a row. */
export function mayHave({ colours }: Coloured, colour: Colour): boolean {
  const difference = colourDifference(colours);
  const isTooMany = colour === 'white' ? difference >= 2 : difference <= -2;
  const isThirdInARow = colours.length >= 2 && colours.slice(-2).every((last) => last === colour);
  return !isTooMany && !isThirdInARow;
}

/** 2.2: whether a player may be transferred to a higher score group. */
export function mayBeTransferred({ state, form }: RoundPosition, { past }: DubovPlayer): boolean {
  if (state.isFinal || form.without.has('2.2')) return true;
  const transfers = past.map((round) => wasTransfer(form, round));
  const most = state.totalRounds < 10 ? 3 : 4;
  return transfers.at(-1) !== true && transfers.filter((yes) => yes).length < most;
}

/** DA6: a pairing with a higher score, played or not. */
function wasTransfer(
  { otherwise }: LiteralForm,
  { opponent, isPlayed, scoreDifference }: PastRound,
): boolean {
  const counts = otherwise.has('DA6') ? isPlayed : opponent !== null; // DA6
  return counts && scoreDifference < 0;
}
