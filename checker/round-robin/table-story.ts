import type { Tournament } from '../../corpus/index.js';
import { expectedRound, pairKey } from '../../engine/round-robin/index.js';
import type { PlayedGame } from '../../engine/round-robin/index.js';
import { heldAgainst } from './held-against.js';
import { namedRoundRobin } from './recognise.js';
import type { RoundRobinId } from './recognise.js';

/** A question about two players, or one and the rest round. */
export interface TableQuestion {
  readonly players: readonly [number, number | 'bye'];
}

/** When two meet by the table, or one rests. */
export interface TableAnswer extends TableQuestion {
  readonly kind: 'game' | 'rest';
  /** 1-based. */
  readonly rounds: readonly number[];
  /** Who has White in the round that is told; null where it has not the game. */
  readonly white: number | null;
}

/** Why a round of a round robin has its games. */
export interface TableStory {
  readonly round: number;
  /** Of the whole event. */
  readonly rounds: number;
  readonly tableRound: number;
  readonly isReversed: boolean;
  readonly places: number;
  readonly numberOf: ReadonlyMap<number, number>;
  readonly games: readonly PlayedGame[];
  readonly rests: readonly number[];
  readonly answers: readonly TableAnswer[];
}

export type ToldByTable =
  | { readonly ok: true; readonly story: TableStory }
  | {
      readonly ok: false;
      readonly why: 'other-table' | 'no-such-round' | 'no-such-player';
      readonly found: number;
    };

/** The round of a round robin, explained by its table; null where the event is none. @param round null: the last one. */
export function tableStoryOf(
  tournament: Tournament,
  asked: RoundRobinId | null,
  round: number | null,
  questions: readonly TableQuestion[],
): ToldByTable | null {
  const robin = namedRoundRobin(tournament, asked);
  if (robin === null) return null;
  const { numbering, table } = heldAgainst(robin);
  const { plan, places, numberOf } = numbering;
  const number = round ?? Math.max(1, tournament.pairedRounds);
  if (table === 'other') return { ok: false, why: 'other-table', found: number };
  const slot = plan.slots.at(number - 1);
  if (slot === undefined) return { ok: false, why: 'no-such-round', found: number };
  const strangers = questions
    .flatMap(({ players }) => players)
    .flatMap((id) => (id !== 'bye' && !numberOf.has(id) ? [id] : []));
  const [stranger] = strangers;
  if (stranger !== undefined) return { ok: false, why: 'no-such-player', found: stranger };
  const schedule = plan.slots.map((one) => expectedRound(numbering, one));
  const answers = questions.map(({ players }): TableAnswer => {
    const [player, other] = players;
    const isTold = ({ white, black }: PlayedGame): boolean =>
      other !== 'bye' && pairKey(white, black) === pairKey(player, other);
    const rounds = schedule.flatMap(({ games, rests }, index) =>
      (other === 'bye' ? rests.includes(player) : games.some(isTold)) ? [index + 1] : [],
    );
    const white = schedule[number - 1].games.find(isTold)?.white ?? null;
    return { players, kind: other === 'bye' ? 'rest' : 'game', rounds, white };
  });
  return {
    ok: true,
    story: {
      ...{ round: number, rounds: plan.slots.length, ...slot, places, numberOf, answers },
      ...schedule[number - 1],
    },
  };
}
