import { utf16Text } from './records/decode.js';

/**
 * Whether a file that was found in a folder is to be read as a tournament report: it holds a player, and it begins with
 * records or has the name of a tournament report. A text that only quotes a record is none.
 */
export function isTournamentLike(content: Uint8Array | string, name: string): boolean {
  return holdsPlayers(content) && (isTournamentName(name) || beginsWithRecords(startOf(content)));
}

function beginsWithRecords(text: string): boolean {
  const lines = text
    .replaceAll('\0', '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
  return 2 * lines.filter((line) => RECORD.test(line)).length >= lines.length;
}

/** As many lines show what a file is. */
const LINES = 50;
const RECORD = /^[\uFEFF\s]*(?:\d{3}|###|[A-Z]{3})(?:\s|$)/;

/** Whether a file has the name of a tournament report: in folders its content is read less strictly. */
export function isTournamentName(name: string): boolean {
  return TOURNAMENT_NAME.test(name);
}

/** Whether a file may be a tournament report by its name: one of the usual endings, or none. */
export function isLikelyName(path: string): boolean {
  return LIKELY_NAME.test(path);
}

const TOURNAMENT_NAME = /\.(?:trfx?|txt)$/i;
const LIKELY_NAME = /\.(?:trfx?|trf\d\d|txt|tab|fid|reg)$|(?:^|\/)[^./]+$/i;

/**
 * Whether anything in a file looks like a record 001, wherever it begins and whatever the encoding: without one it is no
 * tournament at all.
 */
export function holdsPlayers(content: Uint8Array | string): boolean {
  const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
  // In UTF-16 a NUL stands beside each character.
  return PLAYER.test(text.includes('\0') ? text.replaceAll('\0', '') : text);
}

const PLAYER = /(?:^|[\r\n\uFEFF\u00BF\u00FE\u00FF])[ \t]*001(?!\d)/;

/**
 * The first 64 KiB of a file as text, without a byte-order mark: UTF-16 where the mark of it begins the file, else one
 * character a byte, which is enough for what is in ASCII.
 */
export function startOf(content: Uint8Array | string): string {
  if (typeof content === 'string') return content.slice(0, START).replace(/^\uFEFF/, '');
  const bytes = content.subarray(0, START);
  return utf16Text(bytes) ?? new TextDecoder('latin1').decode(bytes).replace(/^\u00EF\u00BB\u00BF/, '');
}

const START = 64 * 1024;
