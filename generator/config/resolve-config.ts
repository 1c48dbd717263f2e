import { MOST_TEAMS } from '../../corpus/index.js';
import { defaultEdition, pairsTeams, asDeclared, editionById } from '../../engine/index.js';
import type { Choices, Edition } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import { asRoundRobin, requireNoTable } from '../round-robin/table-config.js';
import { resolveKnownLater } from './known-later-config.js';
import type {
  Acceleration,
  Amount,
  FieldConfig,
  GeneratorConfig,
  GeneratorSystem,
  PointConfig,
  PointPreset,
  Quota,
  Range,
  RateConfig,
  RatingConfig,
  RatingDistribution,
  RosterPlayer,
  Span,
  TableConfig,
} from './config.js';
import { resolveTeams } from '../teams/team-config.js';
import type { ResolvedTeams } from '../teams/team-config.js';
import { ordered, span } from './span.js';
import { resolvePoints } from '../rounds/points.js';
import { requireApplicable, resolveTieBreaks } from '../standings/tie-breaks.js';
import type { TieBreakLists } from '../standings/tie-breaks.js';

/** A configuration in which nothing is left open; it is a valid {@link GeneratorConfig} too. */
export interface ResolvedConfig {
  readonly system: GeneratorSystem;
  /** Absent for other tournaments, so that they are described as they always were. */
  readonly maxi?: true;
  readonly choices?: Choices;
  readonly players: Span;
  readonly rounds: Span;
  readonly ratings: ResolvedRatings;
  readonly strengthSpread: Span;
  readonly rates: { readonly [Rate in keyof RateConfig]-?: ResolvedAmount };
  readonly shuffledNumbers: number;
  readonly initialColour: 'white' | 'black' | 'random';
  /** One of them is drawn for every tournament. */
  readonly points: readonly Required<PointConfig>[];
  readonly acceleration: readonly Acceleration[];
  readonly forbiddenPairs: Span;
  /** Absent for none, so that other tournaments are described as they always were. */
  readonly handPaired?: number;
  /** These too. */
  readonly adjourned?: number;
  readonly corrected?: number;
  readonly renumbered?: number;
  readonly field: Required<FieldConfig>;
  /** What is left out is drawn; absent: all of it. */
  readonly teams?: ResolvedTeams;
  /** Absent where there is none. */
  readonly table?: ResolvedTable;
  readonly tieBreaks: TieBreakLists;
  readonly fullHeader: boolean;
  readonly roster: readonly Required<RosterPlayer>[];
  /** Absent for false, so that files need not say it. */
  readonly atMost?: true;
}

/** Cycles are absent where there are as many as the name of the rules says. */
export type ResolvedTable = Required<Omit<TableConfig, 'cycles'>> & Pick<TableConfig, 'cycles'>;

export interface ResolvedRatings {
  readonly lowest: number;
  readonly highest: number;
  readonly distribution: RatingDistribution;
  readonly gap: Span;
  readonly unrated: ResolvedQuota;
  readonly list: readonly number[];
}

export interface ResolvedQuota extends Span {
  readonly count?: Span;
}

export interface ResolvedAmount extends ResolvedQuota {
  readonly byRound?: readonly ResolvedQuota[];
}

/**
 * Fills in the defaults. Resolving twice changes nothing, and the keys always come in the same order, so that the
 * result printed as JSON is stable. Throws a RangeError for a range whose ends are the wrong way round, for points that
 * contradict each other, for a model of a single player, for what has no place in a round robin, for more teams than
 * a file holds, and for a list of tie-breaks that cannot be read.
 */
