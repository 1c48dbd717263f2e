import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_ENTRIES } from './archive.js';
import { checked, forgetAll } from './check-source.js';
import { openFiles } from './open-files.js';
import { AS_THE_FILE_SAYS } from './tasks.js';
import type { Source } from './tasks.js';

describe('files that are opened', () => {
  it('come in the order in which folders are searched', async () => {
    const names = ['b.trf', 'a/z.trf', 'a-b.trf', 'a/b/c.trf', 'B.trf', 'a.trf'];
    expect(namesOf(await opened(names.map((name) => [name, 'x'])))).toEqual([
      'B.trf',
      'a/b/c.trf',
      'a/z.trf',
      'a-b.trf',
      'a.trf',
      'b.trf',
    ]);
  });

  it('of one name are told apart', async () => {
    expect(namesOf(await opened([...twice('a.trf'), ...twice('a\u0007.trf')]))).toEqual([
      'a.trf',
      'a.trf (2)',
      'a\uFFFD.trf',
      'a\uFFFD.trf (2)',
    ]);
  });

  it('out of an archive are those with the endings of tournaments', async () => {
    const names = ['x/one.TRF', 'x/two.trfx', 'three.txt', 'x/four.pdf', '__MACOSX/x/._one.trf'];
    const archive = zipOf(Object.fromEntries(names.map((name) => [name, 'text'])));
    expect(namesOf(await opened([['all.zip', archive]]))).toEqual(['three.txt', 'x/one.TRF', 'x/two.trfx']);
  });

  it('out of folders and archives those that are no tournaments are marked', async () => {
    const trf = '001    1 ';
    const skipped = (sources: readonly Source[]): string[] =>
      sources.flatMap(({ name, isSkipped }) => (isSkipped === true ? [name] : []));
    const files: [string, string][] = [
      ['x/README.txt', 'words'],
      ['x/one.trf', trf],
      ['named.txt', 'words'],
    ];
    expect(skipped(await opened(files))).toEqual(['x/README.txt']);
    const archive = zipOf({ 'README.txt': 'words', 'one.trf': trf });
    expect(skipped(await opened([['all.zip', archive]]))).toEqual(['README.txt']);
    expect(skipped(await opened([['all.zip', zipOf({ 'README.txt': 'words' })]]))).toEqual([]);
  });

  it('out of an archive without tournaments: an error that says so', async () => {
    expect(await saidOf(zipOf({ 'a.pdf': 'x' }))).toEqual([
      'all.zip: This input cannot be used: the archive holds no tournament file. .trf, .trfx, .txt',
    ]);
  });

  it('out of an archive that is made to fill the memory: nothing is taken out', async () => {
    const seventeen = zipOf(Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`${i}.trf`, 'x'])));
    expect(await saidOf(withSizes(seventeen, 16 * 1024 * 1024))).toEqual([
      'all.zip: There is too much in this archive. at most 10000 files of together 256 MiB',
    ]);
    const many = Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, i) => [`${i}.trf`, '']));
    expect(await saidOf(zipOf(many))).toHaveLength(1);
  });

  it('one that is too large costs no other one', async () => {
    const large = new Uint8Array(16 * 1024 * 1024 + 1);
    const archive = zipSync({ 'large.trf': large, 'small.trf': strToU8('012 Small') });
    const [first, second] = await opened([['all.zip', archive]]);
    expect(first.problem?.message).toBe('The file is too large to be a tournament.');
    expect(await second.content.text()).toBe('012 Small');
  });

  it('no more is taken out than an entry says of itself', async () => {
    const archive = zipOf({ 'a.trf': '0'.repeat(100_000) });
    const [one] = await opened([['all.zip', withSizes(archive, 10)]]);
    expect(one.content.size).toBeLessThanOrEqual(10);
  });

  it('an archive that is cut off, or an entry that is damaged, is an error of its own', async () => {
    const archive = zipOf({ 'a.trf': 'one '.repeat(500), 'b.trf': 'two '.repeat(500) });
    expect(await saidOf(archive.slice(0, -30))).toEqual([
      expect.stringMatching(/^all\.zip: The file cannot be read: .*zip/i),
    ]);
    const damaged = archive.slice();
    damaged.fill(255, 35, 45);
    const [a, b] = await opened([['all.zip', damaged]]);
    expect(a.problem?.code).toBe('input-unreadable');
    expect(await b.content.text()).toBe('two '.repeat(500));
  });
});

it('files of the same name that are chosen later are checked anew', async () => {
  const verdictOn = async (text: string): Promise<string> => {
    forgetAll();
    const [source] = await opened([['a.trf', text]]);
    return (await checked(source, AS_THE_FILE_SAYS)).problems[0].message;
  };
  expect(await verdictOn('\u0000\u0001')).not.toBe(await verdictOn('ab'));
});

/** The archive with other sizes of its entries before packing, in their headers and in the list at the end. */
function withSizes(archive: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer, archive.byteOffset);
  for (let at = 0; at < archive.length - 4; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, size, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return archive;
}

function twice(name: string): [string, string][] {
  return [
    [name, 'x'],
    [name, 'y'],
  ];
}

function opened(
  files: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[],
): Promise<readonly Source[]> {
  return openFiles(files.map(([path, content]) => ({ path, content: new Blob([content]) })));
}

function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

async function saidOf(archive: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const sources = await opened([['all.zip', archive]]);
  return sources.map(
    ({ name, problem }) => `${name}: ${problem?.message ?? 'no problem'} ${problem?.expected ?? ''}`,
  );
}

function namesOf(sources: readonly Source[]): string[] {
  return sources.map(({ name }) => name);
}
