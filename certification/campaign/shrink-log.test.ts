import { describe, expect, it } from 'vitest';
import { copyShrinkLog, ShrinkLog } from './shrink-log.js';
import type { ShrinkKey, ShrinkOutcome, ShrunkFile } from './shrunk-case.js';
import { MemoryFolder } from './store/memory-folder.js';

const KEY: ShrinkKey = { rule: 'C12', index: 7, direction: 'live', round: 2 };
const SHRUNK: ShrunkFile = {
  ...KEY,
  ...{ file: 'shrunk.trf', theirFile: 'theirs.trf', from: [12, 5], to: [6, 2], stoppedBy: null },
  ...{ text: '012 small', theirText: '012 theirs' },
};
const FAILED = { questions: 2, outcome: 'candidate-crash', note: 'it died', input: '012 asked' } as const;

const { theirText: _theirText, ...ONLY_OURS } = SHRUNK;
const { input: _input, ...WITHOUT_FILE } = FAILED;

/** What a log makes of a line. */
function readFrom(line: object | null): ShrinkOutcome | undefined {
  const folder = new MemoryFolder();
  folder.write('shrink.jsonl', `${JSON.stringify(line)}\n`);
  const { shrunk, failed } = new ShrinkLog(folder).outcomeOf(KEY) ?? {};
  return shrunk === undefined || failed === undefined ? undefined : { shrunk, failed };
}

describe('a line of the log', () => {
  it.each([
    ['a tournament', { shrunk: SHRUNK, failed: null }],
    ['a tournament, with questions that failed', { shrunk: SHRUNK, failed: FAILED }],
    ['a deviation that cannot be repeated', { shrunk: null, failed: null }],
    ['a failure', { shrunk: null, failed: FAILED }],
  ])('is read: %s', (_, outcome) => {
    expect(readFrom({ ...KEY, ...outcome })).toEqual(outcome);
  });

  it.each([
    ['no file for the program', { ...KEY, shrunk: ONLY_OURS, failed: null }],
    [
      'no file for the program, beside a failure that is whole',
      { ...KEY, shrunk: ONLY_OURS, failed: FAILED },
    ],
    ['no file at which it failed', { ...KEY, shrunk: null, failed: WITHOUT_FILE }],
    [
      'no file at which it failed, beside a whole tournament',
      { ...KEY, shrunk: SHRUNK, failed: WITHOUT_FILE },
    ],
    ['neither', { ...KEY, shrunk: ONLY_OURS, failed: WITHOUT_FILE }],
    ['no tournament, not even none', { ...KEY, failed: null }],
    ['no failure, not even none', { ...KEY, shrunk: SHRUNK }],
    ['nothing at all', null],
  ])('is left out where it has %s', (_, line) => {
    expect(readFrom(line)).toBeUndefined();
  });
});

describe('the log', () => {
  it('takes up what was written, and the later of two lines', () => {
    const folder = new MemoryFolder();
    const log = new ShrinkLog(folder);
    log.add(KEY, { shrunk: null, failed: FAILED });
    log.add({ ...KEY, round: 3 }, { shrunk: null, failed: null });
    log.add(KEY, { shrunk: SHRUNK, failed: null });
    for (const one of [log, new ShrinkLog(folder)]) {
      expect(one.outcomeOf(KEY)).toMatchObject({ shrunk: SHRUNK, failed: null });
      expect(one.outcomeOf({ ...KEY, round: 3 })).toMatchObject({ shrunk: null, failed: null });
      expect(one.outcomeOf({ ...KEY, rule: 'C14' })).toBeUndefined();
    }
    expect(folder.read('shrink.jsonl')?.split('\n')).toHaveLength(4);
  });

  it('removes a line that was cut off, so that the next one stands by itself', () => {
    const folder = new MemoryFolder();
    new ShrinkLog(folder).add(KEY, { shrunk: SHRUNK, failed: null });
    const whole = folder.read('shrink.jsonl')!;
    folder.write('shrink.jsonl', `${whole}{"rule":"C14"`);
    const log = new ShrinkLog(folder);
    expect(folder.read('shrink.jsonl')).toBe(whole);
    log.add({ ...KEY, rule: 'C14' }, { shrunk: null, failed: null });
    expect(new ShrinkLog(folder).outcomeOf({ ...KEY, rule: 'C14' })).toBeDefined();
  });

  it.each([
    ['is not known', null, true],
    ['failed', { shrunk: null, failed: FAILED }, true],
    ['was shrunk', { shrunk: null, failed: null }, false],
  ] as const)('takes over from another what %s', (_, own, isTaken) => {
    const [from, to] = [new MemoryFolder(), new MemoryFolder()];
    new ShrinkLog(from).add(KEY, { shrunk: SHRUNK, failed: null });
    if (own !== null) new ShrinkLog(to).add(KEY, own);
    copyShrinkLog(from, to);
    expect(new ShrinkLog(to).outcomeOf(KEY)?.shrunk).toEqual(isTaken ? SHRUNK : null);
  });
});
