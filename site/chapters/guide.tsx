import { CHAPTERS, chapterAt } from '../page.js';
import type { SitePage } from '../page.js';
import { renderedText } from '../markdown.js';
import type { RenderedText } from '../markdown.js';
import { Markup } from '../markup.js';
import { guideTexts, TEXT_PAGES } from '../places.js';
import { textOf } from '../repository.js';
import { To } from '../to.js';

const GUIDE = chapterAt('guide/index.html');

/** The page at the top, which is the README, and the guide: the chapters of `docs/`. */
export function guidePages(): SitePage[] {
  const home = textPage('README.md');
  const pages = guideTexts().map((source) => ({ source, ...textPage(source) }));
  return [
    { ...home, trail: [], body: <Home text={home} /> },
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

function Home({ text }: { readonly text: RenderedText }) {
  return (
    <>
      <ul class="cards">
        {CHAPTERS.map(({ title, path }) => (
          <li>
            <To path={path}>{title}</To>
            <p class="soft">{ABOUT[path]}</p>
          </li>
        ))}
      </ul>
      <Markup html={text.html} />
    </>
  );
}

const ABOUT: Readonly<Record<string, string>> = {
  'guide/index.html': 'How to check, pair, explain, generate and certify',
  'rules/index.html': 'Every rule of every edition, with the smallest tournament in which it decides',
  'changes/index.html': 'What became of the rules from one edition to another',
  'readings/index.html': 'Where a text leaves room: what is taken, and why',
  'programs/index.html': 'What public programs do otherwise than the rules',
  'conformance/index.html': 'Small cases for authors of pairing programs',
  'check/index.html': 'Check a tournament file here, in the browser',
  'api/index.html': 'The library, from its own comments',
};

function firstWords(words: string): string {
  const [sentence] = /^.*?[.:](?=\s|$)/.exec(words) ?? [words];
  return sentence.length > MOST_LETTERS ? `${sentence.slice(0, MOST_LETTERS)}…` : sentence;
}

const MOST_LETTERS = 160;
