import type { WriteOptions } from '../corpus/index.js';
import { resolveConfig } from './config.js';
import type { GeneratorConfig, ResolvedConfig } from './config.js';

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
export const GENERATION = 1;

/** The text of the first comment line of a generated file, after its `###`. */
export function provenanceComment(provenance: Provenance): string {
  const { generation, seed, index, format, config } = provenance;
  return `${MARK}${JSON.stringify({ generation, seed, index, format, config: resolveConfig(config) })}`;
}

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
  return { ...value, config: resolveConfig(value.config) };
}

const MARK = ' swissproof generate ';

/** The configuration is taken at its word: who needs it checked has the schema for that. */
function isProvenance(value: unknown): value is Omit<Provenance, 'config'> & { config: GeneratorConfig } {
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
