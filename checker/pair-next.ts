import type { Problem, Tournament } from '../corpus/index.js';
import { entryOf, EventHistory, impossibilityOf, isRated, pairRound, tookPart } from '../engine/index.js';
import type { Colour, Impossibility, RoundOutcome, RoundState } from '../engine/index.js';
import { caseOfOther } from './case/swiss-case.js';
import type { SwissCase } from './case/swiss-case.js';
import { tooManyRounds } from './announced-rounds.js';
import { absenceReminders } from './absence-reminders.js';
import { givenByes, givenByesRefusal, givenByeWarning, withoutGivenByes } from './given-byes.js';
import { asKnownBefore } from './known-then/as-known.js';
import { unratedWords } from './edition/missing-data.js';

export type PairAnswer =
  | {
      readonly ok: true;
      readonly round: number;
      readonly outcome: RoundOutcome;
      /** Why no pairing is legal; null where one is. */
      readonly impossible: Impossibility | null;
      /** What to look at before a next round is published; none of an earlier round. */
      readonly warnings: readonly Problem[];
    }
  | PairRefusal;

/** The moment before a round is paired. */
export type StateAnswer = { readonly ok: true; readonly state: RoundState } | PairRefusal;

export interface PairRefusal {
  readonly ok: false;
  /** What is missing: something the file should tell, or the round asked for. */
  readonly missing: 'rounds' | 'initial-colour' | 'round' | 'players' | 'ratings';
  readonly message: string;
}

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
function givenByeWarnings(swissCase: SwissCase, options: PairOptions): Problem[] {
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
  if (round > next) return refuse('round', `round ${round} cannot be paired: round ${next} is the next one`);
  const again = round <= tournament.pairedRounds;
  if (!again && length.from === 'played')
    return refuse(
      'rounds',
      'the file does not tell the number of rounds of the event, which the rules need: add record 142 (or XXR), or give --total-rounds',
    );
  const takesPart = participantsOf(tournament, round, again);
  const given = again ? null : givenByesRefusal(tournament, takesPart.size);
  if (given !== null) return refuse('players', given);
  const unrated = tournament.players.find((player) => takesPart.has(player.id) && !isRated(player));
  if (unrated !== undefined && edition.needs.includes('ratings'))
    return refuse('ratings', unratedWords(unrated.id));
  if (round > event.totalRounds)
    return refuse('round', `all ${event.totalRounds} rounds of the event are paired already`);
  const initialColour = swissCase.initialColour?.colour ?? options.ifUnknown ?? null;
  if (initialColour === null)
    return refuse(
      'initial-colour',
      'the initial-colour is not known: add record 152 (or XXC white1), or give --first-color',
    );
  if (takesPart.size === 0) return refuse('players', `nobody is there to be paired in round ${round}`);
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

function refuse(missing: PairRefusal['missing'], message: string): PairRefusal {
  return { ok: false, missing, message };
}
