import { describe, expect, it } from 'vitest';
import type { RoundState } from '../../engine/index.js';
import { allocateColour } from '../../engine/rules/colours.js';
import { toEdition } from '../../engine/systems/dutch/to-edition.js';
import { dutch2017 } from '../../engine/systems/dutch/dutch-2017.js';
import { dutch2026 } from '../../engine/systems/dutch/dutch-2026.js';
import type { DutchEdition } from '../../engine/systems/dutch/edition.js';
import { dutchState } from '../../engine/systems/dutch/player.js';
import type { DutchPlayer } from '../../engine/systems/dutch/player.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { judgeRound } from './judge-round.js';
import type { PublishedRound } from './published-round.js';
import type { Deviation, Side } from '../report.js';
import { MUTATIONS } from '../testing/mutations.js';
import { randomSituation } from '../testing/situations.js';
import { runs } from '../../tests/suite.js';

/** Rounds looked at per edition; each is altered in every way. */
const RUNS = Math.ceil(runs(240, 480) / 8);

describe.each([dutch2017, dutch2026])('what a deviation says of its bracket, $id', (rules) => {
  const edition = toEdition(rules);

  it('is true of the round that was published', () => {
    const random = randomNumbers(7);
    const kinds = new Set<string>();
    const dead = new Set<number>();
    for (let i = 0; i < RUNS; i++) {
      const { name, state, round, right, outcome } = randomSituation(edition, random, 14);
      for (const mutate of Object.values(MUTATIONS)) {
        const wrong = mutate(state, right, random, edition);
        if (wrong === null) continue;
        const deviations = judgeRound(state, round, wrong, outcome);
        deviations.forEach((deviation, index) => {
          kinds.add(deviation.kind);
          const where = `${name}: ${JSON.stringify(wrong.pairs)} bye ${wrong.bye}: ${deviation.rule}`;
          expectTrueSides(state, wrong, deviation, where);
          if (deviation.consequenceOf !== null) {
            expect(deviation.consequenceOf, where).toBeLessThan(index);
            expect(deviations[deviation.consequenceOf].consequenceOf, where).toBeNull();
            expect(deviation.rule, where).toBe(deviations[deviation.consequenceOf].rule);
            if (deviation.reference === null) {
              dead.add(deviation.consequenceOf);
              // From its cause on nothing was possible any more.
              const between = deviations.slice(deviation.consequenceOf + 1, index);
              expect(
                between.filter(({ reference }) => reference !== null),
                where,
              ).toEqual([]);
            } else expect(deviation.reference, where).toEqual(deviation.published);
            expect(new Set(deviation.players), where).toEqual(new Set(membersOf(deviation.published)));
          } else {
            expectTruePlayers(state, rules, wrong, deviation, where);
          }
        });
      }
    }
    for (const kind of ['absolute', 'completion', 'bye', 'quality', 'order', 'colour'])
      if (kind !== 'bye' || rules === dutch2026) expect(kinds).toContain(kind);
    expect(kinds).not.toContain('reference');
    expect(dead.size).toBeGreaterThan(0);
  });

  it('says nothing of colours that the file does not tell', () => {
    const random = randomNumbers(9);
    for (let i = 0; i < 50; i++) {
      const { state, round, right, outcome } = randomSituation(edition, random, 10);
      const pairs = right.pairs.map(({ white, black }) => ({
        white: Math.min(white, black),
        black: Math.max(white, black),
        coloursKnown: false,
      }));
      expect(judgeRound(state, round, { ...right, pairs }, outcome)).toEqual([]);
    }
  });

  it('follows the players who come down from a deviation', () => {
    const random = randomNumbers(11);
    let followed = 0;
    for (let i = 0; i < 200; i++) {
      const { state, round, right, outcome } = randomSituation(edition, random, 14);
      const wrong = MUTATIONS['exchange a downfloater'](state, right, random);
      if (wrong === null) continue;
      const deviations = judgeRound(state, round, wrong, outcome);
      const scores = deviations.map(({ bracket }) => bracket);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      const expected = new Set(
        right.pairs.flatMap((pair) => [`${pair.white}-${pair.black}`, `${pair.black}-${pair.white}`]),
      );
      for (const { consequenceOf, published, reference } of deviations)
        if (consequenceOf !== null && reference !== null)
          expect(published.pairs.some(([a, b]) => !expected.has(`${a}-${b}`))).toBe(true);
      followed += deviations.filter(({ consequenceOf }) => consequenceOf !== null).length;
    }
    expect(followed).toBeGreaterThan(0);
  });
});

function membersOf({ pairs, downfloaters }: Side): number[] {
  return [...pairs.flat(), ...downfloaters];
}

