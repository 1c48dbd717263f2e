import type { StandingsReport } from '../../checker/index.js';
import type { ColumnStory, Part, StandingsStory, Tally } from '../../engine/index.js';
import { capital } from '../words/numbers.js';
import type { Participants } from '../words/participants.js';
import { encounterLines } from './encounter-words.js';
import { dropWords } from './list-words.js';
import { combinationWords, partWords } from './part-words.js';
import { person, withNames } from '../words/person.js';
import type { People } from '../words/person.js';
import { peopleRanked, rankedIn, valueText } from './values.js';

/** How each value of a player comes about, and the rank after it. */
export function storyLines({ row, columns }: StandingsStory, report: StandingsReport): string[] {
  const who = rankedIn(report);
  const people = peopleRanked(report);
  const title = withNames(`${capital(who.one)} ${person(row.id)}: rank ${row.rank}`, people);
  return [
    title,
    ...columns.flatMap((story, index) => ['', ...columnLines(story, row.ranks[index], who, people)]),
  ];
}

function columnLines(story: ColumnStory, rank: number, who: Participants, people: People): string[] {
  const { column, value, tally, encounter } = story;
  const { item, tieBreak } = column;
  const dropped = dropWords(column);
  if (tieBreak === null || dropped !== null) return [dropped ?? item.text];
  const head = `${item.text} (${[tieBreak.name, column.article].filter((part) => part !== '').join(', ')})`;
  const after = `rank ${rank} after it`;
  if (tally === null)
    return encounter === null
      ? [`${head}: tied with nobody; ${after}`]
      : [
          `${head}: ${valueText(value)}; ${after}`,
          ...encounterLines(encounter, who, people).map((line) => `  ${line}`),
        ];
  const how = combinationWords(tally);
  return [
    `${head}: ${valueText(value)}${how === '' ? '' : ` (${how})`}; ${after}`,
    ...tally.parts
      .filter(({ round }) => round !== null)
      .map((part) => `  ${partLine(part, tally, who, people)}`),
  ];
}

function partLine(part: Part, { unit }: Tally, who: Participants, people: People): string {
  const value = valueText({ numerator: part.value, denominator: unit });
  return `round ${String(part.round).padStart(2)}  ${value.padStart(5)}${part.cut === undefined ? ' ' : 'x'}  ${partWords(part, who, people)}`;
}
