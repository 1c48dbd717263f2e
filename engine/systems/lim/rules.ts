import { noForbiddenPair, noRematch } from '../../rules/absolute-rules.js';
import type { AbsoluteRule } from '../../rules/absolute-rules.js';
import { noEqualBoundColours } from '../../rules/due-colours.js';
import { boardOrder, byeBar, colourRule, completion, decision, orderOf } from '../../rules/named-rules.js';
import type { Rule, ValueRule } from '../../rules/rule.js';

/** The rules of an edition by names that do not depend on its numbers, in the order in which they are applied. */
export interface LimRules {
  readonly rematch: AbsoluteRule;
  readonly byeBar: Rule;
  readonly colours: Rule;
  readonly prohibited: AbsoluteRule;
  readonly byeRest: ValueRule;
  readonly byeGroup: ValueRule;
  readonly byeRank: ValueRule;
  readonly lastRound: ValueRule;
  readonly pairings: ValueRule;
  readonly types: ValueRule;
  readonly floated: ValueRule;
  readonly evenColour: ValueRule;
  /** Of Maxi-tournaments only, like the next two. */
  readonly maxiEven?: ValueRule;
  readonly evenDown: ValueRule;
  readonly evenUp: ValueRule;
  readonly wanted: ValueRule;
  readonly turnFromAbove: ValueRule;
  readonly turnFromBelow: ValueRule;
  readonly residentsFirst: ValueRule;
  readonly floaterColour: ValueRule;
  readonly maxiOpponent?: ValueRule;
  readonly floaterNumber: ValueRule;
  readonly cracked: ValueRule;
  readonly maxiExchange?: ValueRule;
  readonly scrutiny: ValueRule;
  readonly proposed: Rule;
  readonly exchange: Rule;
  readonly bars: Rule;
  readonly due: Rule;
  readonly histories: Rule;
  readonly ranks: Rule;
  readonly firstColours: Rule;
  readonly boards: Rule;
}

/** Where the two editions have numbers of their own for the same words. */
export interface LimNumbers {
  /** The article of the Basic Rules on the bye. */
  readonly byeBar: string;
  readonly bye: string;
  readonly thirdColour: string;
  readonly difference: string;
  readonly even: string;
  readonly keepsPairings: string;
  readonly evenColour: string;
  readonly evenNumber: string;
  /** The Maxi-tournaments of 3.2: the name, and the article where that is not the name. */
  readonly maxiEven: readonly [id: string, article: string];
  readonly types: string;
  readonly boards: string;
}

/**
 * Everything that the text decides, in its order, under the numbers of an edition.
 * @param isMaxi with the rules for Maxi-tournaments.
 */
export function limRules(numbers: LimNumbers, isMaxi = false): LimRules {
  const maxi = isMaxi ? maxiRules(numbers) : null;
  const { bye, even, evenColour, types, keepsPairings } = numbers;
  return {
    rematch: noRematch('2.1', '2.1'),
    byeBar: byeBar(`${bye}.bar`, numbers.byeBar, 'no bye for who may not have it by the Basic Rules'),
    colours: noEqualBoundColours('5.1', '5.1'),
    prohibited: noForbiddenPair,
    byeRest: completion(`${bye}.rest`, bye, 'the bye leaves players who can all be paired'),
    byeGroup: decision(`${bye}.group`, bye, 'the bye goes to the lowest scoregroup'),
    byeRank: decision(bye, bye, 'the bye goes to the lowest rank'),
    lastRound: decision('6', '6', 'in the last round colours yield only where a scoregroup gains a pairing'),
    pairings: decision(keepsPairings, '4.4', 'a scoregroup keeps as many pairings as it can have'),
    types: decision(types, types, 'floaters of types a, b and c are avoided'),
    floated: decision('3.10', '3.10', 'who floated in the round before does not make a number even'),
    evenColour: decision(evenColour, evenColour, 'who makes a number even is due the colour of the majority'),
    ...(maxi === null ? {} : { maxiEven: maxi.maxiEven }),
    evenDown: decision('3.3', `${even}, ${numbers.evenNumber}`, 'the lowest numbered floats down'),
    evenUp: decision('3.4', `${even}, ${numbers.evenNumber}`, 'the highest numbered floats up'),
    wanted: decision('4.4', '4.4', 'who floats for want of opponents is the last who can be spared'),
    turnFromAbove: decision('3.6', '3.6', 'floaters from above are paired first, the highest score first'),
    turnFromBelow: decision('3.7', '3.7', 'of floaters from below the lowest score is paired first'),
    residentsFirst: decision('3.8.residents', '3.8', 'floaters meet players of the scoregroup'),
    floaterColour: decision('3.8.colour', '3.8', 'floaters meet players who are due the alternate colour'),
    ...(maxi === null ? {} : { maxiOpponent: maxi.maxiOpponent }),
    floaterNumber: decision('3.8', '3.8', 'floaters meet the first available player'),
    cracked: decision('2.6', '2.6', 'pairings are cracked one by one for a blocked median scoregroup'),
    ...(maxi === null ? {} : { maxiExchange: maxi.maxiExchange }),
    scrutiny: decision('5.2', '5.2', 'as few pairs as possible of players due the same colour'),
    proposed: orderOf('2.4', '2.4', 'the top half is paired with the bottom half'),
    exchange: orderOf('4.2', '4.1-4.3', 'opponents are exchanged in the order of the tables'),
    bars: colourRule(
      '5.3',
      `5.3, ${numbers.thirdColour}-${numbers.difference}`,
      'no third colour in a row, no difference of three',
    ),
    due: colourRule('5.5', '5.5-5.6', 'each has the equalising colour, or the alternate one'),
    histories: colourRule('5.4', '5.4', 'colours alternate from the last round in which they were different'),
    ranks: colourRule(
      '5.4.rank',
      '5.4',
      'of equal histories the higher ranked has the due colour, below the median the lower ranked',
    ),
    firstColours: {
      ...colourRule(
        '7.2',
        '7.2',
        'before the first game odd and even numbers of the upper players have the two colours',
      ),
      readsParity: 'in all rounds',
    },
    boards: boardOrder(numbers.boards),
  };
}

function maxiRules({
  maxiEven: [id, article],
}: LimNumbers): Required<Pick<LimRules, 'maxiEven' | 'maxiOpponent' | 'maxiExchange'>> {
  return {
    maxiEven: decision(id, article, 'who makes a number even is rated within 100 points of the last one'),
    maxiOpponent: decision(
      '3.8.maxi',
      '3.8',
      'the opponent of a floater is exchanged for the sake of colours within 100 points only',
    ),
    maxiExchange: decision(
      '5.7',
      '5.7',
      'opponents are exchanged for the sake of colours within 100 points only',
    ),
  };
}

/** Steps of which explanations tell, though no pairing that is legal can part from the text there. */
export interface LimSteps {
  readonly metAll: Rule;
  readonly noColour: Rule;
  readonly exchangedFloater: Rule;
}

export function limSteps(metAll: string, noColour: string, exchangedFloater: string): LimSteps {
  return {
    metAll: decision(metAll, metAll, 'who has played all players of the scoregroup is transferred'),
    noColour: decision(
      noColour,
      noColour,
      'who finds no permissible colour in the scoregroup is transferred',
    ),
    exchangedFloater: decision(
      exchangedFloater,
      exchangedFloater,
      'who cannot be paired is exchanged with the floater who makes the number even',
    ),
  };
}
