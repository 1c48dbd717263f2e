import type { Colour } from '../../model/event.js';
import { allocateColour } from '../../rules/colours.js';
import type { ColouredPlayer, ColourRule } from '../../rules/colours.js';
import type { Certificate } from '../interface/certificate.js';
import { requireThat } from './rejection.js';
import type { ColourClaim, IdPair } from './statement.js';

/** A certificate of wrong colours. */
export interface ColourStatement extends Pick<Certificate, 'rule' | 'article'> {
  readonly published: { readonly pairs: readonly IdPair[] };
  readonly reference: { readonly pairs: readonly IdPair[] } | null;
  readonly colours: readonly ColourClaim[];
}

/** What decides the colours of a pair. */
export interface ColourFacts {
  readonly colourRules: readonly ColourRule[];
  readonly initialColour: Colour;
  /** By starting number. */
  readonly player: (id: number) => ColouredPlayer;
}

/** The same opponents, and pairs to which the named rule gives the other colours. */
export function checkColours(
  { published, reference, colours, rule: name, article }: ColourStatement,
  { colourRules, initialColour, player }: ColourFacts,
): string {
  const has = (side: ColourStatement['reference'], [a, b]: IdPair): boolean =>
    side !== null && side.pairs.some(([x, y]) => x === a && y === b);
  requireThat(
    colours.length > 0 && published.pairs.every((pair) => has(reference, pair)),
    'the opponents differ',
  );
  for (const { pair, published: theirs, reference: ours } of colours) {
    requireThat(has(published, pair), 'colours of a pair that was not published');
    const [higher, lower] = pair.map(player);
    const { colour, rule } = allocateColour(colourRules, higher, lower, initialColour);
    requireThat(ours === (colour === 'white' ? higher.id : lower.id), 'the reference has the wrong colours');
    requireThat(theirs !== ours && pair.includes(theirs), 'the published colours are right');
    requireThat(rule.article === article && name === article, `${article} does not decide`);
  }
  return `${article} gives the other colours`;
}
