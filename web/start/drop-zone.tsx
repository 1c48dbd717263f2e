import type { TargetedEvent, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChosenFile } from '../worker/tasks.js';
import { exampleFile } from '../example.js';
import { droppedFiles } from './dropped-files.js';

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
