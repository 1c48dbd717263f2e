import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { ACCELERATION_OPTIONS, EXPLAIN_LIMIT } from '../checker/index.js';
import { asDeclared, editionById, editions, parseTieBreakList } from '../engine/index.js';
import type { Colour, Edition, TieBreakItem } from '../engine/index.js';
import { ROBIN_KINDS } from '../engine/round-robin/index.js';
import { choicesAmong } from './choice-options.js';
import { withValues } from './completion/values.js';
import { UsageError } from './errors.js';
import { isFolder } from './output/output.js';
import { CHECK_FORMAT_NAMES, endingOf, listProblemWords } from '../reports/index.js';
import { parseRoundRanges } from './round-ranges.js';
import type { RoundRange } from './round-ranges.js';

/** `--rules EDITION|auto`; null stands for auto. */
export function rulesOption(): Option {
  const option = new Option(
    '--rules <edition>',
    `edition of the rules: ${availableEditions().join(', ')}, or auto (from the file, else from its start date)`,
  );
  return withValues(option, [...availableEditions(), 'auto'])
    .argParser((text) => parseRules(text))
    .default(null, 'auto');
}

/** `--rules EDITION|round-robin|double-round-robin|auto`. */
export function rulesOrTableOption(): Option {
  const option = new Option(
    '--rules <edition>',
    `edition of the rules: ${availableEditions().join(', ')}, ${TABLES.join(' or ')} (by the Berger table), or auto (from the file, else from its start date)`,
  );
  return withValues(option, [...availableEditions(), ...TABLES, 'auto'])
    .argParser((text) => (TABLES.includes(text) ? text : parseRules(text, `, ${TABLES.join(', ')}`)))
    .default(null, 'auto');
}

/** `--rules EDITION|auto|any`. */
export function rulesOrAnyOption(): Option {
  const option = new Option(
    '--rules <edition>',
    `edition of the rules: ${availableEditions().join(', ')}, ${TABLES.join(' or ')} (by the Berger table), auto (from the file, else from its start date), or any (every edition is tried: which fit?)`,
  );
  return withValues(option, [...availableEditions(), ...TABLES, 'auto', ANY])
    .argParser((text) =>
      [ANY, ...TABLES].includes(text) ? text : parseRules(text, `, ${[...TABLES, ANY].join(', ')}`),
    )
    .default(null, 'auto');
}

/** Events that have a table instead of an edition. */
export const TABLES: readonly string[] = ROBIN_KINDS.map(({ id }) => id);

/** Every edition is to be tried. */
export const ANY = 'any';

/** `--maxi`. */
export function maxiOption(): Option {
  return new Option(
    '--maxi',
    `a Maxi-tournament, with --rules ${editions.flatMap(({ id, forMaxi }) => (forMaxi === undefined ? [] : [id])).join(' or ')}`,
  ).default(false);
}

/** `--reading ID`; null stands for none. */
export function readingOption(): Option {
  return new Option(
    '--reading <id>',
    'one doubtful place of the rules read otherwise, by its number in corpus/readings.md, with --rules EDITION',
  ).default(null, 'none');
}

/** The options that declare what rules are followed. */
export interface RulesOptions {
  readonly rules: string | null;
  readonly maxi: boolean;
  readonly reading: string | null;
}

/**
 * The edition that the options ask for, with what they choose of its rules; null for auto.
 * @throws UsageError when it cannot be declared like that.
 */
