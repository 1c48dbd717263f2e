/* Made from campaign-report.schema.json by npm run schema:types: change the schema. */

export type VerdictDocument = 'within' | 'missed' | 'undecided';
export type KindDocument = 'replay' | 'live' | 'their-files' | 'their-checker' | 'positions';
/**
 * Of the tournaments judged; null where there was none.
 */
export type SpreadDocument = null | {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
};
/**
 * Players and rounds.
 *
 * @minItems 2
 * @maxItems 2
 */
export type SizeDocument = readonly [number, number];
export type BoardsDocument =
  | null
  | readonly (
      | {
          readonly white: number;
          readonly black: number;
        }
      | {
          readonly bye: number;
        }
    )[];
/**
 * White and Black by starting number; 0 stands for the bye.
 */
export type CouplesDocument = readonly (readonly [number, number])[];

/**
 * report.json in the folder of `swissproof certify`, and what `certify --format json` prints.
 */
export interface CampaignDocument {
  readonly schema: 'swissproof/campaign-report/1';
  /**
   * What the campaign was, see campaign-manifest.schema.json.
   */
  readonly manifest: object;
  readonly threshold: {
    readonly name: 'c04a' | '2026' | 'positions';
    readonly title: string;
    /**
     * Tournaments in each direction that the procedure asks for.
     */
    readonly tournaments: number;
    /**
     * The most that it allows in them.
     */
    readonly discrepancies: number;
    /**
     * Whether a tournament with wrong standings is a discrepancy.
     */
    readonly countsStandings: boolean;
    /**
     * Whether a generator fails that always makes the same file of the same settings.
     */
    readonly failsFixedFiles: boolean;
  };
  /**
   * The worst of the directions.
   */
  readonly verdict: VerdictDocument;
  /**
   * With this tournament the threshold could not be reached any more, and the rest was left; null where nothing was left.
   */
  readonly endedWith: null | {
    readonly index: number;
    readonly direction: KindDocument;
  };
  readonly directions: readonly DirectionDocument[];
  /**
   * Deviations by the rule named.
   */
  readonly byRule: readonly TallyDocument[];
  readonly bySize: readonly TallyDocument[];
  readonly byScenario: readonly TallyDocument[];
  /**
   * In how many of the tournaments the rule decides that they were steered to; null where they were not.
   */
  readonly steered: null | {
    readonly rule: string;
    readonly decided: number;
    readonly tournaments: number;
  };
  /**
   * Rounds that depend on each doubtful place of the edition, by its number in corpus/readings.md; null where that was not counted.
   */
  readonly byReading: null | {
    readonly [k: string]: number;
  };
  /**
   * Rounds that each rule decided; null where that was not counted.
   */
  readonly coverage: null | {
    readonly [k: string]: number;
  };
  /**
   * Rules that decided no round, where that was counted.
   */
  readonly neverDecided: readonly string[];
  /**
   * The smallest tournament for the first deviation of each rule.
   */
  readonly shrunk: readonly ShrunkDocument[];
  /**
   * Rules for which there was no time to look for it, or not to the end.
   */
  readonly unshrunk: readonly string[];
  /**
   * Deviations at which the program failed while it was asked for smaller tournaments, so that whether they can be repeated, or be smaller, is not known.
   */
  readonly shrinkFailures: readonly ShrinkFailureDocument[];
  /**
   * What the second program says where ours and the candidate differ.
   */
  readonly triage: readonly TriageDocument[];
  /**
   * The deviating rounds with their pairs, the first hundred of them.
   */
  readonly discrepancies: readonly DiscrepancyDocument[];
  /**
   * What explains all discrepancies alike, not only the first hundred; null: nothing does.
   */
  readonly explainedBy: null | {
    /**
     * Items: Number of a reading in corpus/readings.md, or the name of an edition.
     */
    readonly readings: readonly string[];
    /**
     * Rounds that deviate.
     */
    readonly discrepancies: number;
  };
  /**
   * Which differences stand in the ledger of programs, corpus/programs/ledger.json.
   */
  readonly known: readonly KnownDifferenceDocument[];
  /**
   * How programs read the doubtful places of the edition: readings of corpus/programs/ledger.json.
   */
  readonly readingSides: readonly {
    readonly reading: string;
    readonly edition: string;
    readonly program: string;
    readonly version: string;
    readonly side: 'as-here' | 'otherwise';
    readonly seen: 'run' | 'told';
  }[];
  /**
   * Every tournament that does not agree, by number.
   */
  readonly cases: readonly CaseDocument[];
  /**
   * Every tournament in which the candidate's standings, or its checker's opinion on ours, are wrong, by number, whatever its outcome is: that is of the pairings.
   */
  readonly standingsCases: readonly CaseDocument[];
}
export interface DirectionDocument {
  /**
   * The wrong rounds that the candidate's checker was given, at most one in a tournament, and how many of them it flags; null where it was not asked.
   */
  readonly planted: null | {
    readonly planted: number;
    readonly found: number;
  };
  /**
   * Standings; null where the direction does not look at them, or the candidate's checker does not. They count for the verdict if the threshold says so (countsStandings).
   */
  readonly standings: null | {
    /**
     * Tournaments in which they were compared.
     */
    readonly compared: number;
    /**
     * Tournaments in which nothing could be compared, or of which the candidate's checker says nothing.
     */
    readonly notChecked: number;
    /**
     * Of those compared: wrong ones in the candidate's files, or wrong opinions of its checker.
     */
    readonly deviating: number;
    /**
     * Errors that we have planted for its checker.
     */
    readonly planted: number;
    /**
     * Planted errors that it does not report.
     */
    readonly missed: number;
  };
  readonly direction: KindDocument;
  readonly verdict: VerdictDocument;
  /**
   * Tournaments asked for.
   */
  readonly wanted: number;
  /**
   * Tournaments run so far.
   */
  readonly run: number;
  /**
   * Tournaments in which there was something to compare.
   */
  readonly judged: number;
  readonly outcomes: {
    readonly agrees: number;
    readonly deviates: number;
    readonly 'candidate-crash': number;
    readonly 'candidate-timeout': number;
    readonly 'unreadable-answer': number;
    readonly 'invalid-file': number;
    readonly infeasible: number;
    readonly 'our-defect': number;
  };
  /**
   * Wishes that the candidate's generator called infeasible; it was asked for others.
   */
  readonly infeasibleWishes: number;
  readonly roundsJudged: number;
  readonly tournamentsDeviating: number;
  /**
   * Rounds with another pairing than ours.
   */
  readonly roundsDeviating: number;
  /**
   * What the procedure counts: these rounds and, if it compares standings, the tournaments with wrong ones.
   */
  readonly discrepancies: number;
  /**
   * Tournaments judged that count for the threshold: with their standings, if the procedure compares these as well. Equal tournaments of the candidate's generator count once.
   */
  readonly complete: number;
  /**
   * Of these, with the same pairs and byes but other colours.
   */
  readonly roundsColourOnly: number;
  /**
   * At 95 % confidence, fewer tournaments than this share deviate. Equal tournaments of the candidate's generator are one here.
   */
  readonly upperLimit: number;
  /**
   * Tournaments at which the candidate failed; each limit at 95 % confidence.
   */
  readonly failures: {
    readonly count: number;
    readonly lowerLimit: number;
    readonly upperLimit: number;
  };
  readonly players: SpreadDocument;
  readonly rounds: SpreadDocument;
  /**
   * What the candidate's generator was asked for, and what came; null in other directions.
   */
  readonly generator: null | GeneratorDocument;
}
export interface GeneratorDocument {
  /**
   * Files of the generator that could be read as tournaments; the other numbers are about these.
   */
  readonly counted: number;
  /**
   * Tournaments judged of which nothing is known here, because an older version ran them.
   */
  readonly notCounted: number;
  /**
   * Different tournaments; names, dates and comments make no difference.
   */
  readonly different: number;
  /**
   * Files with the tournament that came most often.
   */
  readonly mostEqual: number;
  readonly features: readonly {
    readonly feature:
      | 'pairing-allocated-bye'
      | 'half-point-bye'
      | 'full-point-bye'
      | 'zero-point-bye'
      | 'forfeit'
      | 'double-forfeit'
      | 'withdrawal'
      | 'late-entry'
      | 'acceleration'
      | 'forbidden-pair'
      | 'unusual-result'
      | 'unrated-game'
      | 'other-points';
    /**
     * Tournaments that were asked to have it, or to have it with some chance.
     */
    readonly asked: number;
    /**
     * In how many of these our own generator would have it, rounded.
     */
    readonly expected: number;
    /**
     * In how many of these it came.
     */
    readonly came: number;
    /**
     * Tournaments for which we draw it, but the format of the settings has no words for it.
     */
    readonly unsaid: number;
    /**
     * Tournaments in which it came without being asked for.
     */
    readonly unasked: number;
  }[];
  readonly values: readonly {
    readonly value: 'players' | 'rounds' | 'points' | 'tie-breaks';
    readonly asAsked: number;
    readonly otherwise: number;
    /**
     * The format of the settings has no words for it.
     */
    readonly unsaid: number;
  }[];
  /**
   * Games between rated players, by the difference of their ratings.
   */
  readonly results: readonly {
    readonly least: number;
    /**
     * Null: the band has no end.
     */
    readonly most: null | number;
    readonly games: number;
    /**
     * Points of the higher rated player in a game; null for no game.
     */
    readonly share: null | number;
    /**
     * The same by the model of O. Milvang (2015).
     */
    readonly expected: null | number;
    /**
     * Both differ by more than three standard deviations of chance.
     */
    readonly differs: boolean;
  }[];
  /**
   * Files that were asked to have players stronger or weaker than their ratings; their games are not counted.
   */
  readonly resultsLeftOut: number;
  /**
   * Tournaments that the generator was asked for again; null where there are none.
   */
  readonly again: null | {
    readonly tested: number;
    /**
     * With the same seed; null for a program that takes no seed.
     */
    readonly sameSeed: null | RepeatedFilesDocument;
    /**
     * With other seeds; for a program that takes none, with the settings alone.
     */
    readonly otherSeed: RepeatedFilesDocument;
  };
  /**
   * The same settings gave the same file whenever they were asked for with another seed.
   */
  readonly isFixed: boolean;
}
export interface RepeatedFilesDocument {
  readonly same: number;
  readonly other: number;
  /**
   * No file came.
   */
  readonly none: number;
}
export interface TallyDocument {
  readonly name: string;
  /**
   * Tournaments judged; 0 for a rule.
   */
  readonly judged: number;
  readonly tournaments: number;
  readonly rounds: number;
}
export interface ShrunkDocument {
  readonly rule: string;
  readonly index: number;
  readonly direction: KindDocument;
  readonly round: number;
  /**
   * Path in the folder of the campaign.
   */
  readonly file: string;
  /**
   * Path of what the candidate is given: in its dialect, before the round where it is asked to pair.
   */
  readonly theirFile: string;
  readonly from: SizeDocument;
  readonly to: SizeDocument;
  /**
   * The command that shows the deviation of the file, for a shell in the folder of the campaign.
   */
  readonly check: string;
  /**
   * What ended the search before nothing smaller was left to try.
   */
  readonly stoppedBy: 'trials' | 'time' | null;
}
export interface ShrinkFailureDocument {
  readonly rule: string;
  readonly index: number;
  readonly direction: KindDocument;
  readonly round: number;
  /**
   * At how many questions it failed; outcome, note and file are those of the first.
   */
  readonly questions: number;
  readonly outcome: 'candidate-crash' | 'candidate-timeout' | 'unreadable-answer';
  readonly note: string;
  /**
   * Path, in the folder of the campaign, of the first file at which it failed.
   */
  readonly file: string;
}
export interface TriageDocument {
  readonly index: number;
  readonly direction: KindDocument;
  readonly round: number;
  readonly rule: string;
  readonly class: 'agrees-with-us' | 'agrees-with-candidate' | 'three-answers' | 'no-answer';
  readonly note: string;
  /**
   * Path of the certificates in the folder of the campaign.
   */
  readonly certificates: string | null;
}
export interface DiscrepancyDocument {
  readonly index: number;
  readonly direction: KindDocument;
  readonly round: number;
  /**
   * Boards of the rules that the candidate does not have; null: the round has no legal pairing.
   */
  readonly expected: BoardsDocument;
  /**
   * Boards of the candidate that the rules do not give; null where it gives none.
   */
  readonly actual: BoardsDocument;
  /**
   * Of a round with an error that the candidate's checker accepts: the boards that we have planted.
   */
  readonly planted?: BoardsDocument;
  /**
   * Other readings of the rules that give the candidate's pairing, or the one that its checker accepts: their numbers in readings.md, or another edition.
   */
  readonly readings: readonly string[];
}
export interface KnownDifferenceDocument {
  readonly index: number;
  readonly direction: KindDocument;
  /**
   * Null: the program failed.
   */
  readonly round: number | null;
  /**
   * The ids of the entries.
   */
  readonly entries: readonly string[];
  /**
   * known: of the same version, edition, rule and kind of difference; looks-like: the version is another or not told, or the cause cannot be seen from the rule.
   */
  readonly certainty: 'known' | 'looks-like';
}
export interface CaseDocument {
  readonly index: number;
  readonly direction: KindDocument;
  readonly scenario: string;
  readonly edition: string;
  readonly players: number;
  readonly rounds: number;
  /**
   * Rounds that were compared before the candidate failed.
   */
  readonly compared?: number;
  /**
   * Rounds of the whole event, as far as they are known; rounds are those that were compared.
   */
  readonly totalRounds?: number;
  readonly outcome:
    | 'agrees'
    | 'deviates'
    | 'candidate-crash'
    | 'candidate-timeout'
    | 'unreadable-answer'
    | 'invalid-file'
    | 'infeasible'
    | 'our-defect';
  /**
   * What happened, where it is no deviation.
   */
  readonly note: string;
  readonly deviations: readonly {
    readonly round: number;
    readonly kind:
      'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'colour' | 'board-order' | 'reference';
    readonly rule: string;
    readonly article: string;
    readonly explanation: string;
  }[];
  readonly decided: {
    readonly [k: string]: number;
  };
  /**
   * Wishes that the candidate's generator called infeasible before it was given this one, or up to the end.
   */
  readonly infeasible: number;
  /**
   * Path in the folder of the campaign; null where each deviating round has a file of its own. Of a generator that failed, the settings that it was given.
   */
  readonly file: string | null;
  /**
   * By its number each deviating round that was asked for by itself: path of the tournament as it stood then, with the round as the candidate pairs it.
   */
  readonly roundFiles: {
    readonly [k: string]: string;
  };
  /**
   * The round that we have paired wrongly for the candidate's checker; null: none was.
   */
  readonly planted?: null | {
    readonly round: number;
    /**
     * Its kind.
     */
    readonly error: string;
    /**
     * The checker flags the round.
     */
    readonly isFound: boolean;
  };
  /**
   * What the candidate's checker has wrong of the file, where it has.
   */
  readonly mistakes?: readonly MistakeDocument[];
  /**
   * What came of the standings, where they were compared.
   */
  readonly standings?: {
    readonly verdict: 'agrees' | 'deviates' | 'not-checked';
    /**
     * The error that we have planted in our own standings; null: none was.
     */
    readonly planted: 'ranks exchanged' | 'points wrong' | 'order of the list' | 'modifier ignored' | null;
    /**
     * In the candidate's file; or those planted in ours, where its checker does not say that something is wrong.
     */
    readonly wrongPlaces: readonly {
      readonly player: number;
      readonly field: 'points' | 'rank';
      readonly published: number;
      readonly reference: number;
      /**
       * The tie-break that decides, or the field.
       */
      readonly rule: string;
      /**
       * Of C.07; empty for points.
       */
      readonly article: string;
    }[];
  };
  /**
   * The command that runs this tournament again.
   */
  readonly replay: string;
}
export interface MistakeDocument {
  readonly round: number;
  /**
   * The kind of error that we have planted and it accepts; null: it flags a round that is right.
   */
  readonly planted: null | string;
  /**
   * Of a round that it flags: the pairs by which it would replace others; null where it does not say.
   */
  readonly instead: null | {
    readonly added: CouplesDocument;
    /**
     * Null: all pairs of the round.
     */
    readonly removed: null | CouplesDocument;
  };
}
