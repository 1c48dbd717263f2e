import { editions } from '../engine/index.js';
import { ROBIN_KINDS } from '../engine/round-robin/index.js';
import type {
  FieldConfig,
  FreeAcceleration,
  GeneratorConfig,
  RateConfig,
  RatingConfig,
  RosterPlayer,
  Span,
  TableConfig,
} from '../generator/index.js';
import {
  dictionaryOf,
  either,
  flag,
  listOf,
  number,
  oneOf,
  orNull,
  parts,
  required,
  text,
  whole,
} from './shapes.js';
import type { Shape, ShapeOf } from './shapes.js';
import { pointShape } from './point-shape.js';

/** What a configuration of the generator must be, as `corpus/schema/generator-config.schema.json` says it of a file. */
export function configShape(): ShapeOf<GeneratorConfig> {
  return {
    system: oneOf([...editions, ...ROBIN_KINDS].map(({ id }) => id)),
    maxi: flag,
    choices: dictionaryOf(text),
    players: range(whole(2, 9999)),
    rounds: range(whole(1, 50)),
    ratings: parts(RATINGS),
    strengthSpread: range(number(0, 1000)),
    rates: parts(RATES),
    shuffledNumbers: CHANCE,
    initialColour: oneOf(['white', 'black', 'random']),
    points: oneOrList(POINT_CHOICE),
    acceleration: oneOrList(ACCELERATION),
    forbiddenPairs: COUNT_RANGE,
    handPaired: number(0, 0.3),
    adjourned: number(0, 1),
    corrected: number(0, 1),
    renumbered: number(0, 1),
    field: parts(FIELD),
    teams: parts({ boards: range(whole(1, 20)), reserves: range(whole(0, 20)), matchPoints: text }),
    table: parts(TABLE),
    tieBreaks: TIE_BREAKS,
    fullHeader: flag,
    roster: listOf(parts(ROSTER_PLAYER)),
    atMost: flag,
  };
}

function range(of: Shape): Shape {
  const ends: ShapeOf<Span> = { min: required(of), max: required(of) };
  return either(of, parts(ends));
}

function oneOrList(shape: Shape): Shape {
  return either(shape, listOf(shape, 1));
}

const CHANCE = number(0, 1);
const COUNT_RANGE = range(whole(0, 9999));
const QUOTA_PARTS = { min: CHANCE, max: CHANCE, count: COUNT_RANGE };
const QUOTA = either(CHANCE, parts(QUOTA_PARTS));
const AMOUNT = either(CHANCE, parts({ ...QUOTA_PARTS, byRound: listOf(QUOTA) }));
const RATING = whole(1, 3400);
const POINTS = number(0, 20);

const RATINGS: ShapeOf<RatingConfig> = {
  lowest: RATING,
  highest: RATING,
  distribution: oneOf(['uniform', 'normal', 'low', 'two-groups', 'gaps']),
  gap: COUNT_RANGE,
  unrated: QUOTA,
  list: listOf(whole(0, 3400)),
};

const RATES: ShapeOf<RateConfig> = {
  forfeit: AMOUNT,
  forfeitWin: AMOUNT,
  forfeitLoss: AMOUNT,
  doubleForfeit: AMOUNT,
  drawAgainstLoss: AMOUNT,
  doubleLoss: AMOUNT,
  unratedGame: AMOUNT,
  halfPointBye: AMOUNT,
  zeroPointBye: AMOUNT,
  fullPointBye: AMOUNT,
  withdrawal: AMOUNT,
  comeback: AMOUNT,
  lateEntry: AMOUNT,
};

const POINT_CHOICE = either(oneOf(['1-½-0', '3-1-0']), parts(pointShape(POINTS)));

const FREE: ShapeOf<FreeAcceleration> = { rounds: required(listOf(POINTS)), share: required(CHANCE) };
const ACCELERATION = either(oneOf(['none', 'baku']), parts(FREE));

/** What codes there are the generator says itself. */
const TIE_BREAKS = either(oneOf(['usual']), listOf(either(text, listOf(text))));

const FIELD: ShapeOf<FieldConfig> = {
  titled: CHANCE,
  women: CHANCE,
  federations: dictionaryOf(number(0, 1e9)),
};

const TABLE: ShapeOf<TableConfig> = {
  draw: oneOf(['lot', 'varma', 'numbers']),
  lastTwo: oneOf(['exchanged', 'plain', 'either']),
  cycles: whole(2, 12),
};

const ROSTER_PLAYER: ShapeOf<RosterPlayer> = {
  name: required(text),
  rating: required(orNull(whole(0, 9999))),
  title: text,
  sex: text,
  federation: text,
  fideId: text,
  birthDate: text,
};
