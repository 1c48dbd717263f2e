import { describe, expect, it } from 'vitest';
import { declaredCase } from '../../checker/case/swiss-case.js';
import { checkRounds } from '../../checker/check-tournament.js';
import { alter } from '../../checker/testing/alterations.js';
import type { Tournament } from '../../corpus/index.js';
import { editionById, entryOf } from '../../engine/index.js';
import type { Edition, ResultCode } from '../../engine/index.js';
import { generateTournament, presets } from '../../generator/index.js';
import { sameCause } from './same-cause.js';

const EDITION = editionById('dutch-2026')!;
const LAST = 4;
const PLAYED: readonly ResultCode[] = ['1', '=', '0', 'W', 'D', 'L'];
/** A whole point without a game, after which there is no pairing-allocated bye. */
const WITHOUT_GAME: readonly ResultCode[] = ['U', 'F', '+'];

/** Events of five players, the round before the last one as it was paired, or altered in one or two places. */
const HISTORIES = Array.from({ length: 6 }, (_, index) => {
  const size = { players: { min: 5, max: 5 }, rounds: { min: LAST, max: LAST } };
  const plain = generateTournament({ ...presets.tiny, ...size, system: EDITION.id }, 'history', index + 1);
  const once = altered(plain);
  return [plain, ...once, ...once.flatMap(altered)];
}).flat();

function altered(tournament: Tournament): Tournament[] {
  return (['swap opponents', 'move the bye'] as const).flatMap((kind) =>
    [0, 1, 2, 3].flatMap((pick) => alter(tournament, LAST - 1, kind, pick) ?? []),
  );
}

/** C1 and C2 by their own words, in the rounds before the last one: who has met before, and who had a bye already. */
function brokenIn({ players }: Tournament): string {
  const broken = new Set<string>();
  for (const player of players)
    for (let round = 2; round < LAST; round++) {
      const { opponent, result } = entryOf(player, round);
      const before = Array.from({ length: round - 1 }, (_, index) => entryOf(player, index + 1));
      if (before.some((one) => PLAYED.includes(one.result) && one.opponent === opponent)) broken.add('C1');
      if (result === 'U' && before.some((one) => WITHOUT_GAME.includes(one.result))) broken.add('C2');
    }
  return [...broken].sort().join();
}

/** The deciding rule of each deviation before the last round, with its further violations. */
function rulesIn(tournament: Tournament): string[] {
  const rounds = checkRounds(declaredCase(tournament, EDITION), { rounds: (round) => round < LAST });
  return rounds.flatMap(({ deviations }) =>
    deviations.map(({ rule, violations }) => [rule, ...violations.map((one) => one.rule)].join()),
  );
}

/** Those that break just these of C1 and C2, and none of the other absolute rules. */
function of(broken: string): Tournament[] {
  return HISTORIES.filter(
    (one) => brokenIn(one) === broken && rulesIn(one).every((rules) => !/C3|C4/.test(rules)),
  );
}

describe('an earlier round of a smaller tournament', () => {
  it.each([
    ['', '', true],
    ['', 'C1', false],
    ['', 'C1,C2', false],
    ['C1', '', true],
    ['C1', 'C1', true],
    ['C1', 'C1,C2', false],
    ['C1,C2', 'C1', true],
    ['C1,C2', 'C1,C2', true],
  ])(
    'may break only what one of the original breaks, "%s": "%s" is taken: %s',
    async (before, now, isTaken) => {
      const smaller = of(now).slice(0, 20);
      expect(smaller.length).toBeGreaterThan(0);
      for (const original of of(before).slice(0, 2)) {
        const isSame = await sameCause(original, EDITION, null);
        for (const one of smaller) expect(await isSame(one)).toBe(isTaken);
      }
    },
  );

  it('breaks some rules as a further violation only', () => {
    const rules = of('C1,C2').flatMap(rulesIn);
    expect(rules).toContain('C1,C2');
  });
});

describe('the opinion of another program', () => {
  const [event] = of('');
  const opinions = (first: string | null, later: string | null): (() => Promise<string | null>) => {
    const answers = [first];
    return () => Promise.resolve(answers.length > 0 ? (answers.pop() ?? null) : later);
  };

  it.each([
    ['ours', 'ours', true],
    ['ours', 'theirs', false],
    ['ours', null, false],
    [null, 'theirs', true],
  ])('%s before, %s now: the same cause: %s', async (before, now, isTaken) => {
    const isSame = await sameCause(event, EDITION, opinions(before, now));
    expect(await isSame(event)).toBe(isTaken);
  });
});

describe('the two readings of the rules', () => {
  const [event] = of('');
  const players = event.players.length;
  const NOBODY_AWAY = { halfPointBye: 0, zeroPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0 };
  /** By the letter, this edition pairs otherwise while `differ` is set. */
  let differ = false;
  const partly = (literalLimit: number): Edition => ({
    ...EDITION,
    literalLimit,
    byLetter: (state) => (differ ? { kind: 'impossible' } : EDITION.byLetter(state)),
  });

  it.each([
    ['that agreed', 'agree', false, false, true],
    ['that agreed', 'differ', false, true, false],
    ['that differed', 'agree', true, false, true],
    ['that differed', 'differ', true, true, true],
  ])('%s before, and now %s', async (_before, _now, before, now, isTaken) => {
    differ = before;
    const isSame = await sameCause(event, partly(players), null);
    differ = now;
    expect(await isSame(event)).toBe(isTaken);
  });

  it.each([
    ['more players than by the letter can be paired', players - 1, true],
    ['as many', players, false],
  ])('are compared up to a limit: %s', async (_, limit, isTaken) => {
    differ = false;
    const isSame = await sameCause(event, partly(limit), null);
    differ = true;
    expect(await isSame(event)).toBe(isTaken);
  });

  it.each([
    [10, false],
    [11, true],
  ])('are compared up to ten players: %d', async (count, isTaken) => {
    const size = { players: count, rounds: LAST, rates: NOBODY_AWAY };
    const large = generateTournament({ ...presets.tiny, ...size, system: EDITION.id }, 'readings', 1);
    differ = false;
    const isSame = await sameCause(large, partly(20), null);
    differ = true;
    expect(await isSame(large)).toBe(isTaken);
  });
});
