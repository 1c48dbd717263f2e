import type { RoundState } from '../../../model/player.js';
import type { LiteralForm, LiteralReading, LiteralRound } from '../../reading.js';
import { candidatesLeaving, followingBracket, preferredBy } from '../bracket.js';
import type { Bracket, Candidate, Rule } from '../bracket.js';
import { completionByTheLetter } from '../faults.js';
import type { PairedBracket } from '../faults.js';
import { dutchReading, rulesInForce } from '../form.js';
import { pairedMdps, sequence } from '../orders.js';
import { literalPairing } from '../pairing.js';
import { colourCriteria } from '../quality.js';
import { downfloaterCriteria } from './downfloater-criteria.js';
import { floatCriteria } from './float-criteria.js';
import { outlook2026, setsComplyingWithC6 } from './outlook.js';
import type { Round2026 } from './outlook.js';

/** The Dutch System, C.04.3 as approved in 2025 and applied from 2026. */
export const dutch2026: LiteralReading = dutchReading(
  {
    without: [
      ...['C1', 'C2', 'C3', 'prohibited-pair'],
      ...['C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17'],
      ...['C18', 'C19', 'C20', 'C21'],
      // Without 5.2.1 there are preferences that can be granted both, of which 5.2.2 says nothing.
      ...['5.2.2', '5.2.3', '5.2.4'],
    ],
    otherwise: ['B3', 'B4', 'B9', 'B12', 'S1', 'S2', 'S5', 'S6', 'S7', 'S8', 'B22', 'B23'],
  },
  pairRound,
);

/** 1.9.2: bracket by bracket, from the top scoregroup down. */
function pairRound(state: RoundState, form: LiteralForm): LiteralRound {
  const round = outlook2026(state, form);
  if (round === null) return { kind: 'impossible' };
  const brackets: PairedBracket[] = [];
  let bracket = followingBracket([], { mdps: [], residents: [], below: round.players });
  while (bracket !== null) {
    const paired = pairBracket(bracket, round);
    brackets.push(paired);
    bracket = followingBracket(paired.chosen.downfloaters, bracket);
  }
  return literalPairing(brackets, round);
}

/**
 * 3.8.1: of all candidates of a bracket that comply with [C1] to [C4] the best, and of equal ones the first in the
 * sequence. (A perfect candidate, 3.4.1, is the first of the best ones, too.)
 */
function pairBracket(bracket: Bracket, round: Round2026): PairedBracket {
  const ofDownfloaters = rulesInForce(downfloaterCriteria(round), round.form);
  const ofPairs = [
    ...rulesInForce(colourCriteria(['C10', 'C11', 'C12', 'C13'], round), round.form),
    ...rulesInForce(floatCriteria(round.form), round.form),
    ...sequence({ id: 'mdp-set', valueOf: pairedMdps }),
  ];
  const sets = preferredBy(ofDownfloaters, setsComplyingWithC6(bracket, round), bracket);
  const candidates = sets.flatMap((set) => candidatesLeaving(set, bracket, round.mayMeet));
  const [chosen] = preferredBy(ofPairs, candidates, bracket);
  return {
    bracket,
    chosen,
    rules: [...ofDownfloaters.map(onCandidates), ...ofPairs],
    completion: completionByTheLetter('C4', bracket, round),
  };
}

function onCandidates({ id, valueOf }: Rule<Candidate['downfloaters']>): Rule {
  return { id, valueOf: ({ downfloaters }, bracket) => valueOf(downfloaters, bracket) };
}
