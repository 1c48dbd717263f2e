import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { canonicalText } from '../../checker/protocol/index.js';
import type { ProtocolDocument, ProtocolEntry } from '../../checker/protocol/index.js';
import type { VerifyProtocolDocument } from '../../reports/protocol/index.js';
import { runs } from '../../tests/suite.js';
import { mutantOf } from '../testing/mutants/mutant.js';
import { mutantOfLines } from '../testing/mutants/mutant-of-lines.js';
import { writtenProtocols } from '../testing/mutants/protocols.js';
import type { WrittenProtocol } from '../testing/mutants/protocols.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

let protocols: readonly WrittenProtocol[];

beforeAll(async () => {
  protocols = await writtenProtocols();
});

it('the protocols that are mutated hold', async () => {
  const folder = temporaryFolder();
  for (const { document, publicKey, holds } of protocols) {
    const file = join(folder, 'protocol.json');
    writeFileSync(file, JSON.stringify(document));
    const { code, results } = (await judged(file, folder, document, publicKey))!;
    expect(code).toBe(holds ? 0 : 1);
    expect(results).toHaveLength(document.entries.length);
    expect(results.every(({ verdict }) => verdict === 'holds' || verdict === 'erased')).toBe(true);
  }
  const all = protocols.flatMap(({ document }) => document.entries);
  expect(new Set(all.map(({ what }) => what.kind))).toEqual(
    new Set(['registered', 'round', 'taken-back', 'restored', 'closed']),
  );
  expect(all.some(({ what }) => 'deviations' in what)).toBe(true);
});

it(
  'no entry of a mutated protocol holds that says something else, and none ends with an internal error',
  { timeout: 3_600_000 },
  async () => {
    const folder = temporaryFolder();
    const counts = { refused: 0, broken: 0, same: 0, holds: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.nat(protocols.length - 1),
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        async (index, seed, asLines, isAsked) => {
          const { document, publicKey } = protocols[index];
          const file = join(folder, 'protocol.json');
          const donors = protocols.flatMap((one) => one.document.entries);
          writeFileSync(
            file,
            asLines
              ? mutantOfLines(document, donors, seed)
              : mutantOf(JSON.stringify(document), donors, seed),
          );
          const key = isAsked ? publicKey : null;
          const found = await judged(file, folder, isAsked ? document : null, key);
          if (found === null) counts.refused += 1;
          else {
            const { code, results, entries, event } = found;
            const signed = key !== null;
            results.forEach(({ verdict }, at) => {
              if (verdict === 'holds' || (verdict === 'erased' && code === 0)) {
                const isOwn = document.entries.some((one) => said(one, signed) === said(entries[at], signed));
                expect(isOwn, `${verdict}: ${JSON.stringify(entries[at])}`).toBe(true);
                counts.holds += 1;
              }
              if (verdict === 'holds')
                expect(document.entries.map(beside), verdict).toContain(beside(entries[at]));
            });
            if (code === 0) {
              const now = entries.map((one) => said(one, signed));
              const was = document.entries.map((one) => said(one, signed));
              expect(event).toBe(document.event);
              // That the end was not cut off is known only to who kept the last hash.
              expect(now).toEqual(isAsked ? was : was.slice(0, now.length));
              counts.same += 1;
            } else counts.broken += 1;
          }
        },
      ),
      { numRuns: runs(100, 300, 5000) },
    );
    // Few mutants say the same as the protocol.
    const { refused, broken, holds } = counts;
    for (const count of [refused, broken, holds]) expect(count, JSON.stringify(counts)).toBeGreaterThan(0);
  },
);

interface JudgedProtocol extends Pick<VerifyProtocolDocument, 'results'> {
  readonly code: number;
  readonly event: string;
  readonly entries: readonly ProtocolEntry[];
}

/**
 * What `verify` says of a file; null where it refuses it.
 * @param kept the protocol of which the last hash was kept; null: nobody kept it.
 */
async function judged(
  file: string,
  folder: string,
  kept: ProtocolDocument | null,
  publicKey: string | null,
): Promise<JudgedProtocol | null> {
  const options = ['--format', 'json'];
  const last = kept?.entries.at(-1)?.hash;
  if (last !== undefined) options.push('--last', last);
  if (publicKey !== null) {
    const key = join(folder, 'signing.pem');
    writeFileSync(key, publicKey);
    options.push('--public-key', key);
  }
  const { code, stdout, stderr } = await runCli(['verify', ...options, file]);
  if (code === 3) {
    expect(stderr).toMatch(/^error: .*protocol\.json/);
    return null;
  }
  expect([0, 1], stderr).toContain(code);
  const { results } = JSON.parse(stdout) as VerifyProtocolDocument;
  const { event, entries } = readBack(readFileSync(file, 'utf8'));
  expect(results).toHaveLength(entries.length);
  return { code, results, event, entries };
}

function readBack(text: string): Pick<ProtocolDocument, 'event' | 'entries'> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [head, ...rest] = lines.map((line) => tryParse(line)) as [
    Partial<ProtocolDocument> | null,
    ...unknown[],
  ];
  if (head?.event !== undefined && head.entries === undefined && lines.length > 1)
    return { event: head.event, entries: rest.slice(0, -1) as ProtocolEntry[] };
  return JSON.parse(text) as ProtocolDocument;
}

function tryParse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The hashed content of an entry, with its signature if the key is given. Erasable data are not part of it. */
function said({ erasable: _, signature, ...entry }: ProtocolEntry, isSigned: boolean): string {
  return canonicalText(isSigned ? { ...entry, signature } : entry);
}

/** The personal data of an entry, in any order. */
function beside({ number, erasable = [] }: ProtocolEntry): string {
  return canonicalText([number, erasable.map((one) => canonicalText(one)).sort()]);
}
