import type { Deviation } from '../../../checker/index.js';
import { bracketHeading } from '../names.js';
import type { ExplainContext } from './wording.js';

/** What is to be known of a deviation besides its reason, like "declared by the file"; empty for most. */
export function remarksOn(
  { declared, sameExchangeAs, edition: own }: Deviation,
  { edition, deviations }: ExplainContext,
): string[] {
  const counted = sameExchangeAs === undefined ? null : deviations[sameExchangeAs];
  return [
    ...(declared === true ? ['declared by the file'] : []),
    ...(counted === null ? [] : [`counted once, in ${theBracket(counted, own ?? edition)}`]),
  ];
}

/** The same behind the reason: " (declared by the file)". */
export function remarksInBrackets(deviation: Deviation, context: ExplainContext): string {
  const remarks = remarksOn(deviation, context);
  return remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
}

function theBracket(deviation: Deviation, edition: string): string {
  const heading = bracketHeading(deviation, edition);
  return heading.startsWith('bracket') ? `the ${heading}` : heading;
}
