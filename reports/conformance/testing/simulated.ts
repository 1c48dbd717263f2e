import { asDeclared, editions, pairsTeams, withChoices } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import { generateTournament, presets } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import { FEATURES } from './features.js';
import type { Feature } from './features.js';
import type { Moment } from './moment.js';
import { momentBefore } from './sources.js';

/** A kind of simulated events of which the suite has some cases of every edition. */
export interface Topic {
  readonly name: string;
  readonly cases: number;
  readonly config: GeneratorConfig;
  /** What a case must have; absent: nothing more. */
  readonly feature?: Feature;
}

const { rates: calmRates } = presets.calm;
const CALM: GeneratorConfig = {
  ...presets.calm,
  strengthSpread: 200,
  players: { min: 6, max: 10 },
  rounds: { min: 4, max: 6 },
};
const of = (name: string, config: GeneratorConfig, feature?: Feature, cases = 1): Topic => ({
  name,
  cases,
  config: { ...CALM, ...config },
  ...(feature === undefined ? {} : { feature }),
});
const withRates = (rates: GeneratorConfig['rates']): GeneratorConfig => ({
  rates: { ...calmRates, ...rates },
});

export const TOPICS: readonly Topic[] = [
  of('calm', {}),
  of('first-round', {}, 'first-round'),
  of('last-round', {}, 'last-round'),
  of('black-first', { initialColour: 'black' }, 'initial-colour-black'),
  of('bye', { players: { min: 5, max: 9 } }, 'bye'),
  of('half-point-bye', withRates({ halfPointBye: 0.15 }), 'half-point-bye'),
  of('full-point-bye', withRates({ fullPointBye: 0.1 }), 'full-point-bye'),
  of('forfeit', withRates({ forfeit: 0.25, doubleForfeit: 0.03 }), 'forfeit'),
  of('absence', withRates({ zeroPointBye: 0.1, withdrawal: 0.08 }), 'absence'),
  of('late-entry', withRates({ lateEntry: 0.3 }), 'late-entry'),
  of('baku', { acceleration: 'baku', players: { min: 8, max: 10 }, rounds: 9 }, 'acceleration'),
  of('virtual-points', { acceleration: { rounds: [1, 1, 0.5], share: 0.4 } }, 'acceleration'),
  of('forbidden-pairs', { forbiddenPairs: 2 }, 'forbidden-pairs'),
  of('by-hand', { handPaired: 0.3, rounds: { min: 5, max: 7 } }, undefined, 3),
  of('large', { players: { min: 12, max: 14 }, rounds: { min: 5, max: 7 } }),
];

/** Systems of points that record 162 can tell; every edition has some of them. */
const POINT_TOPICS: readonly Topic[] = [
  of('points-3-1-0', { points: '3-1-0' }, 'points'),
  of('points-bye-half', { players: { min: 5, max: 9 }, points: { pairingAllocatedBye: 0.5 } }, 'points'),
  of('points-2-1-0', { points: { win: 2, draw: 1 } }, 'points'),
  of('points-bye-nothing', { players: { min: 5, max: 9 }, points: { pairingAllocatedBye: 0 } }, 'points'),
  of('points-3-2-1', { points: { win: 3, draw: 2, loss: 1 } }, 'points'),
  of(
    'points-absence',
    { ...withRates({ zeroPointBye: 0.15, forfeit: 0.15 }), points: { zeroPointBye: 0.5, forfeitLoss: 0.5 } },
    'points',
  ),
];
const POINTS_AN_EDITION = 2;

/** The topics of an edition: all, and some systems of points. */
export function topicsOf(edition: Edition): Topic[] {
  const first = editions.findIndex(({ id }) => id === edition.id) * POINTS_AN_EDITION;
  const points = Array.from(
    { length: POINTS_AN_EDITION },
    (_, index) => POINT_TOPICS[(first + index) % POINT_TOPICS.length],
  );
  return [...TOPICS, ...points];
}

/** The forms of an edition of which the suite has simulated events besides the usual one. */
export function otherForms(edition: Edition): Edition[] {
  const declared = (edition.declarable?.options ?? []).flatMap(({ name, values, usual }) =>
    values.filter((value) => value !== usual).map((value) => withChoices(edition, { [name]: value })),
  );
  return [
    ...(edition.forMaxi === undefined ? [] : [asDeclared(edition, { isMaxi: true, reading: null })]),
    ...declared,
  ];
}

/** The moments of a topic, the same for the same edition. */
export function* simulatedMoments(
  edition: Edition,
  { name, config, feature }: Topic,
  nameOf: (count: number) => string,
): Generator<Moment> {
  const choices = choicesOf(edition);
  const settings: GeneratorConfig = {
    ...config,
    system: edition.id,
    atMost: true,
    fullHeader: false,
    ...(pairsTeams(edition) ? { teams: { boards: 2, reserves: 0, matchPoints: '2-1-0' } } : {}),
    ...(edition.declared?.includes('--maxi') === true ? { maxi: true } : {}),
    ...(Object.keys(choices).length === 0 ? {} : { choices }),
  };
  const hasFeature = (moment: Moment): boolean => feature === undefined || FEATURES[feature](moment);
  let found = 0;
  for (let index = 1; index <= MOST_TRIES; index++) {
    const tournament = generateTournament(settings, `conformance ${edition.id} ${name}`, index);
    const rounds = Array.from({ length: tournament.pairedRounds - (index % 2) }, (_, place) => place + 1);
    // Later rounds have more to decide.
    const moment = rounds
      .reverse()
      .map((round) => momentBefore(tournament, round, edition, nameOf(found + 1)))
      .find((one) => one !== null && one.state.players.length <= edition.literalLimit && hasFeature(one));
    if (moment === undefined || moment === null) continue;
    found += 1;
    yield moment;
  }
}

const MOST_TRIES = 200;

function choicesOf({ declarable, declared = [] }: Edition): Record<string, string> {
  const words = declared.flatMap((one) => one.split(' '));
  return Object.fromEntries(
    (declarable?.options ?? []).flatMap(({ name }) => {
      const at = words.indexOf(`--${name}`);
      return at < 0 ? [] : [[name, words[at + 1]]];
    }),
  );
}
