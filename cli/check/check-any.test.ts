import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, vi } from 'vitest';
import { alter } from '../../checker/testing/alterations.js';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import { check } from '../../library/index.js';
import type { CheckDocument } from '../../reports/index.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';
import { isWholeSuite } from '../../tests/suite.js';

/* To two editions of the usual system, one that needs what files do not have, and one whose literal reading takes nobody. */
vi.mock(import('../../engine/systems/all-systems.js'), async (original) => {
  const { SYSTEMS } = await original();
  const [usual] = SYSTEMS;
  const [of2017, of2026] = ['2017', '2026'].map((year) =>
    usual.editions.find(({ id }) => id === `dutch-${year}`)!,
  );
  const made = { ...of2017, from: null, until: null };
  const demanding = { ...made, id: 'made-1901', code: 'MADE_1901', needs: ['ratings', 'teams'] as const };
  const narrow = { ...of2026, id: 'made-1902', code: 'MADE_1902', from: null, literalLimit: 1 };
  return { SYSTEMS: [{ ...usual, editions: [of2017, of2026, demanding, narrow] }] };
});

function example(name: string): string {
  return readFileSync(new URL(`../../corpus/examples/${name}`, import.meta.url), 'latin1');
}

/** Paired by the rules of 2026 and named by nothing; two rounds are otherwise by those of 2017. */
const OF_2026 = example('mastering-the-dutch.trf');
/** Paired alike by all; its code says 2017. */
const OF_ALL = example('dutch-2017-points.trf');
/** In one round two pairs exchange their opponents. */
const OF_NONE = altered(OF_ALL);

function altered(text: string): string {
  const { tournament } = parseTrf(text);
  return writeTrf(alter(tournament!, 7, 'swap opponents', 6)!, { format: 'trf26' });
}

const ANY = ['check', '--rules', 'any'];

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, 'latin1');
  return folder;
}

const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
  JSON.parse(
    readFileSync(new URL('../../corpus/schema/check-report.schema.json', import.meta.url), 'utf8'),
  ) as object,
);

async function documentOf(args: readonly string[], stdin = ''): Promise<CheckDocument> {
  const { stdout } = await runCli([...ANY, '--format', 'json', ...args], stdin);
  const document = JSON.parse(stdout) as CheckDocument;
  validate(document);
  expect(validate.errors).toBeNull();
  return document;
}

async function conclusionOf(text: string): Promise<string | undefined> {
  return (await documentOf(['-'], text)).tournaments[0].fit?.conclusion;
}

