import { expect, it } from 'vitest';
import type { RoundState } from '../../../model/player.js';
import { compareReadings } from '../../../testing/compare-readings.js';
import { countLegalPairings } from '../../../testing/legal-pairings.js';
import { dutch1992, dutch2017 } from '../../../testing/editions.js';
import { randomState } from '../../../testing/random-event.js';
import type { ExplainedRound } from '../../interface/system.js';
import type { DutchState } from '../player.js';
import { dutch1992State } from './player-1992.js';
import type { PairedBracket } from './procedure.js';
import { absoluteRules1992, byeRule1992 } from './rules-1992.js';
import { round1992 } from './to-edition-1992.js';
import { events1992 } from './testing/events-1992.js';
import { runs } from '../../../../tests/suite.js';

/** Whole events; a long run takes more. */
const RUNS = runs(120, 300);
const edition = dutch1992;
/** From this event on. */
const FIRST = Number(process.env['SWISSPROOF_FIRST'] ?? 1);

it(
  'every round of simulated events of 1992: the fast reading is the literal one',
  { timeout: Infinity },
  () => {
    const seen = { rounds: 0, choices: 0, byes: 0, impossible: 0 };
    const brackets: Record<string, number> = {};
    const count = (names: readonly string[]): void => {
      for (const name of names) brackets[name] = (brackets[name] ?? 0) + 1;
    };
    const events = { first: FIRST, runs: RUNS, players: { min: 4, max: 12 } };
    for (const { name, state, view } of events1992(events)) {
      const brackets1992 = round1992(view);
      const { fast, literal } = compareReadings(state, edition);
      expect(fast, name).toEqual(literal);
      const legal = legalPairings(state, view);
      seen.rounds += 1;
      if (brackets1992 === null) {
        expect(legal, name).toBe(0);
        seen.impossible += 1;
        continue;
      }
      if (fast.some((board) => board.endsWith('-bye'))) seen.byes += 1;
      if (legal > 1) seen.choices += 1;
      for (const bracket of brackets1992) count(traitsOf(bracket));
    }
    if (process.env['SWISSPROOF_TABLE'] !== undefined)
      process.stdout.write(`${JSON.stringify({ ...seen, brackets })}\n`);
    // Rounds in which there is nothing to choose prove little.
    expect(seen.choices).toBeGreaterThan(0.7 * seen.rounds);
    expect(seen.byes).toBeGreaterThan(seen.rounds / 10);
    for (const trait of TRAITS) expect(brackets[trait] ?? 0, trait).toBeGreaterThan(RUNS / 100);
  },
);

it('rounds after any history: paired by other rules or at random, with forbidden pairs and virtual points', () => {
  let choices = 0;
  for (let seed = FIRST; seed < FIRST + RUNS; seed++) {
    const state = randomState({ players: 3 + (seed % 9), played: 1 + (seed % 8), edition: dutch2017, seed });
    const view = dutch1992State(state);
    const { fast, literal } = compareReadings(state, edition);
    expect(fast, `seed ${seed}`).toEqual(literal);
    if (legalPairings(state, view) > 1) choices += 1;
  }
  expect(choices).toBeGreaterThan(RUNS / 4);
});

/** What a bracket shows of the procedure. */
const TRAITS = ['joined', 'penultimate', 'A3', 'C1', 'C12', 'fewer MDPs', 'up 1', 'up 2', 'down 1', 'down 2'];

function traitsOf(bracket: PairedBracket): string[] {
  const { kind, isHomogeneous, demand, mdps, leavers, mdpPairs, upfloats, downfloats } = bracket;
  const isFewer = !isHomogeneous && mdpPairs < mdps.filter((place) => !leavers.includes(place)).length;
  return [
    kind,
    ...(isHomogeneous && mdps.length > leavers.length ? ['A3'] : []),
    ...(leavers.length > 0 ? ['C1'] : []),
    ...(demand.kind === 'fills' ? ['C12'] : []),
    ...(isFewer ? ['fewer MDPs'] : []),
    `up ${upfloats}`,
    `down ${downfloats}`,
  ];
}

function legalPairings(state: RoundState, { players, forbidden }: DutchState): number {
  const forbids: ExplainedRound['forbids'] = (higher, lower) => {
    if (lower === null) return players[higher].mayTakeBye ? null : byeRule1992;
    const [a, b] = [players[higher], players[lower]];
    return absoluteRules1992.find((rule) => rule.forbids({ players, forbidden }, a, b)) ?? null;
  };
  return countLegalPairings(state, { round: () => ({ forbids }) });
}
