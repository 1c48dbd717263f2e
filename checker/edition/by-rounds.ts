import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { editions } from '../../engine/index.js';
import { DEFAULT_CHECK, allAgree } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import { trialOf } from '../fit/trial.js';
import { countsOf, fits } from '../fit/trials.js';
import type { TrialCounts } from '../fit/trials.js';
import type { OpenEdition } from './called-for.js';
import type { RoundsFit } from './choice-source.js';
import { asFileDeclares } from './declared-form.js';
import { missingFor } from './missing-data.js';
import { declaredCase } from '../case/swiss-case.js';
import type { CaseOptions } from '../case/swiss-case.js';

/** What the rounds of a file say about its edition, where its date does not tell it. */
export interface FoundByRounds {
  /** Null where nothing speaks for one more than for another. */
  readonly edition: Edition | null;
  /** All rounds that could be checked agree with it. */
  readonly isFitting: boolean;
  /** Null: no round could be checked. */
  readonly fit: RoundsFit | null;
}

/**
 * The likeliest edition by which all rounds are paired as published: of those that the date allows, else of the others.
 * Where there is none, the one that is closest.
 */
export function editionByRounds(
  tournament: Tournament,
  { likely, others }: OpenEdition,
  settings: Partial<CheckOptions>,
): FoundByRounds {
  // Which rounds are asked for does not change by which rules the event was paired.
  const options = { ...DEFAULT_CHECK, ...settings, rounds: null, isPictured: false } as const;
  const tried = (editions: readonly Edition[]): Tried[] =>
    editions
      .map((edition) => asFileDeclares(edition, tournament))
      .filter((edition) => missingFor(edition, tournament).length === 0)
      .map((edition) => ({ edition, counts: countsOf(trialOf(edition, tournament, options)) }))
      .filter(({ counts }) => counts.rounds > 0);
  const first = tournament.pairedRounds === 0 ? [] : tried(likely);
  const isDecided = first.some(({ counts }) => fits(counts));
  const all = isDecided || tournament.pairedRounds === 0 ? first : [...first, ...tried(others)];
  const [best] = all.toSorted((a, b) => share(b.counts) - share(a.counts));
  if (best === undefined) return { edition: null, isFitting: false, fit: null };
  const { agree, rounds } = best.counts;
  const same = all.filter((one) => share(one.counts) === share(best.counts)).map(({ edition }) => edition);
  // An edition that is never taken by date is named only where no other does as well.
  const dated = same.filter(({ from }) => from !== null);
  const named = (dated.length > 0 ? dated : same).map(({ id }) => id);
  return {
    edition: best.edition,
    isFitting: fits(best.counts),
    fit: { agree, rounds, editions: named },
  };
}

interface Tried {
  readonly edition: Edition;
  readonly counts: TrialCounts;
}

/** Editions may not be able to check the same rounds. */
function share({ agree, rounds }: TrialCounts): number {
  return agree / rounds;
}

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
