import type { Completion } from '../../../matching/completion.js';
import { stopAtLimit } from '../../../matching/steps.js';
import type { Place } from '../../interface/candidate.js';
import type { LimBoard } from '../board.js';
import { floaterTypes } from '../floater-types.js';
import { directionOf } from '../group.js';
import type { Group, GroupPairing } from '../group.js';
import { majorityOf } from '../majority.js';
import { ordersOf } from '../orders.js';

type ChosenFloaters = Pick<GroupPairing, 'alone' | 'even' | 'exchanged' | 'wanted'>;

/**
 * 2.3, 3.2-3.5, 3.9, 3.10, 4.4: who leaves a group. As many stay as can be paired with one another.
 * @param matching of the players who are compatible in this group.
 */
export function chooseFloaters(
  board: LimBoard,
  group: Group,
  matching: Completion,
  areCompatible: (a: Place, b: Place) => boolean,
): ChosenFloaters {
  const members = [...group.floaters, ...group.residents];
  const seen = board.edition.aloneIn === 'residents' ? group.residents : members;
  const alone = members.filter(
    (place) => !seen.some((other) => other !== place && areCompatible(place, other)),
  );
  const choice = new FloaterChoice(board, group, matching, alone);
  let staying: readonly Place[] = without(members, alone);
  if (group.kind === 'median') return { alone: [], even: null, exchanged: null, wanted: [] };
  let even = staying.length % 2 === 1 ? choice.even(staying) : null;
  let exchanged: Place | null = null;
  if (even !== null && !choice.canSpare(staying, even)) [even, exchanged] = [null, even];
  if (even !== null) staying = without(staying, [even]);
  const wanted = choice.wanted(staying, even === null ? [] : [even]);
  return { alone, even, exchanged, wanted };
}

class FloaterChoice {
  /** Who can be spared of those whom it was asked of last. */
  private known: { readonly staying: readonly Place[]; readonly spared: ReadonlySet<Place> } | null = null;

  constructor(
    private readonly board: LimBoard,
    private readonly group: Group,
    private readonly matching: Completion,
    private readonly alone: readonly Place[],
  ) {}

  /** The group has as many pairings without the player as with him. */
  canSpare(staying: readonly Place[], place: Place): boolean {
    if (this.known?.staying !== staying) this.known = { staying, spared: this.matching.spared(staying) };
    return this.known.spared.has(place);
  }

  /** 2.3.d: the floater who makes the number even, wherever that leaves the others. */
  even(staying: readonly Place[]): Place {
    const { board, group, alone } = this;
    const { edition } = board;
    let left = this.lastFirst(staying);
    if (edition.evenedBy === 'who leaves as many pairings')
      left = left.filter((place) => this.canSpare(staying, place));
    for (const step of edition.evenedOrder) {
      if (step === 'types') {
        const types = left.map(floaterTypes(board, group, alone));
        const best = Math.max(...types);
        left = left.filter((_, i) => types[i] === best);
      } else if (step === 'last round') left = this.withoutLastFloaters(staying, left);
      else left = this.ofMajority(staying, left);
    }
    return left[0];
  }

  /** 4.4: as few as must go; of the best type the last who can be spared. */
  wanted(staying: readonly Place[], even: readonly Place[]): Place[] {
    const { board, group, alone } = this;
    const wanted: Place[] = [];
    let rest = staying;
    for (let over = this.matching.leftOver(rest); over > 0; over--) {
      stopAtLimit();
      const chosen = [...alone, ...even, ...wanted];
      const order = this.lastFirst(rest);
      if (board.edition.wantedBy === 'type, then number') {
        const typeOf = floaterTypes(board, group, chosen);
        const types = new Map(order.map((place) => [place, typeOf(place)]));
        order.sort((a, b) => (types.get(b) ?? 0) - (types.get(a) ?? 0));
      }
      const floater = order.find((place) => this.canSpare(rest, place));
      if (floater === undefined) throw new Error('nobody of those who are left over can be spared');
      wanted.push(floater);
      rest = without(rest, [floater]);
    }
    return wanted;
  }

  /** 3.10: those who floated in the round before stay, if that costs no pairing and makes no other floater of types a to c. */
  private withoutLastFloaters(staying: readonly Place[], left: Place[]): Place[] {
    const { board, group, alone } = this;
    const typeOf = floaterTypes(board, group, alone);
    const others = left.filter(
      (place) =>
        !board.player(place).hasFloated &&
        (board.edition.floatPasses === 'to any type' || typeOf(place) === 4),
    );
    if (others.length === 0 || others.length === left.length) return left;
    const harmless = others.filter((place) => this.canSpare(staying, place));
    if (harmless.length > 0) return this.board.edition.floatWaived === 'for all' ? others : harmless;
    return left.some((place) => this.canSpare(staying, place)) ? left : others;
  }

  /** 3.2: those who are due the colour of the majority; in Maxi-tournaments not far from the last one. */
  private ofMajority(staying: readonly Place[], left: Place[]): Place[] {
    const { board, group } = this;
    const counted = board.edition.coloursOf === 'residents' ? group.residents : staying;
    const majority = majorityOf(counted.map((place) => board.player(place).due));
    const due = left.filter((place) => majority !== null && board.player(place).due === majority);
    if (due.length === 0) return left;
    if (!board.edition.isMaxi) return due;
    const [last] = board.edition.maxiLast === 'of the group' ? this.lastFirst(staying) : left;
    if (Math.abs(board.player(due[0]).rating - board.player(last).rating) <= 100) return due;
    return board.edition.maxiLast === 'of the group' ? [last] : left;
  }

  /** The lowest numbered first when pairing downward, the highest numbered when pairing upwards (3.3, 3.4). */
  private lastFirst(places: readonly Place[]): Place[] {
    return ordersOf(this.board).byNumber(places, directionOf(this.group) === 'down' ? 'up' : 'down');
  }
}

function without(places: readonly Place[], others: readonly Place[]): Place[] {
  const gone = new Set(others);
  return places.filter((place) => !gone.has(place));
}
