import type { Completion } from '../../../matching/completion.js';
import type { Pair, Place } from '../../candidate.js';
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
  private made: MadePairs | null = null;

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
    return this.madePairs().floaterPairs;
  }

  get firstScrutiny(): GroupPairing['firstScrutiny'] {
    return this.madePairs().firstScrutiny;
  }

  get pairs(): GroupPairing['pairs'] {
    return this.madePairs().pairs.all();
  }

  /** Its pairs in the order in which they are made, each of them made when it is looked at. */
  *eachPair(): Generator<Pair, void> {
    const { floaterPairs, pairs } = this.madePairs();
    yield* floaterPairs;
    yield* pairs;
  }

  private madePairs(): MadePairs {
    this.made ??= this.makePairs();
    return this.made;
  }

  private makePairs(): MadePairs {
    const { board, group, matching, areCompatible, isFreed } = this;
    const left = new Set(floatersOf(this));
    const staying = [...group.floaters, ...group.residents].filter((place) => !left.has(place));
    const floaterPairs = pairFloaters(board, group, staying, matching, areCompatible);
    const taken = new Set(floaterPairs.flat());
    const rest = staying.filter((place) => !taken.has(place));
    return { floaterPairs, ...pairResidents(board, group, rest, isFreed) };
  }

  private get areCompatible(): (a: Place, b: Place) => boolean {
    return this.isFreed ? this.board.mayMeet : this.board.areCompatible;
  }
}

type MadePairs = Pick<GroupPairing, 'floaterPairs'> & ResidentPairs;
