import type { Deviation, SidePart } from '../../checker/index.js';
import type { Edition, Measure, SequenceStep } from '../../engine/index.js';
import type { NamedRule } from '../rule-pages/rules-of.js';
import { deviation, side } from './deviations.js';

/** Deviations of a large tournament that name a rule, with few and many players and everything that it can measure. */
export function samples(rule: SampledRule, edition: Edition): Deviation[] {
  const values = valuesOf(rule, edition);
  return [[], [101], [101, 102], PLAYERS].flatMap((downfloaters) =>
    values.map(([published, reference]) => sample(rule, published, reference, downfloaters)),
  );
}

type SampledRule = Pick<NamedRule, 'id' | 'article' | 'title' | 'kind'>;

const PLAYERS = Array.from({ length: 24 }, (_, index) => 101 + index);
const STEPS: readonly SequenceStep[] = ['mdp-set', 'mdp-transposition', 'resident-exchange', 'transposition'];
const NO_PLACE = { mdpSet: [], mdpScores: [], mdpOpponents: [], down: [], up: [], transposition: [] };

function sample(
  { id, article, title, kind }: SampledRule,
  published: readonly SidePart[],
  reference: readonly SidePart[],
  downfloaters: readonly number[],
): Deviation {
  const step = STEPS.find((name) => name === id) ?? null;
  const pairs = (shift: number): [number, number][] =>
    PLAYERS.map((player, i) => [player, PLAYERS[(i + shift) % PLAYERS.length]]);
  return deviation({
    kind,
    rule: id,
    article,
    title,
    bracket: 125,
    players: PLAYERS,
    published: side({ parts: published, pairs: pairs(1), downfloaters, step, place: NO_PLACE }),
    reference: side({ parts: reference, pairs: pairs(2), white: PLAYERS, step, place: NO_PLACE }),
  });
}

type Values = readonly [published: readonly SidePart[], reference: readonly SidePart[]];

/** What the rule makes of the two candidates; the published one is always worse. */
function valuesOf({ id, kind }: SampledRule, { criteria }: Edition): Values[] {
  const criterion = criteria.find((one) => one.id === id);
  if (criterion?.kind === 'lookahead')
    return (['score', 'difference'] as const).flatMap((measure) => following(measure));
  if (criterion?.kind === 'quality') return SINGLE[criterion.measure];
  return kind === 'bye' ? SINGLE.score : [[[], []]];
}

const SINGLE: Readonly<Record<Measure, Values[]>> = {
  count: [
    [part('count', ones(12)), part('count', ones(10))],
    [part('count', ones(1)), part('count', [])],
  ],
  score: [
    [part('score', [125]), part('score', [115])],
    [part('score', [10]), part('score', [5])],
    [part('score', null), part('score', [5])],
  ],
  difference: [
    [part('difference', [15, 5]), part('difference', [5, 5])],
    [part('difference', [5, 5]), part('difference', [5])],
    [unpaired(15), part('difference', [15])],
    [unpaired(15), unpaired(5)],
  ],
  rounds: [
    [part('rounds', [12]), part('rounds', [10])],
    [part('rounds', [1]), part('rounds', [0])],
  ],
};

/** The following bracket leaves more players over, others, or cannot be paired. */
function following(measure: Measure): Values[] {
  const both = (count: readonly number[] | null, list: readonly number[] | null): SidePart[] => [
    ...part('count', count),
    ...part(measure, list),
  ];
  return [
    [both(ones(12), [15]), both(ones(10), [10])],
    [both(ones(1), [15]), both(ones(1), [10])],
    [both(null, null), both([], [])],
  ];
}

function part(measure: Measure, value: readonly number[] | null): SidePart[] {
  return [{ measure, value, players: PLAYERS }];
}

function unpaired(cameDown: number): SidePart[] {
  const [player] = PLAYERS;
  return [{ measure: 'difference', value: [], players: [player], unpaired: [{ player, cameDown }] }];
}

function ones(n: number): number[] {
  return new Array<number>(n).fill(1);
}
