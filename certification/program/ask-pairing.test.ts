import { expect, it } from 'vitest';
import type { ResultCode } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament, presets } from '../../generator/index.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { askPairing } from './ask-pairing.js';
import type { Pairing } from './answers/answers.js';
import type { Candidate } from './candidate.js';
import { withRounds } from './tournament-before.js';

const GENERATED = generateTournament({ ...presets.calm, players: 8, rounds: 4 }, 'ask', 1);

/** Asks a program that pairs the second round like the first, which ended with these results. */
async function askAgain(white: ResultCode, black: ResultCode): Promise<unknown> {
  const before = withRounds(GENERATED, 1, ({ rounds }) => {
    const { opponent, colour } = rounds[0];
    return [{ opponent, colour, result: colour === 'white' ? white : black }];
  });
  const pairing: Pairing = publishedRound(before, 1);
  const candidate: Candidate = {
    profile: { name: 'repeats', edition: dutch2026.id, program: 'repeats' },
    edition: dutch2026,
    abilities: new Set(['pair']),
    title: 'repeats',
    version: null,
    file: 'repeats',
    pairRound: () => Promise.resolve({ ok: true, pairing }),
    check: () => Promise.reject(new Error('not asked')),
    generate: () => Promise.reject(new Error('not asked')),
    close: () => Promise.resolve(),
  };
  return askPairing(candidate, before);
}

it('the pairing of an earlier round is no answer when its games were played', async () => {
  expect(await askAgain('1', '0')).toMatchObject({
    ok: false,
    outcome: 'unreadable-answer',
    note: 'the pairing is that of round 1, asked for was round 2',
  });
});

it('the pairing of a round that was forfeited as a whole may come again: it is an answer', async () => {
  expect(await askAgain('+', '-')).toMatchObject({ ok: true });
});
