import type { Member } from '../criteria/criterion.js';
import type { DutchEdition } from '../edition.js';
import { leftOverWeight, viewOf, viewOfNext } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import type { Column, DigitLayout, Element } from './digits.js';

/** The criteria of a bracket, and those that look at how the following one is paired, with their digits. */
export interface GraphColumns {
  readonly own: readonly Column[];
  /** Those of the bracket's own that look at topscorers. */
  readonly ofTopscorers: readonly Column[];
  readonly next: readonly Column[];
}

/**
 * Lays out the digits of all criteria in order of priority; where the set of MDPs is still open, of those that choose it.
 * @param parts the number of downfloaters; what a candidate of the bracket may hold, and of that the pairs with
 * topscorers; and the same of the following one, null where it does not count.
 */
export function layColumns(
  task: BracketTask,
  layout: DigitLayout,
  parts: {
    floaters: number;
    choosesSet: boolean;
    own: readonly Element[];
    ofTopscorers: readonly Element[];
    next: readonly Element[] | null;
  },
): GraphColumns {
  const view = viewOf(task, parts.floaters);
  const own: Column[] = [];
  const ofTopscorers: Column[] = [];
  const next: Column[] = [];
  const { criteria } = task.board.edition;
  for (const criterion of parts.choosesSet
    ? criteria.slice(0, setCriterionOf(task.board.edition))
    : criteria) {
    if (criterion.looksAt === 'bracket') {
      if (criterion.isAboutTopscorers) ofTopscorers.push(layout.add(criterion, view, parts.ofTopscorers));
      else own.push(layout.add(criterion, view, parts.own));
      continue;
    }
    if (criterion.looksAt !== 'following bracket' || parts.next === null) continue;
    const nextView = viewOfNext(task);
    for (const [index, read] of criterion.reads.entries()) {
      const times = index === 0 ? ({ player }: Member): number => leftOverWeight(task, player) : undefined;
      next.push(layout.add(read, nextView, parts.next, times));
    }
  }
  return { own, ofTopscorers, next };
}

/** Index of the criterion that tells sets of MDPs apart, -1 where they come after all criteria. */
export function setCriterionOf({ criteria }: Pick<DutchEdition, 'criteria'>): number {
  return criteria.findIndex(({ looksAt }) => looksAt === 'set of MDPs');
}
