import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateTournament, presets } from '../../../generator/index.js';
import { fileFor, openCandidate, replay, smokeTest, tournamentBefore } from '../index.js';
import type { CandidateProfile, CheckAnswer, PairAnswer } from '../index.js';
import { buildJavaFake, buildOneJarFake, hasJava } from '../testing/build-java-fake.js';
import type { JavaFake } from '../testing/build-java-fake.js';
import { withCandidate } from '../testing/with-candidate.js';
import { inWholeSuite, isWholeSuite } from '../../../tests/suite.js';

const NAME = 'a Java machine that is kept for many calls';

describe.skipIf(!hasJava)(hasJava ? NAME : `${NAME} (skipped: needs javac, a JDK)`, () => {
  let fake: JavaFake;
  beforeAll(() => {
    fake = buildJavaFake();
  });
  afterAll(() => {
    fake.remove();
  });

  const event = generateTournament({ ...presets.calm, players: 9, rounds: 4 }, 'resident', 1);

  /** Pairs two rounds and checks the event, one call after the other. */
  const answers = (profile: CandidateProfile): Promise<(PairAnswer | CheckAnswer)[]> =>
    withCandidate(profile, async (candidate) => [
      await candidate.pairRound(fileFor(tournamentBefore(event, 2)), 2),
      await candidate.pairRound(fileFor(tournamentBefore(event, 3)), 3),
      await candidate.check(fileFor(event), 4),
    ]);

  const SOME = ['returns', 'exits', 'leaves-thread', 'asks-the-system'];
  const OTHERS = [
    'exits-by-reference',
    'exits-elsewhere',
    'exits-twice',
    'goes-on-elsewhere',
    'closes-output',
    'reads-input',
  ];
  it.each(isWholeSuite ? [...SOME, ...OTHERS] : SOME)(
    'answers as a machine for each call does when the program %s',
    async (way) => {
      const [kept, fresh] = await Promise.all([
        answers(fake.profile(way, true)),
        answers(fake.profile(way, false)),
      ]);
      // What comes late stands below the last round, which the reader takes for an objection.
      expect(kept.map(({ ok }) => ok)).toEqual([true, true, true]);
      expect(kept).toEqual(fresh);
    },
  );

  it('tells what the program says when it throws', async () => {
    for (const isResident of [true, false])
      for (const answer of await answers(fake.profile('throws', isResident))) {
        expect(answer).toMatchObject({ ok: false, outcome: 'candidate-crash' });
        const note = answer.ok ? '' : answer.note;
        expect(note).toMatch(
          /^the program exits with code 1: "Exception in thread "main" java.*: Gr..?..?e unbekannt"$/,
        );
      }
  });

  inWholeSuite.each([
    ['hangs', 'candidate-timeout', /no answer within 2 s/],
    ['floods', 'unreadable-answer', /floods its output: more than 1048576 bytes/],
    [
      'halts',
      'candidate-crash',
      /the Java machine breaks down \(the adapter exits with code 3\); without "resident"/,
    ],
  ] as const)('that %s is classified, and another one starts', async (way, outcome, note) => {
    const { limits, ...profile } = fake.profile(way, true);
    const found = await answers({ ...profile, limits: { ...limits, seconds: way === 'hangs' ? 2 : 20 } });
    // Where a pairing is asked for, all but the end is in order.
    for (const answer of found) {
      expect(answer).toMatchObject({ ok: false, outcome });
      expect(answer.ok ? '' : answer.note).toMatch(note);
    }
  });

  inWholeSuite('gives the same campaign as a machine for each call', async () => {
    const settings = {
      config: { ...presets.chaos, players: 10, rounds: 3 },
      seed: 'resident',
      scenario: 'small',
    };
    const results = [true, false].map((isResident) =>
      withCandidate(fake.profile('exits', isResident), async (candidate) => {
        expect(candidate.title).toBe('Java program that exits 4.2 (Build 7)');
        expect(candidate.file).toBe(fake.jar);
        expect(await smokeTest(candidate, ['pair'])).toMatchObject({ ok: true });
        const trial = replay(candidate, settings);
        const { signal } = new AbortController();
        return [await trial(1, signal), await trial(2, signal)];
      }),
    );
    const [kept, fresh] = await Promise.all(results);
    expect(kept.map(({ outcome }) => outcome)).toEqual(['deviates', 'deviates']);
    expect(kept).toEqual(fresh);
  });

  it('starts a program in a jar within a jar, which reads its version and manifest there', async () => {
    const inner = buildOneJarFake();
    try {
      const [kept, fresh] = await Promise.all(
        [true, false].map((isResident) =>
          withCandidate(inner.profile('exits', isResident), async (candidate) => {
            expect(candidate.title).toBe('Java program that exits 1.4 (Build 7)');
            return [
              await candidate.pairRound(fileFor(tournamentBefore(event, 2)), 2),
              await candidate.pairRound(fileFor(tournamentBefore(event, 3)), 3),
            ];
          }),
        ),
      );
      expect(kept.map(({ ok }) => ok)).toEqual([true, true]);
      expect(kept).toEqual(fresh);
    } finally {
      inner.remove();
    }
  });

  it('is refused when it does not start, and says what it takes', async () => {
    const profile = { ...fake.profile('exits', true), program: new URL(import.meta.url).pathname };
    await expect(openCandidate(profile)).rejects.toThrow(/no Java machine to keep: .*it takes a JDK/);
  });
});
