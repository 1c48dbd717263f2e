import { asActed } from '../as/acted-program.js';
import { runProcess } from '../start/process.js';
import { asDropped } from './dropped.js';

/** The program in one file, with Node and all that it reads. */
const acted = asActed(process.argv.slice(2), process.execPath, process.env['SWISSPROOF_RULES']);
void runProcess(asDropped(acted));
