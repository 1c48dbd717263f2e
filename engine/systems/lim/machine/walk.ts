import { Completion } from '../../../matching/completion.js';
import type { Place } from '../../candidate.js';
import type { LimBoard } from '../board.js';
import { floatersOf } from '../group.js';
import type { Group, GroupPairing } from '../group.js';
import type { LimWalk, PairedGroup } from '../walk.js';
import { after, nextGroup } from '../position.js';
import type { LimPosition } from '../position.js';
import { chooseFloaters } from './floaters.js';
import { pairFloaters } from './floater-pairs.js';
import { pairResidents } from './residents.js';
import { crackFor } from './blocked-median.js';

/** The text step by step; where it tries things out, a matching tells: for rounds of any size. */
export class MachineWalk implements LimWalk {
  private readonly compatible: Completion;
  private readonly freed: Completion;

  constructor(private readonly board: LimBoard) {
    this.compatible = new Completion(board.size, board.compatible);
    this.freed = new Completion(board.size, board.freed);
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
    const cracked = crackFor(board, paired, at, (now) => this.isComplete(nextGroup(board, now)));
    if (cracked === null) return null;
    const median = nextGroup(board, cracked.position);
    return [
      ...paired.map((one, index) => ({ ...one, cracked: cracked.byGroup[index] })),
      { group: median, pairing: this.pairGroup(median), cracked: [] },
    ];
  }

  pairGroup(group: Group): GroupPairing {
    const { board } = this;
    const isFreed = this.isFreed(group);
    const matching = isFreed ? this.freed : this.compatible;
    const areCompatible = isFreed ? board.mayMeet : board.areCompatible;
    const floaters = chooseFloaters(board, group, matching, areCompatible);
    const left = new Set(floatersOf(floaters));
    const staying = [...group.floaters, ...group.residents].filter((place) => !left.has(place));
    const floaterPairs = pairFloaters(board, group, staying, matching, areCompatible);
    const taken = new Set(floaterPairs.flat());
    const rest = staying.filter((place) => !taken.has(place));
    const residents = pairResidents(board, group, rest, areCompatible);
    return { isFreed, ...floaters, floaterPairs, ...residents };
  }

  isComplete(group: Group): boolean {
    const matching = this.isFreed(group) ? this.freed : this.compatible;
    return matching.isPerfect([...group.floaters, ...group.residents]);
  }

  /** 6: colours yield where the group gains a pairing. */
  private isFreed({ floaters, residents }: Group): boolean {
    const { state, edition } = this.board;
    if (!state.isFinal || edition.lastRound !== 'if a group gains pairings') return false;
    const members = [...floaters, ...residents];
    return this.freed.leftOver(members) < this.compatible.leftOver(members);
  }
}
