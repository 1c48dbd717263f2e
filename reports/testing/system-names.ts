import { readFileSync } from 'node:fs';
import { publishedRound } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import { EventHistory, pairRound } from '../../engine/index.js';
import type { Candidate, Chosen, Edition, Group, RoundState } from '../../engine/index.js';
import { examplePath, rulesOf } from '../rule-pages/index.js';

/** Names that a system gives to things, as they come up in the examples of its rules. */
export interface SystemNames {
  readonly orderSteps: ReadonlySet<string>;
  /** Rules of the order that the steps belong to. */
  readonly orderRules: ReadonlySet<string>;
  readonly alterations: ReadonlySet<string>;
  readonly brackets: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly seats: ReadonlySet<string>;
}

/** Pairs every round of every rule example of an edition and collects the names. */
export function namesOf(edition: Edition): SystemNames {
  const steps = rulesOf(edition).flatMap((rule) =>
    statesOf(examplePath(edition, rule)).flatMap((state) => {
      // What another edition pairs is said in its words.
      if (edition.round(state).pairedBy !== undefined) return [];
      const outcome = pairRound(state, edition);
      return outcome.kind === 'paired' ? outcome.steps : [];
    }),
  );
  const order = steps.flatMap((step) =>
    neighbours(step).flatMap((candidate) => step.compareOrder(candidate, step.chosen) ?? []),
  );
  const compositions = steps.map((step) => step.composition());
  return {
    orderSteps: new Set(order.map(({ step }) => step)),
    orderRules: new Set(order.map(({ rule }) => rule.id)),
    alterations: new Set(compositions.flatMap(({ alterations }) => alterations.map(({ step }) => step))),
    brackets: new Set(steps.map(({ stage }) => stage.kind)),
    groups: new Set(compositions.flatMap(({ groups }) => Object.entries(groups).flatMap(namesOfGroup))),
    seats: new Set(compositions.flatMap(({ seats }) => seats.map(({ group }) => group))),
  };
}

function namesOfGroup([name, group]: [string, Group]): string[] {
  return group === null || Array.isArray(group) ? [name] : [name, ...Object.keys(group)];
}

/** The moment before each round of an example. */
function statesOf(path: string): RoundState[] {
  const { tournament } = parseTrf(
    readFileSync(new URL(`../../corpus/rule-examples/${path}`, import.meta.url)),
  );
  if (tournament === null) throw new Error(`${path} is no tournament`);
  const history = new EventHistory(tournament);
  return Array.from({ length: tournament.pairedRounds }, (_, index) => {
    const { participants } = publishedRound(tournament, index + 1);
    const state = history.stateFor((id) => participants.has(id), tournament.initialColour ?? 'white');
    history.advance();
    return state;
  });
}

/** Candidates with as many pairs as the chosen one, in which two of its players have changed their places. */
function neighbours(step: Chosen): Candidate[] {
  const { chosen, stage } = step;
  const members = [...stage.mdps, ...stage.residents, ...stage.below];
  const partner = new Map(
    chosen.pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
  return members.flatMap((a, i) =>
    members.slice(i + 1).map((b) => {
      const swapped = (place: number): number => (place === a ? b : place === b ? a : place);
      const opponents = new Map(
        members.map((place) => {
          const other = partner.get(swapped(place));
          return [place, other === undefined ? -1 : swapped(other)];
        }),
      );
      return step.publishedCandidate(
        Int32Array.from({ length: Math.max(...members) + 1 }, (_, place) => opponents.get(place) ?? -1),
      );
    }),
  );
}
