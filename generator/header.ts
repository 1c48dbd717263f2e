import { isRated, defaultEdition } from '../engine/index.js';
import type { TieBreakItem, Edition } from '../engine/index.js';
import type { HeaderRecord } from '../corpus/index.js';
import { drawFederation, lotsOf } from './players/people.js';
import type { Entrant } from './players/players.js';
import type { Random } from './random.js';
import type { ResolvedConfig } from './config/resolve-config.js';
import { tieBreakRecord } from './standings/tie-breaks.js';
import { robinKind } from '../engine/round-robin/index.js';
import { editionOf } from './config/resolve-config.js';

/** What is drawn of a tournament besides its players and games. */
export interface Occasion {
  /** ISO date. */
  readonly start: string;
  readonly federation: string;
}

/**
 * Within the days on which the edition is in force, so that a program that goes by the date takes it too; before all
 * days that this version knows for an edition that is never taken by date, so that nobody takes another one.
 */
export function drawOccasion(random: Random, settings: ResolvedConfig): Occasion {
  const { from, until } = eventRulesOf(settings);
  const latest = from === null ? LATEST_START : until === null ? LATEST_OF_TODAY : daysBetween(from, until);
  const start = addDays(from ?? BEFORE_ALL_DATES, random.integer(0, latest));
  return { start, federation: drawFederation(random, lotsOf(settings.field.federations)) };
}

/** Record 192. */
export function systemCodeOf(settings: ResolvedConfig, isBaku: boolean): string {
  return eventRulesOf(settings).code + (isBaku ? '_BAKU' : '');
}

/** The records about the event as a whole; a round a day. */
export function headerOf(
  settings: ResolvedConfig,
  name: string,
  { start, federation }: Occasion,
  entrants: readonly Entrant[],
  totalRounds: number,
  tieBreaks: readonly TieBreakItem[],
): HeaderRecord[] {
  const days = Array.from({ length: totalRounds }, (_, index) => addDays(start, index).replaceAll('-', '/'));
  const rated = entrants.filter(isRated).length;
  const records: (readonly [tag: string, text: string, isForReport?: true])[] = [
    ['012', name],
    ['022', 'Simulation', true],
    ['032', federation, true],
    ['042', days[0]],
    ['052', days[totalRounds - 1], true],
    ['062', String(entrants.length)],
    ['072', String(rated)],
    ['092', eventRulesOf(settings).title],
    ['102', 'Arbiter, Chief', true],
    ['112', 'Arbiter, Deputy', true],
    ['122', '90 minutes, 30 seconds more for every move', true],
    // Eight positions from 92 on, then every ten.
    ['132', ' '.repeat(87) + days.map((day) => day.slice(2)).join('  '), true],
    ['182', 'swissproof'],
    tieBreakRecord(tieBreaks),
    ['222', '5400+30', true],
  ];
  return records
    .filter(([, text, isForReport]) => text !== '' && (settings.fullHeader || isForReport !== true))
    .map(([tag, text]) => ({ tag, text }));
}

/** In days after the first day of an edition that is never taken by date. */
const LATEST_START = 3000;

/** In days after the first day of an edition in force: nobody holds events of years to come. */
const LATEST_OF_TODAY = 180;

const BEFORE_ALL_DATES = '2000-01-01';

/** What a file tells of the rules of its event: the days in force, the code and the title. A round robin is of today. */
function eventRulesOf(
  settings: Pick<ResolvedConfig, 'system' | 'maxi' | 'choices' | 'table'>,
): Pick<Edition, 'from' | 'until' | 'code' | 'title'> {
  const kind = robinKind(settings.system);
  if (kind === null) return editionOf(settings);
  const { cycles } = settings.table ?? {};
  const rules = { from: defaultEdition.from, until: null };
  // Neither the handbook nor ETT26 has a name for more than two cycles.
  if (cycles !== undefined)
    return {
      ...rules,
      code: `BERGER_ROUNDROBIN_G${cycles}`,
      title: `Individual: Round-Robin, ${cycles} cycles`,
    };
  return { ...rules, code: kind.code, title: kind.title };
}

/** A day some days after another one, both as ISO dates (YYYY-MM-DD). */
export function addDays(day: string, days: number): string {
  return dayOf(numberOf(day) + days);
}

/** How many days after the first of two ISO dates the second one is. */
export function daysBetween(first: string, second: string): number {
  return numberOf(second) - numberOf(first);
}

/** Days since 1 March of the year 0, from which on leap days end the years. */
function numberOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  const shifted = (month + 9) % 12;
  const years = month < 3 ? year - 1 : year;
  return daysBefore(years) + daysBeforeMonth(shifted) + date - 1;
}

function dayOf(number: number): string {
  let years = Math.floor(number / 366);
  while (daysBefore(years + 1) <= number) years++;
  const rest = number - daysBefore(years);
  let shifted = 11;
  while (daysBeforeMonth(shifted) > rest) shifted--;
  const month = ((shifted + 2) % 12) + 1;
  const parts = [month < 3 ? years + 1 : years, month, rest - daysBeforeMonth(shifted) + 1];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function daysBefore(years: number): number {
  return 365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
}

/** Months are counted from March, 0. */
function daysBeforeMonth(month: number): number {
  return Math.floor((153 * month + 2) / 5);
}
