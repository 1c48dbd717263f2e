import { pairRound } from '../../engine/index.js';
import type { Edition, OtherReading, RoundState } from '../../engine/index.js';
import type { SwissCase } from '../case/swiss-case.js';
import { initialColourBy } from '../initial-colour.js';
import type { InitialColourBy } from '../initial-colour.js';
import { momentsOf } from '../moments.js';
import type { RoundReport } from '../report.js';
import { nameOf } from './right-otherwise.js';

/**
 * The same rounds, each with the other readings of the edition by which it is paired differently: every reading alone, from the
 * history that the file has.
 */
export function withDependence(rounds: readonly RoundReport[], swissCase: SwissCase): RoundReport[] {
  const asked = new Set(rounds.map(({ round }) => round));
  const depending = readingDependence(swissCase, (round) => asked.has(round));
  return rounds.map((report) => {
    const dependsOn = depending.get(report.round);
    return dependsOn === undefined ? report : { ...report, dependsOn };
  });
}

/** The readings that are tried: those about an unannounced number of rounds only where the file announces none. */
export function triedReadings({
  edition,
  length,
}: Pick<SwissCase, 'edition' | 'length'>): readonly OtherReading[] {
  return edition.otherReadings.filter(({ omitsRounds }) => !omitsRounds || length.from === 'played');
}

/**
 * The readings that change each paired round, in the order of the edition; none where it comes out the same by all of them.
 * @param isAsked true for the rounds to pair, 1-based.
 */
export function readingDependence(
  swissCase: SwissCase,
  isAsked: (round: number) => boolean = () => true,
): Map<number, string[]> {
  const { edition } = swissCase;
  const colourBy = initialColourBy(swissCase);
  const ours = pairedBy(swissCase, edition, isAsked);
  const depending = new Map([...ours.keys()].map((round): [number, string[]] => [round, []]));
  for (const reading of triedReadings(swissCase)) {
    const event = reading.otherEvent?.(swissCase.event) ?? swissCase.event;
    const own: InitialColourBy = (other) => colourBy(other, [reading.id]);
    for (const [round, name] of pairedBy({ ...swissCase, event }, reading.edition, isAsked, own))
      if (name !== ours.get(round)) depending.get(round)?.push(reading.id);
  }
  return depending;
}

/** What an edition makes of each round, in one line. */
function pairedBy(
  swissCase: SwissCase,
  edition: Edition,
  isAsked: (round: number) => boolean,
  colourBy: InitialColourBy = () => null,
): Map<number, string> {
  const names = new Map<number, string>();
  for (const { published, state } of momentsOf(swissCase, isAsked)) {
    if (published.participants.size === 0) continue;
    const read: RoundState = { ...state, initialColour: colourBy(edition, []) ?? state.initialColour };
    names.set(published.round, nameOf(pairRound(read, edition)));
  }
  return names;
}
