import type { TableStory } from '../../checker/index.js';
import type { TableExplanationDocument } from '../../corpus/schema/types/table-explanation.js';
import { PROGRAM } from '../program.js';
import { choiceReason } from '../words/edition-words.js';
import { tableAnswerWords } from '../words/round-robin/story-words.js';

export type { TableExplanationDocument } from '../../corpus/schema/types/table-explanation.js';

/** The explanation of a round of a round robin as the document. */
export function tableExplanationDocument(story: TableStory, file: string): TableExplanationDocument {
  const { name, edition, round, rounds, published, games, rests, picture, answers } = story;
  return {
    schema: 'swissproof/table-explanation/1',
    program: PROGRAM,
    file,
    name,
    edition: { id: edition.id, chosenBy: edition.chosenBy, reason: choiceReason(edition) },
    round,
    rounds,
    table: { numbers: story.places, round: story.tableRound, coloursTurned: story.isReversed },
    published,
    boards: games.map(({ white, black }) => ({ white, black })),
    rests,
    numbers: picture.players.map(({ id, number }) => ({ player: id, number })),
    questions: answers.map((answer) => ({
      question: answer.kind,
      players: answer.players,
      rounds: answer.rounds,
      white: answer.white,
      explanation: tableAnswerWords(answer, story),
    })),
  };
}

/** The same as JSON text; the same story always gives the same bytes. */
export function tableExplanationJson(story: TableStory, file: string): string {
  return `${JSON.stringify(tableExplanationDocument(story, file), null, 2)}\n`;
}