describe('one file', () => {
  it('has a table of the editions, and a sentence', async () => {
    const { code, stdout, stderr } = await runCli([...ANY, '-'], OF_2026);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(2)).toEqual([
      '  edition     rounds that agree  first deviation',
      '  dutch-2017  6 of 8             round 5: C10 (C.10): 1 player without their colour preference, 0 is possible (bracket 1)',
      '  dutch-2026  all 8 of 8',
      '  made-1901   not tried          the file has no teams',
      '  made-1902   all 8 of 8',
      '  cannot be told apart: dutch-2026 and made-1902 pair every round as published',
      '',
      '1 tournament tried by all editions',
      '  1 cannot be told apart: dutch-2026 and made-1902',
      '',
    ]);
  });

  it.each([
    [
      `042 2019/05/01\n${OF_2026}`,
      'cannot be told apart: dutch-2026 and made-1902 pair every round as published, although the file calls for dutch-2017 (start date 2019-05-01): rounds 5 and 8 differ',
    ],
    [
      OF_ALL,
      'cannot be told apart: dutch-2017, dutch-2026 and made-1902 pair every round as published, and the file calls for dutch-2017 (record 192: FIDE_DUTCH_2017)',
    ],
    [
      OF_NONE,
      'paired by none of them; dutch-2017, dutch-2026 and made-1902 are closest: 6 of 7 rounds agree, and the file calls for dutch-2017 (record 192: FIDE_DUTCH_2017): round 7 differs',
    ],
    [
      `${OF_ALL}092 Keizer\n192 \n`.replace('192 FIDE_DUTCH_2017', '182 a program'),
      'cannot be told apart: dutch-2017, dutch-2026 and made-1902 pair every round as published, although the file says it was paired by "Keizer", which this version cannot check',
    ],
    [
      OF_ALL.replace('FIDE_DUTCH_2017', 'SOMETHING'),
      'cannot be told apart: dutch-2017, dutch-2026 and made-1902 pair every round as published, although the file says it was paired by "SOMETHING", which this version cannot check',
    ],
  ])('%#: what is concluded', async (text, conclusion) => {
    expect(await conclusionOf(text)).toBe(conclusion);
  });

  it('is reported by the edition that it calls for, among those that fit', async () => {
    const [of2017] = (await documentOf(['-'], OF_ALL)).tournaments;
    expect(of2017).toMatchObject({
      verdict: 'agrees',
      edition: { id: 'dutch-2017', chosenBy: 'fit', reason: 'every edition was tried' },
      fit: { editions: ['dutch-2017', 'dutch-2026', 'made-1902'], calledFor: 'dutch-2017' },
    });
    const [of2026] = (await documentOf(['-'], `042 2019/05/01\n${OF_2026}`)).tournaments;
    expect(of2026).toMatchObject({ edition: { id: 'made-1902' }, fit: { calledFor: 'dutch-2017' } });
    expect(of2026.fit?.trials).toMatchObject([
      { id: 'dutch-2017', agree: 6, rounds: 8, differing: [5, 8], first: { round: 5, rule: 'C10' } },
      { id: 'dutch-2026', agree: 8, rounds: 8, differing: [], first: null },
      { id: 'made-1901', agree: 0, rounds: 0, reason: 'the file has no teams', first: null },
      { id: 'made-1902', agree: 8 },
    ]);
  });

  it('of which an edition cannot take a round: it says why', async () => {
    const { stdout } = await runCli([...ANY, '--literal', '-'], OF_2026);
    const tooLarge = 'rounds too large to try everything (15 players, at most';
    expect(stdout).toContain(`dutch-2026  all 3 of 3         5 ${tooLarge} 14)`);
    expect(stdout).toContain(`made-1902   not tried          8 ${tooLarge} 1)`);
    expect(stdout).toContain('cannot be told apart: dutch-2017 and dutch-2026 pair');
  });

  it.each([
    ['fits one', OF_2026, 0],
    ['fits none', OF_NONE, 1],
    ['is no tournament', 'nothing\n', 3],
    ['has no round', OF_ALL.replace(/^(001.{87}).*$/gm, '$1').replace(/^(001.{76}) *[\d.]+/gm, '$1 0.0'), 3],
  ])('that %s: the exit code', async (_what, text, code) => {
    expect(await runCli([...ANY, '-'], text)).toMatchObject({ code });
  });

  it('of which no round agrees with any deviates, though an edition had nothing to say', async () => {
    const { code, stdout } = await runCli([...ANY, '--rounds', '7', '-'], OF_NONE);
    expect(stdout).toContain('  paired by none of them: no round agrees with any, and the file calls for');
    expect(code).toBe(1);
  });

  it('without the rounds asked for is not checked', async () => {
    const { code, stdout } = await runCli([...ANY, '--rounds', '9', '-'], OF_ALL);
    expect(code).toBe(2);
    expect(stdout).toContain('not checked');
    expect(stdout).not.toContain('paired by');
  });

  it('is not proved', async () => {
    const { code, stderr } = await runCli([...ANY, '--proof', 'proof.json', '-'], OF_ALL);
    expect(code).toBe(2);
    expect(stderr).toContain(
      '--proof certifies deviations from one edition: it does not go with --rules any',
    );
  });

  it('is tried by the library, too', () => {
    expect(check(OF_2026, { rules: 'any' }).tournaments[0].fit?.editions).toEqual([
      'dutch-2026',
      'made-1902',
    ]);
    expect(() => check(OF_2026, { rules: 'every' })).toThrow(RangeError);
  });
});

