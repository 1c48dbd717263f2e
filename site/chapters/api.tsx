import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderedText } from '../markdown.js';
import { Markup } from '../markup.js';
import { chapterAt } from '../page.js';
import type { SitePage } from '../page.js';

const API = chapterAt('api/index.html');

/**
 * The library, from its own comments.
 * @param folder what typedoc wrote, in Markdown.
 */
export function apiPages(folder: string): SitePage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file): SitePage => {
      const source = file.replaceAll('\\', '/');
      const path = pagePath(source);
      const text = renderedText(readFileSync(join(folder, file), 'utf8'), {
        source,
        page: path,
        resolve: (target) => pagePath(new URL(target, `file:///${source}`).pathname.slice(1)),
      });
      const isTop = path === API.path;
      return {
        ...{ path, words: text.words.slice(0, MOST_WORDS), trail: isTop ? [] : [API] },
        title: isTop ? 'API' : text.title,
        body: <Markup html={text.html} />,
      };
    });
}

function pagePath(source: string): string {
  return `api/${source.replace(/\.md$/, '.html').replace(/README\.html$/, 'index.html')}`;
}

/** What is found by more than its first words is found too often. */
const MOST_WORDS = 600;
