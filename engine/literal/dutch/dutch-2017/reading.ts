import type { RoundState, PastRound } from '../../../model/player.js';
import type { LiteralForm, LiteralReading, LiteralRound } from '../../reading.js';
import { candidatesLeaving, followingBracket, preferredBy } from '../bracket.js';
import type { Bracket, Rule, Candidate } from '../bracket.js';
import { colourRules } from '../colours.js';
import { completionByTheLetter } from '../faults.js';
import type { PairedBracket } from '../faults.js';
import { dutchReading, rulesInForce } from '../form.js';
import { sequence, pairedMdps } from '../orders.js';
import { literalPairing } from '../pairing.js';
import { colourCriteria, descending } from '../quality.js';
import {
  dutchRound,
  noEqualAbsolutePreferences,
  noProhibitedPair,
  noSecondBye,
  noSecondMeeting,
} from '../round.js';
import type { DutchRound } from '../round.js';
import { allowsCompletion, setsComplyingWithC5 } from './downfloaters.js';
import { floatCriteria } from './float-criteria.js';
import { followingBracketCriterion } from './following-bracket.js';
import { pairingScoreDifference } from './score-differences.js';
import { lossValue } from '../../../model/results.js';
import { floatForEveryUnplayedRound, floatOf, isTopscorer } from '../dutch-2026/definitions.js';
import type { Definitions } from '../player.js';

/** The Dutch System, C.04.3 as approved in Baku in 2016, in force from July 2017 to January 2026. */
export const dutch2017: LiteralReading = dutchReading(
  {
    without: [
      ...['C1', 'C2', 'C3', 'prohibited-pair'],
      // Without C6 nothing says how many MDPs are paired (B.1.c).
      ...['C5', 'C7', 'C8', 'C9', 'C10', 'C11'],
      ...['C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19'],
      // Without E.1 there are preferences that can be granted both, of which E.2 says nothing.
      ...['E.2', 'E.3', 'E.4'],
    ],
    otherwise: ['B3', 'B4', 'B9', 'B12', 'D1', 'D2', 'D3', 'D4', 'D6', 'D8', 'B22', 'B23'],
  },
  pairRound,
);

/**
 * A.9: bracket by bracket, from the top scoregroup down. Where one does not allow the completion of the round, it is paired
 * again as Penultimate Pairing Bracket (PPB), and all below make the Collapsed Last Bracket (CLB) with its downfloaters (D3).
 */
function pairRound(state: RoundState, form: LiteralForm): LiteralRound {
  const round = round2017(state, form);
  const everybody: Bracket = { mdps: [], residents: [], below: round.players };
  if (!allowsCompletion([], everybody, round)) return { kind: 'impossible' };
  const brackets: PairedBracket[] = [];
  let bracket = followingBracket([], everybody);
  while (bracket !== null) {
    const paired = pairBracket(bracket, form.otherwise.has('D3') ? KEEPING_COMPLETION : ORDINARY, round);
    if (!allowsCompletion(paired.chosen.downfloaters, bracket, round)) {
      const ppb = pairBracket(bracket, PPB, round);
      const clb = { mdps: ppb.chosen.downfloaters, residents: bracket.below, below: [] };
      return literalPairing([...brackets, ppb, pairBracket(clb, CLB, round)], round);
    }
    brackets.push(paired);
    bracket = followingBracket(paired.chosen.downfloaters, bracket);
  }
  return literalPairing(brackets, round);
}

/**
 * B.8: of all candidates of a bracket the best, and of equal ones the first in the sequence. Who is left over from the last
 * bracket has the bye, by C.2.
 */
function pairBracket(bracket: Bracket, { c4, c7 }: KindOfBracket, round: DutchRound): PairedBracket {
  const isLast = bracket.below.length === 0;
  const rules = [
    ...rulesInForce(criteria(round), round.form).filter(({ id }) => c7 || id !== 'C7'),
    ...sequence({ id: 'mdp-set', valueOf: mdpExchange }),
  ];
  const sets = setsComplyingWithC5(bracket, round, c4 || isLast);
  const candidates = sets.flatMap((set) => candidatesLeaving(set, bracket, round.mayMeet));
  const [chosen] = preferredBy(rules, candidates, bracket);
  return { bracket, chosen, rules, completion: c4 ? completionByTheLetter('C4', bracket, round) : null };
}

/** C.5-C.19. */
function criteria(round: DutchRound): Rule[] {
  return [
    { id: 'C5', valueOf: ({ downfloaters }) => [downfloaters.length] },
    { id: 'C6', valueOf: (candidate, bracket) => pairingScoreDifference(candidate, bracket, round.form) },
    followingBracketCriterion(round),
    ...colourCriteria(['C8', 'C9', 'C10', 'C11'], round),
    ...floatCriteria(round.form),
  ];
}

function round2017(state: RoundState, form: LiteralForm): DutchRound {
  return dutchRound(state, form, {
    definitions: definitions2017(state, form),
    absoluteRules: [
      noSecondMeeting('C1'),
      noSecondBye('C2'),
      noEqualAbsolutePreferences('C3'),
      noProhibitedPair('prohibited-pair', state),
    ],
    colourRules: colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']),
  });
}

/** Which criteria a bracket has that not all have. */
interface KindOfBracket {
  readonly c4: boolean;
  readonly c7: boolean;
}

const ORDINARY: KindOfBracket = { c4: false, c7: true };

const PPB: KindOfBracket = { c4: true, c7: false };

const CLB: KindOfBracket = { c4: false, c7: false };

/** D3 read otherwise. */
const KEEPING_COMPLETION: KindOfBracket = { c4: true, c7: true };

/**
 * D.3: of the sets of moved-down players for S1 the one with the highest scores, then with the lowest BSNs. B.1.c: a candidate
 * that pairs more of them comes first, but nothing better is given up for that (D5).
 */
export function mdpExchange(candidate: Candidate, bracket: Bracket): number[] {
  const numbers = pairedMdps(candidate, bracket);
  const scores = numbers.map((number) => bracket.mdps[number - 1].score);
  return [-numbers.length, ...descending(scores).map((score) => -score), ...numbers];
}

/** Section A, as far as the editions differ, and C.04.1.d; A.4 but for unplayed rounds, and A.7, are as in 2026. */
function definitions2017(state: RoundState, { otherwise }: LiteralForm): Definitions {
  const { points } = state;
  return {
    floatOf: otherwise.has('D1') ? (past) => floatOf(past, lossValue(points)) : floatForEveryUnplayedRound, // D1
    barsFromBye: (past) => barsFromBye(past, otherwise.has('D2')),
    isTopscorer: (player) => isTopscorer(player, state, otherwise.has('B3')),
    pairingNumberOf: ({ id, parityNumber }) => (otherwise.has('B4') ? id : parityNumber), // B4
  };
}

/**
 * C.04.1.d: a pairing-allocated bye before, or a win because the opponent did not appear.
 * @param fullPointByeBars so does a full-point bye that was asked for (D2 read otherwise).
 */
function barsFromBye({ result }: PastRound, fullPointByeBars: boolean): boolean {
  return result === 'U' || result === '+' || (fullPointByeBars && result === 'F');
}
