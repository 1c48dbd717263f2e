import { describe, expect, it } from 'vitest';
import { judgeStandings } from '../program/standings/judge-standings.js';
import { checkFile } from '../../checker/check-file.js';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament } from '../../generator/index.js';
import type { Failure, PairAnswer, RoundOpinion } from '../program/answers/answers.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { pairingBy, pairingProgram } from '../program/testing/pairing-program.js';
import { tournamentBefore } from '../program/tournament-before.js';
import type { Trial, TrialResult } from '../campaign/trials/trial.js';
import { live } from './live.js';
import { hasQuestion, positionTrial } from './positions.js';
import { replay } from './replay.js';
import type { TrialSettings } from './settings.js';
import { theirChecker } from './their-checker.js';
import { theirFiles } from './their-files.js';

/** What becomes of every answer that a program can give, in each direction; the programs are functions of this test. */
const SETTINGS: TrialSettings = {
  config: { system: dutch2026.id, players: 9, rounds: 4, acceleration: 'none', rates: {}, forbiddenPairs: 0 },
  seed: 'answers',
  scenario: 'small',
  decidedRules: () => ({ C5: 3 }),
};

const FAILURES: readonly Failure[] = (
  ['candidate-crash', 'candidate-timeout', 'unreadable-answer'] as const
).map((outcome) => ({ ok: false, outcome, note: 'it did' }));

function run(trial: Trial, index = 1): Promise<TrialResult> {
  return trial(index, new AbortController().signal);
}

/** Pairs the file that it is given by the rules. */
function right(trf: string): PairAnswer {
  const { tournament } = parseTrf(trf);
  if (tournament === null) throw new Error('the file that is put to a program is not valid');
  return {
    ok: true,
    pairing: pairingBy(dutch2026, tournamentBefore(tournament, tournament.pairedRounds + 1)),
  };
}

/** The same with the colours of the first pair exchanged. */
function wrong(trf: string): PairAnswer {
  const answer = right(trf);
  if (!answer.ok || answer.pairing === null) return answer;
  const [{ white, black }, ...others] = answer.pairing.pairs;
  return { ok: true, pairing: { ...answer.pairing, pairs: [{ white: black, black: white }, ...others] } };
}

/** Answers as one function, but in one round as another one. */
function inRound(other: (trf: string) => PairAnswer, round: number): CandidateProgram {
  return pairingProgram((trf, asked) => (asked === round ? other : right)(trf));
}

describe.each([
  ['replay', replay],
  ['live', live],
] as const)('%s', (direction, trialOf) => {
  const common = { index: 1, direction, scenario: 'small', edition: 'dutch-2026', players: 9, infeasible: 0 };

  it('agrees with a program that follows the rules', async () => {
    expect(await run(trialOf(pairingProgram(right), SETTINGS))).toEqual({
      ...common,
      ...{ rounds: 4, totalRounds: 4, outcome: 'agrees', note: '', deviations: [], decided: { C5: 3 } },
      ...{ file: null, roundFiles: {} },
    });
  });

  it('finds the round that is paired otherwise, and keeps it', async () => {
    const found = await run(trialOf(inRound(wrong, 3), SETTINGS));
    expect(found).toMatchObject({ ...common, outcome: 'deviates', rounds: 4, note: '' });
    expect(found.deviations.map(({ round, kind }) => [round, kind])).toEqual([[3, 'colour']]);
    expect(found.deviations[0]).toHaveProperty('published');
    const kept = direction === 'replay' ? found.roundFiles[3] : found.file;
    expect(parseTrf(kept ?? '').tournament?.pairedRounds).toBe(direction === 'replay' ? 3 : 4);
    expect(Object.keys(found.roundFiles)).toEqual(direction === 'replay' ? ['3'] : []);
  });

  it('says so where a program gives up a round that can be paired', async () => {
    const found = await run(
      trialOf(
        inRound(() => ({ ok: true, pairing: null }), 4),
        SETTINGS,
      ),
    );
    expect(found.outcome).toBe('deviates');
    expect(found.deviations).toMatchObject([{ round: 4, kind: 'completion' }]);
  });

  it.each(FAILURES)('keeps what was found before $outcome', async (failure) => {
    const program = pairingProgram((trf, round) =>
      round === 4 ? failure : (round === 2 ? wrong : right)(trf),
    );
    const found = await run(trialOf(program, SETTINGS));
    expect(found).toMatchObject({
      ...common,
      outcome: failure.outcome,
      note: 'round 4: it did',
      compared: 3,
    });
    expect(found.deviations.map(({ round }) => round)).toEqual([2]);
    // The file that the program was given.
    expect(parseTrf(found.file ?? '').tournament?.pairedRounds).toBe(3);
  });

  it('takes what goes wrong here for a defect of swissproof', async () => {
    const program = pairingProgram(() => Promise.reject(new Error('broken')));
    expect(await run(trialOf(program, SETTINGS))).toMatchObject({
      ...{ outcome: 'our-defect', note: 'broken', players: 0, rounds: 0, deviations: [], file: null },
    });
  });

  it('ends where it is asked to', async () => {
    const stop = new AbortController();
    const program = pairingProgram(() => {
      stop.abort(new Error('stopped'));
      throw new Error('broken');
    });
    await expect(trialOf(program, SETTINGS)(1, stop.signal)).rejects.toThrow('stopped');
  });
});

