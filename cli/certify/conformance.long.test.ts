import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import { readSuite } from '../../reports/conformance/testing/written.js';
import { answersText, manifestText } from '../../reports/conformance/testing/written.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';
import { conformanceFolder } from './conformance.js';

const SUITE = fileURLToPath(new URL('../../corpus/conformance/', import.meta.url));
const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

function profile(folder: string, mode: string, edition: string): string {
  const file = join(folder, `${mode.replace(/\W/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(fake.adapter(mode, edition)));
  return file;
}

/** A suite of some cases of the whole one. */
function smallSuite(folder: string, edition: string, count: number): string {
  const whole = readSuite();
  const own = whole.cases.filter((one) => one.edition === edition && one.declared === undefined);
  const c7 = own.filter(({ decides }) => decides.some(({ rule, how }) => rule === 'C7' && how === 'without'));
  const suite = { ...whole, cases: [...new Set([...c7.slice(0, 2), ...own])].slice(0, count) };
  const out = join(folder, 'suite');
  mkdirSync(out);
  for (const { file } of suite.cases) cpSync(join(SUITE, file), join(out, file));
  writeFileSync(join(out, 'manifest.json'), manifestText(suite));
  writeFileSync(join(out, 'answers.tsv'), answersText(suite));
  return out;
}

describe('certify --positions with a conformance suite', () => {
  it('asks for the round of every case of the edition, and names the rule of what is wrong', async () => {
    const folder = temporaryFolder();
    const suite = smallSuite(folder, 'dutch-2026', 8);
    const run = (mode: string): ReturnType<typeof runCli> => {
      const campaign = ['--out', join(folder, `out-${mode.replace(/\W/g, '-')}`), '--no-shrink'];
      const candidate = ['--candidate', profile(folder, mode, 'dutch-2026')];
      return runCli(['certify', ...candidate, '--positions', suite, ...campaign]);
    };
    const right = await run('right');
    expect(right.stdout).toMatch(/8 files of .*suite/);
    expect(right.stdout).toMatch(/8 rounds compared: 0 deviate/);
    expect(right.code).toBe(0);
    const wrong = await run('without:C7');
    expect(wrong.stdout).toMatch(/8 rounds compared: [1-8] deviate/);
    expect(wrong.stdout).toContain('C7');
    expect(wrong.code).toBe(1);
  });

  it('"conformance" is that of the checkout', async () => {
    const folder = temporaryFolder();
    const candidate = ['--candidate', profile(folder, 'right', 'lim-2026')];
    const args = ['certify', ...candidate, '--positions', 'conformance', '--out', join(folder, 'out')];
    const { code, stdout } = await runCli(args);
    const own = readSuite().cases.filter((one) => one.edition === 'lim-2026' && one.declared === undefined);
    expect(stdout).toContain(`${own.length} files of conformance`);
    expect(stdout).toContain(`${own.length} rounds compared: 0 deviate`);
    expect(code).toBe(0);
  });

  it('finds it in a checkout; another folder is none', () => {
    const found = conformanceFolder('conformance');
    expect(found !== null && existsSync(join(found, 'answers.tsv'))).toBe(true);
    expect(conformanceFolder('known')).toBeNull();
    expect(conformanceFolder(fileURLToPath(new URL('../../corpus/positions', import.meta.url)))).toBeNull();
    expect(conformanceFolder(SUITE)).not.toBeNull();
  });

  it('says so where it has no case for the candidate', async () => {
    const folder = temporaryFolder();
    const suite = smallSuite(folder, 'dutch-2026', 2);
    const candidate = ['--candidate', profile(folder, 'right', 'dutch-2017')];
    const refused = await runCli(['certify', ...candidate, '--positions', suite, '--out', join(folder, 'x')]);
    expect([refused.code, refused.stderr]).toEqual([
      3,
      expect.stringMatching(/suite has no case for dutch-2017/),
    ]);
  });
});
