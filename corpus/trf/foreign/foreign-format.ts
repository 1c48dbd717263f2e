import { isZip, zipEntries } from '../../archive/zip-entries.js';
import { holdsPlayers, startOf } from '../tournament-like.js';
import { formatOf, type ForeignFormat, type ForeignId } from './formats.js';

/**
 * The kind of file of another program that this is: by its first bytes, its first lines or, where the content shows nothing
 * and holds no player, the ending of its name. Null for a tournament report, and for what is not recognised.
 * @param name of the file; may be empty.
 */
export function foreignFormat(content: Uint8Array | string, name: string): ForeignFormat | null {
  const id =
    (typeof content === 'string' ? null : formatBySignature(content, name)) ?? formatOfText(content, name);
  return id === null ? null : formatOf(id);
}

function formatOfText(content: Uint8Array | string, name: string): ForeignId | null {
  const start = startOf(content);
  if (isVegaRecords(start)) return 'vega';
  // Of an empty file the name says nothing that helps.
  if (start.trim() === '' || holdsPlayers(content)) return null;
  return formatByFirstLines(start) ?? formatByName(name);
}

function formatByName(name: string): ForeignId | null {
  const ending = /\.([^./\\]*)$/.exec(name)?.[1].toLowerCase() ?? '';
  return ENDINGS.find(([shape]) => shape.test(ending))?.[1] ?? null;
}

const ENDINGS: readonly (readonly [RegExp, ForeignId])[] = [
  [/^tu[nrtm]x?$/, 'swiss-manager'],
  [/^papi$/, 'papi'],
  [/^(?:trn|sco)$/, 'swiss-perfect'],
  [/^(?:swisssys|s\d+[a-z])$/, 'swiss-sys'],
  [/^swt$/, 'swiss-chess'],
  [/^(?:veg|tdf)$/, 'vega'],
  [/^(?:xls|xlsx|xlsm)$/, 'excel'],
  [/^dbf$/, 'dbase'],
  [/^pgn$/, 'pgn'],
  [/^html?$/, 'html'],
  [/^(?:json|ndjson)$/, 'json'],
];

/** The kind of file that these first bytes show, whatever its name; null for one without such bytes. */
function formatBySignature(bytes: Uint8Array, name: string): ForeignId | null {
  if (isZip(bytes)) return formatOfZip(bytes);
  const found = SIGNATURES.find(({ at = 0, starts }) => starts.every((byte, i) => bytes[at + i] === byte));
  if (found !== undefined) return found.id === 'access' && /\.papi$/i.test(name) ? 'papi' : found.id;
  if (!isDbase(bytes)) return null;
  // Swiss Perfect keeps players and results in tables of dBase III.
  return /\.(?:trn|sco)$/i.test(name) ? 'swiss-perfect' : 'dbase';
}

/** Documents of office programs are ZIP archives as well. */
function formatOfZip(bytes: Uint8Array): ForeignId {
  const paths = zipEntries(bytes)?.map(({ path }) => path) ?? [];
  if (paths.some((path) => path.startsWith('xl/'))) return 'excel';
  return paths.some((path) => OFFICE.test(path)) ? 'office' : 'zip';
}

const OFFICE = /^(?:word\/|ppt\/|mimetype$|META-INF\/)/;

interface Signature {
  readonly id: ForeignId;
  readonly at?: number;
  readonly starts: readonly number[];
}

function ascii(text: string): number[] {
  return Array.from(text, (char) => char.charCodeAt(0));
}

const SIGNATURES: readonly Signature[] = [
  { id: 'swiss-manager', starts: [0x93, 0xff, 0x89, 0x44] },
  { id: 'access', at: 4, starts: ascii('Standard Jet DB') },
  { id: 'access', at: 4, starts: ascii('Standard ACE DB') },
  // The container of Word and PowerPoint, too, but tournaments stand in Excel.
  { id: 'excel', starts: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { id: 'pdf', starts: ascii('%PDF-') },
  { id: 'archive', starts: [0x1f, 0x8b, 8] },
  { id: 'archive', starts: ascii('Rar!\u001A\u0007') },
  { id: 'archive', starts: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
];

/** The version, the day of the last change, and sizes that fit one another: the first byte alone says little. */
function isDbase(bytes: Uint8Array): boolean {
  if (bytes.length < DBASE_HEADER || !DBASE_VERSIONS.includes(bytes[0])) return false;
  const [month, day] = [bytes[2], bytes[3]];
  const header = bytes[8] + 256 * bytes[9];
  const record = bytes[10] + 256 * bytes[11];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && header > DBASE_HEADER && record > 1;
}

const DBASE_HEADER = 32;
const DBASE_VERSIONS: readonly number[] = [0x02, 0x03, 0x30, 0x31, 0x43, 0x83, 0x8b, 0xf5];

/** The kind of file that the beginning of a text shows; null where it shows none. */
function formatByFirstLines(text: string): ForeignId | null {
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
function isVegaRecords(text: string): boolean {
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
