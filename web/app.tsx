import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PROGRAM } from '../reports/program.js';
import { Checking } from './start/checking.js';
import { DropZone } from './start/drop-zone.js';
import { Sample } from './start/sample.js';
import { SettingsForm } from './start/settings-form.js';
import { useChecks } from './start/use-checks.js';
import type { Results as ResultsOfFiles } from './results/results.js';
import type { Client } from './worker/client.js';

type Results = typeof ResultsOfFiles;

/** The whole page: files are chosen, checked, looked at. */
export function App({ client }: { readonly client: Client }): VNode {
  const { state, settings, editions, choose, change, cancel } = useChecks(client);
  const ResultsView = useResults();
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
        {hasFiles && ResultsView !== null ? (
          <ResultsView
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

/** What shows results is fetched once the page stands. */
function useResults(): Results | null {
  const [view, setView] = useState<{ readonly Results: Results } | null>(null);
  useEffect(() => {
    void import('./results/results.js').then(setView);
  }, []);
  return view?.Results ?? null;
}
