import type { Problem, Tournament } from '../corpus/index.js';
import { entryOf, EventHistory, isRated, pairRound, tookPart } from '../engine/index.js';
import type { BakuEdition, Colour, Edition, RoundOutcome, RoundState } from '../engine/index.js';
import { absenceReminders } from './absence-reminders.js';
import { givenByes, givenByesRefusal, givenByeWarning, withoutGivenByes } from './given-byes.js';
import { initialColourFor } from './initial-colour.js';
import { prepareEvent } from './moments.js';
import { unratedWords } from './edition/missing-data.js';

export type PairAnswer =
  | {
      readonly ok: true;
      readonly round: number;
      readonly outcome: RoundOutcome;
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
  readonly edition: Edition;
  readonly baku: BakuEdition | null;
  /** 1-based; null: the round after the last one paired. */
  readonly round: number | null;
  readonly firstColour: Colour | null;
  readonly totalRounds: number | null;
  /** The name under which warnings speak of the file; absent: none. */
  readonly file?: string;
  /** The initial-colour where nothing tells it; absent: the round is not paired then. */
  readonly ifUnknown?: Colour | null;
}

/**
 * Pairs one round: the next one, with everybody who is not known to be away, or an earlier one again, with those
 * who took part in it.
 */
export function pairTournamentRound(tournament: Tournament, options: PairOptions): PairAnswer {
  const answer = stateBefore(tournament, options);
  if (!answer.ok) return answer;
  const { state } = answer;
  const { round } = state;
  const outcome = pairRound(state, options.edition);
  const warnings =
    round <= tournament.pairedRounds
      ? []
      : [...givenByeWarnings(tournament, options), ...absenceReminders(tournament, state, options.file)];
  return { ok: true, round, outcome, warnings };
}

/** The warning where the rules give the bye of the next round to another player than the one who has it beforehand. */
function givenByeWarnings(tournament: Tournament, options: PairOptions): Problem[] {
  const [given] = givenByes(tournament);
  if (given === undefined) return [];
  const answer = stateBefore(withoutGivenByes(tournament), options);
  if (!answer.ok) return [];
  const outcome = pairRound(answer.state, options.edition);
  const byRules = outcome.kind === 'paired' ? outcome.bye : null;
  return byRules === null || byRules === given.id
    ? []
    : [givenByeWarning(tournament, given, byRules, options.file)];
}

/** What the rules know when they pair a round: the next one, or an earlier one again. */
export function stateBefore(tournament: Tournament, options: PairOptions): StateAnswer {
  const next = tournament.pairedRounds + 1;
  const round = options.round ?? next;
  if (round > next) return refuse('round', `round ${round} cannot be paired: round ${next} is the next one`);
  const again = round <= tournament.pairedRounds;
  if (!again && tournament.roundsFrom === 'played' && options.totalRounds === null)
    return refuse(
      'rounds',
      'the file does not tell the number of rounds of the event, which the rules need: add record 142 (or XXR), or give --total-rounds',
    );
  const takesPart = participantsOf(tournament, round, again);
  const given = again ? null : givenByesRefusal(tournament, takesPart.size);
  if (given !== null) return refuse('players', given);
  const unrated = tournament.players.find((player) => takesPart.has(player.id) && !isRated(player));
  if (unrated !== undefined && options.edition.needs.includes('ratings'))
    return refuse('ratings', unratedWords(unrated.id));
  const event = prepareEvent(
    tournament,
    options.baku,
    options.totalRounds,
    round === 1 ? (id) => takesPart.has(id) : undefined,
  );
  if (round > event.totalRounds)
    return refuse('round', `all ${event.totalRounds} rounds of the event are paired already`);
  const { colour: initialColour = options.ifUnknown ?? null } =
    initialColourFor(event, options.edition, options.firstColour) ?? {};
  if (initialColour === null)
    return refuse(
      'initial-colour',
      'the initial-colour is not known: add record 152 (or XXC white1), or give --first-color',
    );
  if (takesPart.size === 0) return refuse('players', `nobody is there to be paired in round ${round}`);
  const history = new EventHistory(event);
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
