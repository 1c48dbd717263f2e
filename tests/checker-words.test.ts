import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fileOf, sourceOf, sourcesIn } from './sources.js';

/** Rooms whose results are codes with data; `reports/` has the sentences. */
const ROOMS = ['checker', 'certification'];

/** Files and folders that have sentences all the same, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  // As `corpus/trf` does of a file; a campaign keeps the sentence with its results.
  'certification/program/': 'reads the answers of programs, and says like a parser what is wrong with them',
  'certification/directions/their-files.ts':
    'reads the files that programs write, and says what is wrong with them',
  'certification/campaign/triage/triage-cases.ts': 'reads the files of a campaign again',
  'certification/campaign/settings.ts': 'a refusal that is only a warning where one tournament is looked at',
  'certification/shrink/shrink-file.ts': 'the comment in a shrunk file',
};

describe('rooms that find, and leave the words to reports/', () => {
  it.each(ROOMS)('%s has no sentence for a person', (room) => {
    const found = sourcesIn(room).flatMap((file) => sentencesIn(file, sourceOf(file)));
    expect(found.filter(([file]) => !isAllowed(file))).toEqual([]);
    const files = found.map(([file]) => file);
    for (const place of Object.keys(ALLOWED).filter((one) => one.startsWith(`${room}/`)))
      expect(
        files.some((file) => file.startsWith(place)),
        place,
      ).toBe(true);
  });

  it.each(ROOMS)('%s imports no function that makes words', (room) => {
    const makers = sourcesIn(room)
      .filter((file) => !isAllowed(file))
      .flatMap((file) =>
        [...sourceOf(file).matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)].flatMap(([, names, from]) => {
          const isFromReports = fileOf({ file, room, target: from }).startsWith('reports/');
          return isFromReports || /[a-z](?<!By)Words\b/.test(names) ? [`${file}: ${names.trim()}`] : [];
        }),
      );
    expect(makers).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    ["const message = 'No round has been paired.';", 1],
    ['const message = `the file says "${text}", which cannot be checked`;', 1],
    ["const why = isOpen ? 'the first day is not known' : '';", 1],
    ["throw new RangeError('the file cannot be read any more');", 0],
    ["const rule = { title: 'the order of the rounds' };", 0],
    ["type Parity = 'always' | 'in every round but one';", 0],
    ["const kinds = { 'rest round of another player': 1 };", 0],
    ['const key = `${usual} with ${text}`;', 0],
    ['const name = String.raw`(?:one|two) three four five`;', 0],
  ])('%s', (text, count) => {
    expect(sentencesIn('a.ts', text)).toHaveLength(count);
  });
});

function isAllowed(file: string): boolean {
  return Object.keys(ALLOWED).some((place) => file.startsWith(place));
}

/**
 * Literals of four or more words, or with blanks and a full stop. Messages of errors that are thrown are for programmers; the
 * title of a rule is data, as in an edition; a pattern is no text; members of a union and keys are codes.
 */
function sentencesIn(file: string, text: string): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isTaggedTemplateExpression(node) || isTitle(node)) return;
    if (ts.isLiteralTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    const literal = literalOf(node);
    if (literal !== null && isSentence(literal)) found.push([file, literal]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

function isTitle(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'title';
}

function literalOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' \u2026 ');
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words.length >= 4 || (words.length >= 2 && /\.(?:\s|$)/.test(text));
}
