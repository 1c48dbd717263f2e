import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongRounds } from '../../checker/proof/testing/findings.js';
import { nextEntry, nextRound, signedHead } from '../../checker/protocol/index.js';
import type { ProtocolDocument, ProtocolEntry, Sign, SignedHead } from '../../checker/protocol/index.js';
import { freshEvent } from '../../checker/protocol/testing/play.js';
import { alter } from '../../checker/testing/alterations.js';
import type { CertificateFile } from '../../checker/index.js';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import type { DubovCertificate } from '../../engine/systems/dubov/proof/verify/certificate.js';
import type { DutchCertificate } from '../../engine/systems/dutch/proof/verify/certificate.js';
import { dubov2026 } from '../../engine/testing/editions.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { generate } from '../../generator/index.js';
import type { VerifyDocument } from '../../reports/verify.js';
import { certificatesJson } from '../../reports/verify-certificates.js';
import { signerWith } from '../../server/access/signatures.js';
import { writtenProtocols } from '../testing/mutants/protocols.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';
import { certificateProblem } from '../input/verify-input.js';

const [{ text: good }] = generate({ players: 13, rounds: 5 }, { seed: 'verify', count: 1 });

/** Opponents swapped in one round, colours in another. */
function falsified(text: string): string {
  const { tournament } = parseTrf(text);
  const once = alter(tournament!, 3, 'swap opponents', 6);
  return writeTrf(alter(once!, 5, 'flip colours', 2)!, { format: 'trf26' });
}

const wrong = falsified(good);

/** As the Dutch System proves it. */
interface Proof extends CertificateFile {
  readonly certificates: readonly DutchCertificate[];
}

async function proofOf(file: string): Promise<Proof> {
  const { code } = await runCli(['check', '--proof', file, '-'], wrong);
  expect(code).toBe(1);
  return JSON.parse(readFileSync(file, 'utf8')) as Proof;
}

