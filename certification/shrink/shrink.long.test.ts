import { declaredCase } from '../../checker/case/swiss-case.js';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { editionById, EventHistory, initialColourOf } from '../../engine/index.js';
import type { Edition, RoundEntry } from '../../engine/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { generateTournament, presets } from '../../generator/index.js';
import { checkFile } from '../../checker/check-file.js';
import { checkRounds } from '../../checker/check-tournament.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import type { PublishedRound } from '../../checker/judge/published-round.js';
import { withRound } from '../../checker/testing/alterations.js';
import { MUTATIONS } from '../../checker/testing/mutations.js';
import { shrinkTournament } from './shrink-file.js';
import type { ShrinkAnswer } from './shrink-file.js';
import { isSmaller, sizeOf } from './size.js';
import { runs } from '../../tests/suite.js';

/** Tournaments shrunk per edition; `npm run test:long` takes more. */
const RUNS = Math.ceil(runs(320, 800, 4000) / 80);

const settings = (edition: Edition, tournament: Tournament) => ({
  swissCase: declaredCase(tournament, edition),
  trait: null,
});
const limits = { trials: 4000, isLate: () => false };

describe.each(['dutch-2017', 'dutch-2026'] as const)('shrinking wrong rounds, %s', (system) => {
  const edition = editionById(system)!;

  it('leaves a small valid tournament that shows the same deviation', async () => {
    const random = randomNumbers(4711);
    const sizes: { players: number; rounds: number; trials: number; what: string }[] = [];
    for (let index = 1; sizes.length < RUNS; index++) {
      const wrong = wrongTournament(edition, index, random);
      if (wrong === null) continue;
      const { tournament, round } = wrong;
      const answer = await shrinkTournament(tournament, { ...settings(edition, tournament), round }, limits);
      if (!answer.ok) throw new Error(`${index}: ${answer.reason}`);
      expectSound(answer, tournament, system);
      const { pairedRounds, players } = answer.tournament;
      sizes.push({
        players: players.length,
        rounds: pairedRounds,
        trials: answer.trials,
        what: `${index} ${wrong.mutation}: ${answer.deviation.kind} ${answer.deviation.rule} from ${tournament.players.length} players, round ${round}`,
      });
    }
    if (process.env['SWISSPROOF_TABLE'] !== undefined) process.stdout.write(`${table(sizes)}\n`);
    const small = sizes.filter(({ players, rounds }) => players <= 12 && rounds <= 5);
    expect(small.length / sizes.length, table(sizes)).toBeGreaterThanOrEqual(0.9);
  });

  it('gives the same tournament every time', async () => {
    const wrong = firstWrong(edition);
    const [first, second] = await Promise.all(
      [1, 2].map(() =>
        shrinkTournament(
          wrong.tournament,
          { ...settings(edition, wrong.tournament), round: wrong.round },
          limits,
        ),
      ),
    );
    expect(first.ok && second.ok && first.text === second.text).toBe(true);
  });
});

