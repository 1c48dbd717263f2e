import { isZip, zipEntries } from '../../archive/zip-entries.js';
import type { ForeignId } from './formats.js';

/** The kind of file that these first bytes show, whatever its name; null for one without such bytes. */
export function formatBySignature(bytes: Uint8Array, name: string): ForeignId | null {
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
