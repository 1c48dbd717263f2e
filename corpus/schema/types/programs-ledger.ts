/* Made from programs-ledger.schema.json by npm run schema:types: change the schema. */

/**
 * What public programs do otherwise than the rules, each with the smallest file that shows it: corpus/programs/ledger.json.
 */
export interface ProgramsDocument {
  readonly schema: 'swissproof/programs-ledger/1';
  readonly entries: readonly ProgramEntryDocument[];
  readonly readings: readonly ReadingSideDocument[];
}
export interface ProgramEntryDocument {
  readonly id: string;
  readonly program: string;
  readonly version: string;
  /**
   * By which the round is judged.
   */
  readonly edition: string;
  /**
   * The rule by which check finds the difference; null: it is none of a pairing.
   */
  readonly rule: string | null;
  /**
   * The article that the program does not follow. Where it is not that of the rule, the cause lies elsewhere.
   */
  readonly article: string | null;
  /**
   * The kind of the deviation as check has it; null: it is none of a pairing.
   */
  readonly difference: 'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'colour' | null;
  readonly round: number;
  /**
   * defect: against the edition that the program claims; older-edition: right by an older one; dialect: the file is read otherwise; refusal: a good file is refused, or the error does not say what is wrong; crash: the program ends; hang: no answer.
   */
  readonly kind: 'defect' | 'older-edition' | 'dialect' | 'refusal' | 'crash' | 'hang';
  readonly does: ProgramSideDocument;
  readonly rules: ProgramSideDocument;
  /**
   * run: the program was run again on the position; file: its pairing stands in the file, as it came out of a campaign.
   */
  readonly seen: 'run' | 'file';
  /**
   * Who comes to the pairing of the rules as well.
   */
  readonly agrees: readonly ProgramWitnessDocument[];
  /**
   * Beside the ledger.
   */
  readonly file: string;
}
export interface ProgramSideDocument {
  readonly words: string;
  /**
   * Of the round; null: none. On the side of the rules that is: no legal pairing.
   */
  readonly pairing: null | ProgramPairingDocument;
}
export interface ProgramPairingDocument {
  /**
   * White and Black.
   */
  readonly pairs: readonly (readonly [number, number])[];
  /**
   * Null: nobody.
   */
  readonly bye: number | null;
}
export interface ProgramWitnessDocument {
  readonly name: string;
  /**
   * test: a test of this project repeats it; run: it was run on the position; told: the makers of the file say so.
   */
  readonly how: 'test' | 'run' | 'told';
}
/**
 * How a program reads a doubtful place of an edition.
 */
export interface ReadingSideDocument {
  /**
   * Number in corpus/readings.md.
   */
  readonly reading: string;
  readonly edition: string;
  readonly program: string;
  readonly version: string;
  /**
   * as-here: as swissproof reads it; otherwise: by the other reading.
   */
  readonly side: 'as-here' | 'otherwise';
  /**
   * run: the program was run on rounds that the reading decides; told: others ran it, or its makers say so.
   */
  readonly seen: 'run' | 'told';
}
