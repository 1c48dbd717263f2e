import type { ProtocolDocument } from '../../checker/protocol/index.js';
import type { DeviationDocument } from '../../reports/protocol/index.js';

/** The documents of the server, as its OpenAPI document tells them. */
export interface EventDocument {
  readonly event: string;
  readonly name: string;
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

export type { DeviationDocument, ProtocolDocument };
