import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeRound } from '../../engine/index.js';
import type { Demand, RoundState } from '../../engine/index.js';
import { toEdition } from '../../engine/systems/dutch/to-edition.js';
import { dutch2017 } from '../../engine/systems/dutch/dutch-2017.js';
import { dutch2026 } from '../../engine/systems/dutch/dutch-2026.js';
import type { DutchEdition } from '../../engine/systems/dutch/edition.js';
import { candidates } from '../../engine/systems/dutch/testing/tried/candidates.js';
import type { TriedBracket, TriedCandidate } from '../../engine/systems/dutch/testing/tried/candidates.js';
import { Judge } from '../../engine/systems/dutch/testing/tried/judge.js';
import type { Lists } from '../../engine/systems/dutch/testing/tried/judge.js';
import { Possibilities } from '../../engine/systems/dutch/testing/tried/possibilities.js';
import { dutchState } from '../../engine/systems/dutch/player.js';
import type { DutchPlayer } from '../../engine/systems/dutch/player.js';
import { DutchRound } from '../../engine/systems/dutch/round.js';
import { isLastBracket } from '../../engine/systems/dutch/search/bracket-task.js';
import type { BracketTask } from '../../engine/systems/dutch/search/bracket-task.js';
import { randomState } from '../../engine/testing/random-event.js';
import { refusalOf } from './refusal.js';
import { runs } from '../../tests/suite.js';

/** Random events for each edition; a long run takes more. */
const RUNS = runs(25, 60);

describe.each([dutch2017, dutch2026])('$id: the best candidate with a demand', (rules) => {
  it('is the best of all enumerated candidates that meet it', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.integer({ min: 0, max: 7 }),
        fc.nat(),
        (players, played, seed) => {
          const state = randomState({ players, played, edition: toEdition(rules), seed });
          for (const kind of holdEveryBracketAgainstTheLetter(state, rules)) kinds.add(kind);
        },
      ),
      // One in which demands come out in every way.
      { numRuns: RUNS, examples: [[5, 1, 0]] },
    );
    const dearer = rules.byeScoreRule === null ? [] : ['with a dearer bye'];
    expect([...kinds].sort()).toEqual(['at once', 'cannot-complete', ...dearer].sort());
  });
});

/** @returns how the demands came out. */
function* holdEveryBracketAgainstTheLetter(neutral: RoundState, rules: DutchEdition): Generator<string> {
  const state = dutchState(neutral, rules);
  const round = new DutchRound(state, rules);
  const outcome = completeRound(state, round);
  const possible = new Possibilities(state, rules);
  expect(outcome.kind === 'paired').toBe(possible.canComplete([], state.players));
  if (outcome.kind !== 'paired') return;
  const { steps } = outcome;
  const player = (place: number): DutchPlayer => state.players[place];
  for (const step of steps) {
    const { task } = step;
    for (const demand of demandsOf([...task.mdps, ...task.residents])) {
      if ('pair' in demand && !possible.mayMeet(player(demand.pair[0]), player(demand.pair[1]))) continue;
      const wanted = bestByTheLetter(task, possible, demand);
      const found = step.best(demand);
      expect({
        demand,
        pairs: found === null ? null : notation(found.pairs.map((pair) => pair.map(player))),
      }).toEqual({
        demand,
        pairs: wanted === null ? null : notation(wanted.candidate.pairs),
      });
      const refusal = refusalOf({ state, edition: toEdition(rules), round, steps }, step, demand);
      if (wanted === null)
        expect({ demand, refusal }).toMatchObject({ demand, refusal: { kind: 'cannot-complete' } });
      else if (wanted.byeScore !== round.byeScore)
        expect({ demand, refusal }).toMatchObject({
          demand,
          refusal: { kind: 'worse', deviation: { rule: 'C5' } },
        });
      else expect(['worse', 'later', undefined]).toContain(refusal?.kind);
      yield wanted === null
        ? 'cannot-complete'
        : wanted.byeScore === round.byeScore
          ? 'at once'
          : 'with a dearer bye';
    }
  }
}

/** The best candidate with the bye as low as the rules fix it, or else as low as a candidate with the demand allows. */
function bestByTheLetter(
  task: BracketTask,
  possible: Possibilities,
  demand: Demand,
): { readonly candidate: TriedCandidate; readonly byeScore: number | null } | null {
  const { state } = possible;
  const lowest = task.board.byeScore;
  const scores = new Set(state.players.map(({ score }) => score));
  const dearer = [...scores].filter((score) => lowest !== null && score > lowest).sort((a, b) => a - b);
  const players = (places: readonly number[]): DutchPlayer[] => places.map((place) => state.players[place]);
  for (const byeScore of [lowest, ...dearer]) {
    const bracket: TriedBracket = {
      shape: 'ordinary',
      mdps: players(task.mdps),
      residents: players(task.residents),
      next: players(task.next),
      rest: players(task.rest),
      byeScore,
      keepsCompletable: task.keepsCompletable,
      looksAhead: task.looksAhead,
      isLast: isLastBracket(task),
    };
    const candidate = bestWith(bracket, possible.withByeScore(byeScore), (one) =>
      meets(one, demand, state.players),
    );
    if (candidate !== null) return { candidate, byeScore };
  }
  return null;
}

function demandsOf(members: readonly number[]): Demand[] {
  const pairs = members.flatMap((a, i) => members.slice(i + 1).map((b) => ({ pair: [a, b] }) as const));
  return [...pairs, ...members.map((float) => ({ float }))];
}

function meets(
  { pairs, floaters }: TriedCandidate,
  demand: Demand,
  players: readonly DutchPlayer[],
): boolean {
  if ('float' in demand) return floaters.includes(players[demand.float]);
  const wanted = demand.pair.map((place) => players[place]);
  return pairs.some((pair) => pair.every((one) => wanted.includes(one)));
}

/** The best candidate of a bracket, the first generated of equals, as trying everything finds it. */
function bestWith(
  bracket: TriedBracket,
  possible: Possibilities,
  isWanted: (candidate: TriedCandidate) => boolean,
): TriedCandidate | null {
  const judge = new Judge(bracket, possible);
  const size = bracket.mdps.length + bracket.residents.length;
  for (let pairs = Math.floor(size / 2); pairs >= 0; pairs--) {
    let best: { candidate: TriedCandidate; value: Lists } | null = null;
    for (const candidate of candidates(bracket, pairs, (a, b) => possible.mayMeet(a, b))) {
      if (!isWanted(candidate) || !judge.isLegal(candidate)) continue;
      const value = judge.value(candidate, best?.value ?? null);
      if (value !== null) best = { candidate, value };
    }
    if (best !== null) return best.candidate;
  }
  return null;
}

function notation(pairs: readonly (readonly DutchPlayer[])[]): string[] {
  return pairs.map(([a, b]) => `${Math.min(a.id, b.id)}-${Math.max(a.id, b.id)}`).sort();
}
