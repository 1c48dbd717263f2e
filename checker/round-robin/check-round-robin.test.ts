import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/suite.js';
import { PLANTINGS, withTurnedColours } from '../../engine/round-robin/testing/planted-errors.js';
import { chanceOf, simulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
import { DOUBLE, SINGLE } from '../../engine/round-robin/index.js';
import type { PlayedGame } from '../../engine/round-robin/index.js';
import type { RobinShape } from '../../engine/round-robin/testing/simulated-robin.js';
import { checkFile } from '../check-file.js';
import { DEFAULT_CHECK } from '../check-tournament.js';
import { filesIn, GOLDEN, hasGolden } from '../testing/golden.js';
import { totalsOf } from '../totals.js';
import { robinFile } from './testing/robin-file.js';
import { choiceReason } from '../../reports/words/edition-words.js';

const SINGLE_CODE = 'BERGER_ROUNDROBIN';
const SHAPE: RobinShape = {
  players: 10,
  cycles: SINGLE,
  isInOrder: true,
  forfeits: 10,
  hasWithdrawal: false,
};

function eventOf(shape: Partial<RobinShape> = {}, seed = 1): ReturnType<typeof simulatedRobin>['event'] {
  return simulatedRobin({ ...SHAPE, ...shape }, chanceOf(seed)).event;
}

describe('an event is a round robin', () => {
  it.each([
    ['record 192', { systemCode: SINGLE_CODE }, 'record 192: BERGER_ROUNDROBIN'],
    ['record 092', { header: [{ tag: '092', text: 'Rundenturnier' }] }, 'record 092: Rundenturnier'],
    ['its games', {}, 'everybody met everybody, by the Berger table'],
  ] as const)('by %s', (_, parts, source) => {
    const report = checkFile(robinFile(eventOf(), parts), 'event.trf');
    expect(report).toMatchObject({ verdict: 'agrees', edition: { id: 'round-robin' } });
    expect(report.edition === null ? '' : choiceReason(report.edition)).toBe(source);
    expect(report.roundRobin).toMatchObject({ cycles: 1, numbers: 'file' });
  });

  it('where it is asked for, and of two cycles where its games say so', () => {
    const content = robinFile(eventOf({ cycles: DOUBLE, isInOrder: false }));
    const report = checkFile(content, 'event.trf', { roundRobin: 'round-robin' });
    expect(report).toMatchObject({
      verdict: 'agrees',
      edition: { id: 'double-round-robin', chosenBy: 'option' },
      roundRobin: { cycles: 2, order: 'cycles', exchangesLastTwo: true, numbers: 'games' },
    });
  });

  it('not where the file says that it is a Swiss', () => {
    const content = robinFile(eventOf(), { header: [{ tag: '092', text: 'Individual: Swiss-System' }] });
    expect(checkFile(content, 'event.trf').roundRobin).toBeUndefined();
  });
});

describe('one error', () => {
  it.each(Object.entries(PLANTINGS))('%s: is in the report, and counted', (_, plant) => {
    let planted = 0;
    for (let seed = 0; planted < runs(4, 20); seed++) {
      const shape = { ...SHAPE, players: 7 + (seed % 8), isInOrder: seed % 2 === 0 };
      const chance = chanceOf(seed);
      const one = plant(simulatedRobin(shape, chance), chance);
      if (one === null) continue;
      planted += 1;
      const content = robinFile(one.event, { systemCode: SINGLE_CODE });
      const report = checkFile(content, 'event.trf');
      const wrong = report.rounds.filter(({ verdict }) => verdict === 'deviates');
      expect(wrong.map(({ round }) => round)).toEqual(one.rounds);
      const rules = Object.keys(totalsOf([report]).byEdition['round-robin']);
      expect(rules).toHaveLength(1);
    }
  });
});

it('of a withdrawal the report tells whether half of the games were completed', () => {
  const { event, drawn } = simulatedRobin({ ...SHAPE, forfeits: 0 }, chanceOf(1));
  const left = (round: number): typeof event => ({
    ...event,
    rounds: event.rounds.map(({ games, given }, index) => ({
      games: games.map((game) =>
        index >= round && [game.white, game.black].includes(drawn[2]) ? forfeited(game, drawn[2]) : game,
      ),
      given,
    })),
  });
  for (const [after, isHalf] of [
    [4, false],
    [5, true],
  ] as const) {
    const { verdict, roundRobin } = checkFile(
      robinFile(left(after), { systemCode: SINGLE_CODE }),
      'event.trf',
    );
    expect(verdict).toBe('agrees');
    expect(roundRobin?.withdrawals).toEqual([{ player: drawn[2], after, completed: after, due: 9, isHalf }]);
  }
});

/** In the file White wins, so that the one who left stands as Black. */
function forfeited({ white, black }: PlayedGame, left: number): PlayedGame {
  return { white: white === left ? black : white, black: left, coloursKnown: false };
}

describe('an event with all colours turned', () => {
  it('deviates once where the table is named, and the report says so', () => {
    const turned = withTurnedColours(eventOf({ forfeits: 0 }));
    const report = checkFile(robinFile(turned, { systemCode: SINGLE_CODE }), 'event.trf');
    const rules = report.rounds.flatMap(({ round, deviations }) =>
      deviations.map(({ rule }) => [round, rule]),
    );
    expect(rules).toEqual([[1, 'BT2.event']]);
    expect(report.roundRobin).toMatchObject({ table: 'berger', isTurned: true });
  });

  it('agrees where nothing but words calls it a round robin: that is another table', () => {
    const turned = withTurnedColours(eventOf({ forfeits: 0 }));
    const words = { header: [{ tag: '092', text: 'Rundenturnier' }] };
    const { verdict, roundRobin } = checkFile(robinFile(turned, words), 'event.trf');
    expect([verdict, roundRobin?.isTurned]).toEqual(['agrees', true]);
  });
});

it('two who are absent by the code of TRF06 are not said never to meet', () => {
  const event = eventOf({ forfeits: 0 });
  const rounds = event.rounds.map((round, index) =>
    index === 3 ? { ...round, games: round.games.slice(1) } : round,
  );
  const content = robinFile({ ...event, rounds }, { systemCode: SINGLE_CODE });
  const { white, black } = event.rounds[3].games[0];
  expect(checkFile(content, 'event.trf').verdict).toBe('deviates');
  const old = content.replace(/^001 .*$/gm, (line) =>
    [white, black].includes(Number(line.slice(4, 8))) ? line.replace('0000 - Z', '0000 - -') : line,
  );
  expect(old).toContain('0000 - -');
  expect(checkFile(old, 'event.trf').verdict).toBe('agrees');
});

it('a game that both forfeited is a game', () => {
  const content = robinFile(eventOf({ forfeits: 0 }), { systemCode: SINGLE_CODE });
  const opponent = Number(/^001 {4}1 .*$/m.exec(content)?.[0].slice(91, 95));
  const both = content.replace(/^001 .*$/gm, (line) => {
    const id = Number(line.slice(4, 8));
    return id === 1 || id === opponent ? `${line.slice(0, 98)}-${line.slice(99)}` : line;
  });
  const { rounds } = checkFile(both, 'event.trf');
  expect(both.match(/[wb] -/g)).toHaveLength(2);
  expect(rounds.flatMap(({ deviations }) => deviations)).toEqual([]);
});

it('only the rounds that are asked for are in the report', () => {
  const content = robinFile(eventOf(), { systemCode: SINGLE_CODE });
  const { rounds } = checkFile(content, 'event.trf', { ...DEFAULT_CHECK, rounds: (round) => round < 3 });
  expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
});

describe.skipIf(!hasGolden)(`${GOLDEN}, round robins of an independent program`, () => {
  it.each(hasGolden ? filesIn('standings/robin') : [])('$name agrees', ({ name, content }) => {
    expect(checkFile(content, name)).toMatchObject({ verdict: 'agrees' });
  });
});
