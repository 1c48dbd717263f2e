import { stopAtLimit } from '../../engine/index.js';
import { allAgree } from '../check-tournament.js';
import { caseOfOther } from '../case/swiss-case.js';
import type { SwissCase } from '../case/swiss-case.js';
import { searchWithin, withStopped } from '../judge/limited.js';
import type { ExplainLimit } from '../judge/limited.js';
import type { Board, KnownThen, RoundReport } from '../report.js';
import { isSameChange, withChange } from './change.js';
import type { Change } from './change.js';
import { gameChanges, rank, scoresBefore } from './game-changes.js';
import { numberChanges } from './number-changes.js';

/**
 * Looks for what may have been known otherwise when deviating rounds were paired: a file holds final results, colours and
 * numbers, and a round was paired by those of its day (C.04.2 B.3, D.1, D.8; 2026 2.3, 3.1, 3.8). A round that a single smallest change
 * explains is right otherwise; where several do, they are hints and the round deviates. At most two changes explain a file.
 * Where the limit stops the search for one of the rounds, none is explained.
 */
export function withKnownThen(
  swissCase: SwissCase,
  rounds: readonly RoundReport[],
  { givesHintsOnly = false, explainLimit = null }: KnownThenOptions = {},
): RoundReport[] {
  const deviating = rounds.filter(isUnexplained);
  const limit = explainLimit === null ? null : explainLimit * deviating.length;
  const found = searchWithin(limit, () => explainedBy(swissCase, rounds, givesHintsOnly));
  if (found !== null) return found.result;
  return rounds.map((round) =>
    deviating.includes(round) ? withStopped(round, explainLimit, 'changes') : round,
  );
}

export interface KnownThenOptions {
  /** Every round keeps its verdict. Default false. */
  readonly givesHintsOnly?: boolean;
  /** Of the work for each deviating round. Default: no limit. */
  readonly explainLimit?: ExplainLimit;
}

function explainedBy(
  swissCase: SwissCase,
  rounds: readonly RoundReport[],
  givesHintsOnly: boolean,
): RoundReport[] {
  const deviating = rounds.filter(isUnexplained);
  const { tournament } = swissCase;
  const isSupported = tournament.kind === 'individual' && tournament.twoGames === undefined;
  if (!isSupported || deviating.length === 0 || deviating.length > MOST_ROUNDS) return [...rounds];
  const byNumbers = numbersOf(swissCase, deviating);
  const others = deviating.filter(({ round }) => !byNumbers.has(round));
  const byGames = gamesOf(swissCase, others);
  const found = new Map([...byNumbers, ...byGames]);
  const all = distinct([...found.values()].flatMap(({ changes }) => changes.slice(0, 1)));
  const isWhole = deviating.every(({ round }) => (found.get(round)?.changes.length ?? 0) > 0);
  const isFew = isWhole && all.length <= MOST_CHANGES && swissCase.event.players.length >= LEAST_PLAYERS;
  return rounds.map((report) => {
    const known = found.get(report.round);
    if (known === undefined || (known.changes.length === 0 && !known.isCut)) return report;
    const isShown = (): boolean => isAlsoOf(known, report, found) || isLaterKnown(known, report, swissCase);
    const isSure = !givesHintsOnly && isFew && known.isSure && isShown();
    const verdict = isSure ? 'agrees-otherwise' : report.verdict;
    return { ...report, verdict, knownThen: { ...known, isSure } };
  });
}

/** The change explains another round as well. */
function isAlsoOf(known: KnownThen, { round }: RoundReport, found: ReadonlyMap<number, KnownThen>): boolean {
  const [change] = known.changes;
  const others = [...found]
    .filter(([other]) => other !== round)
    .flatMap(([, { changes }]) => changes.slice(0, 1));
  return others.some((other) => isSameChange(other, change));
}

/**
 * Of a game that was itself played with other colours than it was paired with, a later round has to show that it was: with the
 * colours of the rules that round would deviate. Else the colours may just as well have been published wrongly.
 */
function isLaterKnown({ changes }: KnownThen, { round }: RoundReport, swissCase: SwissCase): boolean {
  const [change] = changes;
  if (change?.round !== round || change.kind !== 'colours') return true;
  const isLater = (one: number): boolean => one > round;
  return swissCase.tournament.pairedRounds > round && !agreesWith(swissCase, change, isLater);
}

/** More rounds than this are no matter of one or two changes. */
const MOST_ROUNDS = 4;
const MOST_CHANGES = 2;
/** Of fewer players nearly any round can be explained. */
const LEAST_PLAYERS = 8;
/** The last round whose pairing may change by new numbers (C.04.2 B.3; 2026 2.3). */
const LAST_RENUMBERED = 4;
/** Players times pairings that are tried for a round: about a second with 200 players. */
const MOST_WORK = 24_000;

function isUnexplained({ verdict, deviations }: RoundReport): boolean {
  return (
    verdict === 'deviates' && deviations.length > 0 && !deviations.every(({ declared }) => declared === true)
  );
}

