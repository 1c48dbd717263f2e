import type { Player, RoundState } from '../../model/player.js';
import type { AbsoluteRule, RoundOf } from '../../rules/absolute-rules.js';
import type { Rule } from '../../rules/rule.js';
import type { Pair, Place } from '../interface/candidate.js';
import { RoundMemo } from '../interface/round-memo.js';
import type { Demand } from '../interface/system.js';

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
    state: RoundState,
    protected readonly players: readonly P[],
    private readonly absoluteRules: readonly AbsoluteRule<P>[],
    protected readonly demand: Demand | null,
  ) {
    this.rulesRound = { forbidden: state.forbidden, players };
    this.size = players.length;
    this.scoregroups = scoregroupsOf(players);
    this.compatible =
      demand === null ? MATRICES.get(state, absoluteRules, () => this.matrix()) : this.matrix();
  }

  readonly player = (place: Place): P => this.players[place];

  readonly mayMeet = (a: Place, b: Place): boolean => this.compatible[a * this.size + b] === 1;

  private matrix(): Uint8Array {
    const { size, demand, absoluteRules, rulesRound } = this;
    const compatible = new Uint8Array(size * size).fill(1);
    const strike = (a: Place, b: Place): void => {
      compatible[a * size + b] = compatible[b * size + a] = 0;
    };
    for (let place = 0; place < size; place++) strike(place, place);
    for (const rule of absoluteRules) rule.eachForbidden(rulesRound, strike);
    if (demand === null) return compatible;
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) if (!isAsked(demand, a, b)) strike(a, b);
    return compatible;
  }

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

  isForbiddenBy(rule: AbsoluteRule<P>, [a, b]: Pair): boolean {
    return rule.forbids(this.rulesRound, this.players[a], this.players[b]);
  }
}

/** By the absolute rules: these read of a player what no reading of a text changes (opponents, and the colours played). */
const MATRICES = new RoundMemo<object, Uint8Array>();

function isAsked(demand: Demand, a: Place, b: Place): boolean {
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
