import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The files that are loaded with a file, by their paths in the project; imports of types are none. */
export function reachedFrom(entry: string): string[] {
  return [...reached(join(ROOT, entry), new Set())].map((file) => relative(ROOT, file));
}

function reached(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const pattern = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm;
  for (const [, target] of readFileSync(file, 'utf8').matchAll(pattern)) {
    expect(target, file).toMatch(/^\./);
    reached(join(dirname(file), target.replace(/\.js$/, '.ts')), seen);
  }
  return seen;
}
