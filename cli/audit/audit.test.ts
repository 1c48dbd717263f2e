import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { alter } from '../../checker/testing/alterations.js';
import { tournamentOf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { generate, presets } from '../../generator/index.js';
import type { AuditDocument } from '../../reports/audit/json.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const [CLEAN, OTHER] = [...generate(presets.norm, { seed: 'audit', count: 2 })];

/** In it players 5 (WGM) and 14 (IM) make a norm; here two pairs of round 1 exchange their opponents. */
const TOUCHED = altered(1, 25);

function altered(round: number, pick: number): string {
  return writeTrf(alter(CLEAN.tournament, round, 'swap opponents', pick)!, { format: 'trf26' });
}

/** The clean event with its players changed. */
function withPlayers(
  change: (player: Tournament['players'][number]) => object,
  header = CLEAN.tournament.header,
): string {
  const players = CLEAN.tournament.players.map((player) => ({ ...player, ...change(player) }));
  return writeTrf(tournamentOf({ ...CLEAN.tournament, players, header }), { format: 'trf26' });
}

const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(
  JSON.parse(
    readFileSync(new URL('../../corpus/schema/audit-report.schema.json', import.meta.url), 'utf8'),
  ) as object,
);

async function documentOf(
  args: readonly string[],
  stdin = '',
): Promise<{ code: number; document: AuditDocument }> {
  const { code, stdout } = await runCli(['audit', '--jobs', '1', '--format', 'json', ...args], stdin);
  const document = JSON.parse(stdout) as AuditDocument;
  validate(document);
  expect(validate.errors).toBeNull();
  return { code, document };
}

function fileWith(text: string, name = 'players.csv'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, text);
  return path;
}

