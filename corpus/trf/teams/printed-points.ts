import { pointsOf, secondaryPointsOf } from '../../../engine/index.js';
import type { EventData, EventPlayer, ScoreKind, Tenths } from '../../../engine/index.js';
import { TEAM_CROSSTABLE } from '../records/team-forms.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { formatTenths } from '../records/fields.js';
import type { WrongPoints } from '../tournament.js';
import type { TeamLine } from './rosters.js';
import type { TeamRound } from './team-round.js';

/** What the check of the printed points of teams needs to know. */
export interface PrintedCheck {
  readonly event: EventData;
  readonly primary: ScoreKind;
  readonly teams: readonly TeamLine[];
  readonly pairedRounds: number;
  readonly meetings: ReadonlyMap<number, readonly TeamRound[]>;
}

/** Whether all printed match points are right by another usual scoring of matches than the file declares. */
export function hasOtherScoring(check: PrintedCheck): boolean {
  return (
    check.primary === 'match-points' &&
    mismatches(check, 'match-points').length > 0 &&
    otherScoringOf(check) !== null
  );
}

/**
 * Compares the match points and game points of the records 310 and 802 with what the boards give. Points of records 310
 * that are wrong are errors where they hint at matches that are worth something else than the file declares, else
 * warnings; the boards count.
 * @returns the wrong points of the primary score that are no errors.
 */
export function checkPrintedPoints(
  check: PrintedCheck,
  crosstables: readonly Line[],
  log: ProblemLog,
): WrongPoints[] {
  const wrong = (['match-points', 'game-points'] as const).flatMap((kind) => mismatches(check, kind));
  const ofPrimary = wrong.filter(({ kind }) => kind === check.primary);
  const hint = hintOf(check, ofPrimary);
  for (const { team, kind, printed, expected } of wrong) {
    const [column, words] = kind === 'match-points' ? [55, 'match points'] : [62, 'game points'];
    const place = placeOf(team.line, column, 6);
    const message = `Team ${team.id} has ${formatTenths(printed)} ${words} in the file, but its matches give ${formatTenths(expected)}`;
    if (hint !== null && kind === check.primary)
      log.error('points', place, formatTenths(expected), `${message}${hint}.`);
    else log.warn('points', place, formatTenths(expected), `${message}.`, `the matches count for ${words}`);
  }
  for (const line of crosstables) checkCrosstable(check, line, log);
  if (hint !== null) return [];
  return ofPrimary.map(({ team, printed, expected }) => ({ id: team.id, printed, expected }));
}

interface Mismatch {
  readonly team: TeamLine;
  readonly kind: ScoreKind;
  readonly printed: Tenths;
  readonly expected: Tenths;
}

function mismatches({ event, primary, teams, pairedRounds }: PrintedCheck, kind: ScoreKind): Mismatch[] {
  const worth = kind === primary ? pointsOf : secondaryPointsOf;
  const players = new Map(event.players.map((player) => [player.id, player]));
  const isPlaying = isBeingPlayed(event, pairedRounds);
  return teams.flatMap((team) => {
    const printed = kind === 'match-points' ? team.matchPoints : team.gamePoints;
    const player = players.get(team.id);
    if (printed === null || player === undefined) return [];
    const sums = sumsOf(player, pairedRounds, isPlaying, (round) => worth(event, player, round));
    return sums.includes(printed) ? [] : [{ team, kind, printed, expected: sums[0] }];
  });
}

/** While a round is being played, its byes may not be counted yet. */
export function isBeingPlayed({ players }: EventData, round: number): boolean {
  return players.some(({ rounds }) => rounds[round - 1]?.result === '*');
}

/** The points after the last paired round; with a bye of the next one; and without a round that is being played. */
function sumsOf(
  player: EventPlayer,
  rounds: number,
  isPlaying: boolean,
  worth: (round: number) => Tenths,
): Tenths[] {
  let sum = 0;
  for (let round = 1; round <= rounds; round++) sum += worth(round);
  const withNext = player.rounds.length > rounds ? [sum + worth(rounds + 1)] : [];
  return [sum, ...withNext, ...(isPlaying ? [sum - worth(rounds)] : [])];
}

