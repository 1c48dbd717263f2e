import type { RoundReport } from '../../checker/index.js';
import type { KnownLater } from '../../corpus/index.js';
import type { RoundDocument } from '../../corpus/schema/types/check-report.js';
import { knowledgeWords } from '../words/knowledge-words.js';

type KnowledgeDocument = NonNullable<RoundDocument['declaredKnowledge']>;

/** What was known when a round was paired, as the document of the contract has it. */
export function knowledgeDocument(
  knowledge: NonNullable<RoundReport['declaredKnowledge']>,
): KnowledgeDocument {
  const { declared, verdict, known } = knowledge;
  return {
    declared,
    ...(knowledge.declared ? {} : { from: knowledge.from }),
    verdict,
    known: known.map(factDocument),
    explanation: knowledgeWords(knowledge),
  };
}

function factDocument(known: KnownLater): KnowledgeDocument['known'][number] {
  const common = { kind: known.kind, until: known.until, text: known.text.trim() };
  if (known.kind === 'numbers') return { ...common, players: known.order };
  const game = { ...common, round: known.round, players: known.players };
  return known.kind === 'result' ? { ...game, earlier: [known.earlier[0], known.earlier[1]] } : game;
}
