import { describe, expect, it } from 'vitest';
import { parseTrf } from '../corpus/index.js';
import { dutch2017, dutch2026, EventHistory, initialColourOf, pairRound } from '../engine/index.js';
import type { DutchEdition } from '../engine/index.js';
import { exhaustiveVerdict } from '../engine/dutch/reference/exhaustive-verdict.js';
import { randomNumbers } from '../engine/testing/random-event.js';
import { judgeRound } from './judge-round.js';
import { publishedRound } from './published-round.js';
import type { PublishedRound } from './published-round.js';
import { goldenFiles } from './testing/golden.js';
import { MUTATIONS } from './testing/mutations.js';
import { randomSituation } from './testing/situations.js';
import type { Situation as RandomSituation } from './testing/situations.js';

/** Mutations tried per edition; `npm run test:long` takes more. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 1500);
const ENUMERABLE = 10;

type Situation = Omit<RandomSituation, 'outcome'>;

describe.each([dutch2017, dutch2026])('wrongly paired rounds, $id', (edition) => {
  it('are all found, with the reason that trying everything gives', () => {
    const random = randomNumbers(20261121);
    const table = new Map<string, number>();
    const names = Object.keys(MUTATIONS) as (keyof typeof MUTATIONS)[];
    let done = 0;
    for (let i = 0; done < RUNS; i++) {
      const { name, state, right } = situation(edition, i, random);
      for (const mutation of names) {
        const wrong = MUTATIONS[mutation](state, right, random);
        if (wrong === null || sameRound(right, wrong)) continue;
        const outcome = pairRound(state, edition);
        if (outcome.kind !== 'paired') throw new Error('a paired round is impossible');
        const [first] = judgeRound(state, edition, wrong, outcome);
        const where = `${name}: ${mutation}: ${describeRound(wrong)}`;
        expect(first, where).toBeDefined();
        expect(first.kind, where).not.toBe('reference');
        const found = { kind: first.kind, rule: first.rule, bracket: first.bracket };
        if (first.kind !== 'colour') {
          const pairs = wrong.pairs.map(({ white, black }) => [white, black] as const);
          expect(found, where).toEqual(exhaustiveVerdict(state, edition, { pairs, bye: wrong.bye }));
        } else {
          expect(mutation, where).not.toMatch(/bye/);
        }
        done += 1;
        const cell = `${mutation} | ${first.kind} ${first.rule}`;
        table.set(cell, (table.get(cell) ?? 0) + 1);
      }
    }
    if (process.env['SWISSPROOF_TABLE'] !== undefined)
      process.stdout.write(
        `${edition.id}: ${done} mutations\n${[...table]
          .sort()
          .map(([cell, count]) => `${cell} | ${count}`)
          .join('\n')}\n`,
      );
  });
});

const tiny = new Map<string, ReturnType<typeof goldenFiles>>();

/** A rightly paired small round: of a golden tournament in every other case (where there are any), else of a random one. */
function situation(edition: DutchEdition, index: number, random: () => number): Situation {
  if (index % 2 === 0) {
    const found = goldenSituation(edition, index, random);
    if (found !== null) return found;
  }
  return randomSituation(edition, random, ENUMERABLE);
}

function goldenSituation(edition: DutchEdition, index: number, random: () => number): Situation | null {
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
  const history = new EventHistory(tournament, edition);
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
