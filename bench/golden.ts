import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workload } from './measure.js';
import { median } from './statistics.js';

/**
 * The tournaments of independent programs in a folder, a workload for each group in it: the first of them, so that it
 * ends soon; empty when the folder is not there.
 */
export function goldenWorkloads(root: string, edition: string, most: number): Workload[] {
  const folder = join(root, edition);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()
    .map((group) => {
      const files = readdirSync(join(folder, group)).sort().slice(0, most);
      const events = files.map((file) => readFileSync(join(folder, group, file), 'utf8'));
      return { edition, kind: `golden-${group}`, players: median(events.map(playersIn)), events };
    });
}

function playersIn(text: string): number {
  return text.split(/\r\n|\r|\n/).filter((line) => line.startsWith('001')).length;
}
