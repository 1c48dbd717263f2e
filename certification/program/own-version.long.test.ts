import { afterAll, describe, expect, it } from 'vitest';
import { openCandidate, shippedProfile } from './index.js';
import type { Commands } from './index.js';
import { buildFake } from './testing/build-fake.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

/** What a program is called that prints a text when it is asked for its version. */
async function titleOf(said: string, pattern?: string): Promise<string> {
  const { commands, ...profile } = fake.profile('right');
  const [script] = commands?.pair?.arguments ?? [];
  const version = {
    arguments: [script, `versioned:${said}`, 'dutch-2026', 'version'],
    ...(pattern === undefined ? {} : { pattern }),
  };
  const candidate = await openCandidate({
    ...profile,
    name: 'program',
    version: '2.2',
    commands: { ...commands, version },
  });
  await candidate.close();
  return candidate.title;
}

const patternOf = (name: string): string | undefined => {
  const commands: Commands = shippedProfile(name)?.commands ?? {};
  return commands.version?.pattern;
};

describe('the version of a candidate', () => {
  it.each([
    ['javafo', 'JaVaFo (rrweb.org/javafo) - Rel. 1.4 (Build 2018)', 'program 1.4 (Build 2018)'],
    ['javafo', 'JaVaFo (rrweb.org/javafo) - Rel. 2.2 (Build 3223)', 'program 2.2 (Build 3223)'],
    ['javafo', 'JaVaFo (rrweb.org/javafo) - Rel. 3.0p', 'program 3.0p'],
    ['javafo', 'Error in processing (-r)', 'program, version unknown'],
    ['bbppairings', 'BBP Pairings (https://example.org/bbpPairings) - Release v5.0.1', 'program 5.0.1'],
    ['bbppairings', 'BBP Pairings - Built Nov  2 2026 17:13:04', 'program, version unknown'],
    ['swissproof', '0.1.0', 'program 0.1.0'],
  ])('is what the program prints: %s, "%s"', async (name, said, title) => {
    expect(await titleOf(said, patternOf(name))).toBe(title);
  });

  it('is what stands in the group of the pattern, on one line', async () => {
    expect(await titleOf('engine, edition two', 'edition (\\w+)')).toBe('program two');
    expect(await titleOf('', undefined)).toBe('program, version unknown');
  });

  it('is not a number of the runtime in a stack trace', async () => {
    const trace = 'Exception\n\tat java.base@17.0.2/java.lang.Thread.run(Thread.java:833)\n';
    expect(await titleOf(trace)).toBe('program, version unknown');
    expect(await titleOf(`${trace}engine 4.1`)).toBe('program 4.1');
  });

  it('is unknown where the program cannot tell it, and never that of the profile', async () => {
    for (const mode of ['crashes', 'silent']) {
      const { commands, ...profile } = fake.profile(mode);
      const version = { arguments: commands?.check?.arguments ?? [] };
      const candidate = await openCandidate({
        ...profile,
        version: '9.9',
        commands: { ...commands, version },
      });
      expect(candidate.title).toBe(`fake that ${mode}, version unknown`);
    }
    const adapter = await openCandidate({ ...fake.adapter('right'), version: '9.9' });
    expect([adapter.title, adapter.version]).toEqual(['fake right', 'right']);
    await adapter.close();
  });
});
