import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { CandidateError, openCandidate, shippedNames, shippedProfile } from './index.js';
import type { CandidateProfile } from './index.js';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../corpus/schema/candidate-profile.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);

const SIMPLE: CandidateProfile = {
  name: 'simple',
  edition: 'dutch-2026',
  program: process.execPath,
  commands: { pair: { arguments: ['{input}'], answer: 'standard-output' } },
};

describe('the schema of profiles', () => {
  it.each(shippedNames())('takes the shipped profile %s', (name) => {
    expect(validate(shippedProfile(name)), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    ['a minimal profile', {}],
    ['a launcher', { launcher: ['java', '-jar'] }],
    ['a dialect', { dialect: { format: 'trf26', systemCode: 'FIDE_DUTCH', omit: ['299', 'XXA'] } }],
    ['limits', { limits: { seconds: 0.5, memoryMegabytes: null } }],
    ['a way to ask for the version', { commands: { ...SIMPLE.commands, version: { arguments: ['-r'] } } }],
    ['a Java machine that is kept', { launcher: ['java', '-jar'], resident: 'java' }],
  ])('takes %s', (_what, change) => {
    expect(validate({ ...SIMPLE, ...change }), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    ['an unknown key', { extra: 1 }],
    ['no name', { name: '' }],
    ['an edition that is none', { edition: 'Dutch 2026' }],
    ['no way to talk', { commands: undefined }],
    ['two ways to talk', { adapter: { arguments: [] } }],
    ['no task', { commands: {} }],
    ['nothing but a version', { commands: { version: { arguments: [] } } }],
    ['another machine that is kept', { resident: 'python' }],
    ['a checker without a format', { commands: { check: { arguments: [], answer: 'standard-output' } } }],
    ['a record that is none', { dialect: { omit: ['1'] } }],
    ['no time', { limits: { seconds: 0 } }],
  ])('refuses %s', (_what, change) => {
    expect(validate(JSON.parse(JSON.stringify({ ...SIMPLE, ...change })))).toBe(false);
  });

  it('describes every key', () => {
    const missing: string[] = [];
    const walk = (node: unknown, path: string): void => {
      const { properties = {} } = node as { properties?: Record<string, { description?: string }> };
      for (const [key, child] of Object.entries(properties)) {
        if (child.description === undefined) missing.push(`${path}.${key}`);
        walk(child, `${path}.${key}`);
      }
    };
    walk(schema, '');
    expect(missing).toEqual([]);
  });
});

describe('a profile is refused that', () => {
  const cases: [string, Partial<CandidateProfile>, RegExp][] = [
    ['names a program that is not in PATH', { program: 'no-such-program' }, /no program no-such-program in/],
    ['names a program that is not there', { program: './no/such' }, /there is no program/],
    ['names a file that cannot be executed', { program: './package.json' }, /is not executable/],
    ['gives a launcher a missing file', { launcher: ['node'], program: 'no.jar' }, /there is no file no.jar/],
    ['claims unknown rules', { edition: 'dutch-1899' }, /does not know the edition dutch-1899/],
    ['has two ways to talk', { adapter: { arguments: [] } }, /either commands or an adapter/],
    [
      'has a pattern without a group',
      { commands: { ...SIMPLE.commands, version: { arguments: [], pattern: 'Rel' } } },
      /the pattern "Rel" for the version/,
    ],
    [
      'has a pattern that is none',
      { commands: { ...SIMPLE.commands, version: { arguments: [], pattern: '(' } } },
      /no regular expression/,
    ],
    ['keeps a machine that is none', { resident: 'java' }, /needs the launcher java … -jar/],
  ];
  it.each(cases)('%s', async (_what, change, message) => {
    const opening = openCandidate({ ...SIMPLE, ...change });
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toThrow(CandidateError);
  });

  it('unless the right program is given', async () => {
    const profile = { ...SIMPLE, program: 'no-such-program', version: '1.2' };
    const candidate = await openCandidate(profile, { program: process.execPath });
    expect(candidate.profile.program).toBe(process.execPath);
    // The profile says for which version it was written, not which one this is.
    expect(candidate.title).toBe('simple, version unknown');
    expect(candidate.version).toBeNull();
    expect([...candidate.abilities]).toEqual(['pair']);
  });
});
