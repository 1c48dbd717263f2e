import { deviatingRounds } from '../triage/deviating-rounds.js';
import type { StoredTrial } from '../store/stored-trial.js';

/** A line of a table of deviations. */
export interface TrialTally {
  readonly name: string;
  /** Tournaments judged; 0 for a rule. */
  readonly judged: number;
  readonly tournaments: number;
  readonly rounds: number;
}

/** How often each rule is deviated by, the most frequent first. */
export function ruleTallies(trials: readonly StoredTrial[]): TrialTally[] {
  const byRule = new Map<string, { tournaments: Set<StoredTrial>; rounds: Set<string> }>();
  for (const trial of trials)
    for (const { rule, round } of trial.deviations) {
      const tally = byRule.get(rule) ?? { tournaments: new Set(), rounds: new Set() };
      tally.tournaments.add(trial);
      tally.rounds.add(`${trial.index}/${trial.direction}/${round}`);
      byRule.set(rule, tally);
    }
  return [...byRule]
    .map(([name, { tournaments, rounds }]) => ({
      name,
      judged: 0,
      tournaments: tournaments.size,
      rounds: rounds.size,
    }))
    .sort((a, b) => b.rounds - a.rounds || (a.name < b.name ? -1 : 1));
}

/** The tournaments judged, by their number of players. */
export function sizeTallies(judged: readonly StoredTrial[]): TrialTally[] {
  return tallies(judged, ({ players }) => sizeBand(players)).sort((a, b) => firstNumber(a) - firstNumber(b));
}

/** The tournaments judged, by what they have in common. */
export function tallies(
  trials: readonly StoredTrial[],
  nameOf: (trial: StoredTrial) => string,
): TrialTally[] {
  const names = [...new Set(trials.map(nameOf))].sort();
  return names.map((name) => {
    const own = trials.filter((trial) => nameOf(trial) === name);
    return {
      name,
      judged: own.length,
      tournaments: own.filter(({ outcome }) => outcome === 'deviates').length,
      rounds: own.reduce((sum, trial) => sum + deviatingRounds(trial).size, 0),
    };
  });
}

const BANDS = [10, 20, 50, 100, 200, 500];

function sizeBand(players: number): string {
  const index = BANDS.findIndex((most) => players <= most);
  if (index < 0) return `${(BANDS.at(-1) ?? 0) + 1} and more`;
  return index === 0 ? `2 to ${BANDS[0]}` : `${BANDS[index - 1] + 1} to ${BANDS[index]}`;
}

function firstNumber({ name }: TrialTally): number {
  return Number.parseInt(name, 10);
}