export function resolveConfig(asked: GeneratorConfig): ResolvedConfig {
  const kind = robinKind(asked.system ?? '');
  const config = kind === null ? asked : asRoundRobin(asked, kind, listedIn(asked));
  if (kind === null) requireNoTable(asked);
  const roster = (config.roster ?? []).map(resolvePlayer);
  if (roster.length === 1) throw new RangeError('roster: a tournament needs two players');
  const ratings = resolveRatings(config.ratings ?? {});
  if (ratings.list.length === 1) throw new RangeError('ratings.list: a tournament needs two players');
  const listed = roster.length || ratings.list.length;
  if (listed > 0) requireListed(config.players, listed, roster.length > 0 ? 'roster' : 'ratings.list');
  const points = listOf(config.points ?? USUAL_POINTS).map(resolvePoints);
  const acceleration = listOf(config.acceleration ?? USUAL_ACCELERATION).map(resolveAcceleration);
  if (!acceleration.some((method) => method !== 'baku' || points.some(suitBaku)))
    throw new RangeError(
      'acceleration: baku needs points in which a win is worth two draws and a loss nothing',
    );
  const rules = {
    system: config.system ?? defaultEdition.id,
    ...(config.maxi === true ? { maxi: true as const } : {}),
    ...(config.choices === undefined || Object.keys(config.choices).length === 0
      ? {}
      : { choices: config.choices }),
  };
  if (rules.maxi === true && editionOf({ system: rules.system }).forMaxi === undefined)
    throw new RangeError(`maxi: ${rules.system} has no rules for Maxi-tournaments`);
  if (rules.choices !== undefined) checkChoices(rules.system, rules.choices);
  const { handPaired = 0 } = config;
  if (!(handPaired >= 0 && handPaired <= MOST_BY_HAND))
    throw new RangeError(`handPaired: ${handPaired} is not a share from 0 to ${MOST_BY_HAND}`);
  const later = resolveKnownLater(config, kind === null ? editionOf({ ...rules }) : null);
  const teams = resolveTeams(config.teams ?? {});
  const atMost = config.atMost === true;
  const ruledBy = kind ?? editionOf({ ...rules });
  const askedFor = span('players', listed > 0 ? listed : config.players, { min: 20, max: 120 });
  const areTeams = listed === 0 && 'needs' in ruledBy && pairsTeams(ruledBy);
  const players = areTeams ? requireTeams(askedFor, atMost) : askedFor;
  const rounds =
    config.rounds === undefined ? usualRounds(players) : span('rounds', config.rounds, USUAL_ROUNDS);
  // The teams of listed players are fewer than these, and counted when they are drawn.
  if (!atMost && kind === null) requireRounds(players, rounds);
  const tieBreaks = resolveTieBreaks(config.tieBreaks ?? 'usual');
  requireApplicable(tieBreaks, ruledBy);
  const { system, ...declared } = rules;
  return {
    system,
    ...declared,
    players,
    rounds,
    ratings,
    strengthSpread: span('strengthSpread', config.strengthSpread, { min: 0, max: 0 }),
    rates: resolveRates(config.rates ?? {}),
    shuffledNumbers: config.shuffledNumbers ?? 0.2,
    initialColour: config.initialColour ?? 'random',
    points,
    acceleration,
    forbiddenPairs: span('forbiddenPairs', config.forbiddenPairs, { min: 0, max: 2 }),
    ...(handPaired === 0 ? {} : { handPaired }),
    ...later,
    field: resolveField(config.field ?? {}),
    ...(Object.keys(teams).length === 0 ? {} : { teams }),
    ...(kind === null ? {} : { table: { draw: 'lot', lastTwo: 'either', ...config.table } }),
    tieBreaks,
    fullHeader: config.fullHeader ?? true,
    roster,
    ...(atMost ? { atMost } : {}),
  };
}

/** Players that are listed one by one. */
function listedIn({ roster = [], ratings = {} }: GeneratorConfig): number {
  return roster.length || (ratings.list ?? []).length;
}

const USUAL_ROUNDS = { min: 5, max: 11 };

/** Of more rounds nothing would be left that follows the rules for a while. */
const MOST_BY_HAND = 0.3;

/** Nobody asked for a number of rounds: few players play as many as they can. */
function usualRounds(players: Span): Span {
  const most = Math.max(1, players.max - 1);
  return { min: Math.min(USUAL_ROUNDS.min, most), max: Math.min(USUAL_ROUNDS.max, most) };
}

/** Ordinary tournaments remain by far the most. */
const USUAL_POINTS = [...new Array<PointPreset>(19).fill('1-½-0'), '3-1-0' as const];

const USUAL_ACCELERATION = [...new Array<Acceleration>(19).fill('none'), 'baku' as const];

/** Nobody meets another player twice. */
function requireRounds(players: Span, rounds: Span): void {
  if (rounds.min < players.max) return;
  const [few, most] = [players.max, Math.max(1, players.max - 1)];
  throw new RangeError(
    `rounds: ${few} players can play ${most} ${most === 1 ? 'round' : 'rounds'} at most, and ${rounds.min} are asked for; possible: rounds ${most}, or players ${rounds.min + 1}`,
  );
}

/** The number of teams, where a file has room for them; of "at most" so many there are as many as it has room for. */
function requireTeams({ min, max }: Span, atMost: boolean): Span {
  if (min <= MOST_TEAMS) return { min, max };
  if (atMost) return { min: MOST_TEAMS, max: MOST_TEAMS };
  throw new RangeError(
    `players: ${min} teams are asked for, and the records of teams have room for ${MOST_TEAMS}; possible: players ${MOST_TEAMS}`,
  );
}

/** A single number of players beside a list of them must be that of the list; a range gives way to the list. */
function requireListed(players: Range | undefined, listed: number, key: string): void {
  const asked = players === undefined ? null : span('players', players, { min: listed, max: listed });
  if (asked === null || asked.min < asked.max || asked.min === listed) return;
  throw new RangeError(
    `players: ${asked.min} are asked for, and ${key} has ${listed}; possible: players ${listed}, or a list of ${asked.min}`,
  );
}

function checkChoices(system: GeneratorSystem, choices: Choices): void {
  try {
    editionOf({ system, choices });
  } catch (error) {
    throw error instanceof RangeError ? new RangeError(`choices: ${error.message}`) : error;
  }
}

