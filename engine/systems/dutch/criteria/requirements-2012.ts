import { Strength } from '../../../rules/colour-preference.js';
import type { DutchPlayer } from '../player.js';
import type { BracketView, Criterion, MdpSetCriterion, Member, QualityCriterion } from './criterion.js';
import { PREVIOUS_ROUND, qualityCriterion, TWO_ROUNDS_BEFORE } from './quality-criterion.js';
import type { EarlierRound } from './quality-criterion.js';

/** I8: the sets of D.3 come before the requirements for upfloaters. */
export const mdpSets: MdpSetCriterion = {
  looksAt: 'set of MDPs',
  level: 'order',
  kind: 'quality',
  id: 'D.3',
  article: 'D.3',
  title: 'sets of moved-down players who are paired',
};

/**
 * What a bracket of 2012 gives up, in the order in which it is given up last (A.11, C.10, C.14): fewer pairs, fewer moved-down
 * players paired, larger score differences, colours, floats.
 */
export const requirements2012: readonly Criterion[] = [
  // I16: the bye falls outside S1.
  qualityCriterion('C.13', 'C.13', {
    title: 'players of the upper one of two joined brackets who get the bye',
    concerns: ({ shape }) => shape === 'joined',
    float: (_view, { mdp }) => (mdp ? 1 : null),
  }),
  qualityCriterion('P', 'C.14', {
    title: 'number of downfloaters (P: as many pairs as possible)',
    float: () => 1,
  }),
  qualityCriterion('M1', 'C.14.b', {
    title: 'moved-down players who stay unpaired',
    concerns: ({ hasMdps, shape }) => hasMdps && shape === 'ordinary',
    float: (_view, { mdp }) => (mdp ? 1 : null),
  }),
  // I16: as many players of S1 as possible meet players of S2.
  qualityCriterion('M1-joined', 'C.14.b', {
    title: 'pairs of two players of the upper one of two joined brackets',
    concerns: ({ shape }) => shape === 'joined',
    pair: (_view, higher, lower) => (higher.mdp && lower.mdp ? 1 : null),
  }),
  // I8.
  qualityCriterion('B.3', 'B.3', {
    title: 'scores of the moved-down players who stay unpaired',
    measure: 'score',
    concerns: ({ hasMdps, shape }) => hasMdps && shape === 'ordinary',
    float: (_view, { player, mdp }) => (mdp ? player.score : null),
  }),
  // I17.
  qualityCriterion('B.3-joined', 'B.3', {
    title: 'squares of the score differences in joined brackets, added up',
    measure: 'squares',
    addsUp: true,
    concerns: ({ shape }) => shape !== 'ordinary',
    pair: (_view, { player: higher }, { player: lower }) => (higher.score - lower.score) ** 2,
    float: ({ lowestScore }, { player }) => (player.score - (lowestScore - ONE_POINT)) ** 2,
  }),
  {
    looksAt: 'downfloaters in the following bracket',
    level: 'quality',
    kind: 'quality',
    id: 'C.12',
    article: 'C.12',
    title: 'downfloaters who cannot be paired in the following bracket',
  },
  qualityCriterion('B.2-topscorers', 'B.2', {
    title: 'pairs with a topscorer in which both have the same absolute colour preference',
    isAboutTopscorers: true,
    concerns: ({ state }) => state.isFinal,
    pair: (_view, { player: a }, { player: b }) =>
      a.topscorer || b.topscorer ? whereEqual(a, b, Strength.absolute) : null,
  }),
  qualityCriterion('A.7.d', 'A.7.d', {
    title: 'pairs of an odd round in which both have the same strong or absolute colour preference',
    concerns: ({ round }) => isOdd(round),
    pair: (_view, { player: a }, { player: b }) => whereEqual(a, b, Strength.strong),
  }),
  qualityCriterion('X', 'A.8.a', {
    title: 'pairs in which both have the same colour preference (X)',
    pair: (_view, { player: a }, { player: b }) => whereEqual(a, b, Strength.mild),
  }),
  qualityCriterion('Z', 'A.8.b', {
    title: 'pairs of an even round in which both have the same strong or absolute colour preference (Z)',
    concerns: ({ round }) => !isOdd(round),
    pair: (_view, { player: a }, { player: b }) => whereEqual(a, b, Strength.strong),
  }),
  downfloat('B.5-down', 'B.5', PREVIOUS_ROUND),
  downfloat('B.6-down', 'B.6', TWO_ROUNDS_BEFORE),
  mdpSets,
  upfloat('B.5-up', 'B.5', PREVIOUS_ROUND),
  upfloat('B.6-up', 'B.6', TWO_ROUNDS_BEFORE),
];

function isOdd(round: number | null): boolean {
  return round !== null && round % 2 === 1;
}

/** 1 for a pair of whom both have the same preference, at least as strong as that. */
function whereEqual(a: DutchPlayer, b: DutchPlayer, least: Strength): number | null {
  const isEqual = a.preference !== null && a.preference === b.preference;
  return isEqual && a.strength >= least && b.strength >= least ? 1 : null;
}

/** I6: of the residents only. */
function downfloat(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `residents who receive the same downfloat as ${round.words}`,
    float: (_view, member) => (!member.mdp && round.floatOf(member) === 'down' ? 1 : null),
  });
}

/** I7: in pairs of a moved-down player with a resident only. */
function upfloat(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `residents who receive the same upfloat as ${round.words}`,
    concerns: ({ hasMdps, shape }: BracketView) => hasMdps && shape !== 'joined-homogeneous',
    pair: (_view, higher: Member, lower: Member) =>
      higher.mdp && !lower.mdp && higher.player.score > lower.player.score && round.floatOf(lower) === 'up'
        ? 1
        : null,
  });
}

/** In tenths. */
const ONE_POINT = 10;
