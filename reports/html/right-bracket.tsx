import type { VNode } from 'preact';
import type { PicturedBracket, PicturedSide } from '../../checker/index.js';
import { bracketName } from '../words/names.js';
import { participants } from '../words/numbers.js';
import { participantsOf } from '../words/words-of.js';
import { VERDICT_SIGNS, VERDICT_WORDS } from '../words/verdict-words.js';

/**
 * A bracket in which no deviation is told: it is paired by the rules, or not judged, where the rules leave the round to
 * the arbiter or find no pairing.
 */
export function RightBracket(props: { readonly bracket: PicturedBracket; readonly edition: string }): VNode {
  const { bracket, edition } = props;
  const { movedDown, residents, broughtUp, kind, score, published, reference } = bracket;
  const players = movedDown.length + residents.length + broughtUp.length;
  const isRight = published !== null && reference !== null && textOf(published) === textOf(reference);
  const verdict = isRight ? 'agrees' : 'not-checked';
  return (
    <p class={isRight ? 'right' : 'right unjudged'}>
      <span aria-hidden="true">{VERDICT_SIGNS[verdict]}</span>{' '}
      {bracketName({ bracket: score, bracketKind: kind }, edition)}: {VERDICT_WORDS[verdict]} (
      {participants(players, participantsOf(edition))})
    </p>
  );
}

/** The same for sides with the same pairs and floaters. */
function textOf({ pairs, floaters }: PicturedSide): string {
  const list = pairs.map(({ higher, lower }) => `${higher}-${lower}`).sort();
  return [...list, ...floaters.map(String).sort()].join();
}
