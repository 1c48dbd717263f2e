import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckDocument } from '../../corpus/schema/types/check-report.js';
import { FOREIGN_FILES } from '../../corpus/trf/testing/foreign-files.js';
import { four } from '../../corpus/trf/testing/lines.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const RIGHT = four('142 1');
const UNIX = process.platform !== 'win32';

async function checked(...paths: string[]): Promise<{ code: number; document: CheckDocument }> {
  const { code, stdout, stderr } = await runCli(['check', '--format', 'json', '--jobs', '1', ...paths]);
  expect(stderr).toBe('');
  return { code, document: JSON.parse(stdout) as CheckDocument };
}

function filesOf({ tournaments }: CheckDocument, folder: string): string[] {
  return tournaments.map(({ file }) => file.slice(folder.length + 1));
}

test('a tournament is found by its content, whatever its name', async () => {
  const folder = temporaryFolder();
  const names = ['a.trf16', 'b.trf26', 'c.tab', 'd.fid', 'e.reg', 'f', 'g.TRF', 'h.dat'];
  for (const name of names) writeFileSync(join(folder, name), RIGHT);
  writeFileSync(join(folder, 'bom.old'), `\uFEFF${RIGHT}`);
  writeFileSync(join(folder, 'utf16.old'), `\uFEFF${RIGHT}`, 'utf16le');
  writeFileSync(
    join(folder, 'notes.md'),
    `# Notes\n\nA record:\n\nThe file has this line:\n\n${RIGHT.split('\n')[0]}\n\nEnd.\n`,
  );
  writeFileSync(join(folder, 'photo.jpg'), Buffer.alloc(300_000, '\u00FF\u00D8\0x', 'latin1'));
  const { code, document } = await checked(folder);
  expect(code).toBe(0);
  expect(filesOf(document, folder).sort()).toEqual([...names, 'bom.old', 'utf16.old'].sort());
  expect(document.totals.skipped).toEqual([join(folder, 'notes.md'), join(folder, 'photo.jpg')]);
  expect(document.totals.recognised).toBeUndefined();
});

test('files of other programs are named with the way to a tournament report, and stop nothing', async () => {
  const folder = temporaryFolder();
  for (const { name, content } of FOREIGN_FILES) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'right.trf'), RIGHT);
  const { code, document } = await checked(folder);
  expect(code).toBe(0);
  expect(filesOf(document, folder)).toEqual(['right.trf']);
  const { skipped, recognised = [] } = document.totals;
  expect(skipped).toHaveLength(FOREIGN_FILES.length);
  const byName = new Map(recognised.map((one) => [one.file, one]));
  for (const { name, id, what } of FOREIGN_FILES) {
    const found = byName.get(join(folder, name));
    expect(found?.format, name).toBe(id);
    expect(`${found?.what} ${found?.way}`).toMatch(what);
  }
  const { stdout } = await runCli(['check', folder]);
  expect(stdout).toContain(`skipped: ${FOREIGN_FILES.length} files that are no tournaments: `);
  expect(stdout).toContain(
    `skipped as a Papi tournament: ${join(folder, 'open.papi')} (export the tournament as a FIDE report (TRF) in Papi)\n`,
  );
  const audited = await runCli(['audit', folder]);
  expect(audited.code).toBe(0);
  expect(audited.stdout).toContain('skipped as a Papi tournament');
});

test.each(FOREIGN_FILES.map((one) => [one.name, one] as const))(
  '%s that is named itself is an error with the way',
  async (name, { content, what }) => {
    const folder = temporaryFolder();
    const [file, right] = [join(folder, name), join(folder, 'right.trf')];
    writeFileSync(file, content);
    writeFileSync(right, RIGHT);
    const { code, stdout } = await runCli(['check', file, right]);
    expect(code).toBe(3);
    expect(stdout).toMatch(what);
    expect(stdout).toContain('not a tournament report file');
    expect(stdout).toContain('1 agrees in every round.');
    const converted = await runCli(['convert', '--trf', '26', file]);
    expect(converted.code).toBe(3);
    expect(converted.stderr).toMatch(what);
  },
);

