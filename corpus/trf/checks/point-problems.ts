import type { Tenths } from '../../../engine/index.js';
import { resultWords } from '../other-meaning.js';
import type { OtherResult } from '../other-meaning.js';
import { placeOf, type Place, type ProblemLog } from '../problems.js';
import { formatTenths } from '../records/fields.js';
import type { PlayerLine } from '../records/player-record.js';

/** A player whose printed points do not follow from the results. */
export interface Mismatch {
  readonly player: PlayerLine;
  readonly expected: Tenths;
}

/** Wrong points that are told with the standings. */
export function reportSlip(slip: Mismatch, log: ProblemLog): void {
  log.warn(
    'points',
    pointsOf(slip.player),
    formatTenths(slip.expected),
    `${slipWords(slip)}.`,
    RESULTS_COUNT,
  );
}

/** Wrong points of which nobody knows what they mean. */
export function reportAnything(wrong: readonly Mismatch[], log: ProblemLog): void {
  for (const slip of wrong)
    log.error(
      'points',
      pointsOf(slip.player),
      formatTenths(slip.expected),
      `${slipWords(slip)} (most points are wrong: see the records 162, XXS or BBW, BBD, BBU).`,
    );
}

/** @param why why that system is taken, like "all printed points are right". */
export function warnAboutSystem(slip: Mismatch, name: string, why: string, log: ProblemLog): void {
  log.warn(
    'undeclared-points',
    pointsOf(slip.player),
    'record 162, XXS or BBW, BBD, BBU',
    `${slipWords(slip)}, and no record says what results are worth.`,
    `${name} is taken, by which ${why}`,
  );
}

export function warnAboutEarlierRound(
  { player }: Mismatch,
  pairedRounds: number,
  earlier: number,
  log: ProblemLog,
): void {
  log.warn(
    'points-of-earlier-round',
    pointsOf(player),
    `the points after round ${pairedRounds}`,
    `The printed points are all those ${earlier === 0 ? 'before round 1' : `after round ${earlier}`}.`,
    RESULTS_COUNT,
  );
}

/** The printed points of both players of a game speak for another result. */
export function reportOtherResult(lines: readonly PlayerLine[], meaning: OtherResult, log: ProblemLog): void {
  const player = lines.find(({ id }) => id === meaning.player) ?? lines[0];
  const { round, opponent, read, instead } = meaning;
  log.warnOnce(
    `other-result-${round}-${player.id}`,
    'other-result',
    pointsOf(player),
    `points that fit ${resultWords(read)} in round ${round}`,
    `The points of players ${player.id} and ${opponent ?? 0} fit ${resultWords(instead)} in round ${round}; the file says ${resultWords(read)}.`,
    RESULTS_COUNT,
  );
}

export function warnAboutBlanks(lines: readonly PlayerLine[], log: ProblemLog): void {
  const blank = lines.find(({ points }) => points === null);
  if (blank === undefined) return;
  log.warn(
    'points-missing',
    pointsOf(blank),
    'points like 11.5',
    `The points of player ${blank.id} are missing (reported once).`,
    'missing points are not checked; the results count',
  );
}

const RESULTS_COUNT = 'the results count';

function pointsOf({ line }: PlayerLine): Place {
  return placeOf(line, 81, 4);
}

function slipWords({ player: { id, points }, expected }: Mismatch): string {
  return `Player ${id} has ${formatTenths(points ?? 0)} points in the file, but the results give ${formatTenths(expected)}`;
}
