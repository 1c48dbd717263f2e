import { Strength } from '../../../rules/colour-preference.js';
import type { Member } from '../criteria/criterion.js';

/** Where the members of a graph stand in it. */
export interface Standing {
  /** Who may stay unmatched. */
  readonly exposable: readonly boolean[];
  /** So many members, from the first on, are those that the criteria look at. */
  readonly lookedAt: number;
  /** The first members of the parts of the graph, after the first part. */
  readonly sections: readonly number[];
}

/** All that criteria read of a player, but for those on topscorers: they ask which colours a pair would have. */
export const TOLD_APART = [
  'score',
  'preference',
  'strength',
  'colourDifference',
  'lastFloat',
  'earlierFloat',
  'unplayed',
  'mayTakeBye',
  'topscorer',
] as const;

/**
 * The classes of the vertices of a graph: the criteria, but those on topscorers, do not tell the players of one apart, nor do
 * they stand in different parts of the graph.
 * @param size number of vertices; those after the members are alike.
 */
export function alikeMembers(members: readonly Member[], size: number, standing: Standing): Int32Array {
  const names = new Map<string, number>();
  return Int32Array.from({ length: size }, (_, v) => {
    const key = v < members.length ? describe(members[v], v, standing) : '';
    const known = names.get(key);
    if (known !== undefined) return known;
    names.set(key, names.size);
    return names.size - 1;
  });
}

/** Of those below whom no criterion looks at, only whom they may meet and whether they may have the bye counts. */
function describe({ player, mdp }: Member, v: number, { exposable, lookedAt, sections }: Standing): string {
  const { preference, strength, topscorer, mayTakeBye } = player;
  const section = sections.filter((start) => v >= start).length;
  const common = [section, exposable[v], mayTakeBye, topscorer];
  if (v >= lookedAt) return [...common, strength === Strength.absolute ? preference : null].join();
  return [...common, mdp, ...TOLD_APART.map((field) => player[field])].join();
}