test.skipIf(!UNIX)(
  'a pipe, a socket, loops of links and a broken link in a folder are not opened',
  async () => {
    const folder = temporaryFolder();
    execFileSync('mkfifo', [join(folder, 'pipe.trf'), join(folder, 'pipe')]);
    const server = createServer().listen(join(folder, 'socket.trf'));
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    mkdirSync(join(folder, 'inner'));
    symlinkSync('..', join(folder, 'inner', 'up'));
    symlinkSync('self', join(folder, 'self'));
    symlinkSync('nowhere', join(folder, 'broken'));
    symlinkSync('/dev/zero', join(folder, 'zero.trf'));
    symlinkSync('pipe', join(folder, 'to-pipe'));
    writeFileSync(join(folder, 'right.trf'), RIGHT);
    const { code, document } = await checked(folder);
    expect(code).toBe(0);
    expect(filesOf(document, folder)).toEqual(['right.trf']);
    const kinds = document.totals.recognised?.map(({ file, format }) => [
      file.slice(folder.length + 1),
      format,
    ]);
    expect(kinds).toEqual([
      ['broken', 'broken-link'],
      ['pipe', 'pipe'],
      ['pipe.trf', 'pipe'],
      ['self', 'broken-link'],
      ['socket.trf', 'socket'],
      ['to-pipe', 'pipe'],
      ['zero.trf', 'device'],
    ]);
    const { stdout } = await runCli(['check', folder]);
    expect(stdout).toContain('skipped as a named pipe, which is not opened in a folder: ');
  },
);

test.skipIf(!UNIX)('a tournament file that cannot be read is an error, and stops nothing', async () => {
  const folder = temporaryFolder();
  symlinkSync('loop.trf', join(folder, 'loop.trf'));
  writeFileSync(join(folder, 'right.trf'), RIGHT);
  const locked = join(folder, 'locked.dat');
  writeFileSync(locked, RIGHT);
  chmodSync(locked, 0);
  const { code, document } = await checked(folder);
  expect(code).toBe(3);
  const [loop] = document.tournaments.filter(({ file }) => file.endsWith('loop.trf'));
  expect(loop.errors?.[0].message).toContain('a loop of symbolic links');
  const verdicts = Object.fromEntries(document.tournaments.map(({ file, verdict }) => [file, verdict]));
  expect(verdicts[join(folder, 'right.trf')]).toBe('agrees');
  // For root there are no files that cannot be read.
  expect(verdicts[locked]).toBe(process.getuid?.() === 0 ? 'agrees' : 'invalid');
});

const needsProgram = !existsSync(MAIN) || !UNIX;

test.skipIf(needsProgram)('a named pipe that is named itself is read', { timeout: 600_000 }, async () => {
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  for (const command of [['check'], ['convert', '--trf', '26']]) {
    const child = spawn(process.execPath, [MAIN, ...command, pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = once(child, 'close') as Promise<[number | null]>;
    const writer = openSync(pipe, 'w');
    writeSync(writer, RIGHT);
    closeSync(writer);
    expect((await ended)[0]).toBe(0);
    expect(said).toContain(command[0] === 'check' ? 'agrees with the rules' : '001    1');
  }
});

test.skipIf(needsProgram).each(['check', 'convert', 'standings'])(
  'SIGTERM ends %s that waits for a named pipe',
  { timeout: 600_000 },
  async (command) => {
    const folder = temporaryFolder();
    const pipe = join(folder, 'pipe.trf');
    execFileSync('mkfifo', [pipe]);
    const options = command === 'convert' ? ['--trf', '26'] : [];
    const child = spawn(process.execPath, [MAIN, command, ...options, pipe], { stdio: 'ignore' });
    const ended = once(child, 'close') as Promise<[number | null, string | null]>;
    // It opens at once where the program reads: the program waits then.
    const writer = openSync(pipe, 'w');
    child.kill('SIGTERM');
    expect((await ended)[1]).toBe('SIGTERM');
    closeSync(writer);
  },
);

test('of what is larger than any tournament, only what looks like one is an error', async () => {
  const folder = temporaryFolder();
  const large = (name: string, start: string): void => {
    writeFileSync(join(folder, name), start);
    truncateSync(join(folder, name), 17 * 1024 * 1024);
  };
  writeFileSync(join(folder, 'right.trf'), RIGHT);
  large('film.mp4', 'ftyp');
  large('notes', '\0\0');
  expect(filesOf((await checked(folder)).document, folder)).toEqual(['right.trf']);
  large('open.trf', '\0\0');
  large('event.dat', RIGHT);
  const { code, document } = await checked(folder);
  expect(code).toBe(3);
  const large16 = document.tournaments.filter(({ verdict }) => verdict === 'invalid');
  expect(large16.map(({ file }) => file.slice(folder.length + 1))).toEqual(['event.dat', 'open.trf']);
});
