import { expect, it } from 'vitest';
import { DEFAULT_QUOTA } from '../../server/index.js';
import { runCli } from '../testing/run-cli.js';

it('the help of "serve keys set" names the quota that a server has', async () => {
  const { stdout } = await runCli(['serve', 'keys', 'set', '--help']);
  const help = stdout.replace(/\s+/g, ' ');
  const { events, files, bytes, eventFiles, eventBytes } = DEFAULT_QUOTA;
  const mebibytes = (size: number): number => size / 1024 ** 2;
  expect(help).toContain(`events (default: ${events})`);
  expect(help).toContain(`files of all events (default: ${files})`);
  expect(help).toContain(`files and answers of all events, in MiB (default: ${mebibytes(bytes)})`);
  expect(help).toContain(`files of one event (default: ${eventFiles})`);
  expect(help).toContain(`files and answers of one event, in MiB (default: ${mebibytes(eventBytes)})`);
});
