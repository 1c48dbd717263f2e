import type { NormAudit, Opposite, Replay, Touch, TouchKind } from '../../checker/audit/index.js';
import { TURNED_COLOUR, turnedColourWords } from './norm-event-words.js';
import { failureWords, missingWords } from './norm-words.js';
import { person, withNames } from './person.js';
import type { People } from './person.js';

/** What a round means for a norm, in sentences. */
export function touchWords(touch: Touch, title: string, people?: People | null): string {
  const { isNeeded } = touch;
  const sentences = [
    `${touch.byTable === undefined ? swissSeats(touch) : tableSeats(touch, touch.byTable)}.`,
    ...(isNeeded ? [] : [`The ${title} norm does not need this round.`]),
    ...helpSentences(touch),
    touch.kind === 'colour' && touch.byTable === undefined
      ? TURNED_COLOUR
      : `${possibleSentence(touch, people)}.`,
  ];
  return withNames(sentences.join(' '), people);
}

/** How the rounds that touch a norm are judged, and what comes of it. */
export function eachRoundWords(
  touches: readonly Touch[],
  possible: NonNullable<NormAudit['possible']>,
): string {
  const isByTable = touches.some(({ byTable }) => byTable !== undefined);
  const judged = isByTable ? 'held against the table' : 'judged from the published rounds before it';
  return `Each round is ${judged}, and replaced alone: ${POSSIBLE[possible]}.`;
}

/** A starting number, "the bye" or "no game". */
export function oppositeWords(opposite: Opposite | null): string {
  if (opposite === null) return 'no game';
  return opposite === 'bye' ? 'the bye' : String(opposite);
}

/** The same in a sentence, marked for names. */
function inSentence(opposite: Opposite | null): string {
  return typeof opposite === 'number' ? person(opposite) : oppositeWords(opposite);
}

function swissSeats(touch: Touch): string {
  return touch.kind === 'colour' ? turnedColourWords(inSentence(touch.published)) : seatWords(touch);
}

function seatWords({ published, reference }: Touch): string {
  return reference === null
    ? `${inSentence(published)}; no legal pairing of the round exists`
    : `${inSentence(published)} instead of ${inSentence(reference)}`;
}

/** What the player has otherwise than the table. */
function tableSeats({ published, reference }: Touch, byTable: TouchKind): string {
  const seats = `${inSentence(published)} instead of ${inSentence(reference)}`;
  switch (byTable) {
    case 'opponent':
      return `${seats}, whom the player does not meet as often as the table has it`;
    case 'surplus':
      return `${inSentence(published)}, more often than the table has it`;
    case 'missing':
      return `${seats}, a game of the table that is played in no round`;
    case 'moved':
      return `${seats}; the opponents of the event are the same, in other rounds (1.4.2d: a tournament may not be changed to benefit a player)`;
    case 'colour':
      return `${inSentence(published)}, the opponent by the table, with the other colour`;
  }
}

const POSSIBLE: Readonly<Record<NonNullable<NormAudit['possible']>, string>> = {
  still: 'with the opponents by the rules the norm would still be possible',
  'no-longer': 'with the opponents by the rules the norm would no longer be possible',
  unknown: 'whether the norm would still be possible with the opponents by the rules is not known',
};

const BY: Readonly<Record<Replay['outcome'], string>> = {
  win: 'a win',
  draw: 'a draw',
  loss: 'a loss',
  bye: 'the bye',
  without: 'leaving the game out',
};

function helpSentences({ helped, same }: Touch): string[] {
  if (same === null || helped === null) return [];
  const by = BY[same.outcome];
  if (!helped) return [`The published opponent did not help: ${by} by the rules makes the norm, too.`];
  return [`The published opponent helped: ${by} by the rules makes no norm (${failureWords(same.result)}).`];
}

function possibleSentence({ possible, replays }: Touch, people: People | null | undefined): string {
  const said = POSSIBLE[possible];
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  if (possible === 'still') {
    const ways = replays.filter(({ result }) => result.verdict === 'made').map(({ outcome }) => BY[outcome]);
    return ways.length === 0 ? sentence : `${sentence} (by ${ways.join(' or ')})`;
  }
  const [best] = replays;
  if (best === undefined) return sentence;
  if (possible === 'no-longer')
    return `${sentence} (not even by ${BY[best.outcome]}: ${failureWords(best.result)})`;
  const open = replays.find(({ result }) => result.verdict === 'unknown')?.result.missing ?? [];
  return open.length === 0
    ? sentence
    : `${sentence} (${open.map((one) => missingWords(one, people)).join('; ')})`;
}
