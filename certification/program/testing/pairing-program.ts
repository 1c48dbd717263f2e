import type { Tournament } from '../../../corpus/index.js';
import { pairRound } from '../../../engine/index.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import type { Edition } from '../../../engine/index.js';
import type { PairAnswer, Pairing } from '../answers/answers.js';
import type { CandidateProgram } from '../candidate-program.js';
import { stateOf } from '../tournament-before.js';

/** A candidate within a test, which can only pair. */
export function pairingProgram(
  pairRound: (trf: string, round: number) => PairAnswer | Promise<PairAnswer>,
): CandidateProgram {
  return {
    profile: { name: 'test', edition: dutch2026.id, program: 'test' },
    edition: dutch2026,
    abilities: new Set(['pair']),
    checksStandings: false,
    version: null,
    title: 'test',
    file: 'test',
    pairRound: async (trf, round) => pairRound(trf, round),
    check: () => Promise.reject(new Error('cannot check')),
    generate: () => Promise.reject(new Error('cannot generate')),
    close: () => Promise.resolve(),
  };
}

/** The pairing of the next round of a tournament from `tournamentBefore`. */
export function pairingBy(rules: Edition, before: Tournament): Pairing | null {
  const outcome = pairRound(stateOf(before), rules);
  return outcome.kind === 'paired' ? outcome : null;
}
