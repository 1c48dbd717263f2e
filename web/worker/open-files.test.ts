import { describe, expect, it } from 'vitest';
import { MAX_ENTRIES } from '../../corpus/archive/list-archive.js';
import { encrypted, withSizes, zipOf } from '../../corpus/archive/testing/zip-files.js';
import { FOREIGN_FILES } from '../../corpus/trf/testing/foreign-files.js';
import { four } from '../../corpus/trf/testing/lines.js';
import { checked, forgetAll } from './check-source.js';
import { openFiles } from './open-files.js';
import { AS_THE_FILE_SAYS } from './tasks.js';
import type { Source } from './tasks.js';
import { spokenProblem } from '../../reports/words/found-problem-words.js';

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

  it('out of an archive are tournaments by their content', async () => {
    const names = ['x/one.TRF', 'x/two.dat', 'three', '__MACOSX/x/._one.trf'];
    const archive = zipOf({
      ...Object.fromEntries(names.map((name) => [name, four()])),
      'x/four.pdf': '%PDF-1.7',
    });
    const sources = await opened([['all.zip', archive]]);
    expect(namesOf(sources.filter(({ isSkipped }) => isSkipped !== true))).toEqual([
      'three',
      'x/one.TRF',
      'x/two.dat',
    ]);
    expect(sources.find(({ isSkipped }) => isSkipped === true)).toMatchObject({
      name: 'x/four.pdf',
      recognised: { file: 'x/four.pdf', format: 'pdf' },
    });
  });

  it('of other programs have the errors of the command line, and are named in folders', async () => {
    for (const { name, content, id, what } of FOREIGN_FILES) {
      const bytes = Uint8Array.from(content);
      const [source] = await opened([[name, bytes]]);
      const [problem] = (await checked(source, AS_THE_FILE_SAYS)).problems.map(spokenProblem);
      expect(problem.code, name).toBe('foreign-file');
      expect(`${problem.message} ${problem.expected}`).toMatch(what);
      forgetAll();
      const [other] = await opened([
        [`x/${name}`, bytes],
        ['x/zz.trf', four()],
      ]);
      expect(other).toMatchObject({ isSkipped: true, recognised: { file: `x/${name}`, format: id } });
    }
  });

  it('out of a folder without tournaments: an error that says so', async () => {
    const sources = await opened([['x/README.txt', 'words']]);
    expect(sources.find(({ name }) => name === 'x')?.problem?.message).toContain(
      'the folder holds no tournament file',
    );
  });

  it('out of an archive that is encrypted, or in an archive: errors', async () => {
    expect(await saidOf(encrypted(zipOf({ 'a.trf': four() })))).toEqual([
      'all.zip: 1 file of this archive is encrypted and cannot be read. an archive without a password',
    ]);
    const [said] = await saidOf(zipOf({ 'in.zip': zipOf({ 'a.trf': four() }) }));
    expect(said).toContain('in.zip: This is an archive in an archive, which is not opened.');
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
    const words = zipOf({ 'README.txt': 'words' });
    expect(skipped(await opened([['all.zip', words]]))).toEqual(['README.txt']);
  });

  it('out of an archive without tournaments: an error that says so', async () => {
    expect(await saidOf(zipOf({ 'a.pdf': 'x' }))).toContain(
      'all.zip: This input cannot be used: the archive holds no tournament file. a file with players (records 001)',
    );
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
    const small = `012 Small\n${four()}`;
    const archive = zipOf({ 'large.trf': large, 'small.trf': small });
    const [first, second] = await opened([['all.zip', archive]]);
    expect(first.problem?.message).toBe('The file is too large to be a tournament.');
    expect(await second.content.text()).toBe(small);
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
    return spokenProblem((await checked(source, AS_THE_FILE_SAYS)).problems[0]).message;
  };
  expect(await verdictOn('\u0000\u0001')).not.toBe(await verdictOn('ab'));
});

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

async function saidOf(archive: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const sources = await opened([['all.zip', archive]]);
  return sources.map(
    ({ name, problem }) => `${name}: ${problem?.message ?? 'no problem'} ${problem?.expected ?? ''}`,
  );
}

function namesOf(sources: readonly Source[]): string[] {
  return sources.map(({ name }) => name);
}
