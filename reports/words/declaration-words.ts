import type { Declaration, DeclarationFault, RoundReport } from '../../checker/index.js';
import type { AlteredBoard } from '../../corpus/index.js';
import { knowledgeWords } from './knowledge-words.js';
import { counted } from './numbers.js';

/** Something that the file declares about a round. */
export interface DeclaredLine {
  readonly words: string;
  readonly isWrong: boolean;
  /** Always the same for the same declaration. */
  readonly key: string;
}

/** Everything that the file declares about a round: alterations by hand, and what was known when it was paired. */
export function declaredLines({ declarations = [], declaredKnowledge }: RoundReport): DeclaredLine[] {
  const lines = declarations.map((declaration) => ({
    words: declarationWords(declaration),
    isWrong: declaration.verdict === 'wrongly',
    key: declaration.alteration.text,
  }));
  if (declaredKnowledge === undefined) return lines;
  const key = declaredKnowledge.known.map(({ text }) => text).join();
  return [
    ...lines,
    { words: knowledgeWords(declaredKnowledge), isWrong: declaredKnowledge.verdict === 'wrongly', key },
  ];
}

/** What a file declares about a round, and whether it is so, as a sentence. */
export function declarationWords(declaration: Declaration): string {
  const quoted = `"${declaration.alteration.text.trim()}"`;
  if (declaration.verdict === 'wrongly')
    return `Wrongly declared by the file: ${quoted}: ${faultWords(declaration.fault)}.`;
  return declaration.verdict === 'rightly' ? `Declared by the file: ${quoted}.` : `The file says: ${quoted}.`;
}

/** Why a declaration is wrong. */
export function faultWords(fault: DeclarationFault): string {
  if (fault.kind === 'no-deviation') return 'the round is paired by the rules';
  if (fault.kind === 'not-by-the-rules')
    return `the rules do not pair ${boardWords(fault.boards)} before the alteration`;
  if (fault.kind === 'not-published') return `${boardWords(fault.boards)} is not in the published round`;
  const named = `${fault.players.length === 1 ? 'player' : 'players'} ${fault.players.join(', ')}`;
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
    .map((board) => ('bye' in board ? `the bye of ${board.bye}` : board.pair.join('-')))
    .join(', ');
}
