import { expect, test } from 'vitest';
import { parseTrf } from '../corpus/index.js';
import { generate, presets } from '../generator/index.js';
import { runs } from '../tests/suite.js';
import { checkFile } from './index.js';
import { numbered } from './testing/numbered.js';
import { spokenProblem } from '../reports/words/found-problem-words.js';

/** Events without acceleration, forbidden pairs and announced byes, so that only 001 records hold numbers. */
const EVENTS = { ...presets.calm, players: 14, rounds: 6, forbiddenPairs: 0, acceleration: 'none' as const };

/** Without ratings, which are in columns 49 to 52. */
function unrated(text: string): string {
  return text.replace(/^(001.{45}).{4}/gm, '$1    ');
}

/** The players of an event by their printed points, those with as many by their numbers. */
function byPoints(text: string): number[] {
  const { tournament } = parseTrf(text);
  const players = [...(tournament?.players ?? [])];
  return players.sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || b.id - a.id).map(({ id }) => id);
}

function verdictOf(text: string): string {
  const { verdict, problems } = checkFile(text, 'event.trf', { triesDay: false });
  return problems.some(({ code }) => code === 'numbers-after-play') ? 'numbers after play' : verdict;
}

const FILES = [...generate(EVENTS, { seed: 'numbers', count: runs(4, 25), format: 'trf16' })].map(
  ({ text }) => text,
);

test('a file numbered by the final ranks is not judged, with ratings or without', () => {
  for (const text of FILES) {
    const lost = numbered(text, byPoints(text));
    expect([verdictOf(text), verdictOf(lost), verdictOf(unrated(lost))]).toEqual([
      'agrees',
      'numbers after play',
      'numbers after play',
    ]);
  }
});

test('it says which numbers and what is missing', () => {
  const lost = numbered(FILES[0], byPoints(FILES[0]));
  const [problem] = checkFile(lost, 'event.trf')
    .problems.map(spokenProblem)
    .filter(({ severity }) => severity === 'error');
  expect(problem).toMatchObject({ text: '1', column: 5 });
  expect(problem.expected).toContain('starting numbers');
  expect(lost.split('\n')[problem.line - 1]).toMatch(/^001 {4}1 /);
  expect(problem.message).toMatch(/ranks after round 6 \(1 has [\d.]+, 2 has [\d.]+, …, 14 has [\d.]+\)/);
});

test('any other order of the numbers is judged', () => {
  for (const text of FILES) {
    const [first, ...others] = byPoints(text);
    expect(verdictOf(unrated(numbered(text, [...others, first])))).toBe('deviates');
  }
});

test('an unrated file with a deviation in round 1 is judged', () => {
  for (const text of FILES) {
    // The colours of the first board turned, in both records.
    const [board] = /(?<=^001 {4}1 .{82})[ \d]{4}/m.exec(text) ?? [''];
    const turned = text.replace(new RegExp(`^001 (?:   1|${board}) .*$`, 'gm'), (line) => {
      const colour = line[96] === 'w' ? 'b' : 'w';
      return `${line.slice(0, 96)}${colour}${line.slice(97)}`;
    });
    expect(verdictOf(unrated(turned))).toBe('deviates');
  }
});
