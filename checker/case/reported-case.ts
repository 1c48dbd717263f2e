import { brokenPremises } from './acceleration.js';
import type { ReportedAcceleration, ReportedCase, ReportedLength } from './reported-facts.js';
import type { SettledCase } from './settle-case.js';
import type { SwissCase } from './swiss-case.js';

/** What a report says of a case. */
export function reportedCase({ swissCase, without, closer }: SettledCase): ReportedCase {
  const acceleration = reportedAcceleration(swissCase, without);
  const length = reportedLength(swissCase, without);
  return {
    ...(acceleration === null ? {} : { acceleration }),
    ...(length === null ? {} : { length }),
    ...(closer === null ? {} : { closer }),
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
      // A length that is only assumed may be too short for the acceleration without being wrong.
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
