import { editionById, withChoices } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { Edition } from '../../engine/index.js';
import { CandidateError } from './call/find-program.js';
import type { CandidateProfile } from './profile.js';

/**
 * The edition that a candidate claims to follow, in the form that the profile declares.
 * @throws CandidateError for one that we do not know, for a round robin, or that leaves no such choice.
 */
export function editionOfProfile({
  name,
  edition: id,
  choices = {},
}: Pick<CandidateProfile, 'name' | 'edition' | 'choices'>): Edition {
  if (robinKind(id) !== null)
    throw new CandidateError(
      `${name}: certify asks for rounds of a Swiss, and a ${id} has a table: generate --rules ${id} gives files for the program, and check holds its files against the table`,
    );
  const edition = editionById(id);
  if (edition === null) throw new CandidateError(`${name}: this version does not know the edition ${id}`);
  try {
    return withChoices(edition, choices);
  } catch (error) {
    throw error instanceof RangeError ? new CandidateError(`${name}: ${error.message}`) : error;
  }
}
