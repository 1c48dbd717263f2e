import { pairRound, editions } from '../../../engine/index.js';
import type { Edition, RoundOutcome } from '../../../engine/index.js';
import { tournamentBefore } from '../../program/index.js';
import type { Couple } from '../../program/index.js';
import { stateOf, withVirtualPoints, presentIn } from '../../program/tournament-before.js';
import { readForEdition } from '../../../checker/edition/read-for-edition.js';
import { publishedRound } from '../../../checker/judge/published-round.js';
import type { PublishedPair, PublishedRound } from '../../../checker/judge/published-round.js';
import type { Board } from '../../../checker/report.js';
import { deviatingRounds, isDeviating } from './deviating-rounds.js';
import { roundText } from '../store/stored-trial.js';
import type { StoredTrial, TrialKey } from '../store/stored-trial.js';
import type { CheckerMistake } from '../trials/trial.js';
import type { Tournament } from '../../../corpus/index.js';
import { pairByReading } from '../../readings/pair-by-reading.js';

/** A round that the candidate pairs otherwise; plain JSON. */
export interface Discrepancy extends TrialKey {
  readonly round: number;
  /** The boards of the rules that the candidate does not have; null: the round has no legal pairing. */
  readonly expected: readonly Board[] | null;
  /** The boards of the candidate that the rules do not give; null where it gives none, or says that there is none. */
  readonly actual: readonly Board[] | null;
  /** Of a round with an error that its checker accepts: the boards that we have planted. */
  readonly planted?: readonly Board[];
  /** Other readings of the rules that give the candidate's pairing, or the one that its checker accepts. */
  readonly readings: readonly string[];
}

/**
 * The discrepancies of a campaign, the first of them: a program that does not follow the rules at all has too many.
 * @param edition the candidate's, in the form that the profile declares.
 * @param fileOf the file that holds a round of a trial.
 */
export function discrepanciesOf(
  trials: readonly StoredTrial[],
  edition: Edition,
  fileOf: (trial: StoredTrial, round: number) => string | null,
): Discrepancy[] {
  const found: Discrepancy[] = [];
  for (const trial of trials) {
    if (!isDeviating(trial)) continue;
    for (const round of deviatingRounds(trial).keys()) {
      if (found.length === MOST_DISCREPANCIES) return found;
      const discrepancy = discrepancyOf(trial, edition, round, fileOf(trial, round));
      if (discrepancy !== null) found.push(discrepancy);
    }
  }
  return found;
}

/** So many discrepancies of a campaign have their boards and readings in the report. */
export const MOST_DISCREPANCIES = 100;

/** Readings, or other editions, by which every discrepancy of a campaign is right. */
export interface CommonReadings {
  readonly readings: readonly string[];
  readonly discrepancies: number;
}

/**
 * What explains all discrepancies of a campaign alike, over all of them; null: nothing does, or there is none.
 * @param first of {@link discrepanciesOf}: those after them are asked only about what explains all of these.
 */
export function commonReadings(
  trials: readonly StoredTrial[],
  edition: Edition,
  fileOf: (trial: StoredTrial, round: number) => string | null,
  first: readonly Discrepancy[],
): CommonReadings | null {
  const known = new Map(first.map((discrepancy) => [roundText(discrepancy, discrepancy.round), discrepancy]));
  let common: readonly string[] | null = null;
  let discrepancies = 0;
  for (const trial of trials) {
    if (!isDeviating(trial)) continue;
    for (const round of deviatingRounds(trial).keys()) {
      const asked: readonly string[] | null = common;
      const isAsked = (id: string): boolean => asked === null || asked.includes(id);
      const { readings = [] } =
        known.get(roundText(trial, round)) ??
        discrepancyOf(trial, edition, round, fileOf(trial, round), isAsked) ??
        {};
      common = readings.filter(isAsked);
      discrepancies += 1;
      if (common.length === 0) return null;
    }
  }
  return common === null ? null : { readings: common, discrepancies };
}

/** With more players the other readings, which have no quick search, may take too long. */
const MANY = 200;

