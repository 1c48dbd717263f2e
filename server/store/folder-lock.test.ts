import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demandData, lockFolder } from './data-folder.js';

describe('the lock of a data folder', () => {
  it('is held against everybody, also against who has the same process number, until it is given back', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/is in use by another program/);
    await unlock();
    expect(readdirSync(folder)).toEqual([]);
    const again = await lockFolder(folder);
    await again();
  });

  it('is taken over from a process that was killed', async () => {
    const folder = newFolder();
    const path = join(folder, 'dead.lock');
    const script = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
    expect(spawnSync(process.execPath, ['-e', script]).signal).toBe('SIGKILL');
    expect(readdirSync(folder)).toEqual(['dead.lock']);
    const unlock = await lockFolder(folder);
    expect(readdirSync(folder)).not.toContain('dead.lock');
    await unlock();
  });

  it('goes to one at most of many that come at once', async () => {
    const folder = newFolder();
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const holders = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(holders.length).toBeLessThanOrEqual(1);
    for (const unlock of holders) await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it.skipIf(process.platform === 'win32')('closes the connection of a program that stays on it', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder);
    const [name] = readdirSync(folder);
    const client = connect({ path: join(folder, name), allowHalfOpen: true });
    client.resume();
    onTestFinished(() => void client.destroy());
    await once(client, 'end', { signal: AbortSignal.timeout(30_000) });
    client.destroy();
    await unlock();
  });

  it('may be in a folder with a longer path than sockets have', async () => {
    const folder = join(newFolder(), 'a-folder-with-a-long-name'.repeat(6));
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/is in use/);
    await unlock();
  });
});

describe('a folder that must have data', () => {
  it.each<readonly [string, string[], string | null]>([
    ['has none', [], 'holds no data of a server'],
    ['has a database without a version', ['database'], 'holds no data of a server'],
    ['has a database', ['database', 'database/PG_VERSION'], null],
  ])('%s', (_, names, words) => {
    const folder = newFolder();
    for (const name of names)
      if (name.endsWith('PG_VERSION')) writeFileSync(join(folder, name), '18');
      else mkdirSync(join(folder, name));
    if (words === null)
      expect(() => {
        demandData(folder);
      }).not.toThrow();
    else
      expect(() => {
        demandData(folder);
      }).toThrow(words);
  });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sp-lock-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
