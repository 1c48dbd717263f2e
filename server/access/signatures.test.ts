import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { signedByOneOf, signerWith, signingKeyId } from './signatures.js';

const [own, other] = [1, 2].map(() => generateKeyPairSync('ed25519'));
const FIRST = '2026-11-01T00:00:00.000Z';
const LAST = '2026-11-30T00:00:00.000Z';

it.each([
  ['the first moment', FIRST, LAST, FIRST, 'good'],
  ['a millisecond before it', FIRST, LAST, '2026-10-31T23:59:59.999Z', 'early'],
  ['the last moment', FIRST, LAST, LAST, 'good'],
  ['a millisecond after it', FIRST, LAST, '2026-11-30T00:00:00.001Z', 'late'],
  ['a key that is still used', FIRST, null, '2036-01-01T00:00:00.000Z', 'good'],
  ['a key that is still used, before its first moment', FIRST, null, '2016-01-01T00:00:00.000Z', 'early'],
  ['a key whose first moment is not known', undefined, LAST, '2016-01-01T00:00:00.000Z', 'good'],
  [
    'a key whose first moment is not known, after its last one',
    undefined,
    LAST,
    '2036-01-01T00:00:00.000Z',
    'late',
  ],
  ['a key without times', undefined, undefined, '2036-01-01T00:00:00.000Z', 'good'],
] as const)('a signature of %s (from %s until %s) at %s is %s', (_, since, until, at, expected) => {
  const days = { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
  const judge = signedByOneOf([{ key: other.publicKey }, { key: own.publicKey, ...days }]);
  const { sign } = signerWith(own.privateKey);
  expect(judge('text', sign('text'), at)).toBe(expected);
  // Whatever the time, it must be a signature of this text by that key.
  expect(judge('texts', sign('text'), at)).toBe('strange');
  expect(judge('text', { ...sign('text'), key: signingKeyId(other.publicKey) }, at)).toBe('strange');
  expect(judge('text', signerWith(generateKeyPairSync('ed25519').privateKey).sign('text'), at)).toBe(
    'strange',
  );
});
