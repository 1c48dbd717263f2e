import { opposite } from '../../model/event.js';
import type { Colour } from '../../model/event.js';
import { alternateBack, grantDue, onlyAllowed } from '../../rules/due-colours.js';
import type { Rule } from '../../rules/rule.js';
import type { Allocation, Pair } from '../interface/system.js';
import type { LimBoard } from './board.js';
import type { LimEdition } from './edition.js';
import type { PairingDirection } from './group.js';
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
    { rule: rules.bars, decide: leftOut.has('bars') ? undecided : onlyAllowed },
    { rule: rules.due, decide: leftOut.has('due') ? undecided : grantDue },
    { rule: rules.histories, decide: sameDue === 'histories' ? undecided : byDifference },
    { rule: rules.histories, decide: leftOut.has('histories') ? undecided : alternateBack },
    {
      rule: rules.ranks,
      decide: leftOut.has('ranks')
        ? undecided
        : (a, b) => ((direction === 'down') === isFirstHigher(edition, a, b) ? a.due : oppositeOf(b.due)),
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

function byDifference(a: LimPlayer, b: LimPlayer): Colour | null {
  const difference = Math.abs(a.colourDifference) - Math.abs(b.colourDifference);
  return difference === 0 ? null : difference > 0 ? a.due : oppositeOf(b.due);
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