/** True where the premise of the Baku Acceleration holds. */
export function suitBaku({ win, draw, loss }: Required<PointConfig>): boolean {
  return win === 2 * draw && loss === 0;
}

function resolveRates(rates: RateConfig): ResolvedConfig['rates'] {
  return {
    forfeit: amount('forfeit', rates.forfeit, 0.03),
    forfeitWin: amount('forfeitWin', rates.forfeitWin, 0),
    forfeitLoss: amount('forfeitLoss', rates.forfeitLoss, 0),
    doubleForfeit: amount('doubleForfeit', rates.doubleForfeit, 0.003),
    drawAgainstLoss: amount('drawAgainstLoss', rates.drawAgainstLoss, 0.001),
    doubleLoss: amount('doubleLoss', rates.doubleLoss, 0.001),
    unratedGame: amount('unratedGame', rates.unratedGame, 0.001),
    halfPointBye: amount('halfPointBye', rates.halfPointBye, 0.03),
    zeroPointBye: amount('zeroPointBye', rates.zeroPointBye, 0.02),
    fullPointBye: amount('fullPointBye', rates.fullPointBye, 0.005),
    withdrawal: amount('withdrawal', rates.withdrawal, 0.01),
    comeback: amount('comeback', rates.comeback, 0),
    lateEntry: amount('lateEntry', rates.lateEntry, 0.05),
  };
}

/** @param most the default is a chance from 0 to this. */
function amount(rate: keyof RateConfig, value: Amount | undefined, most: number): ResolvedAmount {
  const key = `rates.${rate}`;
  const whole = quota(key, value, most);
  if (typeof value !== 'object' || value.byRound === undefined) return whole;
  const byRound = value.byRound.map((part, index) => quota(`${key}.byRound.${index}`, part, 0));
  return { ...whole, byRound };
}

/** Who asks for a number or a list, and says nothing of a chance, wants none. */
function quota(key: string, value: Quota | undefined, most: number): ResolvedQuota {
  if (typeof value !== 'object') return span(key, value, { min: 0, max: most });
  const { min, max, count } = value;
  if ((min === undefined) !== (max === undefined)) throw new RangeError(`${key}: a chance has min and max`);
  const chance = ordered(key, min ?? 0, max ?? 0);
  return count === undefined ? chance : { ...chance, count: span(`${key}.count`, count, { min: 0, max: 0 }) };
}

function resolveRatings(config: RatingConfig): ResolvedRatings {
  const { min, max } = ordered('ratings', config.lowest ?? 1400, config.highest ?? 2500);
  return {
    lowest: min,
    highest: max,
    distribution: config.distribution ?? 'normal',
    gap: span('ratings.gap', config.gap, { min: 0, max: 30 }),
    unrated: quota('ratings.unrated', config.unrated, 0.05),
    list: config.list ?? [],
  };
}

function resolveAcceleration(method: Acceleration): Acceleration {
  return typeof method === 'string' ? method : { rounds: method.rounds, share: method.share };
}

/** The federations in the order of their codes: the draws must not depend on the order of the keys. */
function resolveField({
  titled = 0.7,
  women = 0.15,
  federations = FEDERATIONS,
}: FieldConfig): Required<FieldConfig> {
  const sorted = Object.entries(federations).sort(([a], [b]) => (a < b ? -1 : 1));
  return { titled, women, federations: Object.fromEntries(sorted) };
}

/** Blanks around a text are lost in a file. */
function resolvePlayer(player: RosterPlayer): Required<RosterPlayer> {
  const { name, rating, title = '', sex = '', federation = '', fideId = '', birthDate = '' } = player;
  return {
    name: name.trim(),
    rating,
    title: title.trim(),
    sex,
    federation: federation.trim(),
    fideId,
    birthDate,
  };
}

function listOf<T extends string | object>(one: T | readonly T[]): readonly T[] {
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
}

const FEDERATIONS: Readonly<Record<string, number>> = {
  ARG: 2,
  ARM: 3,
  AUT: 3,
  BRA: 2,
  CHN: 3,
  CZE: 4,
  ENG: 4,
  ESP: 5,
  FRA: 5,
  GEO: 3,
  GER: 8,
  HUN: 4,
  IND: 8,
  ITA: 4,
  NED: 4,
  NOR: 2,
  POL: 5,
  SRB: 3,
  SUI: 2,
  TUR: 4,
  UKR: 4,
  USA: 4,
};

/**
 * The edition of a configuration. Throws a RangeError for one that this version does not have, or that has no rules for
 * Maxi-tournaments where those are wanted, or leaves no such choice.
 */
export function editionOf({ system, maxi = false, choices = {} }: GeneratorConfig & RequiredSystem): Edition {
  const edition = editionById(system);
  if (robinKind(system) !== null)
    throw new RangeError(`a ${system} has a table instead of an edition of rules`);
  if (edition === null) throw new RangeError(`there is no edition ${system}`);
  return asDeclared(edition, { isMaxi: maxi, reading: null, choices });
}

interface RequiredSystem {
  readonly system: GeneratorSystem;
}
