import type { Tournament } from './tournament.js';

/** The comment, after its `###`, by which a file declares a Maxi-tournament: no record of the format can. */
export const MAXI_COMMENT = ' Maxi-tournament';

/** True where a comment says nothing but that; case, blanks and hyphens are free. */
export function declaresMaxi({ comments }: Pick<Tournament, 'comments'>): boolean {
  return comments.some((text) => /^\s*Maxi[\s-]*tournament[\s.]*$/i.test(text));
}
