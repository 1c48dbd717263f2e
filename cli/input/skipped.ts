import { holdsPlayers } from '../../corpus/index.js';
import type { Problem } from '../../corpus/index.js';
import { emptyFolder, inputName } from '../../reports/words/input-problems.js';
import type { Input } from './inputs.js';
import type { ReadResult } from './read-input.js';

/** True for what a folder holds besides tournaments: a file in which there is no player, and that nobody has named. */
export function isSkipped({ folder }: Pick<Input, 'folder'>, read: ReadResult): boolean {
  return folder !== null && read.ok && !holdsPlayers(read.content);
}

/** The problems of the folders that were named and hold no tournament, though they hold files that might have been some. */
export function foldersWithout(
  inputs: readonly Pick<Input, 'folder'>[],
  isSkippedAt: (index: number) => boolean,
): { readonly folder: string; readonly problem: Problem }[] {
  const folders = [...new Set(inputs.flatMap(({ folder }) => folder ?? []))];
  return folders
    .filter((folder) => inputs.every((input, index) => input.folder !== folder || isSkippedAt(index)))
    .map((folder) => {
      const name = inputName(folder);
      return { folder: name, problem: emptyFolder(name, 'folder') };
    });
}
