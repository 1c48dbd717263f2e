import type { VNode } from 'preact';
import { drawnRound } from '../../checker/check-tournament.js';
import type { RoundReport } from '../../checker/index.js';
import { shippedBytes } from '../../corpus/shipped/files.js';
import { entryPath, programsLedger } from '../../corpus/shipped/programs-ledger.js';
import type { ProgramEntryDocument } from '../../corpus/schema/types/programs-ledger.js';
import { editionById } from '../../engine/index.js';
import {
  entryFacts,
  entryRows,
  entryTitle,
  entryWitnesses,
  reproduceCommand,
} from '../../reports/programs/text.js';
import { momentIn } from '../../reports/rule-pages/moment-in.js';
import { asPublished } from '../../reports/rule-pages/without-rule.js';
import { rulePath } from '../../reports/site.js';
import { counted } from '../../reports/words/numbers.js';
import { TwoPairings } from '../drawn.js';
import { Markup } from '../markup.js';
import { chapterAt } from '../page.js';
import type { SitePage } from '../page.js';
import { placeOf } from '../places.js';
import { To } from '../to.js';
import { textPage } from './guide.js';

const PROGRAMS = chapterAt('programs/index.html');

/** What public programs do otherwise than the rules: a page a program. */
export function programsPages(): SitePage[] {
  const { html, words } = textPage('corpus/programs/README.md');
  const { entries } = programsLedger();
  const names = [...new Set(entries.map(({ program }) => program))].sort();
  const of = (name: string): ProgramEntryDocument[] => entries.filter(({ program }) => program === name);
  return [
    {
      ...{ path: PROGRAMS.path, title: 'Programs', trail: [], words },
      body: (
        <>
          <p class="lead">
            What public pairing programs do differently from the rules, each with the file that shows it.
          </p>
          <ul class="cards">
            {names.map((name) => (
              <li>
                <To path={programPath(name)}>{name}</To>
                <p class="soft">{counted(of(name).length, 'entry', 'entries')}</p>
              </li>
            ))}
          </ul>
          <h2>The ledger</h2>
          <Markup html={html} />
        </>
      ),
    },
    ...names.map((name) => ({
      path: programPath(name),
      title: name,
      trail: [PROGRAMS],
      words: of(name)
        .map((entry) => `${entryTitle(entry)} ${entry.does.words}`)
        .join(' '),
      body: (
        <>
          {of(name).map((entry) => (
            <Entry entry={entry} />
          ))}
        </>
      ),
    })),
  ];
}

function programPath(name: string): string {
  return `programs/${name.replace(/[^\w.-]+/g, '-').replace(/^-/, '')}.html`;
}

function Entry({ entry }: { readonly entry: ProgramEntryDocument }): VNode {
  const { id, edition, rule, agrees } = entry;
  const source = `corpus/${entryPath(entry)}`;
  const round = roundOf(entry);
  return (
    <section id={id} aria-label={id}>
      <h2>{entryTitle(entry)}</h2>
      <p class="soft">{entryFacts(entry)}</p>
      <dl class="story">
        {entryRows(entry).map(([label, text]) => (
          <>
            {label === '' ? null : <dt>{label}</dt>}
            <dd>{text}</dd>
          </>
        ))}
        {agrees.length === 0 ? null : (
          <>
            <dt>agree with the rules</dt>
            <dd>{entryWitnesses(entry)}</dd>
          </>
        )}
      </dl>
      <p>
        <To path={placeOf(source)}>The file</To>
        {rule === null ? null : (
          <>
            {', '}
            <To path={rulePath(edition, rule)}>the rule</To>
          </>
        )}
      </p>
      <pre tabIndex={0}>
        <code>{reproduceCommand({ ...entry, path: source })}</code>
      </pre>
      {round === null ? null : (
        <TwoPairings anchor={id} edition={edition} round={round} heads={['by the program', 'by the rules']} />
      )}
    </section>
  );
}

/** What the program does, held against the rules; null where it gives no pairing. */
function roundOf(entry: ProgramEntryDocument): RoundReport | null {
  const { does, difference, edition, round } = entry;
  const content = shippedBytes(entryPath(entry));
  if (does.pairing === null || difference === null || content === null) return null;
  const moment = momentIn(content, editionById(edition), round);
  const pairs = does.pairing.pairs.map(([white, black]) => ({ white, black }));
  return drawnRound(
    moment.state,
    moment.edition,
    asPublished(moment.state, { pairs, bye: does.pairing.bye }),
  );
}
