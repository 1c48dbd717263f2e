import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { listArchive, MAX_ENTRIES, unpack } from './list-archive.js';
import type { ArchiveListing } from './list-archive.js';
import { encrypted, patched, withSizes, zipOf } from './testing/zip-files.js';
import { isZip, zipEntries } from './zip-entries.js';

const never = (): boolean => false;

function listed(archive: Uint8Array, isLikely: (path: string) => boolean = never): ArchiveListing {
  return listArchive(zipEntries(archive), isLikely);
}

function pathsOf(listing: ArchiveListing): string[] {
  return listing.kind === 'files' ? listing.files.map(({ path }) => path) : [listing.kind];
}

function textsOf(archive: Uint8Array): string[] {
  return (zipEntries(archive) ?? []).map((entry) =>
    new TextDecoder().decode(
      unpack(archive, entry, (packed, size) => inflateRawSync(packed, { maxOutputLength: size })),
    ),
  );
}

test('files are listed and unpacked, folders and what a Macintosh adds are not', () => {
  const archive = zipOf({
    'a.trf': 'one',
    'x/': '',
    'x/Žilina.trf': 'two '.repeat(1000),
    '__MACOSX/._a.trf': 'x',
    empty: '',
  });
  expect(isZip(archive)).toBe(true);
  expect(pathsOf(listed(archive))).toEqual(['a.trf', 'x/Žilina.trf', 'empty']);
  expect(textsOf(archive)).toEqual(['one', '', 'two '.repeat(1000), 'x', '']);
});

test('sizes and places in eight bytes are read', () => {
  const archive = zipOf({ 'a.trf': 'one '.repeat(100) });
  const [entry] = zipEntries(archive) ?? [];
  const at = archive.length - 22 - 46 - 'a.trf'.length;
  const extra = new DataView(new ArrayBuffer(4 + 24));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 24, true);
  [entry.size, entry.packedSize, entry.headerAt].forEach((value, index) => {
    extra.setBigUint64(4 + 8 * index, BigInt(value), true);
  });
  const end = archive.slice(-22);
  const long = Uint8Array.from([...archive.slice(0, -22), ...new Uint8Array(extra.buffer), ...end]);
  const view = new DataView(long.buffer);
  view.setUint16(at + 30, 28, true);
  for (const field of [20, 24, 42]) view.setUint32(at + field, 0xffffffff, true);
  expect(zipEntries(long)).toEqual([entry]);
  expect(textsOf(long)).toEqual(['one '.repeat(100)]);
});

describe('an archive that is made to fill the memory', () => {
  const many = (count: number, ending: string): Uint8Array<ArrayBuffer> =>
    zipOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}${ending}`, 'x'])));

  test('by sizes: nothing is unpacked of it, or only what is likely to be wanted', () => {
    const bomb = withSizes(many(17, '.trf'), 16 * 1024 * 1024);
    expect(listed(bomb, () => true).kind).toBe('too-large');
    const listing = listed(bomb, (path) => path === '3.trf');
    expect(pathsOf(listing)).toEqual(['3.trf']);
    expect(listing).toMatchObject({ unread: { length: 16 } });
  });

  test('by the number of files', () => {
    const archive = many(MAX_ENTRIES + 1, '');
    expect(listed(archive, () => true).kind).toBe('too-large');
    expect(pathsOf(listed(archive, (path) => path === '5'))).toEqual(['5']);
  });

  test('a file that is larger than a tournament is not unpacked', () => {
    const archive = withSizes(zipOf({ 'a.trf': 'x' }), 16 * 1024 * 1024 + 1);
    expect(listed(archive)).toMatchObject({ kind: 'files', files: [], unread: [{ path: 'a.trf' }] });
  });

  test('a file that comes out larger than it says is damaged', () => {
    const archive = withSizes(zipOf({ 'a.trf': '0'.repeat(100_000) }), 10);
    expect(() => textsOf(archive)).toThrow('the ZIP archive is damaged there');
  });
});

test('encrypted files are counted, and not unpacked', () => {
  expect(listed(encrypted(zipOf({ 'a.trf': 'x', b: 'y' })))).toMatchObject({
    files: [],
    unread: [],
    encrypted: 2,
  });
});

test('an archive that is cut off has no directory', () => {
  const archive = zipOf({ 'a.trf': 'x'.repeat(100) });
  for (let size = 0; size < archive.length; size++) expect(zipEntries(archive.slice(0, size))).toBeNull();
  expect(listed(archive.slice(0, -1)).kind).toBe('damaged');
});

test('a changed byte of a file is found', () => {
  const archive = zipOf({ 'a.trf': 'one two three '.repeat(20) });
  const start = 30 + 'a.trf'.length;
  const [entry] = zipEntries(archive) ?? [];
  for (let at = start; at < start + entry.packedSize; at++) {
    const damaged = archive.slice();
    damaged[at] ^= 1;
    expect(() => textsOf(damaged), String(at)).toThrow('damaged');
  }
});

test('another method of packing is said', () => {
  const archive = patched(zipOf({ 'a.trf': 'x' }), (view, directory) => {
    if (directory !== null) view.setUint16(directory + 10, 93, true);
  });
  expect(() => textsOf(archive)).toThrow('method 93, which is not supported');
});

test('no bytes whatever end with an exception that is no Error of its own', () => {
  const archive = zipOf({ 'a.trf': 'one '.repeat(30), 'b.trf': 'two' });
  for (let at = 0; at < archive.length; at++)
    for (const value of [0, 255]) {
      const damaged = archive.slice();
      damaged[at] = value;
      const entries = zipEntries(damaged);
      for (const entry of entries ?? []) {
        let size: number;
        try {
          size = unpack(damaged, entry, (packed, most) =>
            inflateRawSync(packed, { maxOutputLength: most }),
          ).length;
        } catch (error) {
          expect((error as Error).message).toMatch(/^(?:it is not where|the ZIP archive)/);
          continue;
        }
        expect(size).toBe(entry.size);
      }
    }
});
