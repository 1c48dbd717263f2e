import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain, pair, parseTrf, writeTrf } from './index.js';

const PATH = new URL('../corpus/examples/dutch-2026-points.trf', import.meta.url);

test('a round after one with open games is not paired, and not explained: it depends on their results', () => {
  const { tournament } = parseTrf(readFileSync(PATH));
  const { pairedRounds: last, players } = tournament!;
  const next = last + 1;
  const event = tournament!;
  const known = { totalRounds: next, initialColour: 'white' } as const;
  const opened = players.map((player) => ({
    ...player,
    rounds: player.rounds.map((entry, index) =>
      index === last - 1 && entry.opponent !== null ? { ...entry, result: '*' as const } : entry,
    ),
  }));
  const file = writeTrf({ ...event, players: opened }, { format: 'trf26' });
  expect(pair(writeTrf(event, { format: 'trf26' }), known)).toMatchObject({ kind: 'paired', round: next });
  const refused = pair(file, known);
  expect(refused).toMatchObject({ kind: 'missing', missing: 'results' });
  expect(refused).toHaveProperty(
    'message',
    expect.stringContaining(`round ${last} has games without a result: of 1, 2,`),
  );
  // The open round itself is paired again, and explained.
  expect(pair(file, { ...known, round: last })).toMatchObject({ kind: 'paired', round: last });
  expect(explain(file, { ...known, round: last })).toMatchObject({ kind: 'explained' });
  expect(explain(file, { ...known, round: next })).toMatchObject({ kind: 'missing', missing: 'results' });
});
