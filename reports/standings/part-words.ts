import type { Part, PartReason, Tally } from '../../engine/index.js';
import { points } from '../words/numbers.js';

/** What an element of a calculation is: "player 41, who has 2.5 points". */
export function partWords(part: Part): string {
  const article = part.article === '' ? '' : ` (${part.article})`;
  return [`${SENTENCES[part.why](part)}${article}`, ...adjustmentWords(part), ...cutWords(part)].join('; ');
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

type Sentence = (part: Part) => string;

const SENTENCES: Readonly<Record<PartReason, Sentence>> = {
  game: (part) => `${opponent(part)} has ${score(part)}${times(part)}`,
  'forfeit-as-game': (part) =>
    `${opponent(part)} has ${score(part)}${times(part)}, the forfeit counts as a game`,
  'fore-score': (part) => `${opponent(part)} has ${score(part)} with the final round drawn`,
  'dummy-own-score': (part) => `not played: a dummy with the own score ${score(part)}${times(part)}`,
  'dummy-scheduled-opponent': (part) =>
    `not played: a dummy with no more than the scheduled ${opponent(part)}, ${score(part)}${times(part)}`,
  'dummy-draws': (part) =>
    `not played: a dummy with no more than draws in all rounds, ${score(part)}${times(part)}`,
  'virtual-opponent': (part) => `not played: a virtual opponent with ${score(part)}${times(part)}`,
  points: (part) => (part.opponent === null ? 'not played' : `against ${opponent(part)}`),
  'points-bonus': () => 'points besides the result',
  progress: () => 'score after the round',
  counts: (part) => (part.opponent === null ? 'counts' : `counts, against ${opponent(part)}`),
  'counts-not': (part) =>
    part.opponent === null ? 'does not count' : `does not count, against ${opponent(part)}`,
  'opponent-value': (part) => `value of ${opponent(part)}`,
  'opponent-rating': (part) => `rating of ${opponent(part)}${result(part)}`,
  'above-limit': (part) => `${opponent(part)} has ${score(part)}, not below the limit`,
  'below-limit': (part) => `${opponent(part)} has ${score(part)}, below the limit`,
  boards: (part) => (part.opponent === null ? 'not played' : `boards against ${opponent(part)}`),
  'own-number': () => 'own',
};

function opponent({ opponent: id }: Part): string {
  return id === null ? 'opponent' : `player ${id}`;
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

function adjustmentWords({ adjustment = 0 }: Part): string[] {
  if (adjustment === 0) return [];
  const words = `${points(Math.abs(adjustment))} ${adjustment > 0 ? 'more' : 'less'}`;
  return [`that is ${words} than scored, as unplayed rounds count as draws (16.3)`];
}

function cutWords({ cut }: Part): string[] {
  if (cut === undefined) return [];
  const what = cut.article === '16.5' ? 'lowest contribution of a voluntary unplayed round' : cut.end;
  return [`left out as the ${what} (${cut.article})`];
}
