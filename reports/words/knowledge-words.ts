import type { RoundReport } from '../../checker/index.js';
import { resultWords } from '../../corpus/index.js';
import type { KnownLater } from '../../corpus/index.js';

type Knowledge = NonNullable<RoundReport['declaredKnowledge']>;

/** What was known when a round was paired, and whether the round shows it, as a sentence. */
export function knowledgeWords({ known, verdict, declared }: Knowledge): string {
  const facts = known.map(factWords).join(', and ');
  if (!declared) return `By the earlier files of the event: when this round was paired, ${facts}.`;
  if (verdict === 'rightly') return `Declared by the file: when this round was paired, ${facts}.`;
  if (verdict === 'noted')
    return `The file declares that, when this round was paired, ${facts}; the round deviates with and without that.`;
  return `Wrongly declared by the file: when this round was paired, ${facts}. The round deviates with that, and agrees with what the file has now.`;
}

/** A fact in the middle of a sentence, with the article that it follows from. */
function factWords(known: KnownLater): string {
  if (known.kind === 'numbers') return `the order of the numbers was ${orderWords(known.order)} (C.04.2)`;
  const { round, players } = known;
  if (known.kind === 'colours')
    return `${players[0]} had White against ${players[1]} in round ${round} (C.04.2)`;
  return `the game ${players.join('-')} of round ${round} counted as ${resultWords(known.earlier)} (C.04.2)`;
}

/** Of a long list the part that is not in the order of the present numbers. */
function orderWords(order: readonly number[]): string {
  if (order.length <= SHORT) return order.join(' ');
  const sorted = order.toSorted((a, b) => a - b);
  const first = order.findIndex((id, place) => id !== sorted[place]);
  const last = order.findLastIndex((id, place) => id !== sorted[place]);
  if (first < 0) return 'that of the present numbers';
  const part = order.slice(first, last + 1);
  const shown =
    part.length <= SHORT
      ? part.join(' ')
      : `${part.slice(0, SHORT / 2).join(' ')} … ${part.slice(-SHORT / 2).join(' ')}`;
  return `${first === 0 ? '' : '… '}${shown}${last === order.length - 1 ? '' : ' …'}`;
}

const SHORT = 12;
