import { expect, it } from 'vitest';
import type { Tournament } from '../../corpus/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { shrink } from './shrink.js';
import type { Shows } from './shrink.js';
import { shrinkTournament } from './shrink-file.js';
import { eventOf } from './testing/small-events.js';
import { declaredCase } from '../../checker/case/swiss-case.js';
import { withoutPersonalData } from './without-personal-data.js';

const PERSONAL = { sex: 'w', title: 'WIM', federation: 'NOR', fideId: '47659427', birthDate: '1998/01/01' };
const NOTHING = { sex: '', title: '', federation: '', fideId: '', birthDate: '' };
const EVENT = eventOf(['2w1', '1b0', '4b1', '3w0']);
const event: Tournament = {
  ...EVENT,
  comments: [' a comment'],
  nationalRecords: ['NRS'],
  header: [...EVENT.header, { tag: '042', text: '2026/03/01' }],
  players: EVENT.players.map((player) => ({ ...player, ...PERSONAL })),
};
const limits = { trials: 500, isLate: () => false };

it('names, ratings and games stay', () => {
  const plain = withoutPersonalData(event);
  expect(plain?.players).toMatchObject(
    event.players.map(({ id, name, rating, rounds }) => ({ id, name, rating, rounds, ...NOTHING })),
  );
  expect(withoutPersonalData(plain!)).toBeNull();
});

it('a shrunk file has none of it, nor dates, comments and records that no pairing needs', async () => {
  const question = { swissCase: declaredCase(event, dutch2026), round: 1, trait: null };
  const answer = await shrinkTournament(event, question, limits);
  if (!answer.ok) throw new Error(answer.reason);
  for (const { sex, title, federation, fideId, birthDate } of answer.tournament.players)
    expect({ sex, title, federation, fideId, birthDate }).toEqual(NOTHING);
  const lines = answer.text.trimEnd().split('\r\n');
  expect([...new Set(lines.map((line) => line.slice(0, 3)))].sort()).toEqual(
    ['###', '001', '012', '142', '152', '192'].sort(),
  );
});

it('it stays where the deviation goes with it, and is tried once', async () => {
  let tried = 0;
  const shows: Shows = (tournament) => {
    const hasFederation = tournament.players.every(({ federation }) => federation === 'NOR');
    tried += hasFederation ? 0 : 1;
    return Promise.resolve({ ok: true, tournament: hasFederation ? tournament : null });
  };
  const { tournament } = await shrink(event, dutch2026, shows, limits);
  expect(tried).toBe(1);
  expect(tournament.players[0]).toMatchObject(PERSONAL);
  expect(tournament.players.length).toBeLessThan(event.players.length);
});

it('a program that fails without it is named as one that failed', async () => {
  const shows: Shows = (tournament) =>
    Promise.resolve(
      tournament.players[0].federation === ''
        ? { ok: false, outcome: 'candidate-crash', note: 'no federation', input: 'the file' }
        : { ok: true, tournament: null },
    );
  const { tournament, failed } = await shrink(event, dutch2026, shows, limits);
  expect(tournament).toBe(event);
  expect(failed).toEqual({
    questions: 1,
    outcome: 'candidate-crash',
    note: 'no federation',
    input: 'the file',
  });
});
