import XMLBuilder from 'fast-xml-builder';
import { visible } from './words/visible.js';

/** Elements of a JUnit report as XML text, attributes by names that begin with "@", a text as "#text". */
export function junitXml(elements: object): string {
  return new XMLBuilder(OPTIONS).build(elements);
}

/** The declaration with which a whole report begins. */
export const XML_DECLARATION = { '?xml': { '@version': '1.0', '@encoding': 'UTF-8' } };

/** Line ends and tabs, too: as such they would be read as spaces. */
const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
  ['\t', '&#9;'],
] as const;

const OPTIONS = {
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  // A text that happens to be "true" is no flag.
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
  attributeValueProcessor: (_name: string, value: unknown) => writable(String(value)),
  tagValueProcessor: (_name: string, value: unknown) => writable(String(value)),
  // The types of the builder leave this option out.
  entities: ENTITIES.map(([mark, val]) => ({ regex: new RegExp(mark, 'g'), val })),
};

/** Without the characters that XML 1.0 cannot hold, which the builder passes on, and without invisible ones: people read it. */
function writable(text: string): string {
  return visible(text.replace(NOT_XML, '\uFFFD'));
}

/** Control characters other than tab and line ends, halves of pairs, and the two that are no characters. */
const NOT_XML = /[^\t\n\r\P{Cc}]|\p{Surrogate}|[\uFFFE\uFFFF]/gu;
