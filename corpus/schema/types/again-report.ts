/* Made from again-report.schema.json by npm run schema:types: change the schema. */

export type DirectionDocument = 'replay' | 'live' | 'their-files' | 'their-checker' | 'positions';
/**
 * elsewhere: deviates in a round, by a rule or in a place of the standings in which it did not before. fails: the program failed, and not as it did before. not-judged: whether it is mended is not known.
 */
export type StateDocument = 'mended' | 'partly-mended' | 'not-mended' | 'elsewhere' | 'fails' | 'not-judged';

/**
 * What `certify --again FOLDER --format json` prints.
 */
export interface AgainDocument {
  readonly schema: 'swissproof/again-report/1';
  /**
   * The swissproof that ran the tournaments again.
   */
  readonly program: {
    readonly name: string;
    readonly version: string;
  };
  readonly campaign: {
    readonly folder: string;
    readonly edition: string;
    /**
     * The swissproof that ran the campaign.
     */
    readonly program: {
      readonly name: string;
      readonly version: string;
    };
    /**
     * Tournaments that the campaign was to run, one for each direction.
     */
    readonly wanted: number;
    /**
     * Tournaments that it has run.
     */
    readonly run: number;
    /**
     * Tournaments with a deviation, a failure of the program or wrong standings.
     */
    readonly found: number;
    /**
     * Tournaments that say nothing about the program: infeasible settings, or a defect of swissproof. They are not run again.
     */
    readonly unjudged: number;
  };
  readonly candidate: {
    readonly before: IdentityDocument;
    /**
     * Null where the campaign found nothing, so that nothing was run again.
     */
    readonly now: null | IdentityDocument;
  };
  readonly headline: string;
  /**
   * What is not known after this, in sentences.
   */
  readonly limits: readonly string[];
  /**
   * Tournaments by state.
   */
  readonly totals: {
    readonly mended: number;
    readonly 'partly-mended': number;
    readonly 'not-mended': number;
    readonly elsewhere: number;
    readonly fails: number;
    readonly 'not-judged': number;
    /**
     * Tournaments that were not run again because of an interruption.
     */
    readonly left: number;
  };
  /**
   * Rounds that deviate by each rule, in the tournaments that were run again and could be judged.
   */
  readonly byRule: readonly {
    readonly rule: string;
    readonly article: string;
    readonly before: number;
    readonly now: number;
  }[];
  /**
   * Tournaments.
   */
  readonly wrongStandings: CountDocument;
  /**
   * Tournaments.
   */
  readonly failures: CountDocument;
  readonly tournaments: readonly TournamentDocument[];
  /**
   * The smallest tournaments of the campaign, each with its last round alone.
   */
  readonly shrunk: readonly ShrunkDocument[];
}
export interface IdentityDocument {
  readonly name: string;
  /**
   * As the program says itself.
   */
  readonly version: string | null;
  /**
   * SHA-256 of the file of the program.
   */
  readonly program: string;
  /**
   * SHA-256 of the profile without the place of the program.
   */
  readonly profile: string;
}
export interface CountDocument {
  readonly before: number;
  readonly now: number;
}
export interface TournamentDocument {
  readonly index: number;
  readonly direction: DirectionDocument;
  readonly scenario: string;
  readonly state: StateDocument;
  readonly before: FindingsDocument;
  readonly now: FindingsDocument;
  /**
   * The rounds that deviate by each rule.
   */
  readonly rules: readonly {
    readonly rule: string;
    readonly article: string;
    readonly before: readonly number[];
    readonly now: readonly number[];
  }[];
  /**
   * Null where the standings were wrong neither before nor now.
   */
  readonly standings: null | {
    /**
     * They were wrong.
     */
    readonly before: boolean;
    /**
     * They are wrong; null: they were not compared.
     */
    readonly now: boolean | null;
    readonly placesBefore: number;
    readonly placesNow: number;
  };
  /**
   * Shows the tournament in full.
   */
  readonly command: string;
}
export interface FindingsDocument {
  readonly players: number;
  /**
   * Rounds that were compared; of a tournament at which the program failed, those that it has.
   */
  readonly rounds: number;
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
  readonly deviations: readonly DeviationDocument[];
}
export interface DeviationDocument {
  readonly round: number;
  readonly kind:
    'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'colour' | 'board-order' | 'reference';
  readonly rule: string;
  readonly article: string;
  readonly explanation: string;
}
export interface ShrunkDocument {
  readonly rule: string;
  readonly index: number;
  readonly direction: DirectionDocument;
  /**
   * Path in the folder of the campaign.
   */
  readonly file: string;
  readonly round: number;
  /**
   * agrees: of a tournament that the generator of the program wrote; the program may have paired the round by the rules before, too. missing: the file cannot be read. cannot-pair: the program is a generator only.
   */
  readonly state: 'mended' | 'not-mended' | 'elsewhere' | 'fails' | 'agrees' | 'missing' | 'cannot-pair';
  readonly deviations: readonly DeviationDocument[];
  /**
   * Null where the program did not fail.
   */
  readonly failure: null | {
    readonly outcome: 'candidate-crash' | 'candidate-timeout' | 'unreadable-answer';
    readonly note: string;
  };
}
