import type { Player, RoundState } from '../../model/player.js';
import type { PairRule, RoundOf } from '../../rules/absolute-rules.js';
import type { Rule } from '../../rules/rule.js';
import type { Pair, Place } from '../candidate.js';
import type { Demand } from '../system.js';

/** The players of a round by their places, and who may meet whom, for a text that is a procedure over score groups. */
export class ProcedureBoard<P extends Player> {
  readonly size: number;
  /** The players of each score, highest score first. */
  readonly scoregroups: readonly (readonly Place[])[];
  /** size x size: 1 where two may meet. */
  readonly compatible: Uint8Array;
  private readonly rulesRound: RoundOf<P>;

  /** @param demand whom a question asks for: two who meet nobody else, or one who meets nobody. */
  constructor(
    { forbidden }: Pick<RoundState, 'forbidden'>,
    protected readonly players: readonly P[],
    private readonly absoluteRules: readonly PairRule<P>[],
    protected readonly demand: Demand | null,
  ) {
    this.rulesRound = { forbidden, players };
    this.size = players.length;
    this.scoregroups = scoregroupsOf(players);
    this.compatible = new Uint8Array(this.size * this.size);
    for (let a = 0; a < this.size; a++) {
      for (let b = a + 1; b < this.size; b++) {
        const may = this.ruleAgainst(a, b) === null && isAsked(demand, a, b) ? 1 : 0;
        this.compatible[a * this.size + b] = this.compatible[b * this.size + a] = may;
      }
    }
  }

  readonly player = (place: Place): P => this.players[place];

  readonly mayMeet = (a: Place, b: Place): boolean => this.compatible[a * this.size + b] === 1;

  /** The rule against a pair, whatever is asked for; null for none. */
  ruleAgainst(a: Place, b: Place): Rule | null {
    return this.absoluteRules.find((rule) => this.isForbiddenBy(rule, [a, b])) ?? null;
  }

  /** Those of the given pairs that each absolute rule forbids, by their players. */
  violations(pairs: readonly Pair[]): { readonly rule: Rule; readonly places: Place[] }[] {
    return this.absoluteRules.map((rule) => ({
      rule,
      places: pairs.filter((pair) => this.isForbiddenBy(rule, pair)).flat(),
    }));
  }

  isForbiddenBy(rule: PairRule<P>, [a, b]: Pair): boolean {
    return rule.forbids(this.rulesRound, this.players[a], this.players[b]);
  }
}

function isAsked(demand: Demand | null, a: Place, b: Place): boolean {
  if (demand === null) return true;
  if ('float' in demand) return demand.float !== a && demand.float !== b;
  const isOne = (place: Place): boolean => demand.pair.includes(place);
  return isOne(a) === isOne(b);
}

function scoregroupsOf(players: readonly Player[]): Place[][] {
  const groups: Place[][] = [];
  players.forEach(({ score }, place) => {
    const group = groups.at(-1);
    if (group !== undefined && players[group[0]].score === score) group.push(place);
    else groups.push([place]);
  });
  return groups;
}