describe('swissproof audit', () => {
  it('tells the norms, and that nothing touches them', async () => {
    const { code, stdout, stderr } = await runCli(['audit', '-'], CLEAN.text);
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n');
    expect(lines.slice(0, 5)).toEqual([
      '-:  swissproof audit/0001',
      '  15 players, 9 rounds, rules dutch-2026 (record 192: FIDE_DUTCH_2026); no round deviates',
      '  host federation GER; foreigner requirement by 1.4.3 and 1.4.4',
      '  Player 005 (5) (IM, GER, 2420): WGM norm made',
      '    9 games, 6 points, Ra 2348, 67 % (dp 125), Rp 2473',
    ]);
    const start = lines.indexOf('  Player 014 (14) (no title, GER, 2263): IM norm made');
    expect(lines.slice(start + 1, start + 23)).toEqual([
      '    9 games, 6 points, Ra 2389, 67 % (dp 125), Rp 2514',
      '    FIDE number 23380724',
      '    ✓ Games                                 9, at least 9        [1.4.1a]',
      '    ✓ Federations other than their own      4, at least 2        [1.4.3]',
      '    ✓ Opponents from their own federation   4, at most 5         [1.4.4]',
      '    ✓ Opponents from one federation         4, at most 6         [1.4.4]',
      '    ✓ Opponents with a title                9, at least 5        [1.4.5a]',
      '    ✓ Opponents with a required title       5, at least 3        [1.4.5c]',
      '    ✓ Average rating of the opponents (Ra)  2389, at least 2230  [1.4.8a]',
      '    ✓ Points                                6, at least 3.5      [1.4.8b]',
      '    ✓ Performance rating (Rp)               2514, at least 2450  [1.4.8]',
      '    Round  Opponent         Title  Federation  Rating  Colour  Result  Counts',
      '        1  Player 007 (7)   FM     HUN           2338  black   1       yes',
      '        2  Player 005 (5)   IM     GER           2420  white   0       yes',
      '        3  Player 010 (10)  FM     GER           2286  white   1       yes',
      '        4  Player 012 (12)  FM     IND           2278  black   ½       yes',
      '        5  Player 001 (1)   GM     GER           2486  black   1       yes',
      '        6  Player 003 (3)   GM     POL           2483  white   ½       yes',
      '        7  Player 002 (2)   GM     AUT           2483  white   ½       yes',
      '        8  Player 004 (4)   IM     IND           2451  black   ½       yes',
      '        9  Player 013 (13)  FM     GER           2277  white   1       yes',
      '  and 8 norms for a title that the player holds',
    ]);
    expect(lines.slice(-3)).toEqual([
      '',
      '1 tournament: 2 norms made, 0 unknown; 0 touched by deviations',
      '',
    ]);
  });

  it('tells the deviations that touch a norm, whether they helped, and what would be possible without', async () => {
    const { code, stdout } = await runCli(['audit', '-'], TOUCHED);
    expect(code).toBe(1);
    expect(stdout).toContain('Player 014 (14) (no title, GER, 2263): IM norm made, TOUCHED\n');
    expect(stdout).toContain(
      'round 3: Player 010 (10) instead of Player 006 (6). The published opponent did not help: a win by the rules makes the norm, too. With the opponents by the rules the norm would still be possible (by a win).\n',
    );
    expect(stdout).toContain(
      'round 5: Player 001 (1) instead of Player 008 (8). The published opponent helped: a win by the rules makes no norm (1.4.8: performance 2445, at least 2450). With the opponents by the rules the norm would no longer be possible (not even by a win: 1.4.8: performance 2445, at least 2450).\n' +
        '      C12 (2.4.7): 1 player without their colour preference, 0 is possible (bracket 2)\n',
    );
    expect(stdout).toContain(
      'Each round is judged from the published rounds before it, and replaced alone: with the opponents by the rules the norm would no longer be possible.\n',
    );
  });

  it('as JSON, valid under the schema', async () => {
    const { code, document } = await documentOf(['-'], TOUCHED);
    const [tournament] = document.tournaments;
    expect([code, tournament.verdict, document.totals]).toEqual([
      1,
      'touched',
      { tournaments: 1, invalid: 0, made: 2, unknown: 0, touched: 2 },
    ]);
    expect(tournament.rounds).toEqual({ checked: 9, deviating: [1, 2, 3, 5, 8, 9] });
    const player = tournament.players.find(({ id }) => id === 14)!;
    const norm = player.norms.find(({ title }) => title === 'IM')!;
    expect(norm).toMatchObject({
      verdict: 'made',
      held: false,
      score: 5.5,
      average: 2385,
      possible: 'no-longer',
    });
    expect(norm.requirements.find(({ name }) => name === 'score')).toMatchObject({
      value: 5.5,
      threshold: 3.5,
    });
    const touch = norm.touches.find(({ round }) => round === 5)!;
    expect(touch).toMatchObject({
      published: 1,
      reference: 8,
      helped: true,
      possible: 'no-longer',
      needed: true,
    });
    expect(touch.replays.map(({ outcome, verdict }) => [outcome, verdict])).toEqual([
      ['win', 'not-made'],
      ['draw', 'not-made'],
      ['loss', 'not-made'],
    ]);
    expect(touch.deviations[0]).toMatchObject({ rule: 'C12', article: '2.4.7' });
  });

  it('as CSV: a row for each round that touches a norm', async () => {
    const { stdout } = await runCli(['audit', '--format', 'csv', '-'], TOUCHED);
    const rows = parse(stdout, { columns: true }) as unknown as Record<string, string>[];
    const touched = rows.filter(({ player, norm }) => player === '14' && norm === 'IM');
    expect(
      touched.map(({ round, published, reference, helped, possible }) => [
        round,
        published,
        reference,
        helped,
        possible,
      ]),
    ).toEqual([
      ['1', '9', '7', 'no', 'still'],
      ['2', '5', '13', 'yes', 'still'],
      ['3', '10', '6', 'no', 'still'],
      ['5', '1', '8', 'yes', 'no-longer'],
    ]);
    expect(rows.filter(({ held }) => held === 'yes').every(({ round }) => round === '')).toBe(true);
  });

  it('goes through folders, says what it cannot read, and writes to a file', async () => {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries({
      'a.trf': CLEAN.text,
      'b.trf': '001 nothing',
      'c.trf': OTHER.text,
    }))
      writeFileSync(join(folder, name), text);
    const out = join(folder, 'audit.out');
    const { code, stderr } = await runCli(['audit', '--out', out, folder]);
    expect(code).toBe(3);
    expect(stderr).toContain('b.trf');
    expect(readFileSync(out, 'utf8')).toMatch(
      /3 tournaments: \d+ norms made, 0 unknown; 0 touched by deviations; 1 file not audited/,
    );
    const quiet = await runCli(['audit', '--quiet', join(folder, 'a.trf')]);
    expect([quiet.code, quiet.stdout.split('\n').length]).toEqual([0, 2]);
  });

  it('makes no norm of a round robin of which rounds are missing (1.4.1e)', async () => {
    const header = CLEAN.tournament.header.map(({ tag, text }) => ({
      tag,
      text: tag === '092' ? 'Individual: Round-Robin' : text,
    }));
    const text = withPlayers(() => ({}), header).replace(/^192 .*$/m, '192 ');
    const { code, document } = await documentOf(['-'], text);
    const [{ verdict, event, players }] = document.tournaments;
    expect([code, verdict, event?.format, event?.rounds]).toEqual([0, 'untouched', 'round-robin', 15]);
    expect(document.totals.made).toBe(0);
    const norm = players.find(({ id }) => id === 14)?.norms.find(({ title }) => title === 'IM');
    expect(norm?.requirements.filter(({ holds }) => !holds)).toEqual([
      {
        ...{ name: 'open-rounds', article: '1.4.1e', value: 6, threshold: 0, limit: 'at-most' },
        ...{ holds: false, verdict: 'not-met' },
      },
    ]);
  });
});

