import type { Pair, Place } from '../../candidate.js';
import type { LimBoard } from '../board.js';
import { floatersOf } from '../group.js';
import type { Group, GroupPairing } from '../group.js';
import type { LimWalk, PairedGroup } from '../walk.js';
import { after, nextGroup } from '../position.js';
import type { LimPosition } from '../position.js';
import { tryFloaters } from './floaters.js';
import { tryFloaterPairs, tryResidents } from './pairs.js';
import { Trials, without } from './trials.js';

/** Players of a round that can be paired by trying everything. */
export const MOST_PLAYERS = 14;

/** The text written a second time: whatever it asks for is found by trying everything. */
export class TryingWalk implements LimWalk {
  private readonly strict: Trials;
  private readonly loose: Trials;

  constructor(private readonly board: LimBoard) {
    this.strict = new Trials(board.areCompatible);
    this.loose = new Trials(board.mayMeet);
  }

  isPairable(places: readonly Place[]): boolean {
    return this.loose.canAllBePaired(inRanking(places));
  }

  bye(places: readonly Place[]): Place | null {
    const { player } = this.board;
    for (const score of [...new Set(places.map((place) => player(place).score))].sort((a, b) => a - b)) {
      let group = places.filter((place) => player(place).score === score);
      while (group.length > 0) {
        const last = group.reduce((one, other) => (player(other).order > player(one).order ? other : one));
        if (player(last).mayTakeBye && this.isPairable(without(places, last))) return last;
        group = without(group, last);
      }
    }
    return null;
  }

  pair(position: LimPosition): readonly PairedGroup[] | null {
    const group = nextGroup(this.board, position);
    const paired: { readonly group: Group; readonly pairing: GroupPairing }[] = [];
    let [at, next] = [position, group];
    for (; next.kind !== 'median'; next = nextGroup(this.board, at)) {
      const pairing = this.pairGroup(next);
      paired.push({ group: next, pairing });
      at = after(at, floatersOf(pairing));
    }
    return this.crack(paired, at, []);
  }

  pairGroup(group: Group): GroupPairing {
    const { board } = this;
    const members = inRanking([...group.floaters, ...group.residents]);
    const isFreed =
      board.state.isFinal &&
      board.edition.lastRound === 'if a group gains pairings' &&
      this.loose.most(members) > this.strict.most(members);
    const [trials, mayMeet] = isFreed ? [this.loose, board.mayMeet] : [this.strict, board.areCompatible];
    const floaters = tryFloaters(board, group, trials, mayMeet);
    const staying = without(members, ...floatersOf(floaters));
    const floaterPairs = tryFloaterPairs(board, group, staying, trials, mayMeet);
    const residents = tryResidents(board, group, without(staying, ...floaterPairs.flat()), mayMeet);
    return { isFreed, ...floaters, floaterPairs, ...residents };
  }

  isComplete({ floaters, residents }: Group): boolean {
    const { state, edition } = this.board;
    const isFree = state.isFinal && edition.lastRound === 'if a group gains pairings';
    return (isFree ? this.loose : this.strict).canAllBePaired(inRanking([...floaters, ...residents]));
  }

  /** 2.6, one pairing more each time. */
  private crack(
    paired: readonly { readonly group: Group; readonly pairing: GroupPairing }[],
    at: LimPosition,
    cracked: readonly Pair[],
  ): readonly PairedGroup[] | null {
    const median = nextGroup(this.board, at);
    if (this.isComplete(median)) {
      const groups = paired.map((one) => {
        const own = [...one.pairing.floaterPairs, ...one.pairing.pairs];
        return { ...one, cracked: cracked.filter((pair) => own.includes(pair)) };
      });
      return [...groups, { group: median, pairing: this.pairGroup(median), cracked: [] }];
    }
    const nextOf = (kind: Group['kind']): Pair | null => {
      for (const { group, pairing } of [...paired].reverse()) {
        if (group.kind !== kind) continue;
        const left = [...pairing.floaterPairs, ...pairing.pairs].filter((pair) => !cracked.includes(pair));
        if (left.length > 0) return left[this.board.edition.cracked === 'last made' ? left.length - 1 : 0];
      }
      return null;
    };
    const [high, low] = [nextOf('down'), nextOf('up')];
    const isLow = high === null || (low !== null && at.fromAbove.length > at.fromBelow.length);
    const pair = isLow ? low : high;
    if (pair === null) return null;
    const more: LimPosition = isLow
      ? { ...at, fromBelow: [...at.fromBelow, ...pair] }
      : { ...at, fromAbove: [...at.fromAbove, ...pair] };
    return this.crack(paired, more, [...cracked, pair]);
  }
}

function inRanking(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a - b);
}
