import type * as JsoncParser from 'jsonc-parser';
import type { JSONVisitor } from 'jsonc-parser';
import { loaded } from '../../corpus/shipped/packages.js';

/** Where a text stops being JSON, for people. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** What stands there; empty at the end of the text. */
  readonly found: string;
  readonly expected: string;
}

/**
 * Finds the first place at which a text that JSON.parse refuses is no JSON, which JSON.parse itself does not always
 * tell, or at which correct JSON is nested too deep. Null for other correct JSON.
 */
export function findJsonFault(text: string): JsonFault | null {
  // Loaded here, and at once, for the commands that read a JSON file: the others start faster without it.
  const { visit } = loaded('jsonc-parser') as typeof JsoncParser;
  const reader = new Reader(text);
  try {
    visit(text, reader, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    return null;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { offset, line, column } = error.place;
    const found = /^[^ \t\r\n]{0,20}/.exec(text.slice(offset))?.[0] ?? '';
    return {
      line: line + 1,
      column: column + 1,
      found: found.replace(/[\p{Cc}\p{Z}]/gu, '\uFFFD'),
      expected: error.expected,
    };
  }
}

interface Place {
  readonly offset: number;
  /** From 0, like the column. */
  readonly line: number;
  readonly column: number;
}

class Fault extends Error {
  constructor(
    readonly place: Place,
    readonly expected: string,
  ) {
    super(expected);
  }
}

/** Knows what has to come next, which the errors of the parser do not always say; ends with a Fault at the first one. */
class Reader implements JSONVisitor {
  #expected = VALUE;
  /** The closing marks of the objects and lists around the place. */
  readonly #open: string[] = [];
  #number: Place | null = null;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  readonly onObjectBegin = (offset: number, _length: number, line: number, column: number): void => {
    this.#begin({ offset, line, column }, '}', NAME);
  };

  readonly onArrayBegin = (offset: number, _length: number, line: number, column: number): void => {
    this.#begin({ offset, line, column }, ']', VALUE);
  };

  readonly onObjectProperty = (): void => {
    this.#expected = '":"';
  };

  readonly onSeparator = (mark: string): void => {
    this.#expected = mark === ',' && this.#open.at(-1) === '}' ? NAME : VALUE;
  };

  readonly onLiteralValue = (
    value: unknown,
    offset: number,
    length: number,
    line: number,
    column: number,
  ): void => {
    // "01" and "1a" are numbers with something after them for the parser, wrong numbers for people.
    const isMore = typeof value === 'number' && /[\w.]/.test(this.#text.charAt(offset + length));
    this.#number = isMore ? { offset, line, column } : null;
    this.#after();
  };

  readonly onObjectEnd = (_offset: number, length: number): void => {
    this.#end(length);
  };

  readonly onArrayEnd = (_offset: number, length: number): void => {
    this.#end(length);
  };

  readonly onError = (_code: number, offset: number, _length: number, line: number, column: number): void => {
    if (this.#number !== null) throw new Fault(this.#number, VALUE);
    throw new Fault({ offset, line, column }, this.#expected);
  };

  #begin(place: Place, close: string, first: string): void {
    this.#open.push(close);
    if (this.#open.length > DEEPEST) throw new Fault(place, `at most ${DEEPEST} levels`);
    this.#expected = first;
  }

  /** The parser also ends what the text leaves open, with no mark. */
  #end(markLength: number): void {
    if (markLength === 0) return;
    this.#open.pop();
    this.#after();
  }

  #after(): void {
    const close = this.#open.at(-1);
    this.#expected = close === undefined ? 'the end of the file' : `"," or "${close}"`;
  }
}

const DEEPEST = 100;
const VALUE = 'a value (text in double quotes, a number, true, false, null, { or [)';
const NAME = 'a name in double quotes';
