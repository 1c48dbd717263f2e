import type { BoardLine, FindingBoards } from '../check/finding-boards.js';
import { capital, listed } from './numbers.js';
import { person, withNames } from './person.js';
import type { People } from './person.js';

/**
 * Returns what the rules have instead of the published boards, as a sentence; null if they have no pairing, the same one, or
 * too many other boards for a sentence.
 */
export function byTheRules({ reference }: FindingBoards, people: People | null | undefined): string | null {
  const others = (reference ?? []).filter(({ differs }) => differs);
  if (others.length === 0 || others.length > MOST_BOARDS) return null;
  return withNames(`By the rules ${listed(others.map(lineWords))}.`, people);
}

const MOST_BOARDS = 3;

function lineWords({ white, black, instead }: BoardLine): string {
  const [first, second] = [white, black].map((id) => (id === null ? '' : person(id)));
  if (instead !== null) return `${first} ${INSTEAD[instead]}`;
  return `${first} plays ${second}`;
}

const INSTEAD: Readonly<Record<NonNullable<BoardLine['instead']>, string>> = {
  down: 'floats down',
  up: 'floats up',
  bye: 'has the bye',
  rest: 'rests',
};

/** Returns the heading of a finding: "Round 5, bracket of 2.5 points". */
export function findingHeading(round: number, bracket: string): string {
  return capital(`round ${round}, ${bracket}`);
}
