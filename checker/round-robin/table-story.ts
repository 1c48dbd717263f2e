import type { Tournament } from '../../corpus/index.js';
import { expectedRound, pairKey } from '../../engine/round-robin/index.js';
import type { ExpectedRound, PlayedGame } from '../../engine/round-robin/index.js';
import type { Question } from '../explain/explain-tournament.js';
import type { TablePicture } from '../picture/picture.js';
import { checkRoundRobin } from './check-round-robin.js';
import { heldAgainst } from './held-against.js';
import { robinChoice, namedRoundRobin } from './recognise.js';
import type { RobinChoice, RoundRobinId, RoundRobin } from './recognise.js';
import { tablePicture } from './table-picture.js';
import { decideCase } from '../case/decide-case.js';
import { checkSettled } from '../check-file.js';
import { DEFAULT_CHECK } from '../check-tournament.js';
import { roundRobinByGames, roundRobinInstead } from './by-games.js';

/** When two meet by the table, or one rests. */
export interface TableAnswer extends Question {
  /** 1-based. */
  readonly rounds: readonly number[];
  /** Who has White in the round that is told; null where it has not the game. */
  readonly white: number | null;
}

/** Why a round of a round robin has its games. */
export interface TableStory {
  /** Of the event; may be empty. */
  readonly name: string;
  readonly edition: RobinChoice;
  /** Teams meet; absent: players. */
  readonly isOfTeams?: true;
  readonly round: number;
  /** Of the whole event. */
  readonly rounds: number;
  readonly tableRound: number;
  readonly isReversed: boolean;
  readonly places: number;
  readonly games: readonly PlayedGame[];
  readonly rests: readonly number[];
  /** Whether the published round is that of the table; null while it is not published. */
  readonly published: 'agrees' | 'deviates' | null;
  readonly answers: readonly TableAnswer[];
  /** Everybody with the number of the table, and the round drawn. */
  readonly picture: TablePicture;
}

export type ExplanationByTable =
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
  questions: readonly Question[],
): ExplanationByTable | null {
  const robin = recognisedRoundRobin(tournament, asked);
  if (robin === null) return null;
  const { numbering, table } = heldAgainst(robin);
  const { plan, places, numberOf } = numbering;
  const number = round ?? Math.max(1, tournament.pairedRounds);
  if (table === 'other') return { ok: false, why: 'other-table', found: number };
  const slot = plan.slots.at(number - 1);
  if (slot === undefined) return { ok: false, why: 'no-such-round', found: number };
  const [stranger] = questions
    .flatMap(({ players }) => players)
    .flatMap((id) => (id !== 'bye' && !numberOf.has(id) ? [id] : []));
  if (stranger !== undefined) return { ok: false, why: 'no-such-player', found: stranger };
  const { rounds } = checkRoundRobin(
    tournament,
    { ...robin, numbering },
    { file: '', problems: [] },
    { rounds: (one) => one === number, isPictured: true },
  );
  const schedule = plan.slots.map((one) => expectedRound(numbering, one));
  const [published] = rounds;
  const verdict = published?.verdict;
  return {
    ok: true,
    story: {
      ...{ name: tournament.name, edition: robinChoice(robin, numbering) },
      ...(tournament.kind === 'team' ? { isOfTeams: true } : {}),
      ...{ round: number, rounds: plan.slots.length, ...slot, places },
      ...schedule[number - 1],
      published: verdict === 'agrees' || verdict === 'deviates' ? verdict : null,
      answers: questions.map((question) => answerTo(question, schedule, number)),
      picture: published?.tablePicture ?? tablePicture(tournament, numbering, schedule[number - 1], null),
    },
  };
}

function answerTo(question: Question, schedule: readonly ExpectedRound[], round: number): TableAnswer {
  const [player, other] = question.players;
  const isMeeting = ({ white, black }: PlayedGame): boolean =>
    other !== 'bye' && pairKey(white, black) === pairKey(player, other);
  const rounds = schedule.flatMap(({ games, rests }, index) =>
    (other === 'bye' ? rests.includes(player) : games.some(isMeeting)) ? [index + 1] : [],
  );
  return { ...question, rounds, white: schedule[round - 1].games.find(isMeeting)?.white ?? null };
}

/**
 * The round robin that `check` takes an event for: by name, since it is asked for, or by its games where the rounds deviate
 * from the Swiss rules of its day. Null for other events.
 */
function recognisedRoundRobin(tournament: Tournament, asked: RoundRobinId | null): RoundRobin | null {
  const named = namedRoundRobin(tournament, asked);
  if (named !== null) return named;
  // Everything else takes longer.
  if (roundRobinByGames(tournament) === null) return null;
  const decision = decideCase(tournament, null, DEFAULT_CHECK);
  if (!decision.ok) return null;
  const swiss = checkSettled(decision.swissCase, { file: '', problems: [] }, DEFAULT_CHECK).report;
  return swiss.verdict === 'deviates'
    ? roundRobinInstead(tournament, decision.swissCase.choice, DEFAULT_CHECK)
    : null;
}
