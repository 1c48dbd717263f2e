import type { NormAudit, Opposite, Replay, Touch } from '../../checker/audit/index.js';
import { failureWords, missingWords } from './norm-words.js';

/** What a round means for a norm, in sentences. */
export function touchWords(touch: Touch, title: string): string {
  const { published, reference, isNeeded } = touch;
  const seats =
    reference === null
      ? `${oppositeWords(published)}; no legal pairing of the round exists`
      : `${oppositeWords(published)} instead of ${oppositeWords(reference)}`;
  return [
    `${seats}.`,
    ...(isNeeded ? [] : [`The ${title} norm does not need this round.`]),
    ...helpSentences(touch),
    `${possibleSentence(touch)}.`,
  ].join(' ');
}

/** The sentence over all rounds. */
export function possibleWords(possible: NonNullable<NormAudit['possible']>): string {
  return POSSIBLE[possible];
}

/** A starting number or "the bye". */
export function oppositeWords(opposite: Opposite): string {
  return opposite === 'bye' ? 'the bye' : String(opposite);
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
};

function helpSentences({ helped, same }: Touch): string[] {
  if (same === null || helped === null) return [];
  const by = BY[same.outcome];
  if (!helped) return [`The published opponent did not help: ${by} by the rules makes the norm, too.`];
  return [`The published opponent helped: ${by} by the rules makes no norm (${failureWords(same.result)}).`];
}

function possibleSentence({ possible, replays }: Touch): string {
  const said = POSSIBLE[possible];
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  if (possible === 'still') {
    const ways = replays.filter(({ result }) => result.verdict === 'made').map(({ outcome }) => BY[outcome]);
    return `${sentence} (by ${ways.join(' or ')})`;
  }
  const [best] = replays;
  if (best === undefined) return sentence;
  if (possible === 'no-longer')
    return `${sentence} (not even by ${BY[best.outcome]}: ${failureWords(best.result)})`;
  const open = replays.find(({ result }) => result.verdict === 'unknown')?.result.missing ?? [];
  return open.length === 0 ? sentence : `${sentence} (${open.map(missingWords).join('; ')})`;
}
