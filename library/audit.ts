import { auditFile, auditTotals } from '../checker/audit/index.js';
import type { PlayerRow } from '../checker/audit/index.js';
import { DECLARED_EXEMPTIONS, federationOf } from '../engine/norms/index.js';
import type { DeclaredExemption, LeastGames } from '../engine/norms/index.js';
import type { AccelerationOption } from '../checker/index.js';
import type { Colour } from '../engine/index.js';
import { present } from '../engine/present.js';
import { auditDocument } from '../reports/audit/json.js';
import type { AuditDocument } from '../reports/audit/json.js';
import { requireOptions, listOf, oneOf, orNull, parts } from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { ACCELERATION, COLOUR, requireContent, NUMBER, TEXT } from './option-shapes.js';
import { rulesNamed } from './edition-named.js';

export interface LibraryAuditOptions {
  /** Name of the file in the document. Default "tournament". */
  readonly file?: string;
  /** Name of one of the `editions`, "round-robin", "double-round-robin", or "auto" (the default): chosen from the file. */
  readonly rules?: string;
  readonly initialColour?: Colour;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds?: number;
  /** "baku", "none", or "auto" (the default): as the file declares it; the Baku acceleration where it declares none and every round agrees with it. */
  readonly acceleration?: AccelerationOption;
  /** What the file lacks about its players. */
  readonly players?: readonly LibraryPlayerRow[];
  /** Articles that exempt from the foreigner requirement: 1.4.3a, b, c. Default: none. */
  readonly exempt?: readonly DeclaredExemption[];
  /** Code of the federation that registered the event. Default: record 032. */
  readonly hostFederation?: string;
  /** Games that a norm needs. Default 9. */
  readonly leastGames?: LeastGames;
}

/** What the file lacks about a player, named by `id` or `fideId`. What is left out is unknown. */
export interface LibraryPlayerRow extends Partial<PlayerRow> {
  /** Its name in warnings. Default: "players.0", its place in the list. */
  readonly place?: string;
}

/**
 * The norms of a tournament, and the deviations of its pairings that touch them: the document of `swissproof audit
 * --format json`. An option that is out of its range is a RangeError, an
 * argument of another type a TypeError.
 */
export function audit(content: Uint8Array | string, options: LibraryAuditOptions = {}): AuditDocument {
  requireContent(content);
  requireOptions('options', options, OPTIONS);
  const { file = 'tournament', exempt = [], leastGames = 9, hostFederation = null } = options;
  if (hostFederation !== null && federationOf(hostFederation) === null)
    throw new RangeError(`hostFederation: found ${hostFederation}, expected a code of three letters`);
  const report = auditFile(content, file, {
    ...rulesNamed(options.rules),
    firstColour: options.initialColour ?? null,
    totalRounds: options.totalRounds ?? null,
    acceleration: options.acceleration ?? 'auto',
    rows: (options.players ?? []).map((row, index) => rowOf(row, `players.${index}`)),
    declared: exempt,
    leastGames,
    host: hostFederation,
  });
  return auditDocument(report, auditTotals(report));
}

function rowOf(row: LibraryPlayerRow, place: string): PlayerRow {
  if ((row.id ?? null) === null && (row.fideId ?? '') === '')
    throw new RangeError(`${place}: found neither id nor fideId, expected one of them`);
  return { ...UNKNOWN, place, ...present(row) };
}

const GAMES: readonly LeastGames[] = [7, 8, 9];

const UNKNOWN = {
  ...{ id: null, rating: null },
  ...{ fideId: '', name: '', title: '', federation: '', sex: '' },
} as const;

const ROW: ShapeOf<PlayerRow> = {
  place: TEXT,
  id: orNull(NUMBER),
  fideId: TEXT,
  name: TEXT,
  title: TEXT,
  federation: TEXT,
  rating: orNull(NUMBER),
  sex: TEXT,
};

const OPTIONS: ShapeOf<LibraryAuditOptions> = {
  file: TEXT,
  rules: TEXT,
  initialColour: COLOUR,
  totalRounds: NUMBER,
  acceleration: ACCELERATION,
  players: listOf(parts(ROW)),
  exempt: listOf(oneOf(DECLARED_EXEMPTIONS)),
  hostFederation: TEXT,
  leastGames: oneOf(GAMES),
};
