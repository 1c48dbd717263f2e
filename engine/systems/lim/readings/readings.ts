import type { PointSystem, ResultCode, Tenths } from '../../../model/event.js';

/** The doubtful places of the text (`corpus/readings.md`, L), and how they can be read; the first is our reading. */
export interface LimReadings {
  /** 1 (Basic Rules): true when a round not played bars the player from the bye. */
  readonly barsBye: (result: ResultCode, worth: Tenths, points: PointSystem) => boolean;
  /** 2.3.a-c: the group in which a player has no opponent. */
  readonly aloneIn: 'group with floaters' | 'residents';
  /** 2.3.d, 4.4.a: who is considered to make the number even. */
  readonly evenedBy: 'anybody' | 'who leaves as many pairings';
  /** 2.6: the pairing that is cracked next. */
  readonly cracked: 'last made' | 'first made';
  /** 3.2: over whom due colours are counted. */
  readonly coloursOf: 'group with floaters' | 'residents';
  /** 3.2, 3.9, 3.10: what decides about the floater that makes the number even, in order; then his number. */
  readonly evenedOrder: readonly ('types' | 'last round' | 'colour')[];
  /** 3.3, 3.4: the opponents of other floaters that are excluded. */
  readonly excluded: 'one each' | 'all' | 'none';
  /** 3.3, 3.4, 3.9: who can be met in the median group. */
  readonly adjacent: 'with floaters' | 'residents';
  /** 3.6.2: the order of floaters from several groups. */
  readonly floaterTurns: 'by score' | 'by number';
  /** 3.8: may a floater meet another one while residents are left? */
  readonly floatersMeet: 'residents first' | 'by number';
  /** 3.8: whom a floater who is due a colour seeks first. */
  readonly floaterSeeks: 'who is due the other' | 'who is not due the same';
  /** 3.8: whom a floater who is due no colour seeks first. */
  readonly undueFloaterSeeks: 'anybody' | 'who is due a colour';
  /** 3.8: the end of the median group that those from below take. */
  readonly upFloatersTake: 'highest' | 'lowest';
  /** 3.10: who has floated in the round before. */
  readonly floated: 'the transferred' | 'both of a pair';
  /** 3.10.a: in whose place another one may float: not where that is a floater of types a to c, or whatever he is. */
  readonly floatPasses: 'to type d' | 'to any type';
  /** 3.10: whether the others must all be such as cost no pairing, or each of them. */
  readonly floatWaived: 'for all' | 'one by one';
  /** 4.4, 3.9: who goes for want of opponents. */
  readonly wantedBy: 'type, then number' | 'number';
  /** 5.2: how far the second scrutiny goes. */
  readonly secondScrutiny: 'fewest' | 'one pass, group better' | 'one pass, pair mended';
  /** 5.2: which exchanges it makes. */
  readonly colourExchanges: 'all' | 'bottom half';
  /** 5.4: who is higher ranked in a pair with a floater. */
  readonly higherRanked: 'by number' | 'by score';
  /** 5.4, 5.6: both are due the same colour. */
  readonly sameDue: 'histories' | 'larger difference first';
  /** 5.5: the due colour in an odd round after an odd number of games. */
  readonly dueInOddRounds: 'equalising' | 'alternate';
  /** 3.2, in Maxi-tournaments: the lowest numbered player. */
  readonly maxiLast: 'of those left' | 'of the group';
  /** 5.7: whose opponents are to be rated alike. */
  readonly maxiExchanged: 'of everybody' | 'of one of a pair';
  /** 6: what is allowed in the last round. */
  readonly lastRound: 'if a group gains pairings' | 'equal scores' | 'everybody' | 'nobody';
}

export const LIM_READINGS: Omit<LimReadings, 'barsBye'> = {
  aloneIn: 'group with floaters',
  evenedBy: 'anybody',
  cracked: 'last made',
  coloursOf: 'group with floaters',
  evenedOrder: ['types', 'last round', 'colour'],
  excluded: 'one each',
  adjacent: 'with floaters',
  floaterTurns: 'by score',
  floatersMeet: 'residents first',
  floaterSeeks: 'who is due the other',
  undueFloaterSeeks: 'anybody',
  upFloatersTake: 'highest',
  floated: 'the transferred',
  floatPasses: 'to type d',
  floatWaived: 'for all',
  wantedBy: 'type, then number',
  secondScrutiny: 'fewest',
  colourExchanges: 'all',
  higherRanked: 'by number',
  sameDue: 'histories',
  dueInOddRounds: 'equalising',
  maxiLast: 'of those left',
  maxiExchanged: 'of everybody',
  lastRound: 'if a group gains pairings',
};
