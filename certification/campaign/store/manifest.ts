import type { Direction } from '../trials/trial.js';
import type { CandidateProfile } from '../../program/profile.js';

/** A campaign that cannot be begun, continued or merged. */
export class CampaignError extends Error {
  override readonly name = 'CampaignError';
}

/** What a campaign is: with the same manifest every machine gets the same result for the same tournament. */
export interface CampaignManifest {
  readonly schema: 'swissproof/campaign/3';
  readonly program: { readonly name: string; readonly version: string };
  readonly seed: string;
  /** Index of the first tournament. */
  readonly first: number;
  /** Tournaments in each direction. */
  readonly count: number;
  readonly directions: readonly Direction[];
  readonly edition: string;
  /** Settings of the generator, nothing left open; null where nothing is generated. */
  readonly generator: Json;
  /** Only tournaments in which a rule decides. */
  readonly steer?: Steering;
  /** The files whose rounds are asked for; the tournaments have their places in the list, from 1, as numbers. */
  readonly positions?: PositionSet;
  readonly candidate: CandidateIdentity;
  /** The program that is asked where ours and the candidate differ. */
  readonly second: CandidateIdentity | null;
  /** How often each rule decided is counted. */
  readonly coverage: boolean;
  /** The threshold that the campaign is judged by. */
  readonly procedure: ProcedureName;
  /** Goes on when the threshold cannot be reached any more. */
  readonly toTheEnd?: true;
}

export interface CandidateIdentity {
  /** With the version, or the words that it is unknown. */
  readonly name: string;
  /** As the program tells it itself; null when it does not. The profile has the version that it was written for. */
  readonly version: string | null;
  /** SHA-256 of the executable, or of the file that the launcher is given. */
  readonly program: string;
  /** Of the profile without the place of the program, which differs from machine to machine. */
  readonly hash: string;
  readonly profile: Json;
}

/** The profile of a candidate as a manifest holds it. */
export function profileOf({ profile }: CandidateIdentity): CandidateProfile {
  return profile as unknown as CandidateProfile;
}

export interface Steering {
  /** As `rulesOf` names it. */
  readonly rule: string;
  /** Tournaments that are looked at for each one; without success the last of them is taken. */
  readonly tries: number;
}

export interface PositionSet {
  /** Where the files are, or "known" for those that are shipped. */
  readonly folder: string;
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

/** The thresholds of the endorsement procedures, and that for given files: no difference at all. */
export type ProcedureName = 'c04a' | '2026' | 'positions';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** @throws CampaignError for the manifest of a campaign whose results this version does not read. */
export function requireFormat(manifest: unknown, folder: string): void {
  const { schema } = (manifest ?? {}) as { readonly schema?: unknown };
  if (/^swissproof\/campaign\/[12]$/.test(String(schema)))
    throw new CampaignError(
      `the campaign in ${folder} was begun by an older version of swissproof, whose results this version does not read; begin a new one`,
    );
}

/** The manifest as it stands in its file. */
export function manifestText(manifest: CampaignManifest): string {
  return `${JSON.stringify(sorted(manifest as unknown as Json), null, 2)}\n`;
}

/** A value as JSON on one line; equal values give equal texts, whatever the order of their keys. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(sorted(value));
}

/**
 * The keys in which two manifests differ so that their results do not belong together: all but the range of
 * tournaments, how far it goes and the places of programs and files. "candidate program" and "second program" stand for
 * other files, or files that call themselves otherwise.
 */
export function disagreements(a: CampaignManifest, b: CampaignManifest): string[] {
  const [left, right] = [comparable(a), comparable(b)];
  return Object.keys(left).filter((key) => canonicalJson(left[key]) !== canonicalJson(right[key]));
}

/** The indices of the campaign, first to last. */
export function indicesOf({ first, count }: Pick<CampaignManifest, 'first' | 'count'>): number[] {
  return Array.from({ length: count }, (_, offset) => first + offset);
}

function comparable(manifest: CampaignManifest): Record<string, Json> {
  const { first, count, candidate, second, toTheEnd, positions, ...rest } = manifest;
  return {
    ...(rest as unknown as Record<string, Json>),
    steer: (rest.steer ?? null) as unknown as Json,
    positions: positions?.files ?? null,
    candidate: candidate.hash,
    'candidate program': [candidate.program, candidate.name],
    second: second?.hash ?? null,
    'second program': second === null ? null : [second.program, second.name],
  };
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, Json>);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]),
  );
}
