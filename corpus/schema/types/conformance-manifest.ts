/* Made from conformance-manifest.schema.json by npm run schema:types: change the schema. */

/**
 * White and Black; of teams, and of matches of two games, those of the first board and of the first game.
 *
 * @minItems 2
 * @maxItems 2
 */
export type PairDocument = readonly [number, number];
/**
 * Who receives the pairing-allocated bye; null: nobody.
 */
export type ByeDocument = number | null;

/**
 * corpus/conformance/manifest.json: small events before a round, and how the rules pair that round. The README beside it explains it on one page.
 */
export interface ConformanceDocument {
  readonly schema: 'swissproof/conformance/1';
  /**
   * Of the suite. The first number changes where the expected round of a case does, or a case goes; the second where cases are added; the third where only words change.
   */
  readonly version: string;
  /**
   * In order of difficulty.
   */
  readonly cases: readonly CaseDocument[];
  /**
   * Every rule of every edition, with the number of cases in which it decides.
   */
  readonly rules: readonly CoverageDocument[];
}
export interface CaseDocument {
  /**
   * Never given to another case.
   */
  readonly id: string;
  /**
   * By whose rules the round is paired, like "dutch-2026".
   */
  readonly edition: string;
  /**
   * What the file declares of the rules besides the edition (record 192, or a comment), as options of swissproof like "--maxi"; absent: nothing.
   */
  readonly declared?: readonly string[];
  /**
   * The edition by which this round is paired where that is another one, as the seeding rounds are; the rules that decide are of this one then.
   */
  readonly pairedBy?: string;
  /**
   * The event before the round: TRF26, relative to the folder of the manifest.
   */
  readonly file: string;
  /**
   * The round to be paired: the one after the last one in the file.
   */
  readonly round: number;
  /**
   * How many are to be paired.
   */
  readonly players: number;
  readonly expected: RoundDocument;
  /**
   * The rules that decide the round; the one that the case is there for first.
   */
  readonly decides: readonly DecisionDocument[];
  /**
   * calm: every earlier round is paired by the same rules; by-hand: some are not.
   */
  readonly history: 'calm' | 'by-hand';
  /**
   * Other rounds that are right, too, where a doubtful place of the text is read otherwise.
   */
  readonly alternatives: readonly AlternativeDocument[];
  /**
   * What pairs the round as expected besides the engine of swissproof: "literal" is its reading of the text by the letter, which shares no rule with the engine; others are programs with their version.
   */
  readonly confirmedBy: readonly string[];
  /**
   * What there is in the event, or in the round.
   */
  readonly topics: readonly (
    | 'bye'
    | 'half-point-bye'
    | 'full-point-bye'
    | 'forfeit'
    | 'absence'
    | 'late-entry'
    | 'acceleration'
    | 'forbidden-pairs'
    | 'points'
    | 'initial-colour-black'
    | 'first-round'
    | 'last-round'
  )[];
  /**
   * Where the event comes from.
   */
  readonly source: 'rule example' | 'position' | 'wrong round' | 'simulated' | 'searched';
  /**
   * Number of players x number of the round x number of rules that decide (at least 1).
   */
  readonly difficulty: number;
}
/**
 * The pairs are in the order of the boards, which does not count: two rounds are the same that have the same pairs with the same colours, and the same bye.
 */
export interface RoundDocument {
  readonly pairs: readonly PairDocument[];
  readonly bye: ByeDocument;
}
export interface DecisionDocument {
  /**
   * Name of the rule: swissproof rules EDITION RULE tells more.
   */
  readonly rule: string;
  readonly article: string;
  /**
   * without: the round is paired as "instead" where the rule is left out; named: the first thing wrong with "instead" is that it breaks this rule.
   */
  readonly how: 'without' | 'named';
  /**
   * What is wrong with "instead", in a sentence.
   */
  readonly why: string;
  readonly instead: RoundDocument;
}
export interface AlternativeDocument {
  /**
   * Number in corpus/readings.md; several that are needed together like "M1+M12".
   */
  readonly reading: string;
  readonly round: RoundDocument;
}
export interface CoverageDocument {
  readonly edition: string;
  readonly rule: string;
  readonly article: string;
  /**
   * In how many cases it decides.
   */
  readonly cases: number;
  /**
   * Why there are fewer than five; absent where there are five.
   */
  readonly reason?: string;
}
