import type { RoundState } from '../../../model/player.js';
import type { RoundOf } from '../../../rules/absolute-rules.js';
import type { Rule } from '../../../rules/rule.js';
import type { Pair, Place } from '../../candidate.js';
import type { Allocation, Demand } from '../../system.js';
import { colours1998, firstColours } from './colours-1998.js';
import type { Edition1998 } from './edition-1998.js';
import { players1998 } from './player-1998.js';
import type { Player1998 } from './player-1998.js';
import type { PairRule1998 } from './rules-1998.js';

/** The players of a round by their places, who may meet whom, and with which colours. */
export class Board1998 {
  readonly size: number;
  /** The players of each score, highest score first. */
  readonly scoregroups: readonly (readonly Place[])[];
  /** size x size: 1 where two may meet. */
  readonly compatible: Uint8Array;
  private readonly rulesRound: RoundOf<Player1998>;

  /** @param demand two who meet nobody else, or one who meets nobody. */
  constructor(
    readonly state: RoundState,
    readonly edition: Edition1998,
    private readonly players: readonly Player1998[] = players1998(state, edition),
    demand: Demand | null = null,
  ) {
    this.rulesRound = { forbidden: state.forbidden, players: this.players };
    this.size = this.players.length;
    this.scoregroups = groupsOf(this.players);
    this.compatible = new Uint8Array(this.size * this.size);
    for (let a = 0; a < this.size; a++) {
      for (let b = a + 1; b < this.size; b++) {
        const may = this.ruleAgainst(a, b) === null && isAsked(demand, a, b) ? 1 : 0;
        this.compatible[a * this.size + b] = this.compatible[b * this.size + a] = may;
      }
    }
  }

  readonly player = (place: Place): Player1998 => this.players[place];

  readonly mayMeet = (a: Place, b: Place): boolean => this.compatible[a * this.size + b] === 1;

  /** The same round with somebody bound to meet one other only, or nobody. */
  asked(demand: Demand): Board1998 {
    return new Board1998(this.state, this.edition, this.players, demand);
  }

  /** The rule against a pair, whatever is asked for; null for none. */
  ruleAgainst(a: Place, b: Place): Rule | null {
    return this.edition.absoluteRules.find((rule) => this.isForbiddenBy(rule, [a, b])) ?? null;
  }

  isForbiddenBy(rule: PairRule1998, [a, b]: Pair): boolean {
    return rule.forbids(this.rulesRound, this.players[a], this.players[b]);
  }

  coloursOf(pair: Pair): Allocation {
    const { state, edition } = this;
    const rules = state.round === 1 ? [firstColours] : edition.colourRules;
    return colours1998(rules, this.player, state.initialColour, pair);
  }

  /** Those of two opponents who get their due colour (6.5). */
  dueIn(a: Place, b: Place): Place[] {
    const pair: Pair = a < b ? [a, b] : [b, a];
    const { white } = this.coloursOf(pair);
    return pair.filter((place) => this.players[place].due === (place === white ? 'white' : 'black'));
  }
}

function isAsked(demand: Demand | null, a: Place, b: Place): boolean {
  if (demand === null) return true;
  if ('float' in demand) return demand.float !== a && demand.float !== b;
  const isOne = (place: Place): boolean => demand.pair.includes(place);
  return isOne(a) === isOne(b);
}

function groupsOf(players: readonly Player1998[]): Place[][] {
  const groups: Place[][] = [];
  players.forEach(({ score }, place) => {
    const group = groups.at(-1);
    if (group !== undefined && players[group[0]].score === score) group.push(place);
    else groups.push([place]);
  });
  return groups;
}
