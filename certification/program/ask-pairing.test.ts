import { expect, it } from 'vitest';
import type { ResultCode } from '../../engine/index.js';
import { generateTournament, presets } from '../../generator/index.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { askPairing } from './ask-pairing.js';
import type { Pairing } from './answers/answers.js';
import { pairingProgram } from './testing/pairing-program.js';
import { withRounds } from './tournament-before.js';

const GENERATED = generateTournament({ ...presets.calm, players: 8, rounds: 4 }, 'ask', 1);

/** Asks a program that pairs the second round like the first, which ended with these results. */
async function askAgain(white: ResultCode, black: ResultCode): Promise<unknown> {
  const before = withRounds(GENERATED, 1, ({ rounds }) => {
    const { opponent, colour } = rounds[0];
    return [{ opponent, colour, result: colour === 'white' ? white : black }];
  });
  const pairing: Pairing = publishedRound(before, 1);
  return askPairing(
    pairingProgram(() => ({ ok: true, pairing })),
    before,
  );
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
