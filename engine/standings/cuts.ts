import type { Cut, Part } from './part.js';
import type { StandingsSettings } from './settings.js';
import type { Cuts } from './tie-break-item.js';

/** What makes a value more or less significant than another. */
export type Significance = 'value' | 'opponent-score' | 'round';

export interface CutRules {
  readonly significance: Significance;
  /** 16.5: the lowest contribution of a voluntary unplayed round goes first, unless it is the lower one. */
  readonly cutsVoluntaryRounds: boolean;
}

/** The parts with those marked that a modifier leaves out (14.1 to 14.4): the least significant ones first. */
export function withCuts(parts: readonly Part[], cuts: Cuts, rules: CutRules): readonly Part[] {
  if (cuts.lowest === 0) return parts;
  const result = [...parts];
  const order = ORDERS[rules.significance];
  const article = cutArticle(cuts);
  for (let done = 0; done < cuts.lowest; done++) {
    const least = first(result, order);
    if (least === null) break;
    const voluntary = rules.cutsVoluntaryRounds ? first(result, byContribution, isVoluntary) : null;
    const isException = voluntary !== null && result[voluntary].value >= result[least].value;
    mark(result, isException ? voluntary : least, {
      end: 'lowest',
      article: isException && voluntary !== least ? '16.5' : article,
    });
  }
  for (let done = 0; done < cuts.highest; done++) {
    const most = first(result, (a, b) => order(b, a));
    if (most === null) break;
    mark(result, most, { end: 'highest', article });
  }
  return result;
}

/** Whether the exception of 16.5 applies: in Swiss tournaments only (15.3), and not in every edition. */
export function cutsVoluntaryRounds({ edition, isRoundRobin }: StandingsSettings): boolean {
  return edition.cutsVoluntaryRounds && !isRoundRobin;
}

/** The article of a modifier that cuts. */
export function cutArticle({ lowest, highest }: Cuts): string {
  if (highest > 0) return lowest > 1 ? '14.4' : '14.3';
  return lowest > 1 ? '14.2' : '14.1';
}

type Order = (a: Part, b: Part) => number;

const byValue: Order = (a, b) => a.value - b.value;
/** 14.1.1.d: the score of the opponent, then the contribution. */
const byScore: Order = (a, b) => (a.score ?? 0) - (b.score ?? 0) || a.value - b.value;
const byRound: Order = (a, b) => (a.round ?? 0) - (b.round ?? 0);
/** Of equal contributions that of the lower dummy. */
const byContribution: Order = (a, b) => a.value - b.value || (a.score ?? 0) - (b.score ?? 0);

const ORDERS: Readonly<Record<Significance, Order>> = {
  value: byValue,
  'opponent-score': byScore,
  round: byRound,
};

function isVoluntary(part: Part): boolean {
  return part.isVoluntary === true;
}

/** Index of the first part in an order, of those that are not cut; the earlier round where it leaves two equal. */
function first(
  parts: readonly Part[],
  order: Order,
  counts: (part: Part) => boolean = () => true,
): number | null {
  let found: number | null = null;
  for (const [index, part] of parts.entries()) {
    if (part.cut !== undefined || !counts(part)) continue;
    if (found === null || order(part, parts[found]) < 0) found = index;
  }
  return found;
}

function mark(parts: Part[], index: number, cut: Cut): void {
  parts[index] = { cut, ...parts[index] };
}
