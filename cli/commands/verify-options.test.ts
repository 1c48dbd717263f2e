import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CertificateFile } from '../../checker/index.js';
import { canonicalText } from '../../checker/protocol/index.js';
import type { Certificate } from '../../engine/index.js';
import { editions } from '../../engine/index.js';
import type { VerifyProtocolDocument } from '../../reports/protocol/index.js';
import { certificatesJson } from '../../reports/verify-certificates.js';
import type { VerifyDocument } from '../../reports/verify.js';
import { signerWith } from '../../server/access/signatures.js';
import { runs } from '../../tests/suite.js';
import { provedEvents } from '../testing/mutants/certificates.js';
import { writtenProtocols } from '../testing/mutants/protocols.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/** What a reader can state about an event, option by option. */
const STATED = {
  '--rules': fc.constantFrom('auto', ...editions.map(({ id }) => id)),
  '--initial-color': fc.constantFrom('white', 'black'),
  '--total-rounds': fc.constantFrom('3', '6', '7', '30'),
  '--acceleration': fc.constantFrom('auto', 'baku', 'none'),
  '--unrated': fc.constantFrom('1400', '2800'),
  '--reading': fc.constantFrom('S7', 'D7', 'B4'),
  '--maxi': fc.constant(''),
  '--colours': fc.constantFrom('A', 'B'),
};

/** At most three of them, on a command line. */
const OPTIONS = fc
  .tuple(fc.record(STATED), fc.subarray(Object.keys(STATED) as (keyof typeof STATED)[], { maxLength: 3 }))
  .map(([values, names]) => names.flatMap((name) => [name, values[name]]).filter((word) => word !== ''));

/** Records that decide what an option can state; a file without them leaves it open. */
const DECIDING = [/^192 .*\n/gm, /^(?:142|XXR) .*\n/gm, /^(?:152|XXC) .*\n/gm, /^(?:250|XXA) .*\n/gm];

const EVENTS = provedEvents('options');

/** Options for the first event that are rejected, wrong usage, or change nothing, so that each kind occurs in every run. */
const ONE_OF_EACH = [['--rules', 'lim-2026'], ['--maxi'], []].map((options): [number, RegExp[], string[]] => [
  0,
  [],
  options,
]);

it('with its event and options, a certificate is proved where check finds the same by these options, else rejected', async () => {
  const folder = temporaryFolder();
  const [proof, other, event] = ['proof.json', 'other.json', 'event.trf'].map((name) => join(folder, name));
  const counts = { usage: 0, proved: 0, rejected: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.nat(EVENTS.length - 1),
      fc.subarray(DECIDING),
      OPTIONS,
      async (index, left, options) => {
        const text = left.reduce((rest, record) => rest.replace(record, ''), EVENTS[index].text);
        writeFileSync(event, text);
        await runCli(['check', '--proof', proof, event]);
        const check = await runCli(['check', '--proof', other, ...options, event]);
        const verified = await runCli(['verify', '--format', 'json', ...options, proof, event]);
        if (check.code === 2) {
          expect([verified.code, verified.stdout]).toEqual([2, '']);
          expect(verified.stderr).toBe(check.stderr);
          counts.usage += 1;
          return;
        }
        const found = check.code === 3 ? [] : certificatesIn(other).map(saidBy);
        const { results } = JSON.parse(verified.stdout) as VerifyDocument;
        const expected = certificatesIn(proof).map((one) =>
          found.includes(saidBy(one)) ? 'proved' : 'rejected',
        );
        expect(results.map(({ verdict }) => verdict)).toEqual(expected);
        expect(verified.code).toBe(expected.includes('rejected') ? 1 : 0);
        for (const { verdict, reason, heldAgainst, stated } of results) {
          expect(heldAgainst).toBe(event);
          for (const words of statedBy(options))
            expect(stated?.split(' --').join('\n--').split('\n')).toContain(words);
          if (verdict === 'rejected') expect(reason).toMatch(DIFFERENCE);
          counts[verdict === 'rejected' ? 'rejected' : 'proved'] += 1;
        }
      },
    ),
    { numRuns: runs(40, 150, 1500), examples: [...ONE_OF_EACH] },
  );
  for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(0);
});

/** "--total-rounds 7" of a command line, as the result repeats it; "auto" states nothing. */
function statedBy(options: readonly string[]): string[] {
  return options.flatMap((name, at) =>
    STATING.includes(name) && options[at + 1] !== 'auto' ? [`${name} ${options[at + 1]}`] : [],
  );
}

const STATING = ['--rules', '--initial-color', '--total-rounds', '--acceleration', '--unrated'];

/** The difference that a rejection names. */
const DIFFERENCE =
  /^(?:round \d+ of .* agrees|.* is checked by .*, and the certificate names|in round \d+ of .* nothing is wrong|[\w.]+ is not what .* has|.* cannot be checked: )/;

it('without an event, and of a protocol, nothing can be stated', async () => {
  const folder = temporaryFolder();
  const [proof, protocol] = ['proof.json', 'protocol.json'].map((name) => join(folder, name));
  writeFileSync(proof, EVENTS[0].proof);
  const [{ document }] = await writtenProtocols();
  writeFileSync(protocol, JSON.stringify(document));
  await fc.assert(
    fc.asyncProperty(OPTIONS, fc.constantFrom(proof, protocol), async (options, file) => {
      const isStated = options.some(
        (word) => word !== 'auto' && word !== '--rules' && word !== '--acceleration',
      );
      const { code, stdout, stderr } = await runCli(['verify', ...options, file]);
      expect([code, stdout === ''], stderr).toEqual(isStated ? [2, true] : [0, false]);
    }),
    { numRuns: runs(30, 100, 1000) },
  );
});

