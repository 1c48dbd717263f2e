import { pointsOf, secondaryPointsOf } from '../../../engine/index.js';
import type { EventPlayer, ScoreKind, Tenths } from '../../../engine/index.js';
import type { OtherResult } from '../other-meaning.js';
import { placeOf, type ProblemLog } from '../problems.js';
import { BYES } from '../records/byes.js';
import { formatTenths } from '../records/fields.js';
import type { Decisions } from './decisions.js';
import { isBeingPlayed, type PrintedCheck } from './printed-points.js';
import type { TeamLine } from './rosters.js';
import { ABSENT, teamEntry, type TeamRound } from './team-round.js';
import type { MatchWorth } from './worth.js';

/** A bye that only the points of record 310 show. */
export interface DeducedBye {
  readonly team: number;
  readonly type: ByeType;
  /** The rounds in which the team had it, 1-based. */
  readonly rounds: readonly number[];
  /** These, and others in which it may have had it instead: it was not paired between them, so that no pairing changes. */
  readonly instead: readonly number[];
}

export const BYE_TYPES = ['H', 'F', 'U'] as const;

type ByeType = (typeof BYE_TYPES)[number];

/** What says which byes a team may have had. */
export interface ByeSources {
  readonly check: PrintedCheck;
  readonly decisions: Decisions;
  readonly worth: MatchWorth;
}

/**
 * The byes that no record declares (TRF26: 320 and 240), where the points of record 310 show them: the match points and the
 * game points of a team exceed what its rounds give by exactly one kind of bye, in all rounds of which no record says
 * anything, or in some of them between which it was not paired. Each is a warning. Where several kinds of bye, or several numbers of
 * them, give these points, none is taken.
 */
export function deduceByes(sources: ByeSources, log: ProblemLog): DeducedBye[] {
  const { check } = sources;
  const { event, teams } = check;
  if (isBeingPlayed(event, check.pairedRounds)) return [];
  const players = new Map(event.players.map((player) => [player.id, player]));
  return teams.flatMap((team) => {
    const player = players.get(team.id);
    const bye = player === undefined ? null : byeOf(team, player, sources);
    if (bye === null) return [];
    warn(team, bye, sources, log);
    return [bye];
  });
}

/** The rounds of the teams with the byes that were deduced, by team number. */
export function withDeducedByes(
  meetings: PrintedCheck['meetings'],
  byes: readonly DeducedBye[],
): Map<number, readonly TeamRound[]> {
  const changed = new Map(meetings);
  for (const { team, type, rounds } of byes) {
    const own = changed.get(team) ?? [];
    changed.set(
      team,
      own.map((round, index) => (rounds.includes(index + 1) ? { ...ABSENT, result: type } : round)),
    );
  }
  return changed;
}

/** Match points and game points, in tenths. */
type Counts = Readonly<Record<ScoreKind, Tenths>>;

function byeOf(team: TeamLine, player: EventPlayer, sources: ByeSources): DeducedBye | null {
  const missing = missingPoints(team, player, sources.check);
  const open = roundsWithoutRecord(team, sources);
  if (missing === null || open.length === 0) return null;
  const [fitting, other] = byesIn(open, sources).filter((byes) =>
    SCORES.every((score) => {
      const given = byes.map(({ type, rounds }) => worthOf(team, type, rounds, sources)[score]);
      return given.reduce((sum, one) => sum + one, 0) === missing[score];
    }),
  );
  if (fitting === undefined || other !== undefined || fitting.length > 1) return null;
  const [{ type, rounds }] = fitting;
  const isPlaced = rounds.length === open.length || !isPairedBetween(team, open, sources);
  return isPlaced ? { team: team.id, type, rounds, instead: open } : null;
}

export const SCORES = ['match-points', 'game-points'] as const;

/**
 * How many byes of each kind the rounds can hold, in their order. A pairing-allocated bye is one a round and one a team, and
 * record 320 lists all of them (C.04.1, 4).
 */
function byesIn(
  open: readonly number[],
  { check, decisions }: ByeSources,
): Pick<DeducedBye, 'type' | 'rounds'>[][] {
  const most = decisions.listsByes || isByeAllocated(check, open[0]) ? 0 : 1;
  const found: Pick<DeducedBye, 'type' | 'rounds'>[][] = [];
  for (let allocated = 0; allocated <= most; allocated++)
    for (let half = 0; half <= open.length - allocated; half++)
      for (let full = 0; full <= open.length - allocated - half; full++) {
        const before = allocated + half;
        const byes = [
          { type: 'U' as const, rounds: open.slice(0, allocated) },
          { type: 'H' as const, rounds: open.slice(allocated, before) },
          { type: 'F' as const, rounds: open.slice(before, before + full) },
        ];
        found.push(byes.filter(({ rounds }) => rounds.length > 0));
      }
  return found;
}

/** Whether a team has the pairing-allocated bye of a round by its record. */
function isByeAllocated({ meetings }: PrintedCheck, round: number): boolean {
  return [...meetings.values()].some((own) => own[round - 1]?.result === 'U');
}

/**
 * Whether the team was paired, or had a bye, between two of the rounds: then it matters in which of them it had the other
 * bye, for its score decided about that, and a full-point bye bars it from the pairing-allocated one.
 */
