import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWholeSuite } from '../suite.js';

const EXAMPLES = fileURLToPath(new URL('../../corpus/examples', import.meta.url));

/**
 * Tests the program as users run it.
 * @param name of the tests.
 * @param program the words that start it; the first is its path.
 * @param isThere whether it was built; the tests are skipped otherwise.
 */
export function testCommandLine(
  name: string,
  [command, ...before]: readonly string[],
  isThere: boolean,
): void {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'swissproof-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function run(...args: string[]): { code: number | null; out: string; err: string } {
    const { status, stdout, stderr } = spawnSync(command, [...before, ...args], {
      encoding: 'utf8',
      cwd: folder,
      timeout: 600_000,
    });
    expect(`${stdout}${stderr}`).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    return { code: status, out: stdout, err: stderr };
  }

  function file(name: string, content: string | Buffer): string {
    writeFileSync(join(folder, name), content);
    return name;
  }

  describe.skipIf(!isThere)(name, () => {
    it('checks the examples: exit code 0', () => {
      const { code, out } = run('check', EXAMPLES);
      expect(out).toMatch(/agree with the rules in every round \(32 rounds\)/);
      expect(code).toBe(0);
    });

    it('finds the rounds that the other edition pairs differently: exit code 1', () => {
      const { code, out } = run('check', '--rules', 'dutch-2017', join(EXAMPLES, 'mastering-the-dutch.trf'));
      expect(out).toMatch(/round {2}5 {2}DEVIATES/);
      expect(code).toBe(1);
    });

    it.each(isWholeSuite ? ['text', 'json', 'csv'] : ['json'])(
      'gives the same report on one thread and on several: %s',
      (format) => {
        const many = join(`many-${format}`, '/');
        expect(run('generate', '--count', '12', '--seed', '7', '--preset', 'chaos', '--out', many).code).toBe(
          0,
        );
        file(join(many, '0003-empty.trf'), '');
        file(join(many, '0007-broken.trf'), '001 99999  x\n');
        const deviating = readFileSync(join(EXAMPLES, 'mastering-the-dutch.trf'));
        for (const name of ['0001-deviates.trf', '9999-deviates.trf']) file(join(many, name), deviating);
        const [one, ...others] = ['1', '2', '3'].map((jobs) => {
          const proof = ['--proof', `proof-${jobs}.json`];
          const options = ['--rules', 'dutch-2017', '--jobs', jobs, '--format', format];
          const result = run('check', ...options, ...proof, 'missing.trf', many);
          return { ...result, proof: readFileSync(join(folder, `proof-${jobs}.json`), 'utf8') };
        });
        expect(others).toEqual([one, one]);
        expect(one.code).toBe(3);
        expect(one.proof).toContain('9999-deviates.trf');
        for (const name of ['missing.trf', '0003-empty.trf', '0007-broken.trf', '9999-deviates.trf'])
          expect(`${one.out}${one.err}`).toContain(name);
        if (format === 'json')
          expect((JSON.parse(one.out) as { tournaments: unknown[] }).tournaments).toHaveLength(16);
      },
    );

    it('generates the same bytes for the same seed', () => {
      const texts = [1, 2].map(() => run('generate', '--count', '1', '--seed', 'x', '--players', '20').out);
      expect(texts[0]).toBe(texts[1]);
      expect(texts[0]).toMatch(/^### swissproof generate /);
    });

    it('pairs a round in the layout that other programs read', () => {
      const { code, out } = run('pair', '--round', '8', join(EXAMPLES, 'mastering-the-dutch.trf'));
      expect(out).toBe('8\n7 3\n1 13\n9 4\n2 8\n10 12\n11 6\n14 15\n5 0\n');
      expect(code).toBe(0);
    });
  });

  describe.skipIf(!isThere || process.platform === 'win32')(`${name}: a full disk`, () => {
    it('leaves the file as it was, and nothing beside it', () => {
      mkdirSync(join(folder, 'full'));
      file('full/open.trf', 'good');
      const generate = 'generate --seed 7 --players 200 --rounds 9 --force --out full/open.trf';
      // A limit for the size of files ends a write in the middle, as a full disk does.
      const { status, stderr } = spawnSync(
        'sh',
        ['-c', `ulimit -f 8; "$0" "$@" ${generate} >/dev/null`, command, ...before],
        { encoding: 'utf8', cwd: folder, timeout: 600_000 },
      );
      expect(stderr).toMatch(/^error: cannot write to full\/open\.trf: /);
      expect(status).toBe(2);
      expect(readFileSync(join(folder, 'full/open.trf'), 'utf8')).toBe('good');
      expect(readdirSync(join(folder, 'full'))).toEqual(['open.trf']);
    });
  });

  describe.skipIf(!isThere)(`${name}: files that cannot be used`, () => {
    const good = readFileSync(join(EXAMPLES, 'dutch-2026-absences.trf'), 'latin1').replaceAll('\r', '\n');
    const player =
      '001    1      A                                 2000                             1.0    1';

    it.each([
      ['truncated', good.slice(0, 700), /:\d+:\d+: error: .*ends before the points/],
      ['unknown opponent', good.replace(/ {3}2 b/, '  99 b'), /opponent 99 .* is not in the file/],
      ['self-pairing', `${player}     1 w 1\n`, /paired with himself or herself/],
      ['contradicting colours', good.replace(/ w 1/, ' b 1'), /:\d+:\d+: error: .*colours/],
      ['duplicate numbers', good.replace('001    2', '001    1'), /already used in line \d+/],
      ['absurd number', '001 99999  x\n', /:1:\d+: error/],
      ['too many rounds', `${player}${'  0000 - Z'.repeat(1500)}\n`, /:1:\d+: error/],
      [
        'binary garbage',
        Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)),
        /not a text file/,
      ],
      ['empty', '', /The file is empty/],
      ['no tournament', 'hello\nworld\n', /holds no player/],
      ['a team event', `092 Team: Swiss-System\n310   1 India\n${good}`, /plays for no team \(record 310\)/],
    ])('%s: message with its place, exit code 3, within seconds', (name, content, message) => {
      const { code, out, err } = run('check', file(`${name}.trf`, content));
      expect(`${out}${err}`).toMatch(message);
      expect(code).toBe(3);
    });

    it('a missing file and a folder without tournaments', () => {
      mkdirSync(join(folder, 'nothing.trf'));
      for (const path of ['missing.trf', 'nothing.trf']) {
        const { code, out, err } = run('check', path);
        expect(`${out}${err}`).toContain(path);
        expect(code).toBe(3);
      }
    });

    it('still checks the others', () => {
      const { code, out } = run('check', file('broken.trf', 'x\n'), join(EXAMPLES, 'dutch-2026-points.trf'));
      expect(out).toMatch(/dutch-2026-points\.trf: agrees/);
      expect(code).toBe(3);
    });

    it.each([
      ['check', '--rules', 'dutch-1066', EXAMPLES],
      ['check', '--rounds', '9-3', EXAMPLES],
      ['check', '--jobs', 'many', EXAMPLES],
      ['chekc', EXAMPLES],
      ['check'],
    ])('a wrong command line: exit code 2 (%s %s %s)', (...args) => {
      expect(run(...args).code).toBe(2);
    });
  });
}
