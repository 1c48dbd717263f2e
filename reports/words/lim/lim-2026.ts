import { bar2026 } from './rules/bye.js';
import { rulesOfBoth } from './rules-of-both.js';

/** The words for each rule of 2026. */
export const lim2026 = rulesOfBoth({
  byeBar: bar2026,
  pairings: '3.10.2',
  types: '3.9.2',
  evenColour: '3.2.2',
  maxiEven: '3.2.3',
});
