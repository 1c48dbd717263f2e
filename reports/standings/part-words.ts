import type { Part, PartReason, Tally } from '../../engine/index.js';
import { points } from '../words/numbers.js';
import type { Participants } from '../words/participants.js';
import { person, withNames } from '../words/person.js';
import type { People } from '../words/person.js';

/** What an element of a calculation is: "player 41, who has 2.5 points". */
export function partWords(part: Part, who: Participants, people?: People | null): string {
  const article = part.article === '' ? '' : ` (${part.article})`;
  const words = [`${SENTENCES[part.why](part, who)}${article}`, ...adjustmentWords(part), ...cutWords(part)];
  return withNames(words.join('; '), people);
}

/** How the elements make the value: "sum", "average of 5 ratings, rounded". */
export function combinationWords({ combination, parts }: Tally): string {
  const counted = parts.filter(({ cut }) => cut === undefined).length;
  switch (combination.kind) {
    case 'sum':
      return parts.length === 1 && parts[0].round === null ? '' : 'sum';
    case 'average':
      return `average of ${counted}${combination.isRounded ? ', rounded' : ''}`;
    case 'performance': {
      const { average, percentage, difference } = combination;
      const sign = difference < 0 ? '-' : '+';
      return `average ${average} ${sign} ${Math.abs(difference)} for a score of ${percentage} %`;
    }
    case 'perfect-performance': {
      const score = combination.score.numerator / combination.score.denominator;
      return score === 0
        ? 'no points: 800 below the lowest rated opponent'
        : `lowest rating with an expected score of at least ${score}: ${combination.expected / 100}`;
    }
  }
}

type Sentence = (part: Part, who: Participants) => string;

const SENTENCES: Readonly<Record<PartReason, Sentence>> = {
  game: (part, who) => `${opponent(part, who)} has ${score(part)}${times(part)}`,
  'forfeit-as-game': (part, who) =>
    `${opponent(part, who)} has ${score(part)}${times(part)}, the forfeit counts as a ${who.game}`,
  'fore-score': (part, who) => `${opponent(part, who)} has ${score(part)} with the final round drawn`,
  'dummy-own-score': (part) => `not played: a dummy with the own score ${score(part)}${times(part)}`,
  'dummy-scheduled-opponent': (part, who) =>
    `not played: a dummy with no more than the scheduled ${opponent(part, who)}, ${score(part)}${times(part)}`,
  'dummy-draws': (part) =>
    `not played: a dummy with no more than draws in all rounds, ${score(part)}${times(part)}`,
  'virtual-opponent': (part) => `not played: a virtual opponent with ${score(part)}${times(part)}`,
  points: (part, who) => (part.opponent === null ? 'not played' : `against ${opponent(part, who)}`),
  'points-bonus': () => 'points besides the result',
  progress: () => 'score after the round',
  counts: (part, who) => (part.opponent === null ? 'counts' : `counts, against ${opponent(part, who)}`),
  'counts-not': (part, who) =>
    part.opponent === null ? 'does not count' : `does not count, against ${opponent(part, who)}`,
  'opponent-value': (part, who) => `value of ${opponent(part, who)}`,
  'opponent-rating': (part, who) => `rating of ${opponent(part, who)}${result(part)}`,
  'above-limit': (part, who) => `${opponent(part, who)} has ${score(part)}, not below the limit`,
  'below-limit': (part, who) => `${opponent(part, who)} has ${score(part)}, below the limit`,
  boards: (part, who) => (part.opponent === null ? 'not played' : `boards against ${opponent(part, who)}`),
  'own-number': () => 'own',
};

function opponent({ opponent: id }: Part, { one }: Participants): string {
  return id === null ? 'opponent' : `${one} ${person(id)}`;
}

function score({ score: tenths = 0 }: Part): string {
  return points(tenths);
}

/** Where the value is the score times the points, as in Sonneborn-Berger. */
function times({ value, score: tenths = 0, worth = 0 }: Part): string {
  return value === tenths * worth && value !== tenths ? ` times ${points(worth)}` : '';
}

function result({ worth }: Part): string {
  return worth === undefined ? '' : `, result ${points(worth)}`;
}

function adjustmentWords({ adjustment = 0, article }: Part): string[] {
  if (adjustment === 0) return [];
  const words = `${points(Math.abs(adjustment))} ${adjustment > 0 ? 'more' : 'less'}`;
  return [
    `that is ${words} than scored, as unplayed rounds count as draws${article === '' ? '' : ' (16.3)'}`,
  ];
}

function cutWords({ cut }: Part): string[] {
  if (cut === undefined) return [];
  const what = cut.article === '16.5' ? 'lowest contribution of a voluntary unplayed round' : cut.end;
  return [`left out as the ${what}${cut.article === '' ? '' : ` (${cut.article})`}`];
}
