import type { EditionFacts } from './system.js';

/** What an edition says of itself, without whatever else its system keeps with it. */
export function factsOf(edition: EditionFacts): EditionFacts {
  const { id, system, title, from, isFromUncertain, readingsDecide, until, code, years, baku, needs } =
    edition;
  const { primaryScore, lastRounds } = edition;
  return {
    ...{ id, system, title, from, until, code, years, baku, needs },
    ...(isFromUncertain === true ? { isFromUncertain } : {}),
    ...(lastRounds === undefined ? {} : { lastRounds }),
    ...(primaryScore === undefined ? {} : { primaryScore }),
    ...(readingsDecide === undefined ? {} : { readingsDecide }),
  };
}
