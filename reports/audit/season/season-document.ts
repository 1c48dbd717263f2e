import type { Season } from '../../../checker/audit/index.js';
import type { SeasonDocument } from '../../../corpus/schema/types/audit-report.js';
import { claimReason } from '../../words/season-words.js';

/** Returns the member `season` of the JSON document. */
export function seasonDocument(season: Season): SeasonDocument {
  const { events, players, chiefArbiters, organisers, federations, claims, unclaimed } = season;
  return {
    events: events.map(({ norms, ratings: _, claims: _claims, ...event }) => ({
      ...event,
      made: norms.filter(({ verdict }) => verdict === 'made').length,
      unknown: norms.filter(({ verdict }) => verdict === 'unknown').length,
      touched: norms.filter(({ isTouched }) => isTouched).length,
    })),
    players,
    ...{ chiefArbiters, organisers, federations },
    claims:
      claims?.map((judged) => ({
        ...judged.claim,
        verdict: judged.outcome.verdict,
        reason: claimReason(judged),
      })) ?? null,
    unclaimed,
  };
}
