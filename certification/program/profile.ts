import type { Choices } from '../../engine/index.js';

/**
 * How to talk to a candidate program; plain JSON, described by `corpus/schema/candidate-profile.schema.json`. A
 * candidate has a command line for each task (`commands`) or is an adapter that speaks JSON lines (PROTOCOL.md).
 *
 * Arguments may hold the placeholders `{input}` (file to read), `{output}` (file to write), `{config}` (settings of the
 * generator), `{seed}`, `{round}` and `{edition}`. No shell is involved: every argument reaches the program as it is.
 */
export interface CandidateProfile {
  /** Shown in reports. */
  readonly name: string;
  /** The version that the profile was written for; which one the program has, it says itself (`commands.version`). */
  readonly version?: string;
  /** Edition of the rules that the candidate claims to follow: the system and its year. */
  readonly edition: string;
  /** What the rules of the competition choose of it, where it leaves a choice, like `{ colours: 'B' }`. Default: what is usual. */
  readonly choices?: Choices;
  /** The executable: a path, or a name that is looked up in PATH. With a launcher: the file that it is given. */
  readonly program: string;
  /** What runs the program when it is no executable itself, like ["java", "-jar"]. */
  readonly launcher?: readonly string[];
  /** Keeps one Java machine for many calls; the launcher must be `java … -jar`. Default: a process for each call. */
  readonly resident?: 'java';
  /** Command lines; a task that is left out is not asked for. Not together with `adapter`. */
  readonly commands?: Commands;
  /** The program is an adapter: it runs on, and questions and answers are JSON lines. Not together with `commands`. */
  readonly adapter?: { readonly arguments: readonly string[] };
  /** No program at all: the literal reading of this one, for small rounds. Not together with the two above. */
  readonly literal?: true;
  /** How files are written for the candidate. */
  readonly dialect?: Partial<Dialect>;
  readonly limits?: Partial<Limits>;
}

/** What a candidate can be asked for. */
export type Ability = 'pair' | 'check' | 'generate';

export interface Commands {
  readonly version?: VersionCommand;
  readonly pair?: PairCommand;
  readonly check?: CheckCommand;
  readonly generate?: GenerateCommand;
}

export interface Command {
  readonly arguments: readonly string[];
  /** Exit codes with which the program answers; any other is a crash. Default [0]. */
  readonly exitCodes?: readonly number[];
}

/** Has the program tell its version, on standard output or standard error, whatever its exit code. */
export interface VersionCommand {
  readonly arguments: readonly string[];
  /** A regular expression; its first group is the version. Default: the first number with a point in it, like 6.0.0. */
  readonly pattern?: string;
}

/** The answer is the number of pairs, then `WHITE BLACK` a line, the pairing-allocated bye as `N 0`. */
export interface PairCommand extends Command {
  readonly answer: AnswerPlace;
  /** Exit codes that say "no legal pairing exists". Default none. */
  readonly impossible?: readonly number[];
}

export interface CheckCommand extends Command {
  readonly answer: AnswerPlace;
  /** `round-blocks`: as JaVaFo and bbpPairings print it; `check-report`: `check-report.schema.json`. */
  readonly format: 'round-blocks' | 'check-report';
  /**
   * How the answer tells that points or ranks are wrong. `report`: by the key `standings` of the check report; a regular
   * expression: by any line that it matches, which is then no part of a round. Default: the checker looks at pairings only.
   */
  readonly standings?: 'report' | { readonly wrongLine: string };
}

export interface GenerateCommand extends Command {
  readonly answer: AnswerPlace;
  /** `key-value`: lines like `PlayersNumber=50`; `json`: `generator-config.schema.json`. */
  readonly config: 'key-value' | 'json';
  /** Exit codes that say "these settings cannot be met": it is asked again with others. Default none. */
  readonly infeasible?: readonly number[];
}

/** Where the program leaves its answer. */
export type AnswerPlace = 'output-file' | 'standard-output';

export interface Dialect {
  /** Default `trf16`, with the XX and BB records, which most programs read. */
  readonly format: 'trf16' | 'trf26';
  /** Default `crlf`. */
  readonly lineEnd: 'cr' | 'lf' | 'crlf';
  /** Text of record 192; null (the default) leaves the record out. */
  readonly systemCode: string | null;
  /** How points other than 1-½-0 are told in TRF16. Default `bb`. */
  readonly points: 'bb' | 'xxs';
  /** The points of a player include the bye that is noted for the round to be paired. Default false. */
  readonly nextByeCounts: boolean;
  /**
   * How record 001 tells byes: `letters` of TRF16 (`0000 - U`, `F`, `H`, `Z`), or the `signs` of TRF06 and old programs:
   * `0000 - +` for the bye and for full-point byes, `=` for half-point byes, `-` for absences. Default `letters`.
   */
  readonly byes: 'letters' | 'signs';
  /** Records (their first three characters) that the candidate refuses and that are left out. Default none. */
  readonly omit: readonly string[];
}

/** What one call, or one question to an adapter, may take. */
export interface Limits {
  /** Default 60. */
  readonly seconds: number;
  /** Bytes of standard output, and of every file that it writes. Default 4 MiB. */
  readonly outputBytes: number;
  /**
   * Address space, in MiB, on Linux (by prlimit, where it is installed); null, the default, sets no limit. Programs on
   * virtual machines (Java, Node, .NET) reserve far more than they use: better use their own options.
   */
  readonly memoryMegabytes: number | null;
}

export const DEFAULT_DIALECT: Dialect = {
  format: 'trf16',
  lineEnd: 'crlf',
  systemCode: null,
  points: 'bb',
  nextByeCounts: false,
  byes: 'letters',
  omit: [],
};

export const DEFAULT_LIMITS: Limits = { seconds: 60, outputBytes: 4 << 20, memoryMegabytes: null };
