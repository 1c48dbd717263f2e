/* Made from certificate.schema.json by npm run schema:types: change the schema. */

/**
 * What proves a choice is a system's own.
 */
export type CertificateDocument = DubovCertificateDocument | DutchCertificateDocument;
export type ColourDocument = 'white' | 'black';
export type IdsDocument = readonly number[];
/**
 * The opponent (0: none), the colour, the result as in a TRF, the points, and the own score minus the opponent's before the round.
 *
 * @minItems 5
 * @maxItems 5
 */
export type DubovRoundDocument = readonly [
  number,
  'W' | 'B' | '-',
  '1' | '=' | '0' | 'W' | 'D' | 'L' | '+' | '-' | 'H' | 'F' | 'U' | 'Z' | '?' | '*',
  number,
  number,
];
/**
 * The higher ranked player first.
 *
 * @minItems 2
 * @maxItems 2
 */
export type PairDocument = readonly [number, number];
/**
 * Null: the others cannot be paired.
 */
export type DubovValueDocument = readonly number[] | null;
export type FloatDocument = 'down' | 'up' | null;
export type ValueDocument = readonly (readonly number[])[] | null;

/**
 * The document that `swissproof check --proof FILE` writes and `swissproof verify FILE` judges. Players by starting number, scores in tenths of a point.
 */
export interface CertificatesDocument {
  readonly schema: 'swissproof/certificates/1';
  readonly program: {
    readonly name: string;
    readonly version: string;
  };
  readonly certificates: readonly CertificateDocument[];
}
export interface DubovCertificateDocument {
  readonly file: string;
  readonly round: number;
  readonly edition: string;
  readonly bracket: {
    /**
     * Score of the highest who are left.
     */
    readonly score: number;
    /**
     * The assignment of the bye, or the bracket of a scoregroup.
     */
    readonly kind: 'bye' | 'scoregroup';
  };
  readonly kind: 'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'colour';
  readonly rule: string;
  readonly article: string;
  /**
   * Rounds of the event: how often one may be upfloated, and which round is the last.
   */
  readonly totalRounds: number;
  readonly initialColour: ColourDocument;
  /**
   * Points of a win.
   */
  readonly win: number;
  /**
   * All who are left; of a scoregroup with a pair or a colour that is wrong in itself only those who are in its pairs.
   */
  readonly players: readonly DubovPlayerDocument[];
  /**
   * Ratings of those whom the players met over the board, 0 for none.
   */
  readonly ratings: readonly (readonly [number, number])[];
  readonly published: DubovSideDocument;
  readonly reference: DubovSideDocument | null;
  /**
   * What is compared on every rule from the top down to the deciding one, less being better.
   */
  readonly claims: readonly DubovClaimDocument[];
  readonly order: {
    readonly published: DubovPlaceDocument;
    readonly reference: DubovPlaceDocument;
  } | null;
  readonly colours: readonly ColourClaimDocument[];
  /**
   * Sets whose removal leaves more odd components than they are.
   */
  readonly barriers: readonly IdsDocument[];
}
export interface DubovPlayerDocument {
  readonly id: number;
  readonly order: number;
  readonly parityNumber: number;
  readonly score: number;
  readonly forbidden: IdsDocument;
  /**
   * Every round before this one.
   */
  readonly past: readonly DubovRoundDocument[];
}
export interface DubovSideDocument {
  readonly pairs: readonly PairDocument[];
  /**
   * Who receives the bye where it is assigned.
   */
  readonly bye: number | null;
  /**
   * How all others who are left can be paired.
   */
  readonly continuation: readonly (readonly [number, number])[] | null;
}
export interface DubovClaimDocument {
  readonly rule: string;
  readonly published: DubovValueDocument;
  readonly reference: DubovValueDocument;
}
/**
 * Sequence numbers in the order of generation, from 1.
 */
export interface DubovPlaceDocument {
  readonly upfloaters: readonly number[];
  readonly leavers: readonly number[];
  readonly joiners: readonly number[];
  readonly transposition: readonly number[];
}
export interface ColourClaimDocument {
  readonly pair: PairDocument;
  readonly published: number;
  readonly reference: number;
}
export interface DutchCertificateDocument {
  readonly file: string;
  readonly round: number;
  readonly edition: string;
  readonly bracket: {
    /**
     * Score of the highest resident.
     */
    readonly score: number;
    readonly kind: 'scoregroup' | 'penultimate' | 'collapsed-last';
  };
  readonly kind: 'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'colour';
  readonly rule: string;
  readonly article: string;
  /**
   * It is the final round of the event.
   */
  readonly isFinal: boolean;
  readonly initialColour: ColourDocument;
  readonly players: readonly PlayerDocument[];
  readonly published: SideDocument;
  readonly reference: SideDocument | null;
  /**
   * What is compared on every rule from the top down to the deciding one. Two readings put weights in it: whom the last bracket leaves over though he may not take the bye counts three times (2017 C.7); a moved-down player who stays unpaired has 1,000,000 and how far he came down (2026 C18, C20).
   */
  readonly claims: readonly ClaimDocument[];
  readonly order: {
    readonly published: PlaceDocument;
    readonly reference: PlaceDocument;
  } | null;
  readonly colours: readonly ColourClaimDocument[];
  /**
   * 2017: how everybody below an ordinary bracket can be paired with the downfloaters of the reference (0: the bye).
   */
  readonly completion?: readonly (readonly [number, number])[];
  /**
   * Sets whose removal leaves more odd components than they are.
   */
  readonly barriers: readonly (readonly number[])[];
}
export interface PlayerDocument {
  readonly id: number;
  readonly order: number;
  readonly parityNumber: number;
  readonly score: number;
  readonly standing: number;
  /**
   * Colours played, oldest first.
   */
  readonly colours: string;
  readonly lastFloat: FloatDocument;
  readonly earlierFloat: FloatDocument;
  readonly opponents: IdsDocument;
  readonly forbidden: IdsDocument;
  readonly mayTakeBye: boolean;
  readonly unplayed: number;
  readonly topscorer: boolean;
}
export interface SideDocument {
  readonly pairs: readonly PairDocument[];
  readonly downfloaters: IdsDocument;
  readonly bye: number | null;
  readonly continuation: readonly (readonly [number, number])[] | null;
}
export interface ClaimDocument {
  readonly rule: string;
  readonly published: ValueDocument;
  readonly reference: ValueDocument;
}
export interface PlaceDocument {
  readonly mdpSet: readonly number[];
  readonly mdpScores: readonly number[];
  readonly mdpOpponents: readonly number[];
  readonly down: readonly number[];
  readonly up: readonly number[];
  readonly transposition: readonly number[];
}
