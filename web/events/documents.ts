import type { AuditDocument } from '../../corpus/schema/types/audit-report.js';
import type { ProtocolDocument, SignedHead } from '../../checker/protocol/index.js';
import type { DeviationDocument } from '../../reports/protocol/index.js';

/** The documents of the server, as its OpenAPI document tells them. */
export interface EventDocument {
  readonly event: string;
  readonly name: string;
  /** That of the key that registered it; empty: none. */
  readonly federation: string;
  readonly organiser: string;
  readonly program: string;
  readonly edition: string | null;
  readonly startDate: string | null;
  readonly players: number;
  /** The last round given out; 0: none. */
  readonly round: number;
  readonly deviations: number;
  /** When the file with the last results came; null: not yet. */
  readonly closed: string | null;
  readonly created: string;
  /** Time of the last entry in the protocol. */
  readonly changed: string;
  /** Whether this key asks for its rounds. */
  readonly isYours: boolean;
}

export interface RoundDocument {
  readonly round: number;
  readonly edition: string;
  readonly boards: readonly GivenBoard[];
  /** Number of the entry in the protocol. */
  readonly entry: number;
  readonly by: string;
  readonly at: string;
}

/** By starting number. */
export type GivenBoard = { readonly white: number; readonly black: number } | { readonly bye: number };

export interface RoundsDocument {
  readonly rounds: readonly RoundDocument[];
}

/** The file of an event as it stands now. */
export interface FileDocument {
  readonly file: string;
}

export interface DeviationsDocument {
  readonly deviations: readonly DeviationDocument[];
}

/** What is told when an event is registered. */
export interface RegisteredDocument {
  readonly event: string;
  /** Null: it was ended or renewed since. */
  readonly secret: string | null;
  readonly name: string;
  readonly players: number;
}

/** A round as it is given out, or the end of the event. */
export interface GivenDocument extends RoundDocument, DeviationsDocument, FileDocument {
  readonly event: string;
  readonly isClosed: boolean;
  readonly entryHash: string;
  /** The entry of the protocol, signed by the server. */
  readonly head: SignedHead;
}

export interface NormsDocument extends DeviationsDocument {
  readonly audit: AuditDocument;
}

/** Closed events evaluated together. */
export interface SeasonDocument {
  readonly events: number;
  readonly notAudited: number;
  /** False: more closed events match. */
  readonly isComplete: boolean;
  readonly tables: readonly SeasonTableDocument[];
}

export interface SeasonTableDocument {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly (readonly string[])[];
}

export interface KeyDocument {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly federation: string | null;
  readonly created: string;
  readonly expires: string | null;
  readonly revoked: string | null;
  readonly quota: Readonly<Record<'events' | 'files' | 'bytes', Usage>>;
}

/** Of what a key may store, and what it has stored. */
export interface Usage {
  readonly limit: number;
  readonly used: number;
}

export interface NewKeyDocument {
  readonly id: string;
  readonly key: string;
}

export type { DeviationDocument, ProtocolDocument };