describe('check --proof', () => {
  test('writes a certificate for each deviation that is no consequence', async () => {
    const file = join(temporaryFolder(), 'proof.json');
    const { certificates } = await proofOf(file);
    const { stdout } = await runCli(['check', '--format', 'json', '-'], wrong);
    const { tournaments } = JSON.parse(stdout) as {
      tournaments: { rounds: { round: number; deviations: { rule: string; consequenceOf: unknown }[] }[] }[];
    };
    const wanted = tournaments[0].rounds.flatMap(({ round, deviations }) =>
      deviations.flatMap(({ rule, consequenceOf }) => (consequenceOf === null ? [[round, rule]] : [])),
    );
    expect(wanted.length).toBeGreaterThan(1);
    expect(certificates.map(({ round, rule }) => [round, rule])).toEqual(wanted);
  });

  test('the report is the same as without it, whatever the number of threads', async () => {
    const root = temporaryFolder();
    const paths = ['a', 'b'].map((name) => join(root, `${name}.trf`));
    for (const path of paths) writeFileSync(path, wrong);
    const plain = await runCli(['check', ...paths]);
    const proving = await runCli(['check', '--proof', join(root, 'proof.json'), ...paths]);
    expect(proving).toEqual(plain);
  });

  test('a right tournament has none', async () => {
    const file = join(temporaryFolder(), 'proof.json');
    await runCli(['check', '--proof', file, '-'], good);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ certificates: [] });
    const { code, stdout } = await runCli(['verify', file]);
    expect(stdout).toContain('0 certificates');
    expect(code).toBe(0);
  });

  test('an edition without certificates has none', async () => {
    const file = join(temporaryFolder(), 'proof.json');
    const { code } = await runCli(['check', '--rules', 'dutch-2012', '--proof', file, '-'], wrong);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ certificates: [] });
    expect(code).toBe(1);
  });

  test('a place that cannot be written to', async () => {
    const file = join(temporaryFolder(), 'missing', 'proof.json');
    const { code, stdout, stderr } = await runCli(['check', '--proof', file, '-'], good);
    expect(stderr).toContain('cannot write to');
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

describe('verify', () => {
  test('accepts what check has written', async () => {
    const file = join(temporaryFolder(), 'proof.json');
    const { certificates } = await proofOf(file);
    const { code, stdout, stderr } = await runCli(['verify', file]);
    expect(stdout).toContain(`-: dutch-2026, round 3, bracket `);
    expect(stdout).toContain(`${certificates.length} proved, 0 consistent but not proved, 0 rejected`);
    expect(stdout).toContain('\nnot shown: that the facts of a certificate are those of its event');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const event = join(temporaryFolder(), 'event.trf');
    writeFileSync(event, wrong);
    expect((await runCli(['verify', file, event])).stdout).not.toContain('not shown');
  });

  test('as JSON, into a folder', async () => {
    const root = temporaryFolder();
    const file = join(root, 'proof.json');
    const { certificates } = await proofOf(file);
    await runCli(['verify', '--format', 'json', '--out', root, file]);
    expect(existsSync(join(root, 'verify.json'))).toBe(true);
    expect(JSON.parse(readFileSync(join(root, 'verify.json'), 'utf8'))).toMatchObject({
      schema: 'swissproof/verification/1',
      totals: { proved: certificates.length, consistent: 0, rejected: 0 },
      results: certificates.map(({ round, rule }) => ({ round, rule, verdict: 'proved' })),
    });
  });

  test('rejects a certificate of something else', async () => {
    const file = join(temporaryFolder(), 'proof.json');
    const document = await proofOf(file);
    const certificates = document.certificates.map((certificate): DutchCertificate => ({
      ...certificate,
      published: certificate.reference!,
    }));
    writeFileSync(file, JSON.stringify({ ...document, certificates }));
    const { code, stdout } = await runCli(['verify', file]);
    expect(stdout).toContain('REJECTED');
    expect(code).toBe(1);
  });

  test.each([
    ['no file', null, 'cannot be read: no such file or folder'],
    ['no JSON', '{"schema": ', ':1:12: not JSON: it ends, expected a value'],
    ['something else', '{"schema": "swissproof/check-report/1"}', "must have required property 'program'"],
    [
      'another schema',
      '{"schema": "x", "program": {}, "certificates": []}',
      '$.schema must be equal to constant',
    ],
  ])('%s', async (_name, text, message) => {
    const file = join(temporaryFolder(), 'proof.json');
    if (text !== null) writeFileSync(file, text);
    const { code, stdout, stderr } = await runCli(['verify', file]);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(code).toBe(3);
  });
});

describe('certificates of the Dubov System', () => {
  test.each(['dubov-2018', 'dubov-2026'])(
    '%s: are written, described by the schema, and proved',
    async (system) => {
      const [{ text }] = generate({ system, players: 13, rounds: 5 }, { seed: 'verify', count: 1 });
      const file = join(temporaryFolder(), 'proof.json');
      await runCli(['check', '--rules', system, '--proof', file, '-'], falsified(text));
      const document = JSON.parse(readFileSync(file, 'utf8')) as CertificateFile;
      expect(certificateProblem(document)).toBeNull();
      const { code, stdout } = await runCli(['verify', file]);
      const { length } = document.certificates;
      expect(length).toBeGreaterThan(1);
      expect(stdout).toContain(`${length} proved, 0 consistent but not proved, 0 rejected`);
      expect(code).toBe(0);

      const [first] = document.certificates as DubovCertificate[];
      const [player] = first.players;
      const players = [{ ...player, past: [[1, 'W', '1', 10]] }];
      expect(certificateProblem({ ...document, certificates: [{ ...first, players }] })).toMatch(
        /^\$\.certificates\[0\]\.players\[0\]\.past\[0\] must NOT have fewer than 5 items/,
      );
    },
  );

  test('all that random rounds give are described by the schema', () => {
    const found: DubovCertificate[] = [];
    for (const one of wrongRounds<DubovCertificate>(dubov2026, randomNumbers(5), 16)) {
      found.push(...one.map(({ certificate }) => certificate));
      if (found.length > 100) break;
    }
    const document = JSON.parse(certificatesJson(found)) as CertificateFile;
    expect(certificateProblem(document)).toBeNull();
    expect(document.certificates).toHaveLength(found.length);
  });

  test('an edition that tells a procedure has none', async () => {
    const config = { system: 'dubov-1997', players: 12, rounds: 3 };
    const [{ text }] = generate(config, { seed: 'verify', count: 1 });
    const flipped = alter(parseTrf(text).tournament!, 2, 'flip colours', 0);
    const file = join(temporaryFolder(), 'proof.json');
    const options = ['check', '--rules', 'dubov-1997', '--proof', file, '-'];
    const { code } = await runCli(options, writeTrf(flipped!, { format: 'trf26' }));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ certificates: [] });
    expect(code).toBe(1);
  });
});

