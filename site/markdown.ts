import MarkdownIt from 'markdown-it';
import { placeOf } from './places.js';
import { topFrom } from './page.js';

/** A text of the repository as HTML. */
export interface RenderedText {
  /** The first heading of the first level, which the text itself has no more. */
  readonly title: string;
  readonly html: string;
  /** The words of the text. */
  readonly words: string;
}

/** Where the text lies, and where its page does. */
export interface TextPlaces {
  readonly source: string;
  readonly page: string;
  /** Where a link leads; absent: to what the repository has there. */
  readonly resolve?: (target: string) => string;
}

/** Renders Markdown; links lead to the pages of the site, or into the repository where it has none. */
export function renderedText(text: string, places: TextPlaces): RenderedText {
  const tokens = markdown.parse(text, {});
  const [open, inline] = tokens;
  const hasTitle = open?.type === 'heading_open' && open.tag === 'h1';
  const title = hasTitle ? wordsOf(inline) : '';
  const rest = hasTitle ? tokens.slice(3) : tokens;
  const known = new Map<string, number>();
  let tables = 0;
  rest.forEach((token, index) => {
    if (token.type === 'table_open') token.meta = ++tables;
    // A corner of a table that heads nothing is no heading.
    if (token.type === 'th_open' && rest[index + 1].content === '') token.tag = rest[index + 2].tag = 'td';
    if (token.type === 'heading_open') token.attrSet('id', slugOf(wordsOf(rest[index + 1]), known));
    for (const part of token.children ?? []) readdress(part, places);
  });
  return {
    title,
    html: markdown.renderer.render(rest, markdown.options, {}),
    words: rest.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim(),
  };
}

/** A line of Markdown, without a paragraph around it. */
export function renderedLine(line: string, places: TextPlaces): string {
  const tokens = markdown.parseInline(line, {});
  for (const token of tokens) for (const part of token.children ?? []) readdress(part, places);
  return markdown.renderer.render(tokens, markdown.options, {});
}

type Token = ReturnType<MarkdownIt['parse']>[number];

const markdown = new MarkdownIt({ html: false, linkify: false });

// What is wider than the screen can be moved sideways, by the keyboard, too.
markdown.renderer.rules['table_open'] = (tokens, index) =>
  `<div class="wide" tabindex="0" role="region" aria-label="Table ${String(tokens[index].meta)}"><table>\n`;
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
// The policy of the pages allows no style at an element.
for (const kind of ['th_open', 'td_open'])
  markdown.renderer.rules[kind] = (tokens, index) => {
    const { tag } = tokens[index];
    return tokens[index].attrGet('style') === 'text-align:right' ? `<${tag} class="number">` : `<${tag}>`;
  };
for (const kind of ['fence', 'code_block'])
  markdown.renderer.rules[kind] = (tokens, index) =>
    `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[index].content)}</code></pre>\n`;

function readdress(token: Token, { source, page, resolve }: TextPlaces): void {
  const name = token.type === 'image' ? 'src' : 'href';
  const target = token.attrGet(name);
  if (target === null || /^(?:[a-z]+:|#)/i.test(target)) return;
  const [path, anchor] = target.split('#');
  const place = (resolve ?? ((way: string) => placeOf(joined(source, way))))(path);
  const address = /^https:/.test(place) ? place : topFrom(page) + place;
  token.attrSet(name, anchor === undefined ? address : `${address}#${anchor}`);
}

/** A path that is relative to a file. */
function joined(file: string, path: string): string {
  return new URL(path, `file:///${file}`).pathname.slice(1);
}

function wordsOf({ type, content, children }: Token): string {
  if (type === 'fence' || type === 'code_block') return content;
  return (children ?? []).map((part) => (part.type === 'softbreak' ? ' ' : part.content)).join('');
}

/** As code hosts call headings, so that a link holds in both places. */
function slugOf(words: string, known: Map<string, number>): string {
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
  const count = known.get(slug) ?? 0;
  known.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
