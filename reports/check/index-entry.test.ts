import { describe, expect, it } from 'vitest';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import { byAttention, indexEntry, worstLast } from './index-entry.js';
import type { IndexEntry } from './index-entry.js';

const WRONG = report([round([], { round: 1 }), round([deviation()], { round: 2 })], { file: 'wrong.trf' });
const RIGHT = report([round([])], { file: 'right.trf' });
const PART = report([round([]), round([], { verdict: 'not-checked' })], {
  file: 'part.trf',
  verdict: 'agrees',
});
const OTHERWISE = report([round([], { verdict: 'agrees-otherwise' })], {
  file: 'otherwise.trf',
  verdict: 'agrees',
});
const BROKEN = invalid({ file: 'broken.trf' });

describe('an entry of the index', () => {
  it.each([
    [WRONG, 'deviates'],
    [RIGHT, 'agrees'],
    [PART, 'open'],
    [OTHERWISE, 'open'],
    [BROKEN, 'unchecked'],
    [report([], { verdict: 'not-checked' }), 'unchecked'],
  ] as const)('%#: has the state of the tournament', (of, state) => {
    expect(indexEntry(of).state).toBe(state);
  });

  it('names the first rule that a round breaks of its own, not one that follows or is declared', () => {
    const follows = deviation({ rule: 'C1', title: 'first', consequenceOf: 1 });
    const declared = deviation({ rule: 'C2', title: 'second', declared: true });
    const own = deviation({ rule: 'C7', title: 'third' });
    const of = report([round([], { round: 1 }), round([follows, declared, own], { round: 2 })]);
    expect(indexEntry(of).broken).toEqual({ rule: 'C7', words: 'third' });
    expect(indexEntry(report([round([declared])])).broken).toEqual({ rule: 'C2', words: 'second' });
    expect(indexEntry(report([round([], { verdict: 'impossible' })])).broken).toEqual({
      rule: '',
      words: 'no pairing is legal',
    });
    expect(indexEntry(RIGHT).broken).toBeNull();
  });

  it('has a reason if something was not checked', () => {
    expect(indexEntry(BROKEN).reason).toBe('This is no result.');
    expect(indexEntry(OTHERWISE).reason).toBe('1 round right otherwise');
    expect(indexEntry(WRONG).reason).toBeNull();
  });

  it('has the facts of the event', () => {
    const event = {
      place: 'Port-Lune',
      federation: 'FRA',
      from: '2026-05-04',
      until: '',
      chiefArbiter: 'A. Arbiter',
    };
    expect(indexEntry({ ...RIGHT, event }).event).toEqual(event);
    expect(indexEntry(RIGHT).event).toBeNull();
  });
});

describe('the order of attention', () => {
  const entries = [RIGHT, OTHERWISE, WRONG, BROKEN].map(indexEntry);
  const standings: IndexEntry = { ...entries[0], file: 'standings.trf', hasWrongStandings: true };

  it('has deviations first, then files that were not checked, then standings, then open rounds', () => {
    const files = [entries[0], standings, ...entries.slice(1)].sort(byAttention).map(({ file }) => file);
    expect(files).toEqual(['wrong.trf', 'broken.trf', 'standings.trf', 'otherwise.trf', 'right.trf']);
  });

  it('turns round for a text, whose end is next to the prompt', () => {
    const all = [...entries, null];
    expect(worstLast(['right', 'otherwise', 'wrong', 'broken', ''], { entries: all }, byAttention)).toEqual([
      'right',
      'otherwise',
      'broken',
      'wrong',
    ]);
  });
});
