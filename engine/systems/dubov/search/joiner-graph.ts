import { Completion } from '../../../matching/completion.js';
import type { Place } from '../../interface/candidate.js';
import type { RoundBoard } from './board.js';

/** The subgroups of a bracket after the first shift (3.2.4.1). */
export interface AfterFirstShift {
  /** Shifted out of the smaller subgroup. */
  readonly leavers: readonly Place[];
  readonly stayers: readonly Place[];
  /** Without the leavers. */
  readonly larger: readonly Place[];
}

/**
 * Tells who of the larger subgroup can be shifted so that the two become equally large (3.2.4.2). Leavers meet stayers, for
 * fewer would have been shifted otherwise; the other stayers meet players of the larger subgroup, and so does whoever
 * joins them.
 */
export class JoinerGraph {
  private readonly places: readonly Place[];
  private readonly roles: Role[];
  private readonly edges: Uint8Array;
  private readonly everybody: readonly number[];
  private readonly completion: Completion;

  constructor(
    private readonly board: RoundBoard,
    { leavers, stayers, larger }: AfterFirstShift,
  ) {
    this.places = [...leavers, ...stayers, ...larger];
    this.roles = [
      ...leavers.map((): Role => 'leaver'),
      ...stayers.map((): Role => 'stayer'),
      ...larger.map((): Role => 'open'),
    ];
    const size = this.places.length;
    this.edges = new Uint8Array(size * size);
    this.everybody = [...this.places.keys()];
    for (const vertex of this.everybody) this.draw(vertex);
    this.completion = new Completion(size, this.edges);
  }

  /** Shifts a player for good if that goes with those shifted so far; else the player remains for good. */
  shift(place: Place): boolean {
    const vertex = this.places.indexOf(place);
    this.decide(vertex, 'joiner');
    if (this.completion.isPerfect(this.everybody)) return true;
    this.decide(vertex, 'remainer');
    return false;
  }

  private decide(vertex: number, role: Role): void {
    this.roles[vertex] = role;
    this.draw(vertex);
  }

  private draw(vertex: number): void {
    const { board, places, roles, edges } = this;
    const own = roles[vertex];
    places.forEach((place, other) => {
      const may = MEETS[own].includes(roles[other]) && board.mayMeet(places[vertex], place);
      edges[vertex * places.length + other] = edges[other * places.length + vertex] = may ? 1 : 0;
    });
  }
}

/** "open": of the larger subgroup, and not known yet whether shifted. */
type Role = 'leaver' | 'stayer' | 'joiner' | 'remainer' | 'open';

const MEETS: Readonly<Record<Role, readonly Role[]>> = {
  leaver: ['stayer'],
  stayer: ['leaver', 'remainer', 'open'],
  joiner: ['remainer', 'open'],
  remainer: ['stayer', 'joiner', 'open'],
  open: ['stayer', 'joiner', 'remainer', 'open'],
};
