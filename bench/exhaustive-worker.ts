import { exploreAll } from '../checker/exhaustive/index.js';
import type { Batch, Difference, Happenings, Moment } from '../checker/exhaustive/index.js';
import type { CandidateProfile } from '../certification/program/index.js';
import { editionById } from '../engine/index.js';
import { witnessOf } from './exhaustive-witness.js';

/** Some events to explore; the edition by its name. */
export interface ExhaustiveTask {
  readonly edition: string;
  readonly events: readonly string[];
  readonly totalRounds: number;
  readonly happenings: Happenings;
  /** The program that is asked, too; null for none. */
  readonly candidate: CandidateProfile | null;
}

/** Run by the workers of `exhaustive.ts`. */
export default async function explored(task: ExhaustiveTask): Promise<Batch> {
  const { events, totalRounds, happenings, candidate } = task;
  const edition = editionById(task.edition);
  if (edition === null) throw new Error(`there is no edition ${task.edition}`);
  const moments: Moment[] = [];
  const see = candidate === null ? undefined : (moment: Moment) => moments.push(moment);
  const batch = exploreAll(events, edition, totalRounds, happenings, see);
  if (candidate === null) return batch;
  const witness = await witnessOf(candidate, edition);
  const differences: Difference[] = [...batch.differences];
  for (const moment of moments) {
    const pairing = await witness(moment, totalRounds);
    if (pairing !== moment.fast) differences.push({ ...moment, other: 'program', pairing });
  }
  return { ...batch, differences };
}
