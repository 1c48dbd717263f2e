import { describe, expect, test } from 'vitest';
import { editions } from '../../engine/index.js';
import { readingsWords, readingWithSides, readingWords, sidesWords } from './reading-words.js';
import { wordsOf } from './words-of.js';

type Side = Parameters<typeof sidesWords>[1][number];

const so = (program: string, reading = 'B1'): Side => ({
  ...{ reading, program, version: '1.0', side: 'otherwise' },
});
const asHere = (program: string, reading = 'B1'): Side => ({ ...so(program, reading), side: 'as-here' });

describe('the programs that read a doubtful place in one way or the other', () => {
  test.each<[readonly Side[], string | null]>([
    [[], null],
    [[so('One')], 'One 1.0 reads it so'],
    [[so('One'), so('Two')], 'One 1.0 and Two 1.0 read it so'],
    [[so('One'), so('Two'), so('Three')], 'One 1.0, Two 1.0 and Three 1.0 read it so'],
    [[asHere('One')], 'One 1.0 reads it as swissproof does'],
    [[asHere('One'), asHere('Two')], 'One 1.0 and Two 1.0 read it as swissproof does'],
    [[asHere('One'), so('Two')], 'Two 1.0 reads it so; One 1.0 reads it as swissproof does'],
    [[so('One', 'B5')], null],
  ])('%#: %j', (sides, words) => {
    expect(sidesWords('B1', sides)).toBe(words);
  });

  test('of several readings together the programs of each', () => {
    const sides = [so('One', 'B1'), so('Two', 'B5'), asHere('Three', 'B5'), so('Four', 'C2')];
    expect(sidesWords('B1+B5', sides)).toBe(
      'One 1.0 and Two 1.0 read it so; Three 1.0 reads it as swissproof does',
    );
  });
});

describe('what a reading says', () => {
  const [id, words] = Object.entries(
    editions.map((edition) => wordsOf(edition.id).readings).find((own) => Object.keys(own).length > 0) ?? {},
  )[0];

  test('by its number, by an edition, and of several together', () => {
    expect(readingWords(id)).toBe(`reading ${id}: ${words}`);
    expect(readingWords('dutch-2017')).toBe('the rules of dutch-2017');
    expect(readingWords(`${id}+dutch-2017`)).toBe(
      `reading ${id}: ${words} together with the rules of dutch-2017`,
    );
  });

  test('the programs follow in brackets', () => {
    expect(readingWithSides(id, [])).toBe(`reading ${id}: ${words}`);
    expect(readingWithSides(id, [so('One', id)])).toBe(`reading ${id}: ${words} (One 1.0 reads it so)`);
  });

  test.each([
    [[], null],
    [['dutch-2017'], 'the answer is what these give: the rules of dutch-2017'],
    [
      ['dutch-2017', 'dutch-2012'],
      'the answer is what these give: the rules of dutch-2017; the rules of dutch-2012',
    ],
  ])('the readings %j that give an answer', (ids, sentence) => {
    expect(readingsWords(ids, [])).toBe(sentence);
  });
});