/** Why the points of the primary score may be meant otherwise, as the end of a sentence; null where nothing hints at it. */
function hintOf(check: PrintedCheck, wrong: readonly Mismatch[]): string | null {
  if (wrong.length === 0) return null;
  const records = 'see the records 362, 320 and 299';
  if (check.primary === 'match-points') {
    const scoring = otherScoringOf(check);
    if (scoring !== null) return ` (all match points are right if scoring is ${scoring}: ${records})`;
  }
  return 2 * wrong.length > check.teams.length ? ` (most points are wrong: ${records})` : null;
}

/** The usual scoring by which all match points are right; null: by none. */
function otherScoringOf(check: PrintedCheck): string | null {
  const found = SYSTEMS.find(([, win, draw]) =>
    check.teams.every((team) => isRightIf(check, team, win, draw)),
  );
  return found?.[0] ?? null;
}

/** The usual points of a match, in tenths. */
const SYSTEMS = [
  ['2-1-0', 20, 10],
  ['3-1-0', 30, 10],
  ['1-½-0', 10, 5],
] as const;

/** By a point system in which the bye is a draw, or a win. */
function isRightIf({ meetings }: PrintedCheck, team: TeamLine, win: Tenths, draw: Tenths): boolean {
  if (team.matchPoints === null) return true;
  const sumWith = (bye: Tenths): Tenths =>
    (meetings.get(team.id) ?? []).reduce((sum, { result }) => {
      if (result === '1' || result === '+' || result === 'F') return sum + win;
      if (result === '=' || result === 'H') return sum + draw;
      return result === 'U' ? sum + bye : sum;
    }, 0);
  return team.matchPoints === sumWith(draw) || team.matchPoints === sumWith(win);
}

const CODES: Readonly<Record<string, string>> = { PAB: 'U', FPB: 'F', HPB: 'H', ZPB: 'Z' };

/** Record 802, for information: opponents and totals as the matches have them. */
function checkCrosstable(check: PrintedCheck, line: Line, log: ProblemLog): void {
  const data = TEAM_CROSSTABLE.read(line, log);
  if (data === null) return;
  const rounds = check.meetings.get(data.team);
  const warn = (column: number, length: number, expected: string, what: string): void => {
    log.warn(
      'crosstable',
      placeOf(line, column, length),
      expected,
      `Record 802 of team ${data.team}: ${what}.`,
      'the records 802 are for information only',
    );
  };
  if (rounds === undefined) {
    warn(5, 3, 'the number of a team', 'there is no such team');
    return;
  }
  rounds.forEach(({ opponent, result }, index) => {
    const start = FIRST_ROUND + ROUND_WIDTH * index;
    const found = line.text.slice(start - 1, start - 1 + OPPONENT_WIDTH).trim();
    const expected = opponent === null ? result : String(opponent);
    if (found !== '' && (CODES[found.toUpperCase()] ?? found) !== expected)
      warn(start, 3, expected, `round ${index + 1} was against ${opponent ?? 'nobody'}`);
  });
  const player = check.event.players.find(({ id }) => id === data.team);
  if (player === undefined) return;
  const isPlaying = isBeingPlayed(check.event, check.pairedRounds);
  for (const [kind, printed, column] of [
    ['match-points', data.matchPoints, 15],
    ['game-points', data.gamePoints, 22],
  ] as const) {
    const worth = kind === check.primary ? pointsOf : secondaryPointsOf;
    const sums = sumsOf(player, check.pairedRounds, isPlaying, (round) => worth(check.event, player, round));
    if (printed !== null && !sums.includes(printed))
      warn(column, 6, formatTenths(sums[0]), `its ${kind.replace('-', ' ')} are ${formatTenths(sums[0])}`);
  }
}

/** 1-based column of the opponent in round 1, and the columns of a round. */
const FIRST_ROUND = 29;
/** The text of TRF26 says columns 29 to 31; its example has the opponent in columns 30 to 32. */
const OPPONENT_WIDTH = 4;
const ROUND_WIDTH = 13;
