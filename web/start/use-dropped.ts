import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChosenFile } from '../worker/tasks.js';

/**
 * Takes the files and folders that are dropped anywhere on the window: beside a box the browser would open them instead of
 * the page.
 * @returns whether something is held over the page.
 */
export function useDropped(onFiles: (files: readonly ChosenFile[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent): void => {
      over(event);
      if (event.dataTransfer === null) return;
      void droppedFiles(event.dataTransfer).then((files) => {
        latest.current(files);
      });
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', over);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

/** What was dropped: files, and those in folders with their paths, like "a folder/open.trf". */
async function droppedFiles({ items, files }: DataTransfer): Promise<readonly ChosenFile[]> {
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
