import type { RoundState } from '../../../model/player.js';
import type { LiteralForm, LiteralReading, LiteralRound } from '../../reading.js';
import { bestCandidate, literalBracket } from '../bracket.js';
import type { Bracket, Judgement } from '../bracket.js';
import { allocate } from '../colours.js';
import type { ColourArticles } from '../colours.js';
import type { Seen } from '../player.js';
import { absoluteCriteria, possibleByes } from '../rest.js';
import { asFinal, outcomeOf, scoregroupsOf, seenInRound } from '../round.js';
import { criteria2026 } from './criteria.js';
import type { Round } from './criteria.js';
import { definitions2026 } from './definitions.js';

const ARTICLES: ColourArticles = ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'];

/** The FIDE (Dutch) System of 2026 (C.04.3), by the letter. */
export const dutch2026: LiteralReading = { limit: 14, pair };

/** 1.9: bracket by bracket from the top scoregroup. */
function pair(given: RoundState, form: LiteralForm): LiteralRound {
  const state = asFinal(given, form);
  const { without, otherwise } = form;
  const players = seenInRound(state, definitions2026(otherwise), dutch2026.limit);
  const absolute = absoluteCriteria(state, without);
  if (possibleByes(players, [], absolute).length === 0) return { kind: 'impossible' };
  const round: Round = {
    ...{ state, absolute, otherwise, isOdd: players.length % 2 === 1 },
    allocate: ([higher, lower]) => allocate(higher, lower, state.initialColour, ARTICLES, without),
  };
  const brackets = [];
  let mdps: readonly Seen[] = [];
  const groups = scoregroupsOf(players);
  for (const [index, residents] of groups.entries()) {
    const bracket: Bracket = { mdps, residents, below: groups.slice(index + 1) };
    const judgement: Judgement = {
      absolute,
      criteria: criteria2026(bracket, round).filter(({ id }) => !without.has(id)),
      orderRules: {
        'mdp-set': 'mdp-set',
        'mdp-opponents': 'transposition',
        exchange: 'resident-exchange',
        transposition: 'transposition',
      },
    };
    const chosen = bestCandidate(bracket, judgement);
    if (chosen === null) throw new Error('a round that can be completed has a bracket that cannot be paired');
    brackets.push({ chosen, literal: literalBracket(bracket, chosen, judgement) });
    mdps = chosen.downfloaters;
  }
  return outcomeOf(brackets, (own) => round.allocate(own));
}
