import { withBye } from '../../corpus/index.js';
import type { OpenByes, Problem, Tournament } from '../../corpus/index.js';
import type { BakuEdition, Edition } from '../../engine/index.js';
import { DEFAULT_CHECK, whichAgree } from '../check-tournament.js';

/** A tournament in which every bye is either pairing-allocated or asked for, and what was decided about them. */
export interface SettledByes {
  readonly tournament: Tournament;
  readonly problems: readonly Problem[];
}

/**
 * TRF06 has one sign for all byes of a point. Where a round has several, the pairing-allocated one is found by the rules:
 * each of them is tried, and none of them. Where only one choice lets the round agree, it is taken; else the choice by
 * which most rounds agree (the lowest ranked player first), which is said.
 */
export function settleByes(
  tournament: Tournament,
  edition: Edition,
  baku: BakuEdition | null,
  file?: string,
): SettledByes {
  let settled = tournament;
  const problems: Problem[] = [];
  for (const open of tournament.openByes) {
    const choices = [...open.ids.toReversed(), null].map((taker) =>
      tried(settled, open, taker, edition, baku),
    );
    const right = choices.filter(({ agrees }) => agrees);
    const [first, ...others] = right.length === 0 ? choices : right;
    const best = others.reduce((one, other) => (other.rounds > one.rounds ? other : one), first);
    settled = best.tournament;
    problems.push(
      problemOf(
        open,
        best.taker,
        right.map(({ taker }) => taker),
        edition,
        file,
      ),
    );
  }
  return { tournament: settled, problems };
}

interface Choice {
  /** Who gets the pairing-allocated bye; null: nobody. */
  readonly taker: number | null;
  readonly tournament: Tournament;
  /** The round itself agrees. */
  readonly agrees: boolean;
  /** Rounds that agree. */
  readonly rounds: number;
}

function tried(
  before: Tournament,
  { round, ids }: OpenByes,
  taker: number | null,
  edition: Edition,
  baku: BakuEdition | null,
): Choice {
  const tournament = withBye(before, round, ids, taker);
  const agree = whichAgree(tournament, edition, baku, DEFAULT_CHECK);
  const rounds = [...agree.values()].filter((isRight) => isRight).length;
  return { taker, tournament, agrees: agree.get(round) === true, rounds };
}

function problemOf(
  { round, ids, line, column }: OpenByes,
  taker: number | null,
  right: readonly (number | null)[],
  { id }: Edition,
  file: string | undefined,
): Problem {
  const why =
    right.length === 1
      ? `only so the round agrees with ${id}`
      : right.length === 0
        ? `the round agrees with ${id} by no choice`
        : `by ${id} it may be ${right.map((one) => one ?? 'none').join(' or ')}`;
  const taken = taker === null ? 'none is taken' : `that of player ${taker} is taken`;
  return {
    severity: 'warning',
    code: 'open-byes',
    ...(file === undefined ? {} : { file }),
    line,
    column,
    text: '0000 - +',
    expected: '0000 - U for the pairing-allocated bye, 0000 - F for others',
    message: `Round ${round}: the file does not say which of the byes of players ${ids.join(', ')} was pairing-allocated, if any.`,
    adjustment: `${taken} for it: ${why}`,
  };
}
