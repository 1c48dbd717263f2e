import { describe, expect, it } from 'vitest';
import type { Edition } from '../../engine/index.js';
import { rightOtherwise } from './right-otherwise.js';

/** An edition of which nothing is known but its name, and that of its readings: "A+B" is read otherwise in both. */
function named(name: string, readings: readonly string[]): Edition {
  const parts = {
    id: name,
    readingsDecide: true,
    otherReadings: readings.map((id) => ({
      id,
      edition: named(id, []),
      omitsRounds: false,
      changesParity: false,
    })),
    readTogether: (ids: readonly string[]) => named(ids.join('+'), []),
  };
  return parts as Partial<Edition> as Edition;
}

/** By the name of an edition the number of White on the only board; 0 for all others. */
function ask(
  readings: readonly string[],
  whites: Readonly<Record<string, number>>,
  wanted: number,
): string[] {
  const whiteBy = ({ id }: Edition): number => whites[id] ?? 0;
  return rightOtherwise(named('ours', readings), {
    isRight: (other) => whiteBy(other) === wanted,
    changesRound: (other) => whiteBy(other) !== 0,
  });
}

describe('a round that is right by other readings', () => {
  it('is told with each that makes it right alone, and then with no others', () => {
    expect(ask(['A', 'B', 'C'], { A: 1, C: 1, 'A+B': 1 }, 1)).toEqual(['A', 'C']);
  });

  it('else with two together, and with three where no two are enough', () => {
    expect(ask(['A', 'B', 'C'], { 'A+C': 1, 'A+B+C': 1 }, 1)).toEqual(['A+C']);
    expect(ask(['A', 'B', 'C'], { 'A+B+C': 1 }, 1)).toEqual(['A+B+C']);
    expect(ask(['A', 'B', 'C', 'D'], { 'A+B+C+D': 1 }, 1)).toEqual([]);
  });

  it('of many readings only those are tried together that change the round by themselves', () => {
    const many = ['A', 'B', 'C', 'D', 'E'];
    expect(ask(many, { A: 2, B: 3, 'A+B': 1 }, 1)).toEqual(['A+B']);
    expect(ask(many, { A: 2, 'A+B': 1 }, 1)).toEqual([]);
  });
});
