import type { RoundState } from '../../../model/player.js';
import type { LiteralForm, LiteralReading, LiteralRound } from '../../reading.js';
import { bestCandidate, literalBracket } from '../bracket.js';
import type { Bracket, Judgement } from '../bracket.js';
import { allocate } from '../colours.js';
import type { ColourArticles } from '../colours.js';
import type { Seen } from '../player.js';
import { absoluteCriteria, possibleByes } from '../rest.js';
import { asFinal, outcomeOf, scoregroupsOf, seenInRound } from '../round.js';
import type { Candidate } from '../sequence.js';
import { completes, criteria2017 } from './criteria.js';
import type { Kind, Round } from './criteria.js';
import { definitions2017 } from './definitions.js';

const ARTICLES: ColourArticles = ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'];

/** The FIDE (Dutch) System of 2017 (C.04.3), by the letter. */
export const dutch2017: LiteralReading = { limit: 14, pair };

/** A.9: bracket by bracket, until one does not allow the completion; then it is the PPB, and all below are the CLB. */
function pair(given: RoundState, form: LiteralForm): LiteralRound {
  const state = asFinal(given, form);
  const { without, otherwise } = form;
  const players = seenInRound(state, definitions2017(otherwise), dutch2017.limit);
  const absolute = absoluteCriteria(state, without);
  if (possibleByes(players, [], absolute).length === 0) return { kind: 'impossible' };
  const round: Round = {
    ...{ state, absolute, otherwise },
    allocate: ([higher, lower]) => allocate(higher, lower, state.initialColour, ARTICLES, without),
  };
  const judged = (bracket: Bracket, kind: Kind): Paired => {
    const judgement: Judgement = {
      absolute,
      criteria: criteria2017(bracket, kind, round).filter(({ id }) => !without.has(id)),
      orderRules: {
        'mdp-set': 'mdp-set',
        'mdp-opponents': 'transposition',
        exchange: 'resident-exchange',
        transposition: 'transposition',
      },
      setsByScores: true,
    };
    const chosen = bestCandidate(bracket, judgement);
    if (chosen === null) throw new Error('a round that can be completed has a bracket that cannot be paired');
    return { chosen, literal: literalBracket(bracket, chosen, judgement) };
  };
  const brackets: Paired[] = [];
  let mdps: readonly Seen[] = [];
  const groups = scoregroupsOf(players);
  for (const [index, residents] of groups.entries()) {
    const bracket: Bracket = { mdps, residents, below: groups.slice(index + 1) };
    const ordinary = judged(bracket, 'ordinary');
    if (completes(bracket, ordinary.chosen.downfloaters, round)) {
      brackets.push(ordinary);
      mdps = ordinary.chosen.downfloaters;
      continue;
    }
    const penultimate = judged(bracket, 'PPB');
    const collapsed = { mdps: penultimate.chosen.downfloaters, residents: bracket.below.flat(), below: [] };
    return outcomeOf([...brackets, penultimate, judged(collapsed, 'CLB')], (own) => round.allocate(own));
  }
  return outcomeOf(brackets, (own) => round.allocate(own));
}

interface Paired {
  readonly chosen: Candidate;
  readonly literal: ReturnType<typeof literalBracket>;
}
