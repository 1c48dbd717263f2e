import type { StandingsReport } from '../../checker/index.js';
import { articlesOf } from '../../engine/index.js';
import type { ColumnStory, Part, StandingsStory, Tally } from '../../engine/index.js';
import { encounterLines } from './encounter-words.js';
import { dropWords } from './list-words.js';
import { combinationWords, partWords } from './part-words.js';
import { valueText } from './values.js';

/** How each value of a player comes about, and the rank after it. */
export function storyLines({ row, columns }: StandingsStory, { players, ranked }: StandingsReport): string[] {
  const name = players.find(({ id }) => id === row.id)?.name ?? '';
  const title = `${ranked === 'teams' ? 'Team' : 'Player'} ${row.id}${name === '' ? '' : `, ${name}`}: rank ${row.rank}`;
  return [title, ...columns.flatMap((story, index) => ['', ...columnLines(story, row.ranks[index])])];
}

function columnLines(story: ColumnStory, rank: number): string[] {
  const { column, value, tally, encounter } = story;
  const { item, tieBreak } = column;
  const dropped = dropWords(column);
  if (tieBreak === null || dropped !== null) return [dropped ?? item.text];
  const head = `${item.text} (${[tieBreak.name, articlesOf(tieBreak, item)].filter((part) => part !== '').join(', ')})`;
  const after = `rank ${rank} after it`;
  if (tally === null)
    return encounter === null
      ? [`${head}: tied with nobody; ${after}`]
      : [`${head}: ${valueText(value)}; ${after}`, ...encounterLines(encounter).map((line) => `  ${line}`)];
  const how = combinationWords(tally);
  return [
    `${head}: ${valueText(value)}${how === '' ? '' : ` (${how})`}; ${after}`,
    ...tally.parts.filter(({ round }) => round !== null).map((part) => `  ${partLine(part, tally)}`),
  ];
}

function partLine(part: Part, { unit }: Tally): string {
  const value = valueText({ numerator: part.value, denominator: unit });
  return `round ${String(part.round).padStart(2)}  ${value.padStart(5)}${part.cut === undefined ? ' ' : 'x'}  ${partWords(part)}`;
}
