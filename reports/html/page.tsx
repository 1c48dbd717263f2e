import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { PROGRAM } from '../program.js';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from './script.js';
import { PAGE_STYLE } from './style/page.js';
import { visible } from '../words/visible.js';

/** Part of a page, as text; what cannot be seen in names is written out, as in text reports. */
export function rendered(node: VNode): string {
  return visible(renderToString(node));
}

/**
 * A page that needs nothing else, in pieces: it loads nothing, and may not.
 * @param parts the contents, rendered.
 * @param options.isOfStatements each part is a sheet of paper of its own: title and foot are not printed.
 */
export function pageOf(
  title: string,
  parts: readonly string[],
  { isOfStatements = false }: { readonly isOfStatements?: boolean } = {},
): readonly string[] {
  const frame = visible(renderToString(<Page title={title} isOfStatements={isOfStatements} />));
  const at = frame.indexOf('</main>');
  return [`<!DOCTYPE html>${frame.slice(0, at)}`, ...parts, `${frame.slice(at)}\n`];
}

/** A page with one content. */
export function pageWith(title: string, content: ComponentChildren): string {
  return pageOf(title, [rendered(<>{content}</>)]).join('');
}

function Page(props: { readonly title: string; readonly isOfStatements: boolean }): VNode {
  const { title, isOfStatements } = props;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="generator" content={`${PROGRAM.name} ${PROGRAM.version}`} />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
      </head>
      <body {...(isOfStatements ? { class: 'sheets' } : {})}>
        <main>
          <h1>{title}</h1>
        </main>
        <footer>
          <p>
            Checked by {PROGRAM.name} {PROGRAM.version}. Not a statement of FIDE.
          </p>
        </footer>
        <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
      </body>
    </html>
  );
}

const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src '${PAGE_SCRIPT_HASH}'; base-uri 'none'; form-action 'none'`;
