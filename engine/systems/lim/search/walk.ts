import type { Completion } from '../../../matching/completion.js';
import type { Place } from '../../interface/candidate.js';
import type { LimBoard } from '../board.js';
import { floatersOf } from '../group.js';
import type { Group, GroupPairing } from '../group.js';
import type { LimWalk, PairedGroup } from '../walk.js';
import { after, nextGroup } from '../position.js';
import type { LimPosition } from '../position.js';
import { MachinePairing } from './pairing.js';
import { crackFor } from './blocked-median.js';

/** The text step by step; where it tries things out, a matching tells: for rounds of any size. */
export class MachineWalk implements LimWalk {
  private readonly compatible: Completion;
  private readonly freed: Completion;
  /** What is published in one group changes few of the others: they are paired once. */
  private readonly paired = new Map<string, GroupPairing>();

  constructor(private readonly board: LimBoard) {
    this.compatible = board.compatible.matching;
    this.freed = board.freed.matching;
  }

  isPairable(places: readonly Place[]): boolean {
    return this.freed.isPerfect(places);
  }

  /** 1: the lowest rank of the lowest group that has somebody who may have it and leaves players who can be paired. */
  bye(places: readonly Place[]): Place | null {
    const { player } = this.board;
    const found = [...places]
      .sort((a, b) => player(a).score - player(b).score || player(b).order - player(a).order)
      .find(
        (place) => player(place).mayTakeBye && this.isPairable(places.filter((other) => other !== place)),
      );
    return found ?? null;
  }

  pair(position: LimPosition): readonly PairedGroup[] | null {
    const { board } = this;
    const paired: PairedGroup[] = [];
    let at = position;
    let group = nextGroup(board, at);
    while (group.kind !== 'median') {
      const pairing = this.pairGroup(group);
      paired.push({ group, pairing, cracked: [] });
      at = after(at, floatersOf(pairing));
      group = nextGroup(board, at);
    }
    const cracked = crackFor(board, paired, at, (now) => this.leftOverIn(nextGroup(board, now)));
    if (cracked === null) return null;
    const median = nextGroup(board, cracked.position);
    return [
      ...paired.map((one, index) => ({ ...one, cracked: cracked.byGroup[index] })),
      { group: median, pairing: this.pairGroup(median), cracked: [] },
    ];
  }

  pairGroup(group: Group): GroupPairing {
    const { kind, floaters, residents, adjacent, isBesideMedian } = group;
    const key = [kind, isBesideMedian, floaters, residents, adjacent].join('|');
    const known = this.paired.get(key);
    if (known !== undefined) return known;
    const isFreed = this.isFreed(group);
    const pairing = new MachinePairing(this.board, group, isFreed, isFreed ? this.freed : this.compatible);
    this.paired.set(key, pairing);
    return pairing;
  }

  isComplete(group: Group): boolean {
    return this.leftOverIn(group) === 0;
  }

  /** How many players of a group cannot be paired in it. Colours that yield where nothing is gained by it change nothing. */
  private leftOverIn({ floaters, residents }: Group): number {
    return (this.mayBeFreed ? this.freed : this.compatible).leftOver([...floaters, ...residents]);
  }

  private get mayBeFreed(): boolean {
    const { state, edition } = this.board;
    return state.isFinal && edition.lastRound === 'if a group gains pairings';
  }

  /** 6: colours yield where the group gains a pairing. */
  private isFreed({ floaters, residents }: Group): boolean {
    if (!this.mayBeFreed) return false;
    const members = [...floaters, ...residents];
    return this.freed.leftOver(members) < this.compatible.leftOver(members);
  }
}
