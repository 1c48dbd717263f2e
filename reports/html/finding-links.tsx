import { createContext } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Question } from '../../checker/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { FindingBoards } from '../check/finding-boards.js';
import type { StatementFacts } from '../check/format.js';
import { shellCommand } from '../statement/statement-words.js';
import { CopyButton } from './copy-button.js';
import { StatementButton } from './statement-button.js';

/** What the commands about a finding need; null for a page without a file that a command could name. */
export interface CheckedBy {
  readonly file: string;
  readonly edition: string;
  /** As {@link StatementFacts} has them. */
  readonly options: StatementFacts['options'];
}

/** What the commands about a file need; null where its edition has none of them, or there is no edition. */
export function checkedBy(
  file: string,
  edition: string | undefined,
  options: StatementFacts['options'],
): CheckedBy | null {
  return edition === undefined || robinKind(edition) !== null ? null : { file, edition, options };
}

/** The file that a part of a page is about; null: its findings name no commands. */
export const Checked = createContext<CheckedBy | null>(null);

/** Answers a question about a round, where a program shows the page; null for a page in a file, which names the command. */
export const Asking = createContext<((round: number, question: Question) => void) | null>(null);

/** What stands under a finding: what is folded, the question why not, the certificate, and the buttons to copy and print. */
export function FindingLinks(props: {
  readonly anchor: string;
  readonly words: string;
  readonly round: number;
  /** Null: there is nothing to ask. */
  readonly question: Question | null;
  /** The edition makes certificates of such a finding; absent: it makes none. */
  readonly isCertified?: boolean;
  /** Folded parts. */
  readonly children?: ComponentChildren;
}): VNode {
  const { anchor, words, round, question, isCertified = false, children } = props;
  return (
    <div class="foot">
      {children}
      {question === null ? null : <WhyNot round={round} question={question} />}
      <CopyButton anchor={anchor} words={words} />
      {isCertified ? <Certificate /> : null}
      <StatementButton round={round} />
    </div>
  );
}

/** Returns what can be asked about a finding: why its first wrong board is not one of the rules; null if all boards are right, or no pairing is legal. */
export function questionAbout({ published, reference }: FindingBoards): Question | null {
  if (reference === null) return null;
  for (const { white, black, instead, differs } of published) {
    if (!differs || white === null) continue;
    if (black !== null) return { kind: 'why-not', players: [white, black] };
    if (instead === 'bye') return { kind: 'why-not', players: [white, 'bye'] };
  }
  return null;
}

function WhyNot({ round, question }: { readonly round: number; readonly question: Question }): VNode | null {
  const ask = useContext(Asking);
  const checked = useContext(Checked);
  if (ask !== null)
    return (
      <button
        type="button"
        onClick={() => {
          ask(round, question);
        }}
      >
        {WHY_NOT}
      </button>
    );
  if (checked === null) return null;
  const [first, second] = question.players;
  return (
    <details>
      <summary>{WHY_NOT}</summary>
      <p>
        <code>
          {commandFor(
            checked,
            ['explain'],
            ['--round', String(round), `--${question.kind}`, `${first}-${second}`],
          )}
        </code>{' '}
        answers step by step.
      </p>
    </details>
  );
}

const WHY_NOT = 'Why not as published?';

function Certificate(): VNode | null {
  const checked = useContext(Checked);
  if (checked === null) return null;
  return (
    <details>
      <summary>Certificate of the deviation</summary>
      <p>
        <code>{commandFor(checked, ['check'], ['--proof', CERTIFICATE])}</code> writes a proof, which{' '}
        <code>{commandFor(checked, ['verify', CERTIFICATE], [])}</code> verifies without pairing anything.
      </p>
    </details>
  );
}

const CERTIFICATE = 'certificate.json';

/** @param own words of the command before the options, and options of its own. */
function commandFor(
  { file, edition, options }: CheckedBy,
  command: readonly string[],
  own: readonly string[],
): string {
  const [name, ...before] = command;
  const event = ['--rules', edition, ...optionsAbout(options, name)];
  // The options stand before the files, as in every example.
  return shellCommand([name, ...event, ...own, ...before, file]);
}

/** Of the options of a check those about the event, which the other commands have, too. */
function optionsAbout(options: readonly string[], command: string): string[] {
  let isAbout = false;
  return options.filter((word) => {
    if (word.startsWith('--'))
      isAbout = ABOUT_THE_EVENT.has(word) && !(command === 'verify' && word === '--encoding');
    return isAbout;
  });
}

const ABOUT_THE_EVENT: ReadonlySet<string> = new Set([
  '--maxi',
  '--reading',
  '--encoding',
  '--initial-color',
  '--total-rounds',
  '--acceleration',
  '--unrated',
  '--colours',
  '--secondary',
  '--primary',
]);
