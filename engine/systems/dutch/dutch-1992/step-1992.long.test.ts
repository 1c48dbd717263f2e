import { describe, expect, it } from 'vitest';
import { judgeRound } from '../../../../checker/judge/judge-round.js';
import type { PublishedRound } from '../../../../checker/judge/published-round.js';
import type { RoundState } from '../../../model/player.js';
import { dutch2017 } from '../../../testing/editions.js';
import type { Candidate, Pair, Place } from '../../interface/candidate.js';
import { compareRuleValues } from '../../interface/compare-values.js';
import { completeRound, pairRound } from '../../interface/pair-round.js';
import type { RoundPairing } from '../../interface/pair-round.js';
import type { Demand, RuleValue, Step } from '../../interface/system.js';
import { Board1992 } from './board-1992.js';
import { meets, Round1992 } from './step-1992.js';
import { fastSearch, round1992 } from './to-edition-1992.js';
import type { Step1992 } from './step-1992.js';
import { boardsOf, events1992 } from './testing/events-1992.js';
import type { Round1992Case } from './testing/events-1992.js';
import { runs } from '../../../../tests/suite.js';

const RUNS = Math.max(330, Math.ceil(runs(300, 1500, 5000) / 5));

/** Few players, for all candidates are held against each other. */
const rounds = (events = RUNS): Generator<Round1992Case> =>
  events1992({ first: 1, runs: events, players: { min: 4, max: 8 } });

