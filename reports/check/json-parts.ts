import type { Declaration, RoundReport, TournamentReport, UnjudgedEvent } from '../../checker/index.js';
import type { KnownLater } from '../../corpus/index.js';
import { resultWords } from '../../corpus/index.js';
import type {
  DeclarationDocument,
  DeviationDocument,
  RoundDocument,
  TournamentDocument,
} from '../../corpus/schema/types/check-report.js';
import type { TableFinding } from '../../engine/round-robin/index.js';
import { faultWords, knowledgeWords } from '../words/declaration-words.js';
import { meaningWords } from '../words/meaning-words.js';
import { unjudgedSource, unjudgedWords } from '../words/unjudged-words.js';

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

type JudgedMeaning = NonNullable<TournamentReport['otherMeanings']>[number];
type MeaningDocument = NonNullable<TournamentDocument['otherMeanings']>[number];

/** The other meanings of a file, and what depends on them, in the form of the contract. */
export function meaningDocument({ meanings, onlySo, onlyAsRead, standings }: JudgedMeaning): MeaningDocument {
  return {
    meanings: meanings.map((meaning) => ({
      words: meaningWords(meaning),
      ...(meaning.kind === 'worth'
        ? {}
        : {
            round: meaning.round,
            players: [meaning.player, ...(meaning.opponent === null ? [] : [meaning.opponent])],
            read: resultWords(meaning.read),
            instead: resultWords(meaning.instead),
          }),
    })),
    agreeOnlySo: onlySo,
    agreeOnlyAsRead: onlyAsRead,
    ...(standings === null ? {} : { standings: standings.verdict }),
  };
}

/** An event whose rounds are not judged. */
export function unjudgedDocument(unjudged: UnjudgedEvent): NonNullable<TournamentDocument['unjudged']> {
  const { kind, from } = unjudged;
  return {
    ...{ kind, from, source: unjudgedSource(unjudged) },
    ...(from === 'words' ? { record: unjudged.record } : {}),
    reason: unjudgedWords(unjudged),
  };
}

/** The rounds are those that the finding speaks of, besides its own. */
export function tableDocument(finding: TableFinding): NonNullable<DeviationDocument['table']> {
  const { kind } = finding;
  if (kind === 'round') return { kind, rounds: [finding.round] };
  if (kind === 'round-repeated')
    return { kind, rounds: [finding.round], ...(finding.never === null ? {} : { never: finding.never }) };
  if (kind === 'cycle-colours')
    return { kind, rounds: finding.rounds, cycle: finding.cycle, like: finding.like };
  if (kind === 'game') return { kind, rounds: [finding.due] };
  if (kind === 'game-elsewhere') return { kind, rounds: [finding.played] };
  return 'rounds' in finding ? { kind, rounds: finding.rounds } : { kind };
}

/** A declaration of the file about a round, with what is wrong with it. */
export function declarationDocument(declaration: Declaration): DeclarationDocument {
  const { alteration, verdict } = declaration;
  return {
    kind: alteration.kind,
    text: alteration.text.trim(),
    verdict,
    ...(declaration.verdict === 'wrongly' ? { reason: faultWords(declaration.fault) } : {}),
  };
}