describe('what a file lacks', () => {
  const bare = withPlayers(({ id }) => ({ federation: '', ...(id === 14 ? { sex: '' } : {}) }));

  it('is asked for: nothing is made without it', async () => {
    const { code, stdout } = await runCli(['audit', '-'], bare);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Player 014 \(14\) \(no title, federation unknown, 2263\): IM norm unknown\n.*unknown: the federation of .*, needed for 1\.4\.2a.*; unknown: the federation of Player 014 \(14\), needed for 1\.4\.3/,
    );
    expect(stdout).toContain('Player 014 (14) (no title, federation unknown, 2263): WGM norm unknown');
    expect(stdout).toMatch(/unknown: the sex of Player 014 \(14\), needed for 0\.3\.1/);
    expect(stdout).toContain('1 tournament: no norm made, 4 unknown');
  });

  it('is filled in from --players, by starting number or FIDE number', async () => {
    const { players } = CLEAN.tournament;
    const byId = players.map(({ id, federation, sex }) => `${id};${federation};${sex}`).join('\n');
    const byFide = players
      .map(({ fideId, federation, sex }) => `${fideId},"${federation}",${sex}`)
      .join('\r\n');
    const expected = (await documentOf(['-'], CLEAN.text)).document.tournaments[0].players;
    for (const text of [`id;Fed;Sex\n${byId}\n`, `\uFEFFFIDE-ID,federation,sex\r\n${byFide}`]) {
      const { document } = await documentOf(['--players', fileWith(text), '-'], bare);
      expect(document.tournaments[0].players).toEqual(expected);
      expect(document.tournaments[0].warnings).toEqual([]);
    }
  });

  it('what the file says stays, with a warning', async () => {
    const list = fileWith('id,title,rating\n14,IM,2263\n99,,\n');
    const { document } = await documentOf(['--players', list, '-'], CLEAN.text);
    const [tournament] = document.tournaments;
    expect(tournament.players.find(({ id }) => id === 14)).toMatchObject({ title: 'IM', rating: 2263 });
    expect(tournament.warnings.map(({ message }) => message)).toEqual([
      `${list}:3: there is no player 99 in this tournament`,
    ]);
    const other = fileWith('id,rating\n14,2300\n');
    const [{ warnings, players }] = (await documentOf(['--players', other, '-'], CLEAN.text)).document
      .tournaments;
    expect(players.find(({ id }) => id === 14)?.rating).toBe(2263);
    expect(warnings[0]).toMatchObject({
      message: `${other}:2: the rating of player 14 is 2300 here, 2263 in the file`,
      adjustment: 'that of the file is used',
    });
  });

  it.each([
    [
      'id,titel\n',
      ':1:4: found "titel", expected one of the columns id, fide id, name, title, federation, rating, sex',
    ],
    ['name,title\n', ':1:1: no column says who a player is, expected id or fide id'],
    ['id,sex,sex\n', ':1:8: found "sex", expected each column once'],
    [
      'id,name,rating\n1,"A, B",2300\n2,"C, D",strong\n',
      ':3:10: found "strong", expected a rating from 0 to 9999',
    ],
    [
      'id,federation\n1,GER\n\n2,Germany\n',
      ':4:3: found "Germany", expected the code of a federation of FIDE, FID or NON',
    ],
    ['id,title\nx,GM\n', ':2:1: found "x", expected a starting number from 1 to 9999'],
    ['id,fide id\n,\n', ':2:1: the row does not say who it is, expected an id or a FIDE number'],
    ['id,title\n1\n', ':2:1: not CSV: '],
    ['', ':1:1: the file is empty, expected a row of column names'],
  ])('%j is refused with line and column', async (text, message) => {
    const path = fileWith(text);
    const { code, stderr } = await runCli(['audit', '--players', path, '-'], CLEAN.text);
    expect(code).toBe(3);
    expect(stderr).toContain(`error: ${path}${message}`);
  });

  it('starting numbers are of no use for several files', async () => {
    const list = fileWith('id,title\n1,GM\n');
    const { code, stderr } = await runCli([
      'audit',
      '--players',
      list,
      fileWith(CLEAN.text, 'a.trf'),
      fileWith(OTHER.text, 'b.trf'),
    ]);
    expect([code, stderr]).toEqual([
      3,
      `error: ${list}:2:1: starting number 1 means different players in 2 files, expected a FIDE number\n`,
    ]);
  });
});

