import { beforeAll, describe, expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import { pairRound } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament, presets } from '../../generator/index.js';
import type { CandidateProgram, Pairing } from '../program/index.js';
import { pairingProgram } from '../program/testing/pairing-program.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { stateOf, tournamentBefore } from '../program/tournament-before.js';
import { discrepanciesOf } from './triage/discrepancies.js';
import { storedTrial } from './store/stored-trial.js';
import { deviation, fakeResult } from './testing/fake-trials.js';
import { triageCases } from './triage/triage-cases.js';

const ROUND = 1;
const trial = storedTrial({
  ...fakeResult({ index: 7, direction: 'their-files' }),
  deviations: [deviation(ROUND)],
});

describe('a file that only names the Baku Acceleration', () => {
  let file: string;
  let right: Pairing;

  beforeAll(() => {
    const config = { ...presets.tiny, players: 16, rounds: 5, acceleration: 'baku' } as const;
    const written = writeTrf(generateTournament(config, 'named', 1), { format: 'trf26' });
    const kept = written.split(/\r?\n/).filter((line) => !/^(?:250|XXA|192|092)/.test(line));
    file = ['092 Swiss Dutch, 2026 rules, Baku acceleration', ...kept].join('\n');
    const tournament = parseTrf(file).tournament!;
    expect(tournament.virtualPoints.size).toBe(0);
    const { pairs, bye } = publishedRound(tournament, ROUND);
    right = { pairs: pairs.map(({ white, black }) => ({ white, black })), bye };
    const plain = pairRound(stateOf(tournamentBefore(tournament, ROUND)), dutch2026);
    expect(plain).not.toMatchObject(right);
  });

  it('has the boards that the acceleration gives', () => {
    expect(discrepanciesOf([trial], dutch2026, () => file)).toMatchObject([{ round: ROUND, expected: [] }]);
  });

  it('is paired with it where a second program is asked', async () => {
    const second = pairingProgram(() => ({ ok: true, pairing: right }));
    const program: CandidateProgram = { ...second, abilities: new Set() };
    const { signal } = new AbortController();
    const options = { fileOf: () => file, candidate: program, second, signal };
    for await (const { result } of triageCases([{ trial, deviation: deviation(ROUND) }], options))
      expect(result).toMatchObject({ class: 'agrees-with-us', note: '' });
    expect.hasAssertions();
  });
});
