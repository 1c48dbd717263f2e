import { expect, it } from 'vitest';
import { player, state } from '../../../testing/players.js';
import { dutch2012 } from '../dutch-2012.js';
import { dutch2015Draft } from '../dutch-2015-draft.js';
import { DutchRound } from '../round.js';
import { BracketGraph } from './bracket-graph.js';
import { EdgeKind } from './edge-classes.js';

it.each([dutch2012, dutch2015Draft])(
  'who floats out of S1 is exchanged, whoever the opponent below is: $id',
  (edition) => {
    const players = [40, 30, 30, 30, 10, 10].map((score, index) => player(index + 1, score));
    const { first } = new DutchRound(state(players), edition);
    const task = first?.after({ pairs: [], floaters: [0] })?.task;
    expect(task).toMatchObject({ mdps: [0], residents: [1, 2, 3], next: [4, 5] });
    const graph = new BracketGraph(task!, {
      scope: 'round',
      active: [1, 2, 3],
      limbo: [0],
      pairs: 1,
      floaters: 2,
      counted: true,
      order: 'exchanges',
      choosesSet: false,
      apart: null,
    });
    const { matching } = graph;
    const lastWord = (a: number, b: number): number =>
      matching.weight[(matching.typeOf[a * matching.size + b] + 1) * matching.words - 1] / 4;
    const places = Array.from({ length: matching.size }, (_, vertex) => graph.place(vertex));
    expect(places).toEqual([1, 2, 3, 0, 4, 5]);
    expect(graph.edgeKind(0, 3), 'they may meet below').toBe(EdgeKind.floaters);
    // 1 is S1; 2 and 3 are S2.
    expect([3, 4, 5].map((below) => lastWord(0, below))).toEqual([-1, -1, -1]);
    expect([3, 4, 5].map((below) => lastWord(1, below) + 0)).toEqual([0, 0, 0]);
  },
);
