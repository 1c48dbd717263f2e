import type { Tournament } from '../../corpus/index.js';
import { entryOf, isPlayed } from '../../engine/index.js';
import type { RoundEntry } from '../../engine/index.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { unreadable } from './answers/answers.js';
import type { PairAnswer, Pairing } from './answers/answers.js';
import type { AskedProgram, CandidateProgram } from './candidate-program.js';
import { fileToPair } from './dialect.js';
import { seatingFault } from './answers/read-pairing.js';
import { presentIn, withRounds } from './tournament-before.js';

/**
 * Has a candidate pair the next round of a tournament from `tournamentBefore`. What comes back seats exactly those who
 * are there, and is not the pairing of an earlier round.
 */
export async function askPairing(
  candidate: CandidateProgram,
  before: Tournament,
  signal?: AbortSignal,
): Promise<PairAnswer> {
  const round = before.pairedRounds + 1;
  const answer = await askSeated(candidate, before, signal);
  if (!answer.ok || answer.pairing === null) return answer;
  const { pairing } = answer;
  for (let earlier = 1; earlier < round; earlier++) {
    const isRepeated = isSame(pairing, publishedRound(before, earlier)) && wasPlayed(before, earlier);
    if (isRepeated && pairing.pairs.length >= MANY_BOARDS)
      return unreadable(`the pairing is that of round ${earlier}, asked for was round ${round}`);
  }
  return answer;
}

/** The same, where the pairing may be that of an earlier round. */
export async function askSeated(
  candidate: AskedProgram,
  before: Tournament,
  signal?: AbortSignal,
): Promise<PairAnswer> {
  const round = before.pairedRounds + 1;
  const answer = await candidate.pairRound(fileToPair(before, candidate.profile.dialect), round, signal);
  if (!answer.ok || answer.pairing === null) return answer;
  const fault = seatingFault(answer.pairing, presentIn(before));
  return fault === null ? answer : unreadable(fault);
}

/** Same opponents, colours and bye. */
export function isSame(one: Pairing, other: Pairing): boolean {
  if (one.bye !== other.bye || one.pairs.length !== other.pairs.length) return false;
  const blackOf = new Map(one.pairs.map(({ white, black }) => [white, black]));
  return other.pairs.every(({ white, black }) => blackOf.get(white) === black);
}

/**
 * A tournament with its next round paired.
 * @param results of a pair, White's first; by default the games are still to be played.
 */
export function withPairing(
  before: Tournament,
  pairing: Pairing,
  results: (white: number, black: number) => Results = () => ['*', '*'],
): Tournament {
  return withRound(before, pairing, ({ white, black }) => {
    const [forWhite, forBlack] = results(white, black);
    return [
      { opponent: black, colour: 'white', result: forWhite },
      { opponent: white, colour: 'black', result: forBlack },
    ];
  });
}

/**
 * A tournament with its next round paired and played.
 * @param played entries of White and of Black for a pair.
 */
export function withRound(
  before: Tournament,
  { pairs, bye }: Pairing,
  played: (pair: Pairing['pairs'][number]) => readonly [white: RoundEntry, black: RoundEntry],
): Tournament {
  const entries = new Map<number, RoundEntry>();
  for (const pair of pairs) {
    const [forWhite, forBlack] = played(pair);
    entries.set(pair.white, forWhite);
    entries.set(pair.black, forBlack);
  }
  if (bye !== null) entries.set(bye, { opponent: null, colour: null, result: 'U' });
  return withRounds(before, before.pairedRounds + 1, ({ id, rounds }) => {
    const entry = entries.get(id);
    return entry === undefined ? rounds : [...rounds, entry];
  });
}

/** Fewer boards may be those of another round because the program breaks a rule. */
const MANY_BOARDS = 4;

/** Some game of the round was played, or it had a bye: its pairing cannot come again. */
function wasPlayed({ players }: Tournament, round: number): boolean {
  return players.some((player) => {
    const { opponent, result } = entryOf(player, round);
    return result === 'U' || (opponent !== null && isPlayed(result));
  });
}

type Results = readonly [white: RoundEntry['result'], black: RoundEntry['result']];
