import { describe, expect, it } from 'vitest';
import { parseTrf } from '../corpus/index.js';
import { dutch2017, dutch2026, EventHistory, initialColourOf, pairRound, Strength } from '../engine/index.js';
import type { Edition, PairingPlayer, RoundState } from '../engine/index.js';
import { exhaustiveVerdicts } from '../engine/systems/dutch/literal/literal-verdicts.js';
import type { ReferenceVerdict } from '../engine/systems/dutch/literal/literal-verdicts.js';
import { randomNumbers } from '../engine/testing/random-event.js';
import { judgeRound } from './judge/judge-round.js';
import { publishedRound } from './judge/published-round.js';
import type { PublishedRound } from './judge/published-round.js';
import type { Deviation } from './report.js';
import { goldenFiles } from './testing/golden.js';
import { MUTATIONS } from './testing/mutations.js';
import { randomSituation } from './testing/situations.js';
import type { Situation as RandomSituation } from './testing/situations.js';

/** Mutations tried per edition; `npm run test:long` takes more. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 1500);
const ENUMERABLE = 10;

type Situation = Omit<RandomSituation, 'outcome'>;

describe.each([dutch2017, dutch2026])('wrongly paired rounds, $id', (edition) => {
  it('are all found, with the reasons that trying everything gives in each bracket', () => {
    const random = randomNumbers(20261121);
    const table = new Map<string, number>();
    const count = { all: 0, forbiddenByes: 0, several: 0, dead: 0 };
    for (let i = 0; count.all < RUNS || count.forbiddenByes < RUNS / 3; i++) {
      const { name, state, right } = situation(edition, i, random);
      const outcome = pairRound(state, edition);
      if (outcome.kind !== 'paired') throw new Error('a paired round is impossible');
      for (const mutation of alterations(state, count.forbiddenByes < RUNS / 3)) {
        const wrong = altered(mutation, state, right, random);
        if (wrong === null || sameRound(right, wrong)) continue;
        const deviations = judgeRound(state, edition, wrong, outcome);
        const own = deviations.filter(({ consequenceOf }) => consequenceOf === null);
        const where = `${name}: ${mutation.join(' and ')}: ${describeRound(wrong)}`;
        expect(own.length, where).toBeGreaterThan(0);
        expect(
          own.map(({ kind }) => kind),
          where,
        ).not.toContain('reference');
        const pairs = wrong.pairs.map(({ white, black }) => [white, black] as const);
        const verdicts = exhaustiveVerdicts(state, edition, { pairs, bye: wrong.bye });
        expect(own.filter(({ kind }) => kind !== 'colour').map(told), where).toEqual(verdicts);
        count.all += 1;
        if (isBarred(state, wrong.bye)) count.forbiddenByes += 1;
        if (own.some(({ violations }) => violations.length > 0)) count.several += 1;
        if (own.some(({ reference }) => reference === null)) count.dead += 1;
        for (const { kind, rule } of own) {
          const cell = `${mutation.join(' and ')} | ${kind} ${rule}`;
          table.set(cell, (table.get(cell) ?? 0) + 1);
        }
      }
    }
    if (process.env['SWISSPROOF_TABLE'] !== undefined)
      process.stdout.write(
        `${edition.id}: ${JSON.stringify(count)}\n${[...table]
          .sort()
          .map(([cell, number]) => `${cell} | ${number}`)
          .join('\n')}\n`,
      );
    const named = [...table.keys()].map((cell) => cell.split(' | ')[1]);
    const aboutTopscorers = edition.criteria.filter(
      (criterion) => criterion.kind === 'quality' && criterion.isAboutTopscorers,
    );
    expect(named).toEqual(expect.arrayContaining(aboutTopscorers.map(({ id }) => `quality ${id}`)));
    expect(count.several).toBeGreaterThan(RUNS / 100);
    expect(count.dead).toBeGreaterThan(RUNS / 100);
  });
});

type MutationName = keyof typeof MUTATIONS;

const NAMES = Object.keys(MUTATIONS) as MutationName[];
const FORBIDDEN_BYE: MutationName = 'bye to someone not entitled';

/** Each alteration alone, and some two at once; where somebody may not have the bye, that with all others, too. */
function alterations({ players }: RoundState, wantsByes: boolean): (readonly MutationName[])[] {
  const isOdd = players.length % 2 === 1 && players.some(({ mayTakeBye }) => !mayTakeBye);
  const withBye = NAMES.map((name) => [FORBIDDEN_BYE, name] as const);
  if (!isOdd) return wantsByes ? NAMES.slice(0, 3).map((name) => [name]) : NAMES.map((name) => [name]);
  return [
    ...NAMES.map((name) => [name]),
    ...withBye,
    ['repeat a game', 'pair equal absolute colours'],
    ['repeat a game', 'exchange a downfloater'],
  ];
}

