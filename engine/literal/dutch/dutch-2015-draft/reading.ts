import type { RoundState, PastRound } from '../../../model/player.js';
import type { LiteralForm, LiteralReading, LiteralRound } from '../../reading.js';
import { candidatesLeaving, playersOf, preferredBy } from '../bracket.js';
import type { Bracket, Candidate } from '../bracket.js';
import { colourRules } from '../colours.js';
import type { CompletionCriterion, PairedBracket } from '../faults.js';
import { dutchReading, rulesInForce } from '../form.js';
import { pairedMdps, sequence } from '../orders.js';
import { literalPairing } from '../pairing.js';
import type { DutchPlayer, Definitions } from '../player.js';
import {
  dutchRound,
  noEqualAbsolutePreferences,
  noProhibitedPair,
  noSecondBye,
  noSecondMeeting,
} from '../round.js';
import type { DutchRound } from '../round.js';
import { isPairable, lastBracket, nextBracket, setsLeavingMostPairs } from './brackets.js';
import { criteria2015 } from './criteria.js';
import type { FollowingBracket } from './criteria.js';
import { floatOf, isTopscorer } from '../dutch-2026/definitions.js';

/** The Dutch System as drafted in 2015, never in force. */
export const dutch2015Draft: LiteralReading = dutchReading(
  {
    without: [
      ...['B.1', 'B.3', 'prohibited-pair', 'B.2'],
      ...['B.4', 'A.11.d', 'B.5', 'B.6', 'B.7', 'B.8', 'B.9', 'B.10', 'B.11', 'B.12'],
      ...['B.9D', 'B.10D', 'B.11D', 'B.12D'],
      ...['E.2', 'E.3', 'E.4'],
    ],
    otherwise: ['B4'],
  },
  pairRound,
);

/** Section C: bracket by bracket, from the highest score down. */
function pairRound(state: RoundState, form: LiteralForm): LiteralRound {
  const round = round2015(state, form);
  if (!isPairable(lastBracket([], round.players), round)) return { kind: 'impossible' };
  if (round.players.length === 0) return literalPairing([], round);
  const first = nextBracket([], { mdps: [], residents: [], below: round.players }, round);
  return literalPairing(pairDown(first, [], round), round);
}

function pairDown(bracket: Bracket, above: readonly PairedBracket[], round: DutchRound): PairedBracket[] {
  if (bracket.below.length === 0) return pairLastBracket(bracket, above, round);
  const following = (downfloaters: Players): Bracket => nextBracket(downfloaters, bracket, round);
  const paired = pairBracket(bracket, following, null, round);
  return pairDown(following(paired.chosen.downfloaters), [...above, paired], round);
}

/**
 * C.13: where the last bracket cannot be paired, the one above it, the penultimate (PSB), is paired again so that it can
 * (K14); where that leaves no pair in it, the two are joined, and stay joined (K15, K16).
 * @param oldPsb the players of the bracket that has just been joined with the last one.
 */
function pairLastBracket(
  last: Bracket,
  above: readonly PairedBracket[],
  round: DutchRound,
  oldPsb: Players | null = null,
): PairedBracket[] {
  const [psb, others] = [above.at(-1), above.slice(0, -1)];
  if (psb === undefined) return [pairBracket(last, null, null, round)];
  const { bracket } = psb;
  const following = (downfloaters: Players): Bracket => lastBracket(downfloaters, bracket.below);
  const completion: CompletionCriterion = {
    id: 'C.13',
    isMet: (downfloaters) => isPairable(following(downfloaters), round),
  };
  if (isPairable(last, round)) {
    if (oldPsb === null) return [...others, { ...psb, completion }, pairBracket(last, null, null, round)];
    // K20: A.11.d looks at the joined bracket, into which the downfloaters come with the old PSB (K16).
    const own = oldPsb.filter((player) => !psb.chosen.downfloaters.includes(player));
    const inJoined = (downfloaters: Players): Bracket =>
      lastBracket([...downfloaters, ...own], last.residents);
    const again = pairBracket(bracket, inJoined, completion, round);
    return [...others, again, pairBracket(inJoined(again.chosen.downfloaters), null, null, round)];
  }
  if (!admittedSets(bracket, completion, round).some((set) => set.length < playersOf(bracket).length))
    return pairLastBracket(following(playersOf(bracket)), others, round, playersOf(bracket));
  const again = pairBracket(bracket, following, completion, round);
  return [...others, again, pairBracket(following(again.chosen.downfloaters), null, null, round)];
}

/** A.11: the best candidate of a bracket, and of equal ones the first in the sequence. */
function pairBracket(
  bracket: Bracket,
  following: FollowingBracket,
  completion: CompletionCriterion | null,
  round: DutchRound,
): PairedBracket {
  const rules = [
    ...rulesInForce(criteria2015(following, round), round.form),
    ...sequence({ id: 'mdp-set', valueOf: mdpSet }),
  ];
  const candidates = admittedSets(bracket, completion, round).flatMap((set) =>
    candidatesLeaving(set, bracket, round.mayMeet),
  );
  const [chosen] = preferredBy(rules, candidates, bracket);
  return { bracket, chosen, rules, completion };
}

function admittedSets(
  bracket: Bracket,
  completion: CompletionCriterion | null,
  round: DutchRound,
): DutchPlayer[][] {
  return setsLeavingMostPairs(bracket, round, completion?.isMet);
}

/**
 * C.12, D.3: as many moved-down players in S1 as can be, then the first set in lexicographic order; sets of which the
 * others have not the same weight have another PSD (K12).
 */
function mdpSet(candidate: Candidate, bracket: Bracket): number[] {
  const numbers = pairedMdps(candidate, bracket);
  return [-numbers.length, ...numbers];
}

function round2015(state: RoundState, form: LiteralForm): DutchRound {
  return dutchRound(state, form, {
    definitions: definitions2015(state, form),
    absoluteRules: [
      noSecondMeeting('B.1'),
      noSecondBye('B.2'),
      noEqualAbsolutePreferences('B.3'),
      noProhibitedPair('prohibited-pair', state),
    ],
    colourRules: colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']),
  });
}

type Players = readonly DutchPlayer[];

/** Section A, as far as the editions differ, and C.04.1.d; games, A.7 and A.10 are as in 2017 and 2026. */
function definitions2015(state: RoundState, { otherwise }: LiteralForm): Definitions {
  const isEverybodyBarred = state.players.every(({ past }) => past.some(broughtPointsWithoutPlaying));
  return {
    floatOf: (past) => (broughtPointsWithoutPlaying(past) ? 'down' : past.isPlayed ? floatOf(past, 0) : null),
    barsFromBye: (past) => !isEverybodyBarred && broughtPointsWithoutPlaying(past), // K18
    isTopscorer: (player) => isTopscorer(player, state, otherwise.has('B3')),
    pairingNumberOf: ({ id, parityNumber }) => (otherwise.has('B4') ? id : parityNumber), // B4, K19
  };
}

/** A.4 and C.04.1.d: half a point or more, for whatever reason (K2). */
function broughtPointsWithoutPlaying({ isPlayed, worth }: PastRound): boolean {
  return !isPlayed && worth >= HALF_A_POINT;
}

const HALF_A_POINT = 5;
