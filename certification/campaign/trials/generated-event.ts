/** What a generated tournament can have, in the order of the reports. */
export const EVENT_FEATURES = [
  'pairing-allocated-bye',
  'half-point-bye',
  'full-point-bye',
  'zero-point-bye',
  'forfeit',
  'double-forfeit',
  'withdrawal',
  'late-entry',
  'acceleration',
  'forbidden-pair',
  'unusual-result',
  'unrated-game',
  'other-points',
] as const;

export type EventFeature = (typeof EVENT_FEATURES)[number];

/** What a generated tournament always has, so that it is as asked for or not. */
export const EVENT_VALUES = ['players', 'rounds', 'points', 'tie-breaks'] as const;

export type EventValue = (typeof EVENT_VALUES)[number];

/** `unsaid`: the format of the settings has no words for it. */
export type ValueAnswer = 'as-asked' | 'otherwise' | 'unsaid';

/** What a generator was asked for, and what its file has: plain JSON, stored with the trial. */
export interface GeneratedEvent {
  /** Equal for two files with the same tournament: 16 hexadecimal digits. */
  readonly content: string;
  /** The chance, in thousandths, that an event by these settings has it; 0 for less than half a thousandth. */
  readonly asked: Readonly<Partial<Record<EventFeature, number>>>;
  /** What we draw for the tournament, and the format of the settings has no words for. */
  readonly unsaid: readonly EventFeature[];
  /** What the file has. */
  readonly came: readonly EventFeature[];
  readonly values: Readonly<Record<EventValue, ValueAnswer>>;
  /** An entry for each of the bands; null where the results were not asked to follow the ratings. */
  readonly results: readonly BandResults[] | null;
  /** Absent where the generator was asked once only. */
  readonly again?: AskedAgain;
}

/**
 * The games between rated players in a band of rating difference: how many, what the higher rated players scored in halves of a point,
 * and what they were expected to score in thousandths of a point.
 */
export type BandResults = readonly [games: number, halves: number, expected: number];

/** Rating differences from which a band begins, in rating points; the last one has no end. */
export const BAND_STARTS = [1, 50, 100, 200, 300, 400] as const;

/** What the same settings gave when the generator was asked for them again. */
export interface AskedAgain {
  /** With the same seed; null: the program takes no seed. */
  readonly sameSeed: OtherFile | null;
  /** With other seeds; of a program that takes none, with the settings alone. */
  readonly otherSeed: OtherFile;
}

/** `none`: no file came. */
export type OtherFile = 'same' | 'other' | 'none';
