import { randomNumbers } from '../../../engine/testing/random-event.js';
import { mutateText } from './mutate-text.js';
import { mutateTree } from './mutate-tree.js';
import { pick } from './pick.js';

/**
 * A text of JSON with one change or two, in its bytes or in its values; the same one for the same seed.
 * @param donors documents, or parts of them, from which parts are taken.
 */
export function mutantOf(text: string, donors: readonly unknown[], seed: number): Buffer {
  const random = randomNumbers(seed);
  const [isText, times] = [random() < 0.25, pick([1, 1, 1, 1, 2], random)];
  const original: unknown = JSON.parse(text);
  const [bytes, compact]: readonly [Buffer, Buffer] = [
    Buffer.from(text),
    Buffer.from(JSON.stringify(original)),
  ];
  const changed = (): Buffer =>
    isText
      ? repeated(bytes, times, (one) => mutateText(one, random))
      : Buffer.from(JSON.stringify(repeated(original, times, (one) => mutateTree(one, donors, random))));
  return otherThan(isText ? bytes : compact, changed);
}

function repeated<T>(value: T, times: number, change: (value: T) => T): T {
  let now = value;
  for (let time = 0; time < times; time++) now = change(now);
  return now;
}

/** Changes leave many a text as it is: an exchange of equal values, a list of one turned round. */
export function otherThan(original: Buffer, changed: () => Buffer): Buffer {
  for (;;) {
    const mutant = changed();
    if (!mutant.equals(original)) return mutant;
  }
}