function altered(
  names: readonly MutationName[],
  state: RoundState,
  right: PublishedRound,
  random: () => number,
): PublishedRound | null {
  let round: PublishedRound | null = right;
  for (const name of names) round = round === null ? null : MUTATIONS[name](state, round, random);
  return round;
}

function told({ leavesUnpairable, ...deviation }: Deviation): ReferenceVerdict {
  const { bracket, kind, rule, violations, reference } = deviation;
  return {
    bracket,
    kind: kind as ReferenceVerdict['kind'],
    rule,
    also: violations.map((violation) => violation.rule),
    isDead: reference === null,
    leavesUnpairable,
  };
}

function isBarred({ players }: RoundState, bye: number | null): boolean {
  return players.some(({ id, mayTakeBye }) => id === bye && !mayTakeBye);
}

const tiny = new Map<string, ReturnType<typeof goldenFiles>>();

/**
 * A rightly paired small round: of a golden tournament in every other case (where there are any), else of a random one;
 * one in four is a final round in which a topscorer has an absolute colour preference, so that the rules on those decide.
 */
function situation(edition: Edition, index: number, random: () => number): Situation {
  if (index % 4 === 3) return finalSituation(edition, random);
  if (index % 2 === 0) {
    const found = goldenSituation(edition, index, random);
    if (found !== null) return found;
  }
  return randomSituation(edition, random, ENUMERABLE);
}

function finalSituation(edition: Edition, random: () => number): Situation {
  for (;;) {
    const found = randomSituation(edition, random, ENUMERABLE);
    const isTouched = ({ topscorer, strength }: PairingPlayer): boolean =>
      topscorer && strength === Strength.absolute;
    if (found.state.isFinal && found.state.players.some(isTouched)) return found;
  }
}

function goldenSituation(edition: Edition, index: number, random: () => number): Situation | null {
  let files = tiny.get(edition.id);
  if (files === undefined) {
    files = goldenFiles(edition.id).filter(({ name }) => name.includes('/tiny/'));
    tiny.set(edition.id, files);
  }
  if (files.length === 0) return null;
  const file = files[(index / 2) % files.length];
  const { tournament } = parseTrf(file.content);
  if (tournament === null) throw new Error(file.name);
  const round = 1 + Math.floor(random() * tournament.pairedRounds);
  const right = publishedRound(tournament, round);
  if (right.participants.size > ENUMERABLE || right.pairs.length < 2) return null;
  const history = new EventHistory(tournament);
  while (history.round < round) history.advance();
  const state = history.stateFor((id) => right.participants.has(id), initialColourOf(tournament) ?? 'white');
  return { name: `${file.name} round ${round}`, state, right };
}

function sameRound(a: PublishedRound, b: PublishedRound): boolean {
  return describeRound(a) === describeRound(b);
}

function describeRound({ pairs, bye }: PublishedRound): string {
  return [...pairs.map(({ white, black }) => `${white}-${black}`).sort(), `bye ${bye}`].join(' ');
}
