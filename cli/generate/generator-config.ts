import type { ErrorObject } from 'ajv/dist/2020.js';
import { shippedText } from '../../corpus/shipped/files.js';
import { editions } from '../../engine/index.js';
import { ROBIN_KINDS } from '../../engine/round-robin/index.js';
import { wrongTieBreaks } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { listProblemWords } from '../../reports/index.js';
import { InputError } from '../errors.js';
import { readJsonFile } from '../input/json-file.js';
import { validatorOf } from '../input/ajv.js';

/** Reads the file of `--config`. Throws an InputError that says where it is wrong and what was expected. */
export function readConfig(path: string): GeneratorConfig {
  const config = readJsonFile(path);
  const problems = configProblems(config);
  if (isConfig(config, problems)) return config;
  const list = problems.map((problem) => `\n  ${problem}`).join('');
  throw new InputError(`${path} is no configuration of the generator:${list}`);
}

/** What is wrong with a configuration: the path, the value and what was expected; nothing when it is valid. */
export function configProblems(config: unknown): string[] {
  const validate = validatorOf({ strict: true, allErrors: true, verbose: true }).compile(configSchema());
  if (validate(config)) return tieBreakProblems(config as GeneratorConfig);
  const all = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if');
  // Where a value may be a number or an object, an object is not blamed for being no number.
  const errors = all.filter(
    ({ keyword, instancePath }) =>
      keyword !== 'type' || !all.some((other) => other.instancePath.startsWith(`${instancePath}/`)),
  );
  const byPath = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const key = pathOf(error);
    byPath.set(key, [...(byPath.get(key) ?? []), error]);
  }
  return [...byPath].map(([path, list]) => {
    const expected = [...new Set(list.map(expectation))].join(', or ');
    return `${path}: found ${shown(list[0])}, expected ${expected}`;
  });
}

/** Lists of codes that no schema can tell from others. */
function tieBreakProblems({ tieBreaks = 'usual' }: GeneratorConfig): string[] {
  const wrong = wrongTieBreaks(tieBreaks);
  if (wrong === null) return [];
  const key = wrong.place === null ? 'tieBreaks' : `tieBreaks.${wrong.place}`;
  return [`${key}: found "${wrong.text}", ${listProblemWords(wrong.problem)}`];
}

/** The schema with the editions that there are. */
function configSchema(): object {
  const schema = JSON.parse(shippedText('schema/generator-config.schema.json')) as ConfigSchema;
  const system = { ...schema.properties.system, enum: [...editions, ...ROBIN_KINDS].map(({ id }) => id) };
  return { ...schema, properties: { ...schema.properties, system } };
}

interface ConfigSchema {
  readonly properties: { readonly system: object };
}

function isConfig(_config: unknown, problems: readonly string[]): _config is GeneratorConfig {
  return problems.length === 0;
}

/** The keys from the top, with dots. */
function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const extra = keyword === 'additionalProperties' ? [String(params['additionalProperty'])] : [];
  const keys = [...instancePath.split('/').slice(1), ...extra];
  return keys.length === 0 ? 'the file' : keys.join('.');
}

function shown({ keyword, data }: ErrorObject): string {
  if (keyword === 'additionalProperties') return 'an unknown key';
  const text = JSON.stringify(data);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function expectation({ keyword, params, message, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `one of ${Object.keys((parentSchema?.['properties'] ?? {}) as object).join(', ')}`;
    case 'enum':
      return (params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value)).join(', ');
    case 'type':
      return TYPES[String(params['type'])] ?? String(params['type']);
    default:
      return (message ?? '').replace(/^must /, '').replace(/^be /, 'a number ');
  }
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  object: 'an object in braces',
  string: 'a text',
};
