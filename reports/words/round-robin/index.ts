import type { SystemWords } from '../system-words.js';
import { NO_WORDS } from '../system-words.js';

/** The words of an event that is paired by a table: there is one stage, the table. */
export const roundRobinWords: SystemWords = { ...NO_WORDS, stages: { table: 'Berger table' } };
