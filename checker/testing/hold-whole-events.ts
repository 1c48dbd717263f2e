import { describe, expect, it } from 'vitest';
import { completeRound } from '../../engine/index.js';
import type { Edition, RoundPairing, RoundState, Round, Step } from '../../engine/index.js';
import { forms } from '../../engine/testing/forms.js';
import { countLegalPairings } from '../../engine/testing/legal-pairings.js';
import { whyNot } from '../explain/question.js';
import { judgeRound } from '../judge/judge-round.js';
import { wholeEvents } from './whole-events.js';
import type { EventRound } from './whole-events.js';
import { openRound } from '../explain/reference-round.js';
import { runs } from '../../tests/suite.js';

/** Rounds for each edition; `npm run test:long` takes more. */
const RUNS = runs(50, 2000);
/** Players of a round that is paired by the letter, too. */
const MOST_BY_LETTER = 11;
/** Of so many rounds one is asked about. */
const ASKED_EVERY = 50;

/**
 * Tests of whole events of a part of all forms of editions: so many that one file of them would take minutes.
 * @param part from 0 on, below PARTS.
 */
export function holdWholeEvents(part: number): void {
  const held = forms.filter((_, index) => index % PARTS === part);
  describe.each(held)('every round of simulated events, $name', ({ edition, choices: chosen }) => {
    it(
      'is paired as trying everything pairs it, and neither pairing comes out better than the other when it is judged',
      { timeout: Infinity },
      () => {
        const choices = { one: 0, few: 0, more: 0 };
        let [rounds, bound] = [0, 0];
        for (const round of wholeEvents(edition, chosen)) {
          expect(brokenBasicRules(round, edition), round.name).toEqual([]);
          holdAgainstTheLiteralReading(round, edition);
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
        if (edition.rules.some(({ concept }) => concept === 'bye-score'))
          expect(bound).toBeGreaterThan(RUNS / 100);
      },
    );
  });
}

/** As many files share the forms. */
const PARTS = 4;

/**
 * What breaks the Basic Rules, whatever the system: everybody is there once, nobody meets anybody again, and before the
 * last round nobody has a third colour in a row or three more of one; except where colours keep nobody apart, for then
 * their articles 6 and 7 do not apply (C.04.6, Preface).
 */
function brokenBasicRules({ state, right: { pairs, bye } }: EventRound, { rules }: Edition): string[] {
  const colourBars = rules.some(({ concept }) => concept === 'equal-absolute-colours');
  const there = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])];
  const ids = state.players.map(({ id }) => id);
  const broken = [...there].sort(byNumber).join() === [...ids].sort(byNumber).join() ? [] : ['who is there'];
  for (const { id, opponents, colours, colourDifference } of state.players) {
    const pair = pairs.find(({ white, black }) => white === id || black === id);
    if (pair === undefined) continue;
    if (opponents.includes(pair.white === id ? pair.black : pair.white)) broken.push(`${id} meets again`);
    if (state.isFinal || !colourBars) continue;
    const colour = pair.white === id ? 'white' : 'black';
    if (colours.length > 1 && colours.slice(-2).every((one) => one === colour))
      broken.push(`a third colour of ${id}`);
    if (colourDifference * (colour === 'white' ? 1 : -1) >= 2) broken.push(`a difference of three of ${id}`);
  }
  return broken;
}

/** Both pairings are judged, over the fast reading, before they are compared. */
function holdAgainstTheLiteralReading({ name, state, right }: EventRound, edition: Edition): void {
  const round = edition.round(state);
  const found = paired(name, state, round);
  expect(judgeRound(state, round, right, found), name).toEqual([]);
  // First rounds of more players take seconds.
  if (state.players.length > MOST_BY_LETTER) return;
  const letter = edition.byLetter(state);
  if (letter.kind !== 'paired')
    throw new Error(`${name}: by the letter a round that was paired is ${letter.kind}`);
  const pairs = letter.pairs.map(({ white, black }) => ({ white, black, coloursKnown: true }));
  expect(judgeRound(state, round, { ...right, pairs, bye: letter.bye }, found), name).toEqual([]);
  expect(boardsOf(right), name).toEqual(boardsOf(letter));
}

function paired<S extends Step>(name: string, state: RoundState, round: Round<S>): RoundPairing<S> {
  const outcome = completeRound(state, round);
  if (outcome.kind !== 'paired') throw new Error(`${name}: a round that was paired is impossible`);
  return outcome;
}

/** A bracket above the last has one downfloater, who is bound to take the bye: the rules for that decide. */
function hasBoundFloater({ name, state }: EventRound, edition: Edition): boolean {
  const round = edition.round(state);
  const { byeScore } = round;
  if (byeScore === null) return false;
  return paired(name, state, round).steps.some(
    ({ stage, chosen }) => !stage.isLast && chosen.floaters.length === 1 && stage.score <= byeScore,
  );
}

/** No question ends in anything but an answer, and nothing is better than what was chosen. */
function askEverything({ name, state }: EventRound, edition: Edition): void {
  const ids = state.players.map(({ id }) => id);
  for (const id of ids)
    for (const other of [...ids.filter((one) => one > id), 'bye' as const])
      expect(whyNot(openRound(state, edition), id, other).kind, `${name}: ${id}-${other}`).not.toBe('better');
}

function boardsOf({
  pairs,
  bye,
}: Pick<RoundPairing, 'bye'> & { readonly pairs: readonly Board[] }): string[] {
  return [...pairs.map(({ white, black }) => `${white}-${black}`), `${bye ?? 'nobody'}-bye`].sort();
}

function byNumber(a: number, b: number): number {
  return a - b;
}

interface Board {
  readonly white: number;
  readonly black: number;
}
