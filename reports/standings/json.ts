import type { StandingsReport } from '../../checker/index.js';
import type { ColumnStory, EncounterStory, Part, StandingsColumn } from '../../engine/index.js';
import type {
  ColumnDocument,
  EncounterDocument,
  PartDocument,
  RowDocument,
  StandingsDocument,
  StoryDocument,
} from '../../corpus/schema/types/standings-report.js';
import { PROGRAM } from '../program.js';
import { comparisonDocument } from './comparison-json.js';
import { outcomeWords } from './encounter-words.js';
import { dropWords, listSourceWords, tieBreakEditionWords } from './list-words.js';
import { combinationWords, partWords } from './part-words.js';
import type { Participants } from '../words/participants.js';
import { rankedIn, valueNumber } from './values.js';

/** The report as JSON text; the same report always gives the same bytes. */
export function standingsJson(report: StandingsReport, file: string): string {
  return `${JSON.stringify(standingsDocument(report, file), null, 2)}\n`;
}

/** The report as the document. */
export function standingsDocument(report: StandingsReport, file: string): StandingsDocument {
  const { name, tieBreaks, edition, isRoundRobin, isFinal, table, story } = report;
  return {
    schema: 'swissproof/standings-report/1',
    program: PROGRAM,
    file,
    name,
    edition: { id: edition.edition.id, chosenBy: edition.chosenBy, reason: tieBreakEditionWords(edition) },
    round: table.round,
    isFinal,
    isRoundRobin,
    list: { from: tieBreaks.from, record: tieBreaks.record, reason: listSourceWords(tieBreaks) },
    columns: table.columns.map(columnDocument),
    rows: rowDocuments(report),
    leftOut: table.leftOut,
    story:
      story === null
        ? null
        : {
            id: story.row.id,
            rank: story.row.rank,
            columns: story.columns.map((column) => storyDocument(column, rankedIn(report))),
          },
    ...(report.comparison === null ? {} : { comparison: comparisonDocument(report.comparison, report) }),
  };
}

function columnDocument(column: StandingsColumn): ColumnDocument {
  const { item, tieBreak, dropped } = column;
  return {
    tieBreak: item.text,
    name: tieBreak?.name ?? null,
    article: tieBreak === null ? null : column.article,
    dropped,
    reason: dropWords(column),
  };
}

function rowDocuments({ table, players }: StandingsReport): RowDocument[] {
  const people = new Map(players.map((player) => [player.id, player]));
  return table.rows.map(({ id, rank, values, ranks }) => {
    const { name = '', rating = null } = people.get(id) ?? {};
    return { rank, id, name, rating, values: values.map(valueNumber), ranks };
  });
}

function storyDocument(
  { column, value, tally, encounter }: ColumnStory,
  who: Participants,
): StoryDocument['columns'][number] {
  return {
    tieBreak: column.item.text,
    value: valueNumber(value),
    combination: tally?.combination.kind ?? null,
    explanation: tally === null ? null : combinationWords(tally),
    parts: (tally?.parts ?? []).map((part) => partDocument(part, tally?.unit ?? 1, who)),
    encounter: encounter === null ? null : encounterDocument(encounter, who),
  };
}

function partDocument(part: Part, unit: number, who: Participants): PartDocument {
  const { round, opponent, value, why, article, cut = null, isVoluntary = false } = part;
  return {
    round,
    opponent,
    value: value / unit,
    why,
    article,
    score: inPoints(part.score),
    adjustment: inPoints(part.adjustment),
    worth: inPoints(part.worth),
    isVoluntary,
    cut,
    explanation: partWords(part, who),
  };
}

function encounterDocument(story: EncounterStory, who: Participants): EncounterDocument {
  const { players, meetings, missing, article, groups, further, hasArticleNumbers } = story;
  return {
    players: players.map(({ id, score }) => ({ id, score: score.numerator / score.denominator })),
    meetings: meetings.map(({ round, players: pair, points: [of, against] }) => ({
      round,
      players: pair,
      points: [of / 10, against / 10],
    })),
    missing,
    article: article !== null && hasArticleNumbers === false ? '' : article,
    groups,
    explanation: outcomeWords(story, who),
    further: further.map((one) => encounterDocument(one, who)),
  };
}

function inPoints(tenths: number | undefined): number | null {
  return tenths === undefined ? null : tenths / 10;
}
