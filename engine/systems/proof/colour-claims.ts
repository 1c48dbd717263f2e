import type { Candidate, Place, Step } from '../interface/system.js';
import type { ColourClaim } from './statement.js';

/** Who had White in the pairs of these players, and who should have had it. */
export function colourClaims(
  step: Pick<Step, 'coloursOf'>,
  { pairs }: Candidate,
  places: readonly Place[],
  id: (place: Place) => number,
): ColourClaim[] {
  return pairs
    .filter(([higher]) => places.includes(higher))
    .map((pair) => {
      const [higher, lower] = pair;
      const { white } = step.coloursOf(pair);
      const black = white === higher ? lower : higher;
      return { pair: [id(higher), id(lower)], published: id(black), reference: id(white) };
    });
}
