import { describe, expect, it } from 'vitest';
import type { DutchPlayer, DutchState } from '../player.js';
import { player, state } from '../../../testing/players.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import { DutchRound } from '../round.js';
import type { BracketTask } from './bracket-task.js';
import type { Candidate } from '../../interface/system.js';
import { firstCandidate } from './first-candidate.js';
import { quickCandidate } from './quick-candidate.js';

describe.each([dutch2017, dutch2026])('quick search, $id', (edition) => {
  /** The first bracket with that many players. */
  function task(size: number, players: readonly DutchPlayer[], parts: Partial<DutchState> = {}): BracketTask {
    let step = new DutchRound(state(players, parts), edition).first;
    while (step !== null) {
      if (step.task.mdps.length + step.task.residents.length === size) return step.task;
      step = step.after(step.chosen ?? { pairs: [], floaters: [] });
    }
    throw new Error(`no bracket of ${size} players`);
  }

  /** What it finds, in starting numbers, once it is seen to be what the whole search finds. */
  function found(of: BracketTask): { pairs: string[]; floaters: number[] } | null {
    const quick = quickCandidate(of);
    if (quick !== null) expect(named(of, quick)).toEqual(named(of, firstCandidate(of, 'bracket')));
    return named(of, quick);
  }

  const low = [player(11, 0), player(12, 0), player(13, 0), player(14, 0)];

  it.each([
    ['a colour difference beyond 2', 'BBWB'],
    ['the same colour three times in a row', 'WWBB'],
  ])('does not give topscorers %s for the numbers of colours alone', (_harm, colours) => {
    const four = [colours, 'BWWB', colours, 'WBWB'].map((played, i) =>
      player(i + 1, 40, played, { topscorer: true }),
    );
    expect(four.map(({ preference }) => preference)).toEqual(['white', 'white', 'white', 'white']);
    // 1 and 3 must have White: by the numbers 1-3 would do, for no strong preference of theirs would fail.
    expect(four.map(({ strength }) => strength)).toEqual([3, 1, 3, 1]);
    const of = task(4, [...four, ...low], { isFinal: true });
    expect(found(of)).toEqual({ pairs: ['1-4', '2-3'], floaters: [] });
  });

  it('does not harm a topscorer among players who are none', () => {
    const players = [
      player(1, 50, 'BBWB', { topscorer: true }),
      player(2, 40, 'BBWB'),
      player(3, 40, 'BWWB'),
      player(4, 40, 'WBWB'),
    ];
    const of = task(4, [...players, ...low], { isFinal: true });
    expect(found(of)).toEqual({ pairs: ['1-3', '2-4'], floaters: [] });
  });

  it('gives up when a topscorer is harmed whoever the opponent is', () => {
    // The difference of colours asks for Black, though the last two games were Black.
    const four = ['WWWWBB', 'BW', 'WB', 'WB'].map((played, i) =>
      player(i + 1, 40, played, { topscorer: true }),
    );
    expect(found(task(4, [...four, ...low], { isFinal: true }))).toBeNull();
  });

  it('lets only somebody float who may take the bye that is bound to follow', () => {
    const players = [player(1, 10), player(2, 10), player(3, 10, '', { mayTakeBye: false })];
    expect(found(task(3, players))).toEqual({ pairs: ['1-3'], floaters: [2] });
  });

  it('looks for the fewest unplayed games among those who may take the bye, where the edition does', () => {
    const players = [0, 2, 1, 2, 0].map((unplayed, i) =>
      player(i + 1, 10, '', { unplayed, mayTakeBye: i < 4 && i > 0 }),
    );
    const fewest = edition === dutch2026;
    expect(found(task(5, players))).toEqual(
      fewest ? { pairs: ['1-4', '2-5'], floaters: [3] } : { pairs: ['1-3', '2-5'], floaters: [4] },
    );
  });

  it('gives an MDP an opponent whose colour the others can do without', () => {
    // One pair has to want the same colour. Were it 1-2, who want Black, four who want White would be left.
    const players = [
      player(1, 20, 'BW'),
      player(2, 10, 'BW'),
      player(3, 10, 'WB'),
      player(4, 10, 'WB'),
      player(5, 10, 'WB'),
      player(6, 10, 'WB'),
    ];
    expect(found(task(6, [...players, ...low]))).toEqual({ pairs: ['1-3', '2-5', '4-6'], floaters: [] });
  });

  it('exchanges when nobody of S2 may float', () => {
    const players = [
      player(1, 10),
      player(2, 10, '', { lastFloat: 'down' }),
      player(3, 10, '', { earlierFloat: 'down' }),
    ];
    expect(found(task(3, [...players, ...low]))).toEqual({ pairs: ['2-3'], floaters: [1] });
  });

  it('lets only somebody float whose colour the others can do without', () => {
    const players = [
      player(1, 10, 'WB'),
      player(2, 10, 'BW'),
      player(3, 10, 'WB'),
      player(4, 10, 'BW'),
      player(5, 10, 'BW'),
    ];
    const of = task(5, [...players.slice(0, 4), player(5, 10, 'WB'), ...low]);
    expect(found(of)).toEqual({ pairs: ['1-4', '2-3'], floaters: [5] });
    expect(found(task(5, [...players, ...low]))).toEqual({ pairs: ['1-4', '2-3'], floaters: [5] });
  });

  it('pairs one or two players as well as can be', () => {
    const met = { opponents: [1, 2] };
    expect(found(task(1, [player(1, 10), ...low, player(15, 0)]))).toEqual({ pairs: [], floaters: [1] });
    expect(found(task(2, [player(1, 10), player(2, 10), ...low]))).toEqual({ pairs: ['1-2'], floaters: [] });
    const apart = [player(1, 10, '', met), player(2, 10, '', met)];
    expect(found(task(2, [...apart, ...low]))).toEqual({ pairs: [], floaters: [1, 2] });
  });

  it('gives up where its bounds cannot be met', () => {
    const met = (id: number): Partial<DutchPlayer> => ({
      opponents: [1, 2, 3, 4].filter((x) => x !== id),
    });
    const strangers = [1, 2, 3, 4].map((id) => player(id, 10, '', met(id)));
    expect(found(task(4, [...strangers, ...low]))).toBeNull();
  });
});

function named(of: BracketTask, candidate: Candidate | null): { pairs: string[]; floaters: number[] } | null {
  if (candidate === null) return null;
  const id = (place: number): number => of.board.player(place).id;
  return {
    pairs: candidate.pairs.map(([a, b]) => [id(a), id(b)].sort((x, y) => x - y).join('-')).sort(),
    floaters: candidate.floaters.map(id),
  };
}
