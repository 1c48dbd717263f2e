import {
  compareRuleValues,
  comparePlaces,
  evaluate,
  placeInSequence,
  allocateColour,
} from '../engine/index.js';
import type { BracketTask, Candidate, NamedArticle, RuleValue, WalkStep } from '../engine/index.js';
import { parityNumbers } from './parity.js';
import type { Deviation, DeviationKind, Side, SidePart } from './report.js';

/** A published bracket in the terms of the engine: places on the board. */
export interface PublishedBracket {
  readonly candidate: Candidate;
  /** Places of those who have White, as far as the colours are known. */
  readonly white: ReadonlySet<number>;
  /** Places of those whose colour the file tells. */
  readonly coloured: ReadonlySet<number>;
}

/**
 * The first reason why a published bracket is not the one that the rules choose from the same players; null when it
 * is. Both sides are evaluated with the criteria of the edition, rule by rule.
 */
export function judgeBracket(step: WalkStep, published: PublishedBracket): Deviation | null {
  const absolute = brokenAbsoluteRule(step, published.candidate);
  if (absolute !== null) return absolute;
  if (step.candidate === null) return null;
  const reference = step.candidate;
  const { task } = step;
  if (samePairs(published.candidate, reference)) return wrongColour(step, published);
  const onTheirs = evaluate(task, published.candidate);
  for (const ours of evaluate(task, reference)) {
    const theirs = onTheirs.next().value as RuleValue | undefined;
    // The rules that apply depend on nothing but the number of downfloaters, which comes before.
    if (theirs?.id !== ours.id) throw new Error('two candidates of a bracket are judged by different rules');
    const order = compareRuleValues(theirs, ours);
    if (order > 0) return byRule(step, ours.kind, ours, published.candidate, theirs, ours);
    if (order < 0) return byRule(step, 'reference', ours, published.candidate, theirs, ours);
  }
  return byOrder(step, published.candidate, reference);
}

/** Two candidates that are equally good: the one that is generated first is right. */
function byOrder(step: WalkStep, published: Candidate, reference: Candidate): Deviation {
  const { task } = step;
  const places = [placeInSequence(task, published), placeInSequence(task, reference)];
  const parting = comparePlaces(places[0], places[1]);
  if (parting === null) throw new Error('two candidates of a bracket are generated at the same place');
  const { mdpSet, residentExchange, transposition } = task.board.edition.orderRules;
  const named = {
    'mdp-set': mdpSet,
    'mdp-transposition': transposition,
    'resident-exchange': residentExchange,
    transposition,
  }[parting.step];
  const sides = [published, reference].map((candidate, i): Side => ({
    ...plainSide(task, candidate),
    place: places[i],
    step: parting.step,
  }));
  const players = differingPlayers(task, published, reference);
  return deviation(step, parting.order > 0 ? 'order' : 'reference', named, players, sides[0], sides[1]);
}

/** A pair or bye that no circumstances allow. */
function brokenAbsoluteRule(step: WalkStep, published: Candidate): Deviation | null {
  const { task } = step;
  const { board } = task;
  const { edition, state } = board;
  for (const rule of edition.absoluteRules) {
    const broken = published.pairs.filter(([a, b]) => rule.forbids(state, board.player(a), board.player(b)));
    if (broken.length > 0) return againstRule(step, rule, broken.flat(), published);
  }
  return null;
}

/**
 * A pairing-allocated bye for a player who may not have it, found in the bracket in which the player is resident.
 * @param bye starting number of its taker.
 */
export function forbiddenBye(step: WalkStep, published: Candidate, bye: number | null): Deviation | null {
  const { board, residents } = step.task;
  const taker = residents.find((place) => board.player(place).id === bye && !board.player(place).mayTakeBye);
  return taker === undefined ? null : againstRule(step, board.edition.byeRule, [taker], published);
}

function againstRule(
  step: WalkStep,
  rule: NamedArticle,
  places: readonly number[],
  published: Candidate,
): Deviation {
  const { task } = step;
  const reference = step.candidate ?? { pairs: [], floaters: [] };
  const players = places.map((place) => idOf(task, place));
  return deviation(step, 'absolute', rule, players, plainSide(task, published), plainSide(task, reference));
}

