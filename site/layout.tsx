import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { RuleSite } from '../reports/html/rule-link.js';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from '../reports/html/script.js';
import { PROGRAM } from '../reports/program.js';
import { CHAPTERS, topFrom } from './page.js';
import type { Crumb, SitePage } from './page.js';
import { SearchForm, SearchResults } from './search-form.js';
import { To, Top } from './to.js';

/** A page as it is served: everything that it loads lies on the site, by relative addresses. */
export function laidOut(page: SitePage): string {
  return `<!DOCTYPE html>${renderToString(<Whole page={page} />)}\n`;
}

function Whole({ page }: { readonly page: SitePage }): VNode {
  const { path, title, heading = title, trail, body, hero } = page;
  const top = topFrom(path);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta name="generator" content={`${PROGRAM.name} ${PROGRAM.version}`} />
        <title>{title === PROGRAM.name ? title : `${title} - ${PROGRAM.name}`}</title>
        <link rel="icon" type="image/svg+xml" href={`${top}assets/icon.svg`} />
        <link rel="stylesheet" href={`${top}assets/site.css`} />
        <script type="module" src={`${top}assets/client.js`} data-top={top} />
      </head>
      <body>
        <Top.Provider value={top}>
          <RuleSite.Provider value={top === '' ? './' : top}>
            <a class="skip" href="#main-part">
              To the contents
            </a>
            <Head path={path} hasSearch={hero === undefined} />
            <main id="main-part">
              {hero}
              <SearchResults hasHeading={hero === undefined} />
              <div data-page>
                <Trail trail={trail} />
                {hero === undefined ? <h1>{heading}</h1> : null}
                {body}
              </div>
            </main>
            <Foot />
          </RuleSite.Provider>
        </Top.Provider>
        <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
      </body>
    </html>
  );
}

const POLICY = `default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self' '${PAGE_SCRIPT_HASH}'; connect-src 'self'; base-uri 'none'; form-action 'none'`;

function Head({ path, hasSearch }: { readonly path: string; readonly hasSearch: boolean }): VNode {
  const chapter = path.split('/')[0];
  return (
    <header class="top">
      <div>
        <To path="index.html" class="brand" isCurrent={path === 'index.html'}>
          <span class="c" />
          <span class="c k" />
          {PROGRAM.name}
        </To>
        <nav aria-label="Chapters">
          <ul>
            {CHAPTERS.map((one) => (
              <li>
                <To path={one.path} isCurrent={one.path.split('/')[0] === chapter}>
                  {one.title}
                </To>
              </li>
            ))}
          </ul>
        </nav>
        {hasSearch ? <SearchForm /> : null}
      </div>
    </header>
  );
}

function Trail({ trail }: { readonly trail: readonly Crumb[] }): VNode | null {
  if (trail.length === 0) return null;
  return (
    <nav class="crumb" aria-label="Above this page">
      <ol>
        {trail.map(({ title, path }) => (
          <li>
            <To path={path}>{title}</To>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Foot(): VNode {
  return (
    <footer>
      <p>
        Made by {PROGRAM.name} {PROGRAM.version} from its own data. Not endorsed by FIDE and no text of FIDE.
        The FIDE Handbook decides. <To path="assets/THIRD-PARTY.txt">Licences of what this site runs</To>.
      </p>
    </footer>
  );
}
