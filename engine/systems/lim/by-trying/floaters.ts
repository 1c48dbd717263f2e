import type { Colour } from '../../../model/event.js';
import type { Place } from '../../candidate.js';
import type { LimBoard } from '../board.js';
import type { Group, GroupPairing } from '../group.js';
import { ordersOf } from '../orders.js';
import { without } from './trials.js';
import type { Trials } from './trials.js';

type ChosenFloaters = Pick<GroupPairing, 'alone' | 'even' | 'exchanged' | 'wanted'>;

/** Articles 2.3, 3 and 4.4 by trying out who could leave a group. */
export function tryFloaters(
  board: LimBoard,
  group: Group,
  trials: Trials,
  mayMeet: (a: Place, b: Place) => boolean,
): ChosenFloaters {
  const none: ChosenFloaters = { alone: [], even: null, exchanged: null, wanted: [] };
  if (group.kind === 'median') return none;
  const members = [...group.floaters, ...group.residents].sort((a, b) => a - b);
  const around = board.edition.aloneIn === 'residents' ? group.residents : members;
  const alone = [...group.floaters, ...group.residents].filter((place) =>
    around.every((other) => other === place || !mayMeet(place, other)),
  );
  const staying = without(members, ...alone);
  const needed = staying.length - 2 * trials.most(staying);
  const tried = new Tried(board, group, trials, alone);
  if (staying.length % 2 === 0) return { ...none, alone, wanted: tried.first(staying, needed, []) ?? [] };
  const even = tried.evening(staying);
  const more = tried.first(without(staying, even), needed - 1, [even]);
  if (more !== null) return { alone, even, exchanged: null, wanted: more };
  return { alone, even: null, exchanged: even, wanted: tried.first(staying, needed, []) ?? [] };
}

class Tried {
  constructor(
    private readonly board: LimBoard,
    private readonly group: Group,
    private readonly trials: Trials,
    private readonly alone: readonly Place[],
  ) {}

  /** So many floaters, the first in the order of 4.4 without whom the others can all be paired; null for none. */
  first(places: readonly Place[], number: number, floating: readonly Place[]): readonly Place[] | null {
    if (number === 0) return this.trials.canAllBePaired(places) ? [] : null;
    const typed = this.board.edition.wantedBy === 'type, then number';
    const chosen = [...this.alone, ...floating];
    for (const wanted of typed ? ['d', 'c', 'b', 'a'] : ['any'])
      for (const place of this.fromTheEnd(places)) {
        if (typed && this.typeOf(place, chosen) !== wanted) continue;
        const others = this.first(without(places, place), number - 1, [...floating, place]);
        if (others !== null) return [place, ...others];
      }
    return null;
  }

  /** 2.3.d. */
  evening(staying: readonly Place[]): Place {
    const { edition } = this.board;
    const most = this.trials.most(staying);
    const keepsPairings = (place: Place): boolean => this.trials.most(without(staying, place)) === most;
    let open = this.fromTheEnd(staying);
    if (edition.evenedBy !== 'anybody') open = open.filter(keepsPairings);
    for (const criterion of edition.evenedOrder) {
      if (criterion === 'types') {
        const type = ['d', 'c', 'b', 'a'].find((one) =>
          open.some((place) => this.typeOf(place, this.alone) === one),
        );
        open = open.filter((place) => this.typeOf(place, this.alone) === type);
      }
      if (criterion === 'last round') {
        const rested = open.filter(
          (place) =>
            !this.board.player(place).hasFloated &&
            (edition.floatPasses === 'to any type' || this.typeOf(place, this.alone) === 'd'),
        );
        const isHarmless = rested.some(keepsPairings) || open.every((place) => !keepsPairings(place));
        if (rested.length > 0 && isHarmless) {
          const each = edition.floatWaived === 'one by one' ? rested.filter(keepsPairings) : [];
          open = each.length > 0 ? each : rested;
        }
      }
      if (criterion === 'colour') open = this.ofColour(open, staying);
    }
    return open[0];
  }

  /** 3.2. */
  private ofColour(open: Place[], staying: readonly Place[]): Place[] {
    const { player, edition } = this.board;
    const counted = edition.coloursOf === 'residents' ? this.group.residents : staying;
    const dueOf =
      (colour: Colour): ((place: Place) => boolean) =>
      (place) =>
        player(place).due === colour;
    const surplus = counted.filter(dueOf('white')).length - counted.filter(dueOf('black')).length;
    const due = open.filter(dueOf(surplus > 0 ? 'white' : 'black'));
    if (surplus === 0 || due.length === 0) return open;
    if (!edition.isMaxi) return due;
    const isOfGroup = edition.maxiLast === 'of the group';
    const last = isOfGroup ? this.fromTheEnd(staying)[0] : open[0];
    const distance = player(due[0]).rating - player(last).rating;
    if (distance <= 100 && distance >= -100) return due;
    return isOfGroup ? [last] : open;
  }

  /** 3.9, with the exclusions of 3.3 and 3.4. */
  private typeOf(place: Place, chosen: readonly Place[]): string {
    const { areCompatible, suitsFloater, edition } = this.board;
    const { kind, isBesideMedian, floaters } = this.group;
    const orders = ordersOf(this.board);
    const isDown = kind === 'down' || (isBesideMedian && edition.upFloatersTake === 'highest');
    const adjacent = orders.byNumber(this.group.adjacent, isDown ? 'down' : 'up');
    const turns = orders.byTurn([...chosen, place]);
    const gone: Place[] = [];
    for (const other of edition.excluded === 'none' ? [] : turns.slice(0, turns.indexOf(place))) {
      const his = without(adjacent, ...gone).filter((one) => areCompatible(other, one));
      if (edition.excluded === 'all') gone.push(...his);
      else gone.push(...[...his.filter((one) => suitsFloater(other, one)), ...his].slice(0, 1));
    }
    const isMet = without(adjacent, ...gone).some((one) => areCompatible(place, one));
    return floaters.includes(place) ? (isMet ? 'b' : 'a') : isMet ? 'd' : 'c';
  }

  private fromTheEnd(places: readonly Place[]): Place[] {
    return ordersOf(this.board).byNumber(places, this.group.kind === 'up' ? 'down' : 'up');
  }
}
