import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { pairRound } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import type { Candidate } from '../program/candidate.js';
import { stateOf, tournamentBefore, withRounds } from '../program/tournament-before.js';
import { askRounds } from './ask-rounds.js';

it('a round for which nobody is there is neither asked for nor counted', async () => {
  const known = parseTrf(readFileSync(new URL('../../corpus/positions/p03.trf', import.meta.url)));
  const rounds = known.tournament!.pairedRounds;
  const idle = { opponent: null, colour: null, result: 'Z' } as const;
  const tournament = withRounds(known.tournament!, rounds + 1, (player) => [idle, ...player.rounds]);
  const asked: number[] = [];
  const candidate: Candidate = {
    profile: { name: 'right', edition: 'dutch-2026', program: 'right' },
    edition: dutch2026,
    abilities: new Set(['pair']),
    version: null,
    title: 'right',
    file: 'right',
    pairRound: (_trf, round) => {
      asked.push(round);
      const outcome = pairRound(stateOf(tournamentBefore(tournament, round)), dutch2026);
      return Promise.resolve({ ok: true, pairing: outcome.kind === 'paired' ? outcome : null });
    },
    check: () => Promise.reject(new Error('cannot check')),
    generate: () => Promise.reject(new Error('cannot generate')),
    close: () => Promise.resolve(),
  };
  const { signal } = new AbortController();
  const explain = (): { explanation: string; summary: string } => ({ explanation: '', summary: '' });
  const found = await askRounds(tournament, rounds + 1, { candidate, explain, signal });
  expect(asked).toEqual(Array.from({ length: rounds }, (_, index) => index + 2));
  expect(found).toMatchObject({ outcome: 'agrees', rounds });
});
