import type { Tenths } from '../../model/event.js';
import type { TieBreakItem } from '../index.js';
import {
  isForfeit,
  isGame,
  isPaired,
  isRequestedBye,
  isVoluntary,
  playerOf,
  scoreOf,
} from './plain-field.js';
import type { PlainField, PlainPlayer, PlainRound } from './plain-field.js';

/** A round of a player with the score of the opponent, or of the dummy (16.4). */
export interface PlainEncounter {
  readonly round: number;
  readonly score: Tenths;
  /** Points that the player has from it. */
  readonly worth: Tenths;
  /** 16.1.2 */
  readonly isVoluntary: boolean;
}

/** The rounds of a player for Buchholz and Sonneborn-Berger; /P plays forfeits against the scheduled opponent. */
export function plainEncounters(field: PlainField, id: number | null, isPlayed: boolean): PlainEncounter[] {
  const player = playerOf(field, id);
  return player.rounds.flatMap((one): PlainEncounter[] => {
    const isMet = one.opponent !== null && (isGame(one) || (isForfeit(one) && (isPlayed || field.isRobin)));
    if (!isMet && field.isRobin) return [];
    const isAway = isVoluntary(one) && !(isPlayed && isPaired(one));
    const score = isMet
      ? adjustedScore(field, playerOf(field, one.opponent))
      : dummyScore(field, player, one);
    return [{ round: one.round, score, worth: one.worth, isVoluntary: isAway }];
  });
}

/** 8.3: every paired game of the final round is drawn; before it nothing is. */
export function foreField(field: PlainField): PlainField {
  if (field.rounds < field.announced) return field;
  const players = field.players.map((player) => ({
    ...player,
    rounds: player.rounds.map((one): PlainRound =>
      one.round === field.rounds && isPaired(one) ? { ...one, result: '=', worth: field.draw } : one,
    ),
  }));
  return { ...field, players };
}

/** 16.3 */
function adjustedScore(field: PlainField, player: PlainPlayer): Tenths {
  const { rounds } = player;
  if (field.isRobin) return scoreOf(player);
  const isDrawn = (one: PlainRound, index: number): boolean =>
    field.edition === 'before-2023'
      ? !isGame(one)
      : isRequestedBye(one) && rounds.slice(index + 1).every(isVoluntary);
  return rounds.reduce(
    (sum, one, index) => sum + one.bonus + (isDrawn(one, index) ? field.draw : one.worth),
    0,
  );
}

/** 16.4; before September 2023 the virtual opponent. */
function dummyScore(field: PlainField, player: PlainPlayer, one: PlainRound): Tenths {
  const own = scoreOf(player);
  switch (field.edition) {
    case '2026':
      return isForfeit(one) && one.opponent !== null
        ? Math.min(own, adjustedScore(field, playerOf(field, one.opponent)))
        : Math.min(own, field.draw * field.announced);
    case '2024':
    case '2023':
      return own;
    case 'before-2023': {
      const before = scoreOf({ ...player, rounds: player.rounds.filter(({ round }) => round < one.round) });
      return before + (field.win - one.worth) + field.draw * (field.rounds - one.round);
    }
  }
}

/** A value of a sum, and what it is cut by. */
export interface PlainPart {
  readonly value: number;
  /** The least significant has the lowest of it, then the lowest value (14.1). */
  readonly significance: number;
  /** Of equal contributions of voluntary unplayed rounds that of the lowest goes first. */
  readonly score?: number;
  readonly isVoluntary?: boolean;
}

/** The parts that are left (14.1 to 14.4); 16.5 where the edition has it and the tournament is a Swiss. */
export function plainCut(
  field: PlainField,
  parts: readonly PlainPart[],
  { cuts }: Pick<TieBreakItem, 'cuts'>,
): readonly PlainPart[] {
  const hasException = !field.isRobin && field.edition !== 'before-2023';
  let left = [...parts];
  const drop = (one: PlainPart): void => {
    left = left.filter((other) => other !== one);
  };
  for (let count = 0; count < cuts.lowest && left.length > 0; count++) {
    const [least] = left.toSorted((a, b) => a.significance - b.significance || a.value - b.value);
    const [away] = left
      .filter((one) => hasException && one.isVoluntary === true)
      .sort((a, b) => a.value - b.value || (a.score ?? 0) - (b.score ?? 0));
    drop(away !== undefined && away.value >= least.value ? away : least);
  }
  for (let count = 0; count < cuts.highest && left.length > 0; count++) {
    const [most] = left.toSorted((a, b) => b.significance - a.significance || b.value - a.value);
    drop(most);
  }
  return left;
}
