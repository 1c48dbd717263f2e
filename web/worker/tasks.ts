import type {
  AccelerationOption,
  EditionSearch,
  ExplainReport,
  Question,
  RecognisedFile,
  RoundReport,
  TableStory,
  Totals,
} from '../../checker/index.js';
import type { EnteredResults, RoundSheet } from '../../checker/protocol/index.js';
import type { Problem } from '../../corpus/index.js';
import type { Colour } from '../../engine/index.js';
import type { CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import type { FileFacts } from '../../reports/html/file-head.js';
import type { IndexEntry } from '../../reports/check/index-entry.js';
import type { Outcome } from '../../reports/index.js';
import type { Statement } from '../../reports/statement/round-statements.js';

/** A file that somebody has chosen, with the path by which it is known: "open.trf", "a folder/open.trf". */
export interface ChosenFile {
  readonly path: string;
  readonly content: Blob;
}

/** A file to be checked; one out of an archive is one of its own. */
export interface Source {
  /** As reports call it; no other one has this name. */
  readonly name: string;
  readonly content: Blob;
  /** Why it cannot be read; null: nothing is known against it. */
  readonly problem: Problem | null;
  /** It came out of a folder or an archive and is no tournament: it is named, but not checked. Absent: it is. */
  readonly isSkipped?: true;
  /** What such a file is, where that is known. */
  readonly recognised?: RecognisedFile | null;
}

/** What is said beside the files, as options do on the command line. */
export interface Settings {
  /** Name of an edition, "auto" or "any". */
  readonly rules: string;
  readonly totalRounds: number | null;
  readonly firstColour: Colour | null;
  readonly unrated: number | null;
  readonly acceleration: AccelerationOption;
  /** Code page of the files; null: UTF-8, else Windows Latin. */
  readonly encoding: string | null;
}

/** Nothing said beside them. */
export const AS_THE_FILE_SAYS: Settings = {
  rules: 'auto',
  totalRounds: null,
  firstColour: null,
  unrated: null,
  acceleration: 'auto',
  encoding: null,
};

/** What a list says of a file. */
export interface FileSummary {
  readonly name: string;
  readonly outcome: Outcome;
  readonly totals: Totals;
  readonly entry: IndexEntry;
}

/** What is shown of a file besides its rounds. */
export interface FileOverview extends FileFacts {
  readonly fit: EditionSearch | null;
  readonly table: CrosstableTexts | null;
  /** The edition by which questions are answered; null: as the file says. */
  readonly askedBy: string | null;
  /** All rounds of the event are paired: there is no next one. */
  readonly isOver: boolean;
}

/** What a list of boards says of somebody in a round. */
export interface Seat {
  /** Chess title, like "WGM"; empty: none. */
  readonly title: string;
  readonly name: string;
  /** Null: none. */
  readonly rating: number | null;
  /** Before the round: "2.5". */
  readonly points: string;
  /** In the round: "1", "½"; empty: none, or not yet. */
  readonly result: string;
}

/** The next round, or why there is none. */
export type NextRound =
  | {
      readonly ok: true;
      readonly round: number;
      readonly edition: string;
      /** Starting numbers in board order. */
      readonly pairs: readonly { readonly white: number; readonly black: number }[];
      readonly bye: number | null;
      /** Of a round robin: the bye is a rest round. */
      readonly isByTable?: true;
      /** As other programs read it. */
      readonly text: string;
      /** The tournament file with the round in it; or why the file cannot tell it. */
      readonly file:
        { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** Games of the last round are open: whether the next one may be paired as if they were drawn. Absent: none is. */
      readonly asDraws?: boolean;
    };

export type Explained =
  | { readonly kind: 'by-rules'; readonly report: ExplainReport }
  | { readonly kind: 'by-table'; readonly story: TableStory }
  | { readonly kind: 'refused'; readonly message: string };

/** The formats that can be downloaded. */
export type DownloadFormat = 'html' | 'json' | 'csv';

/** What the worker can be asked for: what it is told, and what it answers. */
export interface Tasks {
  /** The names of the editions, and of round robins. */
  editions: { request: null; answer: readonly string[] };
  /** Files as they are, archives opened. */
  open: { request: { readonly files: readonly ChosenFile[] }; answer: readonly Source[] };
  check: { request: Asked; answer: FileSummary };
  overview: { request: Asked; answer: FileOverview };
  round: { request: Asked & { readonly round: number }; answer: RoundReport | null };
  /** Everybody by starting number; the round may be the next one. */
  seats: { request: Asked & { readonly round: number }; answer: ReadonlyMap<number, Seat> };
  /** The statement on a round, made on this day (YYYY-MM-DD); null: the round does not deviate. */
  statement: {
    request: Asked & { readonly round: number; readonly day: string };
    /** Without the names, which the page has. */
    answer: Omit<Statement, 'people'> | null;
  };
  explain: {
    request: Asked & { readonly round: number; readonly questions: readonly Question[] };
    answer: Explained;
  };
  /** Games of the last round that are open make the answer a refusal, or count as draws. */
  next: { request: Asked & { readonly openGames: 'forbid' | 'as-draws' }; answer: NextRound };
  /** The file of an event as a page shows it; null: it is not a valid tournament. */
  sheet: { request: EventFile; answer: RoundSheet | null };
  /** The file with results and absences that were entered on the page. */
  enter: { request: EventFile & { readonly entered: EnteredResults }; answer: string };
  report: {
    request: {
      readonly sources: readonly Source[];
      readonly settings: Settings;
      readonly format: DownloadFormat;
      /** Today (YYYY-MM-DD), for the statements in it. */
      readonly day: string;
    };
    answer: Blob;
  };
}

export interface Asked {
  readonly source: Source;
  readonly settings: Settings;
}

/** The file of an event of the server. */
export interface EventFile {
  readonly file: string;
  /** Id of the edition that the event was registered with; null: chosen from the file. */
  readonly edition: string | null;
}

export type TaskName = keyof Tasks;

/** A task on its way to the worker. */
export type Order = {
  [Name in TaskName]: { readonly id: number; readonly name: Name; readonly request: Tasks[Name]['request'] };
}[TaskName];

/**
 * What comes back. Findings travel as JSON: they hold rules, and rules hold functions, which words need none of and
 * which cannot travel.
 */
export type Delivery =
  | { readonly id: number; readonly json: string }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string };
