import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCandidate } from '../certification/program/testing/with-candidate.js';
import { buildFake } from '../certification/program/testing/build-fake.js';
import type { Fake } from '../certification/program/testing/build-fake.js';
import type { CandidateProfile } from '../certification/program/index.js';
import { candidateTime } from './candidate-time.js';
import type { CandidateTime } from './candidate-time.js';
import { filesOf, KINDS } from './kinds.js';
import { startedProcessesTime } from './processor-time.js';

let fake: Fake;
beforeAll(async () => {
  fake = await buildFake();
});
afterAll(() => {
  fake.remove();
});

function timeOf(profile: CandidateProfile, name = 'baku'): Promise<CandidateTime> {
  const edition = 'dutch-2026';
  const kind = KINDS.find((one) => one.name === name)!;
  const workload = { edition, kind: name, players: 14, events: filesOf(kind, edition, 14, 5, 1) };
  return withCandidate(profile, (candidate) => candidateTime(candidate, workload, 2));
}

describe('what a candidate takes', () => {
  it('is the time of its process for every round, and that it pairs as we do', async () => {
    const time = await timeOf(fake.profile('right'));
    expect(time).toMatchObject({ kind: 'baku', players: 14, rounds: 5, otherwise: 0, note: null });
    expect(time.clock).toBe(process.platform === 'linux' ? 'processor' : 'wall');
    // A process of Node takes some time.
    expect(time.time).toBeGreaterThan(1);
  });

  it('is measured of a program that stays, too', async () => {
    const time = await timeOf(fake.adapter('right'));
    expect(time).toMatchObject({ rounds: 5, otherwise: 0, note: null });
    expect(time.time).not.toBeNull();
  });

  it('is none where it does not answer', async () => {
    const time = await timeOf(fake.profile('crashes'));
    expect(time.time).toBeNull();
    expect(time.note).toMatch(/^round 1: the program exits with code 3/);
  });

  it('comes with the rounds that it pairs otherwise', async () => {
    expect(await timeOf(fake.profile('swaps-colours'))).toMatchObject({
      rounds: 5,
      otherwise: 5,
      note: null,
    });
  });
});

it.skipIf(process.platform !== 'linux')('the processor time of processes that have ended is known', () => {
  const before = startedProcessesTime()!;
  spawnSync(process.execPath, ['-e', 'for (const end = Date.now() + 200; Date.now() < end; );']);
  expect(startedProcessesTime()! - before).toBeGreaterThanOrEqual(10);
});
