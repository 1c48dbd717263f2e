import type { Tournament } from '../../corpus/index.js';
import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { agreesThroughout } from '../check-tournament.js';
import type { MomentOptions } from '../moments.js';
import { asFileDeclares } from './declared-form.js';
import { missingFor } from './missing-data.js';

/**
 * The first edition, of whatever system, that pairs every round of a tournament as it was published, with or without the
 * Baku Acceleration; null where there is none. An edition is left with its first round that differs.
 */
export function anyEditionThatAgrees(
  tournament: Tournament,
  { firstColour, totalRounds }: Pick<MomentOptions, 'firstColour' | 'totalRounds'>,
): Edition | null {
  const options = { rounds: null, firstColour, totalRounds };
  const forms = editions
    .map((edition) => asFileDeclares(edition, tournament))
    .filter((edition) => missingFor(edition, tournament).length === 0);
  const agrees = (edition: Edition): boolean =>
    [null, edition.baku].some(
      (baku, index) => (index === 0 || baku !== null) && agreesThroughout(tournament, edition, baku, options),
    );
  return forms.find(agrees) ?? null;
}
