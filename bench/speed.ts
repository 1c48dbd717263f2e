import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../corpus/shipped/root.js';
import { keptIn, keptText, together } from './kept.js';
import { OptionError, orExit } from './options.js';
import { speedPicture } from './picture/picture.js';
import { pageWith } from './speed-page.js';

/**
 * `npm run speed`: makes the tables of docs/speed.md and its picture anew from the measurements that are kept in
 * bench/measured.json. `npm run speed -- measurements.json …` first keeps these there, of one bench or of several.
 */
const KEPT = pathOf('bench/measured.json');
const PAGE = pathOf('docs/speed.md');
const PICTURE = pathOf('docs/pictures/speed.svg');

const bench = orExit(() => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [first, ...others] = positionals.map(keptIn);
  if (first === undefined) return keptIn(KEPT);
  const kept = together([first, ...others]);
  if (kept.measurements.length === 0) throw new OptionError('nothing was measured there');
  writeFileSync(KEPT, keptText(kept));
  return keptIn(KEPT);
});
writeFileSync(PAGE, pageWith(readFileSync(PAGE, 'utf8'), bench));
writeFileSync(PICTURE, speedPicture(bench));
process.stdout.write(`written: ${PAGE}, ${PICTURE}\n`);

/** The program stands in `dist/`. */
function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, ROOT));
}
