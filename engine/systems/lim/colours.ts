import { opposite } from '../../model/event.js';
import type { Colour } from '../../model/event.js';
import type { Rule } from '../../rules/rule.js';
import type { Allocation, Pair } from '../system.js';
import type { LimBoard } from './board.js';
import type { LimEdition } from './edition.js';
import type { PairingDirection } from './group.js';
import { mayPlay } from './player.js';
import type { LimPlayer } from './player.js';

/** Who of a pair gets White, and by which rule (5.3-5.6, 7.2). */
export function limColours(board: LimBoard, direction: PairingDirection, [higher, lower]: Pair): Allocation {
  const { edition, state } = board;
  const [a, b] = [board.player(higher), board.player(lower)];
  for (const { rule, decide } of stepsOf(edition, direction, state.initialColour)) {
    const colour = decide(a, b);
    if (colour !== null) return { white: colour === 'white' ? higher : lower, rule };
  }
  throw new Error('the last colour rule always decides');
}

interface ColourStep {
  readonly rule: Rule;
  /** The colour of the first, who has more points or the higher number; null to go on. */
  readonly decide: (a: LimPlayer, b: LimPlayer) => Colour | null;
}

function stepsOf(edition: LimEdition, direction: PairingDirection, initialColour: Colour): ColourStep[] {
  const { rules, leftOut, sameDue } = edition;
  return [
    { rule: rules.bars, decide: leftOut.has('bars') ? undecided : byBars },
    { rule: rules.due, decide: leftOut.has('due') ? undecided : byDue },
    { rule: rules.histories, decide: sameDue === 'histories' ? undecided : byDifference },
    { rule: rules.histories, decide: leftOut.has('histories') ? undecided : byHistories },
    {
      rule: rules.ranks,
      decide: (a, b) => ((direction === 'down') === isFirstHigher(edition, a, b) ? a.due : oppositeOf(b.due)),
    },
    {
      rule: rules.firstColours,
      decide: (a, b) => {
        const isFirst = a.order < b.order;
        const colour = (isFirst ? a : b).parityNumber % 2 === 1 ? initialColour : opposite(initialColour);
        return isFirst ? colour : opposite(colour);
      },
    },
  ];
}

/** 5.3, 5.1. */
function byBars(a: LimPlayer, b: LimPlayer): Colour | null {
  const isFree = mayPlay(a, b);
  return isFree === mayPlay(b, a) ? null : isFree ? 'white' : 'black';
}

/** 5.5, 5.6. */
function byDue(a: LimPlayer, b: LimPlayer): Colour | null {
  if (a.due === b.due) return null;
  return a.due ?? oppositeOf(b.due);
}

function byDifference(a: LimPlayer, b: LimPlayer): Colour | null {
  const difference = Math.abs(a.colourDifference) - Math.abs(b.colourDifference);
  return difference === 0 ? null : difference > 0 ? a.due : oppositeOf(b.due);
}

/** 5.4: from the last game back to the first in which the two had different colours. */
function byHistories(a: LimPlayer, b: LimPlayer): Colour | null {
  const games = Math.min(a.colours.length, b.colours.length);
  for (let back = 1; back <= games; back++) {
    const colour = a.colours[a.colours.length - back];
    if (colour !== b.colours[b.colours.length - back]) return opposite(colour);
  }
  return null;
}

function isFirstHigher({ higherRanked }: LimEdition, a: LimPlayer, b: LimPlayer): boolean {
  return higherRanked === 'by score' && a.score !== b.score ? a.score > b.score : a.order < b.order;
}

function oppositeOf(colour: Colour | null): Colour | null {
  return colour === null ? null : opposite(colour);
}

function undecided(): null {
  return null;
}
