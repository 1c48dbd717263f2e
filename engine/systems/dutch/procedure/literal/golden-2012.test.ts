import { describe, expect, it } from 'vitest';
import { prepareEvent } from '../../../../../checker/check-tournament.js';
import { publishedRound } from '../../../../../checker/judge/published-round.js';
import type { PublishedRound } from '../../../../../checker/judge/published-round.js';
import { GOLDEN, goldenFiles, hasGolden } from '../../../../../checker/testing/golden.js';
import { parseTrf } from '../../../../../corpus/index.js';
import { EventHistory } from '../../../../model/history.js';
import { initialColourOf } from '../../../../model/initial-colour.js';
import type { RoundState } from '../../../../model/player.js';
import { allocateColour } from '../../../../rules/colours.js';
import { colourRules2012 } from '../colours-2012.js';
import { dutch2012State } from '../dutch-2012.js';
import { pairByProcedure } from './round.js';

/** Players of the rounds that are paired again; a long run takes larger ones. */
const MOST = process.env['SWISSPROOF_RUNS'] === undefined ? 10 : 13;

/** Every player is barred from the bye; not explained (I2). */
const UNEXPLAINED = 'dutch-2012/tiny/0042.trf, round 9';

interface GoldenRound {
  readonly name: string;
  readonly state: RoundState;
  readonly published: PublishedRound;
}

function* goldenRounds(): Generator<GoldenRound> {
  for (const { name, content } of goldenFiles('dutch-2012')) {
    const { tournament } = parseTrf(content);
    if (tournament === null) throw new Error(name);
    const event = prepareEvent(tournament, null, null);
    const history = new EventHistory(event);
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      const published = publishedRound(event, round);
      const takesPart = (id: number): boolean => published.participants.has(id);
      const state = history.stateFor(takesPart, initialColourOf(event) ?? 'white');
      yield { name: `${name}, round ${round}`, state, published };
      history.advance();
    }
  }
}

describe.skipIf(!hasGolden)(`${GOLDEN}, dutch-2012`, () => {
  it('small rounds are paired as the endorsed program of that edition pairs them', () => {
    let rounds = 0;
    for (const { name, state, published } of goldenRounds()) {
      if (state.players.length < 2 || state.players.length > MOST || name === UNEXPLAINED) continue;
      rounds += 1;
      const brackets = pairByProcedure(dutch2012State(state));
      const pairs = brackets?.flatMap((bracket) => bracket.pairs.map(([a, b]) => nameOf(a.id, b.id)));
      const wanted = published.pairs.map(({ white, black }) => nameOf(white, black));
      expect(pairs?.sort(), name).toEqual(wanted.sort());
      expect(brackets?.at(-1)?.floaters.map(({ id }) => id) ?? [], name).toEqual(
        published.bye === null ? [] : [published.bye],
      );
    }
    expect(rounds).toBeGreaterThan(600);
  });

  it('colours are allocated as that program does, in rounds of any size', () => {
    const decided = new Map<string, number>();
    for (const { name, state, published } of goldenRounds()) {
      const rules = colourRules2012(state.round);
      const { players } = dutch2012State(state);
      for (const { white, black, coloursKnown } of published.pairs) {
        if (!coloursKnown) continue;
        const [higher, lower] = players.filter(({ id }) => id === white || id === black);
        const { colour, rule } = allocateColour(rules, higher, lower, state.initialColour);
        expect([name, rule.id, colour]).toEqual([name, rule.id, higher.id === white ? 'white' : 'black']);
        decided.set(rule.id, (decided.get(rule.id) ?? 0) + 1);
      }
    }
    for (const id of ['E.1', 'E.2', 'E.3', 'E.4', 'E.5']) expect(decided.get(id)).toBeGreaterThan(1000);
  });
});

function nameOf(a: number, b: number): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}
