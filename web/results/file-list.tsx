import { isWrong } from '../../checker/index.js';
import type { VNode } from 'preact';
import { fileAnchor } from '../../reports/html/anchors.js';
import { FileVerdictWords } from '../../reports/html/file-head.js';
import { participants } from '../../reports/words/numbers.js';
import { participantsIn } from '../../reports/words/participants.js';
import type { CheckedFile } from '../start/use-checks.js';
import type { FileSummary } from '../worker/tasks.js';
import { useWindow } from './use-window.js';

/** The files with their verdicts. */
export function FileList(props: {
  readonly files: readonly CheckedFile[];
  readonly shown: CheckedFile;
}): VNode {
  const { files, shown } = props;
  const { box, onScroll, first, end, above, below } = useWindow<HTMLElement>(files.length, ROW_HEIGHT);
  return (
    <nav class="files" aria-label="Files" ref={box} onScroll={onScroll}>
      <ul style={{ paddingTop: `${above}px`, paddingBottom: `${below}px` }}>
        {files.slice(first, end).map((file) => (
          <li key={file.summary.name}>
            <a
              href={`#${fileAnchor(file.summary.name)}`}
              {...(file === shown ? { 'aria-current': 'true' as const } : {})}
            >
              <FileVerdictWords verdict={file.summary.verdict} /> <b>{file.summary.name}</b>
              <span class="soft">{remark(file.summary)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** As it stands in the style. */
const ROW_HEIGHT = 52;

function remark(summary: FileSummary): string {
  const { title, players, rounds, edition } = summary;
  const wrong = rounds.filter(isWrong);
  return [
    ...(wrong.length === 0
      ? []
      : [`${wrong.length === 1 ? 'round' : 'rounds'} ${wrong.map(({ round }) => round).join(', ')}`]),
    ...(players === 0 ? [] : [participants(players, participantsIn(summary))]),
    ...(edition === null ? [] : [edition]),
    ...(title === '' ? [] : [title]),
  ].join(' · ');
}
