import { isForbidden } from '../../model/player.js';
import type { RoundState } from '../../model/player.js';
import { canAllBePaired } from '../enumerate.js';
import type { LiteralForm } from '../reading.js';
import { participantsOf } from './definitions.js';
import type { Participant } from './definitions.js';
import type { Pair, Text } from './text.js';

/** A round to be paired, and by what text. */
export interface RoundPosition {
  readonly state: RoundState;
  readonly form: LiteralForm;
  readonly text: Text;
  /** In ascending order of TPN. */
  readonly participants: readonly Participant[];
  /** The two may be paired by the absolute rules. */
  readonly mayMeet: (...pair: Pair) => boolean;
}

/** An absolute rule about two participants. */
interface PairRule {
  readonly id: string;
  isBrokenBy(state: RoundState, ...pair: Pair): boolean;
}

/** 2.1: the absolute rules about two participants, in the order of the articles. */
const pairRules: readonly PairRule[] = [
  { id: 'C1', isBrokenBy: (_, one, other) => haveMet(one, other) },
  { id: 'prohibited-pair', isBrokenBy: (state, one, other) => isForbidden(state, one.id, other.id) },
];

/** 2.1.1: they have played each other. */
function haveMet({ past }: Participant, { id }: Participant): boolean {
  return past.some(({ opponent, isPlayed }) => isPlayed && opponent === id);
}

/** A round, before anybody is paired. */
export function positionOf(state: RoundState, form: LiteralForm, text: Text): RoundPosition {
  const participants = participantsOf(state, form);
  const breaksNone = (...pair: Pair): boolean => firstPairRuleBroken({ state, form }, [pair]) === null;
  const opponents = new Map(
    participants.map((one) => [one, new Set(participants.filter((other) => breaksNone(one, other)))]),
  );
  const mayMeet = (...[one, other]: Pair): boolean => opponents.get(one)?.has(other) === true;
  return { state, form, text, participants, mayMeet };
}

/** The first absolute rule that one of the pairs breaks; null for none. */
export function firstPairRuleBroken(
  { state, form }: Pick<RoundPosition, 'state' | 'form'>,
  pairs: readonly Pair[],
): string | null {
  const broken = pairRules.find(
    (rule) => !form.without.has(rule.id) && pairs.some((pair) => rule.isBrokenBy(state, ...pair)),
  );
  return broken?.id ?? null;
}

/** 2.2.1 [C3], 3.4.1: a pairing of all of them exists that complies with the absolute rules. */
export function canBePaired({ mayMeet }: RoundPosition, participants: readonly Participant[]): boolean {
  return canAllBePaired(participants, mayMeet);
}

/** @throws RangeError when nobody of the round has the number. */
export function participantWith({ participants }: RoundPosition, id: number | null): Participant {
  const found = participants.find((participant) => participant.id === id);
  if (found === undefined) throw new RangeError(`nobody of the round has the number ${id ?? 'none'}`);
  return found;
}
