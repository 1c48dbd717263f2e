import { isForbidden } from '../model/player.js';
import type { PastRound, RoundState } from '../model/player.js';
import { canAllBePaired } from './enumerate.js';
import type { LiteralForm } from './reading.js';

/** What the absolute rules about two players say of a round. */
export interface PairRules<P> {
  /** The two may be paired. */
  readonly mayMeet: (one: P, other: P) => boolean;
  /** The first rule, in the order of the articles, that one of the pairs breaks; null for none. */
  firstPairRuleBroken(pairs: readonly (readonly [P, P])[]): string | null;
  /** A pairing of all of them exists that breaks none. */
  canBePaired(players: readonly P[]): boolean;
}

/** An absolute rule about two players, by the name that the edition gives it. */
export interface PairRule<P> {
  readonly id: string;
  isBrokenBy(one: P, other: P): boolean;
}

/** @param rules in the order of the articles; those that the form leaves out do not count. */
export function pairRulesOf<P>(
  rules: readonly PairRule<P>[],
  players: readonly P[],
  { without }: LiteralForm,
): PairRules<P> {
  const inForce = rules.filter(({ id }) => !without.has(id));
  const breaksNone = (one: P, other: P): boolean => !inForce.some((rule) => rule.isBrokenBy(one, other));
  // Two players are asked about thousands of times a round.
  const opponents = new Map(
    players.map((one) => [one, new Set(players.filter((other) => other !== one && breaksNone(one, other)))]),
  );
  const mayMeet = (one: P, other: P): boolean => opponents.get(one)?.has(other) === true;
  return {
    mayMeet,
    firstPairRuleBroken: (pairs) =>
      inForce.find((rule) => pairs.some(([one, other]) => rule.isBrokenBy(one, other)))?.id ?? null,
    canBePaired: (some) => canAllBePaired(some, mayMeet),
  };
}

/** 2.1.1 of 2026: they have played each other. */
export function noSecondMeeting(id: string): PairRule<{ id: number; past: readonly PastRound[] }> {
  return {
    id,
    isBrokenBy: ({ past }, other) => past.some(({ opponent, isPlayed }) => isPlayed && opponent === other.id),
  };
}

/** Whom the organiser does not let meet. */
export function noProhibitedPair(id: string, state: RoundState): PairRule<{ id: number }> {
  return { id, isBrokenBy: (one, other) => isForbidden(state, one.id, other.id) };
}
