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
  /** Where it stands for several of its kind: how many, and the first three of them. */
  readonly repeated?: { readonly count: number; readonly places: readonly Place[] };
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

/**
 * Collects the problems of one file. What occurs again and again must not hide the rest: of each kind of error, and of
 * each kind of warning that is given under a key of its own, the first ten are listed, of the other warnings the
 * first; the last one listed of a kind counts those that follow.
 */
export class ProblemLog {
  readonly #file: string | undefined;
  readonly #kinds = new Map<string, Kind>();
  readonly #said = new Set<string>();
  #errorCount = 0;
  #count = 0;

  constructor(file?: string) {
    this.#file = file;
  }

  /** Name of the file, as it was given. */
  get file(): string | undefined {
    return this.#file;
  }

  get errorCount(): number {
    return this.#errorCount;
  }

  /** Errors and warnings told so far, also those that are not listed. */
  get count(): number {
    return this.#count;
  }

  error(code: string, place: Place, expected: string, message: string): void {
    this.#errorCount++;
    const text = { severity: 'error', code, expected, message } as const;
    this.#add(`error ${code}`, MOST_LISTED, text, place);
  }

  warn(code: string, place: Place, expected: string, message: string, adjustment: string): void {
    const text = { severity: 'warning', code, expected, message, adjustment } as const;
    this.#add(`warning ${code} ${adjustment}`, 1, text, place);
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
    if (!this.first(key)) return;
    const text = { severity: 'warning', code, expected, message, adjustment } as const;
    this.#add(`keyed ${code}`, MOST_LISTED, text, place);
  }

  /** True the first time it is asked for a key; for errors that would otherwise be said twice. */
  first(key: string): boolean {
    if (this.#said.has(key)) return false;
    this.#said.add(key);
    return true;
  }

  /** The problems in the order of the lines, at the same place errors before warnings. */
  list(): Problem[] {
    const problems = [...this.#kinds.values()].flatMap(listed);
    return problems.sort(
      (a, b) =>
        a.line - b.line ||
        a.column - b.column ||
        Number(a.severity === 'warning') - Number(b.severity === 'warning'),
    );
  }

  #add(key: string, most: number, text: Omit<Problem, keyof Place | 'file'>, place: Place): void {
    this.#count++;
    const kind = this.#kinds.get(key) ?? { problems: [], last: [], count: 0 };
    this.#kinds.set(key, kind);
    const found = { line: place.line, column: place.column, text: printable(place.text) };
    const file = this.#file === undefined ? {} : { file: this.#file };
    if (kind.problems.length < most) kind.problems.push({ ...file, ...text, ...found });
    if (kind.problems.length < most) return;
    kind.count += 1;
    if (kind.last.length < MOST_PLACES) kind.last.push(found);
  }
}

interface Kind {
  readonly problems: Problem[];
  /** How many the last of the problems stands for, once no more are listed, and the first places of them. */
  count: number;
  readonly last: Place[];
}

function listed({ problems, count, last }: Kind): Problem[] {
  if (count <= 1) return problems;
  return problems.with(-1, { ...problems[problems.length - 1], repeated: { count, places: last } });
}

/** The place of a problem of the file as a whole. */
export const NOWHERE: Place = { line: 1, column: 1, text: '' };

/** Text fit for a message: at most 60 characters, control characters replaced. */
export function printable(text: string): string {
  const short = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT - 1) + '…' : text;
  return short.replace(/\p{Cc}/gu, '\uFFFD');
}

/** As many of a kind as somebody would mend one by one. */
const MOST_LISTED = 10;
const MOST_PLACES = 3;
const MAX_TEXT = 60;
