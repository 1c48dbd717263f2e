/** A file of a ZIP archive as the directory at its end has it. */
export interface ZipEntry {
  /** With slashes; a folder ends with one. */
  readonly path: string;
  readonly isEncrypted: boolean;
  /** 0: as it is, 8: deflated. */
  readonly method: number;
  readonly crc: number;
  /** In the archive and unpacked, in bytes. */
  readonly packedSize: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly headerAt: number;
}

/** Whether a file that starts like this is a ZIP archive. */
export function isZip([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5);
}

/** The files of a ZIP archive, in the order of its directory; null where there is no whole directory. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = directoryOf(view);
  if (directory === null) return null;
  const entries: ZipEntry[] = [];
  let { at } = directory;
  for (let index = 0; index < directory.count; index++) {
    if (at + ENTRY > view.byteLength || view.getUint32(at, true) !== ENTRY_MARK) return null;
    const end = endOf(view, at);
    if (end > view.byteLength) return null;
    entries.push(entryAt(bytes, view, at));
    at = end;
  }
  return entries;
}

/** The packed bytes of a file in the archive; null if they are not there. */
export function packedBytes(bytes: Uint8Array, { headerAt, packedSize }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (headerAt + HEADER > view.byteLength || view.getUint32(headerAt, true) !== HEADER_MARK) return null;
  const start = headerAt + HEADER + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  return start + packedSize > view.byteLength ? null : bytes.subarray(start, start + packedSize);
}

const [END_MARK, END_64_MARK, LOCATOR_MARK] = [0x06054b50, 0x06064b50, 0x07064b50];
const [ENTRY_MARK, HEADER_MARK] = [0x02014b50, 0x04034b50];
const [END, LOCATOR, ENTRY, HEADER] = [22, 20, 46, 30];
const LONGEST_COMMENT = 65_535;
/** The value stands elsewhere, in eight bytes. */
const ELSEWHERE = 0xffffffff;
const ELSEWHERE_16 = 0xffff;

function directoryOf(view: DataView): { readonly at: number; readonly count: number } | null {
  const last = view.byteLength - END;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) !== END_MARK) continue;
    const [count, start] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
    if (count !== ELSEWHERE_16 && start !== ELSEWHERE) return { at: start, count };
    return directory64(view, at) ?? { at: start, count };
  }
  return null;
}

function directory64(view: DataView, end: number): { readonly at: number; readonly count: number } | null {
  const locator = end - LOCATOR;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_MARK) return null;
  const at = long(view, locator + 8);
  if (at + 56 > view.byteLength || view.getUint32(at, true) !== END_64_MARK) return null;
  return { at: long(view, at + 48), count: long(view, at + 32) };
}

function endOf(view: DataView, at: number): number {
  const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  return lengths.reduce((sum, length) => sum + length, at + ENTRY);
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const nameEnd = at + ENTRY + view.getUint16(at + 28, true);
  const name = bytes.subarray(at + ENTRY, nameEnd);
  const longs = longValues(view, nameEnd, nameEnd + view.getUint16(at + 30, true));
  const valueAt = (field: number): number => {
    const value = view.getUint32(at + field, true);
    return value === ELSEWHERE ? (longs.shift() ?? value) : value;
  };
  // In this order the values stand in the eight bytes each.
  const [size, packedSize, headerAt] = [valueAt(24), valueAt(20), valueAt(42)];
  return {
    path: new TextDecoder((flags & UTF8_NAME) === 0 ? 'latin1' : 'utf-8').decode(name).replaceAll('\\', '/'),
    isEncrypted: (flags & ENCRYPTED) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize,
    size,
    headerAt,
  };
}

const ENCRYPTED = 1;
const UTF8_NAME = 1 << 11;

/** The values of the extra field for large archives. */
function longValues(view: DataView, start: number, end: number): number[] {
  for (let at = start; at + 4 <= Math.min(end, view.byteLength);) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1 && at + 4 + length <= view.byteLength)
      return Array.from({ length: length >> 3 }, (_, index) => long(view, at + 4 + 8 * index));
    at += 4 + length;
  }
  return [];
}

/** Eight bytes as a number: exact as far as any archive reaches. */
function long(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}
