import { runProcess } from '../start/process.js';
import { asDropped } from './dropped.js';

/** The program in one file, with Node and all that it reads. */
void runProcess(asDropped(process.argv.slice(2)));
