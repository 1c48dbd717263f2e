import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findInPath } from '../../certification/program/call/find-program.js';
import { openCandidate } from '../../certification/program/index.js';
import type { CandidateProfile } from '../../certification/program/index.js';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const protocol = readFileSync(new URL('../../certification/PROTOCOL.md', import.meta.url), 'utf8');
const blocks = [...protocol.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language, text]) => ({
  language,
  text,
}));
const blockOf = (language: string): string => blocks.find((block) => block.language === language)!.text;

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

/** A folder with all that the protocol's page tells to copy, and an engine that behaves in a way. */
function copied(mode: string): { folder: string; profile: CandidateProfile } {
  const folder = temporaryFolder();
  const { commands } = fake.profile(mode);
  const [script, ...words] = commands!.pair!.arguments.slice(0, 3);
  writeFileSync(join(folder, 'adapter.py'), blockOf('python'));
  writeFileSync(join(folder, 'profile.json'), blockOf('json'));
  const engine = join(folder, 'engine');
  const call = [process.execPath, script, ...words].map((word) => `'${word}'`).join(' ');
  writeFileSync(engine, `#!/bin/sh\nexec ${call} "$@"\n`);
  chmodSync(engine, 0o755);
  const profile = JSON.parse(blockOf('json')) as CandidateProfile;
  return { folder, profile: { ...profile, program: join(folder, profile.program) } };
}

const hasPython = findInPath('python3') !== null && process.platform !== 'win32';
const NAME = 'the example of the protocol';

it('every block of code of the protocol is one that the tests below run', () => {
  expect(blocks.map(({ language }) => language)).toEqual(['json', 'sh', 'python']);
});

describe.skipIf(!hasPython)(hasPython ? NAME : `${NAME} (skipped: needs python3)`, () => {
  it('the adapter pairs when it is copied, and the command runs a campaign', async () => {
    const { folder } = copied('right');
    const [, ...words] = blockOf('sh').trim().split(' ');
    // The same words, where only places are others, with fewer tournaments.
    const changed: Record<string, string> = {
      'profile.json': join(folder, 'profile.json'),
      'first/': join(folder, 'first'),
      20: '1',
    };
    const args = words.map((word) => changed[word] ?? word);
    expect(args.filter((word, place) => word !== words[place])).toHaveLength(3);
    const program = ['--program', join(folder, 'adapter.py')];
    const { code, stdout, stderr } = await runCli([...args, ...program, '--seed', 'protocol', '--no-shrink']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('smoke test passed')]);
    expect(stdout).toMatch(/live: .*\n {2}1 tournaments: 1 agree/);
  });

  it('the adapter says where no legal pairing exists, and what the engine says where it fails', async () => {
    const answerOf = async (mode: string): Promise<unknown> => {
      const candidate = await openCandidate(copied(mode).profile);
      try {
        return await candidate.pairRound('XXR 3\r\nXXC white1\r\n', 1);
      } finally {
        await candidate.close();
      }
    };
    expect(await answerOf('gives-up')).toEqual({ ok: true, pairing: null });
    expect(await answerOf('crashes')).toMatchObject({
      ok: false,
      outcome: 'candidate-crash',
      note: '"the engine exits with code 3: segmentation something"',
    });
  });
});
