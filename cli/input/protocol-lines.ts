import type { ProtocolEntry } from '../../checker/protocol/index.js';
import { InputError } from '../errors.js';
import { evidenceIn } from './evidence-file.js';
import { evidenceLines } from './evidence-lines.js';

/** A protocol, entry by entry: also one that no text could hold whole. */
export interface ReadProtocol {
  /** Id of the event. */
  readonly event: string;
  /** Can be gone through once. Throws an InputError where an entry is none, or the end is missing. */
  readonly entries: Iterable<ProtocolEntry>;
}

/**
 * A protocol in lines (`GET …/protocol?format=jsonl`): a head, a line an entry, and a foot with their number. Null where the
 * first line is no such head.
 * @param problemIn what is wrong with an entry; null: nothing.
 */
export function protocolInLines(
  path: string,
  problemIn: (entry: unknown) => string | null,
): ReadProtocol | null {
  const [first] = evidenceLines(path);
  const event = first === undefined ? null : eventIn(first, path);
  return event === null ? null : { event, entries: entriesIn(path, problemIn) };
}

/** A head is short: of a whole document in one line nothing is read here. */
const LONGEST_HEAD = 1000;

function eventIn(line: string, path: string): string | null {
  if (line.length > LONGEST_HEAD || !/^\s*\{.*\}\s*$/.test(line)) return null;
  const head = evidenceIn(line, path);
  const isHead =
    isObject(head) && Object.keys(head).sort().join() === 'event,schema' && head['schema'] === SCHEMA;
  return isHead && typeof head['event'] === 'string' ? head['event'] : null;
}

const SCHEMA = 'swissproof/protocol/1';

function* entriesIn(path: string, problemIn: (entry: unknown) => string | null): Generator<ProtocolEntry> {
  let number = 0;
  let entries = 0;
  let isWhole = false;
  for (const line of evidenceLines(path)) {
    if (++number === 1) continue;
    if (isWhole) throw new InputError(`${path}:${number}: nothing may follow the number of entries`);
    const read = evidenceIn(line, path, number);
    if (isFoot(read)) {
      if (read.entries !== entries)
        throw new InputError(`${path}:${number}: ${entries} entries, and the last line says ${read.entries}`);
      isWhole = true;
    } else {
      const problem = problemIn(read);
      if (problem !== null) throw new InputError(`${path}:${number}: no entry of a protocol: ${problem}`);
      entries += 1;
      yield read as ProtocolEntry;
    }
  }
  if (!isWhole)
    throw new InputError(`${path} is cut off: its last line with the number of entries is missing`);
}

function isFoot(read: unknown): read is { readonly entries: number } {
  return isObject(read) && Object.keys(read).join() === 'entries' && typeof read['entries'] === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
