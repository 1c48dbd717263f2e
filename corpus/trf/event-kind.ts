import type { ScoreKind } from '../../engine/index.js';
import type { Tournament } from './tournament.js';

/** Who is paired with whom in an event, as its records say it, and the words that say so. */
export interface EventKind {
  readonly kind: 'individual' | 'team';
  readonly record: '192' | '092';
  readonly text: string;
}

/**
 * Whether the players of an event are paired, or teams. Record 192 is asked first (TRF26, ETT26: in a code for teams
 * the word TEAM always appears), then the words of record 092, where the first that says it counts: "Individual:
 * Swiss-System, with team prizes" is an event of individuals. Null where neither says it.
 */
export function kindOfEvent(systemCode: string | null, typeText: string | null): EventKind | null {
  if (systemCode !== null && CODE.test(systemCode))
    return { kind: /team/i.test(systemCode) ? 'team' : 'individual', record: '192', text: systemCode };
  const sources = [
    ['192', systemCode],
    ['092', typeText],
  ] as const;
  for (const [record, text] of sources) {
    const found = text === null ? null : WORD.exec(text);
    if (text !== null && found !== null)
      return { kind: found.groups?.['team'] === undefined ? 'individual' : 'team', record, text };
  }
  return null;
}

/** A code in capital letters with underscores, like FIDE_TEAM_TYPEA. */
const CODE = /^[A-Z\d]+(?:_[A-Z\d]+)+$/i;
/** In the languages that tournament programs write. */
const WORD =
  /(?<![\p{L}])(?:(?<team>team(?:s|turnier|kampf|k[äa]mpfe)?(?![\s-]*(?:prize|ranking|classification|standings))|\p{L}*mannschaft(?!s?wertung|s?preis)\p{L}*|(?:inter)?[ée]quipes?|equipos?|squadr[ae]|equipas?)|individu\p{L}*|einzel\p{L}*)(?!\p{L})/iu;

/**
 * Whether a code of record 192 announces matches of two games (ETT26: it has the word DOUBLESWISS). TRF26 has no columns
 * for them: two rounds of the records 001 are one match then (docs/two-games.md).
 */
export function announcesTwoGames(systemCode: string | null): boolean {
  return /(?:^|_)DOUBLESWISS(?:_|$)/i.test(systemCode ?? '');
}

/**
 * The primary score that a code of record 192 names: the first of its words MP and GP (ETT26:
 * `…TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP][_BAKU]`); null where it names none.
 */
export function primaryScoreOf(systemCode: string | null): ScoreKind | null {
  const word = /_(MP|GP)(?=_|$)/i.exec(systemCode ?? '')?.[1].toUpperCase();
  if (word === undefined) return null;
  return word === 'MP' ? 'match-points' : 'game-points';
}

/** The other of the two counts. */
export function otherScore(kind: ScoreKind): ScoreKind {
  return kind === 'match-points' ? 'game-points' : 'match-points';
}

/** The comment, after its `###`, by which a file declares a Maxi-tournament: no record of the format can. */
export const MAXI_COMMENT = ' Maxi-tournament';

/** True where a comment says nothing but that; case, blanks and hyphens are free. */
export function declaresMaxi({ comments }: Pick<Tournament, 'comments'>): boolean {
  return comments.some((text) => /^\s*Maxi[\s-]*tournament[\s.]*$/i.test(text));
}
