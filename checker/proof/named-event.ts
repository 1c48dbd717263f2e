import { parseTrf } from '../../corpus/index.js';

/** The event of a file, as a result names it. */
export interface NamedEvent {
  /** Empty where the file has no name. */
  readonly name: string;
  /** The texts of records 042 and 052; empty where there are none. */
  readonly from: string;
  readonly to: string;
  /** Of the bytes of the file, in hexadecimal digits. */
  readonly sha256: string;
}

/** @param sha256 of the bytes of the file. */
export function namedEvent(content: Uint8Array | string, sha256: string): NamedEvent {
  const { tournament } = parseTrf(content);
  const textOf = (tag: string): string =>
    tournament?.header.find((record) => record.tag === tag)?.text.trim() ?? '';
  return { name: tournament?.name.trim() ?? '', from: textOf('042'), to: textOf('052'), sha256 };
}
