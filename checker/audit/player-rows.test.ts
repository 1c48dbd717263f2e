import { describe, expect, test } from 'vitest';
import type { TournamentPlayer } from '../../corpus/index.js';
import { player, read } from '../../corpus/trf/testing/lines.js';
import { spokenProblem } from '../../reports/words/found-problem-words.js';
import { fillPlayers } from './player-rows.js';
import type { PlayerRow } from './player-rows.js';

const EVENT = read(player(1, '0.0', '0000 - Z'));
const PLAYER: TournamentPlayer = {
  ...EVENT.players[0],
  ...{ name: 'Example, Ann', sex: 'm', rating: 2400, federation: 'GER', fideId: '1000001' },
};
const ROW: PlayerRow = {
  ...{
    place: 'players.csv:2',
    id: 1,
    fideId: '',
    name: '',
    title: '',
    federation: '',
    rating: null,
    sex: '',
  },
};

function filled(own: Partial<typeof PLAYER>, row: Partial<PlayerRow>) {
  const tournament = { ...EVENT, players: [{ ...PLAYER, ...own }] };
  const { tournament: result, problems } = fillPlayers(tournament, [{ ...ROW, ...row }], 'a.trf');
  return [result.players[0], problems.map((problem) => spokenProblem(problem).message)] as const;
}

describe('what a list says of a player', () => {
  test.each([
    ['name', { name: '' }, { name: 'Example, Ann' }, 'Example, Ann'],
    ['title', { title: '' }, { title: 'WGM' }, 'WGM'],
    ['federation', { federation: '' }, { federation: 'POL' }, 'POL'],
    ['federation', { federation: 'XXX' }, { federation: 'POL' }, 'POL'],
    ['sex', { sex: '' }, { sex: 'w' }, 'w'],
    ['rating', { rating: null }, { rating: 2300 }, 2300],
    ['rating', { rating: 0 }, { rating: 2300 }, 2300],
  ] as const)('fills in its %s, %j', (field, own, row, value) => {
    const [found, said] = filled(own, row);
    expect(found).toEqual({ ...PLAYER, ...own, [field]: value });
    expect(said).toEqual([]);
  });

  test.each([
    ['title', { title: 'WGM' }, { title: 'IM' }],
    ['federation', {}, { federation: 'POL' }],
    ['sex', {}, { sex: 'w' }],
    ['rating', {}, { rating: 2300 }],
  ] as const)('is not taken for its %s if the file says something else', (field, own, row) => {
    const [found, said] = filled(own, row);
    expect(found).toEqual({ ...PLAYER, ...own });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(field);
  });

  test.each([{ rating: 0 }, { rating: 2400 }, { federation: 'ger' }, { sex: 'M' }, { fideId: '1000001' }])(
    '%j is nothing new',
    (row) => {
      expect(filled({}, row)).toEqual([PLAYER, []]);
    },
  );

  test('of another person is not taken', () => {
    const [found, said] = filled({ title: '' }, { fideId: '1000002', title: 'GM' });
    expect(found).toEqual({ ...PLAYER, title: '' });
    expect(said).toHaveLength(1);
  });
});
