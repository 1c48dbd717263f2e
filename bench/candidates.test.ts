import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAll, candidateProfiles, openCandidates } from './candidates.js';
import { OptionError } from './options.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'swissproof-candidates-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A profile of a program that is asked in one way. */
function profileOf(words: readonly string[], task = 'pair'): string {
  const path = join(folder, `${words.join('-').replace(/\W/g, '')}${task}.json`);
  const command = { arguments: words, answer: 'standard-output', format: 'round-blocks' };
  const { format, ...pairing } = command;
  const commands = { [task]: task === 'pair' ? pairing : command };
  const profile = { name: 'Other', edition: 'dutch-2017', program: process.execPath, commands };
  writeFileSync(path, JSON.stringify(profile));
  return path;
}

describe('candidates', () => {
  it('are named like those of certify, each with its program', () => {
    const [first, second] = candidateProfiles(['bbppairings', profileOf(['{input}'])], ['./a', './b']);
    expect(first.name).toBe('bbpPairings');
    expect(first.program).toMatch(/[/\\]a$/);
    expect(second.name).toBe('Other');
    expect(second.program).toMatch(/[/\\]b$/);
    expect(candidateProfiles(['swissproof'], [])[0].program).toBe('swissproof');
  });

  it.each([
    ['nobody is none of', ['nobody'], []],
    ['literal is no program of its own', ['literal'], []],
    ['every --program goes with a --candidate', ['swissproof'], ['a', 'b']],
  ])('refused: %s', (words, names, programs) => {
    expect(() => candidateProfiles(names, programs)).toThrow(OptionError);
    expect(() => candidateProfiles(names, programs)).toThrow(words);
  });

  it.each([
    ['is no JSON', '{'],
    ['is no profile of a candidate: the file must have', '{}'],
  ])('refused: a file that %s', (words, text) => {
    const path = join(folder, 'wrong.json');
    writeFileSync(path, text);
    expect(() => candidateProfiles([path], [])).toThrow(words);
  });

  it('are asked in their own edition, or in all that they are told', async () => {
    const editions = ['dutch-2017', 'dutch-2026'];
    const profiles = candidateProfiles([profileOf(['{input}']), profileOf(['{input}', '{edition}'])], []);
    const opened = await openCandidates(editions, profiles);
    expect(opened.map(({ edition }) => edition.id)).toEqual(['dutch-2017', ...editions]);
    await closeAll(opened);
  });

  it('are refused where they follow none of the editions, pair nothing, or are not there', async () => {
    const open = (path: string, programs: readonly string[] = [], editions = ['dutch-2017']) =>
      openCandidates(editions, candidateProfiles([path], programs));
    await expect(open(profileOf(['{input}']), [], ['dutch-2026'])).rejects.toThrow(
      'Other pairs by dutch-2017',
    );
    await expect(open(profileOf(['{input}'], 'check'))).rejects.toThrow('pairs no rounds');
    const missing = open(profileOf(['{input}']), ['./gone']);
    await expect(missing).rejects.toThrow(OptionError);
    await expect(missing).rejects.toThrow('there is no program');
  });
});
