/* Made from table-explanation.schema.json by npm run schema:types: change the schema. */

export type OpponentDocument = number | 'bye';

/**
 * The document that `swissproof explain --format json` writes of a round robin. Players are starting numbers; the numbers of the table are said to be such.
 */
export interface TableExplanationDocument {
  readonly schema: 'swissproof/table-explanation/1';
  readonly program: {
    readonly name: 'swissproof';
    readonly version: string;
  };
  readonly file: string;
  readonly name: string;
  readonly edition: {
    /**
     * double-round-robin: everybody meets everybody twice or oftener.
     */
    readonly id: 'round-robin' | 'double-round-robin';
    /**
     * fit: nothing but the games says that it is a round robin.
     */
    readonly chosenBy: 'option' | 'file' | 'fit';
    readonly reason: string;
  };
  readonly round: number;
  /**
   * Of the whole event.
   */
  readonly rounds: number;
  /**
   * What the round takes from the Berger table.
   */
  readonly table: {
    /**
     * How many the table has: of an odd number of players one more, which nobody has.
     */
    readonly numbers: number;
    /**
     * The round of the table, in which those meet whose numbers have the sum of this round and 1, modulo the rounds of the table.
     */
    readonly round: number;
    /**
     * As in every second cycle.
     */
    readonly coloursTurned: boolean;
  };
  /**
   * Whether the published round is the one explained; null while it is not published.
   */
  readonly published: 'agrees' | 'deviates' | null;
  /**
   * By the table, in its order.
   */
  readonly boards: readonly {
    readonly white: number;
    readonly black: number;
  }[];
  /**
   * Who has a rest round.
   */
  readonly rests: readonly number[];
  /**
   * Every player with the number of the table, in the order of these.
   */
  readonly numbers: readonly {
    readonly player: number;
    readonly number: number;
  }[];
  readonly questions: readonly {
    readonly question: 'pair' | 'why-not';
    /**
     * Two players, or one and the rest round.
     *
     * @minItems 2
     * @maxItems 2
     */
    readonly players: readonly [number, OpponentDocument];
    /**
     * In which these two meet, or this one rests.
     */
    readonly rounds: readonly number[];
    /**
     * Who has White in the round explained; null where it has not the game.
     */
    readonly white: number | null;
    readonly explanation: string;
  }[];
}
