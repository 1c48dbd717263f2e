import { PROGRAM } from '../../reports/program.js';
import { processIo } from '../io.js';
import { wholeProgram } from '../run.js';
import { manualPage } from './page.js';

/** Prints the manual page: what `npm run build` writes to dist/man/. */
void wholeProgram({ ...processIo(), columns: 72 }).then((program) => {
  process.stdout.write(manualPage(program, PROGRAM.version));
});
