import type { ForeignId } from './formats.js';

/** The kind of file that the beginning of a text shows; null where it shows none. */
export function formatByFirstLines(text: string): ForeignId | null {
  const id = BEGINNINGS.find(({ shows }) => shows.test(text))?.id;
  if (id !== undefined) return id;
  const lines = text.split(/[\r\n]+/, FIRST_LINES);
  if (lines.some((line) => CHESS_RESULTS_LIST.test(line))) return 'chess-results';
  return lines.some((line) => LIST_HEADING.test(line)) ? 'list' : null;
}

/**
 * A file of Vega is a tournament report with bars between the fields of a player, the first one
 * straight after the number: in a report column 9 is blank there, and a name can hold bars.
 */
export function isVegaRecords(text: string): boolean {
  return VEGA_RECORD.test(text);
}

const VEGA_RECORD = /(?:^|[\r\n])001 {0,4}\d{1,4}\|/;

/** The start of a web page. */
const PAGE = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:!doctype html|html|head|body|table|meta)\b/i;

/**
 * The special ones before the general ones. In none of them two repetitions can share a character: a file may be made to
 * hold up whoever tries all ways to share them.
 */
const BEGINNINGS: readonly { readonly id: ForeignId; readonly shows: RegExp }[] = [
  { id: 'vega', shows: /^\s*Vega \d/i },
  { id: 'chess-results', shows: new RegExp(`${PAGE.source}[^]*chess-results`, 'i') },
  { id: 'html', shows: PAGE },
  { id: 'pgn', shows: /^\s*(?:%[^\n]*\n\s*)*\[[A-Z][A-Za-z]*\s+"[^"\r\n]*"\s*\]/ },
  { id: 'swiss-perfect', shows: /^(?!\s*\[Setup\])(?:[^]*[\r\n])?\[Tournament Info\]/i },
  { id: 'lichess', shows: /^\s*\{[^\r\n]*"(?:username|rated)"\s*:/ },
  { id: 'swissproof', shows: /^\s*\{\s*"schema"\s*:\s*"swissproof\// },
  { id: 'json', shows: /^\s*(?:\{\s*["}]|\[\s*[[{"\d\]])/ },
];

const FIRST_LINES = 20;
const CHESS_RESULTS_LIST = /Tournament-Database of Chess-Results/i;
/** The heading of a list of players or results, with separators between the fields. */
const LIST_HEADING = /^[ \t"]*(?:No|Nr|Rk|Rank|SNo|Bo|Rg|Place)\.?"?[;,\t].*\b(?:Name|FED|Rtg|Elo|FideID)\b/i;
