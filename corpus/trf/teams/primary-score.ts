import type { ScoreKind } from '../../../engine/index.js';

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
