import type { EventPlayer } from '../model/event.js';
import { federationOf } from './federations.js';

/** A player with what a file prints. */
export interface PrintedPlayer extends EventPlayer {
  readonly title: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly sex: string;
}

/** What the articles ask of a player; null: not known. */
export interface NormPlayer {
  /** Starting number. */
  readonly id: number;
  /** A title of FIDE in capital letters; empty for none. */
  readonly title: string | null;
  /** FIDE rating; 0 for an unrated player. */
  readonly rating: number | null;
  /** Code of a member of FIDE, FID or NON. */
  readonly federation: string | null;
  readonly sex: 'm' | 'w' | null;
}

/**
 * The players of an event as the articles see them. A blank title is none and a blank rating unrated, but not where
 * nobody has one: then the file lacks them.
 */
export function peopleOf(players: readonly PrintedPlayer[]): NormPlayer[] {
  const hasTitles = players.some(({ title }) => titleOf(title) !== '');
  const hasRatings = players.some(({ rating }) => (rating ?? 0) > 0);
  return players.map(({ id, title, rating, federation, sex }) => ({
    id,
    title: hasTitles ? titleOf(title) : null,
    rating: hasRatings ? (rating ?? 0) : null,
    federation: federationOf(federation),
    sex: sexOf(sex, titleOf(title)),
  }));
}

/** A title of FIDE in its usual form, the short ones of the old rating lists too; empty for anything else. */
export function titleOf(text: string): string {
  const title = text.trim().toUpperCase();
  return TITLES.includes(title) ? title : (SHORT_TITLES[title] ?? '');
}

function sexOf(text: string, title: string): NormPlayer['sex'] {
  const letter = text.trim().toLowerCase();
  if (letter === 'm') return 'm';
  // 0.3.1: women's titles are held by women.
  return letter === 'w' || letter === 'f' || title.startsWith('W') ? 'w' : null;
}

const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'];
const SHORT_TITLES: Readonly<Record<string, string>> = {
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
};
