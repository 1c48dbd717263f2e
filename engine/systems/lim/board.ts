import { opposite } from '../../model/event.js';
import type { Tenths } from '../../model/event.js';
import type { RoundState } from '../../model/player.js';
import type { RoundOf } from '../../rules/absolute-rules.js';
import { areBoundAlike } from '../../rules/due-colours.js';
import type { Rule } from '../../rules/rule.js';
import type { Pair, Place } from '../candidate.js';
import type { LimEdition } from './edition.js';
import { areDueAlike, limPlayers, medianAfter } from './player.js';
import type { LimPlayer } from './player.js';

/** The players of a round by their places, and who is compatible with whom. */
export class LimBoard {
  readonly size: number;
  /** Score of the median group (2.2), which may have nobody. */
  readonly median: Tenths;
  /** size x size: 1 where two are compatible (2.1). */
  readonly compatible: Uint8Array;
  /** The same where colours yield in the last round (6). */
  readonly freed: Uint8Array;
  private readonly players: readonly LimPlayer[];
  private readonly rulesRound: RoundOf<LimPlayer>;

  constructor(
    readonly state: RoundState,
    readonly edition: LimEdition,
  ) {
    this.players = limPlayers(state, edition);
    this.rulesRound = { forbidden: state.forbidden, players: this.players };
    this.size = this.players.length;
    this.median = medianAfter(state.round - 1, state.points);
    this.compatible = new Uint8Array(this.size * this.size);
    this.freed = new Uint8Array(this.size * this.size);
    for (let a = 0; a < this.size; a++) {
      for (let b = a + 1; b < this.size; b++) {
        if (this.isBrokenBy('rematch', a, b) || this.isBrokenBy('prohibited', a, b)) continue;
        const isBarred = this.areBarred(a, b);
        if (!isBarred || this.isFreeAtOnce(a, b)) set(this.compatible, this.size, a, b);
        if (!isBarred || this.mayBeFreed(a, b)) set(this.freed, this.size, a, b);
      }
    }
  }

  readonly player = (place: Place): LimPlayer => this.players[place];

  readonly areCompatible = (a: Place, b: Place): boolean => this.compatible[a * this.size + b] === 1;

  /** Two who may meet if colours yield where they can at all. */
  readonly mayMeet = (a: Place, b: Place): boolean => this.freed[a * this.size + b] === 1;

  readonly areDueAlike = (a: Place, b: Place): boolean => areDueAlike(this.players[a], this.players[b]);

  /** 3.8: whether an opponent is one whom a floater seeks for the due colours. */
  readonly suitsFloater = (floater: Place, opponent: Place): boolean => {
    const { floaterSeeks, undueFloaterSeeks } = this.edition;
    const { due } = this.players[floater];
    const { due: others } = this.players[opponent];
    if (due === null) return undueFloaterSeeks === 'anybody' || others !== null;
    return floaterSeeks === 'who is not due the same' ? others !== due : others === opposite(due);
  };

  /** The absolute rules that a pair breaks, whatever is asked for, in the order of their articles. */
  rulesAgainst(a: Place, b: Place): Rule[] {
    const { rematch, colours, prohibited } = this.edition.rules;
    return [
      ...(this.isBrokenBy('rematch', a, b) ? [rematch] : []),
      ...(this.areBarred(a, b) && !this.mayBeFreed(a, b) ? [colours] : []),
      ...(this.isBrokenBy('prohibited', a, b) ? [prohibited] : []),
    ];
  }

  /** Both would have to have the same colour, whatever the last round allows. */
  areBarred(a: Place, b: Place): boolean {
    return !this.edition.leftOut.has('colours') && areBoundAlike(this.players[a], this.players[b]);
  }

  private isBrokenBy(rule: 'rematch' | 'prohibited', a: Place, b: Place): boolean {
    const { rules, leftOut } = this.edition;
    return !leftOut.has(rule) && rules[rule].forbids(this.rulesRound, this.players[a], this.players[b]);
  }

  /** 6: colours may yield. */
  private mayBeFreed(a: Place, b: Place): boolean {
    const { lastRound } = this.edition;
    if (!this.state.isFinal || lastRound === 'nobody') return false;
    return lastRound === 'everybody' || this.players[a].score === this.players[b].score;
  }

  private isFreeAtOnce(a: Place, b: Place): boolean {
    return this.edition.lastRound !== 'if a group gains pairings' && this.mayBeFreed(a, b);
  }
}

function set(matrix: Uint8Array, size: number, a: Place, b: Place): void {
  matrix[a * size + b] = matrix[b * size + a] = 1;
}

/** The higher ranked first. */
export function inRank(a: Place, b: Place): Pair {
  return a < b ? [a, b] : [b, a];
}
