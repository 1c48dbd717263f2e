import type { Bracket, Candidate, Pair, Rule } from './bracket.js';
import { playersOf } from './bracket.js';
import type { DutchPlayer } from './player.js';

/**
 * The sequence of the candidates of a bracket (2017 B.6, B.7 and D; 2026 3.6, 3.7 and article 4), as values to compare one
 * after the other: the set of moved-down players in S1 changes last, after the transpositions of S2, after the exchanges
 * and transpositions of the remainder. A homogeneous bracket is paired like a remainder.
 * @param mdpSet the order of the sets of moved-down players, in which the editions differ.
 */
export function sequence(mdpSet: Rule): Rule[] {
  return [
    mdpSet,
    { id: 'transposition', valueOf: transpositionOfS2 },
    { id: 'resident-exchange', valueOf: exchange },
    { id: 'transposition', valueOf: transpositionOfRemainder },
  ];
}

/** 2026 4.4.2, 2017 D.3.b: the in-bracket sequence-numbers (BSNs) of the moved-down players who are paired. */
export function pairedMdps(candidate: Candidate, bracket: Bracket): number[] {
  return mdpPairs(candidate, bracket).map(([mdp]) => bsn(mdp, playersOf(bracket)));
}

/** D.1, 4.2.2: the BSNs in S2 of those who meet the moved-down players of S1, in the order of S1. */
function transpositionOfS2(candidate: Candidate, bracket: Bracket): number[] {
  return mdpPairs(candidate, bracket).map(([, resident]) => bsn(resident, playersOf(bracket)));
}

/** D.1, 4.2.2: the BSNs in S2 of those who meet S1, in the order of S1, after the exchange. */
function transpositionOfRemainder(candidate: Candidate, bracket: Bracket): number[] {
  const { pairs, players } = remainder(candidate, bracket);
  return pairs.map(([, lower]) => bsn(lower, players));
}

/**
 * D.2, 4.3.2: the exchange between the original S1 and S2 that puts the higher ranked player of each pair into S1; any
 * other one that leads to the same pairs comes later (B7).
 */
function exchange(candidate: Candidate, bracket: Bracket): number[] {
  const { pairs, players } = remainder(candidate, bracket);
  const sizeOfS1 = pairs.length;
  const s1 = pairs.map(([higher]) => bsn(higher, players));
  const toS1 = s1.filter((number) => number > sizeOfS1);
  const toS2 = players
    .map((_, place) => place + 1)
    .filter((number) => number <= sizeOfS1 && !s1.includes(number));
  return orderOfExchange(toS1, toS2);
}

/**
 * The four comparisons of D.2 and 4.3.2: the number of those exchanged, the difference of the sums of their BSNs, the
 * highest BSN from S1 that differs, the lowest from S2 that differs.
 * @param toS1 BSNs that leave S2, ascending.
 * @param toS2 BSNs that leave S1, ascending.
 */
export function orderOfExchange(toS1: readonly number[], toS2: readonly number[]): number[] {
  return [toS1.length, sum(toS1) - sum(toS2), ...toS2.toReversed().map((number) => -number), ...toS1];
}

/** The pairs with moved-down players (MDP-pairing), in the order of S1. */
function mdpPairs({ pairs }: Candidate, { mdps }: Bracket): Pair[] {
  return inOrder(pairs.filter(([higher]) => mdps.includes(higher)));
}

/** The residents who meet no moved-down player, and their pairs in the order of S1. */
function remainder(
  { pairs, downfloaters }: Candidate,
  { mdps }: Bracket,
): { readonly pairs: Pair[]; readonly players: DutchPlayer[] } {
  const ofResidents = pairs.filter(([higher]) => !mdps.includes(higher));
  const unpaired = downfloaters.filter((player) => !mdps.includes(player));
  const players = [...ofResidents.flat(), ...unpaired].toSorted((a, b) => a.rank - b.rank);
  return { pairs: inOrder(ofResidents), players };
}

function inOrder(pairs: readonly Pair[]): Pair[] {
  return pairs.toSorted(([a], [b]) => a.rank - b.rank);
}

/** 4.1.1: the numbers 1, 2, 3 … in ranking order, anew in a remainder. */
function bsn(player: DutchPlayer, ranked: readonly DutchPlayer[]): number {
  return ranked.indexOf(player) + 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
