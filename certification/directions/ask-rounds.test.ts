import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { pairingBy, pairingProgram } from '../program/testing/pairing-program.js';
import { tournamentBefore, withRounds } from '../program/tournament-before.js';
import { askRounds } from './ask-rounds.js';

it('a round for which nobody is there is neither asked for nor counted', async () => {
  const known = parseTrf(readFileSync(new URL('../../corpus/positions/p03.trf', import.meta.url)));
  const rounds = known.tournament!.pairedRounds;
  const idle = { opponent: null, colour: null, result: 'Z' } as const;
  const tournament = withRounds(known.tournament!, rounds + 1, (player) => [idle, ...player.rounds]);
  const asked: number[] = [];
  const candidate = pairingProgram((_trf, round) => {
    asked.push(round);
    return { ok: true, pairing: pairingBy(dutch2026, tournamentBefore(tournament, round)) };
  });
  const { signal } = new AbortController();
  const found = await askRounds(tournament, rounds + 1, { candidate, signal });
  expect(asked).toEqual(Array.from({ length: rounds }, (_, index) => index + 2));
  expect(found).toMatchObject({ outcome: 'agrees', rounds });
});
