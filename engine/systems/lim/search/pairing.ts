import type { Completion } from '../../../matching/completion.js';
import type { Pair, Place } from '../../interface/candidate.js';
import type { LimBoard } from '../board.js';
import { floatersOf } from '../group.js';
import type { Group, GroupPairing } from '../group.js';
import { pairFloaters } from './floater-pairs.js';
import { chooseFloaters } from './floaters.js';
import { pairResidents } from './residents.js';
import type { ResidentPairs } from './residents.js';

/**
 * A group of which the text has chosen the floaters. Its pairs are made when somebody asks for them: the groups that follow depend
 * on the floaters alone, and of most plans for a round only the first group is looked at.
 */
export class MachinePairing implements GroupPairing {
  readonly alone: readonly Place[];
  readonly even: Place | null;
  readonly exchanged: Place | null;
  readonly wanted: readonly Place[];
  private ofFloaters: GroupPairing['floaterPairs'] | null = null;
  private ofResidents: ResidentPairs | null = null;

  /** @param matching of the players who are compatible in this group. */
  constructor(
    private readonly board: LimBoard,
    private readonly group: Group,
    readonly isFreed: boolean,
    private readonly matching: Completion,
  ) {
    const floaters = chooseFloaters(board, group, matching, this.areCompatible);
    this.alone = floaters.alone;
    this.even = floaters.even;
    this.exchanged = floaters.exchanged;
    this.wanted = floaters.wanted;
  }

  get floaterPairs(): GroupPairing['floaterPairs'] {
    if (this.ofFloaters === null) {
      const { board, group, matching, areCompatible } = this;
      this.ofFloaters = pairFloaters(board, group, this.staying(), matching, areCompatible);
    }
    return this.ofFloaters;
  }

  get firstScrutiny(): GroupPairing['firstScrutiny'] {
    return this.residentPairs().firstScrutiny;
  }

  get pairs(): GroupPairing['pairs'] {
    return this.residentPairs().pairs.all();
  }

  *eachPair(): Generator<Pair, void> {
    yield* this.floaterPairs;
    yield* this.residentPairs().pairs;
  }

  private residentPairs(): ResidentPairs {
    if (this.ofResidents === null) {
      const taken = new Set(this.floaterPairs.flat());
      const rest = this.staying().filter((place) => !taken.has(place));
      this.ofResidents = pairResidents(this.board, this.group, rest, this.isFreed);
    }
    return this.ofResidents;
  }

  private staying(): Place[] {
    const { floaters, residents } = this.group;
    const left = new Set(floatersOf(this));
    return [...floaters, ...residents].filter((place) => !left.has(place));
  }

  private get areCompatible(): (a: Place, b: Place) => boolean {
    return this.isFreed ? this.board.mayMeet : this.board.areCompatible;
  }
}
