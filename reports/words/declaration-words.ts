import type { Declaration, DeclarationFault, RoundReport } from '../../checker/index.js';
import type { AlteredBoard, KnownLater } from '../../corpus/index.js';
import { resultWords } from '../../corpus/index.js';
import { counted, idList, pair } from './numbers.js';
import { person, withNames } from './person.js';
import type { People } from './person.js';

/** Something that the file declares about a round. */
export interface DeclaredLine {
  readonly words: string;
  readonly isWrong: boolean;
  /** Always the same for the same declaration. */
  readonly key: string;
}

/** Everything that the file declares about a round: alterations by hand, and what was known when it was paired. */
export function declaredLines(
  { declarations = [], declaredKnowledge }: RoundReport,
  people?: People | null,
): DeclaredLine[] {
  const lines = declarations.map((declaration) => ({
    words: declarationWords(declaration, people),
    isWrong: declaration.verdict === 'wrongly',
    key: declaration.alteration.text,
  }));
  if (declaredKnowledge === undefined) return lines;
  const key = declaredKnowledge.known.map(({ text }) => text).join();
  return [
    ...lines,
    {
      words: knowledgeWords(declaredKnowledge, people),
      isWrong: declaredKnowledge.verdict === 'wrongly',
      key,
    },
  ];
}

/** What a file declares about a round, and whether it is so, as a sentence. */
export function declarationWords(declaration: Declaration, people?: People | null): string {
  const quoted = `"${declaration.alteration.text.trim()}"`;
  if (declaration.verdict === 'wrongly')
    return `Wrongly declared by the file: ${quoted}: ${faultWords(declaration.fault, people)}.`;
  return declaration.verdict === 'rightly' ? `Declared by the file: ${quoted}.` : `The file says: ${quoted}.`;
}

/** Why a declaration is wrong. */
export function faultWords(fault: DeclarationFault, people?: People | null): string {
  return withNames(markedFault(fault), people);
}

function markedFault(fault: DeclarationFault): string {
  if (fault.kind === 'no-deviation') return 'the round is paired by the rules';
  if (fault.kind === 'not-by-the-rules')
    return `the rules do not pair ${boardWords(fault.boards)} before the alteration`;
  if (fault.kind === 'not-published') return `${boardWords(fault.boards)} is not in the published round`;
  const named = `${fault.players.length === 1 ? 'player' : 'players'} ${idList(fault.players)}`;
  return fault.kind === 'other-players'
    ? `${named} on one side of the alteration only`
    : `no full-point bye of ${named} in this round`;
}

/** For the totals of a report; null where nothing is declared. */
export function declaredTotals({
  declared,
  wronglyDeclared,
}: {
  readonly declared: number;
  readonly wronglyDeclared: number;
}): string | null {
  const parts = [
    ...(declared === 0
      ? []
      : [`${counted(declared, 'deviation', 'deviations')} declared by the file itself`]),
    ...(wronglyDeclared === 0 ? [] : [counted(wronglyDeclared, 'wrong declaration', 'wrong declarations')]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

function boardWords(boards: readonly AlteredBoard[]): string {
  return boards
    .map((board) => ('bye' in board ? `the bye of ${person(board.bye)}` : pair(board.pair)))
    .join(', ');
}

type Knowledge = NonNullable<RoundReport['declaredKnowledge']>;

/** What was known when a round was paired, and whether the round shows it, as a sentence. */
export function knowledgeWords({ known, verdict, declared }: Knowledge, people?: People | null): string {
  const facts = withNames(known.map(factWords).join(', and '), people);
  if (!declared) return `By the earlier files of the event: when this round was paired, ${facts}.`;
  if (verdict === 'rightly') return `Declared by the file: when this round was paired, ${facts}.`;
  if (verdict === 'noted')
    return `The file declares that, when this round was paired, ${facts}; the round deviates with and without that.`;
  return `Wrongly declared by the file: when this round was paired, ${facts}. The round deviates with that, and agrees with what the file has now.`;
}

/** A fact in the middle of a sentence, with the article that it follows from; marked for names, but for a list of numbers. */
function factWords(known: KnownLater): string {
  if (known.kind === 'numbers') return `the order of the numbers was ${orderWords(known.order)} (C.04.2)`;
  const { round, players } = known;
  if (known.kind === 'colours')
    return `${person(players[0])} had White against ${person(players[1])} in round ${round} (C.04.2)`;
  return `the game ${pair(players)} of round ${round} counted as ${resultWords(known.earlier)} (C.04.2)`;
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
