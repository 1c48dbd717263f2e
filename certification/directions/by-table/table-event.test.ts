import { expect, it } from 'vitest';
import { generateTournament } from '../../../generator/index.js';
import type { Pairing } from '../../program/index.js';
import { withRoundReplaced } from './table-event.js';

const EVENT = generateTournament(
  { system: 'round-robin', players: 6, rates: { withdrawal: 0 } },
  'replaced',
  1,
);

it('a round that is paired otherwise keeps the results of the games that stay, and the others are drawn', () => {
  const games = EVENT.players.flatMap(({ id, rounds: [{ opponent, colour }] }) =>
    opponent !== null && colour === 'white' ? [{ white: id, black: opponent }] : [],
  );
  const [kept, one, other] = games;
  const pairing: Pairing = {
    pairs: [kept, { white: one.white, black: other.black }, { white: other.white, black: one.black }],
    bye: null,
  };
  const changed = withRoundReplaced(EVENT, 1, pairing);
  const stays = [kept.white, kept.black];
  changed.players.forEach(({ id, rounds }, place) => {
    const before = EVENT.players[place].rounds;
    expect(rounds.slice(1)).toEqual(before.slice(1));
    if (stays.includes(id)) expect(rounds[0]).toEqual(before[0]);
    else expect(rounds[0].result).toBe('=');
  });
  // A draw that stays would prove nothing.
  expect(EVENT.players.find(({ id }) => id === kept.white)?.rounds[0].result).not.toBe('=');
});
