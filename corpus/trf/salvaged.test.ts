import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTrf } from './read.js';
import type { Tournament } from './tournament.js';

const RIGHT = readFileSync(new URL('../examples/mastering-the-dutch.trf', import.meta.url), 'utf8');

test('of a file with a wrong result players and rounds can be shown', () => {
  const { tournament, salvaged } = parseTrf(RIGHT.replace(/^(001 .*?[wb]) [1=0]/m, '$1 9'));
  const whole = parseTrf(RIGHT).tournament!;
  expect(tournament).toBeNull();
  expect(salvaged!.name).toBe(whole.name);
  expect(salvaged!.pairedRounds).toBe(whole.pairedRounds);
  expect(salvaged!.players.map(({ id, name }) => [id, name])).toEqual(
    whole.players.map(({ id, name }) => [id, name]),
  );
});

test('of players who cannot be held against each other each number once, with its rounds as they stand there', () => {
  const lines = RIGHT.split('\n');
  const first = lines.findIndex((line) => line.startsWith('001'));
  const { tournament, salvaged } = parseTrf([...lines, lines[first]].join('\n'));
  const whole = parseTrf(RIGHT).tournament!;
  expect(tournament).toBeNull();
  expect(salvaged!.players.map(({ id }) => id)).toEqual(whole.players.map(({ id }) => id));
  const opponents = ({ players }: Pick<Tournament, 'players'>): unknown =>
    players.map(({ rounds }) => rounds.map(({ opponent }) => opponent));
  expect(opponents(salvaged!)).toEqual(opponents(whole));
});

test('where there is no player there is nothing, and a valid file has nothing beside its tournament', () => {
  expect(parseTrf('to whom it may concern')).not.toHaveProperty('salvaged');
  expect(parseTrf(RIGHT)).not.toHaveProperty('salvaged');
});
