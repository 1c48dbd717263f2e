/* Made from certificate.schema.json by npm run schema:types: change the schema. */

export type ColourDocument = 'white' | 'black';
export type FloatDocument = 'down' | 'up' | null;
export type IdsDocument = readonly number[];
/**
 * The higher ranked player first.
 *
 * @minItems 2
 * @maxItems 2
 */
export type PairDocument = readonly [number, number];
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
export interface CertificateDocument {
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
export interface ColourClaimDocument {
  readonly pair: PairDocument;
  readonly published: number;
  readonly reference: number;
}
