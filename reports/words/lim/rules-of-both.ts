import type { EditionWords, RuleWords } from '../system-words.js';
import * as bye from './rules/bye.js';
import * as floaters from './rules/floaters.js';
import * as pairs from './rules/pairs.js';

/** Where the two editions have another rule, or another name for the same rule. */
export interface OwnRules {
  readonly byeBar: RuleWords;
  readonly pairings: string;
  readonly types: string;
  readonly evenColour: string;
  readonly maxiEven: string;
}

/** The words for each rule of an edition, in the order in which they are applied; those for Maxi-tournaments come last. */
export function rulesOfBoth(own: OwnRules): EditionWords {
  return {
    '2.1': bye.rematch,
    '1.bar': own.byeBar,
    '5.1': bye.colours,
    'prohibited-pair': bye.prohibitedPair,
    '1.rest': bye.rest,
    '1.group': bye.group,
    '1': bye.rank,
    '6': pairs.lastRound,
    [own.pairings]: floaters.pairings,
    [own.types]: floaters.types,
    '3.10': floaters.floated,
    [own.evenColour]: floaters.evenColour,
    '3.3': floaters.evenDown,
    '3.4': floaters.evenUp,
    '4.4': floaters.wanted,
    '3.6': floaters.turnDown,
    '3.7': floaters.turnUp,
    '3.8.residents': floaters.residents,
    '3.8.colour': floaters.colour,
    '3.8': floaters.opponent,
    '2.6': floaters.cracked,
    '5.2': pairs.scrutiny,
    '2.4': pairs.proposed,
    '4.2': pairs.exchange,
    '5.3': pairs.bars,
    '5.5': pairs.due,
    '5.4': pairs.histories,
    '5.4.rank': pairs.ranks,
    '7.2': pairs.firstColours,
    '3.8.maxi': floaters.maxiOpponent,
    '5.7': pairs.maxiExchange,
    [own.maxiEven]: floaters.maxiEven,
  };
}
