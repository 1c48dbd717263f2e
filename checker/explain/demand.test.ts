import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutch2017, dutch2026, RoundWalk } from '../../engine/index.js';
import type { Demand, Edition, PairingPlayer, RoundState } from '../../engine/index.js';
import { candidates } from '../../engine/systems/dutch/literal/candidates.js';
import type { ReferenceBracket, ReferenceCandidate } from '../../engine/systems/dutch/literal/candidates.js';
import { Judge } from '../../engine/systems/dutch/literal/judge.js';
import type { Possibilities } from '../../engine/systems/dutch/literal/possibilities.js';
import { ReferenceWalk } from '../../engine/systems/dutch/literal/literal-walk.js';
import { candidateWith, refusalOf } from './refusal.js';
import { randomState } from './testing/situations.js';

/** Random events for each edition; a long run takes more. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 150);

describe.each([dutch2017, dutch2026])('$id: the best candidate with a demand', (edition) => {
  it('is the best of all enumerated candidates that meet it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.integer({ min: 0, max: 7 }),
        fc.nat(),
        (players, played, seed) => {
          const state = randomState({ players, played, edition, seed });
          if (state !== null) holdEveryBracketAgainstTheReference(state, edition);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

function holdEveryBracketAgainstTheReference(state: RoundState, edition: Edition): void {
  const walk = new RoundWalk(state, edition);
  const reference = new ReferenceWalk(state, edition);
  expect(walk.isPossible).toBe(reference.isPossible);
  if (!walk.isPossible) return;
  while (!walk.isDone) {
    const { kind, task, candidate } = walk.pair();
    const { bracket, candidate: accepted } = reference.pair();
    const members = [...task.mdps, ...task.residents];
    const player = (place: number): PairingPlayer => state.players[place];
    for (const demand of demandsOf(members)) {
      if ('pair' in demand && !reference.possible.mayMeet(player(demand.pair[0]), player(demand.pair[1])))
        continue;
      const found = candidateWith(task, demand);
      const wanted = bestWith(bracket, reference.possible, (one) => meets(one, demand, player));
      const told =
        found === null ? null : notation(found.pairs.map(([a, b]) => [player(a), player(b)] as const));
      expect({ demand, pairs: told }).toEqual({
        demand,
        pairs: wanted === null ? null : notation(wanted.pairs),
      });
      if (wanted !== null) continue;
      const refusal = refusalOf({ kind, task, candidate: candidate! }, demand);
      reference.possible.byeScore = null;
      const anyhow = bestWith(bracket, reference.possible, (one) => meets(one, demand, player));
      reference.possible.byeScore = task.board.byeScore;
      expect({ demand, refusal }).toMatchObject({
        demand,
        refusal: anyhow === null ? { kind: 'cannot-complete' } : { kind: 'worse', deviation: { rule: 'C5' } },
      });
    }
    walk.leave(candidate!.floaters);
    reference.leave(bracket, accepted!.floaters);
  }
}

function demandsOf(members: readonly number[]): Demand[] {
  const pairs = members.flatMap((a, i) => members.slice(i + 1).map((b) => ({ pair: [a, b] }) as const));
  return [...pairs, ...members.map((float) => ({ float }))];
}

function meets(
  { pairs, floaters }: ReferenceCandidate,
  demand: Demand,
  player: (place: number) => PairingPlayer,
): boolean {
  if ('float' in demand) return floaters.includes(player(demand.float));
  const wanted = demand.pair.map(player);
  return pairs.some((pair) => pair.every((one) => wanted.includes(one)));
}

/** The best candidate of a bracket, the first generated of equals, as the exhaustive reference finds it. */
function bestWith(
  bracket: ReferenceBracket,
  possible: Possibilities,
  isWanted: (candidate: ReferenceCandidate) => boolean,
): ReferenceCandidate | null {
  const judge = new Judge(bracket, possible);
  const size = bracket.mdps.length + bracket.residents.length;
  for (let pairs = Math.floor(size / 2); pairs >= 0; pairs--) {
    let best: { candidate: ReferenceCandidate; value: number[][] } | null = null;
    for (const candidate of candidates(bracket, pairs, (a, b) => possible.mayMeet(a, b))) {
      if (!isWanted(candidate) || !judge.isLegal(candidate)) continue;
      const value = judge.value(candidate, best?.value ?? null);
      if (value !== null) best = { candidate, value };
    }
    if (best !== null) return best.candidate;
  }
  return null;
}

function notation(pairs: readonly (readonly [PairingPlayer, PairingPlayer])[]): string[] {
  return pairs.map(([a, b]) => `${Math.min(a.id, b.id)}-${Math.max(a.id, b.id)}`).sort();
}
