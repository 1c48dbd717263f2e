import type { GeneratorConfig } from './config.js';

export type PresetName =
  'calm' | 'open' | 'weekend' | 'chaos' | 'tiny' | 'norm' | 'closed-norm' | 'double-norm';

/** A strong field of several federations, in which few things go wrong. */
const CLOSED_NORM: GeneratorConfig = {
  ratings: { lowest: 2250, highest: 2650, distribution: 'uniform', unrated: 0 },
  strengthSpread: { min: 50, max: 150 },
  rates: {
    forfeit: { min: 0, max: 0.01 },
    doubleForfeit: 0,
    drawAgainstLoss: 0,
    doubleLoss: 0,
    unratedGame: 0,
    withdrawal: { min: 0, max: 0.002 },
  },
  shuffledNumbers: 0,
  points: '1-½-0',
  field: {
    titled: 0.95,
    women: 0.2,
    federations: { GER: 4, IND: 2, POL: 2, USA: 2, FRA: 2, HUN: 2, NOR: 1 },
  },
  fullHeader: true,
};

/**
 * Configurations worth running, from tame to wild. Take one and change what matters:
 * `{ ...presets.chaos, players: 12 }`.
 */
export const presets: Readonly<Record<PresetName, GeneratorConfig>> = {
  /** Nobody is ever absent, and the starting numbers follow the ratings. */
  calm: {
    players: { min: 10, max: 60 },
    rounds: { min: 5, max: 9 },
    ratings: { unrated: 0 },
    strengthSpread: 0,
    rates: {
      forfeit: 0,
      doubleForfeit: 0,
      halfPointBye: 0,
      zeroPointBye: 0,
      drawAgainstLoss: 0,
      doubleLoss: 0,
      unratedGame: 0,
      fullPointBye: 0,
      withdrawal: 0,
      lateEntry: 0,
    },
    shuffledNumbers: 0,
    points: '1-½-0',
    acceleration: 'none',
    forbiddenPairs: 0,
  },
  /** What the defaults give. */
  open: {},
  /** Two or three days of amateurs, many of whom sit out the first or the last round. */
  weekend: {
    players: { min: 20, max: 80 },
    rounds: { min: 5, max: 6 },
    ratings: { lowest: 1000, highest: 2300, distribution: 'low', unrated: { min: 0, max: 0.2 } },
    strengthSpread: { min: 50, max: 200 },
    rates: {
      halfPointBye: { byRound: [{ min: 0.05, max: 0.25 }, 0.05, 0.02, 0.05, { min: 0.02, max: 0.15 }, 0.1] },
      lateEntry: { min: 0, max: 0.1 },
      withdrawal: { min: 0, max: 0.03 },
    },
    field: { titled: 0.5, women: 0.15, federations: { GER: 1 } },
  },
  /** Everything that can happen, far more often than in life. */
  chaos: {
    players: { min: 12, max: 60 },
    rounds: { min: 5, max: 13 },
    ratings: { lowest: 1000, highest: 2800, distribution: 'uniform', unrated: { min: 0, max: 0.5 } },
    strengthSpread: { min: 0, max: 400 },
    rates: {
      forfeit: { min: 0, max: 0.2 },
      doubleForfeit: { min: 0, max: 0.03 },
      drawAgainstLoss: { min: 0, max: 0.03 },
      doubleLoss: { min: 0, max: 0.03 },
      unratedGame: { min: 0, max: 0.05 },
      halfPointBye: { min: 0, max: 0.15 },
      zeroPointBye: { min: 0, max: 0.15 },
      fullPointBye: { min: 0, max: 0.05 },
      withdrawal: { min: 0, max: 0.05 },
      comeback: { min: 0, max: 0.5 },
      lateEntry: { min: 0, max: 0.3 },
    },
    shuffledNumbers: 0.5,
    acceleration: ['none', 'none', 'baku', { rounds: [1, 1, 0.5], share: 0.3 }],
    forbiddenPairs: { min: 0, max: 10 },
  },
  /** A handful of players who almost run out of opponents: the hard cases of completion and floating. */
  tiny: {
    players: { min: 4, max: 10 },
    rounds: { min: 3, max: 9 },
    ratings: { lowest: 1600, highest: 2400, distribution: 'uniform' },
    strengthSpread: { min: 0, max: 300 },
    rates: {
      forfeit: { min: 0, max: 0.25 },
      doubleForfeit: { min: 0, max: 0.03 },
      halfPointBye: { min: 0, max: 0.15 },
      zeroPointBye: { min: 0, max: 0.15 },
      fullPointBye: { min: 0, max: 0.1 },
      withdrawal: { min: 0, max: 0.04 },
      comeback: { min: 0, max: 0.5 },
      lateEntry: { min: 0, max: 0.25 },
    },
    shuffledNumbers: 0.5,
    forbiddenPairs: { min: 0, max: 3 },
  },
  /** Nine rounds of an international field, strong enough for title norms; some federations have many players. */
  norm: {
    players: { min: 10, max: 60 },
    rounds: 9,
    ratings: { lowest: 2000, highest: 2700, distribution: 'normal', unrated: 0 },
    strengthSpread: { min: 50, max: 150 },
    rates: {
      forfeit: { min: 0, max: 0.01 },
      halfPointBye: { min: 0, max: 0.01 },
      zeroPointBye: { min: 0, max: 0.01 },
      fullPointBye: 0,
      lateEntry: 0,
    },
    shuffledNumbers: 0,
    points: '1-½-0',
    acceleration: 'none',
    field: {
      titled: 0.9,
      women: 0.3,
      federations: { GER: 8, IND: 4, POL: 3, USA: 2, FRA: 2, AUT: 2, HUN: 1, NOR: 1, FID: 1 },
    },
    fullHeader: true,
  },
  /** Ten players who meet once, in a field in which norms are made (B.01); their numbers by a restricted draw. */
  'closed-norm': {
    ...CLOSED_NORM,
    system: 'round-robin',
    players: 10,
    table: { draw: 'varma' },
  },
  /** Six players who meet twice, the fewest of which norms are made in a double round robin (1.4.5). */
  'double-norm': { ...CLOSED_NORM, system: 'double-round-robin', players: 6 },
};

/** The presets that are of no system of their own: for any Swiss. */
export const SWISS_PRESETS: readonly PresetName[] = (Object.keys(presets) as PresetName[]).filter(
  (name) => presets[name].system === undefined,
);

const { rounds: _, ...CALM } = presets.calm;

/**
 * Kinds of round robins, of either system: calm ones, such in which games are forfeited and somebody withdraws, and fields in
 * which norms are made. Their starting numbers are the numbers of the table.
 */
export const ROBIN_PRESETS: Readonly<Record<string, GeneratorConfig>> = {
  calm: { ...CALM, players: { min: 5, max: 14 }, table: { draw: 'numbers' } },
  forfeits: {
    players: { min: 5, max: 12 },
    rates: {
      forfeit: { min: 0, max: 0.1 },
      doubleForfeit: { min: 0, max: 0.02 },
      withdrawal: { min: 0, max: 0.02 },
    },
    table: { draw: 'numbers' },
  },
  norm: { ...CLOSED_NORM, players: { min: 6, max: 12 }, table: { draw: 'numbers' } },
};
