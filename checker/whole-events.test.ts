import { describe, expect, it } from 'vitest';
import { dutch2017, dutch2026, isLastBracket, pairRound, RoundWalk } from '../engine/index.js';
import type { Edition } from '../engine/index.js';
import { exhaustiveRound } from '../engine/systems/dutch/literal/literal-round.js';
import { exhaustiveVerdicts } from '../engine/systems/dutch/literal/literal-verdicts.js';
import { viewOf } from '../engine/systems/dutch/search/bracket-task.js';
import { whyNot } from './explain/question.js';
import { judgeRound } from './judge/judge-round.js';
import { countLegalPairings } from './testing/legal-pairings.js';
import { wholeEvents } from './testing/whole-events.js';
import type { EventRound } from './testing/whole-events.js';

/** Rounds for each edition; `npm run test:long` takes more. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 5000);
/** Of so many rounds one is asked about. */
const ASKED_EVERY = 50;

describe.each([dutch2017, dutch2026])('every round of simulated events, $id', (edition) => {
  it(
    'is paired as trying everything pairs it, and neither pairing comes out better than the other when it is judged',
    { timeout: Infinity },
    () => {
      const choices = { one: 0, few: 0, more: 0 };
      let [rounds, bound] = [0, 0];
      for (const round of wholeEvents(edition)) {
        holdAgainstTheReference(round, edition);
        if (rounds % ASKED_EVERY === 0) askEverything(round, edition);
        if (hasBoundFloater(round, edition)) bound += 1;
        const legal = countLegalPairings(round.state, edition);
        choices[legal === 1 ? 'one' : legal <= 10 ? 'few' : 'more'] += 1;
        rounds += 1;
        if (rounds === RUNS) break;
      }
      if (process.env['SWISSPROOF_TABLE'] !== undefined)
        process.stdout.write(
          `${edition.id}: ${rounds} rounds, of which ${choices.one} with one legal pairing, ${choices.few} with two to ten, ${choices.more} with more; ${bound} with a floater bound to take the bye\n`,
        );
      expect(choices.few).toBeGreaterThan(RUNS / 10);
      expect(choices.more).toBeGreaterThan(RUNS / 2);
      expect(choices.one).toBeGreaterThan(0);
      if (edition.byeScoreRule !== null) expect(bound).toBeGreaterThan(RUNS / 100);
    },
  );
});

/** Both pairings are judged before they are compared: by the checker, and by trying everything. */
function holdAgainstTheReference({ name, state, right }: EventRound, edition: Edition): void {
  const wanted = exhaustiveRound(state, edition);
  if (wanted.kind !== 'paired') throw new Error(`${name}: a round of an event is impossible`);
  const outcome = pairRound(state, edition);
  if (outcome.kind !== 'paired') throw new Error(`${name}: a round that was paired is impossible`);
  const literal = wanted.pairs.map(([white, black]) => ({ white, black, coloursKnown: false }));
  for (const published of [right, { ...right, pairs: literal, bye: wanted.bye }]) {
    expect(judgeRound(state, edition, published, outcome), name).toEqual([]);
    const pairs = published.pairs.map(({ white, black }) => [white, black] as const);
    expect(exhaustiveVerdicts(state, edition, { pairs, bye: published.bye }), name).toEqual([]);
  }
  const ours = right.pairs.map(({ white, black }) => [white, black] as const);
  expect(boardsOf(ours, right.bye), name).toEqual(boardsOf(wanted.pairs, wanted.bye));
}

/** A bracket above the last has one downfloater, who is bound to take the bye: the rules for that decide. */
function hasBoundFloater({ state }: EventRound, edition: Edition): boolean {
  const walk = new RoundWalk(state, edition);
  while (!walk.isDone) {
    const { task, candidate } = walk.pair();
    const floaters = candidate?.floaters ?? [];
    if (!isLastBracket(task) && viewOf(task, floaters.length).floaterTakesBye) return true;
    walk.leave(floaters);
  }
  return false;
}

/** No question ends in anything but an answer, and nothing is better than what was chosen. */
function askEverything({ name, state }: EventRound, edition: Edition): void {
  const ids = state.players.map(({ id }) => id);
  for (const id of ids)
    for (const other of [...ids.filter((one) => one > id), 'bye' as const])
      expect(whyNot(state, edition, id, other).kind, `${name}: ${id}-${other}`).not.toBe('better');
}

function boardsOf(pairs: readonly (readonly [number, number])[], bye: number | null): string[] {
  return [...pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`), `${bye ?? 'nobody'}-bye`].sort();
}
