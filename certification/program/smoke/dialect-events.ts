import { pairRound } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { generateTournament, presets } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import type { Pairing } from '../answers/answers.js';
import { isSame } from '../ask-pairing.js';
import type { CandidateProgram } from '../candidate-program.js';
import { presentIn, stateOf, tournamentBefore, withRounds } from '../tournament-before.js';
import type { FileTrait } from './file-traits.js';

type Asked = Pick<CandidateProgram, 'edition' | 'profile'>;

/** A calm event by the rules that the candidate claims to follow. */
export function smallConfig(
  { edition, profile }: Asked,
  players: number,
): GeneratorConfig & { readonly system: string } {
  const { choices = {} } = profile;
  return { ...presets.calm, system: edition.id, choices, players, rounds: 3, initialColour: 'white' };
}

/** An event before its first round, and what to look for in an answer. */
export interface FirstRoundEvent {
  readonly before: Tournament;
  /** Who may not meet. */
  readonly forbidden: readonly number[];
  /** Who has a half-point bye. */
  readonly away: number | null;
  /** How it would be paired without its virtual points; null where there are none, or the same players would meet. */
  readonly unaccelerated: Pairing | null;
}

/** A round 1 that is paired otherwise by whoever does not read one of the traits. */
export function firstRound(candidate: Asked, traits: ReadonlySet<FileTrait>): FirstRoundEvent {
  const { edition } = candidate;
  const initialColour = traits.has('initial-colour') ? 'black' : 'white';
  const plan = generateTournament({ ...smallConfig(candidate, PLAYERS), initialColour }, 'smoke', 1);
  const away = traits.has('next-byes') ? plan.players[MIDDLE].id : null;
  const plain = withRounds(plan, 0, ({ id }) =>
    id === away ? [{ opponent: null, colour: null, result: 'H' }] : [],
  );
  const faster = traits.has('acceleration') ? accelerated(plain, edition) : plain;
  const { before, forbidden } = traits.has('forbidden-pairs')
    ? withForbiddenPair(faster, edition)
    : { before: faster, forbidden: [] };
  return { before, forbidden, away, unaccelerated: unacceleratedOf(before, edition) };
}

/** With a virtual point in round 1 for the upper half; the same event where others would not meet then. */
function accelerated(plain: Tournament, edition: Edition): Tournament {
  const upper = plain.players.slice(0, MIDDLE).map(({ id }) => [id, [10]] as const);
  const before = { ...plain, virtualPoints: new Map<number, readonly number[]>(upper) };
  return unacceleratedOf(before, edition) === null ? plain : before;
}

/** The pairing without the virtual points; null where the same players meet: it shows nothing about who reads them. */
function unacceleratedOf(before: Tournament, edition: Edition): Pairing | null {
  const plain = { ...before, virtualPoints: new Map<number, readonly number[]>() };
  const [right, without] = [before, plain].map((event) => rightPairing(event, edition));
  return right === null || without === null || haveSameOpponents(right, without) ? null : without;
}

/** The same players meet, whatever their colours. */
export function haveSameOpponents(one: Pairing, other: Pairing): boolean {
  const [meetings, others] = [one, other].map(({ pairs }) =>
    pairs.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`).sort(),
  );
  return meetings.join() === others.join();
}

/** With two who may not meet, and would; the same event where no round is possible then. */
function withForbiddenPair(
  plain: Tournament,
  edition: Edition,
): { readonly before: Tournament; readonly forbidden: readonly number[] } {
  for (const { white, black } of rightPairing(plain, edition)?.pairs ?? []) {
    const forbidden = [white, black].sort((a, b) => a - b);
    const before = { ...plain, forbidden: [{ first: 1, last: WITHOUT_END, ids: forbidden }] };
    if (rightPairing(before, edition) !== null) return { before, forbidden };
  }
  return { before: plain, forbidden: [] };
}

/** The last round that a restriction of the whole event has after it was read from a file. */
const WITHOUT_END = 9999;
const PLAYERS = 9;
/** Place of a player who is neither at the top nor at the bottom. */
const MIDDLE = 4;

/** An event before a later round, and what to look for in an answer. */
export interface LaterRoundEvent {
  readonly before: Tournament;
  /** Who had the pairing-allocated bye. */
  readonly hadBye: ReadonlySet<number>;
  readonly late: ReadonlySet<number>;
}

/**
 * A round in which somebody has the pairing-allocated bye only because others had it before, and players who came late are
 * there; null where none is found.
 * @param hasLate false: everybody was there from the first round on.
 */
export function laterRound(candidate: Asked, hasLate: boolean): LaterRoundEvent | null {
  const { edition } = candidate;
  const bar = edition.rules.find(({ concept }) => concept === 'bye-bar');
  if (bar === undefined) return null;
  const config = smallConfig(candidate, PLAYERS);
  const rates = { ...config.rates, ...(hasLate ? { lateEntry: { count: 2 } } : {}) };
  for (let index = 1; index <= EVENTS; index++) {
    const event = generateTournament({ ...config, rates, rounds: 5, atMost: true }, 'smoke', index);
    for (let round = 3; round <= event.pairedRounds; round++) {
      const before = tournamentBefore(event, round);
      const late = hasLate ? lateIn(before) : new Set<number>();
      if (hasLate && late.size === 0) continue;
      const [right, other] = [edition, edition.without(bar.id)].map((rules) => rightPairing(before, rules));
      if (right === null || other === null || isSame(right, other)) continue;
      return { before, hadBye: hadByeIn(before), late };
    }
  }
  return null;
}

/** Events that are looked through. */
const EVENTS = 40;

function lateIn(before: Tournament): Set<number> {
  const present = presentIn(before);
  const late = before.players.filter(({ id, rounds }) => present.has(id) && rounds[0]?.result === 'Z');
  return new Set(late.map(({ id }) => id));
}

function hadByeIn({ players }: Tournament): Set<number> {
  const had = players.filter(({ rounds }) => rounds.some(({ result }) => result === 'U'));
  return new Set(had.map(({ id }) => id));
}

/** Null where the rules pair nobody. */
export function rightPairing(before: Tournament, rules: Edition): Pairing | null {
  const outcome = pairRound(stateOf(before), rules);
  return outcome.kind === 'paired' ? { pairs: outcome.pairs, bye: outcome.bye } : null;
}
