import type { Tenths } from '../model/event.js';
import type { Field } from './field.js';
import { finalGroups, isEncounter, separateStandings } from './separate-standings.js';
import type { SeparateStandings } from './separate-standings.js';
import { boardCount, boardsOfRound, topBoards, withoutBottom } from './tie-breaks/boards.js';
import type { KnockOutCode } from './tie-break.js';
import type { TieBreakItem } from './tie-break-item.js';

/** The Extended Direct Encounter of tied teams. */
export interface ExtendedStandings {
  /** The teams in their new order; those in one group remain tied. */
  readonly groups: readonly (readonly number[])[];
  /** The separate standings that broke ties, else those by the second score. */
  readonly deciding: SeparateStandings;
}

/**
 * 13.3 for two or more tied teams, as places in the field. Article 6 is applied in full, with all its repetitions, by the
 * primary score; if it breaks no ties, by the other one (13.3.1). Where teams are tied still, it begins anew with them
 * (13.3.3): the exercises of FIDE's Technical Commission read it so.
 */
export function extendedStandings(
  field: Field,
  teams: readonly number[],
  item: TieBreakItem,
  knockOut: readonly KnockOutCode[],
): ExtendedStandings {
  let deciding = separateStandings(field, teams, item);
  if (finalGroups(deciding).length === 1) deciding = separateStandings(field.other(), teams, item);
  const found = finalGroups(deciding);
  if (found.length > 1) {
    const again = (group: readonly number[]): readonly (readonly number[])[] =>
      group.length === 1 ? [group] : extendedStandings(field, group, item, knockOut).groups;
    return { groups: found.flatMap(again), deciding };
  }
  const [one, other] = teams;
  const order = teams.length === 2 ? knockOutOrder(field, one, other, item, knockOut) : 0;
  if (order === 0) return { groups: [teams], deciding };
  return { groups: order < 0 ? [[one], [other]] : [[other], [one]], deciding };
}

/**
 * 13.3.2: the tie-breaks of article 12 for two teams, by the boards of their matches against each other, which is what
 * the direct encounter is about. Negative when the first is ahead.
 */
function knockOutOrder(
  field: Field,
  one: number,
  other: number,
  item: TieBreakItem,
  codes: readonly KnockOutCode[],
): number {
  const [own, theirs] = [boardsAgainst(field, one, other, item), boardsAgainst(field, other, one, item)];
  for (const code of codes) {
    const order = ORDERS[code](own, theirs);
    if (order !== 0) return order;
  }
  return 0;
}

type BoardOrder = (own: readonly Tenths[], theirs: readonly Tenths[]) => number;

const ORDERS: Readonly<Record<KnockOutCode, BoardOrder>> = {
  BC: (own, theirs) => boardCount(own) - boardCount(theirs),
  TBR: (own, theirs) => firstDifference(topBoards(theirs), topBoards(own)),
  BBE: (own, theirs) => firstDifference(withoutBottom(theirs), withoutBottom(own)),
};

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index < 0 ? 0 : a[index] - b[index];
}

function boardsAgainst(field: Field, team: number, opponent: number, item: TieBreakItem): number[] {
  const totals = new Array<number>(field.teamScores?.boards ?? 0).fill(0);
  for (const round of field.players[team].rounds) {
    if (round.opponent !== opponent || !isEncounter(field, round, item)) continue;
    boardsOfRound(field, team, round).forEach((points, board) => (totals[board] += points));
  }
  return totals;
}
