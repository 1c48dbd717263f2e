import { holdsPlayers } from '../holds-players.js';
import { startOf } from '../start-of.js';
import { formatByFirstLines, isVegaRecords } from './first-lines.js';
import { formatOf } from './formats.js';
import type { ForeignFormat, ForeignId } from './formats.js';
import { formatBySignature } from './signatures.js';

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
