/* Made from convert-report.schema.json by npm run schema:types: change the schema. */

/**
 * The document that `swissproof convert --format json` writes.
 */
export interface ConvertDocument {
  readonly schema: 'swissproof/convert-report/1';
  readonly program: {
    readonly name: 'swissproof';
    readonly version: string;
  };
  readonly file: string;
  /**
   * The name of the tournament.
   */
  readonly name: string;
  /**
   * The version that was written.
   */
  readonly trf: '06' | '16' | '26';
  /**
   * How many of the remarks are about something lost.
   */
  readonly lost: number;
  readonly remarks: readonly RemarkDocument[];
  /**
   * The converted file; absent where it was written to a file (--out).
   */
  readonly content?: string;
}
export interface RemarkDocument {
  /**
   * lost: not in the new file; adjusted: said in another way; kept: there, although the version has no such record or code.
   */
  readonly effect: 'lost' | 'adjusted' | 'kept';
  /**
   * Tag of the record.
   */
  readonly record: string;
  /**
   * Of the first of them.
   */
  readonly line: number;
  readonly count: number;
  readonly reason:
    | 'no-record'
    | 'into'
    | 'default'
    | 'extension'
    | 'date'
    | 'unclear-date'
    | 'in-rounds'
    | 'code'
    | 'unrated'
    | 'full-point-bye'
    | 'open-bye'
    | 'unknown-result'
    | 'unreadable-field'
    | 'team-standing';
  readonly explanation: string;
}
