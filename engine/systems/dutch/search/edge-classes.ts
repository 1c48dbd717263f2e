import type { Member } from '../criteria/criterion.js';
import type { Element } from './digits.js';

/** What an edge of a bracket's graph stands for. */
export const EdgeKind = {
  none: 0,
  /** A pair of the bracket. */
  pair: 1,
  /** Two downfloaters who meet below. */
  floaters: 2,
  /** A pair of the following bracket. */
  below: 3,
  /** Somebody who is paired further down, has the bye or a place of a downfloater; or two of those below. */
  leaving: 4,
} as const;

/** A graph whose edges are to be sorted by what the criteria can know of them. */
export interface SortedGraph {
  readonly vertices: number;
  /** First of the vertices of those who are not in the bracket; of those who are not in the following one either. */
  readonly nextStart: number;
  readonly restStart: number;
  readonly members: readonly Member[];
  /** The members as the following bracket sees them. */
  readonly guests: readonly Member[];
  /** The class of each vertex: the criteria, but those on topscorers, do not tell the players of one apart. */
  readonly classOf: Int32Array;
  /** What the edge stands for, one of `EdgeKind`; the first vertex is the smaller one. */
  edgeKind(a: number, b: number): number;
}

/** Edges of one kind between two classes, told by the first of them. */
export interface EdgeType {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
}

/** The edges of a bracket's graph by their types: the criteria are asked once for each type. */
export class EdgeClasses {
  readonly types: EdgeType[] = [];
  /** The type of each edge `a * vertices + b`, -1 where there is none. */
  readonly typeOf: Int32Array;

  constructor(private readonly graph: SortedGraph) {
    const { vertices, classOf, members } = graph;
    this.typeOf = new Int32Array(vertices * vertices).fill(-1);
    const classes = classOf.reduce((most, name) => Math.max(most, name + 1), 0);
    const known = new Int32Array(4 * classes * classes).fill(-1);
    for (let a = 0; a < members.length; a++) {
      for (let b = a + 1; b < vertices; b++) {
        const kind = graph.edgeKind(a, b);
        if (kind === EdgeKind.none) continue;
        const at = ((kind - 1) * classes + classOf[a]) * classes + classOf[b];
        if (known[at] < 0) known[at] = this.types.push({ kind, a, b }) - 1;
        this.setType(a, b, known[at]);
      }
    }
  }

  setType(a: number, b: number, type: number): void {
    const { vertices } = this.graph;
    this.typeOf[a * vertices + b] = type;
    this.typeOf[b * vertices + a] = type;
  }

  /** Gives an edge a type of its own, which is the next one. */
  split(a: number, b: number): number {
    const { kind } = this.types[this.typeOf[a * this.graph.vertices + b]];
    const type = this.types.push({ kind, a, b }) - 1;
    this.setType(a, b, type);
    return type;
  }

  /** What a candidate of the bracket may hold: by classes, each with the number of its players. */
  ownElements(): Element[] {
    const { members, nextStart } = this.graph;
    return this.elements(members, nextStart, (kind) => kind === EdgeKind.pair);
  }

  /** What the following bracket may hold. */
  nextElements(): Element[] {
    const { guests, restStart } = this.graph;
    return this.elements(guests, restStart, (kind) => kind === EdgeKind.below || kind === EdgeKind.floaters);
  }

  /** The pairs of the bracket with a topscorer, one by one: of those the colours count that each would have. */
  topscorerElements(): Element[] {
    const elements: Element[] = [];
    this.eachTopscorerPair((a, b) => elements.push([this.graph.members[a], this.graph.members[b], 1]));
    return elements;
  }

  eachTopscorerPair(visit: (a: number, b: number) => void): void {
    const { members, vertices } = this.graph;
    const topscorers = members.map(({ player }) => player.topscorer);
    if (!topscorers.includes(true)) return;
    for (let a = 0; a < members.length; a++) {
      for (let b = a + 1; b < members.length; b++) {
        const type = this.typeOf[a * vertices + b];
        if (type >= 0 && this.types[type].kind === EdgeKind.pair && (topscorers[a] || topscorers[b]))
          visit(a, b);
      }
    }
  }

  /** Those with the same first class one after the other; `leaving` is the number of those who may float. */
  private elements(
    members: readonly Member[],
    leaving: number,
    counts: (kind: number) => boolean,
  ): Element[] {
    const { classOf } = this.graph;
    const byClass = new Map<number, { first: Member; size: number; lower: Member[] }>();
    for (let v = 0; v < leaving; v++) {
      const known = byClass.get(classOf[v]);
      if (known === undefined) byClass.set(classOf[v], { first: members[v], size: 1, lower: [] });
      else known.size += 1;
    }
    for (const { kind, a, b } of this.types)
      if (counts(kind)) byClass.get(classOf[a])?.lower.push(members[b]);
    const elements: Element[] = [];
    for (const { first, size, lower } of byClass.values()) {
      elements.push([first, null, size]);
      for (const one of lower) elements.push([first, one, size]);
    }
    return elements;
  }
}
