import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/suite.js';
import { completeRound, editions, STANDARD_POINTS } from '../../index.js';
import type { Edition, RoundState } from '../../index.js';
import { randomState } from '../../testing/random-event.js';
import { AS_PRINTED } from '../reading.js';
import type { LiteralForm } from '../reading.js';
import { dutchReadings } from './index.js';

/** Rounds for each edition and for each other reading. */
const [ROUNDS, ROUNDS_READ_OTHERWISE] = [runs(120, 400), runs(12, 40)];

const inBoth = editions.filter(({ id }) => id in dutchReadings);

function byTheFastOne(state: RoundState, edition: Edition): string[] {
  const outcome = completeRound(state, edition.round(state));
  if (outcome.kind !== 'paired') return [outcome.kind];
  const pairs = outcome.pairs.map(
    ({ white, black, colourRule }) => `${white}-${black} ${colourRule.article}`,
  );
  return [...pairs.sort(), `${outcome.bye ?? 'no'} bye`];
}

function byTheLiteralOne(state: RoundState, id: string, form: LiteralForm): string[] {
  const round = dutchReadings[id].pair(state, form);
  if (round.kind !== 'paired') return [round.kind];
  return [
    ...round.pairs.map(({ white, black, article }) => `${white}-${black} ${article}`).sort(),
    `${round.bye ?? 'no'} bye`,
  ];
}

/** Rounds before they are paired: after legal histories and others, with everything that there is in events. */
function* states(edition: Edition): Generator<{ readonly name: string; readonly state: RoundState }> {
  for (let seed = 1; ; seed++) {
    const players = 2 + (seed % 9);
    const played = (seed * 5) % Math.min(players + 1, 8);
    yield {
      name: `${players} players, ${played} rounds, seed ${seed}`,
      state: randomState({ players, played, edition, seed }),
    };
  }
}

describe.each(inBoth)('$id', (edition) => {
  it('is paired alike by both readings', () => {
    let left = ROUNDS;
    for (const { name, state } of states(edition)) {
      expect(byTheLiteralOne(state, edition.id, AS_PRINTED), name).toEqual(byTheFastOne(state, edition));
      if (--left === 0) break;
    }
  });

  // Others are about the event, or about which rounds there are in it.
  const others = edition.otherReadings.filter(
    ({ otherEvent, omitsRounds }) => otherEvent === undefined && !omitsRounds,
  );
  it.runIf(others.length > 0).each(others)('is paired alike where $id is read otherwise', (reading) => {
    const form = { ...AS_PRINTED, otherwise: new Set([reading.id]) };
    let left = ROUNDS_READ_OTHERWISE;
    for (const { name, state } of states(edition)) {
      if (JSON.stringify(state.points) !== JSON.stringify(STANDARD_POINTS)) continue;
      expect(byTheLiteralOne(state, edition.id, form), name).toEqual(byTheFastOne(state, reading.edition));
      if (--left === 0) break;
    }
  });
});
