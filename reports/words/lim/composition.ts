import type { Alteration, Side } from '../../../checker/index.js';
import { idList, pair, players } from '../numbers.js';
import type { FloatWords, GroupWords, Named } from '../system-words.js';

/** What is special about a scoregroup. */
export const brackets: Named<string | null> = {
  bye: null,
  down: null,
  up: 'paired upwards',
  median: 'median scoregroup',
};

export const floats: Named<FloatWords> = {
  up: { cameIn: 'moved up', leaves: 'up' },
  median: { cameIn: 'moved in', leaves: 'down' },
};

export const stages: Named<string> = { bye: 'the assignment of the bye' };

export const leaving: Named<(candidate: Side) => string> = {
  bye: ({ downfloaters }) => `player ${players(downfloaters)} receives the bye`,
  down: () => 'these pairs are made',
  up: () => 'these pairs are made',
};

export const groups: Named<GroupWords> = {
  floaters: { name: 'floaters', isAlways: false },
  top: { name: 'top half', isAlways: true },
  bottom: { name: 'bottom half', isAlways: true },
};

export const seats: Named<string> = { top: 'the top half', bottom: 'the bottom half' };

/** What the text does, in its order, with the reason. */
export const alterations: Named<(alteration: Alteration) => string> = {
  freed: worded(() => 'the scoregroup gains a pairing if colours yield'),
  'met-all': worded(({ from }) => `${idList(from)} floats, having played all the others`),
  'no-colour': worded(
    ({ from }) => `${idList(from)} floats, having no opponent with whom the colours are possible`,
  ),
  even: worded(({ from }) => `${idList(from)} floats to make the number even`),
  exchanged: worded(
    ({ from }) =>
      `${idList(from)} was to make the number even, but is exchanged: the others could not all be paired`,
  ),
  wanted: worded(({ from }) => `${idList(from)} floats for want of opponents`),
  floater: worded(({ from, to }) => `floater ${idList(from)} meets ${idList(to)}`),
  incompatible: exchanged('who are not compatible'),
  colours: exchanged('who are due the same colour'),
  others: exchanged('for the sake of the others'),
  cracked: worded(
    ({ from }) => `the pairing ${pair([from[0], from[1]])} is cracked for the median scoregroup`,
  ),
  passing: worded(({ from }) => `${idList(from)}, of cracked pairings further out, passes through`),
};

/** The player, the opponent proposed, and the one taken. */
function exchanged(why: string): (alteration: Alteration) => string {
  return worded(
    ({ from: [one, proposed], to }) => `${pair([one, to[0]])} in place of ${pair([one, proposed])}, ${why}`,
  );
}

function worded(words: (alteration: Alteration) => string): (alteration: Alteration) => string {
  return (alteration) => `${words(alteration)} [${alteration.rule.article}]`;
}
