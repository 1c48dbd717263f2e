import { parseTieBreakList, tieBreaks } from '../../engine/index.js';
import type { Edition, TieBreakItem, TieBreakListProblem } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { RobinKind } from '../../engine/round-robin/index.js';
import type { TieBreakChoice } from '../config/config.js';
import type { Random } from '../random.js';

/** Lists of tie-breaks for a Swiss tournament of individuals, as tournaments announce them; each is as likely as another. */
const USUAL_LISTS: readonly (readonly string[])[] = [
  ['BH/C1', 'BH', 'SB'],
  ['BH/C1', 'BH', 'SB', 'DE', 'WIN'],
  ['BH/C1', 'BH', 'WIN', 'BWG', 'TPN'],
  ['BH/C2', 'BH/C1', 'BH', 'PS'],
  ['BH', 'SB', 'WON', 'TPN'],
  ['BH/M1', 'BH', 'WON', 'BPG'],
  ['DE', 'BH/C1', 'BH', 'SB'],
  ['DE', 'BH/C1', 'BH', 'WON', 'BWG'],
  ['DE/P', 'SB/C1', 'STD'],
  ['PTS', 'DE', 'WIN', 'BH/C1', 'SB'],
  ['FB/C1', 'FB', 'AOB'],
  ['PS', 'PS/C1', 'BH/C1', 'REP'],
  ['WIN', 'DE', 'BH/C1/P', 'TPN'],
  ['TPN'],
  ['ARO/C1', 'BH/C1', 'BH', 'SB'],
  ['DE', 'BH/C1', 'ARO', 'BPG'],
  ['TPR', 'ARO/C1', 'DE', 'RTNG'],
  ['BH/C1', 'BH', 'APRO', 'PTP'],
];

/** The same for a Swiss tournament of teams. */
const USUAL_TEAM_LISTS: readonly (readonly string[])[] = [
  ['MPvGP', 'BH/C1', 'EDE'],
  ['SSSC', 'MPvGP', 'EDEBB'],
  ['EMGSB/C1', 'MPvGP', 'BH:MP/C1'],
  ['EDE', 'MPvGP', 'BH:MP', 'BH:GP'],
  ['MPvGP', 'EMMSB', 'EGGSB', 'TPN'],
  ['PTS', 'MPvGP', 'DE', 'SB:GP/C1', 'TBR'],
];

/** The same for a round robin of individuals, without tie-breaks by ratings or by the scores of opponents. */
const USUAL_ROBIN_LISTS: readonly (readonly string[])[] = [
  ['DE', 'WIN', 'SB', 'KS'],
  ['SB', 'DE', 'KS'],
  ['DE', 'SB', 'WON', 'BPG'],
  ['KS', 'DE', 'SB'],
  ['PTS', 'DE', 'SB', 'WIN'],
  ['DE/P', 'BWG', 'REP'],
  ['SB', 'KS', 'TPN'],
  ['WIN', 'STD', 'SB'],
];

/** Lists of which one is drawn for every tournament. */
export type TieBreakLists = 'usual' | readonly (readonly string[])[];

/** A list of a configuration that cannot be read. */
export interface WrongTieBreakList {
  /** 0-based place among several lists; null where there is one only. */
  readonly place: number | null;
  /** The codes with commas between; the position of the problem counts in it. */
  readonly text: string;
  readonly problem: TieBreakListProblem;
}

/** The codes as MTB26 writes them. Throws a RangeError for a list that cannot be read. */
export function resolveTieBreaks(choice: TieBreakChoice): TieBreakLists {
  if (choice === 'usual') return choice;
  const wrong = wrongTieBreaks(choice);
  if (wrong !== null) {
    const { text, problem } = wrong;
    throw new RangeError(
      `tieBreaks: "${text}" is no list of tie-breaks: ${problem.kind} at position ${problem.position}`,
    );
  }
  return listsOf(choice).map((codes) => itemsOf(codes).map(({ text }) => text));
}

/**
 * Throws a RangeError for tie-breaks that have no meaning in such an event: those of round robins in a Swiss, and those
 * of teams where players are paired.
 */