function byRule(
  step: WalkStep,
  kind: DeviationKind,
  rule: NamedArticle,
  published: Candidate,
  theirs: RuleValue,
  ours: RuleValue,
): Deviation {
  const { task } = step;
  const sides = (
    [
      [published, theirs],
      [step.candidate ?? published, ours],
    ] as const
  ).map(([candidate, value]): Side => ({
    ...plainSide(task, candidate),
    parts: value.parts.map((part): SidePart => ({
      measure: part.measure,
      value: part.value,
      players: part.players.map((place) => idOf(task, place)),
    })),
  }));
  const counted = sides.map((side) => [...new Set(side.parts.flatMap((part) => part.players))]);
  return deviation(step, kind, rule, counted[0].length > 0 ? counted[0] : counted[1], sides[0], sides[1]);
}

/** Same opponents: the first pair whose colours are not those allocated, and all others decided by the same rule. */
function wrongColour(step: WalkStep, published: PublishedBracket): Deviation | null {
  const { task } = step;
  const { board } = task;
  const wrong = published.candidate.pairs.flatMap(([a, b]) => {
    if (!published.coloured.has(a)) return [];
    const { edition, state } = board;
    const { colour, rule } = allocateColour(
      edition.colourRules,
      board.player(a),
      board.player(b),
      state.initialColour,
    );
    return (colour === 'white') === published.white.has(a) ? [] : [{ pair: [a, b] as const, rule }];
  });
  if (wrong.length === 0) return null;
  const { rule } = wrong[0];
  const concerned = wrong.filter((entry) => entry.rule === rule).map(({ pair }) => pair);
  const side = (hasWhite: (place: number) => boolean): Side => ({
    ...plainSide(task, published.candidate),
    white: concerned
      .flat()
      .filter(hasWhite)
      .map((place) => idOf(task, place)),
  });
  const parity = parityNumbers(
    rule,
    concerned.map(([higher]) => board.player(higher)),
    board.state,
  );
  const found = deviation(
    step,
    'colour',
    { id: rule.article, article: rule.article, title: rule.title },
    concerned.flat().map((place) => idOf(task, place)),
    side((place) => published.white.has(place)),
    side((place) => !published.white.has(place)),
  );
  return parity.length === 0 ? found : { ...found, parity };
}

function deviation(
  { kind: bracketKind, task }: WalkStep,
  kind: DeviationKind,
  { id, article, title }: NamedArticle,
  players: readonly number[],
  published: Side,
  reference: Side,
): Deviation {
  const bracket = task.board.player(task.residents[0]).score;
  return {
    kind,
    rule: id,
    article,
    title,
    bracket,
    bracketKind,
    players,
    consequenceOf: null,
    published,
    reference,
  };
}

export function plainSide(task: BracketTask, { pairs, floaters }: Candidate): Side {
  return {
    parts: [],
    pairs: pairs.map(([a, b]) => [idOf(task, a), idOf(task, b)] as const),
    downfloaters: floaters.map((place) => idOf(task, place)),
    place: null,
    step: null,
    white: [],
  };
}

function idOf(task: BracketTask, place: number): number {
  return task.board.player(place).id;
}

function samePairs(a: Candidate, b: Candidate): boolean {
  const pairs = new Set(b.pairs.map(String));
  return a.pairs.length === b.pairs.length && a.pairs.every((pair) => pairs.has(String(pair)));
}

/** Players who have another opponent (or float) in the other candidate. */
function differingPlayers(task: BracketTask, a: Candidate, b: Candidate): number[] {
  const shared = new Set(b.pairs.map(([x, y]) => `${x}-${y}`));
  const players = a.pairs.filter(([x, y]) => !shared.has(`${x}-${y}`)).flat();
  return [...players, ...a.floaters.filter((place) => !b.floaters.includes(place))].map((place) =>
    idOf(task, place),
  );
}
