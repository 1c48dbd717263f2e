import type { Tournament } from '../../corpus/index.js';
import { bakuVirtualPoints } from '../../engine/index.js';
import type { Colour, Edition, EventData } from '../../engine/index.js';
import { asFirstPaired } from '../known-then/as-known.js';
import { initialColourFor } from '../initial-colour.js';
import type { InitialColour } from '../initial-colour.js';
import type { EditionChoice } from '../report.js';
import { declaredAcceleration } from './acceleration.js';
import type { Acceleration, AccelerationOption } from './acceleration.js';
import { declaredLength } from './event-length.js';
import type { EventLength } from './event-length.js';

/**
 * What the rounds of a Swiss event are checked by, with the reason for each part. It is made once for a file and passed to
 * everything that checks, pairs, explains, proves or audits it.
 */
export interface SwissCase {
  /** As it was read, with provisional ratings where they are used. */
  readonly tournament: Tournament;
  readonly edition: Edition;
  readonly choice: EditionChoice;
  readonly acceleration: Acceleration;
  readonly length: EventLength;
  /** The tournament as the engine pairs it: with the virtual points and the number of rounds of this case. */
  readonly event: EventData;
  /** Null where no record, no option and no game shows it. */
  readonly initialColour: InitialColour | null;
}

/** What the caller states about an event, where the file may not. */
export interface CaseOptions {
  readonly acceleration: AccelerationOption;
  readonly totalRounds: number | null;
  readonly firstColour: Colour | null;
}

/** The case of an edition as the options and the file declare it: nothing is tried. */
export function declaredCase(
  tournament: Tournament,
  edition: Edition,
  options: Partial<CaseOptions> = {},
): SwissCase {
  const acceleration = declaredAcceleration(tournament, edition, options.acceleration ?? 'auto');
  const choice = {
    id: edition.id,
    chosenBy: 'option',
    source: { kind: 'option', options: [edition.id] },
  } as const;
  return decidedCase(tournament, { edition, choice, acceleration }, options);
}

/** The same of an edition that was chosen, with what was decided on the way. */
export function decidedCase(
  tournament: Tournament,
  { edition, choice, acceleration }: Pick<SwissCase, 'edition' | 'choice' | 'acceleration'>,
  { totalRounds = null, firstColour = null }: Partial<CaseOptions>,
): SwissCase {
  const parts = { acceleration, length: declaredLength(tournament, totalRounds) };
  return swissCase(tournament, edition, choice, parts, firstColour);
}

/** The same case with another tournament, another length or another acceleration. */
export function otherCase(
  before: SwissCase,
  parts: Partial<Pick<SwissCase, 'tournament' | 'acceleration' | 'length'>>,
): SwissCase {
  const { tournament, edition, choice, acceleration, length, initialColour } = { ...before, ...parts };
  const firstColour = initialColour?.from === 'option' ? initialColour.colour : null;
  return swissCase(tournament, edition, choice, { acceleration, length }, firstColour);
}

/** The same case of a tournament that differs in its results, like another meaning of the file. */
export function caseOfOther(before: SwissCase, tournament: Tournament): SwissCase {
  return otherCase(before, { tournament });
}

function swissCase(
  tournament: Tournament,
  edition: Edition,
  choice: EditionChoice,
  { acceleration, length }: Pick<SwissCase, 'acceleration' | 'length'>,
  firstColour: Colour | null,
): SwissCase {
  const event = eventOf(tournament, acceleration, length);
  const first = asFirstPaired(tournament);
  const shown = first === tournament ? event : eventOf(first, acceleration, length);
  const initialColour = initialColourFor(shown, edition, firstColour);
  return { tournament, edition, choice, acceleration, length, event, initialColour };
}

function eventOf(tournament: Tournament, acceleration: Acceleration, { rounds }: EventLength): EventData {
  const event: EventData = { ...tournament, totalRounds: rounds };
  if (
    acceleration.kind === 'virtual-points' ||
    (acceleration.kind === 'none' && event.virtualPoints.size === 0)
  )
    return event;
  if (acceleration.kind === 'none') return { ...event, virtualPoints: new Map() };
  return {
    ...event,
    virtualPoints: bakuVirtualPoints(event, acceleration.edition, presentFirst(tournament)),
  };
}

/** Before round 1 is paired those who are not known to be away; after it those who took part in it. */
function presentFirst({ players, pairedRounds }: Tournament): ((id: number) => boolean) | undefined {
  if (pairedRounds > 0) return undefined;
  const present = new Set(players.filter(({ rounds }) => rounds.length === 0).map(({ id }) => id));
  return (id) => present.has(id);
}
