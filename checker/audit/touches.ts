import { isWrong } from '../tournament-report.js';
import { judgeNorm, withBye, withOpponent } from '../../engine/norms/index.js';
import type {
  Candidate,
  HalfPoints,
  Norm,
  NormEvent,
  NormPlayer,
  NormResult,
  NormSource,
} from '../../engine/norms/index.js';
import type { Board, Deviation, RoundReport } from '../report.js';
import type { Opposite, Replay, Touch } from './audit-report.js';

/** What is needed to judge a norm again with another opponent. */
export interface NormCase {
  readonly norm: Norm;
  readonly candidate: Candidate;
  readonly event: NormEvent;
  readonly people: ReadonlyMap<number, NormPlayer>;
  readonly scorelessBut: NormSource['scorelessBut'];
  readonly result: NormResult;
}

/**
 * The rounds in which the player of a norm did not have the opponent by the rules, or had them with the other colour.
 *
 * In each such round the opponent by the rules takes the place of the published one, with all results of that game open:
 * if some result (win, draw or loss; the pairing-allocated bye if that is what the rules give) makes the norm, it would
 * still be possible, else no longer. Everything else stays as published: the other games of the player and everything
 * about the event. The rules judge each round from the published rounds before it, so a later round does not deviate
 * because an earlier one does, and each is replaced alone. The other colour leaves the norm as it is; it is reported
 * because a tournament must not be changed for the benefit of a player (1.4.2d).
 */
export function touchesOf(norm: NormCase, rounds: readonly RoundReport[]): Touch[] {
  const { id } = norm.candidate.player;
  return rounds.flatMap((round) => {
    if (round.verdict !== 'deviates' && round.verdict !== 'impossible') return [];
    const published = oppositeIn(round.published, id);
    const reference = oppositeIn(round.reference, id);
    if (published === null) return [];
    if (published === reference) {
      const isTurned = hasWhite(round.published, id) !== hasWhite(round.reference, id);
      return isTurned ? [colourTouch(norm, round, published)] : [];
    }
    const replays = reference === null ? [] : replaysOf(norm, round.round, reference);
    return [touchWith(norm, round, { published, reference, kind: 'opponent' }, replays)];
  });
}

function colourTouch(norm: NormCase, round: RoundReport, opponent: Opposite): Touch {
  const seats = { published: opponent, reference: opponent, kind: 'colour' } as const;
  const touch = touchWith(norm, round, seats, []);
  const { id } = norm.candidate.player;
  const ofColour = touch.deviations.filter(({ kind, players }) => kind === 'colour' && players.includes(id));
  return { ...touch, possible: 'still', deviations: ofColour.length > 0 ? ofColour : touch.deviations };
}

/** Rounds of the norm that deviate and do not touch it: other boards are not paired by the rules. */
export function deviatesElsewhere(
  { result }: NormCase,
  touches: readonly Touch[],
  rounds: readonly RoundReport[],
): number[] {
  const based = new Set(result.choice.games.map(({ round }) => round));
  for (const { round } of touches) based.delete(round);
  return rounds.filter((one) => based.has(one.round) && isWrong(one)).map(({ round }) => round);
}

/** A round that touches a norm, with what the norm would have been by the rules. */
export function touchWith(
  norm: NormCase,
  round: RoundReport,
  { published, reference, kind }: Pick<Touch, 'published' | 'reference' | 'kind'>,
  replays: readonly Replay[],
): Touch {
  const { candidate, result } = norm;
  const game = candidate.games.find((one) => one.round === round.round);
  const outcome = OUTCOMES.find(([, half]) => half === game?.halfPoints)?.[0];
  const [only, ...others] = replays;
  const same = (others.length === 0 ? only : replays.find((one) => one.outcome === outcome)) ?? null;
  const isBased = result.choice.games.some((one) => one.round === round.round);
  const isFree = result.uses.includes('1.4.1c') && candidate.freeRounds.includes(round.round);
  return {
    round: round.round,
    published,
    reference,
    kind,
    isNeeded: isBased || isFree,
    deviations: deviationsOf(round, candidate.player.id),
    replays,
    possible: possibilityOf(replays),
    helped: same === null ? null : helpedIn(same),
    same,
  };
}

function replaysOf(
  { norm, candidate, event, people, scorelessBut }: NormCase,
  round: number,
  reference: Opposite,
): Replay[] {
  if (reference === 'bye')
    return [{ outcome: 'bye', result: judgeNorm(norm, withBye(candidate, round), event) }];
  const opponent = people.get(reference);
  if (opponent === undefined) return [];
  const scoreless = scorelessBut(round);
  return OUTCOMES.map(([outcome, halfPoints]) => ({
    outcome,
    result: judgeNorm(norm, withOpponent(candidate, round, opponent, halfPoints, scoreless), event),
  }));
}

/** The results of a game, in half points. */
export const OUTCOMES: readonly (readonly ['win' | 'draw' | 'loss', HalfPoints])[] = [
  ['win', 2],
  ['draw', 1],
  ['loss', 0],
];

function possibilityOf(replays: readonly Replay[]): Touch['possible'] {
  const verdicts = replays.map(({ result }) => result.verdict);
  if (verdicts.includes('made')) return 'still';
  return replays.length === 0 || verdicts.includes('unknown') ? 'unknown' : 'no-longer';
}

function helpedIn({ result }: Replay): boolean | null {
  return result.verdict === 'unknown' ? null : result.verdict === 'not-made';
}

/** Null where the boards do not have the player. */
export function oppositeIn(boards: readonly Board[], id: number): Opposite | null {
  for (const board of boards) {
    if ('bye' in board) {
      if (board.bye === id) return 'bye';
    } else if (board.white === id) return board.black;
    else if (board.black === id) return board.white;
  }
  return null;
}

function hasWhite(boards: readonly Board[], id: number): boolean {
  return boards.some((board) => 'white' in board && board.white === id);
}

/** Whether a deviation of the round is about the player, or about the whole of it. */
export function concernsRound({ deviations }: RoundReport, id: number): boolean {
  return deviations.some((deviation) => isOfAll(deviation) || hasPlayer(deviation, id));
}

function isOfAll({ table }: Deviation): boolean {
  return table?.kind === 'round' || table?.kind === 'round-repeated';
}

/** All of the round where none names the player. */
function deviationsOf({ deviations }: RoundReport, id: number): Deviation[] {
  const names = deviations.map((deviation) => hasPlayer(deviation, id));
  const indexes = new Set<number>();
  names.forEach((isNamed, index) => {
    if (!isNamed) return;
    for (let at: number | null = index; at !== null; at = deviations[at].consequenceOf) indexes.add(at);
  });
  return indexes.size === 0 ? [...deviations] : deviations.filter((_, index) => indexes.has(index));
}

function hasPlayer({ players, published, reference, bye }: Deviation, id: number): boolean {
  const sides = [published, ...(reference === null ? [] : [reference])];
  return (
    players.includes(id) ||
    bye?.player === id ||
    sides.some(({ pairs, downfloaters }) => [...pairs.flat(), ...downfloaters].includes(id))
  );
}
