import type { ColourWish, FloatStory, PairCost, PairStory, Refusal } from '../../checker/index.js';
import { capital, floatDown } from '../words/numbers.js';
import { differenceWords, parityWords } from '../words/colour-words.js';
import { whyBarred } from '../words/deviation/forbidden-words.js';
import { defectWords, markedExplanation } from '../words/deviation/wording.js';
import { bracketName, cite } from '../words/names.js';
import { person } from '../words/person.js';
import { floatWords, participantsOf } from '../words/words-of.js';

/** Why a pair has its colours, marked for names: "Player 12 has White: grant both colour preferences [5.2.1]; …". */
export function colourSentence(pair: PairStory, edition: string): string {
  const { one } = participantsOf(edition);
  const sentence = `${capital(one)} ${person(pair.white.id)} has White against ${one} ${person(pair.black.id)}: ${colourReason(pair, edition)}.`;
  return [sentence, ...pair.costs.map((cost) => costWords(cost, one))].join(' ');
}

/** "Player 2 gets White for the third time in a row." */
function costWords({ player, colour, kind, difference }: PairCost, one: string): string {
  const name = colour === 'white' ? 'White' : 'Black';
  const who = `${capital(one)} ${person(player)}`;
  return kind === 'third-colour'
    ? `${who} gets ${name} for the third time in a row.`
    : `${who} gets a colour difference of ${difference > 0 ? '+' : ''}${difference}.`;
}

/** The rule that decided the colours of a pair, and what the two would like; marked for names. */
export function colourReason(
  { white, black, article, title, parity, differences }: PairStory,
  edition: string,
): string {
  const who = participantsOf(edition);
  const parts = [
    `${title} [${article}]`,
    ...(parity === null ? [] : [parityWords(parity, who)]),
    ...differenceWords(differences, who),
    `${wish(white)}, ${wish(black)}`,
  ];
  return parts.join('; ');
}

/** Who floats and why, as the rest of a sentence, marked for names: "player 12 floats down, because …". */
export function floatSentence(
  { players, reason, lowest }: FloatStory,
  { kind }: { readonly kind: string },
  edition: string,
): string {
  const names = participantsOf(edition);
  const who =
    reason === 'bye'
      ? `${names.one} ${person(players[0])} receives the pairing-allocated bye`
      : floatDown(players, names, floatWords(kind, edition).leaves);
  const why = `${who}${REASONS[reason](names.many)}.`;
  if (lowest === null) return why;
  return `${why} Not ${names.one} ${person(lowest.player)}, the lowest ranked: ${refusalWords(lowest.refusal, edition)}`;
}

function refusalWords(refusal: Refusal, edition: string): string {
  if ('deviation' in refusal) {
    const { deviation } = refusal;
    if (refusal.kind === 'better')
      return `that would be better than what was chosen${defectWords(deviation)}.`;
    const name = `${bracketName(deviation, edition)}: `;
    const words = markedExplanation(deviation, { edition, deviations: [deviation] }).slice(name.length);
    // Words with a condition of their own name the floaters already.
    return refusal.kind === 'worse' && !words.startsWith('if ') ? `at the best, with that, ${words}` : words;
  }
  const quoted = `[${cite(refusal.rule, edition)}].`;
  return refusal.kind === 'impossible'
    ? `that ${participantsOf(edition).one} may not receive it, ${whyBarred(edition)} ${quoted}`
    : `then the others cannot all be paired any more ${quoted}`;
}

function wish({ id, preference, strength }: ColourWish): string {
  if (preference === null) return `${person(id)} has no preference`;
  return `${person(id)} prefers ${preference === 'white' ? 'White' : 'Black'} (${strength})`;
}

const REASONS: Readonly<Record<FloatStory['reason'], (many: string) => string>> = {
  bye: () => '',
  odd: (many) => `, because the number of ${many} is odd`,
  'no-more-pairs': () => ', because no more pairs are possible in the bracket',
  completion: (many) => `, because the ${many} below could not all be paired otherwise`,
  'completion-with-bye': (many) =>
    `, because otherwise the ${many} below could not all be paired with the bye at the lowest score`,
};
