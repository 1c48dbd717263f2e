import type { CandidateList, Deviation, ListedCandidate, SidePart } from '../../checker/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { forbiddenBriefly } from '../words/deviation/forbidden-words.js';
import { capital, inUnits, listed } from '../words/numbers.js';
import { nameOf, withNames } from '../words/person.js';
import type { People } from '../words/person.js';
import { floatWords, ruleWords } from '../words/words-of.js';

/** A row of the list of candidates on the page of a rule. */
export interface CandidateRow {
  readonly number: number | null;
  /** "Maria Example – Ivan Example, …; Patricia Example floats down". */
  readonly pairs: string;
  /** The number that the rule counts; empty where it gives none. */
  readonly value: string;
  /** What becomes of the candidate: "not allowed: … have met before". */
  readonly outcome: string;
  /** The rule that rejects it; null: the rules accept it. */
  readonly rejectedBy: Pick<Deviation, 'rule' | 'article'> | null;
  readonly isPublished: boolean;
}

/** Returns the list of candidates as rows of a table. */
export function candidateRows(
  list: CandidateList,
  { id: edition }: Pick<Edition, 'id'>,
  people: People | null,
): CandidateRow[] {
  return list.candidates.map((one) => ({
    number: one.number,
    pairs: pairsWords(one, list, edition, people),
    value: one.parts === null ? '' : one.parts.map(partWords).join('; '),
    outcome: withNames(outcomeWords(one.rejection, edition), people),
    rejectedBy: one.rejection,
    isPublished: one.isPublished,
  }));
}

/** The heading over the numbers of a rule: what it counts. */
export function valueHeading({ id: edition }: Pick<Edition, 'id'>, { id, title }: Rule): string {
  const words = ruleWords(edition, id)?.sentence;
  if (words?.kind === 'count') return capital(words.short.many);
  return capital(words?.kind === 'list' ? words.short.what : title);
}

/** What the list shows, and what would be accepted without the rule: one or two sentences. */
export function candidateSentences(list: CandidateList, { id }: Rule): string[] {
  const { candidates, leftOut, isWhole } = list;
  const isNumbered = candidates.some(({ number }) => number !== null);
  const heading = !isWhole
    ? 'The bracket has too many candidates to list them all. These are the published one and the accepted one.'
    : isNumbered
      ? 'The candidates in the order of the rules.'
      : 'The candidates that are compared.';
  const at = candidates.findIndex((one) => one.isAcceptedWithout && one.rejection !== null);
  const without = at < 0 ? [] : [`Without ${id} ${placeWords(candidates, at)} would be the pairing.`];
  const more =
    leftOut === 0
      ? []
      : [
          `${leftOut === 1 ? 'One more candidate comes' : `${leftOut} more candidates come`} before the accepted one. The rules reject ${leftOut === 1 ? 'it' : 'them'}, too.`,
        ];
  return [heading, ...without, ...more];
}

function placeWords(candidates: readonly ListedCandidate[], at: number): string {
  const { number, isPublished } = candidates[at];
  if (number !== null) return `candidate ${number}`;
  return isPublished ? 'the published candidate' : `the ${ORDINALS[at] ?? 'last'} of these candidates`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function pairsWords(
  { side }: ListedCandidate,
  { givesBye, bracketKind }: CandidateList,
  edition: string,
  people: People | null,
): string {
  const name = (id: number): string => {
    const known = nameOf(id, people);
    return known === '' ? String(id) : known;
  };
  const pairs = side.pairs.map(([a, b]) => `${name(a)} – ${name(b)}`).join(', ');
  if (side.downfloaters.length === 0) return pairs;
  const isOne = side.downfloaters.length === 1;
  const who = listed(side.downfloaters.map(name));
  const verb = isOne ? 'floats' : 'float';
  const does =
    givesBye && isOne
      ? 'has the bye'
      : givesBye
        ? 'are left over'
        : `${verb} ${floatWords(bracketKind, edition).leaves}`;
  return [pairs, `${who} ${does}`].filter((text) => text !== '').join('; ');
}

function partWords({ measure, value }: SidePart): string {
  if (value === null) return 'impossible';
  if (measure === 'count') return String(value.length);
  return value.length === 0 ? 'none' : value.map((one) => String(inUnits(measure, one))).join(', ');
}

function outcomeWords(rejection: Deviation | null, edition: string): string {
  if (rejection === null) return 'accepted';
  switch (rejection.kind) {
    case 'absolute':
      return `not allowed: ${forbiddenBriefly(rejection, edition)}`;
    case 'completion':
      return 'rejected: the rest of the round cannot be paired';
    case 'order':
      return 'equally good, but comes later';
    default:
      return 'rejected';
  }
}
