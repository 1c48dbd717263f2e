import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { burstein2026, dubov2026, dutch2026 } from '../engine/testing/editions.js';
import { randomNumbers } from '../engine/testing/random-event.js';
import { generate, presets } from '../generator/index.js';
import { runs } from '../tests/suite.js';
import { checkFile } from './check-file.js';
import { alter } from './testing/alterations.js';
import { numbered } from './testing/numbered.js';
import { spokenProblem } from '../reports/words/found-problem-words.js';

/** Events of which only 001 records hold numbers. */
const EVENTS = { ...presets.calm, forbiddenPairs: 0, acceleration: 'none' as const };

function events(players: number, rounds: number, count: number): string[] {
  const config = { ...EVENTS, players, rounds };
  return [...generate(config, { seed: `other numbers ${players}`, count, format: 'trf16' })].map(
    ({ text }) => text,
  );
}

const FILES = [
  ...events(24, 7, runs(6, 20, 170)),
  ...events(41, 9, runs(4, 15, 170)),
  ...events(80, 9, runs(2, 8, 160)),
];

function read(text: string): Tournament {
  const { tournament } = parseTrf(text);
  if (tournament === null) throw new Error('not a tournament');
  return tournament;
}

function isCalledSo(text: string): boolean {
  return checkFile(text, 'x', { standings: null }).problems.some(({ code }) => code === 'other-numbers');
}

/** The event with the numbers of ratings that have changed since, by so many points at most. */
function jittered(text: string, most: number, random: () => number): string {
  const order = read(text).players.map(({ id, rating }) => ({
    id,
    rating: (rating ?? 0) + Math.round((random() * 2 - 1) * most),
  }));
  order.sort((a, b) => b.rating - a.rating || a.id - b.id);
  return numbered(
    text,
    order.map(({ id }) => id),
  );
}

it('a real export with the ratings of a later day: the rounds are not judged', () => {
  const content = readFileSync(new URL('../corpus/found/renumbered.trf', import.meta.url));
  const report = checkFile(content, 'renumbered');
  expect(report).toMatchObject({ verdict: 'invalid', rounds: [] });
  const [problem] = report.problems.filter(({ severity }) => severity === 'error');
  expect(problem).toMatchObject({ code: 'other-numbers', line: 11, column: 5 });
  expect(spokenProblem(problem).message).toBe(
    'The numbers in the file are probably not those by which the rounds were paired: with player 19 at another place the rounds 1, 2, 3 agree, which deviate by the numbers of the file. No round is judged by them.',
  );
});

describe('events numbered anew after they were played', () => {
  it.each([30, 80])('are found, ratings changed by up to %i points', (most) => {
    const random = randomNumbers(most);
    let [accused, found] = [0, 0];
    for (const text of FILES) {
      const other = jittered(text, most, random);
      const { verdict, problems } = checkFile(other, 'x', { standings: null });
      const isFound = problems.some(({ code }) => code === 'other-numbers');
      if (isFound) found += 1;
      else if (verdict === 'deviates') accused += 1;
    }
    expect(found).toBeGreaterThan(2 * accused);
  });
});

describe('events with rounds paired wrongly', () => {
  it('are judged where another order explains round 1 and, by chance, a single later one', () => {
    const content = readFileSync(new URL('../corpus/found/altered-round-one.trf', import.meta.url));
    const report = checkFile(content, 'altered');
    expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report.verdict).toBe('deviates');
    expect(report.rounds).toHaveLength(8);
    expect(report.rounds[0].verdict).toBe('deviates');
  });

  it('are judged by their numbers', () => {
    const random = randomNumbers(57);
    const called = FILES.filter((text, index) => {
      const event = read(text);
      const pick = (): number => Math.floor(random() * 1000);
      const wrong = alter(event, 1, index % 3 === 0 ? 'flip colours' : 'swap opponents', pick()) ?? event;
      const round = 2 + (pick() % (event.pairedRounds - 1));
      const both = index % 2 === 0 ? (alter(wrong, round, 'swap opponents', pick()) ?? wrong) : wrong;
      return isCalledSo(writeTrf(both, { format: 'trf16' }));
    });
    expect(called).toEqual([]);
  });

  it.each([dubov2026, burstein2026, dutch2026])(
    'are judged by their numbers, also where the altered round 1 makes later rounds deviate, $id',
    (edition) => {
      const random = randomNumbers(7);
      const called: number[] = [];
      const config = { ...EVENTS, system: edition.id, players: 12, rounds: 5 };
      let index = 0;
      for (const { text } of generate(config, { seed: 'altered', count: runs(150, 600, 3000) })) {
        const wrong = alter(read(text), 1, 'swap opponents', Math.floor(random() * 1000));
        index += 1;
        if (wrong !== null && isCalledSo(writeTrf(wrong, { format: 'trf26' }))) called.push(index);
      }
      expect(called).toEqual([]);
    },
  );

  it('are judged where the examples of wrong rounds are', () => {
    const folder = new URL('../corpus/wrong-rounds/', import.meta.url);
    const names = readdirSync(folder).filter((name) => name.endsWith('.trf'));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => isCalledSo(readFileSync(new URL(name, folder), 'latin1')))).toEqual([]);
  });
});
