import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { readingWithSides } from '../words/reading-words.js';
import { grouped } from './words.js';

/** The sentence that a reader needs first: by what all discrepancies are right; null where nothing explains all of them. */
export function explainedWords({
  explainedBy,
  readingSides,
}: Pick<CampaignSummary, 'explainedBy' | 'readingSides'>): string | null {
  if (explainedBy === null) return null;
  const { readings, discrepancies } = explainedBy;
  const what = discrepancies === 1 ? 'The discrepancy is' : `All ${grouped(discrepancies)} discrepancies are`;
  return `${what} right by ${readings.map((id) => readingWithSides(id, readingSides)).join(', and also by ')}.`;
}
