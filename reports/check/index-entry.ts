import { isLeftUndecided, isWrong, NO_SUCH_ROUNDS } from '../../checker/index.js';
import type { Deviation, RoundReport, TournamentReport } from '../../checker/index.js';
import type { EventFacts } from '../../corpus/index.js';
import { namedProblem } from '../words/found-problem-words.js';
import { counted } from '../words/numbers.js';
import { participantsIn } from '../words/participants.js';
import type { Participants } from '../words/participants.js';
import { peopleIn } from '../words/person.js';
import { tooLargeWords } from '../words/round-words.js';
import { standingsRuleName } from '../words/standings-words.js';
import { unjudgedWords } from '../words/unjudged-words.js';

/**
 * How a tournament was found. `open`: no round deviates, and at least one was not checked or is right only by another
 * reading of the rules or of the file. `unchecked`: no round was checked.
 */
export type EventState = 'deviates' | 'unchecked' | 'open' | 'agrees';

/** A tournament in the index of a report of several files. */
export interface IndexEntry {
  readonly file: string;
  /** Empty: the file has no name of the event. */
  readonly name: string;
  readonly event: EventFacts | null;
  readonly state: EventState;
  /** Some printed points or ranks are wrong. */
  readonly hasWrongStandings: boolean;
  /** Name of the edition; null: unknown. */
  readonly edition: string | null;
  readonly players: number;
  readonly who: Participants;
  readonly rounds: readonly Pick<RoundReport, 'round' | 'verdict'>[];
  /** The first rule that a round, or else the standings, break; null: none. */
  readonly broken: { readonly rule: string; readonly words: string } | null;
  /** Why the file, or a part of it, was not checked; null: there is nothing to say. */
  readonly reason: string | null;
}

/** Returns what the index says of a report. */
export function indexEntry(report: TournamentReport): IndexEntry {
  const { file, name, event = null, edition, players, rounds, standings } = report;
  const state = stateOf(report);
  return {
    file,
    name: name.trim(),
    event,
    state,
    hasWrongStandings: standings?.verdict === 'deviates',
    edition: edition?.id ?? null,
    players,
    who: participantsIn(report),
    rounds: rounds.map(({ round, verdict }) => ({ round, verdict })),
    broken: firstBroken(report),
    reason: state === 'unchecked' || state === 'open' ? uncheckedReason(report) : null,
  };
}

/** Returns how a tournament was found. */
export function stateOf({ verdict, rounds }: Pick<TournamentReport, 'verdict' | 'rounds'>): EventState {
  if (verdict === 'deviates') return 'deviates';
  if (verdict !== 'agrees') return 'unchecked';
  return rounds.every((round) => round.verdict === 'agrees') ? 'agrees' : 'open';
}

/**
 * Returns the parts of a report, the ones that need attention most last.
 * @param byNeed sorts what needs attention to the front.
 */
export function worstLast<Entry>(
  parts: readonly string[],
  { entries }: { readonly entries: readonly (Entry | null)[] },
  byNeed: (a: Entry, b: Entry) => number,
): string[] {
  return withEntries(parts, { entries })
    .sort((a, b) => byNeed(b.entry, a.entry))
    .map(({ part }) => part);
}

/** Returns the parts of a report with their tournaments; what is no tournament is left out. */
export function withEntries<Entry>(
  parts: readonly string[],
  { entries }: { readonly entries: readonly (Entry | null)[] },
): { readonly part: string; readonly entry: Entry }[] {
  return parts.flatMap((part, index) => {
    const entry = entries.at(index) ?? null;
    return entry === null ? [] : [{ part, entry }];
  });
}

/** Returns whether a tournament is to be looked at: something in it is wrong or was not checked. */
export function needsAttention({ state, hasWrongStandings }: IndexEntry): boolean {
  return state !== 'agrees' || hasWrongStandings;
}

/** Returns how many tournaments are in each state, and how many have wrong standings. */
export function stateCounts(
  entries: readonly IndexEntry[],
): Readonly<Record<EventState | 'wrongStandings', number>> {
  const count = (state: EventState): number => entries.filter((entry) => entry.state === state).length;
  return {
    ...{ deviates: count('deviates'), unchecked: count('unchecked') },
    ...{ open: count('open'), agrees: count('agrees') },
    wrongStandings: entries.filter(({ hasWrongStandings }) => hasWrongStandings).length,
  };
}

/** Sorts what needs attention to the front; equal entries keep their order. */
export function byAttention(a: IndexEntry, b: IndexEntry): number {
  return attentionOf(a) - attentionOf(b);
}

function attentionOf({ state, hasWrongStandings }: IndexEntry): number {
  const place = ORDER.indexOf(state);
  return hasWrongStandings ? Math.min(place, ORDER.indexOf('standings')) : place;
}

const ORDER: readonly (EventState | 'standings')[] = ['deviates', 'unchecked', 'standings', 'open', 'agrees'];

function firstBroken({ rounds, standings }: TournamentReport): IndexEntry['broken'] {
  const wrong = rounds.find(isWrong);
  if (wrong !== undefined) {
    const first = wrong.deviations.find(isOfItsOwn) ?? wrong.deviations.at(0);
    if (first !== undefined) return { rule: first.rule, words: first.title };
    return {
      rule: '',
      words: wrong.verdict === 'impossible' ? 'no pairing is legal' : 'no reason was found',
    };
  }
  const place = standings?.verdict === 'deviates' ? standings.deviations.at(0) : undefined;
  if (standings === undefined || place === undefined) return null;
  return { rule: standingsRuleName(place, standings), words: `${place.field} in the standings` };
}

function isOfItsOwn({ consequenceOf, declared }: Deviation): boolean {
  return consequenceOf === null && declared !== true;
}

/** Why a file, or some of its rounds, were not checked; null: there is nothing to say. */
export function uncheckedReason(report: TournamentReport): string | null {
  const { rounds, edition, problems, unjudged, verdict } = report;
  const people = peopleIn(report);
  const spoken = problems.map((problem) => namedProblem(problem, people));
  if (verdict === 'invalid') return spoken.find(({ severity }) => severity === 'error')?.message ?? null;
  if (unjudged !== undefined) return unjudgedWords(unjudged);
  const tooLarge = rounds.flatMap((round) => round.tooLarge ?? []);
  if (tooLarge.length > 0) return tooLargeWords(tooLarge, edition?.id ?? '');
  return unjudgedRounds(rounds).at(0) ?? spoken.find(({ code }) => code === NO_SUCH_ROUNDS)?.message ?? null;
}

/** Rounds that are neither right nor wrong by the rules as swissproof reads them, counted. */
export function unjudgedRounds(rounds: readonly RoundReport[]): string[] {
  const otherwise = rounds.filter(({ verdict }) => verdict === 'agrees-otherwise').length;
  const open = rounds.flatMap(({ leftToArbiter }) => leftToArbiter ?? []);
  const undecided = rounds.filter(isLeftUndecided);
  return [
    ...(otherwise === 0 ? [] : [`${counted(otherwise, 'round', 'rounds')} right otherwise`]),
    ...(open.length === 0
      ? []
      : [`${counted(open.length, 'round', 'rounds')} left to the arbiter by the rules [${open[0].article}]`]),
    ...(undecided.length === 0
      ? []
      : [`${counted(undecided.length, 'round', 'rounds')} not decided (--explain-limit)`]),
  ];
}
