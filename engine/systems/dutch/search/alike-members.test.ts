import { expect, it } from 'vitest';
import { player, state } from '../../../testing/players.js';
import type { BracketView, Member, QualityCriterion } from '../criteria/criterion.js';
import { dutch2012 } from '../dutch-2012.js';
import { dutch2015Draft } from '../dutch-2015-draft.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import type { DutchEdition } from '../edition.js';
import { otherReadings2012, otherReadings2017, otherReadings2026 } from '../readings/other-readings.js';
import { alikeMembers, TOLD_APART } from './alike-members.js';

const players = [
  player(1, 40, 'WBW', { lastFloat: 'up', topscorer: true, unplayed: 2 }),
  player(2, 40, 'WWB', { earlierFloat: 'up', topscorer: true }),
  player(3, 30, 'WBW', { lastFloat: 'down', earlierFloat: 'down', mayTakeBye: false }),
  player(4, 30, 'BB', { lastFloat: 'up', earlierFloat: 'up', unplayed: 1 }),
  player(5, 30, '', { unplayed: 3 }),
];

const views = (['ordinary', 'joined', 'joined-homogeneous'] as const).flatMap((shape) =>
  [true, false].map((isLast): BracketView => ({
    state: state([], { isFinal: true }),
    colourRules: dutch2026.colourRules,
    score: 30,
    lowestScore: 30,
    hasMdps: true,
    floaterTakesBye: isLast,
    round: 3,
    shape,
  })),
);

/** The fields of players that a criterion reads, of all pairs and downfloaters. */
function fieldsRead(criterion: QualityCriterion): Set<string> {
  const read = new Set<string>();
  const members = players.flatMap((one) =>
    [true, false].map((mdp): Member => ({
      mdp,
      player: new Proxy(one, {
        get: (target, field, receiver): unknown => {
          if (typeof field === 'string') read.add(field);
          return Reflect.get(target, field, receiver);
        },
      }),
    })),
  );
  for (const view of views.filter((one) => criterion.concerns(one)))
    for (const higher of members) {
      criterion.float(view, higher);
      for (const lower of members) criterion.pair(view, higher, lower);
    }
  return read;
}

function criteriaOf(edition: DutchEdition): QualityCriterion[] {
  return edition.criteria
    .flatMap((own) => {
      if (own.looksAt === 'bracket') return [own];
      return own.looksAt === 'following bracket' ? own.reads : [];
    })
    .filter(({ isAboutTopscorers }) => !isAboutTopscorers);
}

it.each<readonly [DutchEdition, Parameters<typeof otherwise>[1]]>([
  [dutch2012, otherReadings2012],
  [dutch2015Draft, []],
  [dutch2017, otherReadings2017],
  [dutch2026, otherReadings2026],
])('no criterion reads of a player what classes do not tell apart', (edition, readings) => {
  const read = new Set(
    otherwise(edition, readings)
      .flatMap((one) => criteriaOf(one))
      .flatMap((own) => [...fieldsRead(own)]),
  );
  expect(read.size).toBeGreaterThan(4);
  expect(TOLD_APART).toEqual(expect.arrayContaining([...read]));
});

function otherwise(
  edition: DutchEdition,
  readings: readonly { change(own: DutchEdition): DutchEdition }[],
): DutchEdition[] {
  return [edition, ...readings.map((one) => one.change(edition))];
}

it('players who differ in one of these, or stand elsewhere, are in classes of their own', () => {
  const others = [
    player(1, 30, 'WB'),
    player(2, 30, 'WB'),
    player(3, 20, 'WB'),
    player(4, 30, 'BW'),
    player(5, 30, 'W'),
    player(6, 30, 'WB', { lastFloat: 'up' }),
    player(7, 30, 'WB', { earlierFloat: 'up' }),
    player(8, 30, 'WB', { unplayed: 1 }),
    player(9, 30, 'WB', { mayTakeBye: false }),
    player(10, 30, 'WB', { topscorer: true }),
    player(11, 30, 'WB'),
  ];
  const members = others.map((one): Member => ({ player: one, mdp: false }));
  const exposable = members.map(() => false);
  const classOf = alikeMembers(members, 13, { exposable, sections: [10, 11, 11], lookedAt: 11 });
  expect([...classOf]).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]);
});
