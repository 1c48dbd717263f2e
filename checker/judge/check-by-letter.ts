import { completeRound, pairRound } from '../../engine/index.js';
import type { Edition, RoundState } from '../../engine/index.js';
import type { RoundReport } from '../report.js';
import { agrees } from './as-published.js';
import { compareRound, withReadings } from './check-round.js';
import type { CheckedMoment } from './check-round.js';
import { readingByFirstNumbers, withColour } from './first-numbers.js';
import { publishedBoards } from './published-round.js';
import type { PublishedRound } from './published-round.js';
import { nameOf, rightOtherwise } from './right-otherwise.js';
import type { Pairing } from './right-otherwise.js';

/**
 * Checks a round by the literal reading of an edition; a round that is too large for it is not checked.
 * @throws Error where the two readings pair the round differently.
 */
export function checkByLetter(moment: CheckedMoment, edition: Edition): RoundReport {
  const { published, state, assumedFinal } = moment;
  if (!isTooLarge(state, edition)) {
    // The reasons are those of the fast reading, which must pair alike.
    const round = edition.round(state);
    const outcome = completeRound(state, round);
    const ours = nameOf(edition.byLetter(state));
    if (nameOf(outcome) !== ours)
      throw new Error(`round ${published.round}: its two readings of ${edition.id} pair it differently`);
    const report = compareRound(moment, edition, round, outcome);
    if (report.verdict !== 'deviates') return report;
    const found = rightOtherwise(edition, {
      isRight: (other, ids) =>
        isPublished(published, literalPairing(withColour(state, moment.colourBy(other, ids)), other)),
      changesRound: (other) => nameOf(literalPairing(state, other)) !== ours,
    });
    const byNumbers = (numbered: RoundState): boolean => isPublished(published, edition.byLetter(numbered));
    return withReadings(report, found.length > 0 ? found : readingByFirstNumbers(moment, edition, byNumbers));
  }
  return {
    round: published.round,
    assumedFinal,
    verdict: 'not-checked',
    tooLarge: { players: state.players.length, limit: edition.literalLimit },
    published: publishedBoards(published),
    reference: [],
    deviations: [],
  };
}

/**
 * Whether the literal reading of an edition pairs a round as it was published.
 * @returns null where the rules leave the round to the arbiter.
 */
export function agreesByLetter(
  state: RoundState,
  edition: Edition,
  published: PublishedRound,
): boolean | null {
  const pairing = edition.byLetter(state);
  return pairing.kind === 'left-to-arbiter' ? null : isPublished(published, pairing);
}

export function isTooLarge({ players }: RoundState, { literalLimit }: Edition): boolean {
  return players.length > literalLimit;
}

/** An other reading by the letter; the fast one where nobody has read it so by the letter. */
function literalPairing(state: RoundState, other: Edition): Pairing {
  return other.literalLimit === 0 ? pairRound(state, other) : other.byLetter(state);
}

function isPublished(published: PublishedRound, { pairs, bye }: Pairing): boolean {
  return pairs !== undefined && bye !== undefined && agrees(published, { pairs, bye });
}
