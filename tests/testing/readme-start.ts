import { readFileSync } from 'node:fs';

/** The first command of the README, and what the README says that it prints. Throws where the README no longer has them in this form. */
export function readmeStart(): { command: string; printed: string } {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, command] = /```sh\n(\.\/swissproof [^#\n]*)/.exec(readme) ?? [];
  const [, printed] = /What the first command prints:\n\n```text\n([^`]*)```/.exec(readme) ?? [];
  if (command === undefined || printed === undefined)
    throw new Error('the README does not start as the tests expect');
  return { command: command.trim(), printed };
}
