import type { ResultCode } from '../model/event.js';

/** A row for every result code: a test with such a table does not compile while a code has no row. */
export type EachResult<Row> = Readonly<Record<ResultCode, Row>>;

/** The rows of a table with their codes, for `test.each`. */
export function rowsOf<Row>(table: EachResult<Row>): [ResultCode, Row][] {
  return Object.entries(table) as [ResultCode, Row][];
}
