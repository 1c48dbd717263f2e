import { isSameCandidate } from '../../engine/index.js';
import type { Candidate, Edition, RoundState, Rule, Step } from '../../engine/index.js';
import { judgeBracket } from '../judge/judge-bracket.js';
import { judgeRound } from '../judge/judge-round.js';
import type { SeenBracket } from '../judge/judged-bracket.js';
import type { PublishedRound } from '../judge/published-round.js';
import { seatPublished } from '../judge/published-seats.js';
import { partsOf, plainSide } from '../judge/side.js';
import type { Deviation, Side, SidePart } from '../report.js';
import { candidatesOfSize } from './candidates-of-size.js';

/** The candidates of the first bracket that deviates, in the order of the rules. */
export interface CandidateList {
  readonly candidates: readonly ListedCandidate[];
  /** Candidates before the accepted one that are left out. */
  readonly leftOut: number;
  /** False: the bracket is too large to list more than the published and the accepted candidates. */
  readonly isWhole: boolean;
  /** Who is left over here gets the bye. */
  readonly givesBye: boolean;
  /** The kind of the bracket, like "scoregroup". */
  readonly bracketKind: string;
}

export interface ListedCandidate {
  /** Place in the order in which the rules generate the candidates, from 1; null where there is no such order. */
  readonly number: number | null;
  readonly side: Side;
  /** What rejects it; null: the rules accept it. */
  readonly rejection: Deviation | null;
  /** What the rule asked about makes of it; null where the rule gives it no value. */
  readonly parts: readonly SidePart[] | null;
  readonly isPublished: boolean;
  /** The candidate that the edition without the rule accepts. */
  readonly isAcceptedWithout: boolean;
}

/**
 * Lists the candidates that come before the accepted one in the first bracket that deviates, the accepted one and the
 * published one.
 * @param less the edition without the rule; null: the rule cannot be left out.
 * @param most candidates in the list; the published one and the accepted ones are always in it.
 * @returns null where no bracket deviates, or where the candidates differ in nothing but colours.
 */
export function candidateList(
  round: ListedRound,
  rule: Rule,
  less: Edition | null,
  most: number,
): CandidateList | null {
  const { state, published } = round;
  const found = firstDeviating(round);
  const chosen = found?.step.chosen ?? null;
  if (found === null || chosen === null || isSameCandidate(found.candidate, chosen)) return null;
  const { step, candidate } = found;
  const without = less === null ? null : chosenAt({ ...round, edition: less }, found.depth);
  const own = [candidate, chosen, ...(without === null ? [] : [without])];
  const all = candidatesOfSize(step.stage, chosen, MOST_CANDIDATES);
  const known = inOrder(step, [...own, ...(all ?? [])], chosen.pairs.length);
  const isNumbered = all !== null && isOrdered(step, known, chosen.pairs.length);
  const before = known.slice(
    0,
    known.findIndex((one) => isSameCandidate(one, chosen)),
  );
  const isOwn = (one: Candidate): boolean => own.some((other) => isSameCandidate(one, other));
  const others = all === null ? [] : before.filter((one) => !isOwn(one));
  const shown = new Set(others.slice(0, Math.max(0, most - new Set(own.map(nameOf)).size)));
  const seats = seatPublished(state, published);
  const candidates = known.flatMap((one, index): ListedCandidate[] => {
    if (!isOwn(one) && !shown.has(one)) return [];
    return [
      {
        number: isNumbered ? index + 1 : null,
        side: plainSide(state, one),
        rejection: isSameCandidate(one, chosen) ? null : judgeBracket({ state, step, candidate: one, seats }),
        parts: valueOn(state, step, one, rule),
        isPublished: isSameCandidate(one, candidate),
        isAcceptedWithout: without !== null && isSameCandidate(one, without),
      },
    ];
  });
  const { givesBye, kind: bracketKind } = step.stage;
  const leftOut = others.length - shown.size;
  return { candidates, leftOut, isWhole: all !== null, givesBye, bracketKind };
}

/** A round that was published, and the edition by which it is compared. */
export interface ListedRound {
  readonly state: RoundState;
  readonly edition: Edition;
  readonly published: PublishedRound;
}

/** Beyond that many candidates a bracket is not listed. */
const MOST_CANDIDATES = 1000;

interface FoundBracket {
  readonly step: Step;
  readonly candidate: Candidate;
  /** How many brackets come before it. */
  readonly depth: number;
}

function firstDeviating({ state, edition, published }: ListedRound): FoundBracket | null {
  const brackets: SeenBracket[] = [];
  judgeRound(state, edition.round(state), published, null, undefined, (one) => brackets.push(one));
  const depth = brackets.findIndex(({ deviation }) => deviation !== null);
  return depth < 0 ? null : { ...brackets[depth], depth };
}

/** The candidate that an edition accepts as many brackets down the published round. */
function chosenAt({ state, edition, published }: ListedRound, depth: number): Candidate | null {
  const { opponents } = seatPublished(state, published);
  let step: Step | null = edition.round(state).first;
  for (let above = 0; above < depth && step !== null; above++)
    step = step.after(step.publishedCandidate(opponents));
  return step?.chosen ?? null;
}

/** Every candidate once: those with more pairs first, then in the order in which the rules generate them. */
function inOrder(step: Step, candidates: readonly Candidate[], pairs: number): Candidate[] {
  const named = new Map<string, Candidate>();
  for (const one of candidates) if (!named.has(nameOf(one))) named.set(nameOf(one), one);
  return [...named.values()].sort(
    (a, b) =>
      b.pairs.length - a.pairs.length ||
      (a.pairs.length === pairs ? (step.compareOrder(a, b)?.order ?? 0) : 0),
  );
}

/** Whether the rules generate all candidates of a size in one order, and no other candidate is among them. */
function isOrdered(step: Step, known: readonly Candidate[], pairs: number): boolean {
  return known.every(
    (one, index) =>
      one.pairs.length === pairs && (index === 0 || step.compareOrder(known[index - 1], one) !== null),
  );
}

function nameOf({ pairs, floaters }: Candidate): string {
  return `${[...pairs].sort(([a], [b]) => a - b).join(' ')}|${[...floaters].sort((a, b) => a - b).join(' ')}`;
}

/** Only a candidate that no absolute rule forbids has values. */
function valueOn(state: RoundState, step: Step, candidate: Candidate, rule: Rule): SidePart[] | null {
  if (step.violations(candidate).length > 0) return null;
  for (const value of step.values(candidate)) if (value.rule.id === rule.id) return partsOf(state, value);
  return null;
}
