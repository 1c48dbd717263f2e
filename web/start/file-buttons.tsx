import type { TargetedEvent, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { ChosenFile } from '../worker/tasks.js';

/** The buttons that choose files, or a folder with all that is below it. */
export function FileButtons(props: {
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  /** Nothing is chosen yet: this is the main action of the page. */
  readonly isMain: boolean;
}): VNode {
  const { onFiles, isMain } = props;
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: TargetedEvent<HTMLInputElement>): void => {
    // A file out of a folder is known by its path there.
    const chosen = [...(currentTarget.files ?? [])].map((file) => ({
      path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
      content: file,
    }));
    // Choosing the same file again must be noticed.
    currentTarget.value = '';
    onFiles(chosen);
  };
  return (
    <div class="buttons">
      <button type="button" {...(isMain ? { class: 'main' } : {})} onClick={() => files.current?.click()}>
        {isMain ? 'Choose files' : 'Check other files'}
      </button>
      <button type="button" onClick={() => folder.current?.click()}>
        Choose a folder
      </button>
      <input ref={files} type="file" multiple hidden onChange={choose} aria-label="Tournament files" />
      <input
        ref={folder}
        type="file"
        {...{ webkitdirectory: true }}
        hidden
        onChange={choose}
        aria-label="Folder of tournament files"
      />
    </div>
  );
}
