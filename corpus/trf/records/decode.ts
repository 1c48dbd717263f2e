/**
 * The text of a file: as UTF-16 where a byte-order mark begins it, as UTF-8, or as Windows-1252 (a superset of printable
 * Latin-1) where the bytes are not UTF-8; a byte-order mark is dropped.
 * @param encoding label of an encoding by which bytes are read instead, like "windows-1251".
 * @throws RangeError for an encoding that is not known.
 */
export function decodeText(input: Uint8Array | string, encoding: string | null = null): string {
  if (typeof input === 'string') return input.startsWith('\uFEFF') ? input.slice(1) : input;
  if (encoding !== null) {
    const decoder = new TextDecoder(encoding);
    return decoder.encoding === 'windows-1252' ? windowsLatin(input) : decoder.decode(input);
  }
  return unicodeText(input) ?? windowsLatin(input);
}

/** The text of bytes as UTF-8, or as UTF-16 with a byte-order mark, without the mark; null where they are neither. */
export function unicodeText(bytes: Uint8Array): string | null {
  return utf16Text(bytes) ?? utf8Text(bytes);
}

/** The text of bytes that begin with the byte-order mark of UTF-16, without the mark; null for others. */
export function utf16Text(bytes: Uint8Array): string | null {
  const encoding = UTF16_MARKS.find(({ mark }) => bytes[0] === mark[0] && bytes[1] === mark[1])?.encoding;
  return encoding === undefined ? null : new TextDecoder(encoding).decode(bytes);
}

const UTF16_MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

function utf8Text(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The first place at which bytes that were read as Windows-1252 are hardly meant like that: letters of another alphabet
 * come in rows, those of another code page of Latin letters as signs within words. Null where nothing speaks against it.
 */
export function foreignPlace(text: string): { readonly start: number; readonly found: string } | null {
  const letters = text.match(FOREIGN_LETTER)?.length ?? 0;
  const rows = [...text.matchAll(ROW)];
  const inRows = rows.reduce((sum, [row]) => sum + row.length, 0);
  const [found] = 2 * inRows > letters ? rows : text.matchAll(SIGN_IN_WORD);
  return found === undefined ? null : { start: found.index, found: wordAt(text, found.index) };
}

const FOREIGN_LETTER = /[À-ÖØ-öø-ÿŠŒŽšœžŸƒ]/g;
const ROW = /[À-ÖØ-öø-ÿŠŒŽšœžŸƒ]{3,}/g;
/** Beside the marks that stand in names: apostrophes, dashes, the dot of Catalan, ordinals. */
const SIGN_IN_WORD = new RegExp(
  [
    String.raw`(?<=\p{L})[\u0080-\u009F€‚„…†‡ˆ‰‹“”•˜™›¡-©«-³¶¸»-¿×÷](?=\p{L})`,
    String.raw`(?<=\p{L})[†‡ˆ˜¡¢£¤¥¦¬¯¶¸¿]`,
    String.raw`[\u0081\u008D\u008F\u0090\u009D]`,
  ].join('|'),
  'gu',
);

/** Not every TextDecoder has these where it says windows-1252: some give the control characters of Latin-1. */
const SIGNS_FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function windowsLatin(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\u0080-\u009F]/g, (char) => SIGNS_FROM_80[char.charCodeAt(0) - 0x80]);
}

function wordAt(text: string, index: number): string {
  const before = /[^\s]*$/.exec(text.slice(Math.max(0, index - LONGEST_WORD), index))?.[0] ?? '';
  const behind = /^[^\s]*/.exec(text.slice(index, index + LONGEST_WORD))?.[0] ?? '';
  return before + behind;
}

const LONGEST_WORD = 30;
