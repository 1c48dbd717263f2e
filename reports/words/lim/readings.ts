import type { Named } from '../system-words.js';

/** What other readings say, by their numbers in `corpus/readings.md`. */
export const readings: Named<string> = {
  L1: 'of two who are due the same colour the one with the larger difference gets it',
  L2: 'in a pair with a floater the higher score is the higher rank',
  L3: 'the second scrutiny is one pass, in which exchanges that make the scoregroup better count',
  L4: 'the second scrutiny is one pass, in which exchanges that mend the pair looked at count',
  L5: 'exchanges for colours stay within the bottom half',
  L6: 'who has no opponent among the players of the scoregroup is transferred, whatever floaters have come',
  L7: 'floaters from below meet the lowest numbered players of the median scoregroup',
  L8: 'floaters meet other floaters and players of the scoregroup alike, by number',
  L9: 'floaters from different scoregroups are paired in the order of their numbers',
  L10: 'both players of a pair with different scores have floated',
  L11: 'due colours are counted without the floaters that have come in',
  L12: 'the due colour of the majority decides before the float of the round before',
  L13: 'the due colour of the majority decides before the types of floaters',
  L14: 'floaters who wait in the median scoregroup are no opponents in it',
  L15: 'all possible opponents of other floaters are excluded',
  L16: 'the opponents of other floaters are not excluded',
  L17: 'only who leaves as many pairings can make the number of a scoregroup even',
  L18: 'who floats for want of opponents is chosen by number alone',
  L19: 'the pairing that was made first is cracked first',
  L20: 'in odd rounds the alternate colour is due after an odd number of games, too',
  L21: 'in the last round colours yield to everybody',
  L22: 'a requested full-point bye bars the pairing-allocated bye',
};
