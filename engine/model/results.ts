import type {
  Colour,
  EventData,
  EventPlayer,
  PointAdjustment,
  PointSystem,
  ResultCode,
  RoundEntry,
  Tenths,
} from './event.js';

/** True for a result of a game that was played over the board: it is a meeting and it gives a colour. */
export function isPlayed(result: ResultCode): boolean {
  switch (result) {
    case '1':
    case '=':
    case '0':
    case 'W':
    case 'D':
    case 'L':
    case '?':
    case '*':
      return true;
    default:
      return false;
  }
}

/** True for a forfeited game: paired, not played (General Handling Rules 3.5 / D.6). */
export function isForfeit(result: ResultCode): boolean {
  return result === '+' || result === '-';
}

/**
 * The result that the opponent has when the usual two stand against each other: one wins what the other loses. What has
 * no opponent stays what it is.
 */
export function answerTo(result: ResultCode): ResultCode {
  return ANSWERS[result] ?? result;
}

/**
 * The colour that the pairing gave, also where it is none for later rounds: of a match of two games that were both
 * forfeited (C.04.5, 1.6). Null where it is not told.
 */
export function scheduledColour({ colour, games }: RoundEntry): Colour | null {
  return colour ?? games?.[0].colour ?? null;
}

/** True when the entry shows that the player took part in the pairing of that round (a pairing or the PAB). */
export function tookPart(entry: RoundEntry | undefined): boolean {
  return entry !== undefined && (entry.opponent !== null || entry.result === 'U');
}

/** The entry of a round (1-based); a missing one is a zero-point bye. */
export function entryOf(player: EventPlayer, round: number): RoundEntry {
  return player.rounds[round - 1] ?? ABSENT;
}

/**
 * Points, in tenths, that a player has from one round: those of the entry itself, else the point system's value of the
 * result, or that of a TRF26 record 299; plus bonuses of that round.
 */
export function pointsOf(event: EventData, player: EventPlayer, round: number): Tenths {
  const entry = entryOf(player, round);
  return worthOf(entry, entry.points, event.points, event.adjustments, player.id, round);
}

/**
 * Points, in tenths, that a team has from one round in the other count of its event; 0 in an event that has no other.
 */
export function secondaryPointsOf(event: EventData, player: EventPlayer, round: number): Tenths {
  const { teamScores } = event;
  if (teamScores === undefined) return 0;
  const { secondary, secondaryAdjustments } = teamScores;
  const entry = entryOf(player, round);
  return worthOf(entry, entry.secondaryPoints, secondary, secondaryAdjustments, player.id, round);
}

/** The entry with its two counts in each other's place. */
function inOtherCount(entry: RoundEntry): RoundEntry {
  const { opponent, colour, result, points, secondaryPoints, ...others } = entry;
  return {
    opponent,
    colour,
    result,
    ...others,
    ...(secondaryPoints === undefined ? {} : { points: secondaryPoints }),
    ...(points === undefined ? {} : { secondaryPoints: points }),
  };
}

/** An event of teams as if its other count were the primary score; any other event as it is. */
export function inOtherScore(event: EventData): EventData {
  const { teamScores, points, adjustments, players } = event;
  if (teamScores === undefined) return event;
  return {
    ...event,
    points: teamScores.secondary,
    adjustments: teamScores.secondaryAdjustments,
    teamScores: {
      ...teamScores,
      primary: teamScores.primary === 'match-points' ? 'game-points' : 'match-points',
      secondary: points,
      secondaryAdjustments: adjustments,
    },
    players: players.map((player) => ({ ...player, rounds: player.rounds.map(inOtherCount) })),
  };
}

/** @param told what the entry itself tells, in the count that is asked for. */
function worthOf(
  entry: RoundEntry,
  printed: Tenths | undefined,
  points: PointSystem,
  adjustments: readonly PointAdjustment[],
  id: number,
  round: number,
): Tenths {
  let value = printed ?? pointsOfResult(points, entry);
  // Kept apart: a later adjustment may replace the value of the result.
  let bonus = 0;
  for (const adjustment of adjustments) {
    if (adjustment.ids.length > 0 && !adjustment.ids.includes(id)) continue;
    if (adjustment.result === null) {
      if ((adjustment.round ?? 1) === round) bonus += adjustment.value;
    } else if (
      printed === undefined &&
      adjustment.result === ratedForm(entry.result) &&
      (adjustment.round === null || adjustment.round === round)
    ) {
      value = adjustment.value;
    }
  }
  return value + bonus;
}

/** Points of a loss, in tenths: the smaller one where the point system tells the colours apart. */
export function lossValue(points: PointSystem): Tenths {
  return Math.min(points.whiteLoss, points.blackLoss);
}

/** Points of a win, in tenths: the larger one where the point system tells the colours apart. */
export function winValue(points: PointSystem): Tenths {
  return Math.max(points.whiteWin, points.blackWin);
}

/** Points of a draw, in tenths: the larger one where the point system tells the colours apart. */
export function drawValue(points: PointSystem): Tenths {
  return Math.max(points.whiteDraw, points.blackDraw);
}

const ANSWERS: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  '1': '0',
  '0': '1',
  W: 'L',
  L: 'W',
  '+': '-',
  '-': '+',
};
const ABSENT: RoundEntry = { opponent: null, colour: null, result: 'Z' };

/** Points, in tenths, of a result by a point system alone. */
export function pointsOfResult(points: PointSystem, entry: Pick<RoundEntry, 'colour' | 'result'>): Tenths {
  const black = entry.colour === 'black';
  switch (entry.result) {
    case '1':
    case 'W':
      return black ? points.blackWin : points.whiteWin;
    case '=':
    case 'D':
      return black ? points.blackDraw : points.whiteDraw;
    case '0':
    case 'L':
      return black ? points.blackLoss : points.whiteLoss;
    case '+':
      return points.forfeitWin;
    case '-':
      return points.forfeitLoss;
    case 'H':
      return points.halfPointBye;
    case 'F':
      return points.fullPointBye;
    case 'U':
      return points.pairingAllocatedBye;
    case 'Z':
      return points.zeroPointBye;
    case '?':
      return points.unknown;
    case '*':
      return 0;
  }
}

/** Record 299 names results by W, D, L, F, H, Z, + and -; a played `1`, `=`, `0` is the same win, draw or loss. */
function ratedForm(result: ResultCode): ResultCode {
  switch (result) {
    case '1':
      return 'W';
    case '=':
      return 'D';
    case '0':
      return 'L';
    default:
      return result;
  }
}