describe('the schema of certificates', () => {
  test.each<[string, (certificate: Record<string, unknown>) => void, string]>([
    [
      'a missing key',
      (certificate) => delete certificate['article'],
      "$.certificates[0] must have required property 'article'",
    ],
    [
      'a strange key',
      (certificate) => (certificate['why'] = 1),
      '$.certificates[0] must NOT have additional properties (why)',
    ],
    [
      'a strange kind',
      (certificate) => (certificate['kind'] = 'reference'),
      '$.certificates[0].kind must be equal to one of',
    ],
    [
      'no players',
      (certificate) => (certificate['players'] = []),
      '$.certificates[0].players must NOT have fewer than 1',
    ],
    [
      'half a pair',
      (certificate) => (certificate['published'] = { pairs: [[1]] }),
      '$.certificates[0].published must have',
    ],
    [
      'a float',
      (certificate) => (certificate['claims'] = [{ rule: 'C6', published: [[0.5]], reference: null }]),
      '$.certificates[0].claims[0].published[0][0] must be integer',
    ],
  ])('%s', async (_name, change, message) => {
    const document = await proofOf(join(temporaryFolder(), 'proof.json'));
    expect(certificateProblem(document)).toBeNull();
    const [first] = document.certificates as unknown as Record<string, unknown>[];
    change(first);
    expect(certificateProblem(document)).toContain(message);
  });
});

