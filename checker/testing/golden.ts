import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';

/** The golden tournaments beside a checkout, which not everybody has; see the README's chapter on tests. */
const ROOT = fileURLToPath(new URL('../../../shared/golden', import.meta.url));

export const hasGolden = existsSync(ROOT);

/** Said in the name of a test that is skipped. */
export const GOLDEN = hasGolden
  ? 'golden tournaments'
  : 'golden tournaments (skipped: ../shared/golden is not there)';

export interface GoldenFile {
  readonly name: string;
  readonly content: Buffer;
}

/** All golden files of an edition in a fixed order; none where no program endorsed for it is known, as for 1992. */
export function goldenFiles(edition: string): GoldenFile[] {
  if (!existsSync(join(ROOT, edition))) return [];
  return readdirSync(join(ROOT, edition), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((group) => filesIn(`${edition}/${group}`));
}

/** The files in which an earlier version was wrong, by what they are about: "dutch-2026", "reasons". */
export function foundFiles(subject: string): GoldenFile[] {
  return hasGolden ? filesIn(`found/${subject}`) : [];
}

/** At least so many golden files, of each folder the same number as far as it has them, in a fixed order. */
export function goldenSample(count: number): GoldenFile[] {
  if (!hasGolden) return [];
  const folders = readdirSync(ROOT, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    // Its rounds take seconds each.
    .filter((folder) => folder !== SLOW)
    .map((folder) => ({ folder, names: tournamentsIn(folder) }))
    .filter(({ names }) => names.length > 0);
  const taken = (most: number): string[] =>
    folders.flatMap(({ folder, names }) => evenly(names, most).map((name) => `${folder}/${name}`));
  let most = 1;
  while (taken(most).length < count && most < count) most++;
  return taken(most)
    .sort()
    .map((name) => ({ name, content: readFileSync(join(ROOT, name)) }));
}

const SLOW = join('found', 'server');

/** Text of a golden file that is no tournament. */
export function goldenText(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8');
}

/** All golden tournaments of a folder in a fixed order. */
export function filesIn(folder: string): GoldenFile[] {
  return tournamentsIn(folder).map((file) => ({
    name: `${folder}/${file}`,
    content: readFileSync(join(ROOT, folder, file)),
  }));
}

function tournamentsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.trf'))
    .sort();
}

/** So many items from the first to the last, or all where there are fewer. */
function evenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]);
}
