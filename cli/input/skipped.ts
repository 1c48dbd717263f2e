import type { RecognisedFile } from '../../checker/index.js';
import type { Problem } from '../../corpus/index.js';
import { skippedByContent } from '../../reports/skipped-file.js';
import type { SkippedFile } from '../../reports/skipped-file.js';
import { emptyFolder, inputName } from '../../reports/words/input-problems.js';
import type { Input } from './inputs.js';
import type { NotOpened } from './not-opened.js';
import type { ReadResult } from './read-input.js';

/**
 * Describes a file of a folder or an archive that is skipped because it is no tournament. Null for a tournament, for a file
 * that the command line names, and for one that cannot be read.
 * @param read its content as it was read, before it is decoded.
 */
export function skippedFile(
  { folder, name, notOpened }: Pick<Input, 'folder' | 'name' | 'notOpened'>,
  read: () => ReadResult,
): SkippedFile | null {
  if (notOpened !== null) return { recognised: { file: name, ...OF_NOT_OPENED[notOpened], way: '' } };
  if (folder === null) return null;
  const content = read();
  return content.ok ? skippedByContent(content.content, name) : null;
}

const OF_NOT_OPENED: Readonly<Record<NotOpened, Pick<RecognisedFile, 'format' | 'what'>>> = {
  pipe: { format: 'pipe', what: 'a named pipe, which is not opened in a folder' },
  socket: { format: 'socket', what: 'a socket, which is not opened' },
  device: { format: 'device', what: 'a device, which is not opened in a folder' },
  link: { format: 'broken-link', what: 'a symbolic link that leads to no file' },
  'in-archive': { format: 'not-unpacked', what: 'a file of a large archive, which is not unpacked' },
};

/** The problems of the folders and archives that were named and hold no tournament, though they hold files. */
export function foldersWithout(
  inputs: readonly Pick<Input, 'folder' | 'path' | 'entry'>[],
  isSkippedAt: (index: number) => boolean,
): { readonly folder: string; readonly problem: Problem }[] {
  const folders = [...new Set(inputs.flatMap(({ folder }) => folder ?? []))];
  return folders
    .filter((folder) => inputs.every((input, index) => input.folder !== folder || isSkippedAt(index)))
    .map((folder) => {
      const name = inputName(folder);
      const isArchive = inputs.some(({ entry, path }) => entry !== null && path === folder);
      return { folder: name, problem: emptyFolder(name, isArchive ? 'archive' : 'folder') };
    });
}
