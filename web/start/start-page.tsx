import type { ComponentChildren, VNode } from 'preact';
import { exampleFile } from '../example.js';
import type { ChosenFile } from '../worker/tasks.js';
import { FileButtons } from './file-buttons.js';
import { LockIcon, UploadIcon } from './icons.js';
import { Sample } from './sample.js';

/** The page before a file is chosen. */
export function StartPage(props: {
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  /** Files are held over the page. */
  readonly isOver: boolean;
  /** The settings. */
  readonly children: ComponentChildren;
}): VNode {
  const { onFiles, isOver, children } = props;
  const openExample = (): void => {
    onFiles([exampleFile()]);
  };
  return (
    <div class="start">
      <div>
        <h1>Is the tournament paired by the rules?</h1>
        <p>
          swissproof pairs every round again by the FIDE rules and compares. Where a round deviates, it names
          the rule and the players.
        </p>
        <AwaitedFile />
        <section class={isOver ? 'drop over' : 'drop'} aria-label="Choose files">
          <UploadIcon />
          <p>Drop tournament files here</p>
          <FileButtons onFiles={onFiles} isMain />
          <p class="soft small">TRF files, a folder, or a ZIP of them</p>
        </section>
        <p class="keep">
          <LockIcon />
          <span>
            <b>Nothing leaves your browser.</b>{' '}
            <span class="soft">
              The files are read and checked on this device. After the first visit the page works without a
              network.
            </span>
          </span>
        </p>
        {children}
        <p class="buttons">
          <button type="button" onClick={openExample}>
            See an example first
          </button>
        </p>
      </div>
      <Sample onOpen={openExample} />
    </div>
  );
}

/** Names the file that a link to a place in a file needs. */
function AwaitedFile(): VNode | null {
  const place = location.hash.slice(1);
  if (place === '') return null;
  return (
    <p class="note">
      The link leads to <b>{place}</b>. Choose that file, and it opens there.
    </p>
  );
}
