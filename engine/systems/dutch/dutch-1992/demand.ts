import type { Candidate } from '../../interface/candidate.js';
import type { Demand } from '../../interface/system.js';

/** Whether a candidate meets a demand. */
export function meets(demand: Demand, { pairs, floaters }: Candidate): boolean {
  if ('float' in demand) return floaters.includes(demand.float);
  const { pair } = demand;
  return pairs.some((places) => places.every((place) => pair.includes(place)));
}
