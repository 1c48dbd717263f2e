import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../checker/check-file.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import type { CheckAnswer } from '../answers/answers.js';
import { unreadable } from '../answers/answers.js';
import type { CandidateProgram } from '../candidate-program.js';
import type { SmokeResult } from '../index.js';
import type { Dialect } from '../profile.js';
import { pairingProgram } from '../testing/pairing-program.js';
import { FILE_TRAITS } from './file-traits.js';
import { smokeTest } from './smoke-test.js';

const checker = (check: (trf: string) => CheckAnswer): CandidateProgram => ({
  ...pairingProgram(() => unreadable('cannot pair')),
  abilities: new Set(['check']),
  check: (trf) => Promise.resolve(check(trf)),
});

const smoke = (candidate: CandidateProgram, dialect: Partial<Dialect> = {}): Promise<SmokeResult> =>
  smokeTest({ ...candidate, profile: { ...candidate.profile, dialect } }, ['check'], undefined, {
    traits: new Set(FILE_TRAITS),
  });

/** Finds what we find in a file. */
function rightly(trf: string): CheckAnswer {
  const { rounds, problems } = checkFile(trf, 'a.trf', { edition: dutch2026 });
  if (rounds.length === 0) return unreadable(problems[0]?.code ?? 'no rounds');
  return {
    ok: true,
    rounds: rounds.map(({ round, verdict }) => ({ round, agrees: verdict !== 'deviates', instead: null })),
    standingsAgree: null,
  };
}

/** Finds the last round wrong, as well, where it does not understand what a file has. */
const flagging =
  (unknown: RegExp) =>
  (trf: string): CheckAnswer => {
    const answer = rightly(trf);
    if (!answer.ok || !unknown.test(trf)) return answer;
    return {
      ...answer,
      rounds: answer.rounds.map((round, index, all) => ({ ...round, agrees: index < all.length - 1 })),
    };
  };

describe('a checker', () => {
  it('that reads its files is taken', async () => {
    expect(await smoke(checker(rightly))).toMatchObject({ ok: true });
  });

  it.each([
    [
      'initial-colour',
      /^XXC black1/m,
      /^check: flags round 1 of a right file with the initial-colour Black$/,
    ],
    ['forbidden-pairs', /^XXP/m, /^check: flags round 1 of a right file with a forbidden pair$/],
    ['acceleration', /^XXA/m, /^check: flags round 1 of a right file with virtual points$/],
    ['next-byes', /0000 - H/, /^check: flags round 1 of a right file with a half-point bye \(0000 - H\)$/],
    [
      'byes',
      /0000 - U(?=.*\d w)/,
      /^check: reads byes only as other signs tell them: .* \{"byes":"signs"\}$/,
    ],
  ] as const)('that does not read %s is told so', async (trait, unknown, reason) => {
    const candidate = checker(flagging(unknown));
    const result = await smoke(candidate);
    expect(result).toMatchObject({ ok: false, trait });
    expect(result.ok ? '' : result.reason).toMatch(reason);
    if (trait === 'byes') expect(await smoke(candidate, { byes: 'signs' })).toMatchObject({ ok: true });
  });

  it('that flags earlier byes in either dialect is left to the campaign', async () => {
    expect(await smoke(checker(flagging(/0000 - [U+].*\d w/)))).toMatchObject({ ok: true });
  });

  it('that refuses files with a record is told which', async () => {
    const candidate = checker((trf) => (trf.includes('XXP') ? unreadable('XXP?') : rightly(trf)));
    expect(await smoke(candidate)).toMatchObject({
      trait: 'forbidden-pairs',
      reason: 'check: does not check a file (XXP?) with a forbidden pair',
    });
  });
});