describe('the options', () => {
  const home = withPlayers(() => ({ federation: 'GER' }));

  it('declare exemptions and the host federation', async () => {
    const made = async (...args: string[]): Promise<number> =>
      (await documentOf([...args, '-'], home)).document.totals.made;
    expect(await made()).toBe(0);
    expect(await made('--exempt', '1.4.3a')).toBe(2);
    expect(await made('--exempt', '1.4.3b')).toBe(2);
    expect(await made('--exempt', '1.4.3b', '--host-federation', 'FRA')).toBe(0);
  });

  it.each([
    [['--exempt', '1.4.3d'], 'Possible: 1.4.3a, 1.4.3b, 1.4.3c.'],
    [['--host-federation', 'Germany'], 'Expected the code of a federation of FIDE, like GER.'],
    [['--least-games', '6'], 'Possible: 7, 8, 9.'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await runCli(['audit', ...args, '-'], home);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

/** The built program; `npm test` builds it first. */
const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const isBuilt = existsSync(fileURLToPath(new URL('../../dist/cli/audit/audit-worker.js', import.meta.url)));

describe.skipIf(!isBuilt)(`several threads${isBuilt ? '' : ' (skipped: run `npm run build` first)'}`, () => {
  it('say the same as none', () => {
    const folder = temporaryFolder();
    for (let i = 0; i < 6; i++) writeFileSync(join(folder, `${i}.trf`), i % 2 === 0 ? CLEAN.text : TOUCHED);
    writeFileSync(join(folder, '7.trf'), '001 99999  x\n');
    const [alone, together] = ['1', '2'].map((jobs) => {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [PROGRAM, 'audit', '--jobs', jobs, folder],
        { encoding: 'utf8' },
      );
      return { stdout, stderr, status };
    });
    expect(together).toEqual(alone);
    expect([alone.status, alone.stdout.match(/TOUCHED/g)?.length]).toEqual([3, 6]);
  });
});

it('of the example of the README a norm is made, and the round that was paired by hand touches it', async () => {
  const file = fileURLToPath(new URL('../../corpus/norms/touched.trf', import.meta.url));
  const { code, document } = await documentOf([file]);
  expect(code).toBe(1);
  expect(document.totals).toMatchObject({ touched: 1 });
  const { stdout } = await runCli(['audit', file]);
  expect(stdout).toContain('IM norm made, TOUCHED');
});

it('a file that cannot be read is named with the reason, and the others are audited', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'gone.trf');
  const { code, stdout } = await runCli(['audit', '--format', 'json', file]);
  expect(code).toBe(3);
  const { tournaments } = JSON.parse(stdout) as AuditDocument;
  expect(tournaments).toMatchObject([{ file, verdict: 'invalid' }]);
  expect(JSON.stringify(tournaments)).toContain('no such file or folder');
});
