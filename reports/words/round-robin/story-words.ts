import type { TableAnswer, TableStory, ExplanationByTable } from '../../../checker/index.js';
import type { PlayedGame } from '../../../engine/round-robin/index.js';
import { capital, idList } from '../numbers.js';
import { participantsIn } from '../participants.js';
import { peopleOf, person, withNames } from '../person.js';
import type { People } from '../person.js';

/** Why a round of a round robin has its games, for a person; with questions, their answers only. */
export function tableStoryText(story: TableStory): string {
  const { answers } = story;
  return [
    ...tableStoryLines(story),
    ...(answers.length === 0
      ? ['', ...gameLines(story)]
      : answers.flatMap((answer) => ['', tableAnswerWords(answer, story, peopleAt(story))])),
    '',
  ].join('\n');
}

/** Why there is no story of a round. */
export function tableRefusalWords({ why, found }: Extract<ExplanationByTable, { ok: false }>): string {
  switch (why) {
    case 'other-table':
      return 'the rounds follow another table than the Berger table, which is not known (--rules round-robin: by the Berger table all the same)';
    case 'no-such-round':
      return `the table has no round ${found}`;
    case 'no-such-player':
      return `there is no player ${found} in the table of this event`;
  }
}

/** The arithmetic of the table, and whether the published round is the one told, a sentence a line. */
export function tableStoryLines({
  round,
  rounds,
  tableRound,
  isReversed,
  places,
  published,
}: TableStory): string[] {
  const circle = places - 1;
  const cycle =
    tableRound === round && !isReversed
      ? ''
      : `, which is round ${tableRound} of the table${isReversed ? ' with the colours turned' : ''}`;
  return [
    `Round ${round} of ${rounds} by the Berger table for ${places} numbers${cycle}.`,
    `The numbers below ${places} meet whose sum is ${tableRound + 1}, or ${tableRound + 1 + circle}; who would meet himself meets number ${places}.`,
    ...(published === 'deviates'
      ? ['The published round is another one: swissproof check tells where it deviates.']
      : []),
  ];
}

/** The names that the story of a round has. */
export function peopleAt({ picture, isOfTeams }: TableStory): People {
  return peopleOf(picture.players, isOfTeams);
}

/** When two meet by the table, or one rests. */
export function tableAnswerWords(answer: TableAnswer, story: TableStory, people?: People | null): string {
  return withNames(marked(answer, story), people);
}

function marked({ players: [player, other], rounds, white }: TableAnswer, story: TableStory): string {
  const { round, places } = story;
  const who = participantsIn(story);
  const number = numberIn(story, player);
  if (other === 'bye')
    return rounds.length === 0
      ? `Nobody rests: the number of ${who.many} is even.`
      : `${capital(who.one)} ${person(player)} has number ${number}, which rests in ${roundsWords(rounds)}.`;
  const otherNumber = numberIn(story, other);
  const meets = `${capital(who.many)} ${person(player)} and ${person(other)} have the numbers ${number} and ${otherNumber}, which meet in ${roundsWords(rounds)}`;
  if (rounds.includes(round))
    return `${meets}: in this one, by the table. ${capital(who.one)} ${person(white ?? player)} has White.`;
  const sum =
    number === places || otherNumber === places
      ? `number ${places} is met by another one`
      : `their sum is ${number + otherNumber}`;
  return `${meets}, not in this one: ${sum}.`;
}

function gameLines(story: TableStory): string[] {
  const { games, rests, places } = story;
  const resting = `${idList(rests)} rests: number ${numbers(rests, story)} meets number ${places}, which nobody has.`;
  return [
    ...games.map((game) => `  ${gameWords(game, story)}`),
    ...(rests.length === 0 ? [] : [`  ${withNames(resting, peopleAt(story))}`]),
  ];
}

function gameWords({ white, black }: PlayedGame, story: TableStory): string {
  return `${white} - ${black}   (numbers ${numberIn(story, white)} and ${numberIn(story, black)})`;
}

function numbers(ids: readonly number[], story: TableStory): string {
  return ids.map((id) => numberIn(story, id)).join(', ');
}

function numberIn({ picture }: TableStory, player: number): number {
  return picture.players.find(({ id }) => id === player)?.number ?? 0;
}

function roundsWords(rounds: readonly number[]): string {
  return `${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(', ')}`;
}
