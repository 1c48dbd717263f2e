import type { ProgramsDocument } from '../schema/types/programs-ledger.js';
import { shippedText } from './files.js';

/** What public programs do otherwise, as `corpus/programs/ledger.json` has it; a test holds it against its schema. */
export function programsLedger(): ProgramsDocument {
  return JSON.parse(shippedText(`${FOLDER}ledger.json`)) as ProgramsDocument;
}

/** The path of the file of an entry, as `corpus/shipped/files.ts` takes it. */
export function entryPath({ file }: { readonly file: string }): string {
  return FOLDER + file;
}

const FOLDER = 'programs/';