export function editionAsked(options: RulesOptions): Edition | null {
  const { rules, maxi, reading } = options;
  const choices = choicesAmong(options);
  const edition = rules === null ? null : editionById(rules);
  if (edition === null) {
    const chosen = Object.keys(choices).at(0);
    const declared = maxi
      ? '--maxi'
      : reading !== null
        ? '--reading'
        : chosen === undefined
          ? undefined
          : `--${chosen}`;
    if (declared !== undefined)
      throw new UsageError(`${declared} goes with the name of an edition: --rules EDITION`);
    return null;
  }
  try {
    return asDeclared(edition, { isMaxi: maxi, reading, choices });
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

/** `--rounds 3-9` or `1,4,7`. */
export function roundsOption(): Option {
  return new Option('--rounds <list>', 'only these rounds, like 3-9 or 1,4,7')
    .argParser(parseRounds)
    .default(null, 'all');
}

export function initialColourOption(): Option {
  return new Option(
    '--initial-color <colour>',
    'white or black: the initial-colour (of number 1 in round 1) where the file does not state it',
  )
    .argParser(parseColour)
    .default(null, 'from the file');
}

export function totalRoundsOption(): Option {
  return new Option('--total-rounds <n>', 'rounds of the whole event where the file does not announce them')
    .argParser((text) => parseWhole(text, 1, 999))
    .default(null, 'from the file');
}

/** `--acceleration auto|none|baku`. */
export function accelerationOption(): Option {
  return new Option(
    '--acceleration <how>',
    'baku, none, or auto: as the file declares it (virtual points in records 250 or XXA; the word BAKU in record 192 or 092), and where it declares nothing and rounds deviate, the Baku acceleration if every round agrees with it',
  )
    .choices(ACCELERATION_OPTIONS)
    .default('auto');
}

/** `--tie-breaks LIST`; null stands for the list of the file. */
export function tieBreaksOption(): Option {
  return new Option(
    '--tie-breaks <list>',
    'the list, like PTS,BH/C1,BH,SB (points come first where PTS is left out)',
  )
    .argParser(parseList)
    .default(null, 'record 212 or 202 of the file, else points alone');
}

/**
 * `--unrated N`; null stands for none.
 * @param use where the command needs ratings.
 */
export function unratedOption(use: keyof typeof UNRATED): Option {
  const { where, without } = UNRATED[use];
  return new Option('--unrated <n>', `rating that unrated players count with${where}`)
    .argParser((text) => parseWhole(text, 1, 3999))
    .default(null, `none: ${without}`);
}

const UNRATED = {
  standings: { where: '', without: 'tie-breaks by ratings are left out' },
  pairing: {
    where: ' where the pairing rules need ratings',
    without: 'then such a tournament is refused',
  },
  check: {
    where: ' in the standings, and where the pairing rules need ratings',
    without: 'tie-breaks by ratings are left out, and rules that need ratings cannot be checked',
  },
} as const;

/** `--explain-limit`; "none" is Infinity. */
export function explainLimitOption(): Option {
  const option = new Option(
    '--explain-limit <n>',
    'the most work for the reasons, other readings and explanations of a round, in million steps (looks at a possible pair), or "none"; where it is reached, the report says what was left out',
  );
  return withValues(option, ['none'])
    .argParser((text) => (text === 'none' ? Infinity : parseWhole(text, 1, MOST_MILLION_STEPS, ' or "none"')))
    .default(EXPLAIN_LIMIT, String(EXPLAIN_LIMIT));
}

const MOST_MILLION_STEPS = 1_000_000;

/**
 * `--format`.
 * @param says what is taken without it: of commands with `formatFromName`, what the name of `--out` says.
 */
export function formatOption(formats: readonly string[], says: 'as --out ends' | 'text'): Option {
  return withValues(new Option('--format <format>', `what is printed: ${formats.join(', ')}`), formats)
    .argParser((text) => parseFormat(text, formats))
    .default('text', says === 'text' ? says : 'as the name of --out ends, else text');
}

export function jobsOption(): Option {
  return new Option('--jobs <n>', `worker threads, 1 to ${MAX_JOBS}; results do not depend on it`)
    .argParser((text) => parseWhole(text, 1, MAX_JOBS))
    .default(Math.min(availableParallelism(), MAX_JOBS), 'the number of cores');
}

/**
 * Before a command runs: the format that the name of its `--out` says, where `--format` says nothing.
 * @throws UsageError for a name that says a format which the command does not print.
 */
export function formatFromName(command: Command): void {
  const { out } = command.opts<{ readonly out?: string | null }>();
  if (typeof out !== 'string' || command.getOptionValueSource('format') !== 'default') return;
  const format = FORMAT_OF_ENDING.get(/\.(\w+)$/.exec(out)?.[1].toLowerCase() ?? '');
  if (format === undefined || isFolder(out)) return;
  try {
    command.setOptionValueWithSource('format', command.options.find(isFormat)?.parseArg?.(format, ''), 'env');
  } catch (error) {
    if (error instanceof InvalidArgumentError)
      throw new UsageError(`--out ${out}: ${error.message} Say --format where the name means nothing.`);
    throw error;
  }
}

/** The format that an ending means: the first format of `check` with this ending, and those of other commands. */
const FORMAT_OF_ENDING: ReadonlyMap<string, string> = new Map([
  ...CHECK_FORMAT_NAMES.map((format) => [endingOf(format).split('.').at(-1) ?? '', format] as const)
    .filter(([ending]) => ending !== 'txt')
    .reverse(),
  ['htm', 'html'],
  ['trf', 'trf'],
  ['trfx', 'trf'],
]);

function isFormat({ long }: Option): boolean {
  return long === '--format';
}

export function outOption(what: string): Option {
  return new Option('--out <path>', what).argParser(parseNonEmpty).default(null, 'standard output');
}

/** Name of an edition that this version has; null for auto. */
export function parseRules(text: string, alsoPossible = ''): string | null {
  return text === 'auto' ? null : parseEdition(text, `${alsoPossible}, or auto`);
}

/** Name of an edition that this version has. */
export function parseEdition(text: string, alsoPossible = ''): string {
  if (editions.some(({ id }) => id === text)) return text;
  throw new InvalidArgumentError(noEditionWords(alsoPossible));
}

export function noEditionWords(alsoPossible = ''): string {
  return `There is no such edition. Possible: ${availableEditions().join(', ')}${alsoPossible}.`;
}

export function parseRounds(text: string): readonly RoundRange[] {
  const ranges = parseRoundRanges(text);
  if (typeof ranges === 'string') throw new InvalidArgumentError(ranges);
  return ranges;
}

export function parseColour(text: string): Colour {
  if (text === 'white' || text === 'black') return text;
  const other = COLOUR_TYPES.includes(text) ? ' The type of colour preferences is --colours.' : '';
  throw new InvalidArgumentError(`Possible: white, black.${other}`);
}

export function parseFormat(text: string, formats: readonly string[]): string {
  if (formats.includes(text)) return text;
  const possible = `Possible: ${formats.join(', ')}.`;
  throw new InvalidArgumentError(`This command does not print ${text}. ${possible}`);
}

/** A whole number within limits. */
/** @param besides what else can be given, after the numbers. */
export function parseWhole(text: string, lowest: number, highest: number, besides = ''): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (number >= lowest && number <= highest) return number;
  throw new InvalidArgumentError(`Expected a whole number from ${lowest} to ${highest}${besides}.`);
}

export function parseNonEmpty(text: string): string {
  if (text !== '') return text;
  throw new InvalidArgumentError('Expected the name of a file or folder.');
}

const MAX_JOBS = 64;
const COLOUR_TYPES = ['A', 'B', 'none'];

/** For the examples of help texts. */
export const OLDEST_EDITION = editions[0].id;

export function availableEditions(): string[] {
  return editions.map(({ id }) => id);
}

function parseList(text: string): readonly TieBreakItem[] {
  const result = parseTieBreakList(text, 'teams');
  if (!result.ok) throw new InvalidArgumentError(`${listProblemWords(result.problem)}.`);
  return result.list;
}
