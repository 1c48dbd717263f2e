import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { signerWith, signingKeyId } from '../../server/access/signatures.js';
import { temporaryFolder } from '../testing/run-cli.js';
import { readPublicKeys } from './public-keys.js';

const [FIRST, SECOND] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const pem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();
const AT = '2026-11-29T09:30:00.000Z';

/** What the keys of a file say of a signature by a key. */
function judged(text: string, { privateKey }: typeof FIRST): string {
  const file = join(temporaryFolder(), 'keys');
  writeFileSync(file, text);
  return readPublicKeys(file)('entry', signerWith(privateKey).sign('entry'), AT);
}

function listed(...keys: readonly (Record<string, unknown> & { readonly key: KeyObject })[]): string {
  return JSON.stringify({
    keys: keys.map(({ key, ...more }) => ({ id: signingKeyId(key), publicKey: pem(key), ...more })),
  });
}

describe('keys in PEM', () => {
  test.each([
    ['one', pem(FIRST.publicKey), 'good', 'strange'],
    ['two', pem(FIRST.publicKey) + pem(SECOND.publicKey), 'good', 'good'],
    ['with words around them', `my key:\n${pem(SECOND.publicKey)}\nthe end`, 'strange', 'good'],
  ])('%s', (_, text, first, second) => {
    expect([judged(text, FIRST), judged(text, SECOND)]).toEqual([first, second]);
  });

  test.each(['', 'no key', '-----BEGIN PUBLIC KEY----------END PUBLIC KEY-----', '{"keys":[]}', '{}'])(
    '%j has none',
    (text) => {
      expect(() => judged(text, FIRST)).toThrow('holds no public key');
    },
  );

  test('of another kind are refused', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(() => judged(pem(publicKey), FIRST)).toThrow('another key than one of Ed25519');
  });
});

describe('the document of a server', () => {
  const key = FIRST.publicKey;
  const [before, after] = ['2026-11-29T09:29:59.999Z', '2026-11-29T09:30:00.001Z'];
  test.each([
    [{}, 'good'],
    [{ since: AT }, 'good'],
    [{ since: AT, until: null }, 'good'],
    [{ since: before, until: AT }, 'good'],
    [{ since: before, until: before }, 'late'],
    [{ since: before, until: after }, 'good'],
    [{ since: after }, 'early'],
  ])('%j', (days, verdict) => {
    expect(judged(listed({ key, ...days }), FIRST)).toBe(verdict);
  });

  test.each([
    [{ since: null }, '"since"'],
    [{ since: '2026-11-29' }, '"since"'],
    [{ since: 5 }, '"since"'],
    [{ since: AT, until: 'soon' }, '"until"'],
    [{ publicKey: pem(key) + pem(SECOND.publicKey) }, 'one public key in PEM'],
    [{ publicKey: 'none' }, 'one public key in PEM'],
    [{ publicKey: null }, 'one public key in PEM'],
    [{ id: 'another' }, 'the key that it calls another is'],
  ])('is refused with %j', (wrong, message) => {
    expect(() => judged(listed({ key, ...wrong }), FIRST)).toThrow(message);
  });
});
