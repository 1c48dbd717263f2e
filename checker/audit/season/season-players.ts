import { NORMS } from '../../../engine/norms/index.js';
import type { LargeSwiss, NormTitle } from '../../../engine/norms/index.js';
import type { SeasonEvent, SeasonNorm } from './season-event.js';

/** The norms of a player for one title over a season. */
export interface SeasonPlayer {
  /** Empty: not in the file; then the name says who it is. */
  readonly fideId: string;
  readonly name: string;
  readonly federation: string | null;
  readonly title: NormTitle;
  readonly made: number;
  readonly unknown: number;
  readonly touched: number;
  /** Games that the norms made count for, with one norm of 1.4.1c at most. */
  readonly games: number;
  /** 1.5.1: they cover 27 games. */
  readonly hasGames: boolean;
  /** 1.5.6: one norm made is from an event that the article names, as far as a file can show it. */
  readonly event156: LargeSwiss;
  /** 1.4.3e: one norm made meets the foreigner requirement without an exemption. */
  readonly hasForeign: boolean;
  /** The highest rating of the player in the audited files; null: none. */
  readonly highestRating: number | null;
  /** 1.5.3 */
  readonly ratingNeeded: number;
  /** Files with a norm, in order. */
  readonly files: readonly string[];
}

/** Returns a row for each player and title with a norm, by name and title. */
export function playersOf(events: readonly SeasonEvent[]): SeasonPlayer[] {
  const highest = new Map<string, number>();
  for (const { fideId, rating } of events.flatMap(({ ratings }) => ratings))
    highest.set(fideId, Math.max(rating, highest.get(fideId) ?? 0));
  const rows = new Map<string, PlacedNorm[]>();
  for (const event of events)
    for (const norm of event.norms) {
      const key = `${norm.fideId === '' ? norm.name : norm.fideId} ${norm.title}`;
      rows.set(key, [...(rows.get(key) ?? []), { norm, event }]);
    }
  return [...rows.values()]
    .flatMap((norms) => rowOf(norms, highest))
    .sort((a, b) => compare(a.name, b.name) || orderOf(a.title) - orderOf(b.title));
}

interface PlacedNorm {
  readonly norm: SeasonNorm;
  readonly event: SeasonEvent;
}

const GAMES_NEEDED = 27;

function rowOf(norms: readonly PlacedNorm[], highest: ReadonlyMap<string, number>): SeasonPlayer[] {
  const last = norms.at(-1)?.norm;
  if (last === undefined) return [];
  const made = norms.filter(({ norm }) => norm.verdict === 'made');
  const games = gamesOf(made.map(({ norm }) => norm));
  const large = made.map(({ event }) => event.event156);
  return [
    {
      ...{ fideId: last.fideId, name: last.name, federation: last.federation, title: last.title },
      made: made.length,
      unknown: norms.length - made.length,
      touched: norms.filter(({ norm }) => norm.isTouched).length,
      games,
      hasGames: games >= GAMES_NEEDED,
      event156: large.includes('yes') ? 'yes' : large.includes('unknown') ? 'unknown' : 'no',
      hasForeign: made.some(({ norm }) => norm.isForeign),
      highestRating: highest.get(last.fideId) ?? null,
      ratingNeeded: NORMS.find(({ title }) => title === last.title)?.leastRating ?? 0,
      files: norms.map(({ event }) => event.file),
    },
  ];
}

/** 1.4.1c: only one norm of eight games may be used in an application. */
function gamesOf(norms: readonly SeasonNorm[]): number {
  const short = norms.filter(({ isShort }) => isShort).map(({ countsAs }) => countsAs);
  const others = norms.filter(({ isShort }) => !isShort).map(({ countsAs }) => countsAs);
  return others.reduce((sum, games) => sum + games, 0) + Math.max(0, ...short);
}

function orderOf(title: NormTitle): number {
  return NORMS.findIndex((norm) => norm.title === title);
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
