import type { EncounterStory } from '../../engine/index.js';
import { idList, pairs, points } from '../words/numbers.js';
import type { Participants } from '../words/participants.js';
import { person, withNames } from '../words/person.js';
import type { People } from '../words/person.js';
import { valueText } from './values.js';

/** An application of article 6 in lines: who was tied, the games among them, the separate standings, the outcome. */
export function encounterLines(story: EncounterStory, who: Participants, people?: People | null): string[] {
  const { players, meetings, further, score } = story;
  const by = score === undefined ? '' : ` (${score.replace('-', ' ')})`;
  const scores = [...players]
    .sort((a, b) => b.score.numerator - a.score.numerator)
    .map(({ id, score }) => `${person(id)} ${valueText(score)}`);
  return [
    withNames(`tied: ${idList(players.map(({ id }) => id))}`, people),
    ...meetings.map(
      ({ round, players: [a, b], points: [of, against] }) =>
        `round ${String(round).padStart(2)}  ${a}-${b}  ${points(of)}-${points(against)}`,
    ),
    withNames(`separate standings${by}: ${scores.join(', ')}`, people),
    outcomeWords(story, who, people),
    ...further.flatMap((one) => [
      story.hasArticleNumbers === false ? 'the direct encounter again:' : 'article 6 again:',
      ...encounterLines(one, who, people).map((line) => `  ${line}`),
    ]),
  ];
}

/** What the separate standings decide, and by which article. */
export function outcomeWords(story: EncounterStory, who: Participants, people?: People | null): string {
  return withNames(marked(story, who), people);
}

function marked(
  { players, missing, article, groups, hasArticleNumbers }: EncounterStory,
  who: Participants,
): string {
  const cited = (number: string): string => (hasArticleNumbers === false ? '' : ` (${number})`);
  const order = groups.map((group) => group.map(person).join(' = ')).join(', ');
  if (missing.length === 0)
    return groups.length === 1
      ? `all have met and scored the same: they remain tied${cited('6.2')}`
      : `all have met: ${order}${cited('6.2')}`;
  const games =
    missing.length === allPairs(players.length) ? 'none of them have met' : `not met: ${pairs(missing)}`;
  return article === '6.3'
    ? `${games}; ranked whatever the outcome of the missing ${who.games}: ${order}${cited('6.3')}`
    : `${games}; nobody is alone at the top for certain: they remain tied${cited('6.3')}`;
}

function allPairs(players: number): number {
  return (players * (players - 1)) / 2;
}
