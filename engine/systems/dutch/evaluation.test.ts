import { describe, expect, it } from 'vitest';
import { EventHistory } from '../../model/history.js';
import { randomEvent, randomNumbers } from '../../testing/random-event.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';
import type { DutchEdition } from './edition.js';
import { compareRuleValues, evaluate } from './evaluation.js';
import type { RuleValue } from './evaluation.js';
import { candidates } from './literal/candidates.js';
import { Judge } from './literal/judge.js';
import { ReferenceWalk } from './literal/literal-walk.js';
import { RoundWalk } from './walk.js';

/** Random rounds looked at per edition. */
const RUNS = Math.ceil(Number(process.env['SWISSPROOF_RUNS'] ?? 1500) / 2);

describe.each([dutch2017, dutch2026])('$id: the values of candidates', (edition) => {
  it('are those that trying everything gives, also of candidates that are not the best', () => {
    const random = randomNumbers(3);
    const seen = new Set<string>();
    // Rules that have no value where the round cannot be completed.
    const lookahead = edition.criteria.filter(({ kind }) => looksAt === 'following bracket');
    const spoiledRules = [edition.completionRule, edition.byeScoreRule, ...lookahead].map((rule) => rule?.id);
    let incomplete = 0;
    let byLetterOnly = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      const walks = walksOf(edition, 3 + (seed % 7), 1 + (seed % 6), seed);
      while (walks.ours.isPossible && !walks.ours.isDone) {
        const { task, candidate } = walks.ours.pair();
        const { bracket } = walks.theirs.pair();
        const { possible } = walks.theirs;
        const judge = new Judge(bracket, possible);
        const size = bracket.mdps.length + bracket.residents.length;
        const pairs = Math.floor((size * random()) / 2 + 0.5);
        let looked = 0;
        for (const other of candidates(bracket, pairs, (a, b) => possible.mayMeet(a, b))) {
          if (looked++ === CANDIDATES) break;
          const isLegal = judge.isLegal(other);
          const below = [...bracket.next, ...bracket.rest];
          if (!isLegal && (bracket.isLast || walks.theirs.lowestByeScore(other.floaters, below) !== null))
            continue;
          const place = (player: (typeof other.floaters)[number]): number =>
            task.board.state.players.indexOf(player);
          const values = [
            ...evaluate(task, {
              pairs: other.pairs.map(([a, b]) =>
                place(a) < place(b) ? ([place(a), place(b)] as const) : ([place(b), place(a)] as const),
              ),
              floaters: other.floaters.map(place).sort((a, b) => a - b),
            }),
          ];
          if (!isLegal) {
            const spoiled = values.filter(({ id }) => spoiledRules.includes(id));
            const parts = spoiled.flatMap((value) => value.parts);
            expect(spoiled.length).toBeGreaterThan(0);
            const moved = other.floaters.filter((floater) => bracket.mdps.includes(floater));
            const others = other.floaters.filter((floater) => !bracket.mdps.includes(floater));
            const byLetter = walks.theirs.lowestByeScore(moved, [...others, ...below]);
            for (const { id, kind, parts: own } of spoiled) {
              const left = kind === 'completion' ? [] : [byLetter];
              const isRest = [edition.completionRule.id, edition.byeScoreRule?.id].includes(id);
              const wanted = byLetter === null || !isRest ? null : left;
              for (const { value } of own) expect(value, `${id}, seed ${seed}`).toEqual(wanted);
            }
            if (byLetter !== null) byLetterOnly += 1;
            incomplete = Math.max(incomplete, parts.length);
            continue;
          }
          const wanted = [...judge.values(other)].filter(({ id }) => values.some((value) => value.id === id));
          const found = values
            .filter(({ id }) => edition.criteria.some((criterion) => criterion.id === id))
            .flatMap(({ id, parts }) => parts.map(({ weighed }) => ({ id, value: weighed })));
          const where = `${edition.id}, seed ${seed}, ${JSON.stringify(other.pairs.map((pair) => pair.map(({ id }) => id)))}`;
          expect(found, where).toEqual(wanted);
          for (const { id, value } of found) if (value !== null && value.length > 0) seen.add(id);
        }
        if (candidate === null) break;
        const players = candidate.floaters.map((floater) => task.board.player(floater));
        walks.ours.leave(candidate.floaters);
        walks.theirs.leave(bracket, players);
      }
    }
    for (const { id } of edition.criteria) expect(seen).toContain(id);
    // 2017: completion alone; 2026: completion, score of the bye, and both parts of C8.
    expect(byLetterOnly).toBeGreaterThan(0);
    expect(incomplete).toBe(edition.byeScoreRule === null ? 1 : 4);
  });

  it('compare number by number, and nothing is worse than a round that cannot be completed', () => {
    const rule = (...values: readonly (readonly number[] | null)[]): RuleValue => ({
      ...edition.completionRule,
      kind: 'completion',
      parts: values.map((value) => ({
        measure: 'count',
        value,
        weighed: value,
        players: [],
        barred: [],
        unpaired: [],
      })),
    });
    expect(compareRuleValues(rule([1], [2, 1]), rule([1], [2]))).toBeGreaterThan(0);
    expect(compareRuleValues(rule([]), rule(null))).toBeLessThan(0);
    expect(compareRuleValues(rule(null), rule([1_000_000]))).toBeGreaterThan(0);
    expect(compareRuleValues(rule(null, [1]), rule(null, [1]))).toBe(0);
  });
});

const CANDIDATES = 12;

function walksOf(
  edition: DutchEdition,
  players: number,
  played: number,
  seed: number,
): { readonly ours: RoundWalk; readonly theirs: ReferenceWalk } {
  const random = randomEvent({ players, played, edition, seed });
  const history = new EventHistory(random.event);
  while (history.round < random.round) history.advance();
  const state = history.stateFor((id) => random.present.has(id), random.initialColour);
  return { ours: new RoundWalk(state, edition), theirs: new ReferenceWalk(state, edition) };
}
