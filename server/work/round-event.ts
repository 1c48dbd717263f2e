import type { CommittedPersons, RecordedDeviation, RoundEvent } from '../../checker/protocol/index.js';
import { PROGRAM } from '../../reports/index.js';
import { sha256 } from '../access/keys.js';
import type { FoundDeviation } from '../store/deviations.js';
import type { PairedRound } from './tasks.js';

/**
 * Returns what the protocol stores of a paired round, and the persons beside it.
 * @param file as it came; it is stored only in events of an earlier version, whose entries have no placeholders.
 */
export function roundEvent(
  paired: PairedRound,
  file: string,
): { readonly what: RoundEvent } & Partial<Pick<CommittedPersons, 'erasable'>> {
  const { entry, isClosed, round, edition } = paired;
  const { answer, deviations, breaches } = entry ?? paired;
  const what: RoundEvent = {
    kind: isClosed ? 'closed' : 'round',
    round,
    edition,
    ...(entry === null ? { file } : { file: entry.template, persons: entry.persons }),
    answer: sha256(answer),
    differences: deviations.length - breaches,
    breaches,
    ...(deviations.length === 0 ? {} : { deviations: deviations.map(recorded) }),
    program: PROGRAM.version,
  };
  return entry === null ? { what } : { what, erasable: entry.erasable };
}

/** The protocol stores no FIDE numbers: they are in the file. */
function recorded({ fideIds: _, ...deviation }: FoundDeviation): RecordedDeviation {
  return deviation;
}
