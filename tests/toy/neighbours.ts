import type { RoundState } from '../../engine/model/player.js';
import { noRematch } from '../../engine/rules/absolute-rules.js';
import { boardOrder, byeBar, completion, orderOf } from '../../engine/rules/named-rules.js';
import type { Rule } from '../../engine/rules/rule.js';
import type { System } from '../../engine/systems/all-systems.js';
import { completeRound } from '../../engine/systems/interface/pair-round.js';
import { publishedCandidate } from '../../engine/systems/interface/published-candidate.js';
import type { Candidate, Edition, ExplainedRound, Place } from '../../engine/systems/interface/system.js';
import type { ExplainedStep } from '../../engine/systems/interface/system.js';

/*
 * A toy system, the example of CONTRIBUTING.md: the whole round is one bracket. Neighbours by rank are paired, who have
 * met may not meet again; the first pairing that is possible wins, the nearest lower player tried first. The last who
 * had no bye has it. The higher ranked has White in odd rounds.
 */
const rematch = noRematch('N1', 'N.1');
const bar = byeBar('N2', 'N.2', 'no second bye');
const possible = completion('N3', 'N.3', 'everybody can be paired');
const nearest = orderOf('N4', 'N.4', 'the nearest lower player first');
const white = { id: 'N5', article: 'N.5', title: 'the higher ranked has White in odd rounds' };
const colour: Rule = { ...white, level: 'colour', kind: 'colour' };

export const neighbours: Edition = editionWith([rematch, bar]);

const names = {
  title: 'Neighbours',
  code: 'TOY',
  words: /neighbours/,
  congresses: [],
  places: [],
};
export const toySystem: System = { names: { system: 'toy', ...names }, editions: [neighbours] };

/** The same for teams: an edition that needs them. */
export const neighbouringTeams: Edition = {
  ...editionWith([rematch, bar]),
  ...{
    id: 'toy-2001',
    title: 'Neighbouring teams, a toy system',
    code: 'CUSTOM_TEAM_2001',
    needs: ['teams'],
  },
};

/** The same for matches of two games, which its code announces. */
export const neighboursTwice: Edition = {
  ...editionWith([rematch, bar]),
  ...{ id: 'toy-2002', title: 'Neighbours twice, a toy system', code: 'CUSTOM_DOUBLESWISS_2002' },
};

function editionWith(absolute: readonly Rule[]): Edition {
  const known = { id: 'toy-2000', system: 'toy', title: 'Neighbours, a toy system', from: '2000-01-01' };
  return {
    ...{ ...known, until: null, code: 'TOY_2000', years: [], baku: '2026', needs: [] },
    rules: [...absolute, possible, nearest, colour, boardOrder('N.6')],
    round: (state) => roundOf(state, absolute),
    byLetter(state) {
      const outcome = completeRound(state, roundOf(state, absolute));
      if (outcome.kind !== 'paired') return { kind: 'impossible' };
      const pairs = outcome.pairs.map((pair) => ({ ...pair, article: pair.colourRule.article }));
      return { ...outcome, pairs, brackets: null };
    },
    literalLimit: 20,
    without(rule) {
      const left = absolute.filter(({ id }) => id !== rule);
      if (left.length === absolute.length) throw new RangeError(`toy-2000 cannot do without ${rule}`);
      return editionWith(left);
    },
    traits: ({ players }) => players.map(() => []),
    mayDecide: () => true,
    otherReadings: [],
    readTogether: () => editionWith(absolute),
    hasCertificates: false,
  };
}

function roundOf(state: RoundState, absolute: readonly Rule[]): ExplainedRound {
  const { players } = state;
  const forbids = (higher: Place, lower: Place | null): Rule | null => {
    const hadBye = players[higher].past.some(({ result }) => result === 'U');
    const isBroken = lower === null ? hadBye : rematch.forbids(state, players[higher], players[lower]);
    const rule = lower === null ? bar : rematch;
    return isBroken && absolute.includes(rule) ? rule : null;
  };
  const first = players.length === 0 ? null : stepOf(state, forbids);
  const isPossible = first === null || first.chosen !== null;
  return { isPossible, first, byeScore: null, forbids, preferenceOf: () => NO_PREFERENCE };
}

const NO_PREFERENCE = { preference: null, strength: 'none' } as const;

function stepOf(state: RoundState, forbids: ExplainedRound['forbids']): ExplainedStep {
  const residents = [...state.players.keys()];
  const { score } = state.players[0];
  const all = { kind: 'round', score, mdps: [], residents, below: [] };
  const stage = { ...all, isLast: true, givesBye: true, valuesCompletion: true };
  const distances = ({ pairs }: Candidate): number[] => pairs.map(([higher, lower]) => lower - higher);
  return {
    stage,
    chosen: firstOf(pairings(residents, forbids)),
    after: () => null,
    publishedCandidate: (opponents) => publishedCandidate(stage, opponents),
    violations: ({ pairs, floaters }) =>
      [...pairs, ...floaters.map((place) => [place] as const)].flatMap((places) => {
        const rule = forbids(places[0], places[1] ?? null);
        return rule === null ? [] : [{ rule, places }];
      }),
    values: () => [],
    compareOrder(a, b) {
      const orders = distances(a).map((distance, i) => distance - distances(b)[i]);
      const order = orders.find((difference) => difference !== 0);
      return order === undefined ? null : { rule: nearest, step: 'nearest', order };
    },
    sequenceOf: (candidate) => ({ place: { distances: distances(candidate) }, numbered: {} }),
    completability: () => 'completable',
    coloursOf: ([higher, lower]) => ({ white: state.round % 2 === 1 ? higher : lower, rule: colour }),
    composition: () => ({ groups: {}, alterations: [], seats: [] }),
    floatReason: () => 'bye',
    best: (demand) =>
      firstOf(pairings(residents, forbids), ({ pairs, floaters }) =>
        'float' in demand ? floaters.includes(demand.float) : pairs.map(String).includes(String(demand.pair)),
      ),
    certify: () => null,
  };
}

/** All legal pairings of these players, the nearest first. */
function* pairings(places: readonly Place[], forbids: ExplainedRound['forbids']): Generator<Candidate> {
  const [first, ...others] = places;
  if (first === undefined) yield { pairs: [], floaters: [] };
  for (const other of others) {
    if (forbids(first, other) !== null) continue;
    const left = others.filter((place) => place !== other);
    for (const { pairs, floaters } of pairings(left, forbids))
      yield { pairs: [[first, other], ...pairs], floaters };
  }
  if (first === undefined || others.length % 2 === 1 || forbids(first, null) !== null) return;
  for (const { pairs } of pairings(others, forbids)) yield { pairs, floaters: [first] };
}

function firstOf(list: Iterable<Candidate>, isMeant?: (candidate: Candidate) => boolean): Candidate | null {
  for (const candidate of list) if (isMeant?.(candidate) ?? true) return candidate;
  return null;
}
