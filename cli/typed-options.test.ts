import { expect, test } from 'vitest';
import { runCli } from './testing/run-cli.js';
import { madeFor } from './typed-options.js';

test('only what may print statements says how and when it was made', () => {
  const io = { now: () => new Date('2026-05-04T10:00:00Z') } as Parameters<typeof madeFor>[2];
  const made = { made: { day: '2026-05-04', options: ['--rules', 'dutch-2026'] } };
  for (const format of ['statement', 'html'])
    expect(madeFor(format, ['--rules', 'dutch-2026'], io)).toEqual(made);
  for (const format of ['text', 'json', 'csv', 'summary', 'sarif', 'junit', 'it1'])
    expect(madeFor(format, ['--rules', 'dutch-2026'], io)).toEqual({});
});

test('help of a command that is not there names all others, but not itself', async () => {
  const { code, stderr } = await runCli(['help', 'nothing']);
  expect(code).toBe(2);
  expect(stderr).toContain('there is no command nothing. Possible: check, ');
  expect(stderr).not.toMatch(/\bhelp\b(?!\))/);
});
