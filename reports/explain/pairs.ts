import type { ColourWish, FloatStory, PairStory, Refusal } from '../../checker/index.js';
import { floatDown } from '../words/numbers.js';
import { parityWords } from '../words/parity-words.js';
import { whyBarred } from '../words/deviation/forbidden-words.js';
import { defectWords, explain } from '../words/deviation/wording.js';
import { bracketName, cite } from '../words/names.js';
import { floatWords } from '../words/words-of.js';

/** Why a pair has its colours: "Player 12 has White: grant both colour preferences [5.2.1]; …". */
export function colourSentence(pair: PairStory): string {
  return `Player ${pair.white.id} has White against player ${pair.black.id}: ${colourReason(pair)}.`;
}

/** The rule that decided the colours of a pair, and what the two would like. */
export function colourReason({ white, black, article, title, parity }: PairStory): string {
  const counts = parity === null ? '' : `; ${parityWords(parity)}`;
  return `${title} [${article}]${counts}; ${wish(white)}, ${wish(black)}`;
}

/** Who floats and why, as the rest of a sentence: "player 12 floats down, because …". */
export function floatSentence(
  { players, reason, lowest }: FloatStory,
  { kind }: { readonly kind: string },
  edition: string,
): string {
  const who =
    reason === 'bye'
      ? `player ${players[0]} receives the pairing-allocated bye`
      : floatDown(players, floatWords(kind, edition).leaves);
  const why = `${who}${REASONS[reason]}.`;
  if (lowest === null) return why;
  return `${why} Not player ${lowest.player}, the lowest ranked: ${refusalWords(lowest.refusal, edition)}`;
}

function refusalWords(refusal: Refusal, edition: string): string {
  if ('deviation' in refusal) {
    const { deviation } = refusal;
    if (refusal.kind === 'better')
      return `that would be better than what was chosen${defectWords(deviation)}.`;
    const name = `${bracketName(deviation, edition)}: `;
    const words = explain(deviation, { edition, deviations: [deviation] }).slice(name.length);
    return refusal.kind === 'worse' ? `at the best, with that, ${words}` : words;
  }
  const quoted = `[${cite(refusal.rule, edition)}].`;
  return refusal.kind === 'impossible'
    ? `that player may not receive it, ${whyBarred(edition)} ${quoted}`
    : `then the others cannot all be paired any more ${quoted}`;
}

function wish({ id, preference, strength }: ColourWish): string {
  if (preference === null) return `${id} has no preference`;
  return `${id} prefers ${preference === 'white' ? 'White' : 'Black'} (${strength})`;
}

const REASONS: Readonly<Record<FloatStory['reason'], string>> = {
  bye: '',
  odd: ', because the number of players is odd',
  'no-more-pairs': ', because no more pairs are possible in the bracket',
  completion: ', because the players below could not all be paired otherwise',
  'completion-with-bye':
    ', because otherwise the players below could not all be paired with the bye at the lowest score',
};
