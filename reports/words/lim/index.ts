import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { alterations, brackets, floats, groups, leaving, seats, stages } from './composition.js';
import { order } from './order.js';
import { lim1999 } from './lim-1999.js';
import { lim2026 } from './lim-2026.js';

/** What the Lim System says in its own words. */
export const limWords: SystemWords = {
  who: PLAYERS,
  rules: { 'lim-1999': lim1999, 'lim-2026': lim2026 },
  forbidden: {},
  barred: {},
  order,
  alterations,
  brackets,
  floats,
  stages,
  leaving,
  groups,
  figures: {},
  seats,
  // What other readings say, by their numbers in `corpus/readings.md`.
  readings: {
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
    L36: 'a floater meets the first who is not due the same colour, though he may be due none',
    L37: 'who floated in the round before is kept at the price of another floater of type a, b or c, too',
    L39: 'a floater who is due no colour meets the first player who is due one',
    L26: 'who has not floated in the round before makes the number even only if that costs no pairing',
    L34: 'the rating is held against that of the lowest numbered player of the whole scoregroup',
    L35: 'an exchange is open where one of the two players gets an opponent rated near the one before',
  },
};
