import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.js';
import { replaceFile } from './replace-file.js';

/** The file operations of a campaign; names are relative to its folder. All throw what the file system throws. */
export interface CampaignFolder extends ReadOnlyFolder {
  /** Nobody ever sees half of it. */
  write(name: string, text: string): void;
  /** False when the file is there already. */
  create(name: string, text: string): boolean;
  rename(from: string, to: string): void;
  remove(name: string): void;
  append(name: string): Appender;
}

/** A folder that is only looked into. */
export interface ReadOnlyFolder {
  /** As the user named it. */
  readonly path: string;
  /** Null when there is no such file. */
  read(name: string): string | null;
}

export interface Appender {
  write(text: string): void;
  /** Makes what was written survive a power cut. */
  sync(): void;
  close(): void;
}

/** Opens a folder, which is made if it is not there. */
export function openFolder(path: string): CampaignFolder {
  makeFolder(join(path, 'files'));
  const at = (name: string): string => join(path, name);
  return {
    ...lookInto(path),
    write: (name, text) => {
      makeFolder(dirname(at(name)));
      replaceFile(at(name), [text]);
    },
    create: (name, text) => {
      try {
        writeFileSync(at(name), text, { flag: 'wx' });
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      }
    },
    rename: (from, to) => {
      renameSync(at(from), at(to));
    },
    remove: (name) => {
      rmSync(at(name), { force: true });
    },
    append: (name) => appender(at(name)),
  };
}

/** A folder that nothing is written to. */
export function lookInto(path: string): ReadOnlyFolder {
  return { path, read: (name) => readOptional(join(path, name)) };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function readOptional(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function appender(file: string): Appender {
  const handle = openSync(file, 'a');
  return {
    write: (text) => {
      const bytes = Buffer.from(text);
      for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done);
    },
    sync: () => {
      fsyncSync(handle);
    },
    close: () => {
      closeSync(handle);
    },
  };
}
