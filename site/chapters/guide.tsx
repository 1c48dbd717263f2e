import { chapterAt } from '../page.js';
import type { SitePage } from '../page.js';
import { renderedText } from '../markdown.js';
import type { RenderedText } from '../markdown.js';
import { Markup } from '../markup.js';
import { guideTexts, TEXT_PAGES } from '../places.js';
import { textOf } from '../repository.js';
import { To } from '../to.js';
import { Home, HomeHero } from './home.js';

const GUIDE = chapterAt('guide/index.html');

/** The page at the top, which is the README, and the guide: the chapters of `docs/`. */
export function guidePages(): SitePage[] {
  const home = textPage('README.md');
  const pages = guideTexts().map((source) => ({ source, ...textPage(source) }));
  return [
    { ...home, trail: [], hero: <HomeHero />, body: <Home html={home.html} /> },
    {
      ...{ path: GUIDE.path, title: 'Guide', trail: [] },
      words: pages.map(({ title }) => title).join(' '),
      body: (
        <ul class="cards">
          {pages.map(({ path, title, words }) => (
            <li>
              <To path={path}>{title}</To>
              <p class="soft">{firstWords(words)}</p>
            </li>
          ))}
        </ul>
      ),
    },
    ...pages.map(({ path, title, words, html }) => ({
      ...{ path, title, words, trail: [GUIDE] },
      body: <Markup html={html} />,
    })),
  ];
}

/** The page of a text of the repository. */
export function textPage(source: string): RenderedText & { readonly path: string } {
  const path = TEXT_PAGES.get(source);
  if (path === undefined) throw new Error(`${source} has no page`);
  return { path, ...renderedText(textOf(source), { source, page: path }) };
}

function firstWords(words: string): string {
  const [sentence] = /^.*?[.:](?=\s|$)/.exec(words) ?? [words];
  return sentence.length > MOST_LETTERS ? `${sentence.slice(0, MOST_LETTERS)}…` : sentence;
}

const MOST_LETTERS = 160;
