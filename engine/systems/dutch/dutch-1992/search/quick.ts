import type { Pair, Place } from '../../../interface/candidate.js';
import type { Board1992 } from '../board-1992.js';
import { firstX, goalsOf } from '../bracket.js';
import type { Bracket1992, Pairing1992 } from '../bracket.js';
import { mayFloatDown, mayFloatUp } from '../requirements.js';

/**
 * Looks for a pairing that gives nothing up, in the order of the procedure: the most pairs, x as A8 has it, nothing dropped
 * and nobody exchanged. The first one found is the first of all, for whatever was passed over cannot be completed like
 * that. It gives up (null) when that takes more than a few steps a player, which says nothing about the bracket.
 */
export function quickPairing(board: Board1992, bracket: Bracket1992): Pairing1992 | null {
  const { mdps, residents, demand } = bracket;
  const [goal] = goalsOf(board, bracket);
  if (goal === undefined || (demand.kind !== 'none' && demand.kind !== 'last')) return null;
  const { mdpPairs, all } = goal;
  const x = firstX(board, bracket, goal);
  const players = [...mdps, ...residents];
  const open = players.length - 2 * all;
  const isBarred = (place: Place): boolean => demand.kind === 'last' && !board.mayTakeBye(place);
  const s1 = players.slice(0, mdpPairs);
  const s2 = players.slice(mdpPairs);
  const mayMeet = (a: Place, b: Place): boolean => board.mayMeet(a, b);
  const mayMeetMdp = (mdp: Place, place: Place): boolean =>
    mayMeet(mdp, place) && mayFloatUp(board.player(mdp), board.player(place), 0);
  // The downfloaters have no say yet (J6).
  const above = new Descent(board, {
    s1,
    s2,
    pairs: all,
    open,
    x,
    mayMeet: mayMeetMdp,
    mayStay: (place) => !isBarred(place),
  });
  const mdpsPaired = above.run();
  if (mdpsPaired === null) return null;
  const half = all - mdpPairs;
  const rest = new Descent(board, {
    s1: above.left.slice(0, half),
    s2: above.left.slice(half),
    pairs: half,
    open,
    x: x - above.missed,
    mayMeet,
    mayStay: (place) => !isBarred(place) && mayFloatDown(board.player(place), 0),
  });
  const restPaired = rest.run();
  if (restPaired === null) return null;
  const pairs = [...mdpsPaired, ...restPaired];
  return { pairs, floaters: rest.left, mdpPairs, all, x, upfloats: 0, downfloats: 0 };
}

interface Descending {
  readonly s1: readonly Place[];
  readonly s2: readonly Place[];
  /** Pairs to be made of all these players, those of S1 being the first. */
  readonly pairs: number;
  /** Players left over in the end. */
  readonly open: number;
  /** Colours that may be missed. */
  readonly x: number;
  readonly mayMeet: (higher: Place, lower: Place) => boolean;
  readonly mayStay: (place: Place) => boolean;
}

/** Opponents in S2 for the players of S1, the first transposition (D1) that does not make the rest impossible by numbers. */
class Descent {
  /** Colours missed by the pairs so far. */
  missed = 0;
  private readonly opponents: number[] = [];
  private readonly isTaken: boolean[];
  private readonly colours: readonly number[];
  /** Unpaired players by preference: none, white, black. */
  private readonly unpaired = [0, 0, 0];
  /** Unpaired players of S2 who may be left over. */
  private leavable: number;
  private readonly stays: readonly boolean[];
  private steps: number;

  constructor(
    board: Board1992,
    private readonly task: Descending,
  ) {
    const { s1, s2, mayStay } = task;
    const colourOf = (place: Place): number => {
      const { preference } = board.player(place);
      return preference === null ? 0 : preference === 'white' ? 1 : 2;
    };
    this.colours = [...s1, ...s2].map(colourOf);
    for (const colour of this.colours) this.unpaired[colour] += 1;
    this.stays = s2.map(mayStay);
    this.leavable = this.stays.filter((stays) => stays).length;
    this.isTaken = s2.map(() => false);
    this.steps = 60 + 12 * s1.length;
  }

  /** Players of S2 whom nobody of S1 is paired with. */
  get left(): Place[] {
    return this.task.s2.filter((_, i) => !this.isTaken[i]);
  }

  run(): Pair[] | null {
    const { task, opponents } = this;
    if (!this.isOpen()) return null;
    let from = 0;
    while (opponents.length < task.s1.length) {
      const found = this.nextOpponent(from);
      if (this.steps < 0) return null;
      if (found !== null) {
        from = 0;
        continue;
      }
      const last = opponents.at(-1);
      if (last === undefined) return null;
      this.part(opponents.length - 1, last);
      opponents.pop();
      from = last + 1;
    }
    return task.s1.map((place, i): Pair => [place, task.s2[opponents[i]]]);
  }

  private nextOpponent(from: number): number | null {
    const { task, opponents, isTaken } = this;
    const top = opponents.length;
    for (let i = from; i < isTaken.length; i++) {
      if (isTaken[i] || !task.mayMeet(task.s1[top], task.s2[i])) continue;
      this.steps -= 1;
      this.join(top, i);
      opponents.push(i);
      if (this.isOpen()) return i;
      opponents.pop();
      this.part(top, i);
    }
    return null;
  }

  /** By the numbers of preferences and of those who may be left over the others can still be paired. */
  private isOpen(): boolean {
    const { task, unpaired, opponents } = this;
    const pairs = task.pairs - opponents.length;
    const least = Math.max(0, Math.max(unpaired[1], unpaired[2]) - pairs - task.open);
    return this.missed + least <= task.x && this.leavable >= task.open;
  }

  private join(top: number, i: number): void {
    this.count(top, i, 1);
    this.isTaken[i] = true;
  }

  private part(top: number, i: number): void {
    this.count(top, i, -1);
    this.isTaken[i] = false;
  }

  private count(top: number, i: number, sign: number): void {
    const [higher, lower] = [this.colours[top], this.colours[this.task.s1.length + i]];
    this.unpaired[higher] -= sign;
    this.unpaired[lower] -= sign;
    if (higher !== 0 && higher === lower) this.missed += sign;
    if (this.stays[i]) this.leavable -= sign;
  }
}
