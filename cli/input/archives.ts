import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import type * as Zlib from 'node:zlib';
import { listArchive, MAX_INFLATED, unpack } from '../../corpus/archive/list-archive.js';
import type { Inflate } from '../../corpus/archive/list-archive.js';
import { isZip, zipEntries } from '../../corpus/archive/zip-entries.js';
import type { ZipEntry } from '../../corpus/archive/zip-entries.js';
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
import { byCodeUnits } from './by-code-units.js';
import { fileErrorWords } from './input-problems.js';
import { loaded } from '../../corpus/shipped/packages.js';
import type { ReadResult } from './read-input.js';

/** A file of an archive on the disk. */
export interface ArchivedFile {
  /** Its number in the archive. */
  readonly entry: number;
  /** Its path in the archive. */
  readonly path: string;
  /** False: it is too large, or the archive holds too much. */
  readonly isRead: boolean;
  /** What is wrong with it; null: nothing so far. */
  readonly problem: Problem | null;
}

/** The files of an archive, and what is wrong with it. */
export interface OpenedArchive {
  readonly files: readonly ArchivedFile[];
  readonly problem: Problem | null;
}

/** Whether a file is a ZIP archive that may hold tournaments; false for documents of office programs, and unreadable files. */
export function isArchiveFile(path: string): boolean {
  try {
    if (!isZip(startOf(path))) return false;
    if (statSync(path).size > MAX_INFLATED) return true;
    return foreignFormat(archiveAt(path).bytes, path)?.id === 'zip';
  } catch {
    return false;
  }
}

/** The files in an archive, in the order of their paths. */
export function openArchive(path: string, name: string): OpenedArchive {
  const nothing = (problem: Problem): OpenedArchive => ({ files: [], problem });
  try {
    // An archive is not smaller than what it holds, or hardly so.
    if (statSync(path).size > MAX_INFLATED) return nothing(archiveTooLarge(name));
    const { entries } = archiveAt(path);
    const listing = listArchive(entries, isLikelyName);
    if (listing.kind === 'too-large') return nothing(archiveTooLarge(name));
    if (listing.kind === 'damaged') return nothing(archiveDamaged(name));
    const { files, unread, encrypted } = listing;
    const isRead = new Set(files);
    const numbers = new Map((entries ?? []).map((entry, index) => [entry, index]));
    const both = [...files, ...unread].sort((a, b) => byCodeUnits(a.path, b.path));
    return {
      files: both.map((file) => ({
        entry: numbers.get(file) ?? 0,
        path: file.path,
        isRead: isRead.has(file),
        problem:
          file.size > MAX_SIZE && isLikelyName(file.path)
            ? tooLarge(inputName(`${name}/${file.path}`))
            : null,
      })),
      problem: encrypted === 0 ? null : archiveEncrypted(name, encrypted),
    };
  } catch (error) {
    return nothing(unreadable(name, fileErrorWords(error)));
  }
}

/**
 * Reads a file of an archive.
 * @param entry its number in the archive.
 */
export function readArchived(path: string, entry: number, name: string): ReadResult {
  try {
    const { bytes, entries } = archiveAt(path);
    if (entries === null) return { ok: false, problem: archiveDamaged(name) };
    const content = unpack(bytes, entries[entry], inflate);
    return foreignFormat(content, name)?.id === 'zip'
      ? { ok: false, problem: archiveInArchive(name) }
      : { ok: true, content };
  } catch (error) {
    return { ok: false, problem: unreadable(name, fileErrorWords(error)) };
  }
}

interface Archive {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Null: it has no directory. */
  readonly entries: readonly ZipEntry[] | null;
}

/** Kept: the files of an archive are read one after the other. */
let latest: Archive | null = null;

function archiveAt(path: string): Archive {
  if (latest?.path === path) return latest;
  const bytes = readFileSync(path);
  latest = { path, bytes, entries: zipEntries(bytes) };
  return latest;
}

const inflate: Inflate = (packed, size) => {
  const { inflateRawSync } = loaded('node:zlib') as typeof Zlib;
  return inflateRawSync(packed, { maxOutputLength: size });
};

function startOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(START);
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

const START = 4;
