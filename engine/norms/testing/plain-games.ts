import type { DeclaredExemption, FormatPermission, LeastGames, NormFormat, PrintedPlayer } from '../index.js';

/**
 * An event in which everything is known, for the second reading of B.01 (plain-norm.ts). It shares nothing with engine/norms/
 * but types.
 */
export interface PlainEvent {
  readonly players: readonly PrintedPlayer[];
  /** Of the whole event. */
  readonly rounds: number;
  readonly pairedRounds: number;
  /** Code of the federation that registered the event. */
  readonly host: string;
  readonly format: NormFormat;
  readonly permission: FormatPermission;
  readonly leastGames: LeastGames;
  readonly declared: readonly DeclaredExemption[];
}

export interface PlainGame {
  readonly round: number;
  readonly opponent: PrintedPlayer;
  readonly score: 0 | 0.5 | 1;
}

/** What a player has for norms (1.4.2). */
export interface PlainGames {
  readonly played: readonly PlainGame[];
  /** Round, opponent and article of what does not count. */
  readonly left: readonly (readonly [number, number, string])[];
  /** Rounds won by forfeit, or with the pairing-allocated bye (1.4.1c). */
  readonly free: readonly number[];
  /** The last round, forfeited by an opponent whose game would have counted, as a lost game (1.4.2c). */
  readonly lastForfeit: PlainGame | null;
}

/** A Swiss of nine rounds that needs nine games. */
export const PLAIN_SWISS = {
  format: 'swiss',
  permission: 'permitted',
  leastGames: 9,
  declared: [],
} as const;

export function plainGames(event: PlainEvent, id: number): PlainGames {
  const played: PlainGame[] = [];
  const left: [number, number, string][] = [];
  const free: number[] = [];
  let lastForfeit: PlainGame | null = null;
  playerIn(event, id).rounds.forEach(({ opponent: other, result }, index) => {
    const round = index + 1;
    if (result === '+' || result === 'U') free.push(round);
    if (other === null) return;
    const opponent = playerIn(event, other);
    const belongsNowhere = opponent.federation === 'NON';
    if (result === '+' || result === '-') {
      left.push([round, other, '1.4.2c']);
      if (result === '+' && round === event.rounds && !belongsNowhere)
        lastForfeit = { round, opponent, score: 0 };
    } else if (belongsNowhere) left.push([round, other, '1.4.2a']);
    else if (isRobin(event) && isUnrated(opponent) && scoresNothing(event, opponent))
      left.push([round, other, '1.4.2b']);
    else played.push({ round, opponent, score: scoreOf(result) });
  });
  return { played, left, free, lastForfeit };
}

/** 1.4.3d: `reading` where the players suffice, but not all of them in every round. */
export function plainField(event: PlainEvent): PlainField {
  let field = FIELDS.get(event);
  if (field === undefined) FIELDS.set(event, (field = fieldOf(event)));
  return field;
}

type PlainField = 'exempt' | 'reading' | 'no';

/** Every norm of an event asks for it. */
const FIELDS = new WeakMap<PlainEvent, PlainField>();

function fieldOf({ players, pairedRounds, host }: PlainEvent): PlainField {
  const rounds = Array.from({ length: pairedRounds }, (_, index) => index);
  const isThere = (player: PrintedPlayer, round: number): boolean =>
    '10=WDL+U'.includes(player.rounds[round]?.result ?? 'Z');
  const counted = players.filter(
    (player) =>
      !isUnrated(player) &&
      ![host, 'FID', 'NON'].includes(player.federation) &&
      rounds.filter((round) => !isThere(player, round)).length <= 1,
  );
  const isEnough = (list: readonly PrintedPlayer[]): boolean =>
    list.length >= 20 &&
    new Set(list.map(({ federation }) => federation)).size >= 3 &&
    list.filter(({ title }) => ['GM', 'IM', 'WGM', 'WIM'].includes(title)).length >= 10;
  if (rounds.every((round) => isEnough(counted.filter((player) => isThere(player, round))))) return 'exempt';
  return isEnough(counted) ? 'reading' : 'no';
}

export function isRobin({ format }: PlainEvent): boolean {
  return ['round-robin', 'double-round-robin', 'multiple-round-robin'].includes(format);
}

/** @throws Error when no player has the starting number. */
export function playerIn({ players }: Pick<PlainEvent, 'players'>, id: number): PrintedPlayer {
  const found = players.find((player) => player.id === id);
  if (found === undefined) throw new Error(`there is no player ${id}`);
  return found;
}

export function isUnrated({ rating }: PrintedPlayer): boolean {
  return rating === null || rating === 0;
}

/** 1.4.2b: nothing in any game over the board against a rated opponent. */
function scoresNothing(event: PlainEvent, { rounds }: PrintedPlayer): boolean {
  return rounds.every(
    ({ opponent, result }) =>
      opponent === null || isUnrated(playerIn(event, opponent)) || !'1=WD'.includes(result),
  );
}

function scoreOf(result: string): 0 | 0.5 | 1 {
  return '1W'.includes(result) ? 1 : '=D'.includes(result) ? 0.5 : 0;
}
