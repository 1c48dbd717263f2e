import text from './example.trf?raw';
import type { ChosenFile } from './worker/tasks.js';

/** An event that is not paired by the rules that its date calls for. */
export function exampleFile(): ChosenFile {
  return { path: 'example.trf', content: new Blob([text]) };
}