describe('several files', () => {
  const FILES = {
    'a.trf': OF_2026,
    'b.trf': OF_ALL,
    'c.trf': OF_NONE,
    'd.trf': OF_2026,
    'e.trf': '001 nothing\n',
  };

  it('have a table each, and a summary', async () => {
    const { code, stdout } = await runCli([...ANY, folderOf(FILES)]);
    expect(code).toBe(3);
    expect(stdout.match(/^ {2}edition/gm)).toHaveLength(4);
    expect(stdout.trimEnd().split('\n').slice(-4)).toEqual([
      '5 tournaments tried by all editions; 1 file not checked',
      '  2 cannot be told apart: dutch-2026 and made-1902',
      '  1 paired by none of them',
      '  1 cannot be told apart: dutch-2017, dutch-2026 and made-1902',
    ]);
  });

  it('quietly: those that none fits', async () => {
    const { stdout } = await runCli([...ANY, '--quiet', folderOf(FILES)]);
    expect(stdout.match(/^ {2}edition/gm)).toHaveLength(1);
    expect(stdout).toMatch(/^\S*c\.trf:/m);
    expect(stdout).toMatch(/^\S*e\.trf: not checked/m);
    expect(stdout).toContain('  1 paired by none of them');
  });

  it('as JSON: the totals count them', async () => {
    const { totals, tournaments } = await documentOf([folderOf(FILES)]);
    expect(totals).toMatchObject({ tournaments: 5, invalid: 1 });
    expect(totals.byFit).toEqual([
      { editions: [], tournaments: 1 },
      { editions: ['dutch-2017', 'dutch-2026', 'made-1902'], tournaments: 1 },
      { editions: ['dutch-2026', 'made-1902'], tournaments: 2 },
    ]);
    expect(tournaments[4]).not.toHaveProperty('fit');
  });

  it('as CSV: a row for each edition of each', async () => {
    const { stdout } = await runCli([...ANY, '--format', 'csv', folderOf(FILES)]);
    const rows = parse<Record<string, string>>(stdout, { columns: true });
    expect(rows).toHaveLength(4 * 4);
    const { file: _, name: __, conclusion: ___, ...first } = rows[0];
    expect(first).toEqual({
      edition: 'dutch-2017',
      fits: 'no',
      agree: '6',
      rounds: '8',
      differing: '5 8',
      round: '5',
      kind: 'quality',
      rule: 'C10',
      article: 'C.10',
      summary: 'C10 (C.10): 1 player without their colour preference, 0 is possible (bracket 1)',
      reason: '',
    });
    expect(rows[2]).toMatchObject({ edition: 'made-1901', fits: 'no', reason: 'the file has no teams' });
    expect(rows[1].conclusion).toMatch(/^cannot be told apart/);
  });
});

const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const isBuilt = existsSync(PROGRAM);

it.skipIf(!isBuilt || !isWholeSuite)(
  `threads say the same as none${isBuilt ? '' : ' (skipped: run `npm run build` first)'}`,
  () => {
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`${i}.trf`, [OF_2026, OF_ALL, OF_NONE][i % 3]]),
    );
    const folder = folderOf(files);
    const [alone, together] = ['1', '2'].map((jobs) => {
      const args = [PROGRAM, ...ANY, '--jobs', jobs, folder];
      return spawnSync(process.execPath, args, { encoding: 'utf8' });
    });
    expect(together.stdout).toBe(alone.stdout);
    expect(together.status).toBe(1);
    expect(alone.stdout).toMatch(/^ {2}4 .*dutch-2026$/m);
  },
);
