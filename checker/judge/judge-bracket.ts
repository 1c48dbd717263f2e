import { compareRuleValues } from '../../engine/index.js';
import type { Candidate, Rule, RuleValue } from '../../engine/index.js';
import type { Deviation, DeviationKind, Side, Violation } from '../report.js';
import type { JudgedBracket } from './judged-bracket.js';
import { orderedSide, plainSide, startingNumbers, valuedSide, violationOf } from './side.js';
import { decidingDifferences, parityNumbers } from './colour-facts.js';

/**
 * The first reason why a published bracket is not the one that the rules choose from the same players; null when it
 * is, and where the rules find no pairing to hold it against. Both sides are valued rule by rule.
 */
export function judgeBracket(bracket: JudgedBracket): Deviation | null {
  const { state, step, candidate } = bracket;
  const [first, ...others] = step.violations(candidate).map((broken) => violationOf(state, broken));
  if (first !== undefined) return deviationOf(bracket, { kind: 'absolute', ...first, violations: others });
  const { chosen } = step;
  if (chosen === null) return null;
  if (isSame(candidate, chosen)) return wrongColour(bracket);
  const onTheirs = step.values(candidate)[Symbol.iterator]();
  for (const ours of step.values(chosen)) {
    const theirs = onTheirs.next().value as RuleValue | undefined;
    // The rules that apply depend on nothing but the number of downfloaters, which comes before.
    if (theirs?.rule !== ours.rule)
      throw new Error('two candidates of a bracket are judged by different rules');
    const order = compareRuleValues(theirs, ours);
    if (order !== 0) return byRule(bracket, chosen, theirs, ours, order > 0);
  }
  return byOrder(bracket, chosen);
}

/** A deviation of a bracket: what is said of all kinds alike, and the parts that make this one. */
export function deviationOf(
  bracket: JudgedBracket,
  parts: Pick<Deviation, 'kind' | 'rule' | 'article' | 'title' | 'players'> & Partial<Deviation>,
): Deviation {
  const { state, step, candidate, seats, pairedBy } = bracket;
  const { stage, chosen } = step;
  return {
    ...(pairedBy === undefined ? {} : { edition: pairedBy.id }),
    bracket: stage.score,
    bracketKind: stage.kind,
    consequenceOf: null,
    violations: [],
    bye: seats.bye,
    ...restOf(bracket, parts.kind),
    published: plainSide(state, candidate),
    reference: chosen === null ? null : plainSide(state, chosen),
    ...parts,
  };
}

function byRule(
  bracket: JudgedBracket,
  chosen: Candidate,
  theirs: RuleValue,
  ours: RuleValue,
  isWorse: boolean,
): Deviation {
  const { state, candidate } = bracket;
  const [published, reference] = [valuedSide(state, candidate, theirs), valuedSide(state, chosen, ours)];
  const counted = [published, reference].map((side) => [
    ...new Set(side.parts.flatMap(({ players }) => players)),
  ]);
  const players = counted[0].length > 0 ? counted[0] : counted[1];
  const kind = isWorse ? ours.rule.kind : 'reference';
  return deviationOf(bracket, { kind, ...nameOf(ours.rule), players, published, reference });
}

/**
 * Not every rule asks every bracket to keep the round completable, but a published one may fail to; and where one fails
 * though two MDPs could legally meet below, that has to be said.
 */
function restOf(
  { step, candidate }: JudgedBracket,
  kind: DeviationKind,
): Pick<Deviation, 'leavesUnpairable' | 'mdpsCouldMeet'> {
  const { stage, chosen } = step;
  const isAsked = stage.valuesCompletion && kind !== 'absolute' && kind !== 'completion';
  if (chosen === null || stage.isLast || isAsked) return { leavesUnpairable: false };
  const rest = step.completability(candidate);
  return {
    leavesUnpairable: rest !== 'completable' && kind !== 'completion',
    ...(rest === 'for-mdps-only' ? { mdpsCouldMeet: true } : {}),
  };
}

/** Two candidates that are equally good: the one that is generated first is right. */
function byOrder(bracket: JudgedBracket, chosen: Candidate): Deviation {
  const { state, step, candidate } = bracket;
  const parting = step.compareOrder(candidate, chosen);
  if (parting === null) throw new Error('two candidates of a bracket are generated at the same place');
  return deviationOf(bracket, {
    kind: parting.order > 0 ? 'order' : 'reference',
    ...nameOf(parting.rule),
    players: startingNumbers(state, differingPlayers(candidate, chosen)),
    published: orderedSide(state, step, candidate, parting.step),
    reference: orderedSide(state, step, chosen, parting.step),
  });
}

/** Same opponents: the pairs whose colours are not those allocated, the first of them and all that its rule decides. */
function wrongColour(bracket: JudgedBracket): Deviation | null {
  const { state, candidate, seats } = bracket;
  const [first, ...others] = wrongColours(bracket);
  if (first === undefined) return null;
  const wrong = [first, ...others].flatMap(({ players }) => players);
  const side = (hasWhite: (place: number) => boolean): Side => {
    const white = startingNumbers(state, [...seats.coloured].filter(hasWhite));
    return { ...plainSide(state, candidate), white: wrong.filter((id) => white.includes(id)) };
  };
  return deviationOf(bracket, {
    kind: 'colour',
    ...first,
    violations: others,
    published: side((place) => seats.white.has(place)),
    reference: side((place) => !seats.white.has(place)),
  });
}

function nameOf({ id, article, title }: Rule): Pick<Deviation, 'rule' | 'article' | 'title'> {
  return { rule: id, article, title };
}

/** The same pairs, and where there are none the same player with the bye. */
function isSame(a: Candidate, b: Candidate): boolean {
  const pairs = new Set(b.pairs.map(String));
  return (
    a.pairs.length === b.pairs.length &&
    a.pairs.every((pair) => pairs.has(String(pair))) &&
    a.floaters.every((place) => b.floaters.includes(place))
  );
}

/** Places of those who have another opponent (or float) in the other candidate. */
function differingPlayers(a: Candidate, b: Candidate): number[] {
  const shared = new Set(b.pairs.map(([x, y]) => `${x}-${y}`));
  const players = a.pairs.filter(([x, y]) => !shared.has(`${x}-${y}`)).flat();
  return [...players, ...a.floaters.filter((place) => !b.floaters.includes(place))];
}

/**
 * The colour rules that a published bracket breaks, each with all its pairs, in the order of the pairs. Pairs whose
 * colours the file does not tell are right.
 */
function wrongColours({ state, step, candidate, seats }: JudgedBracket): Violation[] {
  const found = new Map<string, Violation>();
  for (const pair of candidate.pairs) {
    const [higher] = pair;
    if (!seats.coloured.has(higher)) continue;
    const allocation = step.coloursOf(pair);
    const { white, rule } = allocation;
    if ((white === higher) === seats.white.has(higher)) continue;
    const { id, article, title } = rule;
    const known = found.get(id);
    const players = [...(known?.players ?? []), ...startingNumbers(state, pair)];
    const parity = [...(known?.parity ?? []), ...parityNumbers(rule, [state.players[higher]], state)];
    const counting = parity.length === 0 ? {} : { parity };
    const differences = [...(known?.differences ?? []), ...decidingDifferences(allocation, pair, state)];
    const comparing = differences.length === 0 ? {} : { differences };
    found.set(id, { rule: id, article, title, players, ...counting, ...comparing });
  }
  return [...found.values()];
}
