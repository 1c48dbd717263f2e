import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generateTournament, presets } from '../../../generator/index.js';
import { CandidateError, drawWish, fileFor, openCandidate, tournamentBefore } from '../index.js';
import type { CandidateProfile } from '../index.js';
import { buildFake } from '../testing/build-fake.js';
import { withCandidate } from '../testing/with-candidate.js';

const fake = await buildFake();
const folder = mkdtempSync(join(tmpdir(), 'swissproof-adapter-'));
afterAll(() => {
  fake.remove();
  rmSync(folder, { recursive: true });
});

const config = { ...presets.calm, players: 7, rounds: 3, initialColour: 'white' as const };
const tournament = generateTournament(config, 'adapter', 1);
const trf = fileFor(tournamentBefore(tournament, 2));

/** An adapter of one line of JavaScript: `answer` makes the answer to a question `q`. */
function scripted(answer: string): CandidateProfile {
  const script = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const q = JSON.parse(line);
    if (q.cmd === 'stop') process.exit(0);
    const answer = ${answer};
    if (answer !== undefined) console.log(typeof answer === 'string' ? answer : JSON.stringify({ id: q.id, ...answer }));
  })`;
  return {
    name: 'scripted',
    edition: 'dutch-2026',
    program: process.execPath,
    adapter: { arguments: ['-e', script] },
    limits: { seconds: 5 },
  };
}

const HELLO = `q.cmd === 'hello' ? { protocol: 1, abilities: ['pair', 'check', 'generate'] }`;

describe('an adapter', () => {
  it('pairs, checks and generates', async () => {
    await withCandidate(fake.adapter('right'), async (candidate) => {
      expect(candidate.title).toBe('fake right');
      expect([...candidate.abilities]).toEqual(['pair', 'check', 'generate']);
      const [pairing, check, file] = await Promise.all([
        candidate.pairRound(trf, 2),
        candidate.check(fileFor(tournament), 3),
        candidate.generate(drawWish(config, 'dutch-2026', 'x')),
      ]);
      expect(pairing).toMatchObject({ ok: true, pairing: { bye: expect.any(Number) as number } });
      expect(check.ok && check.rounds.map(({ agrees }) => agrees)).toEqual([true, true, true]);
      expect(file.ok && Buffer.from(file.file ?? '').toString()).toContain('012 fake');
    });
  });

  it.each([
    ['dies', 'candidate-crash', /the adapter exits with code 7/],
    ['babbles', 'unreadable-answer', /a line that is no JSON: "thinking about it"/],
    ['reports', 'candidate-crash', /"the engine has died"/],
    ['sleeps', 'candidate-timeout', /no answer within 1 s/],
  ])('that %s is classified, and asked again', async (mode, outcome, note) => {
    const profile = { ...fake.adapter(mode), limits: { seconds: 1 } };
    await withCandidate(
      { ...profile, limits: { seconds: mode === 'sleeps' ? 1 : 10 } },
      async (candidate) => {
        for (let turn = 0; turn < 2; turn++) {
          const answer = await candidate.pairRound(trf, 2);
          expect(answer).toMatchObject({ ok: false, outcome });
          expect(answer.ok ? '' : answer.note).toMatch(note);
        }
        expect(await candidate.check(fileFor(tournament), 3)).toMatchObject({ ok: true });
      },
    );
  });

  it.each([
    ['another question', `{ id: 99, pairs: [] }`, /answer is for question 99/],
    ['another round', `{ round: 3, pairs: [] }`, /answer is for round 3, asked for was 2/],
    ['no pairs', `{ pairing: [] }`, /the answer is no pairing/],
    ['names', `{ pairs: [['Anna', 'Bert']] }`, /the answer is no pairing/],
    ['a player twice', `{ pairs: [[1, 2], [2, 3]] }`, /names player 2 twice/],
    ['a list', `'[1, 2]'`, /which is no object/],
    ['too much', `'x'.repeat(5e6)`, /floods its output/],
    ['what it cannot read', `{ error: { code: 'unreadable', message: 'odd' } }`, /^"odd"$/],
  ])('that answers with %s is unreadable', async (_what, answer, note) => {
    await withCandidate(scripted(`${HELLO} : ${answer}`), async (candidate) => {
      const found = await candidate.pairRound(trf, 2);
      expect(found).toMatchObject({ ok: false, outcome: 'unreadable-answer' });
      expect(found.ok ? '' : found.note).toMatch(note);
    });
  });

  it('may say that no pairing exists, and what else it would have paired', async () => {
    const answer = `${HELLO} : q.cmd === 'pair' ? { impossible: true } : { rounds: [{ round: 1, agrees: false, pairs: [[1, 2]], bye: 3 }] }`;
    await withCandidate(scripted(answer), async (candidate) => {
      expect(await candidate.pairRound(trf, 2)).toEqual({ ok: true, pairing: null });
      const instead = {
        added: [
          [1, 2],
          [3, 0],
        ],
        removed: null,
      };
      expect(await candidate.check(trf, 1)).toEqual({
        ok: true,
        standingsAgree: null,
        rounds: [{ round: 1, agrees: false, instead }],
      });
    });
  });

  it.each([
    ['another protocol', `{ protocol: 2 }`, /speaks protocol 2/],
    ['no abilities', `{ protocol: 1 }`, /must list its abilities/],
    ['other rules', `{ protocol: 1, abilities: [], edition: 'lim-1987' }`, /follows "lim-1987"/],
    ['an error', `{ error: { message: 'no engine' } }`, /no engine/],
    ['an early end', `process.exit(1)`, /exits with code 1/],
  ])('is refused for %s', async (_what, answer, message) => {
    const opening = openCandidate(scripted(answer));
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toThrow(CandidateError);
  });

  it('an abort ends the question, not the session', async () => {
    const answer = `${HELLO} : q.cmd === 'pair' ? undefined : { rounds: [{ round: 1, agrees: true }] }`;
    await withCandidate(scripted(answer), async (candidate) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort();
      }, 200);
      await expect(candidate.pairRound(trf, 2, controller.signal)).rejects.toThrow('aborted');
      expect(await candidate.check(trf, 1)).toMatchObject({ ok: true });
    });
  });
});
