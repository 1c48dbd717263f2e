import { editionById, withChoices } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { RobinKind } from '../../engine/round-robin/index.js';
import { CandidateError } from './call/find-program.js';
import type { CandidateProfile } from './profile.js';

/**
 * What a candidate claims to follow: an edition in the form that the profile declares, or the table of a round robin.
 * @throws CandidateError for one that we do not know, or that leaves no such choice.
 */
export function rulesOfProfile(profile: Claim): Edition | RobinKind {
  const { name, edition, choices = {} } = profile;
  const kind = robinKind(edition);
  if (kind === null) return editionOfProfile(profile);
  const [choice] = Object.keys(choices);
  if (choice !== undefined)
    throw new CandidateError(`${name}: a ${edition} has a table, which leaves no choice ${choice}`);
  return kind;
}

/**
 * The edition that a candidate claims to follow, in the form that the profile declares.
 * @throws CandidateError for one that we do not know, for a round robin, or that leaves no such choice.
 */
export function editionOfProfile({ name, edition: id, choices = {} }: Claim): Edition {
  if (robinKind(id) !== null)
    throw new CandidateError(
      `${name}: a ${id} has a table; a second program, given positions and shrinking are for the rules of a Swiss`,
    );
  const edition = editionById(id);
  if (edition === null) throw new CandidateError(`${name}: this version does not know the edition ${id}`);
  try {
    return withChoices(edition, choices);
  } catch (error) {
    throw error instanceof RangeError ? new CandidateError(`${name}: ${error.message}`) : error;
  }
}

type Claim = Pick<CandidateProfile, 'name' | 'edition' | 'choices'>;
