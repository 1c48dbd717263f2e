import type { Tournament } from '../corpus/index.js';
import { entryOf, EventHistory, impossibilityOf, isRated, pairRound, tookPart } from '../engine/index.js';
import type { Colour, Impossibility, RoundOutcome, RoundState } from '../engine/index.js';
import { caseOfOther } from './case/swiss-case.js';
import type { SwissCase } from './case/swiss-case.js';
import {
  tooManyRounds,
  absenceReminders,
  byesTooMany,
  givenByes,
  givenByeWarning,
  withoutGivenByes,
} from './pairing-warnings.js';
import type { FoundProblem } from './found-problem.js';
import { openGamesOf } from './open-games.js';
import type { OpenGames } from './open-games.js';
import { asKnownBefore } from './known-then/as-known.js';

export type PairAnswer =
  | {
      readonly ok: true;
      readonly round: number;
      readonly outcome: RoundOutcome;
      /** Why no pairing is legal; null where one is. */
      readonly impossible: Impossibility | null;
      /** What to look at before a next round is published; none of an earlier round. */
      readonly warnings: readonly FoundProblem[];
    }
  | PairRefusal;

/** The moment before a round is paired. */
export type StateAnswer = { readonly ok: true; readonly state: RoundState } | PairRefusal;

/** The reason why a round is not paired; the sentences are in `reports/words/refusal-words.ts`. */
export interface PairRefusal {
  readonly ok: false;
  /** What is missing: something the file should tell, or the round asked for. */
  readonly missing: 'rounds' | 'initial-colour' | 'round' | 'players' | 'ratings' | 'results';
  readonly why: PairFault;
}

export type PairFault =
  /** A later round than the next one. */
  | { readonly kind: 'not-next'; readonly round: number; readonly next: number }
  /** The number of rounds is not known. */
  | { readonly kind: 'no-length' }
  /** These have byes of the round that were given beforehand, which are too many for so many others. */
  | {
      readonly kind: 'given-byes';
      readonly round: number;
      readonly isOfTeams: boolean;
      readonly ids: readonly number[];
      readonly left: number;
    }
  /** The round before has games without a result, on which the next one depends. */
  | { readonly kind: 'open'; readonly open: OpenGames }
  | { readonly kind: 'unrated'; readonly player: number }
  | { readonly kind: 'all-paired'; readonly rounds: number }
  /** The initial-colour is not known. */
  | { readonly kind: 'no-colour' }
  | { readonly kind: 'nobody'; readonly round: number };

export interface PairOptions {
  /** 1-based; null: the round after the last one paired. */
  readonly round: number | null;
  /** The name under which warnings speak of the file; absent: none. */
  readonly file?: string;
  /** The initial-colour where nothing tells it; absent: the round is not paired then. */
  readonly ifUnknown?: Colour | null;
}

/**
 * Pairs one round: the next one, with everybody who is not known to be away, or an earlier one again, with those
 * who took part in it.
 */
export function pairTournamentRound(
  swissCase: SwissCase,
  options: PairOptions = { round: null },
): PairAnswer {
  const answer = stateBefore(swissCase, options);
  if (!answer.ok) return answer;
  const { state } = answer;
  const { tournament } = swissCase;
  const { round } = state;
  const outcome = pairRound(state, swissCase.edition);
  const warnings =
    round <= tournament.pairedRounds
      ? []
      : [
          ...tooManyRounds(tournament, swissCase.length.rounds, options.file),
          ...givenByeWarnings(swissCase, options),
          ...absenceReminders(tournament, state, options.file),
        ];
  const impossible =
    outcome.kind === 'impossible' ? impossibilityOf(state, swissCase.edition.round(state)) : null;
  return { ok: true, round, outcome, impossible, warnings };
}

/** The warning where the rules give the bye of the next round to another player than the one who has it beforehand. */
function givenByeWarnings(swissCase: SwissCase, options: PairOptions): FoundProblem[] {
  const { tournament } = swissCase;
  const [given] = givenByes(tournament);
  if (given === undefined) return [];
  const answer = stateBefore(caseOfOther(swissCase, withoutGivenByes(tournament)), options);
  if (!answer.ok) return [];
  const outcome = pairRound(answer.state, swissCase.edition);
  const byRules = outcome.kind === 'paired' ? outcome.bye : null;
  return byRules === null || byRules === given.id
    ? []
    : [givenByeWarning(tournament, given, byRules, options.file)];
}

/** What the rules know when they pair a round: the next one, or an earlier one again. */
export function stateBefore(swissCase: SwissCase, options: PairOptions): StateAnswer {
  const { tournament, event, edition, length } = swissCase;
  const next = tournament.pairedRounds + 1;
  const round = options.round ?? next;
  if (round > next) return refused({ kind: 'not-next', round, next });
  const again = round <= tournament.pairedRounds;
  if (!again && length.from === 'played') return refused({ kind: 'no-length' });
  const takesPart = participantsOf(tournament, round, again);
  const left = takesPart.size;
  const ids = again ? null : byesTooMany(tournament, left);
  if (ids !== null)
    return refused({ kind: 'given-byes', round, isOfTeams: tournament.kind === 'team', ids, left });
  const unrated = tournament.players.find((player) => takesPart.has(player.id) && !isRated(player));
  if (unrated !== undefined && edition.needs.includes('ratings'))
    return refused({ kind: 'unrated', player: unrated.id });
  if (round > event.totalRounds) return refused({ kind: 'all-paired', rounds: event.totalRounds });
  const open = again ? null : openGamesOf(tournament);
  if (open !== null) return refused({ kind: 'open', open });
  const initialColour = swissCase.initialColour?.colour ?? options.ifUnknown ?? null;
  if (initialColour === null) return refused({ kind: 'no-colour' });
  if (left === 0) return refused({ kind: 'nobody', round });
  const then = asKnownBefore(tournament, round);
  const history = new EventHistory(then === tournament ? event : caseOfOther(swissCase, then).event);
  while (history.round < round) history.advance();
  return { ok: true, state: history.stateFor((id) => takesPart.has(id), initialColour) };
}

function participantsOf(tournament: Tournament, round: number, again: boolean): Set<number> {
  const present = tournament.players.filter((player) =>
    again ? tookPart(entryOf(player, round)) : player.rounds.length < round,
  );
  return new Set(present.map(({ id }) => id));
}

function refused(why: PairFault): PairRefusal {
  return { ok: false, missing: MISSING[why.kind], why };
}

const MISSING: Readonly<Record<PairFault['kind'], PairRefusal['missing']>> = {
  'not-next': 'round',
  'no-length': 'rounds',
  'given-byes': 'players',
  open: 'results',
  unrated: 'ratings',
  'all-paired': 'round',
  'no-colour': 'initial-colour',
  nobody: 'players',
};