function discrepancyOf(
  trial: StoredTrial,
  edition: Edition,
  round: number,
  text: string | null,
  isAsked?: (id: string) => boolean,
): Discrepancy | null {
  const { tournament } = readForEdition(text ?? '', edition);
  if (tournament === null) return null;
  const before = tournamentBefore(withVirtualPoints(tournament, edition), round);
  const outcome = pairRound(stateOf(before), edition);
  const published = round > tournament.pairedRounds ? null : publishedRound(tournament, round);
  const { index, direction } = trial;
  const common = { index, direction, round };
  const reference = outcome.kind === 'paired' ? outcome : null;
  const expected = reference === null ? null : missingBoards(reference, published);
  const mistake = trial.mistakes?.find((other) => other.round === round);
  const readingsFor = (isAnswer: (other: RoundOutcome) => boolean): string[] =>
    tournament.players.length > MANY ? [] : explainingReadings(before, edition, isAnswer, isAsked);
  if (mistake?.planted === null && published !== null)
    return {
      ...common,
      ...flagged(published, mistake),
      readings: readingsFor((other) => flagsBy(other, published, mistake)),
    };
  const isAnswer = (other: RoundOutcome): boolean =>
    other.kind === 'paired'
      ? published !== null && missingBoards(other, published).length === 0
      : published === null;
  const boards = published === null ? null : missingBoards(published, reference);
  return {
    ...common,
    expected,
    ...(mistake === undefined || boards === null ? { actual: boards } : { actual: null, planted: boards }),
    readings: readingsFor(isAnswer),
  };
}

type Pairing = Pick<PublishedRound, 'bye'> & {
  readonly pairs: readonly (Pick<PublishedPair, 'white' | 'black'> & Partial<PublishedPair>)[];
};

/** Of a right round that a checker flags: what it would replace, and by what where it says that. */
function flagged(
  { pairs, bye }: PublishedRound,
  { instead }: CheckerMistake,
): Pick<Discrepancy, 'expected' | 'actual'> {
  if (instead === null) return { expected: [], actual: null };
  const couples = pairs.map(({ white, black }): Couple => [white, black]);
  const removed = instead.removed ?? (bye === null ? couples : [...couples, [bye, 0]]);
  return { expected: without(removed, instead.added), actual: without(instead.added, removed) };
}

/** A checker that pairs so flags the round, too, and wants the boards that it tells. */
function flagsBy(other: RoundOutcome, published: PublishedRound, { instead }: CheckerMistake): boolean {
  if (other.kind !== 'paired' || missingBoards(published, other).length === 0) return false;
  const boards = new Set([
    ...other.pairs.map(({ white, black }) => `${white},${black}`),
    ...(other.bye === null ? [] : [`${other.bye},0`]),
  ]);
  return instead === null || instead.added.every((couple) => boards.has(String(couple)));
}

function without(couples: readonly Couple[], others: readonly Couple[]): Board[] {
  const known = new Set(others.map(String));
  return couples
    .filter((couple) => !known.has(String(couple)))
    .map(([white, black]) => (black === 0 ? { bye: white } : { white, black }));
}

/** The boards of a pairing that another one does not have; colours that a file does not tell are any. */
function missingBoards({ pairs, bye }: Pairing, other: Pairing | null): Board[] {
  const isThere = (pair: Pairing['pairs'][number]): boolean =>
    other?.pairs.some(
      ({ white, black, coloursKnown }) =>
        (pair.white === white && pair.black === black) ||
        ((coloursKnown === false || pair.coloursKnown === false) &&
          pair.white === black &&
          pair.black === white),
    ) === true;
  const missing: Board[] = pairs
    .filter((pair) => !isThere(pair))
    .map(({ white, black }) => ({ white, black }));
  return bye === null || other?.bye === bye ? missing : [...missing, { bye }];
}

/**
 * The other readings of the rules by which a pairing of the next round is right: their numbers in `corpus/readings.md`,
 * or the name of another edition of the system.
 * @param before from `tournamentBefore`.
 * @param isAnswer true for the pairing to be explained.
 * @param isAsked which of them are tried.
 */
function explainingReadings(
  before: Tournament,
  edition: Edition,
  isAnswer: (outcome: RoundOutcome) => boolean,
  isAsked: (id: string) => boolean = () => true,
): string[] {
  const present = presentIn(before);
  const round = before.pairedRounds + 1;
  const takesPart = (id: number): boolean => present.has(id);
  const others = editions.filter(
    ({ id, system }) => id !== edition.id && system === edition.system && isAsked(id),
  );
  return [
    ...edition.otherReadings
      .filter(
        (reading) =>
          isAsked(reading.id) && isAnswer(pairByReading(before, round, edition, reading, takesPart)),
      )
      .map(({ id }) => id),
    ...others
      .filter((other) => isAnswer(pairByReading(before, round, other, null, takesPart)))
      .map(({ id }) => id),
  ];
}
