import { Option } from 'commander';
import { parseTrf } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import { asRobinModel, editionOf, modelOf, presets, resolveConfig } from '../../generator/index.js';
import type {
  Acceleration,
  Amount,
  GeneratorConfig,
  GeneratorSystem,
  KnownLaterShares,
  PointChoice,
  PresetName,
  Quota,
  RateConfig,
  RatingConfig,
  Span,
  TableConfig,
  TieBreakChoice,
} from '../../generator/index.js';
import { problemLine } from '../../reports/index.js';
import { InputError, UsageError } from '../errors.js';
import {
  parseAcceleration,
  parseAmount,
  parsePoints,
  parsePreset,
  parseQuota,
  parseRatings,
  parseHandPaired,
  parseSpan,
  parseTieBreaks,
} from './generate-values.js';
import { USUAL } from './usual-settings.js';
import type { UsualSettings } from './usual-settings.js';
import { configProblems, readConfig } from './generator-config.js';
import { knownLaterConfig, knownLaterOptions } from './known-later-options.js';
import { choicesAmong } from '../choice-options.js';
import { decodedAs } from '../input/encoding.js';
import { readInput } from '../input/read-input.js';
import { availableEditions, parseColour, parseEdition, parseWhole, TABLES } from '../options.js';
import { present } from '../../engine/present.js';

type TableDraw = TableConfig['draw'];
type TableLastTwo = TableConfig['lastTwo'];

/** What the command line says about the tournaments to be generated. */
export interface ConfigOptions extends Partial<Record<RateOption, Amount>>, KnownLaterShares {
  readonly preset?: PresetName;
  readonly config?: string;
  readonly model?: string;
  /** Of the model. */
  readonly encoding: string | null;
  readonly rules?: GeneratorSystem;
  readonly maxi?: boolean;
  readonly players?: Span;
  readonly rounds?: Span;
  readonly ratings?: RatingConfig;
  readonly ratingGaps?: Span;
  readonly unratedPlayers?: Quota;
  readonly initialColor?: 'white' | 'black';
  readonly points?: PointChoice;
  readonly acceleration?: Acceleration;
  readonly forbiddenPairs?: Span;
  readonly handPaired?: number;
  readonly tieBreaks?: TieBreakChoice;
  readonly boards?: Span;
  readonly reserves?: Span;
  readonly matchPoints?: string;
  readonly atMost?: boolean;
  readonly draw?: TableDraw;
  readonly lastTwo?: TableLastTwo;
  readonly cycles?: number;
}

/**
 * The options of the command line for the common keys of the configuration.
 * @param usual what some of them are where nothing is said, in the words of the help; by default as `generate` takes them.
 */
