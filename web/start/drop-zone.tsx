import type { TargetedEvent, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChosenFile } from '../worker/tasks.js';
import { exampleFile } from '../example.js';

/** Where files are dropped or chosen. */
export function DropZone(props: {
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  /** There are results already: room is for them. */
  readonly isSmall: boolean;
}): VNode {
  const { onFiles, isSmall } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The whole window takes what is dropped: beside the box it would be opened instead of the page.
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent): void => {
      over(event);
      if (event.dataTransfer !== null) void droppedFiles(event.dataTransfer).then(onFiles);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', over);
      removeEventListener('drop', drop);
    };
  }, [onFiles]);
  const choose = ({ currentTarget }: TargetedEvent<HTMLInputElement>): void => {
    const files = [...(currentTarget.files ?? [])].map((file) => ({ path: file.name, content: file }));
    // The same file again is a choice, too.
    currentTarget.value = '';
    onFiles(files);
  };
  return (
    <section class={`drop${isOver ? ' over' : ''}${isSmall ? ' small' : ''}`} aria-label="Choose files">
      <button type="button" class="main" onClick={() => input.current?.click()}>
        {isSmall ? 'Check other files' : 'Choose tournament files'}
      </button>
      <p>or drop them here: TRF files, a folder, or a ZIP of them. Nothing leaves your browser.</p>
      {isSmall ? null : (
        <button
          type="button"
          onClick={() => {
            onFiles([exampleFile()]);
          }}
        >
          Look at an example
        </button>
      )}
      <input ref={input} type="file" multiple hidden onChange={choose} aria-label="Tournament files" />
    </section>
  );
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
