import text from './harbour.trf?raw';
import type { ChosenFile } from './worker/tasks.js';

/** An invented event with one deviation, for those who have no file at hand. */
export function exampleFile(): ChosenFile {
  return { path: 'harbour.trf', content: new Blob([text]) };
}
