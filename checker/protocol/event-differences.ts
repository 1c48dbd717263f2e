import type { Tournament } from '../../corpus/index.js';
import type { Difference } from './difference.js';

/** What is otherwise with the event as a whole: who and when it is, and all that decides about pairings but players and rounds. */
export function eventDifferences(before: Tournament, now: Tournament): Difference[] {
  return FIELDS.flatMap(({ field, of, areAlike }) => {
    const [was, is] = [of(before), of(now)];
    return was === is || areAlike?.(before, now) === true
      ? []
      : [{ kind: 'event' as const, round: null, player: null, field, before: was, now: is }];
  });
}

interface Field {
  readonly field: string;
  readonly of: (tournament: Tournament) => string | null;
  /** True where two texts that differ say the same. */
  readonly areAlike?: (before: Tournament, now: Tournament) => boolean;
}

const FIELDS: readonly Field[] = [
  { field: 'name', of: ({ name }) => name },
  { field: 'federation', of: ({ header }) => textIn(header, '032') },
  { field: 'startDate', of: ({ startDate }) => startDate?.raw ?? null },
  { field: 'endDate', of: ({ header }) => textIn(header, '052') },
  { field: 'type', of: ({ typeText }) => typeText },
  { field: 'system', of: ({ systemCode }) => systemCode },
  { field: 'totalRounds', of: ({ announcedRounds }) => textOf(announcedRounds) },
  { field: 'initialColour', of: ({ initialColour }) => initialColour },
  { field: 'points', of: pointsText, areAlike: differInUnknownOnly },
  {
    field: 'boardColours',
    of: ({ teams }) => teams?.boardColours?.map(([letter]) => letter).join('') ?? null,
  },
  { field: 'acceleration', of: ({ virtualPoints }) => listed([...virtualPoints]) },
  { field: 'forbidden', of: ({ forbidden }) => listed(forbidden) },
  { field: 'adjustments', of: ({ adjustments, teams }) => listed(teams?.adjustments ?? adjustments) },
  { field: 'fileOrder', of: ({ pairedByFileOrder }) => (pairedByFileOrder ? 'rank' : null) },
];

function textIn(header: Tournament['header'], record: string): string | null {
  return header.find(({ tag }) => tag === record)?.text.trim() ?? null;
}

/**
 * What matches and games are worth. Game points of whole matches follow from the number of boards, which may be that of the
 * longest line-up so far.
 */
function pointsText({ points, teams, teamScores }: Tournament): string {
  if (teams === undefined || teamScores === undefined) return JSON.stringify(points);
  const ofGames = teamScores.primary === 'game-points' ? points : teamScores.secondary;
  const isDraw = ofGames.pairingAllocatedBye === ofGames.whiteDraw;
  const { matches, games } = teams;
  return JSON.stringify({ matches, games, byeInGames: isDraw ? 'draw' : ofGames.pairingAllocatedBye });
}

/**
 * What an unknown result (`?`) is worth decides nothing in a file that has none. Programs that print 0.0 for an adjourned game
 * until it is finished would seem to have changed the points of the event twice.
 */
function differInUnknownOnly(before: Tournament, now: Tournament): boolean {
  if ([before, now].every(hasUnknownResult)) return false;
  const { unknown } = before.points;
  return pointsText(before) === pointsText({ ...now, points: { ...now.points, unknown } });
}

function hasUnknownResult({ players, pairedRounds }: Tournament): boolean {
  return players.some(({ rounds }) => rounds.slice(0, pairedRounds).some(({ result }) => result === '?'));
}

function listed(list: readonly unknown[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list);
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}
