import type { TableAnswer, TableStory } from '../../../checker/index.js';
import type { PlayedGame } from '../../../engine/round-robin/index.js';
import { idList } from '../numbers.js';

/** Why a round of a round robin has its games: its numbers, and the arithmetic of the table. */
export function tableStoryText(story: TableStory): string {
  const { round, rounds, tableRound, isReversed, places, games, rests } = story;
  const circle = places - 1;
  const cycle =
    tableRound === round && !isReversed
      ? ''
      : `, which is round ${tableRound} of the table${isReversed ? ' with the colours turned' : ''}`;
  return [
    `Round ${round} of ${rounds} by the Berger table for ${places} numbers${cycle}.`,
    `The numbers below ${places} meet whose sum is ${tableRound + 1}, or ${tableRound + 1 + circle}; who would meet himself meets number ${places}.`,
    '',
    ...games.map((game) => `  ${gameWords(game, story)}`),
    ...(rests.length === 0
      ? []
      : [
          `  ${idList(rests)} rests: number ${numbers(rests, story)} meets number ${places}, which nobody has.`,
        ]),
    ...story.answers.flatMap((answer) => ['', answerWords(answer, story)]),
    '',
  ].join('\n');
}

function gameWords({ white, black }: PlayedGame, { numberOf }: TableStory): string {
  return `${white} - ${black}   (numbers ${numberOf.get(white) ?? 0} and ${numberOf.get(black) ?? 0})`;
}

function numbers(ids: readonly number[], { numberOf }: TableStory): string {
  return ids.map((id) => numberOf.get(id) ?? 0).join(', ');
}

function answerWords(answer: TableAnswer, { numberOf, round, places }: TableStory): string {
  const [player, other] = answer.players;
  const number = numberOf.get(player) ?? 0;
  if (answer.kind === 'rest')
    return answer.rounds.length === 0
      ? `Nobody rests: the number of players is even.`
      : `Player ${player} has number ${number}, which rests in ${roundsWords(answer.rounds)}.`;
  const otherNumber = numberOf.get(Number(other)) ?? 0;
  const meets = `Players ${player} and ${other} have the numbers ${number} and ${otherNumber}, which meet in ${roundsWords(answer.rounds)}`;
  if (answer.rounds.includes(round))
    return `${meets}: in this one, by the table. Player ${answer.white ?? player} has White.`;
  const sum =
    number === places || otherNumber === places
      ? `number ${places} is met by another one`
      : `their sum is ${number + otherNumber}`;
  return `${meets}, not in this one: ${sum}.`;
}

function roundsWords(rounds: readonly number[]): string {
  return `${rounds.length === 1 ? 'round' : 'rounds'} ${idList(rounds)}`;
}
