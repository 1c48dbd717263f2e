import { canAllBePaired, pairings, smallestBy, subsets } from '../enumerate.js';
import type { DutchPlayer } from './player.js';

/** Players to be paired with each other (2017 A.3, 2026 1.3), all lists in ranking order. */
export interface Bracket {
  /** Moved-down players (MDPs): the downfloaters of the bracket before. */
  readonly mdps: readonly DutchPlayer[];
  readonly residents: readonly DutchPlayer[];
  /** Everybody whose turn has not come. */
  readonly below: readonly DutchPlayer[];
  /** Moved-down players meet each other, too; else they do not. */
  readonly mdpsMeet?: true;
}

/** A way to pair a bracket (2017 B.3, 2026 3.3). */
export interface Candidate {
  readonly pairs: readonly Pair[];
  /** In ranking order. */
  readonly downfloaters: readonly DutchPlayer[];
}

export type Pair = readonly [higher: DutchPlayer, lower: DutchPlayer];
export type MayMeet = (one: DutchPlayer, other: DutchPlayer) => boolean;

/** A rule of the text: of two candidates it prefers the one with the smaller value. */
export interface Rule<Subject = Candidate> {
  readonly id: string;
  readonly valueOf: (subject: Subject, bracket: Bracket) => readonly number[];
}

/** Everybody in a bracket, in ranking order: moved-down players have higher scores. */
export function playersOf({ mdps, residents }: Bracket): DutchPlayer[] {
  return [...mdps, ...residents];
}

/** The bracket that follows when somebody floats down, null after the last: the next scoregroup with them. */
export function followingBracket(downfloaters: readonly DutchPlayer[], { below }: Bracket): Bracket | null {
  if (below.length === 0) return null;
  const residents = below.filter(({ score }) => score === below[0].score);
  return { mdps: downfloaters, residents, below: below.slice(residents.length) };
}

/** Who may meet in a bracket: moved-down players meet residents only (2017 B.3, 2026 3.3.3). */
function mayMeetIn({ mdps, mdpsMeet }: Bracket, mayMeet: MayMeet): MayMeet {
  if (mdpsMeet) return mayMeet;
  const isMdp = new Set(mdps);
  return (one, other) => mayMeet(one, other) && !(isMdp.has(one) && isMdp.has(other));
}

/** All sets of downfloaters that leave the others of a bracket to be paired, the smallest sets first. */
export function* setsOfDownfloaters(bracket: Bracket, mayMeet: MayMeet): Generator<DutchPlayer[]> {
  const players = playersOf(bracket);
  const mayMeetHere = mayMeetIn(bracket, mayMeet);
  for (let size = players.length % 2; size <= players.length; size += 2)
    for (const downfloaters of subsets(players, size))
      if (canAllBePaired(othersThan(downfloaters, players), mayMeetHere)) yield downfloaters;
}

/** All candidates of a bracket with given downfloaters. */
export function candidatesLeaving(
  downfloaters: readonly DutchPlayer[],
  bracket: Bracket,
  mayMeet: MayMeet,
): Candidate[] {
  const paired = othersThan(downfloaters, playersOf(bracket));
  return [...pairings(paired, mayMeetIn(bracket, mayMeet))].map((pairs) => ({ pairs, downfloaters }));
}

/** Those of several that the rules, one after the other, prefer. */
export function preferredBy<Subject>(
  rules: readonly Rule<Subject>[],
  subjects: readonly Subject[],
  bracket: Bracket,
): readonly Subject[] {
  return rules.reduce(
    (best, rule) => (best.length > 1 ? smallestBy(best, (subject) => rule.valueOf(subject, bracket)) : best),
    subjects,
  );
}

function othersThan(some: readonly DutchPlayer[], all: readonly DutchPlayer[]): DutchPlayer[] {
  return all.filter((player) => !some.includes(player));
}
