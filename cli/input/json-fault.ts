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
 * tell. Null for correct JSON.
 */
export function findJsonFault(text: string): JsonFault | null {
  const scanner = new Scanner(text);
  try {
    scanner.value();
    scanner.end();
    return null;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const before = text.slice(0, scanner.offset).split(/\r\n|\r|\n/);
    const found = /^\S{0,20}/.exec(text.slice(scanner.offset))?.[0] ?? '';
    return {
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
      found: found.replace(/\p{Cc}/gu, '\uFFFD'),
      expected: error.message,
    };
  }
}

class Fault extends Error {}

class Scanner {
  offset = 0;
  #depth = 0;

  constructor(readonly text: string) {
    this.#skip(/\s*/y);
  }

  value(): void {
    if (this.#take('{'))
      this.#list('}', () => {
        this.#member();
      });
    else if (this.#take('['))
      this.#list(']', () => {
        this.value();
      });
    else if (!this.#skip(LITERAL))
      throw new Fault('a value (text in double quotes, a number, true, false, null, { or [)');
  }

  end(): void {
    if (this.offset < this.text.length) throw new Fault('the end of the file');
  }

  #member(): void {
    if (!this.#skip(STRING)) throw new Fault('a name in double quotes');
    if (!this.#take(':')) throw new Fault('":"');
    this.value();
  }

  #list(close: string, item: () => void): void {
    if (++this.#depth > DEEPEST) throw new Fault(`at most ${DEEPEST} levels`);
    if (!this.#take(close)) {
      do item();
      while (this.#take(','));
      if (!this.#take(close)) throw new Fault(`"," or "${close}"`);
    }
    this.#depth--;
  }

  #take(mark: string): boolean {
    if (!this.text.startsWith(mark, this.offset)) return false;
    this.offset += mark.length;
    this.#skip(/\s*/y);
    return true;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    const match = pattern.exec(this.text);
    if (match === null) return false;
    this.offset += match[0].length;
    return true;
  }
}

const DEEPEST = 100;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"\s*/uy;
const LITERAL =
  /(?:"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))\s*/uy;