export function configOptions(usual: UsualSettings = USUAL): Option[] {
  const settings = [
    new Option('--preset <name>', `start from these settings: ${Object.keys(presets).join(', ')}`)
      .default(undefined, usual.preset)
      .argParser(parsePreset),
    new Option('--config <file>', 'settings from a JSON file (schema: generator-config.schema.json)'),
    new Option('--model <file>', 'a tournament file (TRF): keep its players, play its shape again'),
    new Option(
      '--rules <edition>',
      `edition of the rules: ${availableEditions().join(', ')}, ${TABLES.join(' or ')} (by the Berger table)`,
    )
      .default(undefined, usual.rules)
      .argParser((text) => (TABLES.includes(text) ? text : parseEdition(text, `, ${TABLES.join(', ')}`))),
    new Option(
      '--draw <how>',
      'who gets which number of a round robin: lot (drawn freely), varma (a restricted draw by federations, 9 to 24 players), or numbers (as they start)',
    )
      .choices(['lot', 'varma', 'numbers'])
      .default(undefined, usual.draw),
    new Option(
      '--last-two <how>',
      'the last two rounds of the first cycle of a double round robin: exchanged, plain (as in the table), or either (drawn)',
    )
      .choices(['exchanged', 'plain', 'either'])
      .default(undefined, 'either'),
    new Option(
      '--cycles <n>',
      'how often everybody meets everybody in a double round robin, from 2 to 12 (default: 2)',
    ).argParser((text) => parseWhole(text, 2, 12)),
    new Option(
      '--players <range>',
      `number of players (of teams, with --rules ${TEAM_RULES}), like 50 or 20..120`,
    ).argParser((text) => parseSpan(text, /^\d{1,4}$/, 'a whole number or a range like 20..120')),
    new Option('--rounds <range>', 'number of rounds, like 9 or 7..15').argParser((text) =>
      parseSpan(text, /^\d{1,2}$/, 'a whole number or a range like 7..15'),
    ),
    new Option(
      '--ratings <range>',
      'lowest and highest rating, like 1400..2500; or the rating of every player, like 2450,2310,0 (0: unrated)',
    ).argParser(parseRatings),
    new Option(
      '--rating-gaps <range>',
      'from the highest rating down, with so many points from one player to the next, like 5..30',
    ).argParser((text) => parseSpan(text, /^\d{1,4}$/, 'a whole number or a range like 5..30')),
    new Option('--unrated-players <amount>', 'players without a rating').argParser(parseQuota),
    new Option(
      '--initial-color <colour>',
      'white or black: the colour drawn by lot before round 1 (default: either)',
    ).argParser(parseColour),
    new Option(
      '--points <system>',
      '1-½-0, 3-1-0, or values like win=3,draw=1,loss=0.5,bye=1,half-point-bye=0.5',
    ).argParser(parsePoints),
    new Option(
      '--acceleration <method>',
      'none, baku, or virtual points like 1,1,0.5:50% (for the upper half, in the rounds 1 to 3)',
    ).argParser(parseAcceleration),
    new Option('--forbidden-pairs <range>', 'number of random pairs who may not meet').argParser((text) =>
      parseSpan(text, /^\d{1,4}$/, 'a whole number or a range like 0..5'),
    ),
    new Option(
      '--hand-paired <share>',
      'share of the rounds, but never the last one, that are paired by hand against the rules, from 0 to 0.3 or 30% (default: 0)',
    ).argParser(parseHandPaired),
    ...knownLaterOptions(),
    new Option(
      '--tie-breaks <list>',
      'tie-breaks by which the standings go, like BH/C1,BH,TPN (default: usual, one of the lists that tournaments announce)',
    ).argParser(parseTieBreaks),
    new Option('--boards <range>', `boards of a match, with --rules ${TEAM_RULES}, like 4 or 2..6`).argParser(
      (text) => parseSpan(text, /^\d{1,2}$/, 'a whole number or a range like 2..6'),
    ),
    new Option(
      '--reserves <range>',
      `members of a team beyond the boards, with --rules ${TEAM_RULES}, like 1 or 0..2`,
    ).argParser((text) => parseSpan(text, /^\d{1,2}$/, 'a whole number or a range like 0..2')),
    new Option('--at-most', usual.atMost),
    new Option(
      '--match-points <points>',
      `match points of a win, a draw and a loss, with --rules ${TEAM_RULES}, like 3-1-0`,
    ),
  ].map((option) => option.helpGroup('What the tournaments are like:'));
  const rates = RATES.map(([flag, , what]) =>
    new Option(`--${flag} <amount>`, what).argParser(parseAmount).helpGroup('What happens in them:'),
  );
  return [...settings, ...rates];
}

/**
 * The configuration: the options of the command line over the file of `--config`, this over the model, and this over
 * the preset.
 */
