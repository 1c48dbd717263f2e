import { html, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** All elements of a page, in order. Throws for what is no right HTML. */
export function elementsOf(page: string): Element[] {
  const faults: string[] = [];
  const document = parse(page, {
    onParseError: ({ code, startLine, startCol }) => {
      if (!OF_NAMES.includes(code)) faults.push(`${code} at ${startLine}:${startCol}`);
    },
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return below(document);
}

/** Signs in names that no reader shows, and that do no harm. */
const OF_NAMES: readonly string[] = [
  'control-character-in-input-stream',
  'noncharacter-in-input-stream',
  'unexpected-null-character',
];

/** The elements under one, in order. */
export function below(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : below(child)));
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((one) => one.name === name)?.value ?? null;
}

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export function isSvg({ namespaceURI }: Element): boolean {
  return namespaceURI === html.NS.SVG;
}
