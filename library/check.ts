import { checkFile, EXPLAIN_LIMIT, fitFile } from '../checker/index.js';
import type { AccelerationOption } from '../checker/index.js';
import type { Colour } from '../engine/index.js';
import { checkDocument } from '../reports/check/json.js';
import type { CheckDocument } from '../reports/check/json.js';
import { requireOptions } from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { inEncoding } from './in-encoding.js';
import {
  ACCELERATION,
  COLOUR,
  requireContent,
  FLAG,
  LIMIT,
  NUMBER,
  NUMBERS,
  OF_FILE,
  TEXT,
} from './option-shapes.js';
import { rulesNamed } from './edition-named.js';
import { tieBreaksNamed } from './tie-breaks-named.js';

export interface LibraryCheckOptions {
  /** Name of the file in the report. Default "tournament". */
  readonly file?: string;
  /** Label of the encoding of the bytes (a RangeError where it is not known). Default: UTF-8, else Windows Latin. */
  readonly encoding?: string;
  /** Name of one of the `editions`, "round-robin", "double-round-robin", "auto" (the default): chosen from the file, or "any": all are tried. */
  readonly rules?: string;
  /** Numbers of the rounds to check. Default: all. */
  readonly rounds?: readonly number[];
  /** The initial-colour where the file does not state it. Default: what its first game shows. */
  readonly initialColour?: Colour;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds?: number;
  /** "baku", "none", or "auto" (the default): as the file declares it; the Baku acceleration where it declares none and every round agrees with it. */
  readonly acceleration?: AccelerationOption;
  /** Whether a result, colour or number that was another when a deviating round was paired is looked for. Default true. */
  readonly dayKnowledge?: boolean;
  /** Whether each round is also paired by every other reading of the edition: `dependsOn` names those that change it. Default false. */
  readonly allReadings?: boolean;
  /**
   * The most work for each search for reasons, other readings and explanations of a round, in millions of steps, or "none". Where
   * it is reached, `stopped` of the round says what was left out. Default 500.
   */
  readonly explainLimit?: number | 'none';
  /** The rating that unrated players count with, in the standings and where the rules need ratings. Default: none. */
  readonly unrated?: number;
  /**
   * Only the pairing of each round by the rules, in `reference`, and whether the round was paired so: no reasons, no other
   * readings, no standings. To compare engines; does not go with `allReadings` or the rules "any". Default false.
   */
  readonly pairsOnly?: boolean;
  /** Whether the printed points and ranks are held against the standings. Default true. */
  readonly standings?: boolean;
  /** The list that ranks, like "PTS,BH/C1,BH". Default: that of the file. */
  readonly tieBreaks?: string;
}

/**
 * Pairs every round of a tournament file again and reports where the published pairings deviate, and where the printed
 * standings do: the document of `swissproof check --format json`. An unusable file is a report with the verdict "invalid";
 * an unknown edition or a list of tie-breaks that cannot be read is a RangeError, an argument of another type a TypeError.
 */
export function check(content: Uint8Array | string, options: LibraryCheckOptions = {}): CheckDocument {
  requireContent(content);
  requireOptions('options', options, OPTIONS);
  const { rounds, rules, file = 'tournament' } = options;
  const text = inEncoding(content, options.encoding);
  const isPairsOnly = options.pairsOnly ?? false;
  if (isPairsOnly && (rules === 'any' || options.allReadings === true))
    throw new RangeError('pairsOnly: does not go with the rules "any" or with allReadings');
  const settings = {
    rounds: rounds === undefined ? null : (round: number) => rounds.includes(round),
    firstColour: options.initialColour ?? null,
    totalRounds: options.totalRounds ?? null,
    acceleration: options.acceleration ?? 'auto',
    triesDay: options.dayKnowledge ?? true,
    allReadings: options.allReadings ?? false,
    explainLimit: options.explainLimit === 'none' ? null : (options.explainLimit ?? EXPLAIN_LIMIT),
    isPairsOnly,
    unrated: options.unrated ?? null,
    standings:
      options.standings === false || isPairsOnly
        ? null
        : { tieBreaks: tieBreaksNamed(options.tieBreaks), unrated: options.unrated ?? null },
  };
  const report =
    rules === 'any'
      ? fitFile(text, file, settings)
      : checkFile(text, file, { ...settings, ...rulesNamed(rules) });
  return checkDocument([report]);
}

const OPTIONS: ShapeOf<LibraryCheckOptions> = {
  ...OF_FILE,
  rules: TEXT,
  rounds: NUMBERS,
  initialColour: COLOUR,
  totalRounds: NUMBER,
  acceleration: ACCELERATION,
  dayKnowledge: FLAG,
  allReadings: FLAG,
  explainLimit: LIMIT,
  pairsOnly: FLAG,
  unrated: NUMBER,
  standings: FLAG,
  tieBreaks: TEXT,
};
