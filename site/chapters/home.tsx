import type { VNode } from 'preact';
import { editions } from '../../engine/index.js';
import { editionLabel, systemLabel, yearLabel } from '../../reports/words/edition-label.js';
import { Markup } from '../markup.js';
import { SearchForm, SearchHints } from '../search-form.js';
import { editionsByRank, isInForce } from '../search/entries.js';
import { To } from '../to.js';
import { editionPath } from './edition-rules.js';

/** The heading of the first page with the search. */
export function HomeHero(): VNode {
  return (
    <div class="hero">
      <h1>The pairing rules of chess, edition by edition</h1>
      <p class="lead soft">
        Every rule in plain sentences, with the smallest tournament in which it decides.
      </p>
      <SearchForm isLarge />
      <SearchHints words={['C8', '2.4.7', 'bye', 'downfloater', 'colour preference']} />
    </div>
  );
}

/** The first page below that: three ways in, the editions, and the README. */
export function Home({ html }: { readonly html: string }): VNode {
  return (
    <>
      <div class="ways">
        {WAYS.map(({ who, about, links }) => (
          <section class="way" aria-label={who}>
            <h2>{who}</h2>
            <p>{about}</p>
            <ul>
              {links.map(([title, path]) => (
                <li>
                  <To path={path}>{title}</To>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h2>Editions</h2>
      <table class="list">
        <thead>
          <tr>
            <th>System</th>
            <th>In force</th>
            <th>Other editions</th>
          </tr>
        </thead>
        <tbody>
          {[...new Set(editions.map(({ system }) => system))].map((system) => (
            <System system={system} />
          ))}
        </tbody>
      </table>
      <h2>About swissproof</h2>
      <Markup html={html} />
    </>
  );
}

function System({ system }: { readonly system: string }): VNode {
  const own = editionsByRank().filter((one) => one.system === system);
  const links = (isCurrent: boolean): VNode[] =>
    own
      .filter((edition) => isInForce(edition) === isCurrent)
      .map((edition, index) => (
        <>
          {index === 0 ? '' : ' · '}
          <To path={editionPath(edition)}>
            <span class="hidden">{editionLabel(edition).slice(0, -yearLabel(edition).length)}</span>
            {yearLabel(edition)}
          </To>
        </>
      ));
  const [current, others] = [links(true), links(false)];
  return (
    <tr>
      <td>
        <b>{systemLabel({ system })}</b>
      </td>
      <td data-l="In force">{current.length === 0 ? <span class="soft">none</span> : current}</td>
      <td data-l="Other">{others.length === 0 ? <span class="soft">none</span> : others}</td>
    </tr>
  );
}

interface Way {
  readonly who: string;
  readonly about: string;
  readonly links: readonly (readonly [title: string, path: string])[];
}

const WAYS: readonly Way[] = [
  {
    who: 'I am an arbiter',
    about: 'A tournament is being played, and somebody asks about a pairing.',
    links: [
      ['Check a tournament file', 'check/index.html'],
      ['Why did two players not meet?', 'guide/explain.html'],
      ['Pair the next round by the rules', 'guide/pair.html'],
      ['All rules of all editions', 'rules/index.html'],
    ],
  },
  {
    who: 'I write a pairing program',
    about: 'The program must do what the rules say, and prove it.',
    links: [
      ['Test cases for each rule', 'conformance/index.html'],
      ['What changed between editions', 'changes/index.html'],
      ['Where the text leaves room: readings', 'readings/index.html'],
      ['Certify a program', 'guide/certify.html'],
    ],
  },
  {
    who: 'I am a rating officer',
    about: 'Many events are to be judged, and some results hold titles.',
    links: [
      ['Check many files', 'guide/check.html'],
      ['Check title norms', 'guide/audit.html'],
      ['Check standings and tie-breaks', 'guide/standings.html'],
      ['What programs do differently', 'programs/index.html'],
    ],
  },
];
