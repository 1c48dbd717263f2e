import { withBye } from '../../corpus/index.js';
import type { OpenByes, Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { caseOfOther } from '../case/swiss-case.js';
import type { SwissCase } from '../case/swiss-case.js';
import { whichAgree } from '../check-tournament.js';
import type { FoundProblem } from '../found-problem.js';
import { present } from '../../engine/present.js';

/** A tournament in which every bye is either pairing-allocated or asked for, and what was decided about them. */
export interface SettledByes {
  readonly tournament: Tournament;
  readonly problems: readonly FoundProblem<'open-byes'>[];
}

/**
 * TRF06 has one sign for all byes of a point. Where rounds have several, the pairing-allocated ones are found by the
 * rules: each of them is tried, and none of them, with those of the other rounds. The choice by which most rounds agree
 * is taken (of several the first, the lowest ranked player before others), and it is said whether it is the only one.
 */
export function settleByes(swissCase: SwissCase, file?: string): SettledByes {
  const { tournament, edition } = swissCase;
  const search: Search = { open: tournament.openByes, swissCase, left: MOST_TRIALS };
  const all = completions({ tournament, takers: [], agreeing: 0 }, search);
  const most = Math.max(...all.map(({ agreeing }) => agreeing));
  const best = all.filter(({ agreeing }) => agreeing === most);
  const [first] = best;
  const agree = whichAgree(caseOfOther(swissCase, first.tournament));
  const problems = tournament.openByes.map((open, index) => {
    const takers = new Set(best.map((one) => one.takers[index]));
    const isRight = agree.get(open.round) === true;
    return problemOf(open, first.takers[index], isRight ? [...takers] : [], edition, file);
  });
  return { tournament: first.tournament, problems };
}

/** So many choices are tried for one file; after that the first one is taken of every further round. */
const MOST_TRIALS = 300;

interface Search {
  readonly open: readonly OpenByes[];
  readonly swissCase: SwissCase;
  left: number;
}

interface Choice {
  readonly tournament: Tournament;
  /** Who gets the pairing-allocated bye of each open round so far; null: nobody. */
  readonly takers: readonly (number | null)[];
  /** Rounds that agree, as far as was chosen. */
  readonly agreeing: number;
}

/** What may become of a choice: those by which the next open round agrees, or all where none does it. */
function completions(choice: Choice, search: Search): Choice[] {
  const { open } = search;
  const index = choice.takers.length;
  if (index === open.length) return [choice];
  const { round, ids } = open[index];
  const until = open[index + 1]?.round ?? Infinity;
  const takers = search.left > 0 ? [...ids.toReversed(), null] : [ids[ids.length - 1]];
  const next = takers.map((taker) => {
    search.left -= 1;
    const tournament = withBye(choice.tournament, round, ids, taker);
    const rounds = (one: number): boolean => one >= round && one < until;
    const agree = whichAgree(caseOfOther(search.swissCase, tournament), { rounds });
    const agreeing = choice.agreeing + [...agree.values()].filter((isRight) => isRight).length;
    return {
      isRight: agree.get(round) === true,
      choice: { tournament, takers: [...choice.takers, taker], agreeing },
    };
  });
  const right = next.filter(({ isRight }) => isRight);
  return (right.length === 0 ? next : right).flatMap((one) => completions(one.choice, search));
}

function problemOf(
  { round, ids, line, column }: OpenByes,
  taker: number | null,
  right: readonly (number | null)[],
  { id }: Edition,
  file: string | undefined,
): FoundProblem<'open-byes'> {
  return {
    severity: 'warning',
    code: 'open-byes',
    ...present({ file }),
    line,
    column,
    text: '0000 - +',
    found: { round, ids, taken: taker, right, edition: id },
  };
}
