import { parseTrf } from '../corpus/index.js';
import type { WriteOptions } from '../corpus/index.js';
import type { GeneratorConfig, RosterPlayer } from './config/config.js';
import { resolveConfig } from './config/resolve-config.js';
import type { ResolvedConfig } from './config/resolve-config.js';
import { rosterOf } from './players/roster.js';

/** Everything that a generated file depends on. */
export interface Provenance {
  /** {@link GENERATION} of the program that made the file. */
  readonly generation: number;
  readonly seed: string;
  /** From 1. */
  readonly index: number;
  readonly format: WriteOptions['format'];
  readonly config: ResolvedConfig;
}

/** Goes up by one with every change after which the same seed and configuration give other files. */
export const GENERATION = 3;

/** The text of the first comment line of a generated file, after its `###`. */
export function provenanceComment(provenance: Provenance): string {
  const { generation, seed, index, format, config } = provenance;
  const own = JSON.stringify({ generation, seed, index, format });
  return `${MARK}${own.slice(0, -1)},"config":${printedConfig(config)}}`;
}

/** As JSON; the tournaments of a campaign all have the same one. */
function printedConfig(config: ResolvedConfig): string {
  const known = PRINTED.get(config);
  if (known !== undefined) return known;
  const { roster, ...settings } = resolveConfig(config);
  const printed = JSON.stringify({ ...settings, roster: roster.length === 0 ? [] : IN_FILE });
  PRINTED.set(config, printed);
  return printed;
}

const PRINTED = new WeakMap<ResolvedConfig, string>();

/** Where a file comes from, by its comment line; null for a file that the generator did not make. */
export function parseProvenance(text: string): Provenance | null {
  const line = text.split(/[\r\n]/, 1)[0];
  if (!line.startsWith(`###${MARK}`)) return null;
  let value: unknown;
  try {
    value = JSON.parse(line.slice(3 + MARK.length));
  } catch {
    return null;
  }
  if (!isProvenance(value)) return null;
  const { roster, ...settings } = value.config;
  if (roster !== IN_FILE) return { ...value, config: resolveConfig({ ...settings, roster: roster ?? [] }) };
  const players = rosterInFile(text);
  return players === null ? null : { ...value, config: resolveConfig({ ...settings, roster: players }) };
}

const MARK = ' swissproof generate ';

/** Stands for the players of a model tournament, who are in the file anyway. */
const IN_FILE = 'in this file';

interface PrintedProvenance extends Omit<Provenance, 'config'> {
  readonly config: Omit<GeneratorConfig, 'roster'> & {
    readonly roster?: readonly RosterPlayer[] | typeof IN_FILE;
  };
}

function rosterInFile(text: string): RosterPlayer[] | null {
  const { tournament } = parseTrf(text);
  return tournament === null ? null : rosterOf(tournament);
}

/** The configuration is taken at its word: who needs it checked has the schema for that. */
function isProvenance(value: unknown): value is PrintedProvenance {
  if (!isRecord(value)) return false;
  const { generation, seed, index, format, config } = value;
  return (
    Number.isInteger(generation) &&
    typeof seed === 'string' &&
    Number.isInteger(index) &&
    (format === 'trf16' || format === 'trf26') &&
    isRecord(config)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
