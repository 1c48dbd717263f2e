import { describe, expect, test } from 'vitest';
import type { AuditReport, NormAudit, PlayerAudit } from '../../checker/audit/index.js';
import { NORMS, judgeNorm } from '../../engine/norms/index.js';
import type { NormTitle, Requirement } from '../../engine/norms/index.js';
import { candidateWith, event, opponents } from '../../engine/norms/testing/made-up.js';
import { shownNorms } from './shown-norms.js';

const RESULT = judgeNorm(NORMS[0], candidateWith(opponents(9, {}), 9), event({}));
const UNMET: readonly Requirement['name'][] = ['foreign-federations', 'title-holders', 'players', 'score'];

/** A norm that was made. */
function made(title: NormTitle, parts: Partial<NormAudit> = {}): NormAudit {
  return {
    ...{ title, isHeld: false, touches: [], deviatesElsewhere: [], possible: null },
    result: { ...RESULT, verdict: 'made' },
    ...parts,
  };
}

function unknown(title: NormTitle, parts: Partial<NormAudit> = {}): NormAudit {
  return made(title, { result: { ...RESULT, verdict: 'unknown' }, ...parts });
}

/** A norm that was not made: so many requirements are not met. */
function attempt(title: NormTitle, unmet: number, parts: Partial<NormAudit> = {}): NormAudit {
  const requirements = UNMET.slice(0, unmet).map((name): Requirement => ({
    ...{ name, article: '', value: 1, threshold: 2, limit: 'at-least', holds: false },
  }));
  return made(title, { result: { ...RESULT, verdict: 'not-made', requirements }, ...parts });
}

function player(id: number, norms: readonly NormAudit[], sex: 'm' | 'w' | null = 'm'): PlayerAudit {
  const person = { id, title: '', rating: 2400, federation: 'NOR', sex };
  return { person, name: `Player ${id}`, ...{ fideId: '', birthDate: '', rounds: [], excluded: [] }, norms };
}

function shown(players: readonly PlayerAudit[], style = {}): string[] {
  const report: AuditReport = {
    ...{ file: 'a.trf', name: 'Open', verdict: 'untouched', problems: [], check: null, settings: null },
    ...{ facts: null, players, remarks: [] },
  };
  return shownNorms(report, { isQuiet: false, ...style }).map(
    ({ player: { person }, norm }) => `${person.id} ${norm.title} ${norm.result.verdict}`,
  );
}

describe('the best attempt of a player without a norm', () => {
  test.each<[string, readonly NormAudit[], string[]]>([
    ['no norm was tried', [], []],
    ['one requirement is not met', [attempt('IM', 1)], ['1 IM not-made']],
    ['two are not met', [attempt('IM', 2)], ['1 IM not-made']],
    ['three are not met', [attempt('IM', 3)], []],
    ['the one that lacks least', [attempt('GM', 1), attempt('IM', 2)], ['1 GM not-made']],
    [
      'the one that lacks least, though another lacks much',
      [attempt('GM', 4), attempt('IM', 1)],
      ['1 IM not-made'],
    ],
    ['of two that lack as much the lower title', [attempt('GM', 2), attempt('IM', 2)], ['1 IM not-made']],
    ['none of a title that the player holds', [attempt('IM', 1, { isHeld: true })], []],
    [
      'of the others if the player holds one title',
      [attempt('GM', 2), attempt('IM', 1, { isHeld: true })],
      ['1 GM not-made'],
    ],
    ['none beside a norm that was made', [attempt('GM', 1), made('IM')], ['1 IM made']],
    ['none beside a norm that may have been made', [attempt('GM', 1), unknown('IM')], ['1 IM unknown']],
    [
      'beside a norm of a title that the player holds',
      [attempt('GM', 1), made('IM', { isHeld: true })],
      ['1 GM not-made'],
    ],
  ])('%s', (_, norms, titles) => {
    expect(shown([player(1, norms)])).toEqual(titles);
  });

  test.each<['m' | 'w' | null, string[]]>([
    ['w', ['1 WIM not-made']],
    ['m', ['1 IM not-made']],
    [null, ['1 IM not-made']],
  ])('is at a title of women for women only: %s', (sex, titles) => {
    expect(shown([player(1, [attempt('IM', 2), attempt('WIM', 1)], sex)])).toEqual(titles);
  });

  test('is not there for a man if only titles of women were tried', () => {
    expect(shown([player(1, [attempt('WIM', 1)])])).toEqual([]);
  });
});

describe('the norms of several players', () => {
  const players = [
    player(1, [attempt('IM', 2)]),
    player(2, [unknown('GM'), made('IM')]),
    player(3, [made('GM', { isHeld: true }), attempt('IM', 4, { isHeld: true })]),
    player(4, [made('GM'), attempt('IM', 4)]),
    player(5, [attempt('GM', 4), attempt('IM', 3)]),
  ];

  test('are those that were made, those that may have been made, then the best attempts', () => {
    expect(shown(players)).toEqual(['2 IM made', '4 GM made', '2 GM unknown', '1 IM not-made']);
  });

  test('have no attempts in a quiet report', () => {
    expect(shown(players, { isQuiet: true })).toEqual(['2 IM made', '4 GM made', '2 GM unknown']);
  });

  test.each([false, true])('have all attempts if all norms are wanted, quiet: %s', (isQuiet) => {
    expect(shown(players, { isAll: true, isQuiet })).toEqual([
      ...['2 IM made', '4 GM made', '2 GM unknown'],
      ...['1 IM not-made', '4 IM not-made', '5 GM not-made', '5 IM not-made'],
    ]);
  });
});
