import { readFileSync } from 'node:fs';
import { ROOT } from '../../corpus/shipped/root.js';

/**
 * The protocol of adapters, as Markdown: the text of `certification/PROTOCOL.md`. A bundle holds the text itself in place of
 * this module (scripts/bundle.mjs), so that the installed program and the executables need no file for it.
 */
export function protocolText(): string {
  return readFileSync(new URL('certification/PROTOCOL.md', ROOT), 'utf8');
}
