import { brokenPremises } from './acceleration.js';
import type { ReportedAcceleration, ReportedCase, ReportedLength } from './reported-facts.js';
import type { SettledCase } from './settle-case.js';
import type { SwissCase } from './swiss-case.js';

/** What a report says of a case. */
export function reportedCase({ swissCase, without, closer }: SettledCase): ReportedCase {
  const acceleration = reportedAcceleration(swissCase, without);
  const length = reportedLength(swissCase, without);
  const better = closer?.acceleration;
  return {
    ...(acceleration === null ? {} : { acceleration }),
    ...(length === null ? {} : { length }),
    ...(better?.kind === 'baku' && closer !== null
      ? { closer: { baku: better.edition, agree: closer.agree, rounds: closer.rounds } }
      : {}),
  };
}

function reportedAcceleration(
  { acceleration, event, length, tournament }: SwissCase,
  without: readonly number[],
): ReportedAcceleration | null {
  const { kind, from } = acceleration;
  if (kind === 'baku') {
    const broken = brokenPremises(acceleration, event);
    return {
      baku: acceleration.edition,
      from: acceleration.from,
      without: from === 'rounds' ? without : [],
      // Of a length that is only assumed nobody can say that it is too short.
      brokenPremises: length.from === 'played' ? broken.filter((one) => one !== 'rounds') : broken,
    };
  }
  const isIgnored = kind === 'none' && from === 'option' && tournament.virtualPoints.size > 0;
  return isIgnored ? { baku: null, from: 'option', without: [], brokenPremises: [] } : null;
}

function reportedLength(
  { length: { rounds, from } }: SwissCase,
  without: readonly number[],
): ReportedLength | null {
  if (from !== 'played' && from !== 'fit' && from !== 'option') return null;
  return { rounds, from, without: from === 'fit' ? without : [] };
}
