import { withPersons } from '../../corpus/index.js';
import type { PersonInFile } from '../../corpus/index.js';
import { canonicalText } from './canonical.js';
import { hasFile } from './chain.js';
import type { ErasablePerson, Hash, PersonCommitment, ProtocolEntry } from './chain.js';

/** What the entry of a file without persons has of them: the commitments, and what can be erased beside it. */
export interface CommittedPersons {
  readonly persons: readonly PersonCommitment[];
  readonly erasable: readonly ErasablePerson[];
}

/** @param saltOf another salt each time, of at least 128 random bits. */
export function commitTo(
  persons: readonly PersonInFile[],
  saltOf: () => string,
  hash: Hash,
): CommittedPersons {
  const erasable = persons.map(({ player, fields }) => ({ player, salt: saltOf(), fields }));
  return {
    persons: erasable.map((one) => ({ player: one.player, commitment: commitment(one, hash) })),
    erasable,
  };
}

/** The result of comparing the personal data of an entry with its commitments. */
export interface JudgedPersons {
  /** False: something beside the entry is not what the entry is committed to. */
  readonly areTrue: boolean;
  /** Persons whose fields are not there any more. */
  readonly erased: number;
}

/** An entry without commitments has nothing beside it. */
export function judgePersons(entry: ProtocolEntry, hash: Hash): JudgedPersons {
  const { what, erasable = [] } = entry;
  const persons = hasFile(what) ? (what.persons ?? []) : [];
  const commitments = new Map(persons.map(({ player, commitment: one }) => [player, one]));
  const players = new Set(erasable.map(({ player }) => player));
  const areTrue =
    commitments.size === persons.length &&
    players.size === erasable.length &&
    erasable.every((one) => commitments.get(one.player) === commitment(one, hash)) &&
    (erasable.length === 0 || wholeFile(entry) !== null);
  return { areTrue, erased: persons.length - erasable.length };
}

/** The file of an entry as it came, byte for byte where nobody is erased; null where there is none, or nothing fits. */
export function wholeFile({ what, erasable = [] }: Pick<ProtocolEntry, 'what' | 'erasable'>): string | null {
  return hasFile(what) ? withPersons(what.file, erasable) : null;
}

function commitment({ salt, fields }: ErasablePerson, hash: Hash): string {
  return hash(canonicalText([salt, fields]));
}
