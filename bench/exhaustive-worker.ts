import { exploreAll } from '../checker/exhaustive/index.js';
import type { Batch, Happenings } from '../checker/exhaustive/index.js';
import { editionById } from '../engine/index.js';

/** Some events to explore; the edition by its name. */
export interface ExhaustiveTask {
  readonly edition: string;
  readonly events: readonly string[];
  readonly totalRounds: number;
  readonly happenings: Happenings;
}

/** Run by the workers of `exhaustive.ts`. */
export default function explored({ edition: id, events, totalRounds, happenings }: ExhaustiveTask): Batch {
  const edition = editionById(id);
  if (edition === null) throw new Error(`there is no edition ${id}`);
  return exploreAll(events, edition, totalRounds, happenings);
}
