import { InvalidArgumentError, Option } from 'commander';
import type { GeneratorConfig, GeneratorSystem, PresetName, RateConfig, Span } from '../generator/index.js';
import { presets, resolveConfig } from '../generator/index.js';
import { UsageError } from './errors.js';
import { configProblems, readConfig } from './generator-config.js';
import { parseEdition } from './options.js';

/** What the command line says about the tournaments to be generated. */
export interface ConfigOptions {
  readonly preset?: PresetName;
  readonly config?: string;
  readonly rules?: GeneratorSystem;
  readonly players?: Span;
  readonly rounds?: Span;
  readonly forfeitRate?: Span;
  readonly halfPointByeRate?: Span;
  readonly zeroPointByeRate?: Span;
  readonly fullPointByeRate?: Span;
  readonly withdrawalRate?: Span;
  readonly lateEntryRate?: Span;
}

/** The options of the command line for the common keys of the configuration. */
export function configOptions(): Option[] {
  return [
    new Option('--preset <name>', `start from these settings: ${Object.keys(presets).join(', ')}`).argParser(
      parsePreset,
    ),
    new Option('--config <file>', 'settings from a JSON file (schema: generator-config.schema.json)'),
    new Option('--rules <edition>', 'edition of the rules: dutch-2017 or dutch-2026 (the default)').argParser(
      (text) => parseEdition(text),
    ),
    new Option('--players <range>', 'number of players, like 50 or 20..120').argParser((text) =>
      parseSpan(text, /^\d{1,4}$/, 'a whole number or a range like 20..120'),
    ),
    new Option('--rounds <range>', 'number of rounds, like 9 or 7..15').argParser((text) =>
      parseSpan(text, /^\d{1,2}$/, 'a whole number or a range like 7..15'),
    ),
    ...RATES.map(([, flag, what]) =>
      new Option(`--${flag} <chance>`, `chance ${what}, 0 to 1 or a range like 0..0.1`).argParser((text) =>
        parseSpan(text, /^(?:0?\.\d+|[01](?:\.\d+)?)$/, 'a number from 0 to 1 or a range like 0..0.1'),
      ),
    ),
  ];
}

/** The configuration: the options of the command line over the file of `--config` over the preset. */
export function configFrom(options: ConfigOptions): GeneratorConfig {
  const base = options.preset === undefined ? {} : presets[options.preset];
  const file = options.config === undefined ? {} : readConfig(options.config);
  const rates: Partial<Record<keyof RateConfig, Span>> = {};
  for (const [rate, , , key] of RATES) {
    const span = options[key];
    if (span !== undefined) rates[rate] = span;
  }
  const config: GeneratorConfig = {
    ...base,
    ...file,
    ...(options.rules === undefined ? {} : { system: options.rules }),
    ...(options.players === undefined ? {} : { players: options.players }),
    ...(options.rounds === undefined ? {} : { rounds: options.rounds }),
    rates: { ...base.rates, ...file.rates, ...rates },
  };
  const problems = configProblems(config);
  if (problems.length > 0) throw new UsageError(problems.join('\n  '));
  try {
    resolveConfig(config);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
  return config;
}

/** A number, or two of them with two dots between: "7", "7..15". */
export function parseSpan(text: string, number: RegExp, expected: string): Span {
  const ends = text.split('..');
  if (ends.length > 2 || !ends.every((end) => number.test(end)))
    throw new InvalidArgumentError(`Expected ${expected}.`);
  const [min, max = min] = ends.map(Number);
  if (min > max) throw new InvalidArgumentError(`The range goes backwards; write ${max}..${min}.`);
  return { min, max };
}

const RATES = [
  ['forfeit', 'forfeit-rate', 'of a forfeit', 'forfeitRate'],
  ['halfPointBye', 'half-point-bye-rate', 'of a half-point bye', 'halfPointByeRate'],
  ['zeroPointBye', 'zero-point-bye-rate', 'of a zero-point bye', 'zeroPointByeRate'],
  ['fullPointBye', 'full-point-bye-rate', 'of a full-point bye', 'fullPointByeRate'],
  ['withdrawal', 'withdrawal-rate', 'of a withdrawal before a round', 'withdrawalRate'],
  ['lateEntry', 'late-entry-rate', 'of a late entry', 'lateEntryRate'],
] as const;

function parsePreset(text: string): PresetName {
  if (Object.hasOwn(presets, text)) return text as PresetName;
  throw new InvalidArgumentError(`Possible: ${Object.keys(presets).join(', ')}.`);
}
