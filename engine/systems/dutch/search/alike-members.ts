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

/**
 * The classes of the vertices of a graph: in one are players whom the criteria do not tell apart, as far as this can be said
 * of a player alone. What it leaves out makes the search slower and nothing else.
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
  const { score, colourDifference, lastFloat, earlierFloat, unplayed } = player;
  return [
    ...common,
    mdp,
    score,
    preference,
    strength,
    colourDifference,
    lastFloat,
    earlierFloat,
    unplayed,
  ].join();
}
