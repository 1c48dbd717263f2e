import type { ProtocolDocument } from '../../../checker/protocol/index.js';
import { randomNumbers } from '../../../engine/testing/random-event.js';
import { otherThan } from './mutant.js';
import { mutateText } from './mutate-text.js';
import { mutateTree } from './mutate-tree.js';

/** As `mutantOf`, of a protocol in lines: a head, a line an entry, a foot. */
export function mutantOfLines(
  { schema, event, entries }: ProtocolDocument,
  donors: readonly unknown[],
  seed: number,
): Buffer {
  const random = randomNumbers(seed);
  const lines: unknown[] = [{ schema, event }, ...entries, { entries: entries.length }];
  const isText = random() < 0.25;
  const text = written(lines);
  return otherThan(text, () =>
    isText ? mutateText(text, random) : written(mutateTree(lines, donors, random)),
  );
}

/** @param lines a mutation can leave something else than a list. */
function written(lines: unknown): Buffer {
  const listed: readonly unknown[] = Array.isArray(lines) ? lines : [lines];
  return Buffer.from(listed.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
