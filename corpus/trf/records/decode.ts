/**
 * The text of a file: as UTF-8, or as Windows-1252 (a superset of printable Latin-1) where the bytes are not UTF-8; a
 * byte-order mark is dropped.
 * @param encoding label of an encoding by which bytes are read instead, like "windows-1251".
 * @throws RangeError for an encoding that is not known.
 */
export function decodeText(input: Uint8Array | string, encoding: string | null = null): string {
  if (typeof input === 'string') return input.startsWith('\uFEFF') ? input.slice(1) : input;
  if (encoding !== null) return new TextDecoder(encoding).decode(input);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(input);
  } catch {
    return new TextDecoder('windows-1252').decode(input);
  }
}

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
const SIGN_IN_WORD =
  /(?<=\p{L})[\u0080-\u009F€‚„…†‡ˆ‰‹“”•˜™›¡-©«-³¶¸»-¿×÷](?=\p{L})|[\u0081\u008D\u008F\u0090\u009D]/gu;

function wordAt(text: string, index: number): string {
  const before = /[^\s]*$/.exec(text.slice(Math.max(0, index - LONGEST_WORD), index))?.[0] ?? '';
  const behind = /^[^\s]*/.exec(text.slice(index, index + LONGEST_WORD))?.[0] ?? '';
  return before + behind;
}

const LONGEST_WORD = 30;