it('each event file decides for the certificates that name it', async () => {
  const folder = temporaryFolder();
  const held = EVENTS.slice(0, 4).map((event, index) => ({
    ...event,
    path: join(folder, `event-${index}.trf`),
  }));
  for (const { path, text } of held) writeFileSync(path, text);
  const proof = join(folder, 'proof.json');
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([0, 1, 2, 3], { minLength: 1 }),
      fc.shuffledSubarray([0, 1, 2, 3]),
      async (proved, given) => {
        const certificates = proved.flatMap((index) =>
          held[index].certificates.map((one) => ({ ...one, file: `event-${index}.trf` })),
        );
        writeFileSync(proof, certificatesJson(certificates));
        const paths = given.map((index) => held[index].path);
        const { code, stdout } = await runCli(['verify', '--format', 'json', proof, ...paths]);
        const { results } = JSON.parse(stdout) as VerifyDocument;
        expect(code).toBe(results.some(({ verdict }) => verdict === 'rejected') ? 1 : 0);
        for (const { file, verdict, reason, heldAgainst } of results) {
          const own = paths.find((path) => path.endsWith(`/${file}`));
          // A single event is meant by all certificates.
          const expected = paths.length === 1 ? paths[0] : own;
          expect(heldAgainst).toBe(expected);
          if (paths.length === 0) expect(verdict).not.toBe('rejected');
          else expect(verdict, reason).toBe(own === undefined ? 'rejected' : 'proved');
        }
      },
    ),
    { numRuns: runs(25, 80, 800) },
  );
});

it('a protocol holds with its last hash and its key, and with no others', async () => {
  const folder = temporaryFolder();
  const protocols = await writtenProtocols();
  const [file, key, out] = ['protocol.json', 'key.pem', 'out.json'].map((name) => join(folder, name));
  const stranger = signerWith(generateKeyPairSync('ed25519').privateKey).publicKey;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...protocols),
      fc.constantFrom('none', 'last', 'upper case', 'first', 'malformed'),
      fc.constantFrom('none', 'own', 'stranger', 'both', 'nothing'),
      fc.boolean(),
      fc.boolean(),
      async ({ document, publicKey, holds }, last, keys, isOut, isHeld) => {
        writeFileSync(file, JSON.stringify(document));
        const { entries } = document;
        const end = entries[entries.length - 1].hash;
        const hash = {
          none: null,
          last: end,
          'upper case': end.toUpperCase(),
          first: entries[0].hash,
          malformed: 'abc',
        }[last];
        const own = publicKey ?? '';
        const text = { none: null, own, stranger, both: stranger + own, nothing: 'no key' }[keys];
        if (text !== null) writeFileSync(key, text);
        const { code, stdout, stderr } = await runCli([
          'verify',
          ...(hash === null ? [] : ['--last', hash]),
          ...(text === null ? [] : ['--public-key', key]),
          ...(isOut ? ['--out', out] : ['--format', 'json']),
          file,
          ...(isHeld ? ['event.trf'] : []),
        ]);
        const isNoKey = text !== null && !text.includes('PUBLIC KEY');
        if (last === 'malformed' || isHeld) {
          expect([code, stdout], stderr).toEqual([2, '']);
          return;
        }
        if (isNoKey) {
          expect([code, stderr]).toEqual([3, expect.stringContaining('holds no public key')]);
          return;
        }
        if (isOut) expect(stdout).toBe('');
        const found = JSON.parse(isOut ? readFileSync(out, 'utf8') : stdout) as VerifyProtocolDocument;
        const isSigned = publicKey !== null && (keys === 'own' || keys === 'both');
        const signatures = text === null ? 'not-asked' : isSigned ? 'holds' : 'differs';
        const ends = hash === null ? 'not-asked' : last === 'first' ? 'differs' : 'holds';
        expect([found.signatures, found.end]).toEqual([signatures, ends]);
        expect(code).toBe(holds && signatures !== 'differs' && ends !== 'differs' ? 0 : 1);
        const broken = found.results.filter(({ verdict }) => verdict === 'broken');
        expect(broken.map(({ fault }) => fault)).toEqual(
          signatures === 'differs' ? entries.map(() => (publicKey === null ? 'unsigned' : 'signature')) : [],
        );
      },
    ),
    { numRuns: runs(40, 150, 1500) },
  );
});

it('a certificate is no chain and not signed', async () => {
  const proof = join(temporaryFolder(), 'proof.json');
  writeFileSync(proof, EVENTS[0].proof);
  for (const [name, value] of [
    ['--last', '0'.repeat(64)],
    ['--public-key', proof],
  ]) {
    const { code, stderr } = await runCli(['verify', name, value, proof]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`error: ${name} is for protocols`)]);
  }
});

function certificatesIn(file: string): readonly Certificate[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as CertificateFile).certificates;
}

/** All but what only shows, by example, that something is possible or impossible. */
function saidBy(certificate: Certificate): string {
  const free = ['file', 'continuation', 'completion', 'barriers'];
  return canonicalText(
    JSON.parse(
      JSON.stringify(certificate, (name, value: unknown) => (free.includes(name) ? undefined : value)),
    ),
  );
}
