import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { completeRound, EventHistory, firstFault, initialColourOf, winValue } from '../../engine/index.js';
import type { Edition, LiteralRound, RoundState } from '../../engine/index.js';
import { forms } from '../../engine/testing/forms.js';
import { countLegalPairings } from '../../engine/testing/legal-pairings.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { goldenFiles } from '../testing/golden.js';
import { MUTATIONS } from '../testing/mutations.js';
import { randomSituation } from '../testing/situations.js';
import type { Situation as RandomSituation } from '../testing/situations.js';
import { judgeRound } from './judge-round.js';
import { publishedRound } from './published-round.js';
import type { PublishedRound } from './published-round.js';
import type { Deviation } from '../report.js';
import { runs } from '../../tests/suite.js';

/** Mutations tried per edition; `npm run test:long` takes more. */
const RUNS = runs(200, 400);
/** With fewer the rules on topscorers need not come up. */
const TOPSCORERS_COME_UP = 1000;
const ENUMERABLE = 10;
/**
 * How many quality criteria of an edition are about topscorers; in 1992 they have no absolute preference, and no criterion,
 * and where no preference is absolute there are none.
 */
const ABOUT_TOPSCORERS: Readonly<Record<string, number>> = {
  'dutch-1992': 0,
  'dutch-2012': 1,
  'dutch-2015-draft': 2,
  'dutch-2017': 2,
  'dutch-2026': 2,
  'double-swiss-2026': 0,
  'team-swiss-2026': 0,
};
/**
 * Where moved-down players never meet each other; where brackets can be joined they may, and where nobody moves down there
 * are none: then it is never for this that a round cannot go on.
 */
const MDPS_APART: readonly string[] = ['dutch-2017', 'dutch-2026'];

type Situation = Omit<RandomSituation, 'outcome'>;

describe.each(forms)('wrongly paired rounds, $name', ({ edition }) => {
  it('are all found, and told by the rule by which they differ by the letter', () => {
    const random = randomNumbers(20261121);
    const table = new Map<string, number>();
    const rounds = { all: 0, choice: 0 };
    const count = { all: 0, forbiddenByes: 0, several: 0, dead: 0, followed: 0, unpairable: 0, mdps: 0 };
    for (let i = 0; count.all < RUNS || count.forbiddenByes < RUNS / 3; i++) {
      const { name, state, round, right } = situation(edition, i, random);
      const outcome = completeRound(state, round);
      if (outcome.kind !== 'paired') throw new Error('a paired round is impossible');
      const letter = edition.byLetter(state);
      rounds.all += 1;
      if (countLegalPairings(state, edition) > 1) rounds.choice += 1;
      for (const mutation of alterations(state, edition, count.forbiddenByes < RUNS / 3)) {
        const wrong = altered(mutation, state, right, random, edition);
        if (wrong === null || sameRound(right, wrong)) continue;
        const deviations = judgeRound(state, round, wrong, outcome);
        const own = deviations.filter(({ consequenceOf }) => consequenceOf === null);
        const where = `${name}: ${mutation.join(' and ')}: ${describeRound(wrong)}`;
        expect(own.length, where).toBeGreaterThan(0);
        expect(
          own.map(({ kind }) => kind),
          where,
        ).not.toContain('reference');
        expectFault(letter, wrong, deviations, where);
        count.all += 1;
        if (isBarred(state, edition, wrong.bye)) count.forbiddenByes += 1;
        if (own.some(({ violations }) => violations.length > 0)) count.several += 1;
        if (own.some(({ reference }) => reference === null)) count.dead += 1;
        if (own.some(({ leavesUnpairable }) => leavesUnpairable)) count.unpairable += 1;
        if (own.some(({ mdpsCouldMeet }) => mdpsCouldMeet === true)) count.mdps += 1;
        if (own.length < deviations.length) count.followed += 1;
        for (const { kind, rule } of own) {
          const cell = `${mutation.join(' and ')} | ${kind} ${rule}`;
          table.set(cell, (table.get(cell) ?? 0) + 1);
        }
      }
    }
    if (process.env['SWISSPROOF_TABLE'] !== undefined)
      process.stdout.write(
        `${edition.id}: rounds ${JSON.stringify(rounds)}, wrong ones ${JSON.stringify(count)}\n${[...table]
          .sort()
          .map(([cell, number]) => `${cell} | ${number}`)
          .join('\n')}\n`,
      );
    const named = [...table.keys()].map((cell) => cell.split(' | ')[1]);
    const aboutTopscorers = edition.rules.filter(
      ({ level, title }) => level === 'quality' && /\btopscorers?\b/.test(title),
    );
    expect(aboutTopscorers).toHaveLength(ABOUT_TOPSCORERS[edition.id] ?? 0);
    if (RUNS >= TOPSCORERS_COME_UP)
      expect(named).toEqual(expect.arrayContaining(aboutTopscorers.map(({ id }) => `quality ${id}`)));
    // Without a rule on colours only a rematch that the organiser forbids, too, breaks two rules of one bracket.
    const colourBars = edition.rules.some(({ concept }) => concept === 'equal-absolute-colours');
    expect(count.several).toBeGreaterThan(colourBars ? RUNS / 100 : 0);
    expect(count.dead).toBeGreaterThan(RUNS / 100);
    expect(count.followed).toBeGreaterThan(RUNS / 100);
    expect(count.unpairable).toBeGreaterThan(RUNS / 100);
    if (MDPS_APART.includes(edition.id)) expect(count.mdps).toBeGreaterThan(0);
    else expect(count.mdps).toBe(0);
    // Rounds in which there is nothing to choose prove little.
    expect(rounds.choice).toBeGreaterThan(rounds.all / 2);
  });
});

