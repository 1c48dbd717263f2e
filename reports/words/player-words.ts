import type { NormPlayer } from '../../engine/norms/index.js';

/** Returns title, federation and rating: "no title, GER, 2263". */
export function playerFacts({ title, federation, rating }: NormPlayer): string {
  return [titleText(title), federationText(federation), ratingText(rating)].join(', ');
}

/** Returns "FIDE number 4658221", or that the file has none. */
export function fideNumberWords(fideId: string): string {
  return fideId === '' ? 'no FIDE number in the file' : `FIDE number ${fideId}`;
}

export function titleText(title: NormPlayer['title']): string {
  return title === '' ? 'no title' : (title ?? 'title unknown');
}

export function federationText(federation: NormPlayer['federation']): string {
  return federation ?? 'federation unknown';
}

export function ratingText(rating: NormPlayer['rating']): string {
  return rating === null ? 'rating unknown' : rating === 0 ? 'unrated' : String(rating);
}
