import { beforeAll, describe, expect, it } from 'vitest';
import { alter } from '../../checker/testing/alterations.js';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament, presets } from '../../generator/index.js';
import type { CheckAnswer, PairAnswer } from '../program/answers/answers.js';
import { pairingBy, pairingProgram } from '../program/testing/pairing-program.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { tournamentBefore } from '../program/tournament-before.js';
import { judgeLast, ownDeviations } from './shows.js';
import type { Trait } from './shows.js';
import { showsAccepted, showsAnswered } from './shows-candidate.js';
import { tableOf } from './testing/small-events.js';

const ROUNDS = 3;
const NOBODY_AWAY = { halfPointBye: 0, zeroPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0 };
let right: Tournament;
/** Its last round has exchanged opponents. */
let wrong: Tournament;
let trait: Trait;

beforeAll(() => {
  const config = { ...presets.tiny, system: dutch2026.id, players: 8, rounds: ROUNDS, rates: NOBODY_AWAY };
  right = generateTournament(config, 'shows', 1);
  wrong = Array.from({ length: 40 }, (_, pick) => alter(right, ROUNDS, 'swap opponents', pick)).find(
    (one) => one !== null && judgeLast(one, dutch2026)?.verdict === 'deviates',
  )!;
  expect(judgeLast(right, dutch2026)?.verdict).toBe('agrees');
  const report = judgeLast(wrong, dutch2026)!;
  expect(report.verdict).toBe('deviates');
  const [{ kind, rule }] = ownDeviations(report);
  trait = { kind, rule, isRightOtherwise: false };
});

const FAILURE = { ok: false, outcome: 'candidate-timeout', note: 'no answer' } as const;

describe('a checker', () => {
  const opinions = (...agrees: boolean[]): CheckAnswer => ({
    ok: true,
    rounds: agrees.map((one, index) => ({ round: index + 1, agrees: one, instead: null })),
    standingsAgree: null,
  });

  /** What the question says of a tournament, and how often the checker was asked. */
  const put = async (
    tournament: Tournament,
    answer: CheckAnswer,
    asked: Trait = trait,
  ): Promise<[answer: unknown, questions: number]> => {
    let questions = 0;
    const candidate = {
      ...pairingProgram(() => FAILURE),
      check: (_: string, rounds: number): Promise<CheckAnswer> => {
        expect(rounds).toBe(ROUNDS);
        questions += 1;
        return Promise.resolve(answer);
      },
    };
    return [await showsAccepted(candidate, dutch2026)(asked)(tournament), questions];
  };

  it.each([
    ['accepts all rounds', [true, true, true], true],
    ['flags earlier rounds only', [false, false, true], true],
    ['flags the last round', [true, true, false], false],
    ['flags all rounds', [false, false, false], false],
  ])('that %s: %j, shows that it accepts the last one: %s', async (_, agrees, isShown) => {
    const [shown, questions] = await put(wrong, opinions(...agrees));
    expect(shown).toEqual({ ok: true, tournament: isShown ? wrong : null });
    expect(questions).toBe(1);
  });

  it('that says nothing of any round shows nothing', async () => {
    expect(await put(wrong, opinions())).toEqual([{ ok: true, tournament: null }, 1]);
  });

  it('is not asked about a round that has no such deviation', async () => {
    const all = opinions(true, true, true);
    expect(await put(right, all)).toEqual([{ ok: true, tournament: null }, 0]);
    expect(await put(wrong, all, { ...trait, rule: 'another' })).toEqual([{ ok: true, tournament: null }, 0]);
  });

  it('that fails is a failed question, with the file', async () => {
    const [shown] = await put(wrong, FAILURE);
    expect(shown).toMatchObject(FAILURE);
    const { input } = shown as { readonly input: string };
    expect(parseTrf(input).tournament?.pairedRounds).toBe(ROUNDS);
  });
});

describe('a program that pairs', () => {
  const put = (answer: (before: Tournament) => PairAnswer, asked: Trait = trait): Promise<unknown> => {
    const candidate = pairingProgram((trf, round) => {
      expect(round).toBe(ROUNDS);
      return answer(tournamentBefore(parseTrf(trf).tournament!, round));
    });
    return showsAnswered(candidate, dutch2026)(asked)(right);
  };

  it('shows the deviation in the pairing that it gives', async () => {
    const shown = await put(() => ({ ok: true, pairing: publishedRound(wrong, ROUNDS) }));
    const { tournament } = shown as { readonly tournament: Tournament };
    const last = publishedRound(wrong, ROUNDS).pairs.flatMap(({ white, black }) => [
      `${white}: ${black}w=`,
      `${black}: ${white}b=`,
    ]);
    const rows = tableOf(tournament).map((row, at) => `${at + 1}: ${row.split(' ')[ROUNDS - 1]}`);
    expect(rows.sort()).toEqual(last.sort());
  });

  it('shows nothing by another rule, by the right pairing, or by none', async () => {
    const no = { ok: true, tournament: null };
    const other = { ...trait, rule: 'another' };
    expect(await put(() => ({ ok: true, pairing: publishedRound(wrong, ROUNDS) }), other)).toEqual(no);
    expect(await put((before) => ({ ok: true, pairing: pairingBy(dutch2026, before) }))).toEqual(no);
    expect(await put(() => ({ ok: true, pairing: null }))).toEqual(no);
  });

  it('that fails is a failed question, with the file of the rounds before', async () => {
    const shown = await put(() => FAILURE);
    expect(shown).toMatchObject(FAILURE);
    const { input } = shown as { readonly input: string };
    expect(parseTrf(input).tournament?.pairedRounds).toBe(ROUNDS - 1);
  });
});