describe('shrinking', () => {
  const edition = editionById('dutch-2026')!;

  it('refuses a round that agrees, and one that is not there', async () => {
    const tournament = generateTournament({ ...presets.tiny }, 'right', 1);
    const ask = (round: number) =>
      shrinkTournament(tournament, { ...settings(edition, tournament), round }, limits);
    expect(await ask(1)).toEqual({ ok: false, reason: 'no-deviation' });
    expect(await ask(99)).toEqual({ ok: false, reason: 'no-such-round' });
  });

  it('stops in time, with what it has', async () => {
    const { tournament, round } = firstWrong(edition);
    const question = { ...settings(edition, tournament), round };
    const late = await shrinkTournament(tournament, question, { trials: 4000, isLate: () => true });
    expect(late).toMatchObject({ ok: true, trials: 0, stoppedBy: 'time' });
    const few = await shrinkTournament(tournament, question, { trials: 3, isLate: () => false });
    expect(few).toMatchObject({ ok: true, trials: 3, stoppedBy: 'trials' });
  });

  it('asks a program again at every step', async () => {
    const { tournament, round } = firstWrong(edition);
    const asked: number[] = [];
    const answer = await shrinkTournament(
      tournament,
      {
        ...settings(edition, tournament),
        round,
        showsOf: () => (smaller) => {
          asked.push(smaller.players.length);
          return Promise.resolve({ ok: true, tournament: smaller.players.length >= 8 ? smaller : null });
        },
      },
      limits,
    );
    expect(answer.ok && answer.tournament.players.length).toBe(8);
    expect(asked.length).toBeGreaterThan(3);
    const silent = await shrinkTournament(
      tournament,
      {
        ...settings(edition, tournament),
        round,
        showsOf: () => () => Promise.resolve({ ok: true, tournament: null }),
      },
      limits,
    );
    expect(silent).toEqual({ ok: false, reason: 'not-repeated' });
  });

  it('tells a program that fails from one that does not deviate', async () => {
    const { tournament, round } = firstWrong(edition);
    const failure = { ok: false, outcome: 'candidate-timeout', note: 'no answer', input: '001' } as const;
    const ask = (failsAt: (smaller: Tournament) => boolean) => {
      const showsOf = () => (smaller: Tournament) =>
        Promise.resolve(failsAt(smaller) ? failure : ({ ok: true, tournament: smaller } as const));
      return shrinkTournament(tournament, { ...settings(edition, tournament), round, showsOf }, limits);
    };
    const { outcome, note, input } = failure;
    expect(await ask(() => true)).toEqual({
      ok: false,
      reason: 'program-failed',
      failed: { questions: 1, outcome, note, input },
    });
    const some = await ask(({ players }) => players.length < 6);
    expect(some).toMatchObject({ ok: true, failed: { outcome, note } });
    expect(some.ok && some.failed!.questions).toBeGreaterThan(1);
    expect(await ask(() => false)).toMatchObject({ ok: true, failed: null });
  });

  it('takes an unusable answer about a tournament that it made up for a no', async () => {
    const { tournament, round } = firstWrong(edition);
    const unusable = { ok: false, outcome: 'unreadable-answer', note: 'nonsense', input: '001' } as const;
    const showsOf = () => (smaller: Tournament) =>
      Promise.resolve(smaller.players.length < 6 ? unusable : ({ ok: true, tournament: smaller } as const));
    const answer = await shrinkTournament(
      tournament,
      { ...settings(edition, tournament), round, showsOf },
      limits,
    );
    expect(answer).toMatchObject({ ok: true, failed: null });
    expect(answer.ok && answer.tournament.players.length).toBe(6);
  });
});

function expectSound(
  answer: Extract<ShrinkAnswer, { ok: true }>,
  original: Tournament,
  system: string,
): void {
  const { problems } = parseTrf(answer.text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(isSmaller(sizeOf(original), sizeOf(answer.tournament))).toBe(false);
  const report = checkFile(answer.text, 'shrunk.trf');
  expect(report.edition?.id).toBe(system);
  const last = report.rounds.at(-1);
  expect(last?.deviations).toContainEqual(
    expect.objectContaining({
      kind: answer.deviation.kind,
      rule: answer.deviation.rule,
      consequenceOf: null,
    }),
  );
}

interface Wrong {
  readonly tournament: Tournament;
  readonly round: number;
  readonly mutation: string;
}

function firstWrong(edition: Edition): Wrong {
  const random = randomNumbers(1);
  for (let index = 1; ; index++) {
    const wrong = wrongTournament(edition, index, random);
    if (wrong !== null && wrong.tournament.players.length > 20) return wrong;
  }
}

/** A generated tournament with one round paired wrongly; null where the mutation finds nothing to change. */
function wrongTournament(edition: Edition, index: number, random: () => number): Wrong | null {
  const system = edition.id === 'dutch-2017' ? 'dutch-2017' : 'dutch-2026';
  const preset = index % 2 === 0 ? presets.chaos : presets.calm;
  const tournament = generateTournament({ ...preset, system }, 'shrink', index);
  const round = 1 + Math.floor(random() * tournament.pairedRounds);
  const names = Object.keys(MUTATIONS) as (keyof typeof MUTATIONS)[];
  const mutation = names[Math.floor(random() * names.length)];
  const right = publishedRound(tournament, round);
  const history = new EventHistory(tournament);
  while (history.round < round) history.advance();
  const state = history.stateFor((id) => right.participants.has(id), initialColourOf(tournament) ?? 'white');
  const wrong = MUTATIONS[mutation](state, right, random, edition);
  if (wrong === null) return null;
  const altered = withRound(tournament, round, entriesOf(wrong));
  const report = checkRounds(declaredCase(altered, edition), { rounds: (other) => other === round }).at(0);
  return report?.verdict === 'deviates' ? { tournament: altered, round, mutation } : null;
}

function entriesOf({ pairs, bye }: PublishedRound): Map<number, RoundEntry> {
  const entries = new Map<number, RoundEntry>();
  for (const { white, black } of pairs) {
    entries.set(white, { opponent: black, colour: 'white', result: '1' });
    entries.set(black, { opponent: white, colour: 'black', result: '0' });
  }
  if (bye !== null) entries.set(bye, { opponent: null, colour: null, result: 'U' });
  return entries;
}

function table(sizes: readonly { players: number; rounds: number; trials: number; what: string }[]): string {
  return sizes
    .map(({ players, rounds, trials, what }) => `${players} x ${rounds} (${trials} tries) ${what}`)
    .sort()
    .join('\n');
}
