import { readForEdition } from '../../../../checker/edition/read-for-edition.js';
import type { Tournament } from '../../../../corpus/index.js';
import { defaultEdition, editionById } from '../../../../engine/index.js';
import type { Edition } from '../../../../engine/index.js';
import { robinKind } from '../../../../engine/round-robin/index.js';
import { FILE_TRAITS } from '../../smoke/file-traits.js';

/** The command line of the fake candidate: what it is to do, and in which wrong way. */
const [mode, editionId, task, ...files] = process.argv.slice(2);
export { mode, task, files };

/** A mode is `KIND:DETAIL`; what the detail is depends on the kind. */
export const [kind] = mode.split(':');
export const detail = mode.slice(kind.length + 1);
/** What a candidate does not read of its files. */
export const misread = kind === 'misreads' ? (FILE_TRAITS.find((trait) => trait === detail) ?? null) : null;
/** The table that it follows; null: an edition. */
export const table = robinKind(editionId);
export const edition = table === null ? editionOf(editionId) : defaultEdition;

/** The tournament of a file; a file that is none ends this program. */
export function read(content: Uint8Array | string): Tournament {
  const { tournament, problems } = readForEdition(content, table === null ? edition : null);
  if (tournament === null) throw new Error(JSON.stringify(problems));
  return tournament;
}

function editionOf(id: string): Edition {
  const found = editionById(id);
  if (found === null) throw new Error(`no edition ${id}`);
  return found;
}
