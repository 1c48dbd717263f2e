import { describe, expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../../../corpus/index.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import { GENERATION, generateTournament } from '../../../generator/index.js';
import { publishedRound } from '../../../checker/judge/published-round.js';
import type { CandidateProgram, PairAnswer, Pairing } from '../../program/index.js';
import { withPairing } from '../../program/index.js';
import { pairingBy, pairingProgram } from '../../program/testing/pairing-program.js';
import { tournamentBefore } from '../../program/tournament-before.js';
import type { CampaignProgress } from '../campaign-run.js';
import type { ShrunkCase } from '../shrunk-case.js';
import { writeShrunk } from '../store/findings.js';
import { MemoryFolder } from '../store/memory-folder.js';
import type { CampaignManifest } from '../store/manifest.js';
import { CampaignStore } from '../store/store.js';
import { deviation, fakeResult, MANIFEST } from '../testing/fake-trials.js';
import { earlierCampaign } from './earlier-campaign.js';
import { runAgain } from './run-again.js';
import { shrunkAgain } from './shrunk-again.js';

const SIZE = {
  system: dutch2026.id,
  players: 8,
  rounds: 3,
  acceleration: 'none',
  forbiddenPairs: 0,
} as const;
const EVENT = generateTournament(SIZE, 'again', 1);

function answering(change: (right: Pairing, round: number) => PairAnswer): CandidateProgram {
  return pairingProgram((trf, round) => {
    const right = pairingBy(dutch2026, parseTrf(trf).tournament!);
    return right === null ? { ok: true, pairing: null } : change(right, round);
  });
}

function swapped({ pairs, bye }: Pairing): Pairing {
  return { pairs: pairs.map(({ white, black }) => ({ white: black, black: white })), bye };
}

const RIGHT = answering((pairing) => ({ ok: true, pairing }));
const SWAPS = answering((pairing) => ({ ok: true, pairing: swapped(pairing) }));
const FAILURE = { ok: false, outcome: 'candidate-crash', note: 'exit code 7' } as const;
const CRASHES = answering(() => FAILURE);

describe('the smallest tournament of a rule', () => {
  const folder = new MemoryFolder();
  folder.write('right.trf', writeTrf(EVENT, { format: 'trf26' }));
  const before = tournamentBefore(EVENT, EVENT.pairedRounds);
  const wrong = withPairing(before, swapped(publishedRound(EVENT, EVENT.pairedRounds)));
  folder.write('wrong.trf', writeTrf(wrong, { format: 'trf26' }));
  folder.write('garbage.trf', 'nothing of the kind');
  const known = (part: Partial<ShrunkCase>): ShrunkCase => ({
    ...{ rule: '5.2.1', index: 1, direction: 'replay', round: 3, file: 'right.trf', theirFile: '' },
    ...{ from: [8, 3], to: [8, 3], stoppedBy: null, ...part },
  });
  const checking = (agrees: boolean): CandidateProgram => ({
    ...RIGHT,
    check: () =>
      Promise.resolve({ ok: true, rounds: [{ round: 3, agrees, instead: null }], standingsAgree: null }),
  });

  it.each([
    ['it is paired rightly', {}, RIGHT, 'mended', 0],
    ['of a generator', { direction: 'their-files' }, RIGHT, 'agrees', 0],
    ['by another rule', { rule: 'C14' }, SWAPS, 'elsewhere', null],
    ['the program crashes', {}, CRASHES, 'fails', 0],
    ['there is no file', { file: 'gone.trf' }, RIGHT, 'missing', 0],
    ['the file holds no tournament', { file: 'garbage.trf' }, RIGHT, 'missing', 0],
    ['the program only generates', {}, { ...RIGHT, abilities: new Set(['generate']) }, 'cannot-pair', 0],
    ['a checker accepts a right round', { direction: 'their-checker' }, checking(true), 'mended', 0],
    ['a checker flags a right round', { direction: 'their-checker' }, checking(false), 'elsewhere', 1],
    [
      ...(['a checker flags a wrong round', { direction: 'their-checker', file: 'wrong.trf' }] as const),
      ...([checking(false), 'mended', 0] as const),
    ],
    [
      ...(['a checker accepts a wrong round', { direction: 'their-checker', file: 'wrong.trf' }] as const),
      ...([checking(true), 'not-mended', null] as const),
    ],
  ] as const)('%s', async (_name, part, candidate, state, deviations) => {
    const { signal } = new AbortController();
    const asked = candidate as CandidateProgram;
    const result = await shrunkAgain(known(part), folder, asked, signal);
    expect(result.state).toBe(state);
    if (deviations === null) expect(result.deviations.length).toBeGreaterThan(0);
    else expect(result.deviations).toHaveLength(deviations);
    expect(result.failure).toEqual(state === 'fails' ? FAILURE : null);
  });

  it('is not mended where the round deviates by the same rule', async () => {
    const { signal } = new AbortController();
    const { deviations } = await shrunkAgain(known({}), folder, SWAPS, signal);
    const { rule } = deviations[0];
    expect(await shrunkAgain(known({ rule }), folder, SWAPS, signal)).toMatchObject({ state: 'not-mended' });
  });
});

describe('the findings of a campaign', () => {
  const manifest: CampaignManifest = {
    ...MANIFEST,
    ...{ first: 1, count: 6, directions: ['replay'], coverage: false, toTheEnd: true },
    generator: { generation: GENERATION, scenarios: { small: SIZE } },
  };
  const folder = new MemoryFolder();
  const store = new CampaignStore(folder);
  const add = (index: number, part: object): void => {
    const base = { ...fakeResult({ index, direction: 'replay' }), file: null, roundFiles: {} };
    store.add({ ...base, outcome: 'agrees', deviations: [], note: '', ...part });
  };
  add(1, { outcome: 'deviates', deviations: [deviation(2)] });
  add(2, {});
  add(3, { outcome: 'candidate-crash', note: 'it died' });
  add(4, { outcome: 'our-defect', deviations: [deviation(1, 'C12', 'reference')] });
  add(5, { outcome: 'infeasible' });
  add(7, { outcome: 'deviates', deviations: [deviation(2)] });
  store.close();
  const campaign = earlierCampaign(folder, manifest);
  const run = { campaign, manifest, candidate: RIGHT, positions: [], jobs: 1 };

  it('are those of the program in tournaments that count', () => {
    const { found, unjudged, wanted } = campaign;
    expect(found.map(({ index }) => index)).toEqual([1, 3]);
    expect([campaign.run, wanted, unjudged]).toEqual([5, 6, 2]);
  });

  it('are run again, and nothing else; nothing is written', async () => {
    const before = new Map(folder.files);
    const { signal } = new AbortController();
    const told: CampaignProgress[] = [];
    const result = await runAgain({ ...run, signal, onProgress: (progress) => void told.push(progress) });
    expect(result.tournaments.map(({ before: { index }, state }) => [index, state])).toEqual([
      [1, 'mended'],
      [3, 'mended'],
    ]);
    expect(result.left).toBe(0);
    expect(told.map(({ done, total }) => [done, total])).toEqual([0, 1, 2].map((done) => [done, 2]));
    expect(folder.files).toEqual(before);
  });

  it('keeps what was done before it was interrupted', async () => {
    const controller = new AbortController();
    const onProgress = ({ done }: CampaignProgress): void => {
      if (done === 1) controller.abort();
    };
    const result = await runAgain({ ...run, signal: controller.signal, onProgress });
    expect(result.tournaments.map(({ before: { index } }) => index)).toEqual([1]);
    expect(result.left).toBe(1);
  });

  it('has the smallest tournaments of those that count', async () => {
    const own = new MemoryFolder();
    for (const [name, text] of folder.files) own.write(name, text);
    const item = { rule: 'C12', round: 2, direction: 'replay', file: 'small.trf', theirFile: 'x' } as const;
    const size = { from: [8, 3], to: [8, 3], stoppedBy: null } as const;
    const shrunk = [1, 7].map((index) => ({ ...item, ...size, index }));
    writeShrunk(own, { shrunk, unshrunk: [], shrinkFailures: [] });
    own.write('small.trf', writeTrf(EVENT, { format: 'trf26' }));
    const { signal } = new AbortController();
    const again = { ...run, campaign: earlierCampaign(own, manifest), signal, onProgress: () => undefined };
    const result = await runAgain(again);
    expect(result.shrunk.map(({ known: { index }, state }) => [index, state])).toEqual([[1, 'mended']]);
  });
});
