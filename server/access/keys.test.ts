import { describe, expect, it } from 'vitest';
import { madeKey, makeKey } from './keys.js';

describe('a key that was made before', () => {
  const { id, key, hash } = makeKey();

  it.each([
    ['alone', key],
    ['with the end of its line', `${key}\n`],
    ['with the end of a line on Windows', `${key}\r\n`],
    ['between blanks', `  ${key} `],
  ])('is read %s', (_, text) => {
    expect(madeKey(text)).toEqual({ id, key, hash });
  });

  it.each([
    ['nothing', ''],
    ['two keys', `${key}\n${key}`],
    ['a part of a key', key.slice(0, -1)],
    ['the secret of an event', `spe_${'0'.repeat(24)}_${'A'.repeat(43)}`],
  ])('is not read from %s', (_, text) => {
    expect(madeKey(text)).toBeNull();
  });
});
