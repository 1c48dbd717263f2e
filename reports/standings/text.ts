import type { StandingsReport } from '../../checker/index.js';
import { idList, participants } from '../words/numbers.js';
import { withNames } from '../words/person.js';
import { visible } from '../words/visible.js';
import { comparisonSentence } from './comparison-words.js';
import { rankedIn, digitsOf, peopleRanked, valueText } from './values.js';
import { storyLines } from './story-text.js';
import { dropWords, listSourceWords, tieBreakEditionWords } from './list-words.js';

/** The standings for a person: a table, or the comparison and the story of players that were asked for. */
export function standingsText(report: StandingsReport, file: string): string {
  const { name, story, comparison } = report;
  const title = name.trim() === '' ? '' : `  ${name.trim()}`;
  const lines = [
    `${file}:${title}`,
    ...basisLines(report).map((line) => `  ${line}`),
    '',
    ...(comparison === null ? [] : [comparisonSentence(comparison, report)]),
    ...(comparison === null || story === null ? [] : ['']),
    ...(story === null ? [] : storyLines(story, report)),
    ...(comparison === null && story === null ? tableLines(report) : []),
  ];
  return visible(`${lines.join('\n')}\n`);
}

/** What the standings are made by. */
export function basisLines(report: StandingsReport): string[] {
  const { table, isFinal, isRoundRobin, tieBreaks } = report;
  const who = participants(table.rows.length, rankedIn(report));
  const list = table.columns.map(({ item }) => item.text).join(', ');
  return [
    `after round ${table.round}${isFinal ? ' (the last)' : ''}, ${who}${isRoundRobin ? ', round robin' : ''}`,
    `tie-breaks: ${list} (${listSourceWords(tieBreaks)})`,
    `rules: ${tieBreakEditionWords(report.edition)}`,
    ...noteLines(report),
  ];
}

function noteLines(report: StandingsReport): string[] {
  const { table } = report;
  const { one, many, games } = rankedIn(report);
  const drops = table.columns.flatMap((column) => dropWords(column) ?? []);
  if (table.leftOut.length === 0) return drops;
  const who = `${table.leftOut.length === 1 ? one : many} ${idList(table.leftOut)}`;
  const words = `left out for having completed less than half of the ${games}: ${who}`;
  return [...drops, withNames(words, peopleRanked(report))];
}

function tableLines({ table, players }: StandingsReport): string[] {
  const people = new Map(players.map((player) => [player.id, player]));
  const digits = table.columns.map((_, index) =>
    Math.max(0, ...table.rows.map(({ values }) => digitsOf(values[index]))),
  );
  const head = ['Rank', 'No', 'Name', 'Rating', ...table.columns.map(({ item }) => item.text)];
  const rows = table.rows.map(({ id, rank, values }) => {
    const { name = '', rating = null } = people.get(id) ?? {};
    const cells = values.map((value, index) => valueText(value, digits[index]));
    return [String(rank), String(id), visible(name), rating === null ? '-' : String(rating), ...cells];
  });
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column].length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column === NAME ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

const NAME = 2;
