import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillRound, parseTrf, trfpDocument, trfpText, writeTrf, type Tournament } from '../../index.js';
import { tournaments } from '../testing/tournaments.js';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../schema/trfp.schema.json', import.meta.url), 'utf8'),
);
const isTrfp = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema as object);

function read(text: string): Tournament {
  const { tournament, problems } = parseTrf(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { ...tournament!, players: tournament!.players.map((player) => ({ ...player, line: 0 })) };
}

const FOUR = [
  '012 Four',
  '142 3',
  '152 W',
  '001    1      A'.padEnd(80) + ' 1.0    1     2 w 1',
  '001    2      B'.padEnd(80) + ' 0.0    3     1 b 0',
  '001    3      C'.padEnd(80) + ' 0.5    2     4 w =',
  '001    4      D'.padEnd(80) + ' 0.5    2     3 b =',
];

describe('TRFp as JSON', () => {
  it('says what the text says, of any tournament', () => {
    fc.assert(
      fc.property(tournaments, fc.constantFrom('trf16' as const, 'trf26' as const), (tournament, format) => {
        const text = writeTrf(tournament, { format });
        const { document } = trfpDocument(text);
        expect(isTrfp(document), JSON.stringify(isTrfp.errors)).toBe(true);
        expect(read(trfpText(document!))).toEqual(read(text));
      }),
      { numRuns: 200 },
    );
  });

  it('has withdrawals to the end of the event, and byes of any round', () => {
    const { document } = trfpDocument(FOUR.join('\n'));
    const text = trfpText({
      ...document!,
      byes: [{ round: 3, type: 'H', players: [1] }],
      withdrawals: [{ player: 4, from: 2 }],
    });
    expect(read(text).requestedByes).toEqual([
      { round: 2, type: 'Z', ids: [4] },
      { round: 3, type: 'H', ids: [1] },
      { round: 3, type: 'Z', ids: [4] },
    ]);
  });

  it('keeps the columns of a game without a result before another round', () => {
    const lines = [...FOUR.slice(0, 3), ...FOUR.slice(3).map((line) => `${line.slice(0, -1)}   0000 - Z`)];
    const { document } = trfpDocument(lines.join('\n'));
    expect(document?.players[0].rounds).toEqual([
      { opponent: 2, colour: 'w', result: '' },
      { opponent: null, colour: null, result: 'Z' },
    ]);
    expect(trfpText(document!).split('\n').slice(3, 7)).toEqual(lines.slice(3));
  });

  it('takes XXZ for the round to be paired', () => {
    expect(trfpDocument([...FOUR, 'XXZ 2 4'].join('\n')).document?.byes).toEqual([
      { round: 2, type: 'Z', players: [2, 4] },
    ]);
  });

  it('is refused where a player would be lost', () => {
    expect(trfpDocument([...FOUR, '001    x'].join('\n')).document).toBeNull();
  });

  it('keeps line ends out of the records', () => {
    const { document } = trfpDocument(FOUR.join('\n'));
    const text = trfpText({ ...document!, records: ['012 A\n001    9      Planted'] });
    expect(read(text).players).toHaveLength(4);
  });
});

describe('the column of a round', () => {
  const pairs = new Map([
    [1, { opponent: 3, colour: 'black', result: '*' }],
    [2, { opponent: null, colour: null, result: 'U' }],
    [3, { opponent: 1, colour: 'white', result: '*' }],
    [4, { opponent: null, colour: null, result: 'H' }],
  ] as const);

  it('is all that changes', () => {
    const text = fillRound(FOUR.join('\r\n'), 2, (id) => pairs.get(id as 1) ?? null);
    const ends = ['     3 b', '  0000 - U', '     1 w', '  0000 - H'];
    expect(text.split('\r\n')).toEqual([
      ...FOUR.slice(0, 3),
      ...FOUR.slice(3).map((line, index) => `${line}${ends[index]}`),
    ]);
    expect(read(text).pairedRounds).toBe(2);
  });

  it('stands between what the file says of other rounds', () => {
    const lines = [...FOUR.slice(0, 6), `${FOUR[6]}  0000 - H  0000 - Z`];
    const text = fillRound(lines.join('\n'), 2, (id) => pairs.get(id as 1) ?? null);
    expect(text.split('\n')[6]).toBe(lines[6]);
  });

  it('takes the place of XXZ, which would speak of the next round', () => {
    const text = fillRound([...FOUR, 'XXZ 4', ''].join('\n'), 2, () => null);
    expect(text).toBe([...FOUR, ''].join('\n'));
  });

  it('is written in UTF-8 whatever the file was', () => {
    const bytes = Buffer.from(FOUR.join('\n').replace('012 Four', '012 Mühle'), 'latin1');
    expect(fillRound(bytes, 2, () => null)).toContain('012 Mühle');
  });
});