function expectTrueSides(
  state: RoundState,
  wrong: PublishedRound,
  deviation: Deviation,
  where: string,
): void {
  const { published, reference } = deviation;
  const boards = new Set(
    wrong.pairs.flatMap(({ white, black }) => [`${white}-${black}`, `${black}-${white}`]),
  );
  for (const [a, b] of published.pairs) expect(boards, where).toContain(`${a}-${b}`);
  for (const [a, b] of [...published.pairs, ...(reference?.pairs ?? [])]) {
    const [high, low] = [a, b].map((id) => state.players.findIndex((player) => player.id === id));
    expect(high, where).toBeGreaterThanOrEqual(0);
    expect(high, where).toBeLessThan(low);
  }
  const members = membersOf(published);
  expect(new Set(members).size, where).toBe(members.length);
  if (reference !== null) expect(new Set(membersOf(reference)), where).toEqual(new Set(members));
  expect(deviation.title, where).not.toBe('');
  for (const side of reference === null ? [published] : [published, reference]) {
    expect(side.parts.length > 0, where).toBe(
      ['completion', 'bye', 'quality'].includes(deviation.kind) && deviation.consequenceOf === null,
    );
    if (deviation.kind !== 'order' || deviation.consequenceOf !== null)
      expect([side.place, side.step], where).toEqual([null, null]);
    if (deviation.kind !== 'colour') expect(side.white, where).toEqual([]);
  }
}

function expectTruePlayers(
  neutral: RoundState,
  edition: DutchEdition,
  wrong: PublishedRound,
  deviation: Deviation,
  where: string,
): void {
  const { kind, players, published, rule, violations } = deviation;
  const reference = deviation.reference ?? published;
  const state = dutchState(neutral, edition);
  const player = (id: number): DutchPlayer => state.players.find((other) => other.id === id)!;
  expect(players.length, where).toBeGreaterThan(0);
  // The rule on the following bracket counts whom that bracket leaves over.
  const looksAhead = edition.criteria.some(
    ({ id, looksAt }) => id === rule && looksAt === 'following bracket',
  );
  const known = looksAhead ? state.players.map(({ id }) => id) : membersOf(published);
  for (const id of players) expect(known, where).toContain(id);
  if (kind === 'absolute') {
    for (const broken of [{ rule, players }, ...violations]) {
      const forbids = edition.absoluteRules.find(({ id }) => id === broken.rule);
      const pairs = published.pairs.filter(([a, b]) => forbids?.forbids(state, player(a), player(b)));
      expect(broken.players, where).toEqual(forbids === undefined ? [wrong.bye] : pairs.flat());
      if (forbids === undefined) {
        expect(broken.rule, where).toBe(edition.byeRule.id);
        expect(published.downfloaters, where).toEqual(broken.players);
        expect(player(broken.players[0]).mayTakeBye, where).toBe(false);
      }
    }
  } else if (kind === 'colour') {
    const white = new Set(wrong.pairs.map((pair) => pair.white));
    const broken = [{ rule, players }, ...violations];
    const all = broken.flatMap((own) => own.players);
    expect(new Set([...published.white, ...reference.white]), where).toEqual(new Set(all));
    expect(published.white, where).toEqual(all.filter((id) => white.has(id)));
    for (const own of broken)
      for (let i = 0; i < own.players.length; i += 2) {
        const [higher, lower] = [player(own.players[i]), player(own.players[i + 1])];
        const right = allocateColour(edition.colourRules, higher, lower, state.initialColour);
        expect(reference.white.includes(higher.id), where).toBe(right.colour === 'white');
        expect(right.rule.article, where).toBe(own.rule);
      }
  } else if (kind === 'order') {
    expect(published.step, where).toBe(reference.step);
    expect(published.step, where).not.toBeNull();
    const shared = new Set(reference.pairs.map(([a, b]) => `${a}-${b}`));
    const moved = [
      ...published.pairs.filter(([a, b]) => !shared.has(`${a}-${b}`)).flat(),
      ...published.downfloaters.filter((id) => !reference.downfloaters.includes(id)),
    ];
    expect(players, where).toEqual(moved);
  } else {
    const counted = [published, reference].map((side) => [
      ...new Set(side.parts.flatMap((part) => part.players)),
    ]);
    expect(players, where).toEqual(counted[0].length > 0 ? counted[0] : counted[1]);
    for (const { value } of [...published.parts, ...reference.parts])
      for (const number of value ?? []) expect(number, where).toBeLessThan(1000);
    for (const part of [...published.parts, ...reference.parts])
      if (part.measure === 'count' && part.value !== null && !looksAhead)
        expect(part.value.length === 0, where).toBe(part.players.length === 0 || kind === 'completion');
  }
}