type MutationName = keyof typeof MUTATIONS;

const NAMES = Object.keys(MUTATIONS) as MutationName[];
const FORBIDDEN_BYE: MutationName = 'bye to someone not entitled';

/** Each alteration alone, and some two at once; where somebody may not have the bye, that with all others, too. */
function alterations(state: RoundState, edition: Edition, wantsByes: boolean): (readonly MutationName[])[] {
  const { players } = state;
  const isOdd = players.length % 2 === 1 && players.some(({ id }) => isBarred(state, edition, id));
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
  edition: Edition,
): PublishedRound | null {
  let round: PublishedRound | null = right;
  for (const name of names) round = round === null ? null : MUTATIONS[name](state, round, random, edition);
  return round;
}

function isBarred(state: RoundState, edition: Edition, bye: number | null): boolean {
  const place = state.players.findIndex(({ id }) => id === bye);
  return place >= 0 && edition.round(state).forbids(place, null) !== null;
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
    const { state, round } = found;
    const half = (state.round - 1) * winValue(state.points);
    // In 1992 no topscorer has an absolute preference: any final round with topscorers will do.
    const isFreed = ABOUT_TOPSCORERS[edition.id] === 0;
    const isTouched = state.players.some(
      ({ standing }, place) =>
        2 * standing > half && (isFreed || round.preferenceOf(place).strength === 'absolute'),
    );
    if (state.isFinal && isTouched) return found;
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
  const opened = edition.round(state);
  if (opened.pairedBy !== undefined) return null;
  return { name: `${file.name} round ${round}`, state, round: opened, right };
}

function sameRound(a: PublishedRound, b: PublishedRound): boolean {
  return describeRound(a) === describeRound(b);
}

function describeRound({ pairs, bye }: PublishedRound): string {
  return [...pairs.map(({ white, black }) => `${white}-${black}`).sort(), `bye ${bye}`].join(' ');
}

/** The first bracket that differs is named by the same rule by the letter; colours and unpairable rests have no name there. */
function expectFault(
  letter: LiteralRound,
  wrong: PublishedRound,
  [first]: readonly Deviation[],
  where: string,
): void {
  if (letter.kind !== 'paired') throw new Error(`${where}: ${letter.kind} by the letter`);
  // Texts of procedures compare no candidates.
  if (letter.brackets === null || first.kind === 'colour') return;
  const pairs = wrong.pairs.map(({ white, black }) => [white, black] as const);
  expect(firstFault(letter, { pairs, bye: wrong.bye }), where).toBe(first.rule);
}
