import type { VNode } from 'preact';
import { PROGRAM } from '../reports/program.js';
import { usePart } from './results/use-part.js';
import { siteBeside } from './site-beside.js';
import { FileButtons } from './start/file-buttons.js';
import { Checking } from './start/checking.js';
import { SettingsForm } from './start/settings-form.js';
import { StartPage } from './start/start-page.js';
import { useChecks } from './start/use-checks.js';
import { useDropped } from './start/use-dropped.js';
import type { Client } from './worker/client.js';

/** The whole page: somebody chooses files, the worker checks them, the results are shown. */
export function App({ client }: { readonly client: Client }): VNode {
  const { state, settings, editions, choose, change, cancel } = useChecks(client);
  const isOver = useDropped(choose);
  const view = usePart(() => import('./results/results.js'));
  const hasResults = state.kind === 'checking' || state.kind === 'checked';
  const form = (
    <SettingsForm settings={settings} editions={editions} onChange={change} isFolded={hasResults} />
  );
  const progress =
    state.kind === 'checking' ? <Checking {...state} done={state.files.length} onCancel={cancel} /> : null;
  return (
    <>
      <TopBar />
      <main>
        <p role="status" class="hidden">
          {state.kind === 'checked' ? `${state.files.length} checked` : ''}
        </p>
        {state.kind === 'failed' ? <p class="note">{state.message}</p> : null}
        {!hasResults ? (
          <StartPage onFiles={choose} isOver={isOver}>
            {form}
          </StartPage>
        ) : (
          <>
            <section class="again" aria-label="Choose files">
              <FileButtons onFiles={choose} isMain={false} />
              {form}
            </section>
            {view.kind === 'failed' ? <p class="note">{view.message}</p> : null}
            {view.kind === 'here' ? (
              <view.value.Results client={client} state={state} progress={progress} />
            ) : (
              progress
            )}
          </>
        )}
      </main>
      <footer>
        <p>
          Checked by {PROGRAM.name} {PROGRAM.version}. Not a statement of FIDE.{' '}
          <a href="./THIRD-PARTY.txt">Licences of what this page runs</a>.
        </p>
      </footer>
    </>
  );
}

function TopBar(): VNode {
  const site = siteBeside();
  return (
    <header class="top">
      <a class="brand" href="./">
        <span class="c" />
        <span class="c k" />
        {PROGRAM.name}
      </a>
      {site === null ? null : (
        <nav aria-label="Pages">
          <a href="./" aria-current="page">
            Check
          </a>
          <a href={site}>Rules</a>
        </nav>
      )}
      <span class="end">Runs on this device</span>
    </header>
  );
}
