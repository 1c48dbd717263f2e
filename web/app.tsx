import type { VNode } from 'preact';
import { PROGRAM } from '../reports/program.js';
import { DropZone } from './start/drop-zone.js';
import { SettingsForm } from './start/settings-form.js';
import { useChecks } from './start/use-checks.js';
import { usePart } from './results/use-part.js';
import type { Client } from './worker/client.js';
import picture from './start/deviation.svg';

/** The whole page: files are chosen, checked, looked at. */
export function App({ client }: { readonly client: Client }): VNode {
  const { state, settings, editions, choose, change, cancel } = useChecks(client);
  const view = usePart(() => import('./results/results.js'));
  const hasFiles = state.kind === 'checked';
  return (
    <>
      <header>
        <h1>{PROGRAM.name}</h1>
        <p class="soft">Is it paired by the rules? Every round of a Swiss tournament, paired again.</p>
        {state.kind === 'start' ? (
          <p>
            For arbiters, rating officers and players who have the file of a tournament and want to know
            whether its rounds are paired as the FIDE rules say, and if not, why.
          </p>
        ) : null}
      </header>
      <main>
        <DropZone onFiles={choose} isSmall={hasFiles} />
        <SettingsForm settings={settings} editions={editions} onChange={change} />
        <p role="status" class="visually-hidden">
          {state.kind === 'checked' ? `${state.files.length} checked` : ''}
        </p>
        {state.kind === 'failed' ? <p class="open">{state.message}</p> : null}
        {state.kind === 'checking' ? <Checking {...state} onCancel={cancel} /> : null}
        {hasFiles && view.kind === 'failed' ? <p class="open">{view.message}</p> : null}
        {hasFiles && view.kind === 'here' ? (
          <view.value.Results
            client={client}
            settings={state.settings}
            files={state.files}
            left={state.left}
            skipped={state.skipped}
          />
        ) : null}
        {state.kind === 'start' ? (
          <>
            <AwaitedFile />
            <Sample />
          </>
        ) : null}
      </main>
      <footer>
        <p>
          Files are read and checked on this device and sent nowhere; after the first time the page opens
          without network.
        </p>
        <p>
          {PROGRAM.name} {PROGRAM.version}. No statement of FIDE.{' '}
          <a href="./THIRD-PARTY.txt">Licences of what this page runs</a>.
        </p>
      </footer>
    </>
  );
}

/** Who comes by a link to a place in a file is told which file that is. */
function AwaitedFile(): VNode | null {
  const place = location.hash.slice(1);
  if (place === '') return null;
  return (
    <p class="open">
      The link leads to <b>{place}</b>. Choose that file, and it opens there.
    </p>
  );
}

/** How far the check is, and the way out of it. */
function Checking(props: {
  readonly done: number;
  readonly of: number;
  readonly name: string;
  readonly onCancel: () => void;
}): VNode {
  const { done, of, name, onCancel } = props;
  return (
    <section class="checking" aria-label="Progress">
      <progress max={of} value={done} aria-label="Files checked" />
      <p>
        {done} of {of} checked; now {name}
      </p>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </section>
  );
}

/** What a visitor will get to see, before there is a file: the picture of the README, which a test holds against the report. */
function Sample(): VNode {
  return (
    <figure class="sample">
      <figcaption>
        What a deviation looks like: a bracket with its players, on the left as published, on the right by the
        rules. Red is what the rules do not have; green what they have instead. Beside it stands the rule that
        speaks against it.
      </figcaption>
      <img
        src={picture}
        width={424}
        height={170}
        alt="A bracket of five players. Published: 11 against 13, and 14 has the bye. By the rules: 11 against 14, and 13 has the bye."
      />
    </figure>
  );
}
