import type { ChosenFile } from '../worker/tasks.js';

/** What was dropped: files, and those in folders with their paths, like "a folder/open.trf". */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly ChosenFile[]> {
  // Entries must be taken before anything is waited for: what was dropped is gone then.
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (!entries.some(isFolder)) return [...files].map((file) => ({ path: file.name, content: file }));
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<readonly ChosenFile[]> {
  if (isFolder(entry)) return filesInFolder(entry);
  const file = await new Promise<File>((done, fail) => {
    (entry as FileSystemFileEntry).file(done, fail);
  });
  return [{ path: entry.fullPath.replace(/^\//, ''), content: file }];
}

/** All files of a folder: their content shows which are tournaments. */
async function filesInFolder(folder: FileSystemDirectoryEntry): Promise<readonly ChosenFile[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // It gives a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((done, fail) => {
      reader.readEntries(done, fail);
    });
    if (some.length === 0) break;
    found.push(...some);
  }
  return (await Promise.all(found.map(filesIn))).flat();
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
