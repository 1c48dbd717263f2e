import type { ShrinkFailure, ShrunkCase } from '../shrunk-case.js';
import type { TriageCase } from '../triage/triage.js';
import type { CampaignFolder, ReadOnlyFolder } from './folder.js';

/** What a campaign finds after its trials, in files of its folder. */
export interface Findings extends ShrinkLists {
  readonly triage: readonly TriageCase[];
}

/** What shrinking has given, without the files. */
export interface ShrinkLists {
  /** The smallest tournament for the first deviation of each rule. */
  readonly shrunk: readonly ShrunkCase[];
  /** Rules for which there was no time to look for it, or not to the end. */
  readonly unshrunk: readonly string[];
  /** Deviations at which the program failed while it was asked for smaller tournaments. */
  readonly shrinkFailures: readonly ShrinkFailure[];
}

/** Empty lists where the folder has none. */
export function readFindings(folder: ReadOnlyFolder): Findings {
  const listIn = (name: string): unknown => JSON.parse(folder.read(name) ?? '[]');
  return {
    shrunk: listIn(SHRUNK) as Findings['shrunk'],
    unshrunk: listIn(UNSHRUNK) as Findings['unshrunk'],
    shrinkFailures: listIn(SHRINK_FAILURES) as Findings['shrinkFailures'],
    triage: listIn(TRIAGE) as Findings['triage'],
  };
}

export function writeShrunk(folder: CampaignFolder, lists: ShrinkLists): void {
  write(folder, SHRUNK, lists.shrunk);
  write(folder, UNSHRUNK, lists.unshrunk);
  write(folder, SHRINK_FAILURES, lists.shrinkFailures);
}

export function writeTriage(folder: CampaignFolder, list: readonly TriageCase[]): void {
  write(folder, TRIAGE, list);
}

function write(folder: CampaignFolder, name: string, list: readonly unknown[]): void {
  folder.write(name, `${JSON.stringify(list, null, 2)}\n`);
}

const SHRUNK = 'shrunk.json';
const UNSHRUNK = 'unshrunk.json';
const SHRINK_FAILURES = 'shrink-failures.json';
const TRIAGE = 'triage.json';
