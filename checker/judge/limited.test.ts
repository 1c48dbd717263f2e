import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { editionById, entryOf, pairRound } from '../../engine/index.js';
import { countedSteps } from '../../engine/matching/steps.js';
import { generate, generateTournament } from '../../generator/index.js';
import { checkFile, checkRounds, fitFile } from '../index.js';
import type { CheckOptions, TournamentReport } from '../index.js';
import { declaredCase } from '../case/swiss-case.js';
import { withKnownThen } from '../known-then/explain-rounds.js';
import { momentsOf } from '../moments.js';
import { drawnEvent } from '../testing/drawn-event.js';
import { withUndecided } from '../tournament-report.js';
import { isPairedAsPublished } from './as-published.js';
import { withStopped } from './limited.js';
import { publishedRound } from './published-round.js';

const LIM = editionById('lim-2026');
/** Of about forty players. */
const SMALL = 0.02;

function checked(
  text: string,
  explainLimit: number | null,
  more: Partial<CheckOptions> = {},
): TournamentReport {
  return checkFile(text, 'event.trf', { standings: null, explainLimit, ...more });
}

/** Steps counted while something is done. */
function stepsOf(work: () => void): number {
  const before = countedSteps();
  work();
  return countedSteps() - before;
}

describe('a check whose searches are limited', () => {
  const drawn = drawnEvent({ players: 40, rounds: 5, code: 'FIDE_LIM_2026' });
  const whole = checked(drawn, null);
  const limited = checked(drawn, SMALL);

  it('calls no round wrong of which it did not find out whether another reading pairs it', () => {
    expect(whole.rounds.map(({ verdict }) => verdict)).toContain('deviates');
    const undecided = limited.rounds.filter(({ stopped }) => stopped?.searches.includes('readings'));
    expect(undecided.length).toBeGreaterThan(0);
    for (const { verdict } of undecided) expect(verdict).toBe('not-checked');
    for (const { round, verdict, stopped } of limited.rounds)
      if (stopped === undefined) expect(verdict).toBe(whole.rounds[round - 1].verdict);
  });

  it('does not say that the tournament agrees while one of its rounds is undecided', () => {
    const [first, second] = whole.rounds;
    const right = { ...first, verdict: 'agrees', deviations: [] } as const;
    const undecided = withStopped({ ...second, verdict: 'deviates' } as const, SMALL, 'readings');
    const report = { ...whole, verdict: 'deviates' } as const;
    expect(withUndecided({ ...report, rounds: [right, undecided] }).verdict).toBe('not-checked');
    expect(withUndecided({ ...report, rounds: [first, undecided] }).verdict).toBe(first.verdict);
  });

  it('still says how the round is paired by the rules', () => {
    expect(limited.rounds.map(({ reference }) => reference)).toEqual(
      whole.rounds.map(({ reference }) => reference),
    );
  });

  it('says the same each time, whatever was checked before', () => {
    checked(drawnEvent({ players: 20, rounds: 3, code: 'FIDE_LIM_2026' }), SMALL);
    expect(checked(drawn, SMALL)).toEqual(limited);
  });

  it('is as without a limit where none is reached, which the default is for', () => {
    expect(whole.rounds.every(({ stopped }) => stopped === undefined)).toBe(true);
    expect(checked(drawn, 500)).toEqual(whole);
    expect(checkFile(drawn, 'event.trf', { standings: null })).toEqual(whole);
  });

  it('counts an undecided round as one that does not fit an edition', () => {
    const { fit, rounds } = fitFile(drawn, 'event.trf', { explainLimit: SMALL });
    expect(rounds.some(({ stopped }) => stopped !== undefined)).toBe(true);
    expect(fit?.fitting).toEqual([]);
  });
});

it('whatever the limit is, a verdict is the right one or none, and reasons are the first of all reasons', () => {
  const found = { verdicts: 0, undecided: 0, reasons: 0 };
  const files = [
    ...generate(
      { system: 'lim-2026', players: 30, rounds: 5, handPaired: 0.3 },
      { seed: 'limited', count: 5 },
    ),
    ...generate(
      { system: 'dutch-2026', players: 12, rounds: 6, handPaired: 0.1 },
      { seed: 'limited', count: 5 },
    ),
  ];
  for (const { text } of files) {
    const whole = checked(text, null);
    for (const limit of [0.00001, 0.001, 0.01, 0.05]) {
      const { rounds } = checked(text, limit);
      rounds.forEach(({ verdict, stopped, deviations }, index) => {
        const right = whole.rounds[index];
        const searches = stopped?.searches ?? [];
        found.verdicts += 1;
        if (searches.includes('readings')) {
          found.undecided += 1;
          expect(verdict).toBe('not-checked');
        } else if (searches.length === 0) expect(verdict).toBe(right.verdict);
        if (searches.includes('reasons')) {
          found.reasons += 1;
          const places = deviations.map(({ bracket, rule }) => [bracket, rule]);
          const all = right.deviations.map(({ bracket, rule }) => [bracket, rule]);
          expect(places).toEqual(all.slice(0, places.length));
        } else expect(deviations.length).toBe(right.deviations.length);
      });
    }
  }
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(0);
});

it('the search for a change that explains a round stops, and the round deviates as before', () => {
  const tournament = generateTournament({ system: 'dutch-2026', players: 40, rounds: 5 }, 'known', 2);
  // One game of round 4 is in the file with other colours than it was paired and played with.
  const [{ white, black }] = publishedRound(tournament, 4).pairs;
  const players = tournament.players.map((player) => {
    if (player.id !== white && player.id !== black) return player;
    const colour = player.id === white ? ('black' as const) : ('white' as const);
    return { ...player, rounds: player.rounds.with(3, { ...entryOf(player, 4), colour }) };
  });
  const swissCase = declaredCase({ ...tournament, players }, editionById('dutch-2026')!);
  const rounds = checkRounds(swissCase, { rounds: (round) => round === 5 });
  expect(rounds[0].verdict).toBe('deviates');
  const [whole] = withKnownThen(swissCase, rounds);
  expect(whole.knownThen?.changes.length).toBeGreaterThan(0);
  const [limited] = withKnownThen(swissCase, rounds, { explainLimit: 0.001 });
  expect(limited).toEqual({ ...rounds[0], stopped: { explainLimit: 0.001, searches: ['changes'] } });
  expect(withKnownThen(swissCase, rounds, { explainLimit: 500 })).toEqual([whole]);
});

it('a reading is followed no further than to the first pair that was not published', () => {
  const { tournament } = parseTrf(drawnEvent({ players: 80, rounds: 2, code: 'FIDE_LIM_2026' }));
  const moments = momentsOf(declaredCase(tournament!, LIM!), (round) => round === 2);
  const [{ state, published }] = moments;
  // It tries to make each pair better, with an arrangement of all others for each try.
  const onePass = LIM!.readTogether(['L3']);
  const compared = stepsOf(() => {
    expect(isPairedAsPublished(state, onePass, published)).toBe(false);
  });
  const paired = stepsOf(() => {
    expect(pairRound({ ...state }, onePass).kind).toBe('paired');
  });
  expect(paired).toBeGreaterThan(20 * compared);
});
