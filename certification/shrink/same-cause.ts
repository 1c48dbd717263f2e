import { declaredCase } from '../../checker/case/swiss-case.js';
import { checkRounds } from '../../checker/check-tournament.js';
import type { Tournament } from '../../corpus/index.js';
import { pairRound } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { nameOf } from '../../checker/judge/right-otherwise.js';
import { stateOf, tournamentBefore } from '../program/tournament-before.js';

/** What somebody else says of the last round of a tournament, like the side that it takes; null: no answer. */
export type Opinion = (tournament: Tournament) => Promise<string | null>;

/** Whether a smaller tournament shows a deviation for the cause that the original one has. */
export type SameCause = (smaller: Tournament) => Promise<boolean>;

/**
 * What has to stay besides the rule that decides, so that no other difference takes its place:
 * - earlier rounds break no absolute rule that none of them broke before. They are not asked to be paired as the rules
 *   pair them, for no tournament can lose a player or a round and keep that; but a history that breaks no absolute rule
 *   is one that arbiters can make, and every program has to take it;
 * - our two readings pair the last round alike, if they did so before, where it is small enough to try everything;
 * - the second program sides with us, with the candidate or with neither, as before.
 * @param original ends with the round that deviates.
 * @param opinionOf asked at every step; null: nobody.
 */
export async function sameCause(
  original: Tournament,
  edition: Edition,
  opinionOf: Opinion | null,
): Promise<SameCause> {
  const broken = brokenBefore(original, edition);
  const differed = readingsDiffer(original, edition);
  const opinion = await opinionOf?.(original);
  return async (smaller) => {
    if ([...brokenBefore(smaller, edition)].some((rule) => !broken.has(rule))) return false;
    if (!differed && readingsDiffer(smaller, edition)) return false;
    return opinionOf === null || opinion === null || (await opinionOf(smaller)) === opinion;
  };
}

/** The absolute rules that rounds before the last one break. */
function brokenBefore(tournament: Tournament, edition: Edition): ReadonlySet<string> {
  const options = { rounds: (round: number) => round < tournament.pairedRounds };
  const absolute = new Set(edition.rules.filter(({ level }) => level === 'absolute').map(({ id }) => id));
  const deviations = checkRounds(declaredCase(tournament, edition), options).flatMap(
    (round) => round.deviations,
  );
  const rules = deviations.flatMap(({ rule, violations }) => [rule, ...violations.map((one) => one.rule)]);
  return new Set(rules.filter((rule) => absolute.has(rule)));
}

/** More players than this are too many to try everything at every step. */
const MOST_TRIED = 10;

/** False also where the last round is too large, or the form of the rules has no reading by the letter. */
function readingsDiffer(tournament: Tournament, edition: Edition): boolean {
  const state = stateOf(tournamentBefore(tournament, tournament.pairedRounds));
  if (state.players.length > Math.min(edition.literalLimit, MOST_TRIED)) return false;
  return nameOf(pairRound(state, edition)) !== nameOf(edition.byLetter(state));
}
