import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

vi.mock('../../engine/systems/dutch/proof/certify.js', () => ({
  certify: () => {
    throw new Error('boom');
  },
}));

const DEVIATING = new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url);

test('a proof that fails costs no finding', async () => {
  const proof = join(temporaryFolder(), 'proof.json');
  const { code, stdout, stderr } = await runCli(
    ['check', '--rules', 'dutch-2017', '--proof', proof, '-'],
    readFileSync(DEVIATING, 'latin1'),
  );
  expect(stdout).toMatch(/round {2}5 {2}DEVIATES/);
  expect(stderr).toMatch(/^-: error: internal error: boom; this is a defect of swissproof/);
  expect(JSON.parse(readFileSync(proof, 'utf8'))).toMatchObject({ certificates: [] });
  expect(code).toBe(5);
});

test('an edition that makes no certificates says so', async () => {
  const proof = join(temporaryFolder(), 'proof.json');
  const { stderr } = await runCli(
    ['check', '--rules', 'dutch-2012', '--proof', proof, '-'],
    readFileSync(DEVIATING, 'latin1'),
  );
  expect(stderr).toMatch(/^-: note: \d+ deviations? without a certificate: dutch-2012 makes none/);
  expect(JSON.parse(readFileSync(proof, 'utf8'))).toMatchObject({ certificates: [] });
});
