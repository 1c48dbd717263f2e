import { listed } from '../words/numbers.js';
import type { ComparedColumn, StandingsComparison, StandingsReport } from '../../checker/index.js';
import type { EncounterStory } from '../../engine/index.js';
import { outcomeWords } from './encounter-words.js';
import { contrastTexts, peopleRanked, rankedIn, valueText } from './values.js';
import { person, withNames } from '../words/person.js';

/**
 * Why a player is ahead of another, in one sentence: "Maria Example (18) is 8th, ahead of Ivan Example (6), 9th: both have 5
 * points; BH/C1 decides, 21.5 against 20 [C.07 8.1]."
 */
export function comparisonSentence(comparison: StandingsComparison, report: StandingsReport): string {
  const { ahead, behind, equal, decides } = comparison;
  const [first, second] = [nameIn(report, ahead.id), nameIn(report, behind.id)];
  const same = sameWords(equal);
  if (decides === null) {
    const cited = report.edition.edition.hasArticleNumbers === false ? '' : ' [C.07 4.2]';
    const left = `no tie-break of the list separates them${cited}`;
    return `${first} and ${second} share rank ${ahead.rank}: ${[...same, left].join('; ')}.`;
  }
  const players = [ahead.id, behind.id] as const;
  const places = `${first} is ${ordinal(ahead.rank)}, ahead of ${second}, ${ordinal(behind.rank)}`;
  return `${places}: ${[...same, decisionWords(decides, players, report, equal.length === 0)].join('; ')}.`;
}

/** "both have 5 points, BH/C1 21.5 and DE does not separate them"; empty before the first tie-break. */
function sameWords(equal: readonly ComparedColumn[]): string[] {
  if (equal.length === 0) return [];
  const isSame = ({ values: [own, theirs] }: ComparedColumn): boolean =>
    own !== null &&
    theirs !== null &&
    own.numerator * theirs.denominator === theirs.numerator * own.denominator;
  const values = equal.filter((one) => isSame(one) && !isEncounter(one)).map(valueWords);
  const others = equal
    .filter((one) => !isSame(one) || isEncounter(one))
    .map(({ column }) => column.item.text);
  return [
    ...(values.length === 0 ? [] : [`both have ${listed(values)}`]),
    ...(others.length === 0
      ? []
      : [`${listed(others)} ${others.length === 1 ? 'does' : 'do'} not separate them`]),
  ];
}

/** "5 points", "BH/C1 21.5". */
function valueWords({ column: { item }, values: [value] }: ComparedColumn): string {
  const text = valueText(value);
  return item.code === 'PTS' ? pointsWords(text) : `${item.text} ${text}`;
}

function pointsWords(text: string): string {
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

type Two = readonly [ahead: number, behind: number];

function decisionWords(
  decides: ComparedColumn,
  players: Two,
  report: StandingsReport,
  isFirst: boolean,
): string {
  const { column, values, isByValue, isLowerBetter, encounter } = decides;
  const { item, article } = column;
  const cited = article === '' ? '' : ` [C.07 ${article}]`;
  if (!isByValue) return `${item.text} decides${whyWords(decides, players, report)}${cited}`;
  const [own, theirs] = contrastTexts(values);
  if (isFirst && item.code === 'PTS') return `${pointsWords(own)} against ${theirs}${cited}`;
  const remark = isLowerBetter ? ' (the lower value is better)' : '';
  const among = encounter === null ? '' : ` in the ${rankedIn(report).games} among those who were tied`;
  return `${item.text} decides, ${own} against ${theirs}${among}${remark}${cited}`;
}

/** What decides where the values do not show it. */
function whyWords({ encounter }: ComparedColumn, players: Two, report: StandingsReport): string {
  if (encounter === null) return ', by the boards one after the other';
  return ` (${outcomeWords(separating(encounter, players) ?? encounter, rankedIn(report))})`;
}

/** The application of article 6 that ranks the two apart. */
function separating(encounter: EncounterStory, [one, other]: Two): EncounterStory | null {
  const { groups, further } = encounter;
  const groupOf = (id: number): number => groups.findIndex((group) => group.includes(id));
  if (groupOf(one) >= 0 && groupOf(other) >= 0 && groupOf(one) !== groupOf(other)) return encounter;
  return further.reduce<EncounterStory | null>(
    (found, next) => found ?? separating(next, [one, other]),
    null,
  );
}

function isEncounter({ column: { tieBreak } }: ComparedColumn): boolean {
  return tieBreak !== null && tieBreak.tally === null;
}

/** "Maria Example (18)"; "player 18" if the file has no name. */
function nameIn(report: StandingsReport, id: number): string {
  return withNames(`${rankedIn(report).one} ${person(id)}`, peopleRanked(report));
}

/** "1st", "2nd", "11th", "23rd". */
function ordinal(rank: number): string {
  const tens = rank % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${ending}`;
}
