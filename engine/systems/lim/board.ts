import { Completion } from '../../matching/completion.js';
import { opposite } from '../../model/event.js';
import type { Tenths } from '../../model/event.js';
import type { RoundState } from '../../model/player.js';
import type { RoundOf } from '../../rules/absolute-rules.js';
import { areBoundAlike, eachBoundAlike } from '../../rules/due-colours.js';
import type { Rule } from '../../rules/rule.js';
import type { Pair, Place } from '../interface/candidate.js';
import { RoundMemo } from '../interface/round-memo.js';
import type { LimEdition } from './edition.js';
import { areDueAlike, limPlayers, medianAfter } from './player.js';
import type { LimPlayer } from './player.js';

/** The players of a round by their places, and who is compatible with whom. */
export class LimBoard {
  readonly size: number;
  /** Score of the median group (2.2), which may have nobody. */
  readonly median: Tenths;
  /** Who is compatible with whom (2.1). */
  readonly compatible: PairMatrix;
  /** The same where colours yield in the last round (6). */
  readonly freed: PairMatrix;
  /** What both depend on besides the round. */
  readonly pairsKey: string;
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
    const { leftOut, lastRound } = edition;
    const left = (['rematch', 'prohibited', 'colours'] as const).filter((rule) => leftOut.has(rule));
    this.pairsKey = [state.isFinal ? lastRound : '', ...left].join();
    const { compatible, freed } = MATRICES.get(state, this.pairsKey, () => this.matrices());
    this.compatible = compatible;
    this.freed = freed;
  }

  readonly player = (place: Place): LimPlayer => this.players[place];

  readonly areCompatible = (a: Place, b: Place): boolean => this.compatible.adjacent[a * this.size + b] === 1;

  /** Two who may meet if colours yield where they can at all. */
  readonly mayMeet = (a: Place, b: Place): boolean => this.freed.adjacent[a * this.size + b] === 1;

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

  private matrices(): Matrices {
    const { size, edition, players, rulesRound } = this;
    const { rules, leftOut } = edition;
    const [compatible, freed] = [1, 1].map((all) => new Uint8Array(size * size).fill(all));
    for (let place = 0; place < size; place++) {
      strike(compatible, size, place, place);
      strike(freed, size, place, place);
    }
    for (const rule of ['rematch', 'prohibited'] as const)
      if (!leftOut.has(rule))
        rules[rule].eachForbidden(rulesRound, (a, b) => {
          strike(compatible, size, a, b);
          strike(freed, size, a, b);
        });
    if (!leftOut.has('colours'))
      eachBoundAlike(players, (a, b) => {
        if (!this.isFreeAtOnce(a, b)) strike(compatible, size, a, b);
        if (!this.mayBeFreed(a, b)) strike(freed, size, a, b);
      });
    return { compatible: pairMatrix(size, compatible), freed: pairMatrix(size, freed) };
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

/** Who may meet whom, and how many of some players can be paired then. */
export interface PairMatrix {
  /** size x size: 1 where two may meet. */
  readonly adjacent: Uint8Array;
  readonly matching: Completion;
}

interface Matrices {
  readonly compatible: PairMatrix;
  readonly freed: PairMatrix;
}

function pairMatrix(size: number, adjacent: Uint8Array): PairMatrix {
  return { adjacent, matching: new Completion(size, adjacent) };
}

/** The readings of the text agree on who may meet whom, but for the last round. */
const MATRICES = new RoundMemo<string, Matrices>();

function strike(matrix: Uint8Array, size: number, a: Place, b: Place): void {
  matrix[a * size + b] = matrix[b * size + a] = 0;
}

/** The higher ranked first. */
export function inRank(a: Place, b: Place): Pair {
  return a < b ? [a, b] : [b, a];
}
