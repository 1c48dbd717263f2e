import { auditFile, auditTotals } from '../checker/audit/index.js';
import type { PlayerRow } from '../checker/audit/index.js';
import { DECLARED_EXEMPTIONS, federationOf } from '../engine/norms/index.js';
import type { DeclaredExemption, LeastGames } from '../engine/norms/index.js';
import type { Colour } from '../engine/index.js';
import { auditDocument } from '../reports/audit/json.js';
import type { AuditDocument } from '../reports/audit/json.js';
import { demandWhole } from './demand-whole.js';
import { rulesNamed } from './edition-named.js';

export interface LibraryAuditOptions {
  /** Name of the file in the document. Default "tournament". */
  readonly file?: string;
  /** Name of one of the `editions`, "round-robin", "double-round-robin", or "auto" (the default): chosen from the file. */
  readonly rules?: string;
  readonly firstColour?: Colour;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds?: number;
  /** What the file lacks about its players. */
  readonly players?: readonly PlayerRow[];
  /** Articles that exempt from the foreigner requirement: 1.4.3a, b, c. Default: none. */
  readonly exempt?: readonly DeclaredExemption[];
  /** Code of the federation that registered the event. Default: record 032. */
  readonly hostFederation?: string;
  /** Games that a norm needs. Default 9. */
  readonly leastGames?: LeastGames;
}

/**
 * The norms of a tournament, and the deviations of its pairings that touch them: the document of `swissproof audit
 * --format json`. An option that is out of its range is a RangeError.
 */
export function audit(content: Uint8Array | string, options: LibraryAuditOptions = {}): AuditDocument {
  const { file = 'tournament', exempt = [], leastGames = 9, hostFederation = null } = options;
  demandWhole(options, { totalRounds: 1, leastGames: 7 });
  if (leastGames > 9) throw new RangeError(`leastGames: found ${String(leastGames)}, expected 7, 8 or 9`);
  const unknown = exempt.find((article) => !DECLARED_EXEMPTIONS.includes(article));
  if (unknown !== undefined)
    throw new RangeError(`exempt: found ${unknown}, expected ${DECLARED_EXEMPTIONS.join(', ')}`);
  if (hostFederation !== null && federationOf(hostFederation) === null)
    throw new RangeError(`hostFederation: found ${hostFederation}, expected a code of three letters`);
  const report = auditFile(content, file, {
    ...rulesNamed(options.rules),
    firstColour: options.firstColour ?? null,
    totalRounds: options.totalRounds ?? null,
    rows: options.players ?? [],
    declared: exempt,
    leastGames,
    host: hostFederation,
  });
  return auditDocument(report, auditTotals(report));
}
