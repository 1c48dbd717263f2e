import type { RoundState } from '../../../model/player.js';
import type { RoundOf } from '../../../rules/absolute-rules.js';
import type { Rule } from '../../../rules/rule.js';
import type { Pair, Place } from '../../candidate.js';
import type { Demand } from '../../system.js';
import type { Edition1997 } from './edition-1997.js';
import { players1997 } from './player-1997.js';
import type { Player1997 } from './player-1997.js';
import type { PairRule1997 } from './rules-1997.js';

/** The players of a round by their places, and who may meet whom. */
export class Board1997 {
  readonly size: number;
  readonly isFirstRound: boolean;
  /** The players of each score, highest score first. */
  readonly scoregroups: readonly (readonly Place[])[];
  /** size x size: 1 where two may meet. */
  readonly compatible: Uint8Array;
  private readonly players: readonly Player1997[];
  private readonly rulesRound: RoundOf<Player1997>;

  /** @param demand whom a question asks for: a player who meets one other only, or nobody at this stage. */
  constructor(
    readonly state: RoundState,
    readonly edition: Edition1997,
    private readonly demand: Demand | null = null,
  ) {
    this.players = players1997(state, edition);
    this.rulesRound = { forbidden: state.forbidden, players: this.players };
    this.size = this.players.length;
    this.isFirstRound = state.round === 1;
    this.scoregroups = groupsOf(this.players);
    this.compatible = new Uint8Array(this.size * this.size);
    for (let a = 0; a < this.size; a++) {
      for (let b = a + 1; b < this.size; b++) {
        const may = this.ruleAgainst(a, b) === null && isAsked(demand, a, b) ? 1 : 0;
        this.compatible[a * this.size + b] = this.compatible[b * this.size + a] = may;
      }
    }
  }

  readonly player = (place: Place): Player1997 => this.players[place];

  readonly mayMeet = (a: Place, b: Place): boolean => this.compatible[a * this.size + b] === 1;

  /** 2.2; who is asked about may all the same. */
  readonly mayGoUp = (place: Place): boolean =>
    this.players[place].mayGoUp ||
    (this.demand !== null && 'pair' in this.demand && this.demand.pair.includes(place));

  /** The same round with somebody bound to meet one other only, or nobody. */
  asked(demand: Demand): Board1997 {
    return new Board1997(this.state, this.edition, demand);
  }

  /** The rule against a pair, whatever is asked for; null for none. */
  ruleAgainst(a: Place, b: Place): Rule | null {
    return this.edition.absoluteRules.find((rule) => this.isForbiddenBy(rule, [a, b])) ?? null;
  }

  isForbiddenBy(rule: PairRule1997, [a, b]: Pair): boolean {
    return rule.forbids(this.rulesRound, this.players[a], this.players[b]);
  }
}

function isAsked(demand: Demand | null, a: Place, b: Place): boolean {
  if (demand === null) return true;
  if ('float' in demand) return demand.float !== a && demand.float !== b;
  const isOne = (place: Place): boolean => demand.pair.includes(place);
  return isOne(a) === isOne(b);
}

function groupsOf(players: readonly Player1997[]): Place[][] {
  const groups: Place[][] = [];
  players.forEach(({ score }, place) => {
    const group = groups.at(-1);
    if (group !== undefined && players[group[0]].score === score) group.push(place);
    else groups.push([place]);
  });
  return groups;
}
