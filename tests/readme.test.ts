import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readmeStart } from './testing/readme-start.js';

it('the first command of the README prints what the README says', () => {
  const { command, printed } = readmeStart();
  const [program, ...words] = command.split(' ');
  expect(program).toBe('./swissproof');
  const root = fileURLToPath(new URL('..', import.meta.url));
  expect(
    execFileSync(process.execPath, ['dist/cli/main.js', ...words], { cwd: root, encoding: 'utf8' }),
  ).toBe(printed);
});
