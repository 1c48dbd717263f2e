import { extendedStandings } from './extended-standings.js';
import { compareFractions, fraction } from './fraction.js';
import type { Fraction } from './fraction.js';
import type { Field } from './field.js';
import { finalGroups, separateStandings } from './separate-standings.js';
import type { SeparateStandings } from './separate-standings.js';
import type { StandingsColumn } from './column.js';
import type { TieBreakItem } from './tie-break-item.js';
import { prefersSmaller } from './tie-break.js';
import type { TieBreak } from './tie-break.js';

/** What a column of the standings comes to. */
export interface Decided {
  /** By place; null for no value, and for whom none was asked for. */
  readonly values: readonly (Fraction | null)[];
  readonly ranks: readonly number[];
  readonly encounters: readonly SeparateStandings[];
}

/** The players in groups of those who are still tied, from the top (4.2). */
export class Ranking {
  private groups: (readonly number[])[];

  /** @param whose values are computed: of all, or of those only who are tied. */
  constructor(
    private readonly field: Field,
    private readonly whose: 'everybody' | 'tied',
  ) {
    const everybody = field.players.map((_, place) => place);
    this.groups = everybody.length === 0 ? [] : [everybody];
  }

  get order(): number[] {
    const order: number[] = [];
    for (const group of this.groups) order.push(...group);
    return order;
  }

  get ranks(): number[] {
    const ranks = new Array<number>(this.field.players.length);
    let rank = 1;
    for (const group of this.groups) {
      for (const place of group) ranks[place] = rank;
      rank += group.length;
    }
    return ranks;
  }

  decide({ item, tieBreak, dropped }: StandingsColumn): Decided {
    if (tieBreak === null || dropped !== null)
      return { values: this.noValues(), ranks: this.ranks, encounters: [] };
    const { tally, value } = tieBreak;
    const field = fieldOf(this.field, item);
    if (tally === null) return this.encounter(item, field, tieBreak.knockOut);
    const values = this.valuesOf((place) => value?.(field, place) ?? tally(field, place, item).value);
    const sign = prefersSmaller(tieBreak, item) ? 1 : -1;
    const applies = (group: readonly number[]): boolean =>
      tieBreak.needsEqualGamePoints !== true || haveEqualGamePoints(field, group);
    this.split((group) => (applies(group) ? splitByValue(group, values, sign) : [group]));
    if (tieBreak.series !== undefined) this.splitBySeries(field, tieBreak.series, sign);
    return { values, ranks: this.ranks, encounters: [] };
  }

  private valuesOf(valueOf: (place: number) => Fraction | null): (Fraction | null)[] {
    if (this.whose === 'everybody') return this.field.players.map((_, place) => valueOf(place));
    const values = this.noValues();
    for (const group of this.groups)
      if (group.length > 1) for (const place of group) values[place] = valueOf(place);
    return values;
  }

  /** 12.2, 12.3: one value after the other, until the tie is broken. */
  private splitBySeries(field: Field, series: NonNullable<TieBreak['series']>, sign: number): void {
    const lists = field.players.map((_, place) => series(field, place));
    const length = Math.max(0, ...lists.map((list) => list.length));
    for (let index = 0; index < length; index++) {
      const values = lists.map((list) => fraction(list[index]));
      this.split((group) => splitByValue(group, values, sign));
    }
  }

  private encounter(item: TieBreakItem, field: Field, knockOut?: TieBreak['knockOut']): Decided {
    const values = this.noValues();
    const encounters: SeparateStandings[] = [];
    this.split((group) => {
      const extended = knockOut === undefined ? null : extendedStandings(field, group, item, knockOut);
      const separate = extended?.deciding ?? separateStandings(field, group, item);
      encounters.push(separate);
      group.forEach((place, index) => {
        values[place] = fraction(separate.scores[index], 10 * separate.unit);
      });
      return extended?.groups ?? finalGroups(separate);
    });
    return { values, ranks: this.ranks, encounters };
  }

  private noValues(): (Fraction | null)[] {
    return this.field.players.map(() => null);
  }

  /** Puts in the place of each group those into which it falls. */
  private split(partsOf: (group: readonly number[]) => readonly (readonly number[])[]): void {
    const groups: (readonly number[])[] = [];
    for (const group of this.groups)
      if (group.length === 1) groups.push(group);
      else groups.push(...partsOf(group));
    this.groups = groups;
  }
}

/** The field with the score by which a tie-break goes. */
export function fieldOf(field: Field, { score }: TieBreakItem): Field {
  return score === undefined ? field : field.by(score);
}

function haveEqualGamePoints(field: Field, group: readonly number[]): boolean {
  const { players } = field.by('game-points');
  return group.every((place) => players[place].score === players[group[0]].score);
}

/** Who has no value comes last. */
function splitByValue(
  group: readonly number[],
  values: readonly (Fraction | null)[],
  sign: number,
): (readonly number[])[] {
  const compare = (a: number, b: number): number => {
    const [left, right] = [values[a], values[b]];
    if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
    return sign * compareFractions(left, right);
  };
  const groups: number[][] = [];
  for (const place of [...group].sort(compare)) {
    const last = groups.at(-1);
    if (last !== undefined && compare(last[0], place) === 0) last.push(place);
    else groups.push([place]);
  }
  return groups;
}
