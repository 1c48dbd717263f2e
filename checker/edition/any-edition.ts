import type { Tournament } from '../../corpus/index.js';
import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { declaredCase } from '../case/swiss-case.js';
import type { CaseOptions } from '../case/swiss-case.js';
import { allAgree } from '../check-tournament.js';
import { asFileDeclares } from './declared-form.js';
import { missingFor } from './missing-data.js';

/**
 * The first edition, of whatever system, that pairs every round of a tournament as it was published, with or without the
 * Baku Acceleration; null where there is none. An edition is left with its first round that differs.
 */
export function anyEditionThatAgrees(
  tournament: Tournament,
  { firstColour, totalRounds }: Pick<CaseOptions, 'firstColour' | 'totalRounds'>,
): Edition | null {
  const forms = editions
    .map((edition) => asFileDeclares(edition, tournament))
    .filter((edition) => missingFor(edition, tournament).length === 0);
  const agrees = (edition: Edition): boolean =>
    (['auto', 'baku'] as const).some((acceleration) =>
      allAgree(declaredCase(tournament, edition, { acceleration, firstColour, totalRounds })),
    );
  return forms.find(agrees) ?? null;
}
