import type { PlainEvent } from '../../../engine/norms/testing/plain-games.js';
import { playerIn } from '../../../engine/norms/testing/plain-games.js';
import type { Board, RoundReport } from '../../report.js';
import { deviation } from '../../testing/made-up-deviations.js';
import type { Opposite } from '../index.js';

/** The report of a round as far as an audit reads it: a round that agrees, but for the parts. */
export function roundReport(parts: Partial<RoundReport>): RoundReport {
  return {
    round: 1,
    verdict: 'agrees',
    assumedFinal: false,
    published: [],
    reference: [],
    deviations: [],
    ...parts,
  };
}

/**
 * A report of a round of a player: what was published, by the rules somebody else, the bye, nobody or the same, and a verdict,
 * each by chance.
 */
export function randomReport(event: PlainEvent, id: number, round: number, next: () => number): RoundReport {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)];
  const { opponent, result } = playerIn(event, id).rounds[round - 1];
  const published: Opposite | null = opponent ?? (result === 'U' ? 'bye' : null);
  const others = event.players.map((player) => player.id).filter((other) => other !== id);
  const due = pick<Opposite | null>([published, 'bye', null, pick(others), pick(others), pick(others)]);
  const verdict = pick(VERDICTS);
  return roundReport({
    round,
    verdict,
    published: boardsWith(id, published, pick),
    reference: boardsWith(id, verdict === 'impossible' ? null : due, pick),
    deviations: verdict === 'deviates' ? [deviation({ players: [id] })] : [],
  });
}

/** Boards of which one has the player. */
export function boardsWith(
  id: number,
  opposite: Opposite | null,
  pick: <T>(list: readonly T[]) => T,
): readonly Board[] {
  const strangers: readonly Board[] = [{ white: 901, black: 902 }, { bye: 903 }];
  if (opposite === null) return strangers;
  if (opposite === 'bye') return [{ white: 901, black: 902 }, { bye: id }];
  const own: Board = pick([true, false]) ? { white: id, black: opposite } : { white: opposite, black: id };
  return [...strangers, own];
}

const VERDICTS: readonly RoundReport['verdict'][] = [
  'deviates',
  'deviates',
  'deviates',
  'deviates',
  'impossible',
  'agrees',
  'agrees-otherwise',
  'not-checked',
];
