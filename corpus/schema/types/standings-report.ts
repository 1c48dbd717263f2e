/* Made from standings-report.schema.json by npm run schema:types: change the schema. */

/**
 * Exact but for what a floating-point number rounds; null for no value.
 */
export type ValueDocument = number | null;
export type IdsDocument = readonly number[];

/**
 * The document that `swissproof standings --format json` writes. Scores are in points, players are starting numbers.
 */
export interface StandingsDocument {
  readonly schema: 'swissproof/standings-report/1';
  readonly program: {
    readonly name: 'swissproof';
    readonly version: string;
  };
  readonly file: string;
  readonly name: string;
  /**
   * The edition of C.07, the tie-break regulations.
   */
  readonly edition: {
    readonly id: '2026' | '2024' | '2023' | 'before-2023';
    /**
     * fit: of those that the date leaves open the one by which the printed ranks are right.
     */
    readonly chosenBy: 'option' | 'date' | 'default' | 'fit';
    readonly reason: string;
  };
  /**
   * Rounds that count; 0 before round 1 is finished.
   */
  readonly round: number;
  readonly isFinal: boolean;
  readonly isRoundRobin: boolean;
  /**
   * Where the list of tie-breaks comes from.
   */
  readonly list: {
    readonly from: 'option' | 'file' | 'default';
    readonly record: '202' | '212' | null;
    readonly reason: string;
  };
  /**
   * The tie-breaks from the first; PTS for the points.
   */
  readonly columns: readonly ColumnDocument[];
  /**
   * The first the best; those who remain tied share the best rank.
   */
  readonly rows: readonly RowDocument[];
  /**
   * Those who completed less than half of their games in a round robin.
   */
  readonly leftOut: IdsDocument;
  /**
   * How the values of the player come about that was asked for.
   */
  readonly story: StoryDocument | null;
  /**
   * Why one of the two players that were asked for is ahead of the other; absent where none was asked for.
   */
  readonly comparison?: ComparisonDocument;
}
export interface ColumnDocument {
  /**
   * In the notation of MTB26, like BH/C1.
   */
  readonly tieBreak: string;
  readonly name: string | null;
  /**
   * Article of C.07; empty for the points and before September 2023, null for what is not a FIDE tie-break.
   */
  readonly article: string | null;
  /**
   * Why it has no values and decides nothing; null where it does.
   */
  readonly dropped:
    'not-fide' | 'unrated-players' | 'not-in-round-robins' | 'only-in-round-robins' | 'only-for-teams' | null;
  readonly reason: string | null;
}
export interface RowDocument {
  readonly rank: number;
  readonly id: number;
  readonly name: string;
  readonly rating: number | null;
  /**
   * One for each column. For the direct encounter the points among those who were tied, which article 6 judges.
   */
  readonly values: readonly ValueDocument[];
  /**
   * The rank once each column has decided what it can.
   */
  readonly ranks: readonly number[];
}
export interface StoryDocument {
  readonly id: number;
  readonly rank: number;
  readonly columns: readonly ColumnStoryDocument[];
}
export interface ColumnStoryDocument {
  readonly tieBreak: string;
  readonly value: ValueDocument;
  /**
   * How the parts make the value; null for the direct encounter and where the column is dropped.
   */
  readonly combination: 'sum' | 'average' | 'performance' | 'perfect-performance' | null;
  readonly explanation: string | null;
  readonly parts: readonly PartDocument[];
  readonly encounter: EncounterDocument | null;
}
export interface PartDocument {
  readonly round: number | null;
  /**
   * The scheduled opponent.
   */
  readonly opponent: number | null;
  /**
   * What it adds, unless it is cut.
   */
  readonly value: number;
  readonly why: string;
  readonly article: string;
  /**
   * Score of the opponent or the dummy, as adjusted.
   */
  readonly score: number | null;
  /**
   * What the adjustment added to the score that the opponent has.
   */
  readonly adjustment: number | null;
  /**
   * Points that the player has from the round.
   */
  readonly worth: number | null;
  /**
   * A voluntary unplayed round of the player.
   */
  readonly isVoluntary: boolean;
  readonly cut: {
    readonly end: 'lowest' | 'highest';
    readonly article: string;
  } | null;
  readonly explanation: string;
}
export interface EncounterDocument {
  /**
   * Those who were tied, with their points against each other.
   */
  readonly players: readonly {
    readonly id: number;
    readonly score: number;
  }[];
  readonly meetings: readonly MeetingDocument[];
  /**
   * Pairs that have not met.
   */
  readonly missing: readonly (readonly [number, number])[];
  /**
   * The article that ranks some of them; null where all remain tied; empty before September 2023, whose rules have no such numbers.
   */
  readonly article: '6.2' | '6.3' | '' | null;
  /**
   * The players in their new order, those who are still tied together.
   */
  readonly groups: readonly IdsDocument[];
  readonly explanation: string;
  /**
   * Article 6 applied again.
   */
  readonly further: readonly EncounterDocument[];
}
export interface MeetingDocument {
  readonly round: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly players: readonly [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly points: readonly [number, number];
}
export interface ComparisonDocument {
  /**
   * Of two who remain tied, the one with the lower starting number.
   */
  readonly ahead: ComparedDocument;
  readonly behind: ComparedDocument;
  /**
   * The tie-breaks that leave the two tied, from the first.
   */
  readonly equal: readonly ComparedColumnDocument[];
  /**
   * The tie-break that decides; null: the two remain tied.
   */
  readonly decides: ComparedColumnDocument | null;
  readonly explanation: string;
}
export interface ComparedDocument {
  readonly id: number;
  readonly rank: number;
}
export interface ComparedColumnDocument {
  /**
   * In the notation of MTB26, like BH/C1.
   */
  readonly tieBreak: string;
  /**
   * Article of C.07; empty for the points and before September 2023.
   */
  readonly article: string;
  /**
   * Of the player ahead, and of the other. For the direct encounter the points among those who were tied, which article 6 judges.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly values: readonly [ValueDocument, ValueDocument];
}
