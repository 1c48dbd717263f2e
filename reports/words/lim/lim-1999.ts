import { bar1999 } from './rules/bye.js';
import { rulesOfBoth } from './rules-of-both.js';

/** The words for each rule of 1999. */
export const lim1999 = rulesOfBoth({
  byeBar: bar1999,
  pairings: '3.10.b',
  types: '3.9',
  evenColour: '3.2',
  maxiEven: '3.2.maxi',
});
