import { opposite } from '../../engine/index.js';
import type { Edition, RoundState } from '../../engine/index.js';
import type { InitialColourBy } from '../initial-colour.js';
import type { Moment } from '../moments.js';
import type { RoundReport } from '../report.js';
import { isFirstRound, numberedByColours, readingOfNumbers } from './first-numbers.js';
import { isPublished } from './published-round.js';
import { rightOtherwise } from './right-otherwise.js';
import type { Pairing } from './right-otherwise.js';

/** A round, with what another reading needs to pair it. */
export interface ReadableMoment extends Pick<Moment, 'published' | 'state'> {
  readonly colourBy: InitialColourBy;
  /** The file states the initial-colour, or an option does. */
  readonly isColourStated: boolean;
}

/** Where readings decide, a round that deviates from ours but is right by another one. */
export function readOtherwise(
  report: RoundReport,
  moment: ReadableMoment,
  edition: Edition,
  pair: (state: RoundState, other: Edition) => Pairing,
): RoundReport {
  if (report.verdict !== 'deviates') return report;
  const { published, state, colourBy } = moment;
  const pairingBy = (other: Edition, ids: readonly string[]): Pairing =>
    pair({ ...state, initialColour: colourBy(other, ids) ?? state.initialColour }, other);
  const found = rightOtherwise(edition, pairingBy, (pairing) => isPublished(published, pairing));
  const readings = found.length > 0 ? found : readingByFirstNumbers(moment, edition, pair);
  return readings.length === 0 ? report : { ...report, verdict: 'agrees-otherwise', readings };
}

/** B4 in the first round, where some of the absent players have a number in it. */
function readingByFirstNumbers(
  { published, state, isColourStated }: ReadableMoment,
  edition: Edition,
  pair: (state: RoundState, other: Edition) => Pairing,
): string[] {
  const reading = readingOfNumbers(edition);
  if (reading === null || state.unnumbered.length === 0 || !isFirstRound(state)) return [];
  const { initialColour } = state;
  const colours = isColourStated ? [initialColour] : [initialColour, opposite(initialColour)];
  const isRight = colours.some((colour) => {
    const numbered = numberedByColours(state, published, colour);
    return numbered !== null && isPublished(published, pair(numbered, edition));
  });
  return isRight ? [reading] : [];
}