describe('a protocol of the pairings server', () => {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

  function protocol(sign: Sign | null = null): ProtocolDocument {
    const file = freshEvent('verify', 10, 4);
    const given = nextRound({ before: file, file, edition: null });
    if (!given.ok) throw new Error(JSON.stringify(given));
    const about = { at: '2026-11-21T12:00:00.000Z', by: 'key 0123456789ab' };
    const first = nextEntry(
      'event',
      null,
      { ...about, what: { kind: 'registered', file, edition: null } },
      hash,
      sign,
    );
    const { round, edition, answer } = given;
    const common = { kind: 'round', differences: 0, breaches: 0, program: 'test' } as const;
    const what = { ...common, round, edition, file, answer: hash(answer) };
    return {
      schema: 'swissproof/protocol/1',
      event: 'event',
      entries: [
        first,
        nextEntry('event', first, { ...about, at: '2026-11-21T12:01:00.000Z', what }, hash, sign),
      ],
    };
  }

  async function verified(document: object, ...options: string[]): ReturnType<typeof runCli> {
    const file = join(temporaryFolder(), 'protocol.json');
    writeFileSync(file, JSON.stringify(document));
    return runCli(['verify', ...options, file]);
  }

  test('holds, and says what was changed', async () => {
    const document = protocol();
    const right = await verified(document);
    expect([right.code, right.stderr]).toEqual([0, '']);
    expect(right.stdout).toMatch(/^entry 2, \d{4}-\S+Z, round 1 given out: HOLDS$/m);
    expect(right.stdout).toContain('protocol of event: 2 entries: 2 hold, 0 broken, 0 differ');
    const [first, second] = document.entries;
    const changed = await verified({ ...document, entries: [first, { ...second, by: 'somebody else' }] });
    expect(changed.code).toBe(1);
    expect(changed.stdout).toContain(', round 1 given out: BROKEN: its hash is not that of what it says');
    expect((await verified({ ...document, entries: [] })).code).toBe(1);
  });

  test('whose end was cut off, or that was written anew, is told by who kept the last hash', async () => {
    const document = protocol();
    const [first, second] = document.entries;
    expect((await verified(document)).stdout).toContain('not shown: that nothing was cut off at the end');
    const kept = await verified(document, '--last', second.hash.toUpperCase());
    expect([kept.code, kept.stdout]).toEqual([0, expect.stringContaining('the one that was kept: nothing')]);
    const cut = await verified({ ...document, entries: [first] }, '--last', second.hash);
    expect([cut.code, cut.stdout]).toEqual([1, expect.stringContaining('NOT the one that was kept')]);
    const { at: _, previous: __, hash: ___, number: ____, ...rest } = first;
    const forged = nextEntry('event', null, { ...rest, at: '2025-01-01T00:00:00.000Z' }, hash);
    const anew = { ...document, entries: [forged, nextEntry('event', forged, second, hash)] };
    expect((await verified(anew)).code).toBe(0);
    expect((await verified(anew, '--last', second.hash)).code).toBe(1);
    expect((await verified(document, '--last', 'abc')).code).toBe(2);
  });

  test('of which nobody but the server has written an entry, is told by its public key', async () => {
    const [signer, other] = [1, 2].map(() => signerWith(generateKeyPairSync('ed25519').privateKey));
    const folder = temporaryFolder();
    const [key, pem, stranger] = ['key.json', 'key.pem', 'stranger.pem'].map((name) => join(folder, name));
    writeFileSync(key, JSON.stringify({ current: signer.id, keys: [{ ...signer }] }));
    writeFileSync(pem, `${other.publicKey}${signer.publicKey}`);
    writeFileSync(stranger, other.publicKey);
    const document = protocol(signer.sign);
    const last = document.entries[1].hash;
    for (const file of [key, pem]) {
      const right = await verified(document, '--public-key', file, '--last', last);
      expect([right.code, right.stdout]).toEqual([
        0,
        expect.stringContaining('every entry is signed with a key that was given'),
      ]);
      expect(right.stdout).not.toContain('not shown');
    }
    expect((await verified(document, '--public-key', key)).stdout).toContain(
      'not shown: that nothing was cut off at the end (give --last HASH)',
    );
    const unasked = await verified(document, '--last', last);
    expect([unasked.code, unasked.stdout]).toEqual([
      0,
      expect.stringContaining('not shown: that the server wrote it (give --public-key FILE)'),
    ]);
    const foreign = await verified(document, '--public-key', stranger);
    expect([foreign.code, foreign.stdout]).toEqual([
      1,
      expect.stringContaining('BROKEN: it is not signed with'),
    ]);

    // Whoever writes the chain anew has every hash right, but not the key.
    const anew = protocol();
    const rewritten = anew.entries.map((entry, index) => ({
      ...entry,
      signature: document.entries[index].signature,
    }));
    rewritten[1] = {
      ...rewritten[1],
      ...nextEntry('event', rewritten[0], { ...rewritten[1], by: 'x' }, hash),
    };
    const forged = await verified({ ...document, entries: rewritten }, '--public-key', key);
    expect([forged.code, forged.stdout]).toEqual([
      1,
      expect.stringMatching(/entry 1, .*HOLDS\nentry 2, .*BROKEN: it is not signed with[^]*NOT every entry/),
    ]);
    expect((await verified({ ...document, entries: rewritten })).code).toBe(0);
    const unsigned = await verified(anew, '--public-key', key);
    expect([unsigned.code, unsigned.stdout]).toEqual([
      1,
      expect.stringContaining('BROKEN: it is not signed\n'),
    ]);
    const cut = { ...document, entries: document.entries.slice(0, 1) };
    expect((await verified(cut, '--public-key', key)).code).toBe(0);
    expect((await verified(cut, '--public-key', key, '--last', last)).code).toBe(1);

    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    writeFileSync(stranger, rsa.export({ type: 'spki', format: 'pem' }));
    const wrong = await verified(document, '--public-key', stranger);
    expect([wrong.code, wrong.stderr]).toEqual([
      3,
      expect.stringContaining('another key than one of Ed25519'),
    ]);
    const misnamed = { id: '0123456789abcdef', publicKey: signer.publicKey };
    writeFileSync(stranger, JSON.stringify({ keys: [misnamed] }));
    expect((await verified(document, '--public-key', stranger)).stderr).toContain(
      `the key that it calls 0123456789abcdef is ${signer.id}`,
    );
    const twice = JSON.stringify({ keys: [] }).replace('}', ',"keys":[]}');
    writeFileSync(stranger, twice);
    expect((await verified(document, '--public-key', stranger)).stderr).toContain('"keys" stands twice');
    writeFileSync(stranger, 'nothing');
    expect((await verified(document, '--public-key', stranger)).stderr).toContain('holds no public key');
    expect((await verified(document, '--public-key', join(folder, 'gone'))).stderr).toContain('no such file');
  });

  test('says the same to every reader, or is refused', async () => {
    const file = join(temporaryFolder(), 'protocol.json');
    const text = JSON.stringify(protocol());
    const { hash: last } = protocol().entries[1];
    for (const [from, to, message] of [
      [
        '"by":"key 0123456789ab"',
        '"by":"somebody else","by":"key 0123456789ab"',
        'the member "by" stands twice',
      ],
      ['"differences":0', '"differences":0.0', 'the number 0.0 must be spelled 0'],
      ['{"schema"', '\uFEFF{"schema"', 'byte order mark'],
    ] as const) {
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
      const { code, stdout, stderr } = await runCli(['verify', '--last', last, file]);
      expect([code, stdout, stderr]).toEqual([3, '', expect.stringContaining(message)]);
    }
    const { privateKey } = generateKeyPairSync('ed25519');
    const [entry, ...rest] = protocol(signerWith(privateKey).sign).entries;
    const value = entry.signature!.value;
    const bits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const other = `${value.slice(0, -1)}${bits[bits.indexOf(value.at(-1)!) + 1]}`;
    expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(value, 'base64url'));
    const changed = [{ ...entry, signature: { ...entry.signature!, value: other } }, ...rest];
    const unused = await verified({ ...protocol(), entries: changed });
    expect([unused.code, unused.stderr]).toEqual([
      3,
      expect.stringContaining('$.entries[0].signature.value must match pattern'),
    ]);
  });

  test('is not accepted where somebody marks an entry as erased and changes what it says', async () => {
    const signer = signerWith(generateKeyPairSync('ed25519').privateKey);
    const key = join(temporaryFolder(), 'signing.pem');
    writeFileSync(key, signer.publicKey);
    const document = protocol(signer.sign);
    const [first, second] = document.entries;
    expect((await verified(document, '--public-key', key)).code).toBe(0);
    const forged = { ...second, by: 'somebody else', erased: true };
    const { code, stdout } = await verified({ ...document, entries: [first, forged] }, '--public-key', key);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/entry 2, .*: ERASED: .* cannot be checked any more/),
    ]);
  });

  test('is compared with heads: receipts, those of a day, and another protocol of the event', async () => {
    const folder = temporaryFolder();
    const [signer, stranger] = [1, 2].map(() => signerWith(generateKeyPairSync('ed25519').privateKey));
    const key = join(folder, 'signing.json');
    const keysSince = (since: string, until: string | null): void => {
      writeFileSync(key, JSON.stringify({ current: signer.id, keys: [{ ...signer, since, until }] }));
    };
    keysSince('2026-01-01T00:00:00.000Z', null);
    const document = protocol(signer.sign);
    const { event, entries } = document;
    const [first, second] = entries;
    const headOf = ({ number, hash: own, at }: ProtocolEntry, by = signer): SignedHead =>
      signedHead({ event, number, hash: own, at }, by.sign);
    // The same event from its first entry on, as a restored server goes on with it.
    const { at, by, what } = second;
    const other = nextEntry(event, first, { at, by: `${by} anew`, what }, hash, signer.sign);
    const held = async (
      kept: unknown,
      of: readonly ProtocolEntry[] = entries,
      ...options: string[]
    ): ReturnType<typeof runCli> => {
      const heads = join(folder, 'heads.json');
      writeFileSync(heads, JSON.stringify(kept));
      return verified({ ...document, entries: of }, '--public-key', key, '--heads', heads, ...options);
    };
    const day = { schema: 'swissproof/heads/1', day: '2026-03-01', heads: [headOf(first), headOf(second)] };
    for (const kept of [headOf(second), { event, file: 'anything', head: headOf(second) }, day, document]) {
      const right = await held(kept);
      expect([right.code, right.stdout]).toEqual([
        0,
        expect.stringMatching(/head of entry 2, \S+: matches this protocol/),
      ]);
      const fork = await held(kept, [first, other]);
      expect([fork.code, fork.stdout]).toEqual([
        1,
        expect.stringMatching(
          /does NOT match: this protocol has a different entry 2, so there are two histories/,
        ),
      ]);
      const cut = await held(kept, [first]);
      expect([cut.code, cut.stdout]).toEqual([
        1,
        expect.stringContaining('this protocol ends before that entry'),
      ]);
    }
    const json = await held(day, [first, other], '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      heads: 'differs',
      comparedHeads: [{ verdict: 'holds' }, { number: 2, verdict: 'differs' }],
    });
    // Anybody could accuse a server so.
    const foreign = { ...headOf(second), event: 'another' };
    for (const [kept, message] of [
      [headOf(second, stranger), 'the head of entry 2 of event is not signed with a key that was given'],
      [{ ...headOf(second), number: 1 }, 'the head of entry 1 of event is not signed'],
      [{ ...headOf(second), hash: first.hash }, 'is not signed'],
      [foreign, 'holds no head of the event event'],
      [{ ...day, heads: [foreign] }, 'holds no head of the event event'],
      [{ ...document, event: 'another' }, 'holds no head of the event event'],
      [{ ...document, entries: [{ ...first, by: 'somebody' }, second] }, 'its entry 1 is broken'],
      [{ ...day, heads: [{ number: 1 }] }, 'holds no heads: $.heads[0]'],
      [{ entryHash: first.hash }, 'holds no head: $ must have'],
    ] as const) {
      const { code, stdout, stderr } = await held(kept);
      expect([code, stdout, stderr]).toEqual([3, '', expect.stringContaining(message)]);
    }
    // A key has days: an entry outside of them was written later, or by who has kept an old key.
    keysSince('2026-01-01T00:00:00.000Z', first.at);
    const late = await verified(document, '--public-key', key);
    expect([late.code, late.stdout]).toEqual([
      1,
      expect.stringMatching(/entry 2, .*: BROKEN: its signing key was not in use at the time of the entry/),
    ]);
    expect((await held(headOf(second))).stderr).toContain('a key that was not in use any more');
    keysSince(second.at, null);
    expect((await verified(document, '--public-key', key)).stdout).toMatch(
      /entry 1, .*: BROKEN: its signing key/,
    );
    // The server signs a head whenever it is asked for.
    expect((await held(headOf(first))).stdout).toMatch(/head of entry 1, \S+: matches this protocol/);
    keysSince('yesterday', null);
    const undated = await verified(document, '--public-key', key);
    expect([undated.code, undated.stderr]).toEqual([3, expect.stringContaining('"since" of the key')]);
  });

  test('of a restored server says so, and what it cannot show', async () => {
    const document = protocol();
    const { event, entries } = document;
    const what = { kind: 'restored', backup: '2026-03-01T09:00:00.000Z' } as const;
    const said = { at: entries[1].at, by: 'serve restore', what };
    const restored = nextEntry(event, entries[1], said, hash);
    const taken = nextEntry(
      event,
      restored,
      { at: restored.at, by: 'key', what: { kind: 'taken-back', round: 1, entry: 2 } },
      hash,
    );
    const { code, stdout } = await verified({ ...document, entries: [...entries, restored, taken] });
    expect(code).toBe(0);
    expect(stdout).toContain('server restored from the backup of 2026-03-01T09:00:00.000Z: HOLDS');
    expect(stdout).toContain('restored: this history does not contain what happened between the backup');
    expect(stdout).toContain('the file of round 1 taken back: HOLDS');
  });

  test('is broken where an entry is marked as erased that cannot be', async () => {
    const [signed] = await writtenProtocols();
    const { document, publicKey } = signed;
    const key = join(temporaryFolder(), 'signing.pem');
    writeFileSync(key, publicKey!);
    expect((await verified(document, '--public-key', key)).code).toBe(0);
    for (const [number, what] of [
      [2, 'round'],
      [4, 'taken-back'],
    ] as const) {
      expect(document.entries[number - 1].what.kind).toBe(what);
      const entries = document.entries.map((entry) =>
        entry.number === number ? { ...entry, erased: true } : entry,
      );
      const { code, stdout } = await verified({ ...document, entries }, '--public-key', key);
      expect([code, stdout]).toEqual([1, expect.stringMatching(/: BROKEN: it is marked as erased/)]);
    }
  });

  test('is read in lines as well, and a cut is seen', async () => {
    const { schema, event, entries } = protocol();
    const [head, first, second, foot] = [{ schema, event }, ...entries, { entries: entries.length }].map(
      (line) => JSON.stringify(line),
    );
    const file = join(temporaryFolder(), 'protocol.jsonl');
    const answer = async (...lines: readonly string[]): ReturnType<typeof runCli> => {
      writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
      return runCli(['verify', '--last', entries[1].hash, file]);
    };
    const whole = await answer(head, first, second, foot);
    writeFileSync(file, JSON.stringify(protocol()));
    const asOne = await runCli(['verify', '--last', entries[1].hash, file]);
    expect(whole).toEqual(asOne);
    expect(whole.code).toBe(0);
    const refusals = [
      [await answer(head, first, second), `${file} is cut off`],
      [await answer(head, first, foot), `${file}:3: 1 entries, and the last line says 2`],
      [await answer(head, first, second, foot, first), `${file}:5: nothing may follow`],
      [await answer(head, first, '{"number":2}', foot), `${file}:3: no entry of a protocol: $ must have`],
      [await answer(head, first, second.replace('"number":2', '"number":1,"number":2'), foot), `${file}:3:`],
    ] as const;
    for (const [{ code, stdout, stderr }, message] of refusals)
      expect([code, stdout, stderr]).toEqual([3, '', expect.stringContaining(message)]);
  });

  test('that is none is refused with its place', async () => {
    const answer = await verified({ ...protocol(), entries: [{ number: 1 }] });
    expect(answer.code).toBe(3);
    expect(answer.stderr).toContain("is no protocol: $.entries[0] must have required property 'at'");
  });
});

describe('verify with the tournament file', () => {
  test('holds certificates against it', async () => {
    const root = temporaryFolder();
    const [proof, event, other] = ['proof.json', 'event.trf', 'other.trf'].map((name) => join(root, name));
    writeFileSync(event, wrong);
    writeFileSync(other, good);
    await runCli(['check', '--proof', proof, event]);
    const right = await runCli(['verify', proof, event]);
    expect(right.stdout).toContain(`; held against ${event}`);
    expect(right.code).toBe(0);
    const otherEvent = await runCli(['verify', '--format', 'json', proof, other]);
    const { results } = JSON.parse(otherEvent.stdout) as VerifyDocument;
    expect(results.length).toBeGreaterThan(0);
    for (const result of results) expect(result).toMatchObject({ verdict: 'rejected', heldAgainst: other });
    expect(otherEvent.code).toBe(1);
  });

  test('a file that cannot be read', async () => {
    const proof = join(temporaryFolder(), 'proof.json');
    await proofOf(proof);
    const { code, stderr } = await runCli(['verify', proof, 'gone.trf']);
    expect(stderr).toContain('no such file');
    expect(code).toBe(3);
  });
});
