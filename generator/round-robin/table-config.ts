import { defaultEdition } from '../../engine/index.js';
import { placesFor, ROBIN_KINDS, roundsOfTable, varmaSets } from '../../engine/round-robin/index.js';
import type { RobinKind } from '../../engine/round-robin/index.js';
import type { Amount, GeneratorConfig, Quota, Range, RateConfig, Span } from '../config/config.js';
import { span } from '../config/span.js';

/**
 * The configuration of a round robin with all filled in that its table settles. Throws a RangeError for whatever has no
 * place in it: nothing that was asked for is left out in silence.
 */
export function asRoundRobin(config: GeneratorConfig, kind: RobinKind, listed: number): GeneratorConfig {
  const isSingle = kind.cycles.cycles === 1;
  const { draw = 'lot', lastTwo, cycles } = config.table ?? {};
  if (isSingle && lastTwo !== undefined && lastTwo !== 'either')
    throw new RangeError(`table.lastTwo: ${kind.id} has one cycle, in which nothing is exchanged`);
  if (isSingle && cycles !== undefined && cycles !== 1)
    throw new RangeError(
      `table.cycles: ${kind.id} has one cycle; possible: ${ROBIN_KINDS.filter((one) => one !== kind)
        .map(({ id }) => id)
        .join(', ')}`,
    );
  if (
    !isSingle &&
    cycles !== undefined &&
    !(Number.isInteger(cycles) && cycles >= 2 && cycles <= MOST_CYCLES)
  )
    throw new RangeError(`table.cycles: ${cycles} is no number from 2 to ${MOST_CYCLES}`);
  requireNothing(config, kind);
  const usual = isSingle
    ? { min: draw === 'varma' ? 9 : 5, max: 14 }
    : { min: draw === 'varma' ? 9 : 4, max: (cycles ?? 2) > 2 ? 6 : 10 };
  const players = span('players', listed > 0 ? listed : config.players, usual);
  const rounds = roundsOf(players, cycles ?? kind.cycles.cycles);
  if (rounds.max > MOST_ROUNDS)
    throw new RangeError(
      `players: ${players.max} play ${rounds.max} rounds in a ${kind.id}, and a tournament has ${MOST_ROUNDS} at most`,
    );
  const asked = config.rounds === undefined ? rounds : span('rounds', config.rounds, rounds);
  if (asked.min !== rounds.min || asked.max !== rounds.max)
    throw new RangeError(
      `rounds: ${words(players)} players play ${words(rounds)} rounds in a ${kind.id}, and ${words(asked)} are asked for; possible: leave out rounds`,
    );
  if (draw === 'varma' && [players.min, players.max].some((count) => varmaSets(count) === null))
    throw new RangeError(
      `table.draw: varma has sets for 9 to 24 players, and ${words(players)} are asked for`,
    );
  const rates = { ...config.rates };
  for (const rate of NO_RATES) rates[rate] = 0;
  return {
    ...config,
    players,
    rounds,
    rates,
    acceleration: 'none',
    forbiddenPairs: 0,
    table: {
      draw,
      lastTwo: isSingle ? 'either' : (lastTwo ?? 'either'),
      ...(isSingle || cycles === undefined || cycles === 2 ? {} : { cycles }),
    },
  };
}

/** Throws a RangeError for a table that is asked for in another event; what is usual asks for nothing. */
export function requireNoTable({ system = defaultEdition.id, table = {} }: GeneratorConfig): void {
  const { draw = 'lot', lastTwo = 'either', cycles = 2 } = table;
  if (draw === 'lot' && lastTwo === 'either' && cycles === 2) return;
  throw new RangeError(`table: ${system} pairs a Swiss, which has no table; possible: leave it out`);
}

/** As many as a configuration can ask for. */
const MOST_ROUNDS = 50;
const MOST_CYCLES = 12;

/** A table has everybody in every round: who is away forfeits the games. */
export const NO_RATES = ['halfPointBye', 'zeroPointBye', 'fullPointBye', 'comeback', 'lateEntry'] as const;

function requireNothing(config: GeneratorConfig, { id }: RobinKind): void {
  const { rates = {}, acceleration = 'none', forbiddenPairs = 0, initialColour = 'random' } = config;
  const methods = Array.isArray(acceleration) ? (acceleration as readonly unknown[]) : [acceleration];
  const { min, max } =
    typeof forbiddenPairs === 'number' ? span('', forbiddenPairs, { min: 0, max: 0 }) : forbiddenPairs;
  const lost: readonly (readonly [boolean, string, string])[] = [
    ...NO_RATES.map((rate) => [isWanted(rates[rate]), `rates.${rate}`, REASONS[rate]] as const),
    [methods.some((method) => method !== 'none'), 'acceleration', 'its games are those of the table'],
    [min > 0 || max > 0, 'forbiddenPairs', 'everybody meets everybody'],
    [initialColour !== 'random', 'initialColour', 'its colours are those of the table'],
    [config.maxi === true, 'maxi', 'it has a table, and no rules of a Swiss'],
    [Object.keys(config.choices ?? {}).length > 0, 'choices', 'its table leaves no choice'],
    [Object.keys(config.teams ?? {}).length > 0, 'teams', 'players meet in it'],
  ];
  const found = lost.find(([isAsked]) => isAsked);
  if (found !== undefined)
    throw new RangeError(`${found[1]}: not in a ${id}: ${found[2]}; possible: leave it out`);
}

const REASONS: Readonly<Record<(typeof NO_RATES)[number], string>> = {
  halfPointBye: 'a game that is not played is forfeited',
  zeroPointBye: 'a game that is not played is forfeited',
  fullPointBye: 'a game that is not played is forfeited',
  comeback: 'who withdraws has forfeited all games that are left',
  lateEntry: 'the numbers are drawn once, before round 1',
};

function isWanted(amount: RateConfig[keyof RateConfig]): boolean {
  if (amount === undefined || typeof amount === 'number') return (amount ?? 0) > 0;
  return mayHappen(amount) || partsOf(amount).some(mayHappen);
}

function partsOf(amount: Amount): readonly Quota[] {
  return typeof amount === 'number' ? [] : (amount.byRound ?? []);
}

function mayHappen(quota: Quota): boolean {
  if (typeof quota === 'number') return quota > 0;
  return (quota.max ?? 0) > 0 || most(quota.count) > 0;
}

function most(range: Range | undefined): number {
  return typeof range === 'object' ? range.max : (range ?? 0);
}

function roundsOf({ min, max }: Span, cycles: number): Span {
  const rounds = (players: number): number => cycles * roundsOfTable(placesFor(players));
  return { min: rounds(min), max: rounds(max) };
}

function words({ min, max }: Span): string {
  return min === max ? String(min) : `${min} to ${max}`;
}
