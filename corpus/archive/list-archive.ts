import { packedBytes } from './zip-entries.js';
import type { ZipEntry } from './zip-entries.js';

/** What is to be read of an archive. */
export type ArchiveListing =
  | {
      readonly kind: 'files';
      /** Files to unpack, in the order of the archive. */
      readonly files: readonly ZipEntry[];
      /** Files that are not unpacked: too large for a tournament, or not named like one in a large archive. */
      readonly unread: readonly ZipEntry[];
      /** How many files are encrypted. */
      readonly encrypted: number;
    }
  /** Its files come to more than is unpacked: it may be made to fill the memory. */
  | { readonly kind: 'too-large' }
  | { readonly kind: 'damaged' };

/** Unpacks deflated bytes to at most `size` bytes; may throw. */
export type Inflate = (packed: Uint8Array, size: number) => Uint8Array;

/** The size of one file of an archive up to which it is unpacked, in bytes. */
export const MAX_ENTRY = 16 * 1024 * 1024;

/** What all files of an archive may come to together, in bytes. */
export const MAX_INFLATED = 256 * 1024 * 1024;

/** So many files of an archive are read. */
export const MAX_ENTRIES = 10_000;

/**
 * The files of a ZIP archive that are to be unpacked. Nothing is unpacked yet.
 * @param entries its directory; null: it has none.
 * @param isLikely whether a file is likely to be wanted, by its path: in an archive that holds too much only these are.
 */
export function listArchive(
  entries: readonly ZipEntry[] | null,
  isLikely: (path: string) => boolean,
): ArchiveListing {
  if (entries === null) return { kind: 'damaged' };
  // What the Macintosh puts beside a file is no file.
  const all = entries.filter(({ path }) => !path.endsWith('/') && !path.startsWith('__MACOSX/'));
  const open = all.filter(({ isEncrypted }) => !isEncrypted);
  const encrypted = all.length - open.length;
  const small = open.filter(({ size }) => size <= MAX_ENTRY);
  const files = isTooMuch(small) ? small.filter(({ path }) => isLikely(path)) : small;
  if (isTooMuch(files)) return { kind: 'too-large' };
  const isRead = new Set(files);
  return { kind: 'files', files, unread: open.filter((entry) => !isRead.has(entry)), encrypted };
}

/**
 * The content of a file of an archive. It never takes more room than the archive announces.
 * @throws an Error that says why it cannot be unpacked.
 */
export function unpack(bytes: Uint8Array, entry: ZipEntry, inflate: Inflate): Uint8Array {
  const packed = packedBytes(bytes, entry);
  if (packed === null) throw new Error('it is not where the ZIP archive says');
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new Error(`the ZIP archive packs it by method ${entry.method}, which is not supported`);
  const content = entry.method === STORED ? packed : inflated(packed, entry.size, inflate);
  if (content.length !== entry.size || crc32(content) !== entry.crc)
    throw new Error('the ZIP archive is damaged there');
  return content;
}

const [STORED, DEFLATED] = [0, 8];

function isTooMuch(entries: readonly ZipEntry[]): boolean {
  return entries.length > MAX_ENTRIES || entries.reduce((sum, { size }) => sum + size, 0) > MAX_INFLATED;
}

function inflated(packed: Uint8Array, size: number, inflate: Inflate): Uint8Array {
  try {
    return size === 0 ? new Uint8Array(0) : inflate(packed, size);
  } catch {
    throw new Error('the ZIP archive is damaged there');
  }
}

/** The checksum of ZIP archives (CRC-32, ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ -1) >>> 0;
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
