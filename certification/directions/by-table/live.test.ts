import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { robinKind, scheduleOf } from '../../../engine/round-robin/index.js';
import { generateTournament } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import type { TrialResult } from '../../campaign/trials/trial.js';
import type { PairAnswer, Pairing, TableProgram } from '../../program/index.js';
import { pairingProgram } from '../../program/testing/pairing-program.js';
import { liveByTable } from './live.js';

const KIND = robinKind('round-robin')!;
const PLAYERS = 6;
const ROUNDS = PLAYERS - 1;
const NOBODY_AWAY = { forfeit: 0, doubleForfeit: 0, adjourned: 0, corrected: 0 };
const CONFIG: GeneratorConfig = {
  system: KIND.id,
  players: PLAYERS,
  table: { draw: 'numbers' },
  rates: { ...NOBODY_AWAY, withdrawal: { byRound: [0, { count: 1 }, { count: 1 }] }, comeback: 0 },
};

/** The round of the Berger table, with its pairs in any order. */
function ofTable(round: number): Pairing {
  const { games } = scheduleOf(PLAYERS, { ...KIND.cycles, exchangesLastTwo: false })[round - 1];
  return { pairs: games.map(({ white, black }) => ({ white, black })), bye: null };
}

function asked(answer: (round: number) => PairAnswer, config = CONFIG): Promise<TrialResult> {
  const program = pairingProgram((_, round) => answer(round));
  const candidate: TableProgram = { ...program, edition: KIND };
  return liveByTable(candidate, { config, seed: 'live', scenario: 'small' })(1, new AbortController().signal);
}

const right = (round: number): PairAnswer => ({ ok: true, pairing: ofTable(round) });
const turned = (round: number): PairAnswer => ({
  ok: true,
  pairing: {
    pairs: ofTable(round).pairs.map(({ white, black }) => ({ white: black, black: white })),
    bye: null,
  },
});
const wrongLast = (round: number): PairAnswer => (round === ROUNDS ? turned(round) : right(round));

/** In which rounds each player forfeits. */
function lostBy({ players }: Tournament): string[] {
  return players.map(({ id, rounds }) => {
    const lost = rounds.flatMap(({ result }, index) => (result === '-' ? [index + 1] : []));
    return `${id}: ${lost.join(' ')}`.trim();
  });
}

describe('a round robin that a program pairs round after round', () => {
  it('agrees where it follows the table, in whatever order it prints the pairs', async () => {
    expect(await asked(right)).toMatchObject({
      outcome: 'agrees',
      players: PLAYERS,
      rounds: ROUNDS,
      file: null,
    });
    const results = await Promise.all(
      [
        wrongLast,
        (round: number): PairAnswer => {
          const answer = wrongLast(round);
          return answer.ok && answer.pairing !== null
            ? { ok: true, pairing: { ...answer.pairing, pairs: answer.pairing.pairs.toReversed() } }
            : answer;
        },
      ].map((answer) => asked(answer)),
    );
    expect(results[0].file).not.toBeNull();
    expect(results[1].file).toBe(results[0].file);
  });

  it('has those withdraw who do so in the generated event, from the same round on', async () => {
    const plan = lostBy(generateTournament(CONFIG, 'live', 1));
    // One before round 2 and one before round 3, who forfeit up to the end.
    expect(plan.filter((line) => line.endsWith('2 3 4 5'))).toHaveLength(1);
    expect(plan.filter((line) => line.endsWith(': 3 4 5'))).toHaveLength(1);
    const { file, deviations } = await asked(wrongLast);
    expect(deviations.map(({ round, rule }) => `${round} ${rule}`)).toEqual([`${ROUNDS} BT2.round`]);
    const { tournament } = parseTrf(file!);
    expect(lostBy(tournament!)).toEqual(plan);
    // Who is there wins.
    for (const { rounds } of tournament!.players)
      for (const [index, { opponent, result }] of rounds.entries()) {
        const answer = tournament!.players[opponent! - 1].rounds[index].result;
        if (result === '-') expect(['+', '-']).toContain(answer);
        if (result === '+') expect(answer).toBe('-');
      }
  });

  it('has nobody forfeit where nobody withdraws', async () => {
    const config = { ...CONFIG, rates: { ...NOBODY_AWAY, withdrawal: 0 } };
    const { file } = await asked(wrongLast, config);
    expect(lostBy(parseTrf(file!).tournament!)).toEqual(['1:', '2:', '3:', '4:', '5:', '6:']);
  });

  it('deviates where it has no pairing for a round', async () => {
    const result = await asked((round) => (round === 3 ? { ok: true, pairing: null } : right(round)));
    expect(result.deviations.map(({ round, rule }) => `${round} ${rule}`)).toEqual(['3 BT1.round']);
    expect(parseTrf(result.file!).tournament?.pairedRounds).toBe(2);
  });

  it('keeps what it was asked when it fails', async () => {
    const failure = { ok: false, outcome: 'candidate-crash', note: 'it did' } as const;
    const result = await asked((round) => (round === 4 ? failure : right(round)));
    expect(result).toMatchObject({ outcome: 'candidate-crash', note: 'round 4: it did', deviations: [] });
    expect(parseTrf(result.file!).tournament?.pairedRounds).toBe(3);
  });
});