function isPairedBetween({ id }: TeamLine, open: readonly number[], { check }: ByeSources): boolean {
  const between = (check.meetings.get(id) ?? []).slice(open[0] - 1, open[open.length - 1]);
  return between.some(({ result }) => result !== 'Z');
}

/**
 * What the record 310 prints beyond the rounds of the team; null where it prints not both counts, not more, or just the bye
 * of the next round in addition.
 */
function missingPoints(team: TeamLine, player: EventPlayer, check: PrintedCheck): Counts | null {
  const { matchPoints, gamePoints } = team;
  if (matchPoints === null || gamePoints === null) return null;
  const { pairedRounds } = check;
  const paired = Array.from({ length: pairedRounds }, (_, index) => index + 1);
  const missing = {
    'match-points': matchPoints - sumOf(paired, 'match-points', player, check),
    'game-points': gamePoints - sumOf(paired, 'game-points', player, check),
  };
  if (SCORES.every((score) => missing[score] <= 0)) return null;
  const isOfNext =
    player.rounds.length > pairedRounds &&
    SCORES.every((score) => missing[score] === sumOf([pairedRounds + 1], score, player, check));
  return isOfNext ? null : missing;
}

/** The points of a team from some rounds. */
function sumOf(
  rounds: readonly number[],
  score: ScoreKind,
  player: EventPlayer,
  { event, primary }: PrintedCheck,
): Tenths {
  const worth = score === primary ? pointsOf : secondaryPointsOf;
  return rounds.reduce((sum, round) => sum + worth(event, player, round), 0);
}

/** Rounds in which a team met nobody, and of which no record says anything. */
function roundsWithoutRecord({ id }: TeamLine, { check, decisions }: ByeSources): number[] {
  const rounds = check.meetings.get(id) ?? [];
  return rounds.flatMap(({ opponent, result }, index) => {
    const isOpen = opponent === null && result === 'Z' && !decisions.rounds[index]?.has(id);
    return isOpen ? [index + 1] : [];
  });
}

function worthOf(
  { id }: TeamLine,
  type: ByeType,
  rounds: readonly number[],
  { check: { primary }, worth }: ByeSources,
): Counts {
  const sums = { 'match-points': 0, 'game-points': 0 };
  for (const round of rounds) {
    const entry = teamEntry({ ...ABSENT, result: type }, { team: id, round }, worth, primary);
    const [first, second] = [entry.points ?? 0, entry.secondaryPoints ?? 0];
    sums['match-points'] += primary === 'match-points' ? first : second;
    sums['game-points'] += primary === 'match-points' ? second : first;
  }
  return sums;
}

const NAMES: Readonly<Record<ByeType, string>> = {
  U: 'pairing-allocated bye',
  F: 'full-point bye',
  H: 'half-point bye',
};

function warn(
  team: TeamLine,
  { type, rounds, instead }: DeducedBye,
  sources: ByeSources,
  log: ProblemLog,
): void {
  const missing = worthOf(team, type, rounds, sources);
  const byes = rounds.length === 1 ? `a ${NAMES[type]}` : `${rounds.length} ${NAMES[type]}s`;
  const declared = rounds.map((round) =>
    type === 'U'
      ? `team ${team.id} for round ${round} in record 320`
      : `"${BYES.write({ type, round, ids: [team.id] })}"`,
  );
  const points = formatTenths(missing['match-points']);
  const games = formatTenths(missing['game-points']);
  const isOpen = instead.length > rounds.length;
  const others = isOpen ? `, though it may be another of the rounds ${instead.join(', ')}` : '';
  log.warn(
    'bye-in-points',
    placeOf(team.line, 55, 13),
    'a record 240 or 320 for the bye',
    `Record 310 gives team ${team.id} ${points} match points and ${games} game points more than its matches: the points of ${byes}, which no record declares.`,
    `${byes} of team ${team.id} in ${rounds.length === 1 ? 'round' : 'the rounds'} ${rounds.join(', ')} is assumed${others}; add ${declared.join(' and ')} to declare it`,
  );
}

/**
 * Byes by each of which the points of record 310 would be right, where it is open which of them a team had: in which of
 * several rounds, or of which kind. They are other meanings of the file, by which its rounds are judged as well.
 */
export function possibleByes(sources: ByeSources): OtherResult[] {
  const { check, decisions, worth } = sources;
  if (isBeingPlayed(check.event, check.pairedRounds)) return [];
  const players = new Map(check.event.players.map((player) => [player.id, player]));
  return check.teams.flatMap((team) => {
    const player = players.get(team.id);
    const missing = player === undefined ? null : missingPoints(team, player, check);
    if (missing === null) return [];
    return roundsWithoutRecord(team, sources).flatMap((round) =>
      BYE_TYPES.flatMap((type): OtherResult[] => {
        if (type === 'U' && (decisions.listsByes || isByeAllocated(check, round))) return [];
        const given = worthOf(team, type, [round], sources);
        if (SCORES.some((score) => given[score] !== missing[score])) return [];
        const entry = teamEntry({ ...ABSENT, result: type }, { team: team.id, round }, worth, check.primary);
        const { points = 0, secondaryPoints = 0 } = entry;
        return [
          {
            ...{ kind: 'result', because: 'points', round, player: team.id, opponent: null },
            ...{ read: ['Z', null], instead: [type, null], worth: { points, secondaryPoints } },
          },
        ];
      }),
    );
  });
}
