import { subsets } from '../../enumerate.js';
import type { Bracket, Rule } from '../bracket.js';
import { canBeComplete } from './score-bracket.js';
import type { Players, Round2012, ScoreBracket } from './score-bracket.js';

/** The bracket that follows when somebody floats down. */
export type NextBracket = (downfloaters: Players) => ScoreBracket;

/**
 * C.12: where those who float down cannot all be paired in the following bracket, others of the same number and scores do, who
 * can be; at the price of everything but pairs (I10). "P1 pairings" are those of all of them: it is not done for some. I10
 * otherwise: where that is of no use, those without an opponent there go further down (C.1), and it is asked for the others.
 * @param own who floats down otherwise.
 */
export function backtracking(
  own: Players,
  { mdps }: ScoreBracket,
  next: NextBracket,
  round: Round2012,
): Rule {
  const known = new Map<string, number>();
  const incompatible = round.form.otherwise.has('I10') ? withoutOpponent(next(own), round) : []; // I10
  const failures = (downfloaters: Players): number => {
    if (!haveSameScores(downfloaters, own, mdps)) return 2;
    if (canAllBePaired(next(downfloaters), round)) return 0;
    const following = next(downfloaters);
    const others = following.mdps.filter((mdp) => !incompatible.includes(mdp));
    return incompatible.length > 0 && canBePaired(others, following, round) ? 1 : 2;
  };
  return {
    id: 'C.12',
    valueOf: ({ downfloaters }) => {
      const ranks = downfloaters.map(({ rank }) => rank).join();
      const value = known.get(ranks) ?? failures(downfloaters);
      known.set(ranks, value);
      return [value];
    },
  };
}

/** C.1: moved-down players for whom no opponent can be found. */
function withoutOpponent({ mdps, residents }: ScoreBracket, { mayMeet }: Round2012): Players {
  return mdps.filter((mdp) => !residents.some((resident) => mayMeet(mdp, resident)));
}

/** In a homogeneous bracket, or one that is treated so (A.3), all have. */
function haveSameScores(some: Players, others: Players, mdps: Players): boolean {
  if (some.length !== others.length) return false;
  return mdps.length === 0 || some.every(({ score }, index) => score === others[index].score);
}

/** All moved-down players can be paired with residents, or as many as there are residents. */
function canAllBePaired(bracket: ScoreBracket, round: Round2012): boolean {
  // I12: nobody asks it of a joined bracket.
  return bracket.mdps.length === 0 || bracket.isJoined || canBePaired(bracket.mdps, bracket, round);
}

/** These moved-down players can, or as many of them as there are residents. */
function canBePaired(asked: Players, bracket: ScoreBracket, round: Round2012): boolean {
  const { residents } = bracket;
  const sets = [...subsets(asked, Math.min(asked.length, residents.length))];
  return sets.some((s1) =>
    bracket.below.length > 0 ? canAllMeet(s1, residents, round) : canAllMeetInLowest(s1, bracket, round),
  );
}

function canAllMeet([first, ...others]: Players, residents: Players, round: Round2012): boolean {
  if (first === undefined) return true;
  const opponents = residents.filter((resident) => round.mayMeet(first, resident));
  return opponents.some((opponent) =>
    canAllMeet(
      others,
      residents.filter((resident) => resident !== opponent),
      round,
    ),
  );
}

/** I12: in the lowest bracket everybody else can be paired then, too, and the bye is for one of the others. */
function canAllMeetInLowest(s1: Players, bracket: Bracket, round: Round2012): boolean {
  const meetsResident = (one: Players[number], other: Players[number]): boolean =>
    !s1.includes(one) || bracket.residents.includes(other);
  return canBeComplete(bracket, {
    ...round,
    mayMeet: (one, other) =>
      round.mayMeet(one, other) && meetsResident(one, other) && meetsResident(other, one),
    mayReceiveBye: (player) => round.mayReceiveBye(player) && !s1.includes(player),
  });
}
