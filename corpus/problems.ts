/** Something that is wrong with an input file, with the place where it stands. */
export interface Problem {
  /** An error makes the file unusable; a warning says what was assumed instead. */
  readonly severity: 'error' | 'warning';
  /** Stable name of the kind of problem, for programs. */
  readonly code: string;
  readonly file?: string;
  /** 1-based line; CR, LF and CRLF each end one line. */
  readonly line: number;
  /** 1-based column. */
  readonly column: number;
  /** The offending text as found, at most 60 characters, without control characters. */
  readonly text: string;
  /** What should have stood there. */
  readonly expected: string;
  /** One sentence for people. */
  readonly message: string;
  /** Warnings only: what was assumed. */
  readonly adjustment?: string;
}

/** A line of the file: its 1-based number and its text without the line end. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** Where a problem stands. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** The place of `length` characters from a 1-based column of a line (to the end of the line by default). */
export function placeOf(line: Line, column: number, length?: number): Place {
  const start = column - 1;
  return {
    line: line.number,
    column,
    text: line.text.slice(start, length === undefined ? undefined : start + length),
  };
}

/** Collects the problems of one file; keeps at most a hundred, errors before warnings, and counts the rest. */
export class ProblemLog {
  readonly #file: string | undefined;
  readonly #errors: Problem[] = [];
  readonly #warnings: Problem[] = [];
  readonly #said = new Set<string>();
  #errorCount = 0;
  #warningCount = 0;

  constructor(file?: string) {
    this.#file = file;
  }

  get errorCount(): number {
    return this.#errorCount;
  }

  error(code: string, place: Place, expected: string, message: string): void {
    this.#errorCount++;
    if (this.#errors.length < MAX_PROBLEMS) {
      this.#errors.push(this.#problem('error', code, place, expected, message));
    }
  }

  warn(code: string, place: Place, expected: string, message: string, adjustment: string): void {
    this.#warningCount++;
    if (this.#warnings.length < MAX_PROBLEMS) {
      this.#warnings.push({ ...this.#problem('warning', code, place, expected, message), adjustment });
    }
  }

  /** Like {@link warn}, but only the first time that this key occurs. */
  warnOnce(
    key: string,
    code: string,
    place: Place,
    expected: string,
    message: string,
    adjustment: string,
  ): void {
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.warn(code, place, expected, message, adjustment);
  }

  /** True the first time it is asked for a key; for errors that would otherwise flood the list. */
  first(key: string): boolean {
    if (this.#said.has(key)) return false;
    this.#said.add(key);
    return true;
  }

  /** The problems in the order of the lines; the last one tells how many more there were, if any. */
  list(): Problem[] {
    const shown = [...this.#errors, ...this.#warnings].slice(0, MAX_PROBLEMS);
    shown.sort((a, b) => a.line - b.line || a.column - b.column);
    const hidden = this.#errorCount + this.#warningCount - shown.length;
    if (hidden > 0) {
      const severity = this.#errorCount > MAX_PROBLEMS ? 'error' : 'warning';
      const message = `And ${hidden} more ${hidden === 1 ? 'problem' : 'problems'}.`;
      const more = this.#problem(severity, 'more-problems', NOWHERE, '', message);
      shown.push(severity === 'warning' ? { ...more, adjustment: 'as for the warnings listed' } : more);
    }
    return shown;
  }

  #problem(
    severity: Problem['severity'],
    code: string,
    place: Place,
    expected: string,
    message: string,
  ): Problem {
    return {
      severity,
      code,
      ...(this.#file === undefined ? {} : { file: this.#file }),
      line: place.line,
      column: place.column,
      text: printable(place.text),
      expected,
      message,
    };
  }
}

/** The place of a problem of the file as a whole. */
export const NOWHERE: Place = { line: 1, column: 1, text: '' };

/** Text fit for a message: at most 60 characters, control characters replaced. */
export function printable(text: string): string {
  const short = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT - 1) + '…' : text;
  return short.replace(/\p{Cc}/gu, '\uFFFD');
}

const MAX_PROBLEMS = 100;
const MAX_TEXT = 60;
