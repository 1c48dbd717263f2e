import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

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

/** Text of a golden file that is no tournament. */
export function goldenText(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8');
}

/** All golden tournaments of a folder in a fixed order. */
export function filesIn(folder: string): GoldenFile[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.trf'))
    .sort()
    .map((file) => ({ name: `${folder}/${file}`, content: readFileSync(join(ROOT, folder, file)) }));
}