/** Rounds that one player at another place of the starting list explains; empty where round 1 is right. */
function numbersOf(swissCase: SwissCase, deviating: readonly RoundReport[]): Map<number, KnownThen> {
  const early = deviating.filter(({ round }) => round <= LAST_RENUMBERED);
  const last = early.at(-1)?.round;
  if (early.at(0)?.round !== 1 || last === undefined) return new Map();
  const changes = numberChanges(swissCase, last).filter((change) =>
    agreesWith(swissCase, change, (round) => round <= last),
  );
  // Of several lists nothing shows which one it was.
  const isSure = changes.length === 1;
  return new Map(
    changes.length === 0 ? [] : early.map(({ round }) => [round, { changes, isSure, isCut: false }]),
  );
}

/** Rounds that a change of one earlier game explains, the same change for all where there is one. */
function gamesOf(swissCase: SwissCase, deviating: readonly RoundReport[]): Map<number, KnownThen> {
  const found = deviating.map((report) => ({ round: report.round, ...changesFor(swissCase, report) }));
  const common = found.reduce<readonly Change[]>(
    (left, { changes }, index) =>
      index === 0 ? changes : left.filter((one) => changes.some((other) => isSameChange(one, other))),
    [],
  );
  return new Map(
    found.map(({ round, changes, isCut }) => {
      const causes = common.length > 0 ? common : changes;
      const isOwn = (change: Change): boolean => change.round === round;
      const smallest = causes.filter(
        (one) => rank(one) === rank(causes[0]) && isOwn(one) === isOwn(causes[0]),
      );
      const isShown = causes[0]?.kind !== 'result' || !isExchange(round, deviating);
      return [round, { changes: causes, isSure: smallest.length === 1 && isShown, isCut }];
    }),
  );
}

/**
 * Two boards of a bracket exchange opponents and nothing but the order of the candidates speaks against it: that is a usual
 * mistake, which another result may explain by chance. Without this condition it would explain one in a hundred.
 */
function isExchange(round: number, deviating: readonly RoundReport[]): boolean {
  const report = deviating.find((one) => one.round === round);
  if (report === undefined || report.deviations.some(({ kind }) => kind !== 'order')) return false;
  const byRules = new Set(report.reference.map(pairName));
  return report.published.filter((board) => !byRules.has(pairName(board))).length === 2;
}

function pairName(board: Board): string {
  return 'bye' in board ? `${board.bye}` : [board.white, board.black].sort((a, b) => a - b).join('-');
}

/** The changes with which a round agrees, the smallest first. */
function changesFor(
  swissCase: SwissCase,
  report: RoundReport,
): { readonly changes: readonly Change[]; readonly isCut: boolean } {
  const possible = gameChanges(swissCase, report);
  const most = Math.max(LEAST_TRIALS, Math.floor(MOST_WORK / swissCase.event.players.length));
  const changes = (isOutOfReach(report, swissCase) ? [] : possible.slice(0, most))
    // What was not known yet when this round was paired was not known in the rounds between either.
    .filter((change) =>
      agreesWith(swissCase, change, (round) => change.round < round && round <= report.round),
    )
    .sort((a, b) => rank(a) - rank(b));
  const turned = turnedGame(report);
  return {
    changes: turned === null ? changes : [...changes, turned],
    isCut: possible.length > most,
  };
}

const LEAST_TRIALS = 60;

/** The one game of a round that has only its colours otherwise than by the rules: it may have been played so by mistake. */
function turnedGame({ round, published, reference }: RoundReport): Change | null {
  const byRules = new Set(reference.map(boardName));
  const different = published.filter((board) => !byRules.has(boardName(board)));
  const [board] = different;
  if (different.length !== 1 || board === undefined || 'bye' in board) return null;
  const { white, black } = board;
  const isTurned = byRules.has(boardName({ white: black, black: white }));
  return isTurned ? { kind: 'colours', round, players: [white, black] } : null;
}

function boardName(board: Board): string {
  return 'bye' in board ? `${board.bye}` : `${board.white}-${board.black}`;
}

function agreesWith(swissCase: SwissCase, change: Change, rounds: (round: number) => boolean): boolean {
  stopAtLimit();
  return allAgree(caseOfOther(swissCase, withChange(swissCase.tournament, change)), { rounds });
}

function distinct(changes: readonly Change[]): Change[] {
  return changes.filter((one, index) => changes.findIndex((other) => isSameChange(one, other)) === index);
}

/**
 * Whether a round has so many more pairs of different scores than by the rules that no change of one game explains it, as with
 * opponents drawn at random. A change gives two players other scores, and makes their scoregroups and those between them odd or even:
 * each scoregroup then has one or two more floaters at most.
 */
export function isOutOfReach(report: RoundReport, { event }: SwissCase): boolean {
  const { round, published, reference } = report;
  const scores = scoresBefore(event, round);
  const floating = (boards: readonly Board[]): number =>
    boards.filter((board) => !('bye' in board) && scores.get(board.white) !== scores.get(board.black)).length;
  const scoregroups = new Set(scores.values()).size;
  return reference.length > 0 && floating(published) > floating(reference) + 2 * scoregroups + 2;
}
