import { resultWords } from '../../corpus/index.js';
import type { TournamentReport } from '../../checker/index.js';
import type { TournamentDocument } from '../../corpus/schema/types/check-report.js';
import { meaningWords } from '../words/meaning-words.js';

type JudgedMeaning = NonNullable<TournamentReport['otherMeanings']>[number];
type MeaningDocument = NonNullable<TournamentDocument['otherMeanings']>[number];

/** What a file may mean instead, and what hangs on it, as the document of the contract has it. */
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