describe('the steps of a round of 1992', () => {
  it('pair it as the procedure does', () => {
    for (const { name, state, view } of rounds()) {
      const outcome = completeRound(state, new Round1992(view, fastSearch));
      const brackets = round1992(view);
      if (outcome.kind !== 'paired' || brackets === null) {
        expect([outcome.kind, brackets], name).toEqual(['impossible', null]);
        continue;
      }
      const idOf = (place: Place): number => view.players[place].id;
      const pairs = brackets.flatMap((bracket) => bracket.pairs.map(([a, b]) => nameOf(idOf(a), idOf(b))));
      expect(outcome.pairs.map(({ white, black }) => nameOf(white, black)).sort(), name).toEqual(
        pairs.sort(),
      );
      const byes = brackets.at(-1)?.floaters.map(idOf) ?? [];
      expect(outcome.bye, name).toBe(byes.at(0) ?? null);
    }
  });

  it('choose in every bracket what is better than any other legal candidate, or comes before it', () => {
    const rules = new Map<string, number>();
    for (const { name, view } of rounds(2 * RUNS)) {
      const board = new Board1992(view);
      let step: Step1992 | null = new Round1992(view, fastSearch).first;
      while (step !== null && step.chosen !== null) {
        for (const candidate of legalCandidates(board, step)) {
          const rule = decisionAgainst(step, candidate, step.chosen);
          expect(rule, `${name}: ${JSON.stringify([candidate, step.chosen])}`).not.toBe('better');
          rules.set(rule, (rules.get(rule) ?? 0) + 1);
        }
        step = step.after(step.chosen);
      }
    }
    const names = ['C13', 'p-mdps', 'p', 'C12', 'B4', 'B5-up', 'B6-up', 'D1-mdps', 'B5-down', 'B6-down'];
    for (const id of [...names, 'exchange', 'transposition'])
      expect(rules.get(id) ?? 0, id).toBeGreaterThan(10);
  });

  it('go on from any candidate, and tell whether the others can still be paired', () => {
    let impossible = 0;
    for (const { name, view } of rounds()) {
      let step = new Round1992(view, fastSearch).first;
      for (; step !== null && step.chosen !== null; step = step.after(step.chosen)) {
        for (const candidate of [...legalCandidates(new Board1992(view), step)].slice(0, 20)) {
          const next = step.after(candidate);
          expect(next === null, name).toBe(step.stage.isLast);
          if (next === null) continue;
          expect(next.chosen !== null, name).toBe(step.completability(candidate) === 'completable');
          expect([...next.stage.mdps, ...next.stage.residents], name).toEqual(
            expect.arrayContaining([...candidate.floaters]),
          );
          if (next.chosen === null) impossible += 1;
        }
      }
    }
    expect(impossible).toBeGreaterThan(10);
  });

  it('find the best candidate with a pair or a floater', () => {
    const seen = { none: 0, chosen: 0, other: 0 };
    for (const { name, view } of rounds()) {
      const board = new Board1992(view);
      for (
        let step = new Round1992(view, fastSearch).first;
        step !== null && step.chosen !== null;
        step = step.after(step.chosen)
      ) {
        const { stage, chosen } = step;
        const candidates = [...legalCandidates(board, step)];
        for (const demand of demandsOf([...stage.mdps, ...stage.residents])) {
          const found = step.best(demand);
          const where = `${name}: ${JSON.stringify([stage, demand, found])}`;
          const fitting = candidates.filter(
            (one) => meets(demand, one) && step?.completability(one) === 'completable',
          );
          expect(found === null, where).toBe(fitting.length === 0);
          if (found === null) seen.none += 1;
          else if (meets(demand, chosen)) seen.chosen += 1;
          else seen.other += 1;
          if (found === null) continue;
          expect(meets(demand, found) && step.completability(found) === 'completable', where).toBe(true);
          for (const one of fitting)
            expect(decisionAgainst(step, one, found), `${where}, ${JSON.stringify(one)}`).not.toBe('better');
        }
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
  });

  it('judge a round: nothing against the right one, and a rule against another', () => {
    const rules = new Map<string, number>();
    for (const { name, state, view } of rounds()) {
      const round = new Round1992(view, fastSearch);
      const own = completeRound(state, round);
      const other = pairRound(state, dutch2017);
      if (own.kind !== 'paired' || other.kind !== 'paired') continue;
      expect(judgeRound(state, round, published(state, own), own), name).toEqual([]);
      const [ours, theirs] = [own, other].map((one) => boardsOf(one).replace(/ \([^)]*\)/g, ''));
      if (ours === theirs) continue;
      const deviations = judgeRound(state, round, published(state, other), own);
      expect(deviations.length, name).toBeGreaterThan(0);
      for (const { kind, rule } of deviations) {
        expect(kind, name).not.toBe('reference');
        rules.set(rule, (rules.get(rule) ?? 0) + 1);
      }
    }
    expect(rules.size).toBeGreaterThan(10);
  });

  it('name what a candidate breaks', () => {
    for (const { name, view } of rounds()) {
      const step = new Round1992(view, fastSearch).first;
      if (step === null) continue;
      const { players } = view;
      const met = players.findIndex(({ opponents }) => opponents.includes(players[0].id));
      if (met < 0) continue;
      const [broken] = step.violations({ pairs: [[0, met]], floaters: [] });
      expect([broken.rule.id, ...broken.places], name).toEqual(['B1a', 0, met]);
    }
  });
});

function published(
  state: RoundState,
  { pairs, bye }: Pick<RoundPairing<Step>, 'pairs' | 'bye'>,
): PublishedRound {
  return {
    round: state.round,
    participants: new Set(state.players.map(({ id }) => id)),
    pairs: pairs.map(({ white, black }) => ({ white, black, coloursKnown: true })),
    bye,
  };
}

function demandsOf(members: readonly Place[]): Demand[] {
  const pairs = members.flatMap((a, i) => members.slice(i + 1).map((b): Demand => ({ pair: [a, b] })));
  return [...pairs, ...members.map((float) => ({ float }))];
}

function nameOf(a: number, b: number): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

/** Every set of legal pairs of a bracket; in the last one all but for the bye are paired. */
function* legalCandidates(board: Board1992, { stage }: Step1992): Generator<Candidate> {
  const { mdps, residents, isLast } = stage;
  const all = [...mdps, ...residents];
  for (const pairs of matchings(board, all)) {
    const paired = pairs.flat();
    const floaters = all.filter((place) => !paired.includes(place));
    if (isLast && (floaters.length > 1 || !floaters.every((place) => board.mayTakeBye(place)))) continue;
    yield { pairs, floaters };
  }
}

function* matchings(board: Board1992, [first, ...rest]: readonly Place[]): Generator<Pair[]> {
  if (first === undefined) {
    yield [];
    return;
  }
  yield* matchings(board, rest);
  for (const [i, other] of rest.entries())
    if (board.mayMeet(first, other))
      for (const pairs of matchings(board, rest.toSpliced(i, 1))) yield [[first, other], ...pairs];
}

/** The rule against a candidate; "same" for the chosen one, "better" where there is none against it. */
function decisionAgainst(step: Step1992, candidate: Candidate, chosen: Candidate): string {
  const theirs = step.values(candidate)[Symbol.iterator]();
  for (const ours of step.values(chosen)) {
    const value = theirs.next().value as RuleValue | undefined;
    if (value?.rule !== ours.rule) throw new Error('two candidates are judged by different rules');
    const order = compareRuleValues(value, ours);
    if (order !== 0) return order > 0 ? ours.rule.id : 'better';
  }
  const parting = step.compareOrder(candidate, chosen);
  return parting === null ? 'same' : parting.order > 0 ? parting.rule.id : 'better';
}
