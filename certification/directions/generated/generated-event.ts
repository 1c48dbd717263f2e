import type { Tournament } from '../../../corpus/index.js';
import { resolveConfig } from '../../../generator/index.js';
import { EVENT_FEATURES } from '../../campaign/trials/generated-event.js';
import type { EventFeature, GeneratedEvent } from '../../campaign/trials/generated-event.js';
import type { Wish } from '../../program/generator-wishes.js';
import type { CandidateProfile } from '../../program/profile.js';
import { askedFor } from './asked-for.js';
import { contentOf } from './content.js';
import { featuresOf } from './features-of.js';
import { gamesOf } from './games.js';
import { resultsByDifference } from './results-by-difference.js';
import { valuesOf } from './values-of.js';

/** What a generator was asked for, and what its file has. */
export function generatedEvent(
  tournament: Tournament,
  { config }: Wish,
  { commands }: CandidateProfile,
): GeneratedEvent {
  const format = commands?.generate?.config === 'key-value' ? 'key-value' : 'json';
  const games = gamesOf(tournament);
  const features = featuresOf(tournament, games);
  // Where strengths are asked to differ from the ratings, the results do not follow these.
  const followsRatings = format === 'key-value' || resolveConfig(config).strengthSpread.max === 0;
  return {
    content: contentOf(tournament),
    ...askedFor(config, format),
    came: format === 'key-value' ? asKeysMean(features) : features,
    values: valuesOf(tournament, config, format),
    results: followsRatings ? resultsByDifference(games) : null,
  };
}

/** Who retires by the keys (`RetiredRate`) only misses rounds in some programs: with zero points, and comes back. */
function asKeysMean(features: readonly EventFeature[]): EventFeature[] {
  const renamed = new Set(features.map((one) => (one === 'zero-point-bye' ? 'withdrawal' : one)));
  const has = (feature: EventFeature): boolean => feature !== 'zero-point-bye' && renamed.has(feature);
  return EVENT_FEATURES.filter(has);
}
