import {
  comparePlaces,
  compareRuleValues,
  evaluate,
  isLastBracket,
  placeInSequence,
  restAfter,
} from '../../engine/index.js';
import type { BracketTask, Candidate, NamedArticle, RuleValue, WalkStep } from '../../engine/index.js';
import { brokenRules } from './broken-rules.js';
import type { PublishedBracket } from './published-bracket.js';
import { plainSide, startingNumber, valuedSide } from './side.js';
import type { Deviation, DeviationKind, Side, Violation } from '../report.js';
import { wrongColours } from './wrong-colours.js';

/**
 * The first reason why a published bracket is not the one that the rules choose from the same players; null when it
 * is, and where the rules find no pairing to hold it against. Both sides are evaluated with the criteria of the
 * edition, rule by rule.
 */
export function judgeBracket(step: WalkStep, published: PublishedBracket): Deviation | null {
  const { task, candidate: reference } = step;
  const broken = brokenRules(task, published.candidate);
  if (broken.length > 0) return forbidden(step, published, broken);
  if (reference === null) return null;
  if (samePairs(published.candidate, reference)) return wrongColour(step, published);
  const onTheirs = evaluate(task, published.candidate);
  for (const ours of evaluate(task, reference)) {
    const theirs = onTheirs.next().value as RuleValue | undefined;
    // The rules that apply depend on nothing but the number of downfloaters, which comes before.
    if (theirs?.id !== ours.id) throw new Error('two candidates of a bracket are judged by different rules');
    const order = compareRuleValues(theirs, ours);
    if (order === 0) continue;
    const kind = order > 0 ? ours.kind : 'reference';
    return byRule(step, published, kind, valuedSide(task, published.candidate, theirs), {
      ...valuedSide(task, reference, ours),
      rule: ours,
    });
  }
  return byOrder(step, published, reference);
}

/** A deviation of a bracket: what is said of all kinds alike, and the parts that make this one. */
export function deviationOf(
  step: WalkStep,
  published: PublishedBracket,
  parts: Pick<Deviation, 'kind' | 'rule' | 'article' | 'title' | 'players'> & Partial<Deviation>,
): Deviation {
  const { kind: bracketKind, task, candidate } = step;
  return {
    bracket: task.board.player(task.residents[0]).score,
    bracketKind,
    consequenceOf: null,
    violations: [],
    bye: published.bye,
    ...restOf(step, published.candidate, parts.kind),
    published: plainSide(task, published.candidate),
    reference: candidate === null ? null : plainSide(task, candidate),
    ...parts,
  };
}

function forbidden(
  step: WalkStep,
  published: PublishedBracket,
  [first, ...others]: readonly Violation[],
): Deviation {
  return deviationOf(step, published, { kind: 'absolute', ...first, violations: others });
}

function byRule(
  step: WalkStep,
  published: PublishedBracket,
  kind: DeviationKind,
  theirs: Side,
  { rule, ...ours }: Side & { readonly rule: NamedArticle },
): Deviation {
  const { id, article, title } = rule;
  const counted = [theirs, ours].map((side) => [...new Set(side.parts.flatMap((part) => part.players))]);
  return deviationOf(step, published, {
    kind,
    rule: id,
    article,
    title,
    players: counted[0].length > 0 ? counted[0] : counted[1],
    published: theirs,
    reference: ours,
  });
}

/**
 * 2017: only the penultimate bracket is asked to keep the round completable, but a published one may fail earlier; and
 * where one fails though two MDPs could legally meet below, that has to be said.
 */
function restOf(
  { task, candidate }: WalkStep,
  { floaters }: Candidate,
  kind: DeviationKind,
): Pick<Deviation, 'leavesUnpairable' | 'mdpsCouldMeet'> {
  const isAsked = task.keepsCompletable && !['absolute', 'completion'].includes(kind);
  if (candidate === null || isLastBracket(task) || isAsked) return { leavesUnpairable: false };
  const rest = restAfter(task, floaters);
  return {
    leavesUnpairable: rest !== 'completable' && kind !== 'completion',
    ...(rest === 'for-mdps-only' ? { mdpsCouldMeet: true } : {}),
  };
}

/** Two candidates that are equally good: the one that is generated first is right. */
function byOrder(step: WalkStep, published: PublishedBracket, reference: Candidate): Deviation {
  const { task } = step;
  const candidates = [published.candidate, reference];
  const places = candidates.map((candidate) => placeInSequence(task, candidate));
  const parting = comparePlaces(places[0], places[1]);
  if (parting === null) throw new Error('two candidates of a bracket are generated at the same place');
  const { mdpSet, residentExchange, transposition } = task.board.edition.orderRules;
  const { id, article, title } = {
    'mdp-set': mdpSet,
    'mdp-transposition': transposition,
    'resident-exchange': residentExchange,
    transposition,
  }[parting.step];
  const sides = candidates.map((candidate, i): Side => ({
    ...plainSide(task, candidate),
    place: places[i],
    step: parting.step,
    numbered: numberedPlayers(task, candidate),
  }));
  return deviationOf(step, published, {
    kind: parting.order > 0 ? 'order' : 'reference',
    rule: id,
    article,
    title,
    players: differingPlayers(task, published.candidate, reference),
    published: sides[0],
    reference: sides[1],
  });
}

function numberedPlayers(task: BracketTask, { pairs }: Candidate): Side['numbered'] {
  const { mdps, residents } = task;
  const named = (places: readonly number[]): number[] => places.map((place) => startingNumber(task, place));
  const taken = new Set(pairs.flatMap(([higher, lower]) => (mdps.includes(higher) ? [lower] : [])));
  return {
    bracket: named([...mdps, ...residents]),
    remainder: mdps.length === 0 ? null : named(residents.filter((place) => !taken.has(place))),
  };
}

/** Same opponents: the pairs whose colours are not those allocated, the first of them and all that its rule decides. */
function wrongColour(step: WalkStep, published: PublishedBracket): Deviation | null {
  const { task } = step;
  const [first, ...others] = wrongColours(task, published);
  if (first === undefined) return null;
  const wrong = [first, ...others].flatMap(({ players }) => players);
  const side = (hasWhite: (place: number) => boolean): Side => {
    const white = [...published.coloured].filter(hasWhite).map((place) => startingNumber(task, place));
    return { ...plainSide(task, published.candidate), white: wrong.filter((id) => white.includes(id)) };
  };
  return deviationOf(step, published, {
    kind: 'colour',
    ...first,
    violations: others,
    published: side((place) => published.white.has(place)),
    reference: side((place) => !published.white.has(place)),
  });
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
    startingNumber(task, place),
  );
}
