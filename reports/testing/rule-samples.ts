import { readFileSync } from 'node:fs';
import { checkFile } from '../../checker/index.js';
import type { Deviation, Side, SidePart } from '../../checker/index.js';
import type { Edition, Measure, Rule } from '../../engine/index.js';
import { examplePath } from '../rule-pages/index.js';
import { deviation, side } from './deviations.js';

/**
 * Deviations of a large tournament that name a rule, with few and many players and everything that it can measure: what
 * that is comes from the example of the rule, if it has one.
 */
export function samples(rule: Rule, edition: Edition): Deviation[] {
  const example = rule.kind === 'board-order' ? null : exampleOf(rule, edition);
  const values = example === null ? NO_VALUES : valuesOf(example);
  return [[], [101], [101, 102], PLAYERS].flatMap((downfloaters) =>
    values.map(([published, reference]) => sample(rule, example, { published, reference }, downfloaters)),
  );
}

/** The deviation in the example of a rule. */
export function exampleOf(rule: Rule, edition: Edition): Deviation {
  const file = examplePath(edition, rule);
  const content = readFileSync(new URL(`../../corpus/rule-examples/${file}`, import.meta.url));
  const report = checkFile(content, file, { edition });
  const found = report.rounds.flatMap(({ deviations }) => deviations).find((one) => one.rule === rule.id);
  if (found === undefined) throw new Error(`${file} has no deviation from ${rule.id}`);
  return found;
}

const PLAYERS = Array.from({ length: 24 }, (_, index) => 101 + index);

function sample(
  { id, article, title, kind }: Rule,
  example: Deviation | null,
  { published, reference }: Record<'published' | 'reference', readonly SidePart[]>,
  downfloaters: readonly number[],
): Deviation {
  const pairs = (shift: number): [number, number][] =>
    PLAYERS.map((player, i) => [player, PLAYERS[(i + shift) % PLAYERS.length]]);
  const orderOf = (own: Side | null): Partial<Side> =>
    own === null ? {} : { place: own.place, step: own.step, numbered: own.numbered };
  return deviation({
    kind,
    rule: id,
    article,
    title,
    bracket: 125,
    players: PLAYERS,
    published: side({
      parts: published,
      pairs: pairs(1),
      downfloaters,
      ...orderOf(example?.published ?? null),
    }),
    reference: side({
      parts: reference,
      pairs: pairs(2),
      white: PLAYERS,
      ...orderOf(example?.reference ?? null),
    }),
  });
}

type Values = readonly [published: readonly SidePart[], reference: readonly SidePart[]];

const NO_VALUES: readonly Values[] = [[[], []]];

/** What the rule makes of the two candidates; the published one is always worse. */
function valuesOf({ published: { parts } }: Deviation): readonly Values[] {
  if (parts.length > 1) return (['score', 'difference'] as const).flatMap((measure) => following(measure));
  return parts.length === 0 ? NO_VALUES : SINGLE[parts[0].measure];
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
  squares: [[part('squares', [600]), part('squares', [425])]],
  products: [[part('products', [825]), part('products', [675])]],
  numbers: [[part('numbers', [1, 3]), part('numbers', [1, 2])]],
  games: [
    [part('games', [10]), part('games', [12])],
    [part('games', [0]), part('games', [1])],
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