export function requireApplicable(lists: TieBreakLists, rules: Edition | RobinKind): void {
  if (lists === 'usual') return;
  const isRobin = robinKind(rules.id) !== null;
  const other = isRobin ? 'swiss' : 'round-robin';
  const players = tieBreaks.filter(({ only, isForTeams }) => only !== other && isForTeams !== true);
  for (const item of lists.flatMap(itemsOf)) {
    const tieBreak = tieBreaks.find(({ code }) => code === item.code);
    const isOfTeams = isRobin && item.isFide && (tieBreak === undefined || item.score !== undefined);
    if (tieBreak?.only !== other && !isOfTeams) continue;
    const wrong = isOfTeams
      ? `is for teams, and players meet in a ${rules.id}`
      : isRobin
        ? `is not for round robins (C.07)`
        : `is for round robins only, and ${rules.id} pairs a Swiss`;
    throw new RangeError(
      `tieBreaks: ${item.text} ${wrong}; possible: ${players.map(({ code }) => code).join(', ')}`,
    );
  }
}

/** The first list that cannot be read; null when all of them can. */
export function wrongTieBreaks(choice: TieBreakChoice): WrongTieBreakList | null {
  if (choice === 'usual') return null;
  for (const [place, codes] of listsOf(choice).entries()) {
    const text = codes.join(',');
    const result = codes.length === 0 ? null : parseTieBreakList(text, 'teams');
    if (result?.ok === false)
      return { place: isOneList(choice) ? null : place, text, problem: result.problem };
  }
  return null;
}

/**
 * The tie-breaks of one tournament, from the first. Of the usual lists, none that goes by ratings where somebody is
 * unrated: it could not be applied (C.07, article 10). Lists that somebody names are taken at their word.
 */
export function drawTieBreaks(
  random: Random,
  lists: TieBreakLists,
  hasUnrated: boolean,
): readonly TieBreakItem[] {
  if (lists !== 'usual') return itemsOf(random.pick(lists));
  const usual = USUAL_LISTS.map(itemsOf);
  return random.pick(hasUnrated ? usual.filter((list) => !list.some(isRatingsBased)) : usual);
}

type DrawLists = (random: Random, lists: TieBreakLists) => readonly TieBreakItem[];

/** The same for an event of teams. No usual list has a tie-break by ratings. */
export const drawTeamTieBreaks: DrawLists = drawingFrom(USUAL_TEAM_LISTS);

/** The same for a round robin. */
export const drawRobinTieBreaks: DrawLists = drawingFrom(USUAL_ROBIN_LISTS);

function drawingFrom(usual: readonly (readonly string[])[]): DrawLists {
  return (random, lists) => itemsOf(random.pick(lists === 'usual' ? usual : lists));
}

/** Record 202, or 212 for a list that says itself where the points come. */
export function tieBreakRecord(list: readonly TieBreakItem[]): readonly [tag: '202' | '212', text: string] {
  const tag = list.some(({ code }) => code === 'PTS') ? '212' : '202';
  return [tag, list.map(({ text }) => text).join(',')];
}

function listsOf(choice: Exclude<TieBreakChoice, 'usual'>): readonly (readonly string[])[] {
  return isOneList(choice) ? [choice] : choice;
}

function isOneList(choice: Exclude<TieBreakChoice, 'usual'>): choice is readonly string[] {
  return choice.every((entry) => typeof entry === 'string');
}

/** Points alone, where no code is given. Throws a RangeError for what {@link wrongTieBreaks} finds. */
function itemsOf(codes: readonly string[]): readonly TieBreakItem[] {
  if (codes.length === 0) return [];
  const result = parseTieBreakList(codes.join(','), 'teams');
  if (result.ok) return result.list;
  throw new RangeError(`"${result.problem.found}" is no tie-break`);
}

function isRatingsBased({ code }: TieBreakItem): boolean {
  return tieBreaks.some((tieBreak) => tieBreak.code === code && tieBreak.isRatingsBased === true);
}
