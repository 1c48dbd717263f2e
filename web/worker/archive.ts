import { inflateSync } from 'fflate';
import { listArchive, unpack } from '../../corpus/archive/list-archive.js';
import { zipEntries } from '../../corpus/archive/zip-entries.js';
import { foreignFormat, isLikelyName } from '../../corpus/index.js';
import type { Problem } from '../../corpus/index.js';
import {
  archiveDamaged,
  archiveEncrypted,
  archiveInArchive,
  archiveTooLarge,
  inputName,
  MAX_SIZE,
  tooLarge,
  unreadable,
} from '../../reports/words/input-problems.js';
import type { Source } from './tasks.js';

/**
 * The files in an archive, as the command line reads them. No file takes more room than the archive says beforehand, and
 * nothing is taken out of one that says too much: it may be made to fill the memory.
 * @param bytes null: too large to be looked into.
 */
export function openArchive(bytes: Uint8Array | null, archive: string): readonly Source[] {
  if (bytes === null) return [unusable(archive, archiveTooLarge(archive))];
  const listing = listArchive(zipEntries(bytes), isLikelyName);
  if (listing.kind === 'too-large') return [unusable(archive, archiveTooLarge(archive))];
  if (listing.kind === 'damaged') return [unusable(archive, archiveDamaged(archive))];
  const { files, unread, encrypted } = listing;
  const sources = files.map((entry): Source => {
    const name = inputName(entry.path);
    try {
      const content = unpack(bytes, entry, (packed, size) =>
        inflateSync(packed, { out: new Uint8Array(size) }),
      );
      if (foreignFormat(content, name)?.id === 'zip') return unusable(name, archiveInArchive(name));
      return { name, content: new Blob([content as Uint8Array<ArrayBuffer>]), problem: null };
    } catch (error) {
      return unusable(name, unreadable(name, error instanceof Error ? error.message : String(error)));
    }
  });
  const large = unread.map(({ path, size }): Source => {
    const name = inputName(path);
    const isNamed = isLikelyName(path) && size > MAX_SIZE;
    return isNamed
      ? unusable(name, tooLarge(name))
      : { name, content: NOTHING, problem: null, isSkipped: true, recognised: null };
  });
  const locked = encrypted === 0 ? [] : [unusable(archive, archiveEncrypted(archive, encrypted))];
  return [...sources, ...large, ...locked];
}

function unusable(name: string, problem: Problem): Source {
  return { name, content: NOTHING, problem };
}

const NOTHING = new Blob([]);
