import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { generate, presets } from '../../generator/index.js';
import type { AuditDocument } from '../../reports/audit/json.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/** In it players 5 (WGM, 69737289) and 14 (IM, 23380724) make a norm. */
const [ONE, TWO] = [...generate(presets.norm, { seed: 'audit', count: 2 })];

const CLAIMS = `event,FIDE number,title,organiser
one.trf,23380724,IM,Chess Club
one,29876611,wgm,
swissproof audit/0002,1,GM,League
elsewhere,23380724,IM,
`;

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(
  JSON.parse(
    readFileSync(new URL('../../corpus/schema/audit-report.schema.json', import.meta.url), 'utf8'),
  ) as object,
);

describe('a season', () => {
  const made = (): { season: string; claims: string } => ({
    season: folderOf({ 'one.trf': ONE.text, 'two.trf': TWO.text }),
    claims: join(folderOf({ 'claims.csv': CLAIMS }), 'claims.csv'),
  });

  it('has tables in the text, which a single file without claims has not', async () => {
    const { season } = made();
    const { stdout } = await runCli(['audit', season]);
    for (const title of ['Events:', 'Norms by player:', 'By chief arbiter:', 'By federation:'])
      expect(stdout.split('\n')).toContain(title);
    expect(stdout).not.toContain('By organiser:');
    expect(stdout).not.toContain('Claimed norms:');
    const alone = await runCli(['audit', join(season, 'one.trf')]);
    expect(alone.stdout).not.toContain('Events:');
  });

  it('is in the JSON, valid under the schema, with claims confirmed or not', async () => {
    const { season, claims } = made();
    const { stdout } = await runCli(['audit', '--format', 'json', '--claimed', claims, season]);
    const document = JSON.parse(stdout) as AuditDocument;
    validate(document);
    expect(validate.errors).toBeNull();
    expect(document.season?.events.map(({ name, made }) => [name, made])).toEqual([
      ['swissproof audit/0001', 2],
      ['swissproof audit/0002', 9],
    ]);
    expect(document.season?.claims?.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['confirmed', ''],
      ['not-made', 'Not met: 7 games, at least 9 [1.4.1a].'],
      ['no-player', 'No player of the event has this FIDE number.'],
      ['no-event', 'No audited file is this event.'],
    ]);
    expect(document.season?.organisers.map(({ name, events }) => [name, events])).toEqual([
      ['Chess Club', 1],
      ['League', 1],
    ]);
    expect(document.season?.unclaimed).toHaveLength(10);
  });

  it('has the same tables as CSV files (--tables), and on the page', async () => {
    const { season, claims } = made();
    const folder = join(temporaryFolder(), 'new', 'tables');
    const { stdout } = await runCli([
      ...['audit', '--format', 'html', '--claimed', claims, '--tables', folder, season],
    ]);
    expect(readdirSync(folder).sort()).toEqual([
      ...['chief-arbiters.csv', 'claims.csv', 'events.csv', 'federations.csv', 'organisers.csv'],
      ...['players.csv', 'unclaimed.csv'],
    ]);
    const players: string[][] = parse(readFileSync(join(folder, 'players.csv'), 'utf8'));
    expect(players[1].slice(0, 9)).toEqual([
      ...['Player 005', '69737289', 'GER', 'WGM', '1', '0', '0', '9', 'no'],
    ]);
    expect(stdout).toContain('<h2>Norms by player</h2>');
    expect(stdout).toContain('<h2>Claimed norms</h2>');
  });

  it('is not audited if the folder of the tables cannot be written', async () => {
    const { season } = made();
    const file = join(season, 'one.trf');
    const { code, stdout, stderr } = await runCli(['audit', '--tables', join(file, 'x'), file]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('cannot write to');
  });
});

describe('a file of claims', () => {
  it.each([
    ['', ':1:1: the file is empty, expected a row of column names (event, fide id, title, organiser)'],
    ['event,title\n', ':1:1: the column fide id is missing, expected event, fide id, title, organiser'],
    ['event,rank\n', ':1:7: found "rank", expected one of the columns event, fide id, title, organiser'],
    ['event,fide id,title\na,b,IM\n', ':2:3: found "b", expected a FIDE number'],
    ['event,fide id,title\na,1,FM\n', ':2:5: found "FM", expected GM, IM, WGM or WIM'],
    ['event,fide id,title\n,1,IM\n', ':2:1: found "", expected the name of an event or of its file'],
  ])('%j is refused with line and column', async (text, message) => {
    const path = join(folderOf({ 'claims.csv': text }), 'claims.csv');
    const { code, stderr } = await runCli(['audit', '--claimed', path, '-'], ONE.text);
    expect([code, stderr]).toEqual([3, expect.stringContaining(`error: ${path}${message}`)]);
  });
});

describe('the data of the forms', () => {
  const rowsOf = async (...args: string[]): Promise<Record<string, string>[]> => {
    const { stdout } = await runCli(['audit', ...args, '-'], ONE.text);
    return parse(stdout, { columns: true });
  };

  it('IT1: a row for each norm, with the opponents of each round', async () => {
    const rows = await rowsOf('--format', 'it1');
    expect(rows.map(({ norm, last_name: name }) => [norm, name])).toEqual([
      ['WGM', 'Player 005'],
      ['IM', 'Player 014'],
    ]);
    expect(rows[1]).toMatchObject({
      ...{ fide_id: '23380724', federation: 'GER', rating: '2263', event: 'swissproof audit/0001' },
      ...{ from: '2026-06-17', until: '2026-06-25', rounds: '9', games: '9', points: '6' },
      ...{ points_required: '5.5', exceeds_by: '0.5', average: '2389', performance: '2514' },
      ...{ opponents_gm: '3', own_federation: '4', federations: 'GER 4, IND 2, AUT 1, HUN 1, POL 1' },
      ...{ round_4_opponent: 'Player 012', round_4_title: 'FM', round_4_federation: 'IND' },
      ...{ round_4_rating: '2278', round_4_colour: 'black', round_4_result: '½', round_4_counts: 'yes' },
      round_10_opponent: '',
    });
  });

  it('IT3: a row for each tournament, with the norms', async () => {
    expect(await rowsOf('--format', 'it3')).toMatchObject([
      {
        ...{ event: 'swissproof audit/0001', federation: 'GER', players: '15', rated: '15' },
        norms_made: 'WGM Player 005 (69737289); IM Player 014 (23380724)',
      },
    ]);
  });

  it('have names of files of their own', async () => {
    const folder = temporaryFolder();
    await runCli(['audit', '--format', 'it1', '--out', folder, '-'], ONE.text);
    expect(existsSync(join(folder, 'audit.it1.csv'))).toBe(true);
  });
});

it('`--format statement` writes a page for each norm, with the hash of the file and the options that were typed', async () => {
  const folder = folderOf({ 'my open.trf': ONE.text });
  const path = join(folder, 'my open.trf');
  const args = ['--format', 'statement', '--host-federation', 'GER', '--out', folder];
  const { code, stdout } = await runCli(['audit', ...args, path]);
  expect([code, stdout]).toEqual([0, `${join(folder, 'audit.html')}\n`]);
  const page = readFileSync(join(folder, 'audit.html'), 'utf8');
  const titles = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
  expect(titles.filter((title) => title.endsWith(': made'))).toEqual([
    'WGM norm of Player 005 (5): made',
    'IM norm of Player 014 (14): made',
  ]);
  expect(page).toContain(createHash('sha256').update(ONE.text).digest('hex'));
  expect(page).toContain(
    `swissproof audit --rules dutch-2026 --host-federation GER &quot;${path}&quot;</code>`,
  );
});
