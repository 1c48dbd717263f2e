import { NO_FEDERATION, UNDER_FIDE_FLAG } from '../../engine/norms/index.js';
import type { NormPlayer } from '../../engine/norms/index.js';
import type { Board } from '../report.js';
import type { TournamentReport } from '../tournament-report.js';
import type { Withdrawal } from '../round-robin/facts.js';

/** What an auditor wants to know of an event though nothing is wrong with it. */
export type EventRemark =
  /** Two of a federation met in one of the last three rounds, which a restricted draw avoids (C.05, Annex 2). */
  | {
      readonly kind: 'same-federation';
      readonly round: number;
      readonly players: readonly [number, number];
      readonly federation: string;
    }
  | ({ readonly kind: 'withdrawal' } & Withdrawal);

/**
 * Who withdrew from a round robin, and players of a federation who meet in its last three rounds: nothing obliges an
 * organiser to the draw that avoids it.
 * @param rounds of the whole event.
 */
export function remarksOn(
  { roundRobin, rounds: reported }: TournamentReport,
  people: ReadonlyMap<number, NormPlayer>,
  rounds: number,
): EventRemark[] {
  if (roundRobin === undefined) return [];
  const withdrawals = roundRobin.withdrawals.map((one): EventRemark => ({ kind: 'withdrawal', ...one }));
  const meetings = reported
    .filter(({ round }) => round > rounds - LAST_ROUNDS)
    .flatMap(({ round, published }) =>
      published.flatMap((board): EventRemark[] => {
        const federation = federationOfBoth(board, people);
        if (federation === null || 'bye' in board) return [];
        const players = [Math.min(board.white, board.black), Math.max(board.white, board.black)] as const;
        return [{ kind: 'same-federation', round, players, federation }];
      }),
    );
  return [...withdrawals, ...meetings];
}

const LAST_ROUNDS = 3;

function federationOfBoth(board: Board, people: ReadonlyMap<number, NormPlayer>): string | null {
  if ('bye' in board) return null;
  const [one, other] = [board.white, board.black].map((id) => people.get(id)?.federation ?? null);
  if (one === null || one !== other || one === UNDER_FIDE_FLAG || one === NO_FEDERATION) return null;
  return one;
}
