import { describe, expect, it } from 'vitest';
import { pairRound } from '../engine/index.js';
import type { PastRound } from '../engine/index.js';
import { dutch2017, dutch2026 } from '../engine/testing/editions.js';
import { player, state } from '../engine/testing/players.js';
import { reasonOf, slowestBracket } from './cost-words.js';
import { hardEvent } from './hard-event.js';
import { roundCost } from './round-cost.js';
import type { BracketCost } from './round-cost.js';
import { scan, slowestRound } from './slowest-scan.js';
import { bracketLines, slowHead, slowLine } from './slowest-table.js';

const SIZES = { min: 4, max: 12 };

describe.each([dutch2017, dutch2026])('what a round costs, $id', (edition) => {
  it('is told for the brackets as the engine pairs them', () => {
    // With few players all brackets are tried or paired quickly, and none is looked at; so it is in most other rounds.
    const { states } = hardEvent({ seed: 'cost', sizes: { min: 44, max: 44 }, edition }, 3);
    let looks = 0;
    for (const moment of states.slice(6, 16)) {
      const outcome = pairRound(moment, edition);
      const { brackets, players } = roundCost(moment, edition);
      expect(players).toBe(moment.players.length);
      const wanted = outcome.kind === 'paired' ? outcome.steps : [];
      expect(
        brackets.map(({ kind, mdps, residents, floaters }) => ({ kind, mdps, residents, floaters })),
      ).toEqual(
        wanted.map(({ stage, chosen }) => ({
          kind: stage.kind,
          mdps: stage.mdps.length,
          residents: stage.residents.length,
          floaters: chosen?.floaters.length,
        })),
      );
      for (const bracket of brackets) {
        expect(bracket.graphs).toBeGreaterThanOrEqual(bracket.looks);
        looks += bracket.looks;
      }
    }
    expect(looks).toBeGreaterThan(0);
  });

  it('counts the pairs that are open, in the round and in each bracket', () => {
    const four = [player(1, 10), player(2, 10), player(3, 0, '', { opponents: [4] }), player(4, 0)];
    const { openPairs, byeTakers, brackets } = roundCost(state(four), edition);
    expect(openPairs).toBeCloseTo(5 / 6);
    expect(byeTakers).toBeNull();
    expect(brackets[0]).toMatchObject({ mdps: 0, residents: 2 });
    expect(brackets[0].openPairs).toBe(1);
  });

  it('has no brackets where no legal pairing exists', () => {
    const bye: PastRound = {
      opponent: null,
      colour: null,
      result: 'U',
      isPlayed: false,
      worth: 10,
      scoreDifference: 0,
    };
    const barred = [1, 2, 3].map((id) => player(id, 0, '', { past: [bye] }));
    const [first, ...others] = barred;
    const cost = roundCost(state([{ ...first, opponents: [2] }, ...others]), edition);
    expect(cost).toMatchObject({ brackets: [], byeTakers: 0 });
    expect(reasonOf(cost)).toMatch(/no legal pairing/);
  });
});

describe('the search for slow rounds', () => {
  const events = { seed: 'scan', sizes: SIZES, edition: dutch2026 };

  it('goes through all rounds and finds each event again', () => {
    const seen: number[] = [];
    const found = scan(events, 60, (done) => seen.push(done));
    expect(seen).toHaveLength(60);
    expect(found.events).toBe(60);
    expect(found.rounds).toBe(seen.reduce((sum, index) => sum + hardEvent(events, index).totalRounds, 0));
    expect(found.slowest).toHaveLength(60);
    expect(found.slowest.map(({ ms }) => ms)).toEqual(
      found.slowest.map(({ ms }) => ms).sort((a, b) => b - a),
    );
    const [first] = found.slowest;
    const again = slowestRound(events, first.index);
    expect(again.event.states.map(({ players }) => players)).toEqual(
      first.event.states.map(({ players }) => players),
    );
  });

  it('prints a line of the width of its heading, and the brackets', () => {
    const slow = slowestRound({ ...events, sizes: { min: 20, max: 20 } }, 1);
    const cost = roundCost(slow.state, dutch2026);
    expect(slowLine(slow, cost, 1)).toHaveLength(slowHead().length);
    expect(bracketLines(cost)).toHaveLength(cost.brackets.length);
    expect(bracketLines(cost)[0]).toMatch(/^bracket 1: scoregroup 0\+\d+, /);
  });
});

describe('the reason', () => {
  const bracket: BracketCost = {
    kind: 'scoregroup',
    mdps: 1,
    residents: 3,
    floaters: 0,
    openPairs: 1,
    time: 1,
    looks: 1,
    graphs: 2,
    searches: 5,
    questions: 1,
  };
  const of = (...brackets: Partial<BracketCost>[]) =>
    reasonOf({
      players: 20,
      byeTakers: null,
      openPairs: 0.5,
      brackets: brackets.map((parts) => ({ ...bracket, ...parts })),
    });

  it('is what took at least half of the time', () => {
    expect(of({}, { kind: 'penultimate', time: 5 })).toMatch(/A\.9/);
    expect(of({}, { residents: 12, time: 5 })).toMatch(/^one bracket holds most/);
    expect(of({}, { looks: 4, time: 5 })).toMatch(/^one bracket whose downfloaters/);
    expect(of({ looks: 2 }, { looks: 2 }, { looks: 2 })).toMatch(/^brackets whose downfloaters/);
    expect(of({}, {}, {})).toMatch(/^many brackets/);
  });

  it('names the slowest bracket', () => {
    expect(slowestBracket([bracket, { ...bracket, time: 3 }, bracket]).time).toBe(3);
  });
});