describe('positions', () => {
  const event = generateTournament(SETTINGS.config, 'answers', 1);
  const half = tournamentBefore(event, 3);
  const ask = (program: CandidateProgram, tournament: Tournament, given = {}): Promise<TrialResult> =>
    run(positionTrial(program, { name: 'a file', tournament, ...given }, SETTINGS));

  it('asks for every round of a file, whatever is written there, and for the next one', async () => {
    const asked: number[] = [];
    const program = pairingProgram((trf, round) => {
      asked.push(round);
      return right(trf);
    });
    const found = await ask(program, half);
    expect(asked).toEqual([1, 2, 3]);
    expect(found).toMatchObject({ direction: 'positions', scenario: 'a file', outcome: 'agrees', rounds: 3 });
    asked.length = 0;
    await ask(program, event);
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('does not ask for the round after one with open games: that one depends on their results', async () => {
    const asked: number[] = [];
    const program = pairingProgram((trf, round) => {
      asked.push(round);
      return right(trf);
    });
    const open = half.players.find(({ rounds }) => rounds[1].opponent !== null)!;
    const ids = [open.id, open.rounds[1].opponent];
    const players = half.players.map((player) =>
      ids.includes(player.id)
        ? { ...player, rounds: player.rounds.with(1, { ...player.rounds[1], result: '*' as const }) }
        : player,
    );
    expect(await ask(program, { ...half, players })).toMatchObject({ outcome: 'agrees', rounds: 2 });
    expect(asked).toEqual([1, 2]);
  });

  it('asks for the next round alone where its right pairings are known, and takes each of them', async () => {
    const { pairing } = wrong(writeTrf(half, { format: 'trf26' })) as Extract<PairAnswer, { ok: true }>;
    const asked: number[] = [];
    const program = pairingProgram((trf, round) => {
      asked.push(round);
      return wrong(trf);
    });
    expect(await ask(program, half, { right: [pairing] })).toMatchObject({ outcome: 'agrees', rounds: 1 });
    expect(await ask(program, half, { right: [] })).toMatchObject({ outcome: 'deviates', rounds: 1 });
    expect(asked).toEqual([3, 3]);
  });

  it('are those in which somebody can be paired', () => {
    expect([event, half, tournamentBefore(event, 1)].map(hasQuestion)).toEqual([true, true, true]);
    expect(hasQuestion({ ...tournamentBefore(event, 1), roundsFrom: 'played' })).toBe(false);
    expect(hasQuestion({ ...tournamentBefore(event, 1), totalRounds: 0 })).toBe(false);
  });
});

describe('their files', () => {
  const events = [1, 2, 3].map((index) => generateTournament(SETTINGS.config, 'files', index));
  const program = (...files: (Uint8Array | string | null | Failure)[]): CandidateProgram => ({
    ...pairingProgram(right),
    generate: () => {
      const next = files.length > 1 ? files.shift()! : files[0]!;
      if (next === null) return Promise.resolve({ ok: true, file: null, note: 'too many rounds' });
      if (typeof next === 'string' || next instanceof Uint8Array)
        return Promise.resolve({
          ok: true,
          file: typeof next === 'string' ? new TextEncoder().encode(next) : next,
        });
      return Promise.resolve(next);
    },
  });
  const ask = (...files: (Uint8Array | string | null | Failure)[]): Promise<TrialResult> =>
    run(theirFiles(program(...files), SETTINGS));
  const good = writeTrf(events[0], { format: 'trf26' });

  const [{ id, rounds: own }] = events[0].players;
  const players = events[0].players.map((player) =>
    player.id === id || player.id === own[0].opponent
      ? { ...player, rounds: player.rounds.with(0, { ...player.rounds[0], result: '1' as const }) }
      : player,
  );
  const contradicting = writeTrf({ ...events[0], players }, { format: 'trf26' });

  it('agree where every round and the standings are right', async () => {
    const found = await ask(good);
    expect(found).toMatchObject({
      ...{ direction: 'their-files', outcome: 'agrees', note: '', players: 9, rounds: 4, totalRounds: 4 },
      ...{ deviations: [], infeasible: 0, file: null, standings: { verdict: 'agrees', planted: null } },
    });
  });

  it('deviate where a round is paired otherwise, and are kept', async () => {
    const [event] = events;
    const first = event.players.find((player) => player.rounds[1].colour === 'white')!;
    const { opponent } = first.rounds[1];
    const turned = event.players.map((player) => {
      if (player.id !== first.id && player.id !== opponent) return player;
      const colour = player.rounds[1].colour === 'white' ? ('black' as const) : ('white' as const);
      return { ...player, rounds: player.rounds.with(1, { ...player.rounds[1], colour }) };
    });
    const file = writeTrf({ ...event, players: turned }, { format: 'trf26' });
    const found = await ask(file);
    expect(found).toMatchObject({ outcome: 'deviates', note: '', file });
    expect(found.deviations[0]).toMatchObject({ round: 2, kind: 'colour' });
  });

  it('are kept where only the standings are wrong, which changes no outcome', async () => {
    const [one, other] = events[0].players.filter(({ rank }) => rank === 1 || rank === 9);
    const players = events[0].players.map((player) =>
      player === one
        ? { ...player, rank: other.rank }
        : player === other
          ? { ...player, rank: one.rank }
          : player,
    );
    const file = writeTrf({ ...events[0], players }, { format: 'trf26' });
    const found = await ask(file);
    expect(found).toMatchObject({ outcome: 'agrees', file, standings: { verdict: 'deviates' } });
    expect(found.standings?.wrongPlaces.map(({ player, field }) => [player, field])).toEqual(
      expect.arrayContaining([
        [one.id, 'rank'],
        [other.id, 'rank'],
      ]),
    );
  });

  it.each([
    ['which is no tournament', '012 Event\r\n', /^line \d+: /],
    ['which is empty', '', /^line \d+: /],
    ['without a round', writeTrf(tournamentBefore(events[0], 1), { format: 'trf26' }), /no paired round/],
    ['whose results contradict each other', contradicting, /line \d+: /],
  ])('are invalid: a file %s', async (_, file, note) => {
    const found = await ask(file);
    expect(found).toMatchObject({ outcome: 'invalid-file', players: 0, rounds: 0, deviations: [], file });
    expect(found.note).toMatch(note);
  });

  it('are asked for again where wishes are infeasible, ten times at most', async () => {
    expect(await ask(null, null, good)).toMatchObject({ outcome: 'agrees', infeasible: 2 });
    expect(await ask(null)).toMatchObject({
      ...{ outcome: 'infeasible', infeasible: 10, file: null, players: 0 },
      note: 'generator: calls 10 wishes infeasible, one after the other: too many rounds',
    });
    const nine = Array.from({ length: 9 }, () => null);
    expect(await ask(...nine, good)).toMatchObject({ outcome: 'agrees', infeasible: 9 });
  });

  it.each(FAILURES)('are missing after $outcome, with the settings that were given', async (failure) => {
    const found = await ask(null, { ...failure, given: 'rounds = 4' });
    expect(found).toMatchObject({ outcome: failure.outcome, infeasible: 1, file: 'rounds = 4', players: 0 });
    expect(found.note).toMatch(/^generator, with the seed \d+: it did$/);
    expect((await ask(failure)).file).toBeNull();
  });
});

describe('their checker', () => {
  /** Of each trial, the rounds that are wrong in the file that the checker got. */
  const flaggedIn = (trf: string): number[] =>
    checkFile(trf, 'tournament')
      .rounds.filter(({ verdict }) => verdict !== 'agrees')
      .map(({ round }) => round);

  function checker(
    opinions: (trf: string, rounds: number) => RoundOpinion[],
    standings?: (trf: string) => boolean | null,
  ): CandidateProgram {
    return {
      ...pairingProgram(right),
      checksStandings: standings !== undefined,
      check: (trf, rounds) =>
        Promise.resolve({
          ok: true,
          rounds: opinions(trf, rounds),
          standingsAgree: standings?.(trf) ?? null,
        }),
    };
  }
  const all = (rounds: number, agrees: (round: number) => boolean): RoundOpinion[] =>
    Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      agrees: agrees(index + 1),
      instead: null,
    }));
  const honest = (trf: string, rounds: number): RoundOpinion[] => {
    const flagged = flaggedIn(trf);
    return all(rounds, (round) => !flagged.includes(round));
  };
  const trials = async (program: CandidateProgram, count = 12): Promise<TrialResult[]> => {
    const trial = theirChecker(program, SETTINGS);
    return Promise.all(Array.from({ length: count }, (_, index) => run(trial, index + 1)));
  };

  it('agrees where it accepts what is right and flags what is planted', async () => {
    const found = await trials(checker(honest));
    expect(new Set(found.map(({ outcome }) => outcome))).toEqual(new Set(['agrees']));
    const planted = found.flatMap((one) => one.planted ?? []);
    expect(planted.length).toBeGreaterThan(2);
    expect(planted.length).toBeLessThan(11);
    expect(planted.every(({ isFound }) => isFound)).toBe(true);
    expect(found.every((one) => one.mistakes === undefined && one.standings === undefined)).toBe(true);
    expect(found.every(({ file }) => file === null)).toBe(true);
  });

  it('misses what is planted where it accepts everything', async () => {
    const found = await trials(checker((_trf, rounds) => all(rounds, () => true)));
    for (const one of found) {
      const { planted } = one;
      if (planted === null) {
        expect(one).toMatchObject({ outcome: 'agrees', deviations: [] });
        continue;
      }
      expect(planted?.isFound).toBe(false);
      expect(one.outcome).toBe('deviates');
      expect(one.mistakes).toEqual([{ round: planted!.round, planted: planted!.error, instead: null }]);
      expect(new Set(one.deviations.map(({ round }) => round))).toEqual(new Set([planted!.round]));
      expect(flaggedIn(one.file!)).toEqual([planted!.round]);
    }
    expect(found.some(({ planted }) => planted !== null)).toBe(true);
  });

  it('flags what is right where it flags everything, and is not asked why', async () => {
    const found = await trials(
      checker((_trf, rounds) => all(rounds, () => false)),
      6,
    );
    for (const { outcome, planted, mistakes, deviations, rounds } of found) {
      expect(outcome).toBe('deviates');
      const wrongly = [1, 2, 3, 4].slice(0, rounds).filter((round) => round !== planted?.round);
      expect(mistakes).toEqual(wrongly.map((round) => ({ round, planted: null, instead: null })));
      expect(deviations.map(({ round, rule }) => [round, rule])).toEqual(
        wrongly.map((round) => [round, 'unknown']),
      );
      expect(planted?.isFound ?? true).toBe(true);
    }
  });

  it('is judged by the pairing that it would have had instead', async () => {
    const program = checker((trf, rounds) => {
      const { tournament } = parseTrf(trf);
      const pair = tournament!.players.find(({ rounds: [first] }) => first.colour === 'white')!;
      const { opponent } = pair.rounds[0];
      const instead = { added: [[opponent!, pair.id]] as const, removed: [[pair.id, opponent!]] as const };
      return all(rounds, () => true).map((one) =>
        one.round === 1 ? { ...one, agrees: false, instead } : one,
      );
    });
    const found = (await trials(program)).filter(({ planted }) => planted === null);
    expect(found.length).toBeGreaterThan(2);
    for (const { deviations, mistakes } of found) {
      expect(deviations).toMatchObject([{ round: 1, kind: 'colour' }]);
      expect(mistakes).toMatchObject([{ round: 1, planted: null, instead: { added: [expect.anything()] } }]);
    }
  });

  it.each(FAILURES)('has no opinion after $outcome', async (failure) => {
    const program: CandidateProgram = { ...checker(honest), check: () => Promise.resolve(failure) };
    const [found] = await trials(program, 1);
    expect(found).toMatchObject({
      outcome: failure.outcome,
      note: 'checker: it did',
      deviations: [],
      rounds: 4,
    });
    expect(parseTrf(found.file ?? '').tournament?.pairedRounds).toBe(4);
    expect(found.planted).toBeUndefined();
  });

  it.each([
    [
      'right',
      (trf: string) => judgeStandings(parseTrf(trf).tournament!).verdict === 'agrees',
      'agrees',
      'agrees',
    ],
    ['always that they agree', () => true, 'agrees', 'deviates'],
    ['never that they agree', () => false, 'deviates', 'agrees'],
    ['nothing', () => null, 'not-checked', 'deviates'],
  ] as const)('of standings says %s', async (_, says, ofRight, ofWrong) => {
    const found = await trials(checker(honest, says));
    const planted = found.filter(({ standings }) => standings?.planted !== null);
    expect(planted.length).toBeGreaterThan(2);
    expect(planted.length).toBeLessThan(found.length);
    for (const { standings, outcome, file } of found) {
      expect(outcome).toBe('agrees');
      const expected = standings!.planted === null ? ofRight : ofWrong;
      expect(standings!.verdict).toBe(expected);
      expect(standings!.wrongPlaces.length > 0).toBe(standings!.planted !== null && expected === 'deviates');
      expect(file === null).toBe(expected !== 'deviates');
    }
  });
});