export function configFrom(options: ConfigOptions): GeneratorConfig {
  requireDrawn(options);
  const preset = options.preset === undefined ? {} : presets[options.preset];
  const file = options.config === undefined ? {} : readConfig(options.config);
  const kind = robinKind(options.rules ?? file.system ?? null);
  const read = options.model === undefined ? {} : readModel(options.model, options.encoding);
  const model = kind === null || options.model === undefined ? read : asRobinModel(read, kind);
  const config = [preset, model, file, optionsAsConfig(options)].reduce<GeneratorConfig>(
    (base, settings) => ({
      ...base,
      ...settings,
      ...(settings.ratings === undefined ? {} : { ratings: { ...base.ratings, ...settings.ratings } }),
      ...(settings.teams === undefined ? {} : { teams: { ...base.teams, ...settings.teams } }),
      ...(settings.table === undefined ? {} : { table: { ...base.table, ...settings.table } }),
      rates: { ...base.rates, ...settings.rates },
    }),
    {},
  );
  const problems = configProblems(config);
  if (problems.length > 0) throw new UsageError(problems.join('\n  '));
  try {
    const settings = resolveConfig(config);
    const edition = robinKind(settings.system) === null ? editionOf(settings) : null;
    if (config.table !== undefined && edition !== null)
      throw new UsageError(`--draw and --last-two: ${edition.id} pairs a Swiss, which has no table`);
    if (config.teams !== undefined && edition !== null && !pairsTeams(edition))
      throw new UsageError(
        `teams: ${edition.id} pairs players, who have no boards, reserves or match points`,
      );
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
  return config;
}

/** A model brings its players along, and a list of ratings as many players as it has. */
function requireDrawn({ model, ratings, ratingGaps, unratedPlayers, players }: ConfigOptions): void {
  const given = { players, ratings, 'rating-gaps': ratingGaps, 'unrated-players': unratedPlayers };
  const [lost] = Object.entries(given).flatMap(([flag, value]) => (value === undefined ? [] : [flag]));
  if (model !== undefined && lost !== undefined)
    throw new UsageError(`--model keeps the players of its tournament: leave out --${lost}`);
  const listed = ratings?.list?.length ?? 0;
  if (listed > 0 && players !== undefined && (listed < players.min || listed > players.max))
    throw new UsageError(
      `--ratings tells of ${listed} players: leave out --players, or tell of ${players.min}`,
    );
  if (listed > 0 && unratedPlayers !== undefined)
    throw new UsageError('--ratings tells who is unrated (0): leave out --unrated-players');
}

/** Round robins of teams are read and checked, but not simulated. */
const TEAM_RULES = editions
  .filter(pairsTeams)
  .map(({ id }) => id)
  .join(' or ');

const RATES = [
  ['forfeits', 'forfeit', 'games that one player does not appear for, of either colour'],
  ['forfeit-wins', 'forfeitWin', 'games that White wins by forfeit, besides those'],
  ['forfeit-losses', 'forfeitLoss', 'games that White loses by forfeit, besides those'],
  ['double-forfeits', 'doubleForfeit', 'games that neither player appears for'],
  ['draws-against-losses', 'drawAgainstLoss', 'games that end ½-0 or 0-½'],
  ['double-losses', 'doubleLoss', 'games that end 0-0'],
  ['unrated-games', 'unratedGame', 'games of less than one move (W, D and L)'],
  ['half-point-byes', 'halfPointBye', 'half-point byes (at most two a player)'],
  ['zero-point-byes', 'zeroPointBye', 'zero-point byes'],
  ['full-point-byes', 'fullPointBye', 'full-point byes (at most one a player)'],
  ['withdrawals', 'withdrawal', 'players who withdraw'],
  ['comebacks', 'comeback', 'withdrawn players who come back'],
  ['late-entries', 'lateEntry', 'players who arrive in round 2 or 3'],
] as const satisfies readonly (readonly [string, keyof RateConfig, string])[];

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** The names under which commander gives the options. */
type RateOption = CamelCase<(typeof RATES)[number][0]>;

function optionsAsConfig(options: ConfigOptions): GeneratorConfig {
  const { rules, maxi, players, rounds, initialColor, forbiddenPairs } = options;
  const { points, acceleration, tieBreaks, handPaired } = options;
  const choices = choicesAmong(options);
  const rates = RATES.flatMap(([flag, rate]) => {
    const amount = options[camelCase(flag)];
    return amount === undefined ? [] : [[rate, amount] as const];
  });
  return {
    ...present({ system: rules }),
    ...(maxi === true ? { maxi } : {}),
    ...(Object.keys(choices).length === 0 ? {} : { choices }),
    ...present({ players, rounds }),
    ...ratingOptions(options),
    ...present({ initialColour: initialColor, points, acceleration, forbiddenPairs, handPaired }),
    ...knownLaterConfig(options),
    ...present({ tieBreaks }),
    ...(options.atMost === true ? { atMost: true } : {}),
    ...teamOptions(options),
    ...tableOptions(options),
    rates: Object.fromEntries(rates),
  };
}

function teamOptions({ boards, reserves, matchPoints }: ConfigOptions): GeneratorConfig {
  const teams = present({ boards, reserves, matchPoints });
  return Object.keys(teams).length === 0 ? {} : { teams };
}

function tableOptions({ draw, lastTwo, cycles }: ConfigOptions): GeneratorConfig {
  const table = present({ draw, lastTwo, cycles });
  return Object.keys(table).length === 0 ? {} : { table };
}

function ratingOptions({ ratings, ratingGaps, unratedPlayers }: ConfigOptions): GeneratorConfig {
  if (ratings === undefined && ratingGaps === undefined && unratedPlayers === undefined) return {};
  const { list = [] } = ratings ?? {};
  if (ratingGaps !== undefined && list.length > 0)
    throw new UsageError('--ratings tells the rating of every player: leave out --rating-gaps');
  return {
    ratings: {
      ...ratings,
      ...(ratingGaps === undefined ? {} : { distribution: 'gaps', gap: ratingGaps, list }),
      ...present({ unrated: unratedPlayers }),
    },
  };
}

function camelCase<Text extends string>(text: Text): CamelCase<Text> {
  return text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Text>;
}

function readModel(path: string, encoding: string | null): GeneratorConfig {
  const read = decodedAs(readInput(path, path), encoding);
  if (!read.ok) throw new InputError(problemLine(path, read.problem));
  const { tournament, problems } = parseTrf(read.content, { file: path });
  if (tournament === null)
    throw new InputError(problems.map((problem) => problemLine(path, problem)).join('\n'));
  if (tournament.players.length < 2) throw new InputError(`${path} is no model: it needs two players`);
  return modelOf(tournament);
}
